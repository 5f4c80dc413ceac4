/** Has the server judge a sign-in. Until then it takes a session only where the address is proven. */
import type { User } from 'firebase/auth';
import { firebaseAuth } from '../../platform/firebase/firebase-auth.ts';
import { knownClaims } from '../../platform/firebase/known-claims.ts';

/** Which sign-in was admitted, so that a page which is loaded anew does not ask again. */
const ADMITTED_KEY = 'tasuki.personal.admittedSignIn';

async function nameOf(user: User): Promise<string> {
  const { auth_time: seconds } = await knownClaims(user);
  return `${user.uid} ${new Date(Number(seconds) * 1000).toUTCString()}`;
}

/** Whether this very sign-in was admitted from this browser. */
export async function isSignInAdmitted(user: User): Promise<boolean> {
  const name = await nameOf(user);
  try {
    return globalThis.localStorage.getItem(ADMITTED_KEY) === name;
  } catch {
    return false;
  }
}

function remember(name: string): void {
  try {
    globalThis.localStorage.setItem(ADMITTED_KEY, name);
  } catch {
    // It is asked once more where storage is forbidden.
  }
}

/**
 * Has the server judge the newest sign-in of a person.
 *
 * @throws what failureCodeOf understands: 'account/address-released' for who came by a mail to an address
 *   that the account's maker had not proven
 */
export async function admitSignIn(user: User): Promise<void> {
  const name = await nameOf(user);
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  await callFunction('admitSignIn', {});
  remember(name);
}

/**
 * Asks the server whether the person may set a password now. Under an unproven address it would look like
 * one that is set by mail.
 *
 * @throws what failureCodeOf understands: 'account/confirm-email-first'
 */
export async function checkPasswordMayChange(): Promise<void> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  await callFunction('admitSignIn', { isPasswordNext: true });
}

/** {@link admitSignIn} for whoever is signed in now; nobody is fine too. */
export async function admitCurrentSignIn(): Promise<void> {
  await firebaseAuth.authStateReady();
  const { currentUser } = firebaseAuth;
  if (currentUser) await admitSignIn(currentUser);
}
