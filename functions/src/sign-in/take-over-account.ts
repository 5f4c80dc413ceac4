import { randomBytes } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { OwnerClaim } from '@tasuki/domain/people/user-account';
import type { GoogleIdentity } from '../integrations/oauth/google-oauth.ts';
import { handedOverTo, noteHandover } from '../platform/account-handover.ts';
import { logInfo } from '../platform/log.ts';
import { unlinkEverything } from '../provider-links/unlink.ts';
import { forgetFirstHand } from './forget-first-hand.ts';
import { isTokenGood } from './given-token.ts';
import type { SignInDependencies } from './sign-in-dependencies.ts';

/** As Firebase Auth calls Google. */
export const GOOGLE_PROVIDER = 'google.com';
const PASSWORD_PROVIDER = 'password';

/**
 * Gives an account whose email nobody proved to who has now proven it at Google. Whoever made
 * it keeps nothing: no watch link to sign in by, no password or other way in, no session, no token
 * that is still good, no coach who looks on, no address of theirs. What was recorded stays under
 * the same id.
 *
 * Each step may be repeated. The email counts as proven only once the first hand is out, so that
 * what was cut off before begins anew with the next sign-in.
 *
 * @throws TasukiFailure 'provider/account-being-freed'
 */
export async function takeOverAccount(
  { uid, providerData }: UserRecord,
  identity: GoogleIdentity,
  dependencies: SignInDependencies,
): Promise<void> {
  const { auth, firestore, now } = dependencies;
  // First of all: from now on nothing that the first hand begins is let through.
  await noteHandover(uid, identity.subject, now(), firestore);
  const ended = await unlinkEverything(uid, now(), dependencies);
  const waysIn = providerData.map(({ providerId }) => providerId);
  const hasPassword = waysIn.includes(PASSWORD_PROVIDER);
  await auth.updateUser(uid, {
    providersToUnlink: waysIn.filter((provider) => provider !== PASSWORD_PROVIDER),
    // Nobody knows it. Removed at once it would take the email along, by which the owner is found.
    ...(hasPassword && { password: randomPassword() }),
  });
  // After the ways in, so that no new session begins behind it.
  await auth.revokeRefreshTokens(uid);
  // Got through a watch's account and kept for later, it would open a session beside the owner's.
  if (await isTokenGood(uid, now(), firestore)) {
    throw new TasukiFailure('provider/account-being-freed');
  }
  await bindToEmail(uid, identity, dependencies);
  await forgetFirstHand(uid, now(), firestore);
  await linkGoogle(uid, identity, dependencies);
  if (hasPassword) {
    await auth.updateUser(uid, { providersToUnlink: [PASSWORD_PROVIDER] });
    await restoreEmail(uid, identity, dependencies);
  }
  logInfo('account given to the owner of its email', { uid, links: ended.length });
}

/**
 * Has every later token say whose address the account was given to. A mail that the first hand had
 * sent to an address of their own still changes the account's email days later, and then their
 * next password; what signs in so is a first hand's (`isFirstHand`).
 */
async function bindToEmail(
  uid: string,
  { email }: GoogleIdentity,
  { auth }: Pick<SignInDependencies, 'auth'>,
): Promise<void> {
  const { customClaims } = await auth.getUser(uid);
  const claim: OwnerClaim = { ownerEmail: email };
  await auth.setCustomUserClaims(uid, { ...customClaims, ...claim });
}

/** The account that was given to somebody, if another hand has made them a stranger to it since. */
export async function lostAccountOf(
  owner: GoogleIdentity,
  { auth, firestore }: Pick<SignInDependencies, 'auth' | 'firestore'>,
): Promise<UserRecord | null> {
  const uid = await handedOverTo(owner.subject, firestore);
  if (uid === null) return null;
  const { users } = await auth.getUsers([{ uid }]);
  return users.find((user) => isUnderForeignEmail(user, owner)) ?? null;
}

/** Whether an account that was given to its owner goes by another address than theirs, or by none yet. */
export function isUnderForeignEmail(
  { email, customClaims }: UserRecord,
  owner: GoogleIdentity,
): boolean {
  const { ownerEmail } = (customClaims ?? {}) as OwnerClaim;
  return ownerEmail === owner.email && email !== ownerEmail;
}

/**
 * Puts such an account under its owner's address again; who changed it is out, with every way in
 * that is not Google's. The address may have been registered anew meanwhile to hinder that. Safe to
 * repeat: it counts as done once the address is back, when nobody else has a session any more.
 *
 * @param byEmail whose the owner's address is by now
 * @throws TasukiFailure 'auth/email-already-in-use' where another account has proven the address
 */
export async function takeBackEmail(
  account: UserRecord,
  byEmail: UserRecord | null,
  identity: GoogleIdentity,
  dependencies: SignInDependencies,
): Promise<void> {
  const { auth } = dependencies;
  if (byEmail?.emailVerified) throw new TasukiFailure('auth/email-already-in-use');
  if (byEmail) await removeWaysIn(byEmail, dependencies);
  await removeWaysIn(account, dependencies);
  await auth.revokeRefreshTokens(account.uid);
  // A password that is set by mail takes the other ways in away.
  if (!hasGoogle(account)) await linkGoogle(account.uid, identity, dependencies);
  await restoreEmail(account.uid, identity, dependencies);
  logInfo('account put under its owner’s address again', { uid: account.uid });
}

/** Tells whether Google is a way into an account. */
export function hasGoogle({ providerData }: UserRecord): boolean {
  return providerData.some(({ providerId }) => providerId === GOOGLE_PROVIDER);
}

/** Takes every way in but Google, and with the password the email. */
async function removeWaysIn(
  { uid, providerData }: UserRecord,
  { auth }: Pick<SignInDependencies, 'auth'>,
): Promise<void> {
  const waysIn = providerData.map(({ providerId }) => providerId);
  await auth.updateUser(uid, {
    providersToUnlink: waysIn.filter((provider) => provider !== GOOGLE_PROVIDER),
  });
}

function randomPassword(): string {
  return randomBytes(32).toString('base64url');
}

/** Makes Google a way into an account; its email counts as proven from now on. */
export async function linkGoogle(
  uid: string,
  { subject, email }: GoogleIdentity,
  { auth }: Pick<SignInDependencies, 'auth'>,
): Promise<void> {
  await auth.updateUser(uid, {
    emailVerified: true,
    providerToLink: { providerId: GOOGLE_PROVIDER, uid: subject, email },
  });
}

/** Gives an account the email back that went with its password. */
async function restoreEmail(
  uid: string,
  { email }: GoogleIdentity,
  { auth }: Pick<SignInDependencies, 'auth'>,
): Promise<void> {
  await auth.updateUser(uid, { email, emailVerified: true });
}
