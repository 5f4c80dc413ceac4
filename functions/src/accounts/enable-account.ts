import { Timestamp } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { DELETE_ACCOUNT } from './ask-for-deletion.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, jobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import { requireAdmin, rolesOf, writeAuditEntry, type Admin } from './admin-act.ts';
import { SET_CLAIMS } from './set-claims-job.ts';
import type { TakeRightDependencies } from './take-right.ts';

/**
 * Lets a disabled account be used again, with the roles that it had; a coach's profile is shown
 * again. Safe to repeat.
 *
 * @throws TasukiFailure 'common/permission-denied' unless token and state both say that the caller
 *   is an admin, 'common/not-found' for a person without an account, or one that is being deleted
 */
export async function enableAccount(
  uid: string,
  admin: Admin,
  { firestore, startJob }: TakeRightDependencies,
): Promise<void> {
  const started = await firestore.runTransaction(async (transaction) => {
    const { now } = admin;
    const [actor, account, snapshot, coach, job, deletion] = await transaction.getAll(
      firestore.doc(firestorePaths.accountState(admin.uid)),
      firestore.doc(firestorePaths.user(uid)),
      firestore.doc(firestorePaths.accountState(uid)),
      firestore.doc(firestorePaths.coach(uid)),
      firestore.doc(firestorePaths.job(jobId(SET_CLAIMS, uid))),
      firestore.doc(firestorePaths.job(jobId(DELETE_ACCOUNT, uid))),
    );
    requireAdmin(admin, actor?.data());
    if (!account?.exists || deletion?.exists) throw new TasukiFailure('common/not-found');
    const state = storedAccountState(snapshot);
    if (!snapshot || state?.isDisabled !== true) return null;
    const updatedAt = Timestamp.fromDate(now);
    transaction.update(snapshot.ref, { isDisabled: false, isAuthOutdated: true, updatedAt });
    if (coach?.get('isApproved') === true && rolesOf(state).includes('coach')) {
      transaction.update(coach.ref, { isPublished: true });
    }
    writeAuditEntry(transaction, firestore, {
      kind: 'enable-account',
      actorUid: admin.uid,
      subjectUid: uid,
      createdAt: now,
    });
    return askForJob(transaction, firestore, jobRequest(SET_CLAIMS, uid, { uid }), {
      current: storedJob(job),
      now,
    });
  });
  if (started !== null) await startJob(started);
}
