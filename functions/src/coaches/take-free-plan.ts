import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { FreePlanRequest } from '@tasuki/domain/callables';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { coachLinkId, firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Coach, CoachLink, CoachPlan } from '@tasuki/domain/people/coach';

/**
 * Takes a published plan that costs 0 JPY of an approved, published coach,
 * which links the runner to that coach. Taking it again changes nothing.
 *
 * @returns the id of the link
 * @throws TasukiFailure 'coach/not-found', 'coach/not-approved-yet', 'coach/plan-not-free'
 */
export async function takeFreePlan(
  { coachId, planId }: FreePlanRequest,
  { uid, now }: { uid: string; now: Date },
  { firestore }: { firestore: Firestore },
): Promise<{ coachLinkId: string }> {
  const linkReference = firestore.doc(firestorePaths.coachLink(uid, coachId));
  await firestore.runTransaction(async (transaction) => {
    const [coachSnapshot, planSnapshot, linkSnapshot] = await transaction.getAll(
      firestore.doc(firestorePaths.coach(coachId)),
      firestore.doc(firestorePaths.coachPlan(coachId, planId)),
      linkReference,
    );
    const coach = coachSnapshot?.data() as Coach | undefined;
    const plan = planSnapshot?.data() as CoachPlan | undefined;
    if (coach?.isPublished !== true || plan?.state !== 'published') {
      throw new TasukiFailure('coach/not-found');
    }
    if (!coach.isApproved) throw new TasukiFailure('coach/not-approved-yet');
    if (plan.priceJpy !== 0) throw new TasukiFailure('coach/plan-not-free');
    const link = linkSnapshot?.data() as Partial<CoachLink> | undefined;
    if (link?.state === 'active' && link.planId === planId) return;
    const isActive = link?.state === 'active';
    transaction.set(linkReference, {
      id: coachLinkId(uid, coachId),
      runnerUid: uid,
      coachId,
      planId,
      state: 'active',
      // Whoever takes a coach's plan wants their runs looked at; a choice made before stays.
      sharesActivities: isActive ? link.sharesActivities : true,
      since: isActive ? link.since : Timestamp.fromDate(now),
      updatedAt: Timestamp.fromDate(now),
    });
  });
  return { coachLinkId: coachLinkId(uid, coachId) };
}
