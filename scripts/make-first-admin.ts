// Makes the first admin, of somebody who has signed up:
//   gcloud auth application-default login
//   npm run make:first-admin -- <email> <project id>
// With FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST set, it does so on the emulators.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { FieldValue, getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AccountClaims, AccountState } from '@tasuki/domain/accounts/user-account';
import type { AuditEntry } from '@tasuki/domain/accounts/audit-entry';
import { changeClaims } from '../functions/src/permissions/change-claims.ts';
import { hasProvenEmail } from '../functions/src/permissions/proven-emails.ts';
import { explanationOf } from './explanation-of.ts';

interface Stores {
  auth: Auth;
  firestore: Firestore;
}

/**
 * Makes an admin without one, of somebody who has signed up: in the state, the sign-in token
 * and the log. All further ones are made in the app. Safe to repeat.
 *
 * @returns the person's uid
 * @throws Error when nobody has signed in with this email, has proven it, or given their name yet
 */
export async function makeFirstAdmin(
  email: string,
  now: Date,
  { auth, firestore }: Stores,
): Promise<string> {
  const [user] = (await auth.getUsers([{ email }])).users;
  if (!user) throw new Error(`Nobody has signed up with ${email}`);
  // Anybody may sign up with any address; who reads its mails is known only after that.
  if (!(await hasProvenEmail(user, firestore))) {
    throw new Error(`${email} is not confirmed: open the link in the mail that came at sign-up`);
  }
  const { uid } = user;
  const account = await firestore.doc(firestorePaths.user(uid)).get();
  if (!account.exists) {
    throw new Error(`${email} has signed in, but the account was never completed`);
  }
  const reference = firestore.doc(firestorePaths.accountState(uid));
  const isCoach = await firestore.runTransaction(async (transaction) => {
    const state = (await transaction.get(reference)).data() as Partial<AccountState> | undefined;
    const roles = state?.roles ?? ['runner'];
    if (roles.includes('admin')) return roles.includes('coach');
    const at = Timestamp.fromDate(now);
    transaction.set(
      reference,
      {
        uid,
        roles: [...roles, 'admin'],
        isBetaApproved: true,
        isWaitingForApproval: false,
        claimsVersion: state?.claimsVersion ?? 0,
        updatedAt: at,
      },
      { merge: true },
    );
    const entry: AuditEntry = {
      kind: 'make-admin',
      actorUid: null,
      subjectUid: uid,
      createdAt: now,
    };
    transaction.create(firestore.collection(firestorePaths.auditLog()).doc(), {
      ...entry,
      createdAt: at,
    });
    return roles.includes('coach');
  });
  // After the state, from which functions set the claims too: the other way round they could
  // take them back. The version says it last, since the browser fetches a new token by it.
  const claims: AccountClaims = { canAccessBeta: true, isAdmin: true, isCoach };
  await changeClaims(uid, (current) => ({ ...current, ...claims }), { firestore, auth });
  await reference.update({ claimsVersion: FieldValue.increment(1) });
  return uid;
}

const USAGE =
  'Say who, by their sign-in email, and in which Firebase project: ' +
  'npm run make:first-admin -- <email> <project id>';

async function main([email, projectId, ...rest]: readonly string[]): Promise<void> {
  if (!email || !projectId || rest.length > 0) throw new Error(USAGE);
  const app = initializeApp({ projectId });
  try {
    const uid = await makeFirstAdmin(email, new Date(), {
      auth: getAuth(app),
      firestore: getFirestore(app),
    });
    process.stdout.write(`${email} (${uid}) is an admin of ${projectId} now.\n`);
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
