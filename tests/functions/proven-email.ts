import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { noteProof } from '../../functions/src/accounts/judge-account.ts';
import { adminAuth, adminFirestore } from './admin.ts';

interface Proof {
  /** Left out = the address that the account has. */
  email?: string;
  auth?: Auth;
  firestore?: Firestore;
}

/** Has an account under a proven address, as its maker has it who follows the link of a mail while signed in. */
export async function proveEmailOf(
  uid: string,
  { email: newEmail, auth = adminAuth, firestore = adminFirestore }: Proof = {},
): Promise<void> {
  const email = newEmail ?? (await auth.getUser(uid)).email;
  if (email === undefined) throw new Error(`${uid} has no address`);
  await noteProof(uid, email, firestore);
  await auth.updateUser(uid, { email, emailVerified: true });
}
