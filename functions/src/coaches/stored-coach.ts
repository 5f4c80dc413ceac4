import type { Timestamp } from 'firebase-admin/firestore';
import {
  COACH_LINK_SHAPE,
  COACH_PLAN_SHAPE,
  COACH_SHAPE,
  isClosedByCoach,
  type Coach,
  type CoachLink,
  type CoachPlan,
} from '@tasuki/domain/coaches/coach';
import { storedReader } from '../platform/firestore/read-stored.ts';

/** coachLinks/{runner_coach} as far as it is read here; one from before the consent has none of it. */
type StoredCoachLink = Pick<
  CoachLink,
  'runnerUid' | 'state' | 'planId' | 'endedBy' | 'freePlanId'
> &
  Partial<Pick<CoachLink, 'sharesActivities' | 'consentVersion' | 'waitingPlan'>> & {
    closedUntil?: Timestamp;
    updatedAt?: Timestamp;
  };

export const storedCoach = storedReader<Coach>(COACH_SHAPE);

export const storedCoachPlan = storedReader<CoachPlan>(COACH_PLAN_SHAPE);

export const storedCoachLink = storedReader<StoredCoachLink>(COACH_LINK_SHAPE);

/** Whether the coach of a link has ended it so lately that this runner cannot choose them again yet. */
export function isClosedLink(
  link: StoredCoachLink | undefined,
  runnerUid: string,
  now: Date,
): boolean {
  // Another runner and coach may make the same id of a link.
  if (link?.runnerUid !== runnerUid) return false;
  const { state, endedBy, closedUntil, updatedAt } = link;
  return isClosedByCoach(
    { state, endedBy, closedUntil: closedUntil?.toDate(), updatedAt: updatedAt?.toDate() },
    now,
  );
}
