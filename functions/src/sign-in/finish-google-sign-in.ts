import type { UserRecord } from 'firebase-admin/auth';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { ProviderSignInResult } from '@tasuki/domain/people/provider-sign-in';
import { isNoUser } from '../accounts/is-no-user.ts';
import { exchangeGoogleCode, type GoogleIdentity } from '../integrations/oauth/google-oauth.ts';
import type { ReturnedCode } from '../integrations/oauth/token-exchange.ts';
import {
  GOOGLE_PROVIDER,
  hasGoogle,
  isUnderForeignEmail,
  linkGoogle,
  lostAccountOf,
  takeBackEmail,
  takeOverAccount,
} from './take-over-account.ts';
import { refuseSomebodyElse } from './refuse-somebody-else.ts';
import type { SignInDependencies } from './sign-in-dependencies.ts';
import type { SignInState } from './sign-in-state.ts';

/**
 * Ends a sign-in by Google, or a link to it. The browser gets Google's ID token alone and signs
 * in by it itself; what that leads to is decided here, since Firebase would merge accounts by
 * rules of its own:
 *
 * - Google's subject is known: that account, and so is one that was once given to them.
 * - The email is unknown: a new account, by `signUp` alone.
 * - The email is an account's that never proved it: the account becomes Google's owner's
 *   ({@link takeOverAccount}).
 * - The email is an account's that proved it, and Google runs the mailbox: the same person; linked.
 * - Else Google only knows that the address was theirs once: they sign in the way they did before.
 *
 * @throws GrantRefused; TasukiFailure 'provider/email-unverified', 'auth/user-not-found',
 *   'auth/user-disabled', 'auth/email-already-in-use', 'auth/provider-already-linked',
 *   'auth/credential-already-in-use', 'auth/user-mismatch', 'provider/account-being-freed',
 *   'provider/not-offered', 'provider/unreachable', 'provider/rate-limited'
 */
export async function finishGoogleSignIn(
  asked: SignInState & ReturnedCode,
  callerUid: string | null,
  dependencies: SignInDependencies,
): Promise<ProviderSignInResult> {
  const { google } = dependencies.providers;
  if (!google) throw new TasukiFailure('provider/not-offered');
  const { intent } = asked;
  const identity = await exchangeGoogleCode(google, asked);
  if (!identity.isEmailVerified) throw new TasukiFailure('provider/email-unverified');
  const [linked, byEmail] = await Promise.all([
    found(dependencies.auth.getUserByProviderUid(GOOGLE_PROVIDER, identity.subject)),
    found(dependencies.auth.getUserByEmail(identity.email)),
  ]);
  const bySubject = linked ?? (await lostAccountOf(identity, dependencies));
  if (intent === 'link') {
    refuseForeignLink(asked.uid, bySubject, byEmail);
  } else {
    refuseSomebodyElse(callerUid, bySubject ?? byEmail);
    if (bySubject) await enterKnown(identity, bySubject, byEmail, dependencies);
    else if (byEmail) await joinByEmail(identity, byEmail, asked, dependencies);
    else if (intent === 'signIn') throw new TasukiFailure('auth/user-not-found');
  }
  const { idToken, firstName, lastName } = identity;
  return { kind: 'idToken', intent, idToken, profile: { firstName, lastName } };
}

async function found(looking: Promise<UserRecord>): Promise<UserRecord | null> {
  return looking.catch((cause: unknown) => {
    if (isNoUser(cause)) return null;
    throw cause;
  });
}

/** Lets somebody in whom Google has let in before; ends a take-over that was cut off between its last steps. */
async function enterKnown(
  identity: GoogleIdentity,
  account: UserRecord,
  byEmail: UserRecord | null,
  dependencies: SignInDependencies,
): Promise<void> {
  refuseDisabled(account);
  if (isUnderForeignEmail(account, identity)) {
    await takeBackEmail(account, byEmail, identity, dependencies);
  }
}

function refuseDisabled({ disabled }: UserRecord): void {
  if (disabled) throw new TasukiFailure('auth/user-disabled');
}

/** @throws TasukiFailure where Google's account or address is somebody else's here */
function refuseForeignLink(
  uid: string | null,
  bySubject: UserRecord | null,
  byEmail: UserRecord | null,
): void {
  if (bySubject && bySubject.uid !== uid) {
    throw new TasukiFailure('auth/credential-already-in-use');
  }
  if (byEmail && byEmail.uid !== uid) throw new TasukiFailure('auth/email-already-in-use');
}

async function joinByEmail(
  identity: GoogleIdentity,
  account: UserRecord,
  { intent }: Pick<SignInState, 'intent'>,
  dependencies: SignInDependencies,
): Promise<void> {
  refuseDisabled(account);
  if (!account.emailVerified) {
    await takeOverAccount(account, identity, dependencies);
    return;
  }
  if (!identity.isEmailHost || hasGoogle(account)) {
    throw new TasukiFailure(
      intent === 'signUp' ? 'auth/email-already-in-use' : 'auth/provider-already-linked',
    );
  }
  await linkGoogle(account.uid, identity, dependencies);
}
