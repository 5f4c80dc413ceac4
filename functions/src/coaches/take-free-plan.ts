import type { Firestore } from 'firebase-admin/firestore';
import type { FreePlanRequest } from '@tasuki/domain/coaches/coach-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { coachLinkId, firestorePaths } from '@tasuki/domain/firestore-paths';
import { isSharing } from '@tasuki/domain/coaches/coach-sharing';
import { linkToCoach } from './link-to-coach.ts';
import { takeFreeTurn } from '../platform/take-turn.ts';
import { consentTo, SHARING_TURNS } from './share-with-coach.ts';
import { isClosedLink, storedCoach, storedCoachLink, storedCoachPlan } from './stored-coach.ts';

/**
 * Takes a published plan that costs 0 JPY of an approved, published coach,
 * which links the runner to that coach. Taking it again changes nothing. The coach reads the
 * runner's data only where the runner agrees to it here, or has agreed on an active link.
 *
 * @returns the id of the link
 * @throws TasukiFailure 'coach/not-found' also for the caller's own plan, 'coach/not-approved-yet',
 *   'coach/plan-not-free', 'coach/ended-by-coach' where this coach has lately ended coaching the
 *   caller, 'auth/too-many-requests' for whoever begins and ends in a loop
 */
export async function takeFreePlan(
  { coachId, planId, consentVersion }: FreePlanRequest,
  { uid, now }: { uid: string; now: Date },
  { firestore }: { firestore: Firestore },
): Promise<{ coachLinkId: string }> {
  // A person who takes part as runner and coach at once would leave their own conversations with
  // the link.
  if (coachId === uid) throw new TasukiFailure('coach/not-found');
  const linkReference = firestore.doc(firestorePaths.coachLink(uid, coachId));
  const isTaken = (link: ReturnType<typeof storedCoachLink>) =>
    link?.state === 'active' &&
    link.planId === planId &&
    (consentVersion === undefined || (isSharing(link) && link.consentVersion === consentVersion));
  if (!isTaken(storedCoachLink(await linkReference.get()))) {
    await takeFreeTurn(uid, SHARING_TURNS, now, firestore);
  }
  await firestore.runTransaction(async (transaction) => {
    const [coachSnapshot, planSnapshot, linkSnapshot] = await transaction.getAll(
      firestore.doc(firestorePaths.coach(coachId)),
      firestore.doc(firestorePaths.coachPlan(coachId, planId)),
      linkReference,
    );
    const coach = storedCoach(coachSnapshot);
    const plan = storedCoachPlan(planSnapshot);
    if (coach?.isPublished !== true || plan?.state !== 'published') {
      throw new TasukiFailure('coach/not-found');
    }
    if (!coach.isApproved) throw new TasukiFailure('coach/not-approved-yet');
    if (plan.priceJpy !== 0) throw new TasukiFailure('coach/plan-not-free');
    const link = storedCoachLink(linkSnapshot);
    if (isClosedLink(link, uid, now)) throw new TasukiFailure('coach/ended-by-coach');
    if (isTaken(link)) return;
    const hasNewConsent =
      consentVersion !== undefined &&
      !(link && isSharing(link) && link.consentVersion === consentVersion);
    const consent = hasNewConsent ? consentTo(consentVersion, now) : undefined;
    linkToCoach({ uid, coachId, planId, now, consent }, linkReference, link, transaction);
  });
  return { coachLinkId: coachLinkId(uid, coachId) };
}
