import { createHash } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { hasProvenEmail } from '../permissions/proven-emails.ts';
import { mailboxOf } from '@tasuki/domain/accounts/mailbox';
import { providerIdentity } from '../provider-links/stored-link.ts';

/** More than there are providers. */
const ACCOUNTS_READ = 5;

/**
 * What proves that a person is somebody, each as a digest. Two accounts share one only where the
 * same mailbox or the same account at a provider is behind them. Empty = nothing is proven.
 */
export async function verifiedIdentityKeys(
  uid: string,
  { firestore, auth }: { firestore: Firestore; auth: Auth },
): Promise<string[]> {
  const [user, accounts] = await Promise.all([
    auth.getUser(uid).catch((cause: unknown) => {
      if ((cause as { code?: unknown }).code === 'auth/user-not-found') return null;
      throw cause;
    }),
    firestore
      .collection(firestorePaths.providerAccounts())
      .where('uid', '==', uid)
      .limit(ACCOUNTS_READ)
      .get(),
  ]);
  if (!user || user.disabled) return [];
  const isProven = await hasProvenEmail(user, firestore);
  const linked = accounts.docs.map((account) => providerIdentity(account));
  return [
    ...(isProven ? [`mail:${mailboxOf(user.email ?? '')}`] : []),
    ...linked.map(({ provider, accountId }) => `${provider}:${accountId}`),
  ].map((identity) => createHash('sha256').update(identity).digest('hex'));
}
