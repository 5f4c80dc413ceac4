/** Sign-up, sign-in and the work of the links in mails. Light: the SDK comes with the first call. */
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { keepPendingSignUp } from '../../platform/between-pages/pending-sign-up.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { checkNewPassword } from './check-new-password.ts';

export interface SignUpFields {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

function sdk() {
  return import('./authentication-sdk.ts');
}

/**
 * Makes the sign-in account. The names and the accepted terms are kept in this browser first. The
 * session writes them as soon as it meets the new account, now or on the next visit.
 *
 * @throws what failureCodeOf understands
 */
export async function signUp(fields: SignUpFields): Promise<void> {
  await checkNewPassword(fields.password);
  const { createUser } = await sdk();
  keepPendingSignUp({
    uid: null,
    email: fields.email,
    firstName: fields.firstName,
    lastName: fields.lastName,
    language: currentLanguage(),
    acceptedTermsVersion: TERMS_VERSION,
  });
  // Kept on failure too: the account may exist although its answer was lost.
  await createUser(fields.email, fields.password);
}

/** @throws what failureCodeOf understands; an unknown email and a wrong password are one failure */
export async function signIn(email: string, password: string): Promise<void> {
  const { signInWithPassword } = await sdk();
  try {
    await signInWithPassword(email, password);
  } catch (cause) {
    if (failureCodeOf(cause) !== 'auth/user-not-found') throw cause;
    throw new TasukiFailure('auth/invalid-credential', { cause });
  }
}

/** Signs in once more after the session expired; the page that was open goes on. */
export async function signInAgain(email: string, password: string): Promise<void> {
  await signIn(email, password);
  if (useSessionStore.getState().status === 'expired') {
    const { listenToSession } = await import('./session-listener.ts');
    await listenToSession();
  }
}

/** Sends the mail, if the account exists; whether it does is not revealed. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { sendPasswordReset } = await sdk();
  try {
    await sendPasswordReset(email);
  } catch (cause) {
    if (failureCodeOf(cause) !== 'auth/user-not-found') throw cause;
  }
}

/** Sends the signed-in person the mail that proves their email. */
export async function resendVerification(): Promise<void> {
  const { sendVerification } = await sdk();
  await sendVerification();
}

/** Looks again whether the email was proven, e.g. by a mail opened in another tab. */
export async function refreshVerification(): Promise<void> {
  const { refreshCredential } = await import('./session-listener.ts');
  await refreshCredential();
}

/** @returns the email whose password the mail's code may change */
export async function checkResetCode(code: string): Promise<string> {
  const { emailOfResetCode } = await sdk();
  return emailOfResetCode(code);
}

export async function resetPassword(code: string, password: string): Promise<void> {
  await checkNewPassword(password);
  const { setNewPassword } = await sdk();
  await setNewPassword(code, password);
}

/** @returns the address that a mail's code would prove; null where the code does not say */
export async function emailToProve(code: string): Promise<string | null> {
  const { emailOfCode } = await sdk();
  return emailOfCode(code);
}

/**
 * Does what a mail's code is for: proves the email of the person who is signed in.
 *
 * @throws what failureCodeOf understands: 'account/sign-in-to-confirm' where nobody is signed in
 */
export async function verifyEmail(code: string): Promise<void> {
  const { applyProvingCode } = await sdk();
  await applyProvingCode(code);
  await refreshVerification();
}

/** Undoes a change of email. @returns the email that holds again */
export async function recoverEmail(code: string): Promise<string | null> {
  const { applyCode, emailOfCode } = await sdk();
  const email = await emailOfCode(code);
  await applyCode(code);
  return email;
}

/**
 * Makes the address that a mail went to the one to sign in with. Auth may want the session to sign in
 * anew, then with this email.
 *
 * @throws what failureCodeOf understands: 'account/sign-in-to-confirm' where nobody is signed in
 * @returns the email that holds from now on
 */
export async function confirmEmailChange(code: string): Promise<string | null> {
  const { applyProvingCode, emailOfCode } = await sdk();
  const email = await emailOfCode(code);
  await applyProvingCode(code);
  try {
    await refreshVerification();
  } catch (cause) {
    if (failureCodeOf(cause) !== 'account/session-expired') throw cause;
    useSessionStore.setState(({ userCredential }) => ({
      userCredential: userCredential && { ...userCredential, email },
    }));
  }
  return email;
}
