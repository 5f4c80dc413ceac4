import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { ACCOUNT_DELETION } from '@tasuki/domain/accounts/account-deletion';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { isActiveAdmin, requireOtherAdmin, rolesOf } from './admin-act.ts';
import { requireRecentSignIn } from '../permissions/require-recent-sign-in.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, jobRequest, type JobKind } from '../jobs/job-kind.ts';
import { storedJob, type StoredJob } from '../jobs/job.ts';

export interface DeleteAccountPayload {
  uid: string;
  /** In milliseconds since 1970. */
  askedAt: number;
  /** The second round takes what came during the first. */
  round: 1 | 2;
}

export const DELETE_ACCOUNT: JobKind<DeleteAccountPayload> = {
  name: 'delete-account',
  queue: 'long',
  personOf: ({ uid }) => uid,
};

interface AskForDeletionDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

/**
 * Has an account deleted with everything in it. Asked again, it goes on as it was. An admin loses
 * that role at once, so that of two who leave at the same moment one stays.
 *
 * @param caller `signedInAt`: when they last proved who they are
 * @returns by when everything is gone, as an ISO instant
 * @throws TasukiFailure 'auth/requires-recent-login', 'account/last-admin'
 */
export async function askForDeletion(
  { uid, signedInAt, now }: { uid: string; signedInAt: Date; now: Date },
  { firestore, startJob }: AskForDeletionDependencies,
): Promise<{ deletedBy: string }> {
  requireRecentSignIn({ signedInAt, now });
  return writeRequest(uid, now, { firestore, startJob }, async (transaction) =>
    giveUpAdminRole(uid, now, firestore, transaction),
  );
}

/**
 * The same in nobody's name, where an account ends by itself.
 *
 * @returns by when everything is gone, as an ISO instant
 */
export async function requestDeletion(
  uid: string,
  now: Date,
  dependencies: AskForDeletionDependencies,
): Promise<{ deletedBy: string }> {
  return writeRequest(uid, now, dependencies, async () => Promise.resolve());
}

/** @param beforeFirst runs in the transaction, before it writes, unless the deletion is under way */
async function writeRequest(
  uid: string,
  now: Date,
  { firestore, startJob }: AskForDeletionDependencies,
  beforeFirst: (transaction: Transaction) => Promise<void>,
): Promise<{ deletedBy: string }> {
  const reference = firestore.doc(firestorePaths.job(jobId(DELETE_ACCOUNT, uid)));
  const { id, askedAt } = await firestore.runTransaction(async (transaction) => {
    const job = storedJob(await transaction.get(reference)) as
      | StoredJob<DeleteAccountPayload>
      | undefined;
    if (job?.state === 'open') return { id: null, askedAt: job.payload.askedAt };
    await beforeFirst(transaction);
    const payload = { uid, askedAt: job?.payload.askedAt ?? now.getTime(), round: 1 } as const;
    const asked = jobRequest(DELETE_ACCOUNT, uid, payload);
    return {
      id: askForJob(transaction, firestore, asked, { current: job, now }),
      askedAt: payload.askedAt,
    };
  });
  if (id !== null) await startJob(id);
  const deadline = new Date(askedAt + ACCOUNT_DELETION.deadlineHours * HOUR_MILLISECONDS);
  return { deletedBy: deadline.toISOString() };
}

/** @throws TasukiFailure 'account/last-admin' */
async function giveUpAdminRole(
  uid: string,
  now: Date,
  firestore: Firestore,
  transaction: Transaction,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.accountState(uid));
  const state = storedAccountState(await transaction.get(reference));
  if (!isActiveAdmin(state)) return;
  await requireOtherAdmin(uid, firestore, transaction);
  transaction.update(reference, {
    roles: rolesOf(state).filter((role) => role !== 'admin'),
    updatedAt: Timestamp.fromDate(now),
  });
}
