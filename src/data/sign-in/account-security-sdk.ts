/** Auth's part of an account's security, with the SDK; `account-security.ts` imports it when it is needed. */
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  verifyBeforeUpdateEmail,
  type User,
} from 'firebase/auth';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { GoogleClaims } from '@tasuki/domain/accounts/user-account';
import { reportError } from '../../platform/report-error.ts';
import { markSessionExpired } from '../../platform/session-store.ts';
import { firebaseAuth } from '../../platform/firebase/firebase-auth.ts';
import { notePushDeviceAgain } from '../push/note-push-device-again.ts';
import { mailSettings } from './authentication-sdk.ts';
import { refreshCredential } from './session-listener.ts';
import { admitSignIn, checkPasswordMayChange } from './sign-in-admission.ts';

async function signedInUser(): Promise<User> {
  await firebaseAuth.authStateReady();
  const { currentUser } = firebaseAuth;
  if (!currentUser) throw new TasukiFailure('account/session-expired');
  return currentUser;
}

export async function proveByPassword(password: string): Promise<void> {
  const user = await signedInUser();
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateWithCredential(user, credential);
  await admitSignIn(user);
}

/**
 * Sets the password, and signs in by it: a new password ends all sessions of before, this one too. Where the
 * sign-in fails the password is set all the same, so the page asks for it like after any end of a session.
 * A code of the second factor that was shown before does not count in the new session.
 */
export async function setPassword(password: string): Promise<void> {
  const user = await signedInUser();
  await checkPasswordMayChange();
  await updatePassword(user, password);
  try {
    await proveByPassword(password);
  } catch (cause) {
    reportError(cause, 'sign in by the new password');
    markSessionExpired();
    return;
  }
  await refreshCredential();
  void notePushDeviceAgain();
}

/** An account whose address had to be taken from another one is its owner's under that one alone. */
export async function sendEmailChange(email: string): Promise<void> {
  const user = await signedInUser();
  const { claims } = await user.getIdTokenResult();
  if ((claims as GoogleClaims).ownerEmail !== undefined) {
    throw new TasukiFailure('account/email-stays');
  }
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  await callFunction('announceEmail', { newEmail: email });
  await verifyBeforeUpdateEmail(user, email, mailSettings());
}

/** When the person last proved who they are. */
export async function signedInAt(): Promise<Date> {
  const { authTime } = await (await signedInUser()).getIdTokenResult();
  return new Date(authTime);
}
