/** Auth's calls, with the SDK; heavy, so `authentication.ts` imports it when it is needed. */
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  verifyPasswordResetCode,
  type ActionCodeSettings,
} from 'firebase/auth';
import { placeholderEmails, placeholderSource } from '@tasuki/domain/accounts/previous-account';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { htmlLanguage } from '@tasuki/domain/language';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { firebaseAuth } from '../../platform/firebase/firebase-auth.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { reportError } from '../../platform/report-error.ts';
import { sha256 } from '../../platform/sha-256.ts';
import { admitCurrentSignIn } from './sign-in-admission.ts';

/** The mail's language, and where its link leads on when its work is done. */
export function mailSettings(): ActionCodeSettings {
  firebaseAuth.languageCode = htmlLanguage(currentLanguage());
  return { url: `${globalThis.location.origin}${routePath('signIn')}` };
}

export async function createUser(email: string, password: string): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(firebaseAuth, email, password);
  try {
    await sendEmailVerification(user, mailSettings());
  } catch (cause) {
    // The account page offers to send it again.
    reportError(cause, 'send verification');
  }
}

/** Auth's failures for an address and a password that do not belong together. */
const WRONG_CREDENTIALS: ReadonlySet<FailureCode> = new Set([
  'auth/invalid-credential',
  'auth/user-not-found',
]);

/**
 * Signs in by the address and, where that fails, as the maker of an account that lost the address to
 * its owner. They know the password that belonged to it.
 */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  try {
    await signInWithEmailAndPassword(firebaseAuth, email, password);
  } catch (cause) {
    if (!WRONG_CREDENTIALS.has(failureCodeOf(cause))) throw cause;
    for (const placeholder of placeholderEmails(await sha256(placeholderSource(email)))) {
      if (await isTaken(placeholder, password)) return;
    }
    throw cause;
  }
}

async function isTaken(placeholder: string, password: string): Promise<boolean> {
  try {
    await signInWithEmailAndPassword(firebaseAuth, placeholder, password);
    return true;
  } catch (cause) {
    if (WRONG_CREDENTIALS.has(failureCodeOf(cause))) return false;
    throw cause;
  }
}

/** The person whose credential this browser keeps; null = nobody's. */
export async function keptUid(): Promise<string | null> {
  await firebaseAuth.authStateReady();
  return firebaseAuth.currentUser?.uid ?? null;
}

export async function giveUpCredential(): Promise<void> {
  await firebaseAuth.authStateReady();
  await signOut(firebaseAuth);
}

export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(firebaseAuth, email, mailSettings());
}

export async function sendVerification(): Promise<void> {
  const user = firebaseAuth.currentUser;
  if (!user) throw new Error('Nobody is signed in');
  await sendEmailVerification(user, mailSettings());
}

/** @returns the email whose password the code may change */
export async function emailOfResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(firebaseAuth, code);
}

export async function setNewPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(firebaseAuth, code, password);
}

/**
 * Shows the server that the signed-in person reads the mail to their address, and uses the mail's code up.
 *
 * @throws TasukiFailure 'account/sign-in-to-confirm' where nobody is signed in
 */
export async function applyProvingCode(code: string): Promise<void> {
  await firebaseAuth.authStateReady();
  if (!firebaseAuth.currentUser) throw new TasukiFailure('account/sign-in-to-confirm');
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  await callFunction('proveEmail', { oobCode: code });
  await applyActionCode(firebaseAuth, code);
  await noteUsed();
}

/**
 * Has the server see the account under the proven address. Another one ends this session, and whoever then sets
 * a password by mail before anybody is seen under it would end the proof.
 */
async function noteUsed(): Promise<void> {
  try {
    await admitCurrentSignIn();
  } catch (cause) {
    // The next sign-in is judged in any case.
    if (failureCodeOf(cause) !== 'account/session-expired') reportError(cause, 'note used proof');
  }
}

export async function applyCode(code: string): Promise<void> {
  await applyActionCode(firebaseAuth, code);
}

/** @returns the email that a mail's code gives back, or null where the code does not say */
export async function emailOfCode(code: string): Promise<string | null> {
  const { data } = await checkActionCode(firebaseAuth, code);
  return data.email ?? null;
}
