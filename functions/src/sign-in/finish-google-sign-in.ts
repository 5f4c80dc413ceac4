import { randomBytes } from 'node:crypto';
import type { UpdateRequest, UserRecord } from 'firebase-admin/auth';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ProviderSignInResult, SignInIntent } from '@tasuki/domain/sign-in/provider-sign-in';
import type { GoogleClaims } from '@tasuki/domain/accounts/user-account';
import { changeClaims } from '../permissions/change-claims.ts';
import { isNoUser } from '../permissions/is-no-user.ts';
import { exchangeGoogleCode } from '../integrations/oauth/google-oauth.ts';
import type { ReturnedCode } from '../integrations/oauth/token-exchange.ts';
import {
  bindGoogleAccount,
  isGoogleOfPreviousOwner,
  readGoogleAccount,
  type StoredGoogleAccount,
} from './google-account.ts';
import { readAuthAccount } from '../accounts/auth-account.ts';
import { judgeAccount, noteProof } from '../accounts/judge-account.ts';
import { changeAccountState } from '../accounts/write-account-state.ts';
import { judgeLinkingSession } from './judge-linking-session.ts';
import { judgeOtherHolders } from '../accounts/judge-other-holders.ts';
import { hasProvenEmail } from '../permissions/proven-emails.ts';
import { keepGoogleNewcomer, type KnownByGoogle } from './newcomer.ts';
import { makeCustomToken } from './make-custom-token.ts';
import { hasUnknownPassword } from '../permissions/unknown-password.ts';
import { provenEmailOf } from './previous-owner.ts';
import { refuseSomebodyElse } from './refuse-somebody-else.ts';
import { releaseAddress, wasReleased } from '../accounts/release-address.ts';
import type { SignInCaller, SignInDependencies } from './sign-in-dependencies.ts';
import type { SignInState } from './sign-in-state.ts';

/** Somebody may register the address again in the moment in which it is free. */
const ADDRESS_ATTEMPTS = 4;
/** The longest time between the first and the last write of a sign-up. */
const UNFINISHED_MILLISECONDS = 10 * 60_000;

/** Into which account a Google account leads here. */
interface BoundAccount extends Pick<StoredGoogleAccount, 'provenEmail' | 'createdAt'> {
  uid: string;
  /** null = not made yet, or gone. */
  user: UserRecord | null;
  /** The sign-up was cut off a moment ago and can be finished under the same uid. */
  isUnfinished: boolean;
}

/**
 * Ends a sign-in by Google, or a link to it. Google's token is verified here, and the browser signs in
 * by a token of ours. Firebase's own sign-in by Google is switched off, since it merges accounts.
 *
 * - Google's account is bound to an account here: that one.
 * - Nobody has the address: a new account, where a sign-up was asked for.
 * - Another account has the address: its password, watch and data are somebody's who may not be the
 *   owner. So Google never opens it. The person signs in there as before and links Google, or begins
 *   an account of their own (`newAccount`), to which the address goes ({@link releaseAddress}).
 *
 * @throws GrantRefused; TasukiFailure 'provider/email-unverified', 'auth/user-not-found',
 *   'auth/user-disabled', 'auth/user-mismatch', 'auth/email-already-in-use',
 *   'auth/credential-already-in-use', 'account/session-expired', 'provider/address-registered' where
 *   the person must choose, 'provider/linked-unproven' where a previous owner of the account may have
 *   linked it, 'provider/other-account-linked', 'provider/not-offered', 'provider/unreachable',
 *   'provider/rate-limited'
 */
export async function finishGoogleSignIn(
  asked: SignInState & ReturnedCode,
  caller: SignInCaller,
  dependencies: SignInDependencies,
): Promise<ProviderSignInResult> {
  const { google } = dependencies.providers;
  if (!google) throw new TasukiFailure('provider/not-offered');
  const identity = await exchangeGoogleCode(google, asked);
  if (!identity.isEmailVerified) throw new TasukiFailure('provider/email-unverified');
  try {
    return await enterByGoogle(identity, asked, caller, dependencies);
  } catch (cause) {
    const isNew = cause instanceof TasukiFailure && cause.code === 'auth/user-not-found';
    if (!isNew || asked.intent !== 'signIn' || caller.uid !== null) throw cause;
    return await keepGoogleNewcomer(identity, asked, caller.now, dependencies);
  }
}

/** Ends the same for whom Google has named already; throws as {@link finishGoogleSignIn}. */
export async function enterByGoogle(
  identity: KnownByGoogle,
  asked: Pick<SignInState, 'intent' | 'uid'>,
  caller: Pick<SignInCaller, 'uid' | 'provenEmail' | 'sessionGivenAt'>,
  dependencies: SignInDependencies,
): Promise<ProviderSignInResult> {
  const boundAccount = await judgedBoundAccount(identity, dependencies);
  if (asked.intent === 'link') {
    const holder = { ...caller, uid: asked.uid };
    return linkGoogle(holder, identity, boundAccount, dependencies);
  }
  refuseSomebodyElse(caller.uid, boundAccount?.user ?? null);
  if (boundAccount?.user) {
    refuseDisabled(boundAccount.user);
    await refusePreviousOwner(boundAccount, boundAccount.user, dependencies);
    await restoreAddress(boundAccount.user, dependencies);
    return customToken(boundAccount.uid, identity, { isNewAccount: false }, dependencies);
  }
  const uid = await makeAccount(identity, boundAccount, asked.intent, dependencies);
  return customToken(uid, identity, { isNewAccount: true }, dependencies);
}

/**
 * The account that Google leads to, after everybody was removed who came by a mail to an unproven
 * address.
 */
async function judgedBoundAccount(
  identity: KnownByGoogle,
  dependencies: SignInDependencies,
): Promise<BoundAccount | null> {
  const boundAccount = await findBoundAccount(identity, dependencies);
  if (!boundAccount?.user) return boundAccount;
  const judgement = await judgeAccount(boundAccount.uid, dependencies.now(), dependencies);
  return judgement === 'admitted' ? boundAccount : findBoundAccount(identity, dependencies);
}

async function findBoundAccount(
  { subject }: KnownByGoogle,
  { firestore, auth, now }: SignInDependencies,
): Promise<BoundAccount | null> {
  const bound = await readGoogleAccount(subject, firestore);
  if (!bound) return null;
  const { uid, createdAt, provenEmail } = bound;
  const user = await found(auth.getUser(uid));
  if (user) return { uid, user, isUnfinished: false, provenEmail, createdAt };
  const isYoung = now().getTime() - createdAt.toMillis() < UNFINISHED_MILLISECONDS;
  const isUnfinished = isYoung && !(await firestore.doc(firestorePaths.user(uid)).get()).exists;
  return { uid, user: null, isUnfinished, provenEmail, createdAt };
}

async function found(looking: Promise<UserRecord>): Promise<UserRecord | null> {
  return looking.catch((cause: unknown) => {
    if (isNoUser(cause)) return null;
    throw cause;
  });
}

/**
 * Refuses a Google account that was linked under another address, once the owner of the account's
 * address has set a password by mail. Where only one address counts, that one is restored instead.
 */
async function refusePreviousOwner(
  boundAccount: BoundAccount,
  user: UserRecord,
  { firestore }: SignInDependencies,
): Promise<void> {
  if (
    isGoogleOfPreviousOwner(boundAccount, user, await provenEmailOf(user, firestore)) &&
    !(await hasUnknownPassword(user.uid, firestore))
  ) {
    throw new TasukiFailure('provider/linked-unproven');
  }
}

function refuseDisabled({ disabled }: UserRecord): void {
  if (disabled) throw new TasukiFailure('auth/user-disabled');
}

/**
 * Makes an account under the proven address. Its uid is written with the binding, before Firebase
 * Auth knows it. A call that was cut off in between, or that runs twice at once, goes on with the
 * same one.
 *
 * @returns the new account's uid
 */
async function makeAccount(
  identity: KnownByGoogle,
  boundAccount: BoundAccount | null,
  intent: SignInIntent,
  dependencies: SignInDependencies,
): Promise<string> {
  const { auth, firestore, now, newUid } = dependencies;
  const { email } = identity;
  const unfinished = boundAccount?.isUnfinished === true ? boundAccount.uid : null;
  const gone = boundAccount && unfinished === null ? boundAccount.uid : null;
  let uid = unfinished;
  await judgeOtherHolders(email, uid, now(), dependencies);
  for (let attempt = 1; attempt <= ADDRESS_ATTEMPTS; attempt += 1) {
    const holder = await found(auth.getUserByEmail(email));
    if (holder) {
      // Somebody who came at the same moment, or before, has made it.
      const bound = await readGoogleAccount(identity.subject, firestore);
      if (holder.uid === bound?.uid) return holder.uid;
      const judgement = await judgeAccount(holder.uid, now(), dependencies);
      if (judgement !== 'admitted') continue;
      const isProven = await hasProvenEmail(holder, firestore);
      refuseToRelease(holder, isProven, identity, intent);
      await releaseAddress(holder, now(), dependencies);
    } else if (intent === 'signIn') {
      throw new TasukiFailure('auth/user-not-found');
    }
    if (uid === null) {
      const own = { ...identity, provenEmail: email };
      uid = await bindGoogleAccount(own, { uid: newUid(), user: null, gone }, now(), dependencies);
    }
    try {
      await auth.createUser({ uid, email, emailVerified: true });
      return uid;
    } catch (cause) {
      const { code } = cause as { code?: unknown };
      if (code === 'auth/uid-already-exists') return uid;
      if (code !== 'auth/email-already-exists') throw cause;
    }
  }
  throw new TasukiFailure('auth/email-already-in-use');
}

/**
 * @throws TasukiFailure where the person has not asked for it, or Google does not know whose the
 *   address is today. Of a mailbox that others run it knows who had it once
 */
function refuseToRelease(
  holder: UserRecord,
  isProven: boolean,
  { isEmailHost }: KnownByGoogle,
  intent: SignInIntent,
): void {
  if (isProven) refuseDisabled(holder);
  if (isProven && !isEmailHost) throw new TasukiFailure('auth/email-already-in-use');
  if (intent !== 'newAccount') throw new TasukiFailure('provider/address-registered');
}

/**
 * Has Google lead to the account of who is signed in. Where that proves the account's address, nothing
 * that was set before remains a sign-in method. The password is replaced, all sessions end, and a watch
 * must be linked anew (`provider/linked-unproven`). The person goes on by a token of ours.
 */
async function linkGoogle(
  {
    uid: begunBy,
    provenEmail,
    sessionGivenAt,
  }: Pick<SignInCaller, 'uid' | 'provenEmail' | 'sessionGivenAt'>,
  identity: KnownByGoogle,
  boundAccount: BoundAccount | null,
  dependencies: SignInDependencies,
): Promise<ProviderSignInResult> {
  const { auth, firestore, now } = dependencies;
  const uid = await judgeLinkingSession(begunBy, sessionGivenAt, now(), dependencies);
  await judgeOtherHolders(identity.email, uid, now(), dependencies);
  const user = await found(auth.getUser(uid));
  if (!user) throw new TasukiFailure('account/session-expired');
  refuseDisabled(user);
  const isSomebodys =
    boundAccount !== null && (boundAccount.user !== null || boundAccount.isUnfinished);
  if (isSomebodys && boundAccount.uid !== uid) {
    throw new TasukiFailure('auth/credential-already-in-use');
  }
  const holder = await found(auth.getUserByEmail(identity.email));
  if (holder && holder.uid !== uid) throw new TasukiFailure('auth/email-already-in-use');
  const gone = isSomebodys ? null : (boundAccount?.uid ?? null);
  const own = {
    ...identity,
    provenEmail: user.email === identity.email ? identity.email : provenEmail,
  };
  const boundTo = await bindGoogleAccount(own, { uid, user, gone }, now(), dependencies);
  if (boundTo !== uid) throw new TasukiFailure('auth/credential-already-in-use');
  if (user.email === identity.email && !(await hasProvenEmail(user, firestore))) {
    await noteProof(uid, identity.email, firestore);
    await replacePassword(uid, { emailVerified: true }, dependencies);
    return customToken(uid, identity, { isNewAccount: false }, dependencies);
  }
  await claimGoogle(uid, null, dependencies);
  return { kind: 'linked', provider: 'google', missingScopes: [] };
}

/**
 * Puts an account under its owner's address again where a mail changed it that another account's
 * holder had asked for before ({@link GoogleClaims.ownerEmail}). The person who entered by that
 * change is signed out.
 *
 * @throws TasukiFailure 'auth/email-already-in-use' where another account has proven the address
 */
async function restoreAddress(
  { uid, email, customClaims }: UserRecord,
  dependencies: SignInDependencies,
): Promise<void> {
  const { auth, now } = dependencies;
  const { ownerEmail } = (customClaims ?? {}) as GoogleClaims;
  if (ownerEmail === undefined || email === ownerEmail) return;
  await noteProof(uid, ownerEmail, dependencies.firestore);
  const holder = await found(auth.getUserByEmail(ownerEmail));
  if (holder && (await hasProvenEmail(holder, dependencies.firestore))) {
    throw new TasukiFailure('auth/email-already-in-use');
  }
  if (holder) await releaseAddress(holder, now(), dependencies);
  await replacePassword(uid, { email: ownerEmail, emailVerified: true }, dependencies);
}

/**
 * Replaces the password by one that nobody knows, with what changes beside it, and ends all sessions. It is
 * noted as known, so that no mail calls it a new sign-in method.
 */
async function replacePassword(
  uid: string,
  changes: UpdateRequest,
  { auth, firestore }: SignInDependencies,
): Promise<void> {
  await auth.updateUser(uid, { ...changes, password: randomBytes(32).toString('base64url') });
  await auth.revokeRefreshTokens(uid);
  const account = await readAuthAccount(uid, auth);
  if (!account) return;
  const { passwordSetAtMilliseconds } = account;
  await changeAccountState(uid, () => ({ passwordSetAtMilliseconds }), firestore);
}

/** Has the sign-in token say that Google is a sign-in method, and under which address where only one counts. */
async function claimGoogle(
  uid: string,
  ownerEmail: string | null,
  dependencies: SignInDependencies,
): Promise<void> {
  const own: GoogleClaims = { hasGoogle: true, ...(ownerEmail !== null && { ownerEmail }) };
  await changeClaims(uid, (claims) => ({ ...claims, ...own }), dependencies);
}

/** Google says whose the address is, so an account under it needs no mail. */
async function noteGooglesProof(
  uid: string,
  provenEmail: string,
  dependencies: SignInDependencies,
): Promise<void> {
  const { auth, firestore, now } = dependencies;
  const user = await auth.getUser(uid);
  if (user.email !== provenEmail || (await hasProvenEmail(user, firestore))) return;
  await judgeOtherHolders(provenEmail, uid, now(), dependencies);
  const { email, emailVerified } = await auth.getUser(uid);
  if (emailVerified && email === provenEmail) await noteProof(uid, provenEmail, firestore);
}

async function customToken(
  uid: string,
  { email, firstName, lastName }: KnownByGoogle,
  { isNewAccount }: { isNewAccount: boolean },
  dependencies: SignInDependencies,
): Promise<ProviderSignInResult> {
  await noteGooglesProof(uid, email, dependencies);
  await judgeAccount(uid, dependencies.now(), dependencies);
  const isReleased = isNewAccount && (await wasReleased(email, dependencies.firestore));
  await claimGoogle(uid, isReleased ? email : null, dependencies);
  return {
    kind: 'customToken',
    customToken: await makeCustomToken(uid, {}, dependencies.now(), dependencies.auth),
    isNewAccount,
    profile: { firstName, lastName },
    missingScopes: [],
  };
}
