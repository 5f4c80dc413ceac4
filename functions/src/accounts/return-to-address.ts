import { logInfo } from '../platform/log.ts';
import { releaseAddress, type ReleaseDependencies } from './release-address.ts';

/**
 * A mail moved the account to another address, and its maker did not ask for it. This puts the account
 * back under the earlier address. The password stays, so that the maker signs in as before. Where
 * somebody else has the address by now, the account waits under a placeholder: {@link releaseAddress}.
 *
 * @param account with the address to which it was moved
 * @param email the one from which it was moved
 */
export async function returnToAddress(
  account: { uid: string; email: string },
  email: string,
  now: Date,
  dependencies: ReleaseDependencies,
): Promise<void> {
  try {
    await dependencies.auth.updateUser(account.uid, { email, emailVerified: false });
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== 'auth/email-already-exists') throw cause;
    await releaseAddress(account, now, dependencies, email);
  }
  logInfo('account returned to the address from which a mail had moved it', {
    uid: account.uid,
  });
}
