import { randomBytes } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { NO_EMAIL_DOMAIN } from '@tasuki/domain/accounts/previous-account';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { missingScopes, refusedScopes } from '@tasuki/domain/provider-links/provider';
import type { ProviderSignInResult } from '@tasuki/domain/sign-in/provider-sign-in';
import { isNoUser } from '../permissions/is-no-user.ts';
import { logWarning } from '../platform/log.ts';
import {
  freeAccount,
  makeLink,
  type GrantedAccount,
  type LinkCircumstances,
} from '../provider-links/make-link.ts';
import {
  storedLink,
  type StoredLink,
  type StoredProviderAccount,
  storedProviderAccount,
} from '../provider-links/stored-link.ts';
import { endConsent } from '../provider-links/notify-provider.ts';
import { makeCustomToken } from './make-custom-token.ts';
import { judgeAccount } from '../accounts/judge-account.ts';
import { judgeLinkingSession } from './judge-linking-session.ts';
import { keepLinkedNewcomer } from './newcomer.ts';
import type { ProvenAccount } from './prove-account.ts';
import { hasUnknownPassword } from '../permissions/unknown-password.ts';
import { hasPassword, isOfPreviousOwner, provenEmailOf } from './previous-owner.ts';
import { refuseSomebodyElse } from './refuse-somebody-else.ts';
import type { SignInCaller, SignInDependencies } from './sign-in-dependencies.ts';
import type { SignInState } from './sign-in-state.ts';

/** The longest time between the two writes of a first sign-up. */
const UNFINISHED_MILLISECONDS = 10 * MINUTE_MILLISECONDS;

type ConsentDependencies = Pick<SignInDependencies, 'firestore' | 'auth' | 'providers'>;

/** The person to whom an account at a provider belongs, if any. */
interface Owner {
  account: StoredProviderAccount;
  /** null = not made yet, or gone. */
  user: UserRecord | null;
  hasProfile: boolean;
  isUnlinking: boolean;
}

/**
 * Ends a sign-in by Strava or Garmin, or a link to one. A person without an account is asked for
 * the terms first.
 *
 * @throws TasukiFailure 'auth/user-not-found', 'auth/user-disabled', 'auth/user-mismatch',
 *   'provider/linked-unproven' where the link may be a previous owner's, 'account/session-expired',
 *   and as {@link makeLink}
 */
export async function finishLinkedSignIn(
  proven: ProvenAccount,
  begun: SignInState,
  caller: SignInCaller,
  dependencies: SignInDependencies,
): Promise<ProviderSignInResult> {
  const { intent, uid } = begun;
  const { uid: callerUid, now } = caller;
  try {
    if (intent === 'link') {
      return await link(proven, uid, caller, dependencies);
    }
    const owner = await judgedOwner(proven, now, dependencies);
    refuseSomebodyElse(callerUid, owner?.user ?? null);
    if (owner?.user && !owner.isUnlinking) {
      return await signIn(proven, { account: owner.account, user: owner.user }, now, dependencies);
    }
    if (intent === 'signIn') {
      // A person who proves who they are is signed in, and begins no account.
      if (owner || callerUid !== null) throw new TasukiFailure('auth/user-not-found');
      if (missingScopes(proven.provider, proven.scopes).length > 0) {
        throw new TasukiFailure('provider/missing-scope');
      }
      return await keepLinkedNewcomer(proven, begun, now, dependencies);
    }
    return await signUp(proven, owner, now, dependencies);
  } catch (cause) {
    await forgetStranger(proven, dependencies);
    throw cause;
  }
}

async function link(
  proven: ProvenAccount,
  uid: string | null,
  { provenEmail, sessionGivenAt, now }: SignInCaller,
  dependencies: SignInDependencies,
): Promise<ProviderSignInResult> {
  if (uid === null) throw new TasukiFailure('account/session-expired');
  // A token outlives its account by an hour, and what goes must not take a watch's account along.
  await refuseGone(uid, dependencies);
  await judgeLinkingSession(uid, sessionGivenAt, now, dependencies);
  await livingOwner(proven, now, dependencies);
  await linkAndImport(uid, proven, { condition: null, provenEmail, now }, dependencies);
  const { provider, scopes } = proven;
  return { kind: 'linked', provider, missingScopes: refusedScopes(provider, scopes) };
}

/** The account's owner, after everybody was removed who came by a mail to an unproven address. */
async function judgedOwner(
  proven: ProvenAccount,
  now: Date,
  dependencies: SignInDependencies,
): Promise<Owner | null> {
  const owner = await livingOwner(proven, now, dependencies);
  if (!owner?.user) return owner;
  const judgement = await judgeAccount(owner.user.uid, now, dependencies);
  return judgement === 'admitted' ? owner : livingOwner(proven, now, dependencies);
}

/** @throws TasukiFailure 'account/session-expired', 'auth/user-disabled' where an account is gone or going */
async function refuseGone(uid: string, { auth }: SignInDependencies): Promise<void> {
  const { users } = await auth.getUsers([{ uid }]);
  const [user] = users;
  if (!user) throw new TasukiFailure('account/session-expired');
  if (user.disabled) throw new TasukiFailure('auth/user-disabled');
}

/** Signs in whoever's account it is; the newer tokens renew the link where they are good for it. */
async function signIn(
  proven: ProvenAccount,
  { account, user }: { account: StoredProviderAccount; user: UserRecord },
  now: Date,
  dependencies: SignInDependencies,
): Promise<ProviderSignInResult> {
  const { uid, disabled } = user;
  if (disabled) throw new TasukiFailure('auth/user-disabled');
  const currentEmail = await provenEmailOf(user, dependencies.firestore);
  const isPasswordSet =
    hasPassword(user) && !(await hasUnknownPassword(uid, dependencies.firestore));
  if (isPasswordSet && isOfPreviousOwner(account, user, currentEmail)) {
    // Among the linked accounts it stands with the words that say what to do.
    const link = dependencies.firestore.doc(firestorePaths.link(uid, proven.provider));
    await link.update({ lastProblem: 'linked-unproven', updatedAt: Timestamp.fromDate(now) });
    throw new TasukiFailure('provider/linked-unproven');
  }
  if (missingScopes(proven.provider, proven.scopes).length === 0) {
    try {
      // If no password is set, nobody has set one by mail, so this person proved the address.
      const provenEmail = isPasswordSet ? null : currentEmail;
      const circumstances = { condition: 'still-theirs', provenEmail, now } as const;
      await linkAndImport(uid, proven, circumstances, dependencies);
    } catch (cause) {
      // Data of an ended link is still being deleted; that is no reason to keep its person out.
      const isBusy = cause instanceof TasukiFailure && cause.code === 'provider/still-unlinking';
      if (!isBusy) throw cause;
    }
  }
  return customToken(uid, proven, { isNewAccount: false }, dependencies);
}

/**
 * Makes an account. Its id is written with the link, before Firebase Auth knows it. A call that
 * died in between, or that runs twice at once, finds it there and goes on with the same one.
 */
async function signUp(
  proven: ProvenAccount,
  owner: Owner | null,
  now: Date,
  dependencies: SignInDependencies,
): Promise<ProviderSignInResult> {
  const { auth, newUid } = dependencies;
  if (owner?.isUnlinking) throw new TasukiFailure('provider/still-unlinking');
  let uid = owner?.account.uid ?? newUid();
  try {
    const circumstances = { condition: null, provenEmail: null, now };
    await linkAndImport(uid, proven, circumstances, dependencies);
  } catch (cause) {
    const isTaken = cause instanceof TasukiFailure && cause.code === 'provider/account-in-use';
    const other = isTaken ? await readOwner(proven, dependencies) : null;
    if (!other) throw cause;
    uid = other.account.uid;
  }
  try {
    const email = `${randomBytes(16).toString('hex')}@${NO_EMAIL_DOMAIN}`;
    await auth.createUser({ uid, email });
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== 'auth/uid-already-exists') throw cause;
  }
  await judgeAccount(uid, now, dependencies);
  return customToken(uid, proven, { isNewAccount: true }, dependencies);
}

async function linkAndImport(
  uid: string,
  { provider, accountId, tokens, dataKey, scopes, profile }: ProvenAccount,
  circumstances: LinkCircumstances & { now: Date },
  { firestore, startJob }: SignInDependencies,
): Promise<void> {
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  const granted: GrantedAccount = {
    provider,
    accountId,
    athleteName: name === '' ? null : name,
    tokens,
    dataKey,
    scopes,
  };
  const jobs = await makeLink(uid, granted, circumstances, firestore);
  await Promise.all(jobs.map(async (job) => startJob(job)));
}

/** A token to sign in by, where the link has not ended since it was found. */
async function customToken(
  uid: string,
  { provider, scopes, profile }: ProvenAccount,
  { isNewAccount }: { isNewAccount: boolean },
  { firestore, auth, now }: SignInDependencies,
): Promise<ProviderSignInResult> {
  const givenAt = now();
  const link = await firestore.doc(firestorePaths.link(uid, provider)).get();
  const { state } = (link.data() ?? {}) as Partial<StoredLink>;
  if (state === undefined || state === 'unlinking') throw new TasukiFailure('auth/user-not-found');
  return {
    kind: 'customToken',
    customToken: await makeCustomToken(uid, {}, givenAt, auth),
    isNewAccount,
    profile,
    missingScopes: refusedScopes(provider, scopes),
  };
}

async function readOwner(
  { provider, accountId }: Pick<ProvenAccount, 'provider' | 'accountId'>,
  { firestore, auth }: Pick<SignInDependencies, 'firestore' | 'auth'>,
): Promise<Owner | null> {
  const path = firestorePaths.providerAccount(provider, accountId);
  const account = storedProviderAccount(await firestore.doc(path).get());
  if (!account) return null;
  const [link, profile] = await firestore.getAll(
    firestore.doc(firestorePaths.link(account.uid, provider)),
    firestore.doc(firestorePaths.user(account.uid)),
  );
  const user = await auth.getUser(account.uid).catch((cause: unknown) => {
    if (isNoUser(cause)) return null;
    throw cause;
  });
  return {
    account,
    user,
    hasProfile: profile?.exists === true,
    isUnlinking: storedLink(link)?.state === 'unlinking',
  };
}

/**
 * Finds the account's owner. An account whose owner is gone is freed. A sign-up that was cut off
 * before Firebase Auth knew of it counts as its person's, since it can still be finished.
 */
async function livingOwner(
  proven: ProvenAccount,
  now: Date,
  dependencies: SignInDependencies,
): Promise<Owner | null> {
  const owner = await readOwner(proven, dependencies);
  if (!owner || owner.user) return owner;
  const age = now.getTime() - owner.account.createdAt.toMillis();
  if (!owner.hasProfile && age < UNFINISHED_MILLISECONDS) return owner;
  await freeAccount(owner.account, dependencies.firestore);
  return null;
}

/**
 * Takes the consent of somebody back who has no link here: what was granted a moment ago is
 * of no use to anybody. Where it fails it ends by itself, unused.
 */
export async function forgetStranger(
  proven: ProvenAccount,
  dependencies: ConsentDependencies,
): Promise<void> {
  try {
    await endConsentOfStranger(proven, dependencies);
  } catch (cause) {
    logWarning('consent of a stranger not taken back', { provider: proven.provider }, cause);
  }
}

/**
 * The same, to be repeated where it fails.
 *
 * @throws TasukiFailure 'provider/unreachable', 'provider/rate-limited'
 */
export async function endConsentOfStranger(
  { provider, accountId, tokens }: ProvenAccount,
  dependencies: ConsentDependencies,
): Promise<void> {
  if (await readOwner({ provider, accountId }, dependencies)) return;
  await endConsent(provider, tokens.accessToken, dependencies.providers);
}
