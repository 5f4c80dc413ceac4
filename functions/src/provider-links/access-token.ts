import { randomInt } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { LinkedProvider } from '@tasuki/domain/people/provider';
import { OAUTH_LIMITS, GrantRefused } from '../integrations/oauth/provider-fetch.ts';
import { garminApplication } from '../integrations/oauth/garmin-oauth.ts';
import { stravaApplication } from '../integrations/oauth/strava-oauth.ts';
import { refreshTokens, type ProviderTokens } from '../integrations/oauth/token-exchange.ts';
import { logWarning } from '../platform/log.ts';
import type { ProviderConfigurations } from '../platform/provider-configuration.ts';
import { watchUntil } from '../platform/watch-until.ts';
import type { ProviderSecret, StoredLink } from './stored-link.ts';

export interface AccessTokenDependencies {
  firestore: Firestore;
  providers: ProviderConfigurations;
  now: () => Date;
}

/** A token that ends sooner than this is renewed first. Garmin asks for ten minutes. */
const MARGIN_SECONDS = 600;
/** Longer than asking and writing take: afterwards the holder is dead. */
const LEASE_SECONDS = 2 * OAUTH_LIMITS.answerSeconds;
/** Who waits looks for themselves now and then, should a watch fall silent. */
const WATCH_SECONDS = 2;
/** Each holder's failure or success ends a round for those who wait, and so does each look. */
const ROUNDS = 8 + LEASE_SECONDS / WATCH_SECONDS;

/**
 * The one way to a token: a good access token for the person's account at a provider. Whoever
 * finds it ended renews it; all others, in whatever process, wait for that one's.
 *
 * The new refresh token is written before the new access token is given to anybody. Who dies
 * between the provider's answer and that loses it: then the old one is tried again, and where
 * the provider takes that no more, the link is `expired` until the person links again.
 *
 * @throws TasukiFailure 'provider/link-expired', 'provider/not-offered', 'provider/rate-limited',
 *   'provider/unreachable'
 */
export async function accessToken(
  uid: string,
  provider: LinkedProvider,
  dependencies: AccessTokenDependencies,
): Promise<string> {
  return goodToken(uid, provider, dependencies, false);
}

/** The same for who takes the link apart, who alone may still use it; throws as {@link accessToken}. */
export async function closingAccessToken(
  uid: string,
  provider: LinkedProvider,
  dependencies: AccessTokenDependencies,
): Promise<string> {
  return goodToken(uid, provider, dependencies, true);
}

/**
 * Another token after the provider refused one, to be tried once.
 *
 * @param refused the token that was refused
 * @throws as {@link accessToken}; 'provider/link-expired' where the person took their consent back
 */
export async function renewedAccessToken(
  uid: string,
  provider: LinkedProvider,
  refused: string,
  dependencies: AccessTokenDependencies,
): Promise<string> {
  const reference = secretReference(dependencies.firestore, provider, uid);
  await dependencies.firestore.runTransaction(async (transaction) => {
    const secret = (await transaction.get(reference)).data() as ProviderSecret | undefined;
    if (secret?.accessToken !== refused) return;
    transaction.update(reference, { expiresAt: Timestamp.fromMillis(0) });
  });
  return accessToken(uid, provider, dependencies);
}

async function goodToken(
  uid: string,
  provider: LinkedProvider,
  dependencies: AccessTokenDependencies,
  mayBeClosed: boolean,
): Promise<string> {
  const { firestore, now } = dependencies;
  const reference = secretReference(firestore, provider, uid);
  let waitedFor: string | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const snapshot = await reference.get();
    const secret = usableSecret(snapshot, mayBeClosed);
    const time = now().getTime();
    if (secret.expiresAt.toMillis() > time + MARGIN_SECONDS * 1000) return secret.accessToken;
    const held = secret.refreshingUntil;
    const remaining = (held?.toMillis() ?? 0) - time;
    if (held !== null && remaining > 0) {
      waitedFor = secret.refreshToken;
      await watchUntil(reference, (current) => hasEnded(current, held), {
        milliseconds: Math.min(remaining, WATCH_SECONDS * 1000),
        signal: new AbortController().signal,
      });
      continue;
    }
    if (secret.refreshingUntil === null && waitedFor === secret.refreshToken) {
      // The one who asked got nothing. So many asking again would only be a burden.
      throw new TasukiFailure('provider/unreachable', { message: 'no new token for who waited' });
    }
    const lease = newLease(time);
    if (!(await takeLease(snapshot, lease))) continue;
    const renewed = await renew(secret, lease, reference, dependencies);
    if (renewed !== null) return renewed;
  }
  throw new TasukiFailure('provider/unreachable', { message: 'others were renewing all the time' });
}

function secretReference(
  firestore: Firestore,
  provider: LinkedProvider,
  uid: string,
): DocumentReference {
  return firestore.doc(firestorePaths.providerSecret(provider, uid));
}

/** @throws TasukiFailure 'provider/link-expired' where there is none that may be used */
function usableSecret(snapshot: DocumentSnapshot, mayBeClosed: boolean): ProviderSecret {
  const secret = snapshot.data() as ProviderSecret | undefined;
  if (!secret || secret.refusedAt !== null || (secret.closedAt !== null && !mayBeClosed)) {
    throw new TasukiFailure('provider/link-expired');
  }
  return secret;
}

/** The lease that somebody waits for is over, or there is nothing to wait for. */
function hasEnded(snapshot: DocumentSnapshot, lease: Timestamp): boolean {
  const secret = snapshot.data() as ProviderSecret | undefined;
  return secret?.refreshingUntil?.isEqual(lease) !== true;
}

/** The end of a lease that begins now, to the microsecond: by it the holder knows their own. */
function newLease(timeMilliseconds: number): Timestamp {
  const seconds = Math.ceil(timeMilliseconds / 1000) + LEASE_SECONDS;
  return new Timestamp(seconds, randomInt(1_000_000) * 1000);
}

/** gRPC: gone, or changed since it was read. */
const OVERTAKEN: readonly unknown[] = [5, 9];

/** @returns false when somebody else wrote in between */
async function takeLease(snapshot: DocumentSnapshot, lease: Timestamp): Promise<boolean> {
  try {
    await snapshot.ref.update(
      { refreshingUntil: lease },
      snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {},
    );
    return true;
  } catch (cause) {
    if (!OVERTAKEN.includes((cause as { code?: unknown }).code)) throw cause;
    // A write whose answer was lost is sent again, and then finds itself in its way.
    return !hasEnded(await snapshot.ref.get(), lease);
  }
}

/** @returns null when somebody else's tokens came in between: look again */
async function renew(
  secret: ProviderSecret,
  lease: Timestamp,
  reference: DocumentReference,
  { firestore, providers, now }: AccessTokenDependencies,
): Promise<string | null> {
  let tokens: ProviderTokens;
  try {
    tokens = await askForTokens(secret, providers, now());
  } catch (cause) {
    if (cause instanceof GrantRefused) {
      await expireLink(secret, lease, reference, { firestore, now });
      return null;
    }
    await letGo(secret, lease, reference, firestore);
    throw cause;
  }
  return (await storeTokens(secret, tokens, reference, { firestore, now }))
    ? tokens.accessToken
    : null;
}

/** @throws GrantRefused and TasukiFailure as the provider answers; 'provider/not-offered' */
async function askForTokens(
  { provider, refreshToken }: ProviderSecret,
  { strava, garmin }: ProviderConfigurations,
  now: Date,
): Promise<ProviderTokens> {
  if (provider === 'strava' && strava) {
    return refreshTokens(stravaApplication(strava), refreshToken, now);
  }
  if (provider === 'garmin' && garmin) {
    return refreshTokens(garminApplication(garmin), refreshToken, now);
  }
  throw new TasukiFailure('provider/not-offered');
}

/**
 * Writes the new tokens wherever the old refresh token still stands, be the lease over or not:
 * they are the only ones that are good. One who came later, was refused with the old token and
 * thought that the link had expired, is put right.
 *
 * @returns false when other tokens stand there by now
 */
async function storeTokens(
  secret: ProviderSecret,
  tokens: ProviderTokens,
  reference: DocumentReference,
  { firestore, now }: Pick<AccessTokenDependencies, 'firestore' | 'now'>,
): Promise<boolean> {
  const link = firestore.doc(firestorePaths.link(secret.uid, secret.provider));
  return firestore.runTransaction(async (transaction) => {
    const current = (await transaction.get(reference)).data() as ProviderSecret | undefined;
    if (current?.refreshToken !== secret.refreshToken) return false;
    const updatedAt = Timestamp.fromDate(now());
    if (current.refusedAt !== null) {
      const { state } = ((await transaction.get(link)).data() ?? {}) as Partial<StoredLink>;
      if (state === 'expired') {
        transaction.update(link, { state: 'connected', lastProblem: null, updatedAt });
      }
    }
    transaction.update(reference, {
      accessToken: tokens.accessToken,
      refreshToken: tokens.refreshToken,
      expiresAt: Timestamp.fromDate(tokens.expiresAt),
      refreshingUntil: null,
      refusedAt: null,
      updatedAt,
    });
    return true;
  });
}

/** Writes that the person has to link again, unless tokens or hands have changed. */
async function expireLink(
  secret: ProviderSecret,
  lease: Timestamp,
  reference: DocumentReference,
  { firestore, now }: Pick<AccessTokenDependencies, 'firestore' | 'now'>,
): Promise<void> {
  const linkReference = firestore.doc(firestorePaths.link(secret.uid, secret.provider));
  await firestore.runTransaction(async (transaction) => {
    const [secretSnapshot, linkSnapshot] = await transaction.getAll(reference, linkReference);
    const current = secretSnapshot?.data() as ProviderSecret | undefined;
    const link = linkSnapshot?.data() as StoredLink | undefined;
    if (!isHeld(current, secret, lease)) return;
    const updatedAt = Timestamp.fromDate(now());
    transaction.update(reference, { refusedAt: updatedAt, refreshingUntil: null, updatedAt });
    if (link?.state !== 'connected') return;
    transaction.update(linkReference, {
      state: 'expired',
      lastProblem: 'token-refused',
      updatedAt,
    });
  });
}

/** Lets others try; where that fails, they wait until the lease is over. */
async function letGo(
  secret: ProviderSecret,
  lease: Timestamp,
  reference: DocumentReference,
  firestore: Firestore,
): Promise<void> {
  try {
    await firestore.runTransaction(async (transaction) => {
      const current = (await transaction.get(reference)).data() as ProviderSecret | undefined;
      if (isHeld(current, secret, lease)) transaction.update(reference, { refreshingUntil: null });
    });
  } catch (cause) {
    logWarning('lease on tokens not let go', { provider: secret.provider }, cause);
  }
}

function isHeld(
  current: ProviderSecret | undefined,
  secret: ProviderSecret,
  lease: Timestamp,
): boolean {
  return (
    current?.refreshToken === secret.refreshToken &&
    current.refreshingUntil?.isEqual(lease) === true
  );
}
