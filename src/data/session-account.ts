import { useSessionStore } from '../platform/session-store.ts';
import { createUserAccount, updateUserAccount, type UserAccountFields } from './user-accounts.ts';

/**
 * Saves a change of the signed-in person's account, and lets the session know
 * at once. An account that was never written is made from `change` and
 * `missing`, so that a sign-up broken half-way is completed here.
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
  if (user) {
    await updateUserAccount(uid, change);
  } else {
    if (!missing) throw new Error('There is no account to change');
    await createUserAccount(uid, { ...missing, ...change });
  }
  const now = new Date();
  useSessionStore.setState(({ user: latest, userCredential: current }) => {
    if (current?.uid !== uid) return {};
    const base = latest ?? (missing ? { ...missing, uid, createdAt: now, updatedAt: now } : null);
    return base ? { user: { ...base, ...change, updatedAt: now } } : {};
  });
}
