import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { RevisionDecision } from '@tasuki/domain/coaches/coach-calls';
import { COACH_PROFILE_FIELDS } from '@tasuki/domain/coaches/coach-documents';
import type { CoachRevision } from '@tasuki/domain/coaches/coach-revision';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedReader } from '../platform/firestore/read-stored.ts';
import { requireAdmin, writeAuditEntry, type Admin } from './admin-act.ts';

/** coachRevisions/{coachId} as Firestore keeps it. */
type StoredRevision = Omit<CoachRevision, 'updatedAt'> & { updatedAt: Timestamp };

const storedRevision = storedReader<StoredRevision>({
  name: 'string',
  description: 'string',
  coachingStyle: 'string',
  profile: 'string',
  aboutMe: 'string',
  state: 'string',
  updatedAt: 'date',
});

/**
 * Makes what a coach wants to change of the public profile public, or declines it. Only what the
 * admin has read counts. Where nothing waits any more, nothing changes and the log says nothing.
 *
 * @throws TasukiFailure 'common/permission-denied' unless token and state both say that the caller
 *   is an admin, 'coach/revision-changed' since the admin read it, 'coach/not-found' where the
 *   profile to change is not there
 */
export async function decideCoachRevision(
  { uid, revisionUpdatedAt, isApproved, reason }: RevisionDecision,
  admin: Admin,
  { firestore }: { firestore: Firestore },
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const [actor, revision, coach] = await transaction.getAll(
      firestore.doc(firestorePaths.accountState(admin.uid)),
      firestore.doc(firestorePaths.coachRevision(uid)),
      firestore.doc(firestorePaths.coach(uid)),
    );
    requireAdmin(admin, actor?.data());
    const stored = storedRevision(revision);
    if (!revision || stored?.state !== 'open') return;
    if (stored.updatedAt.toMillis() !== revisionUpdatedAt) {
      throw new TasukiFailure('coach/revision-changed');
    }
    if (!coach?.exists) throw new TasukiFailure('coach/not-found');
    if (isApproved) {
      const words = Object.fromEntries(COACH_PROFILE_FIELDS.map((field) => [field, stored[field]]));
      transaction.update(coach.ref, words);
      transaction.delete(revision.ref);
    } else {
      transaction.update(revision.ref, {
        state: 'declined',
        declineReason: reason?.trim() || null,
        updatedAt: Timestamp.fromDate(admin.now),
      });
    }
    const kind = isApproved ? 'approve-profile' : 'decline-profile';
    writeAuditEntry(transaction, firestore, {
      kind,
      actorUid: admin.uid,
      subjectUid: uid,
      createdAt: admin.now,
    });
  });
}
