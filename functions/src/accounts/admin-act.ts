import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AccountClaims, AccountState, Role } from '@tasuki/domain/accounts/user-account';
import type { AuditEntry } from '@tasuki/domain/accounts/audit-entry';
import { storedAccountState } from '../permissions/stored-account-state.ts';

/** More than there are admins. */
const ADMINS_READ = 50;

/** The admin who acts. */
export interface Admin {
  uid: string;
  /** The claims of the verified sign-in token. */
  claims: AccountClaims;
  now: Date;
}

export function rolesOf(state: Partial<AccountState> | undefined): readonly Role[] {
  return state?.roles ?? ['runner'];
}

/** Checks whether a state is one of an admin who can act. */
export function isActiveAdmin(state: Partial<AccountState> | undefined): boolean {
  return rolesOf(state).includes('admin') && state?.isDisabled !== true;
}

/**
 * Refuses whoever is no admin by token or by state. A token lives for an hour after a role was
 * taken away. The state says it at once.
 *
 * @param actorState accountStates of who acts, as it is in this moment
 * @throws TasukiFailure 'common/permission-denied'
 */
export function requireAdmin(
  { claims }: Pick<Admin, 'claims'>,
  actorState: Partial<AccountState> | undefined,
): void {
  if (claims.isAdmin !== true || !isActiveAdmin(actorState)) {
    throw new TasukiFailure('common/permission-denied');
  }
}

/**
 * Refuses whoever is no admin now. Of a role that was taken away the token does not know yet.
 *
 * @throws TasukiFailure 'common/permission-denied'
 */
export async function requireCurrentAdmin(
  admin: Pick<Admin, 'uid' | 'claims'>,
  { firestore }: { firestore: Firestore },
): Promise<void> {
  const snapshot = await firestore.doc(firestorePaths.accountState(admin.uid)).get();
  requireAdmin(admin, storedAccountState(snapshot));
}

/**
 * Refuses to let the last admin go. Several admins may leave at once. The transaction locks what it
 * reads of the others, so it must also take the role from the state of the one who leaves.
 *
 * @param uid of who leaves
 * @throws TasukiFailure 'account/last-admin'
 */
export async function requireOtherAdmin(
  uid: string,
  firestore: Firestore,
  transaction: Transaction,
): Promise<void> {
  const { docs } = await transaction.get(
    firestore
      .collection(firestorePaths.accountStates())
      .where('roles', 'array-contains', 'admin')
      .limit(ADMINS_READ),
  );
  if (!docs.some((other) => other.id !== uid && isActiveAdmin(other.data()))) {
    throw new TasukiFailure('account/last-admin');
  }
}

/** A transaction, or a batch that is written as a whole. */
interface DocumentCreator {
  create: (reference: DocumentReference, data: object) => unknown;
}

/** Writes the entry of the log that belongs to an act, together with the act. */
export function writeAuditEntry(
  writer: DocumentCreator,
  firestore: Firestore,
  entry: AuditEntry,
): void {
  writer.create(firestore.collection(firestorePaths.auditLog()).doc(), {
    ...entry,
    createdAt: Timestamp.fromDate(entry.createdAt),
  });
}
