import { randomBytes } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { GoogleIdentity } from '../integrations/oauth/google-oauth.ts';
import { logInfo } from '../platform/log.ts';
import { unlinkEverything } from '../provider-links/unlink.ts';
import { isTokenGood } from './given-token.ts';
import type { SignInDependencies } from './sign-in-dependencies.ts';

/** As Firebase Auth calls Google. */
export const GOOGLE_PROVIDER = 'google.com';
const PASSWORD_PROVIDER = 'password';

/**
 * Gives an account whose email nobody proved to who has now proven it at Google. Whoever made
 * it keeps nothing: no watch link to sign in by, no password or other way in, no session. What
 * was recorded stays under the same id.
 *
 * Each step may be repeated. The email counts as proven only once the first hand is out, so that
 * what was cut off before begins anew with the next sign-in.
 */
export async function takeOverAccount(
  { uid, providerData }: UserRecord,
  identity: GoogleIdentity,
  dependencies: SignInDependencies,
): Promise<void> {
  const { auth, firestore, now } = dependencies;
  const ended = await unlinkEverything(uid, now(), dependencies);
  const waysIn = providerData.map(({ providerId }) => providerId);
  const hasPassword = waysIn.includes(PASSWORD_PROVIDER);
  await auth.updateUser(uid, {
    providersToUnlink: waysIn.filter((provider) => provider !== PASSWORD_PROVIDER),
    // Nobody knows it. Removed at once it would take the email along, by which the owner is found.
    ...(hasPassword && { password: randomBytes(32).toString('base64url') }),
  });
  // After the ways in, so that no new session begins behind it.
  await auth.revokeRefreshTokens(uid);
  // Got through a watch's account and kept for later, it would open a session beside the owner's.
  if (await isTokenGood(uid, now(), firestore)) {
    throw new TasukiFailure('provider/account-being-freed');
  }
  await linkGoogle(uid, identity, dependencies);
  if (hasPassword) {
    await auth.updateUser(uid, { providersToUnlink: [PASSWORD_PROVIDER] });
    await restoreEmail(uid, identity, dependencies);
  }
  logInfo('account given to the owner of its email', { uid, links: ended.length });
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
export async function restoreEmail(
  uid: string,
  { email }: GoogleIdentity,
  { auth }: Pick<SignInDependencies, 'auth'>,
): Promise<void> {
  await auth.updateUser(uid, { email, emailVerified: true });
}
