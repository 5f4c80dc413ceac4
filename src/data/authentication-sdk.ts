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
import { htmlLanguage } from '@tasuki/domain/language';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { firebaseAuth } from '../platform/firebase-auth.ts';
import { currentLanguage } from '../platform/i18n.ts';
import { reportError } from '../platform/report-error.ts';

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

export async function signInWithPassword(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(firebaseAuth, email, password);
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

export async function applyCode(code: string): Promise<void> {
  await applyActionCode(firebaseAuth, code);
}

/** @returns the email that a mail's code gives back, or null where the code does not tell */
export async function emailOfCode(code: string): Promise<string | null> {
  const { data } = await checkActionCode(firebaseAuth, code);
  return data.email ?? null;
}
