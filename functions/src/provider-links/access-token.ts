import { randomInt } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { OAUTH_LIMITS, GrantRefused } from '../integrations/oauth/provider-fetch.ts';
import { garminApplication } from '../integrations/oauth/garmin-oauth.ts';
import { stravaApplication } from '../integrations/oauth/strava-oauth.ts';
import { refreshTokens, type ProviderTokens } from '../integrations/oauth/token-exchange.ts';
import { logFailure, logWarning } from '../platform/log.ts';
import type { ProviderConfigurations } from '../platform/provider-configuration.ts';
import { ProviderFailure } from '../platform/provider-failure.ts';
import { watchUntil } from '../platform/firestore/watch-until.ts';
import { isChangedOrGone, isOutcomeUnknown } from '../platform/firestore/write-conflicts.ts';
import { sealTokens, TokensUnreadable, type DataKey } from '../provider-tokens/sealed-tokens.ts';
import type { TokenVault } from '../provider-tokens/token-vault.ts';
import { readTokens, type ReadableTokens } from './read-tokens.ts';
import {
  generationOf,
  newGeneration,
  WITHOUT_CLEAR_TOKENS,
  type StoredLink,
  type StoredProviderSecret,
  storedLink,
  storedProviderSecret,
} from './stored-link.ts';

export interface AccessTokenDependencies {
  firestore: Firestore;
  providers: ProviderConfigurations;
  vault: TokenVault;
  now: () => Date;
}

/** A token that ends sooner than this is renewed first. Garmin asks for ten minutes. */
const MARGIN_SECONDS = 600;
/** Longer than asking and writing take: afterwards the holder is dead. */
const LEASE_SECONDS = 2 * OAUTH_LIMITS.answerSeconds;
/** A waiting call also reads the document itself now and then, in case a watch brings nothing. */
const WATCH_SECONDS = 2;
/** Each holder's failure or success ends a round for those who wait, and so does each look. */
const ROUNDS = 8 + LEASE_SECONDS / WATCH_SECONDS;

/**
 * The one way to a token: a good access token for the person's account at a provider. The call that
 * finds it ended renews it; all others, in whatever process, wait for its token.
 *
 * The new refresh token is written before the new access token is given to anybody. A holder that
 * dies in between loses it. Then the old one is tried again. Where the provider takes that no more,
 * the link is `expired` until the person links again.
 *
 * Tokens are stored encrypted. The data key is there before the provider is asked. So no outage of
 * the key service can lose tokens that the provider has just given.
 *
 * @throws TasukiFailure 'provider/link-expired', 'provider/not-offered', 'provider/rate-limited',
 *   'provider/unreachable'
 */
export async function accessToken(
  uid: string,
  provider: LinkedProvider,
  dependencies: AccessTokenDependencies,
): Promise<string> {
  return goodToken(uid, provider, dependencies, { mayBeClosed: false });
}

/** The same for who takes the link apart, who alone may still use it; throws as {@link accessToken}. */
export async function closingAccessToken(
  uid: string,
  provider: LinkedProvider,
  dependencies: AccessTokenDependencies,
): Promise<string> {
  return goodToken(uid, provider, dependencies, { mayBeClosed: true });
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
  const { firestore } = dependencies;
  const reference = secretReference(firestore, provider, uid);
  const secret = storedProviderSecret(await reference.get());
  if (secret && secret.refusedAt === null) {
    const { tokens, generation } = await readTokensOrExpire(uid, provider, secret, dependencies);
    if (tokens.accessToken === refused) await declareExpired(reference, generation, firestore);
  }
  return accessToken(uid, provider, dependencies);
}

/** Has the access token count as run out, unless there are other tokens by now. */
async function declareExpired(
  reference: DocumentReference,
  generation: string,
  firestore: Firestore,
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const current = storedProviderSecret(await transaction.get(reference));
    if (!current || generationOf(current) !== generation) return;
    transaction.update(reference, { expiresAt: Timestamp.fromMillis(0) });
  });
}

async function goodToken(
  uid: string,
  provider: LinkedProvider,
  dependencies: AccessTokenDependencies,
  { mayBeClosed }: { mayBeClosed: boolean },
): Promise<string> {
  const { firestore, vault, now } = dependencies;
  const reference = secretReference(firestore, provider, uid);
  let waitedFor: string | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const snapshot = await reference.get();
    const secret = usableSecret(snapshot, mayBeClosed);
    const readable = await readTokensOrExpire(uid, provider, secret, dependencies);
    const time = now().getTime();
    if (secret.expiresAt.toMillis() > time + MARGIN_SECONDS * 1000) {
      return readable.tokens.accessToken;
    }
    const held = secret.refreshingUntil;
    const remaining = (held?.toMillis() ?? 0) - time;
    if (held !== null && remaining > 0) {
      waitedFor = readable.generation;
      await watchUntil(reference, (current) => hasEnded(current, held), {
        milliseconds: Math.min(remaining, WATCH_SECONDS * 1000),
        signal: new AbortController().signal,
      });
      continue;
    }
    if (secret.refreshingUntil === null && waitedFor === readable.generation) {
      // The call that renewed got nothing. If all waiting calls asked again, they would only be a
      // burden.
      throw new ProviderFailure('provider/unreachable', { message: 'no new token for who waited' });
    }
    const dataKey = readable.dataKey ?? (await vault.newDataKey());
    const lease = newLease(time);
    if (!(await takeLease(snapshot, lease))) continue;
    const renewed = await renew({ ...readable, dataKey }, lease, reference, dependencies);
    if (renewed !== null) return renewed;
  }
  throw new ProviderFailure('provider/unreachable', {
    message: 'others were renewing all the time',
  });
}

function secretReference(
  firestore: Firestore,
  provider: LinkedProvider,
  uid: string,
): DocumentReference {
  return firestore.doc(firestorePaths.providerSecret(provider, uid));
}

/** @throws TasukiFailure 'provider/link-expired' where there is none that may be used */
function usableSecret(snapshot: DocumentSnapshot, mayBeClosed: boolean): StoredProviderSecret {
  const secret = storedProviderSecret(snapshot);
  if (!secret || secret.refusedAt !== null || (secret.closedAt !== null && !mayBeClosed)) {
    throw new TasukiFailure('provider/link-expired');
  }
  return secret;
}

/**
 * Decrypts stored tokens. Those that cannot be read end the link, so that its person sees that they
 * must link again. An outage of the key service ends nothing.
 */
async function readTokensOrExpire(
  uid: string,
  provider: LinkedProvider,
  secret: StoredProviderSecret,
  dependencies: AccessTokenDependencies,
): Promise<ReadableTokens> {
  try {
    return await readTokens({ uid, provider }, secret, dependencies);
  } catch (cause) {
    if (cause instanceof TokensUnreadable) {
      logFailure('stored tokens not readable', { uid, provider }, cause);
      const generation = generationOf(secret);
      await expireLink({ uid, provider, generation, lease: secret.refreshingUntil }, dependencies);
    }
    throw cause;
  }
}

/** The lease that somebody waits for is over, or there is nothing to wait for. */
function hasEnded(snapshot: DocumentSnapshot, lease: Timestamp): boolean {
  const secret = storedProviderSecret(snapshot);
  return secret?.refreshingUntil?.isEqual(lease) !== true;
}

/** The end of a lease that begins now, to the microsecond: by it the holder knows their own. */
function newLease(timeMilliseconds: number): Timestamp {
  const seconds = Math.ceil(timeMilliseconds / 1000) + LEASE_SECONDS;
  return new Timestamp(seconds, randomInt(1_000_000) * 1000);
}

/** @returns false when somebody else wrote in between */
async function takeLease(snapshot: DocumentSnapshot, lease: Timestamp): Promise<boolean> {
  try {
    await snapshot.ref.update(
      { refreshingUntil: lease },
      snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {},
    );
    return true;
  } catch (cause) {
    if (!isChangedOrGone(cause) && !isOutcomeUnknown(cause)) throw cause;
    // A write whose answer was lost is sent again, and then finds itself in its way. Without an answer
    // it may stand or not.
    return !hasEnded(await snapshot.ref.get(), lease);
  }
}

type TokensToRenew = ReadableTokens & { dataKey: DataKey };

/** @returns null when somebody else's tokens came in between: look again */
async function renew(
  old: TokensToRenew,
  lease: Timestamp,
  reference: DocumentReference,
  dependencies: AccessTokenDependencies,
): Promise<string | null> {
  const { firestore, providers, now } = dependencies;
  const { owner, generation } = old;
  let tokens: ProviderTokens;
  try {
    tokens = await askForTokens(old, providers, now());
  } catch (cause) {
    if (cause instanceof GrantRefused) {
      await expireLink({ ...owner, generation, lease }, dependencies);
      return null;
    }
    await releaseLease(old, lease, reference, firestore);
    throw cause;
  }
  return (await storeTokens(old, tokens, reference, dependencies)) ? tokens.accessToken : null;
}

/** @throws GrantRefused and TasukiFailure as the provider answers; 'provider/not-offered' */
async function askForTokens(
  { owner: { provider }, tokens: { refreshToken } }: ReadableTokens,
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
 * Writes the new tokens wherever the old ones still stand, be the lease over or not: they are the
 * only ones that are good. The old ones may have been encrypted anew meanwhile. One who came later,
 * was refused with the old token and thought that the link had expired, is put right.
 *
 * @returns false when other tokens stand there by now
 */
async function storeTokens(
  { owner, generation, dataKey }: TokensToRenew,
  tokens: ProviderTokens,
  reference: DocumentReference,
  { firestore, now }: Pick<AccessTokenDependencies, 'firestore' | 'now'>,
): Promise<boolean> {
  const link = firestore.doc(firestorePaths.link(owner.uid, owner.provider));
  const sealedTokens = sealTokens(owner, tokens, dataKey);
  const nextGeneration = newGeneration();
  return firestore.runTransaction(async (transaction) => {
    const current = storedProviderSecret(await transaction.get(reference));
    if (!current || generationOf(current) !== generation) return false;
    const updatedAt = Timestamp.fromDate(now());
    if (current.refusedAt !== null) {
      const { state } = ((await transaction.get(link)).data() ?? {}) as Partial<StoredLink>;
      if (state === 'expired') {
        transaction.update(link, { state: 'connected', lastProblem: null, updatedAt });
      }
    }
    transaction.update(reference, {
      sealedTokens,
      generation: nextGeneration,
      ...WITHOUT_CLEAR_TOKENS,
      expiresAt: Timestamp.fromDate(tokens.expiresAt),
      refreshingUntil: null,
      refusedAt: null,
      updatedAt,
    });
    return true;
  });
}

/** Writes that the person has to link again, unless tokens or lease have changed. */
async function expireLink(
  {
    uid,
    provider,
    ...known
  }: { uid: string; provider: LinkedProvider; generation: string; lease: Timestamp | null },
  { firestore, now }: Pick<AccessTokenDependencies, 'firestore' | 'now'>,
): Promise<void> {
  const reference = secretReference(firestore, provider, uid);
  const linkReference = firestore.doc(firestorePaths.link(uid, provider));
  await firestore.runTransaction(async (transaction) => {
    const [secretSnapshot, linkSnapshot] = await transaction.getAll(reference, linkReference);
    const current = storedProviderSecret(secretSnapshot);
    const link = storedLink(linkSnapshot);
    if (!isHeld(current, known)) return;
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
async function releaseLease(
  { owner: { provider }, generation }: ReadableTokens,
  lease: Timestamp,
  reference: DocumentReference,
  firestore: Firestore,
): Promise<void> {
  try {
    await firestore.runTransaction(async (transaction) => {
      const current = storedProviderSecret(await transaction.get(reference));
      if (isHeld(current, { generation, lease })) {
        transaction.update(reference, { refreshingUntil: null });
      }
    });
  } catch (cause) {
    logWarning('lease on tokens not released', { provider }, cause);
  }
}

function isHeld(
  current: StoredProviderSecret | undefined,
  { generation, lease }: { generation: string; lease: Timestamp | null },
): boolean {
  if (!current || generationOf(current) !== generation) return false;
  const held = current.refreshingUntil;
  return lease === null ? held === null : held?.isEqual(lease) === true;
}
