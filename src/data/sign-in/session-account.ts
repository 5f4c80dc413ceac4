import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { forgetSeenPages } from '../../platform/last-seen/forget-seen-pages.ts';
import { reportError } from '../../platform/report-error.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import {
  createUserAccount,
  loadUserAccount,
  updateUserAccount,
  type UserAccountFields,
} from '../accounts/user-accounts.ts';

/**
 * Lets the session know what the server has. Answers may come in another order. A version older
 * than the one known would take back what was saved since, and lead back to where it was asked for.
 */
export function receiveUserAccount(account: UserAccount): void {
  useSessionStore.setState(({ user, userCredential }) =>
    userCredential?.uid !== account.uid || (user && user.updatedAt > account.updatedAt)
      ? {}
      : { user: account },
  );
}

/**
 * Saves a change of the signed-in person's account, and lets the session know what the server then
 * has. Where that cannot be read, it is what was saved. An account that was never written is made
 * from `change` and `missing`, so that a sign-up broken half-way is completed here.
 *
 * @throws what failureCodeOf understands
 */
export async function saveUserAccount(
  change: Partial<UserAccountFields>,
  missing?: UserAccountFields,
): Promise<void> {
  const { userCredential, user } = useSessionStore.getState();
  if (!userCredential) throw new Error('Nobody is signed in');
  const { uid } = userCredential;
  // Units and language are in what they show.
  forgetSeenPages();
  if (user) {
    await updateUserAccount(uid, change);
  } else {
    if (!missing) throw new Error('There is no account to change');
    await createUserAccount(uid, { ...missing, ...change });
  }
  const saved = await loadUserAccount(uid).catch((cause: unknown) => {
    reportError(cause, 'read saved account');
    return null;
  });
  if (saved) {
    receiveUserAccount(saved);
    return;
  }
  useSessionStore.setState(({ user: latest, userCredential: current }) => {
    if (current?.uid !== uid) return {};
    const never = new Date(0);
    const base =
      latest ?? (missing ? { ...missing, uid, createdAt: never, updatedAt: never } : null);
    return base ? { user: { ...base, ...change } } : {};
  });
}
