// Gives a previous account back to its maker, once support has checked that it is them who ask:
//   gcloud auth application-default login
//   npm run return:account -- <uid> <new address> <project id>
// With FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST set, it does so on the emulators.
import { randomBytes } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isPlaceholderEmail } from '@tasuki/domain/accounts/previous-account';
import type { AuditEntry } from '@tasuki/domain/accounts/audit-entry';
import type { StoredPreviousAccount } from '../functions/src/accounts/end-previous-account-job.ts';
import { noteProof } from '../functions/src/accounts/judge-account.ts';
import { explanationOf } from './explanation-of.ts';

interface Stores {
  auth: Auth;
  firestore: Firestore;
}

const RETURNED: Pick<AuditEntry, 'kind' | 'actorUid'> = { kind: 'return-account', actorUid: null };

/**
 * Puts an account that lost its address under another one, as an address that its maker has proven. They
 * then have a password sent to it. Safe to repeat.
 *
 * @throws Error where the account is none that lost its address, has one again, or the new one is in use
 */
export async function returnAccount(
  uid: string,
  email: string,
  { auth, firestore }: Stores,
): Promise<void> {
  const previous = await firestore.doc(firestorePaths.previousAccount(uid)).get();
  if (!previous.exists) throw new Error(`${uid} is no previous account`);
  const { users } = await auth.getUsers([{ uid }, { email }]);
  const user = users.find((one) => one.uid === uid);
  if (!user) throw new Error(`${uid} is gone`);
  if (user.email === email && user.emailVerified) return;
  if (users.some((one) => one.uid !== uid)) throw new Error(`${email} is in use`);
  if (user.email !== undefined && !isPlaceholderEmail(user.email)) {
    throw new Error(`${uid} has an address already`);
  }
  // Before Firebase Auth is changed: what its owner sets by mail then counts as the maker's.
  await noteProof(uid, email, firestore);
  const { lostAt } = previous.data() as StoredPreviousAccount;
  // One entry, however often it is repeated.
  const entryId = `return-account_${uid}_${lostAt.toMillis()}`;
  await firestore
    .collection(firestorePaths.auditLog())
    .doc(entryId)
    .set({ ...RETURNED, subjectUid: uid, createdAt: Timestamp.now() });
  await auth.updateUser(uid, {
    email,
    emailVerified: true,
    password: randomBytes(32).toString('base64url'),
  });
}

const USAGE =
  'Say which account, its new address, and in which Firebase project: ' +
  'npm run return:account -- <uid> <new address> <project id>';

async function main([uid, email, projectId, ...rest]: readonly string[]): Promise<void> {
  if (!uid || !email || !projectId || rest.length > 0) throw new Error(USAGE);
  const app = initializeApp({ projectId });
  try {
    const address = email.trim().toLowerCase();
    await returnAccount(uid, address, { auth: getAuth(app), firestore: getFirestore(app) });
    process.stdout.write(
      `${uid} is under ${address} now. Its maker chooses a password with "Forgot your password?".\n`,
    );
  } finally {
    await deleteApp(app);
  }
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (cause) {
    process.stderr.write(`${explanationOf(cause)}\n`);
    process.exitCode = 1;
  }
}
