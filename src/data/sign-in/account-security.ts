/**
 * Sign-in methods of the signed-in person, and how they prove who they are. Light: the SDK comes with the
 * first call.
 */
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { checkNewPassword } from './check-new-password.ts';

function sdk() {
  return import('./account-security-sdk.ts');
}

/**
 * Replaces the password.
 *
 * @throws what failureCodeOf understands: 'account/wrong-password',
 *   'auth/requires-recent-login' where even that does not suffice
 */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  const { proveByPassword: prove, setPassword } = await sdk();
  try {
    await prove(currentPassword);
  } catch (cause) {
    if (failureCodeOf(cause) !== 'auth/invalid-credential') throw cause;
    throw new TasukiFailure('account/wrong-password', { cause });
  }
  await checkNewPassword(newPassword);
  await setPassword(newPassword);
}

/** Sets a first password, for an account that has an email. @throws what failureCodeOf understands */
export async function addPassword(newPassword: string): Promise<void> {
  await checkNewPassword(newPassword);
  const { setPassword } = await sdk();
  await setPassword(newPassword);
}

/**
 * Sends a mail to a new address; the change holds when its link is followed.
 *
 * @throws what failureCodeOf understands: 'account/email-stays' where the address had to be taken from
 *   another account
 */
export async function changeEmail(email: string): Promise<void> {
  const { sendEmailChange } = await sdk();
  await sendEmailChange(email);
}

/** Removes Google from the sign-in methods. @throws what failureCodeOf understands */
export async function unlinkGoogle(): Promise<void> {
  const [{ callFunction }, { refreshCredential }] = await Promise.all([
    import('../../platform/firebase/callable-functions.ts'),
    import('./session-listener.ts'),
  ]);
  await callFunction('unlinkProvider', { provider: 'google' });
  await refreshCredential();
}

/** Signs in once more as the same person. @throws what failureCodeOf understands */
export async function proveByPassword(password: string): Promise<void> {
  const { proveByPassword: prove } = await sdk();
  await prove(password);
}

/**
 * Has the account deleted, and then leaves this browser.
 *
 * @returns by when everything is gone
 * @throws what failureCodeOf understands: 'auth/requires-recent-login' when the sign-in is too old
 */
export async function deleteAccount(): Promise<Date> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  const { deletedBy } = await callFunction('deleteAccount', {});
  return new Date(deletedBy);
}

/** When the person last proved who they are. @throws what failureCodeOf understands */
export async function lastSignIn(): Promise<Date> {
  const { signedInAt } = await sdk();
  return signedInAt();
}
