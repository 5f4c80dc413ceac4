import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ApplicationDecline } from '@tasuki/domain/coaches/coach-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { requireAdmin, writeAuditEntry, type Admin } from './admin-act.ts';
import { storedApplication } from './stored-application.ts';

/**
 * Decides against an application to coach. The applicant reads the reason, and may apply again.
 * One that is declined already stays as it is.
 *
 * @throws TasukiFailure 'common/permission-denied' unless token and state both say that the caller
 *   is an admin, 'coach/no-application' where nothing is to be decided, 'coach/application-changed'
 *   since the admin read it
 */
export async function declineApplication(
  { uid, applicationUpdatedAt, reason }: ApplicationDecline,
  admin: Admin,
  { firestore }: { firestore: Firestore },
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const [actor, application, state] = await transaction.getAll(
      firestore.doc(firestorePaths.accountState(admin.uid)),
      firestore.doc(firestorePaths.coachApplication(uid)),
      firestore.doc(firestorePaths.accountState(uid)),
    );
    requireAdmin(admin, actor?.data());
    const stored = storedApplication(application);
    if (stored?.state === 'declined') return;
    if (!application || stored?.state !== 'open') throw new TasukiFailure('coach/no-application');
    if (stored.updatedAt.toMillis() !== applicationUpdatedAt) {
      throw new TasukiFailure('coach/application-changed');
    }
    const updatedAt = Timestamp.fromDate(admin.now);
    const declineReason = reason?.trim() || null;
    transaction.update(application.ref, { state: 'declined', declineReason, updatedAt });
    if (state?.exists) {
      transaction.update(state.ref, { hasAppliedAsCoach: false, updatedAt });
    }
    writeAuditEntry(transaction, firestore, {
      kind: 'decline-application',
      actorUid: admin.uid,
      subjectUid: uid,
      createdAt: admin.now,
    });
  });
}
