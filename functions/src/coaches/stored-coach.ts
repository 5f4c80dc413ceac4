import {
  COACH_LINK_SHAPE,
  COACH_PLAN_SHAPE,
  COACH_SHAPE,
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
  Partial<Pick<CoachLink, 'sharesActivities' | 'consentVersion' | 'waitingPlan'>>;

export const storedCoach = storedReader<Coach>(COACH_SHAPE);

export const storedCoachPlan = storedReader<CoachPlan>(COACH_PLAN_SHAPE);

export const storedCoachLink = storedReader<StoredCoachLink>(COACH_LINK_SHAPE);
