import { DAY_MILLISECONDS } from '../measures/durations.ts';
import type { StoredShape } from '../stored-shape.ts';

/** coaches/{coachId}: the public profile. A human coach's id is their uid. */
export interface Coach {
  id: string;
  kind: 'ai' | 'human';
  name: string;
  description: string;
  coachingStyle: string;
  profile: string;
  aboutMe: string;
  isApproved: boolean;
  isPublished: boolean;
}

/** coaches/{coachId}/plans/{planId} */
export interface CoachPlan {
  id: string;
  coachId: string;
  name: string;
  target: string;
  priceJpy: number;
  currency: 'JPY';
  planType: 'subscription';
  interval: 'day' | 'month' | 'year';
  /** `draft`: only the coach sees it; `published`: it is offered; `archived`: it is no more. */
  state: 'draft' | 'published' | 'archived';
}

/** That a coach put a plan, or a change of one, before the runner, who has not decided. */
export interface WaitingPlan {
  /** Id of the coach's text. */
  id: string;
  /** The last day on which it can be taken, YYYY-MM-DD. */
  untilDay: string;
}

/** coachLinks/{runner_coach} */
export interface CoachLink {
  id: string;
  runnerUid: string;
  coachId: string;
  planId: string;
  /** The free plan that a paid one took the place of, and that follows it; absent = there was none. */
  freePlanId?: string;
  state: 'active' | 'ended';
  /**
   * The runner lets this coach read their profile, goals, plans, shared conversations and the
   * activities whose source allows it. It holds only together with a consent, see `isSharing`.
   */
  sharesActivities: boolean;
  /** Which text the runner agreed to when they last did; null = never. */
  consentVersion: string | null;
  /** When that was, by the server's clock. */
  consentedAt: Date | null;
  since: Date;
  updatedAt: Date;
  /** The coach, where they ended the link; absent = it was not ended by them. */
  endedBy?: string;
  /**
   * Until when the runner cannot choose this coach again, who ended coaching them. Absent = they can, or the
   * link ended before this was noted; see `closedUntilOf`.
   */
  closedUntil?: Date;
  /** Null = nothing waits. */
  waitingPlan: WaitingPlan | null;
}

/**
 * Whether something of a coach about a plan waits for the runner's decision.
 *
 * @param today YYYY-MM-DD, at the runner's place
 */
export function isPlanWaiting(
  links: readonly Pick<CoachLink, 'waitingPlan'>[],
  today: string,
): boolean {
  return links.some(({ waitingPlan }) => waitingPlan !== null && waitingPlan.untilDay >= today);
}

/**
 * For so long nobody chooses a coach again who has ended coaching them. A coach's end holds then, and who
 * ended it for lack of time is not lost for good.
 */
export const CLOSED_AFTER_END_DAYS = 30;

/** The fields that decide how long a coach's end of a link holds. */
type EndOfLink = Pick<CoachLink, 'state'> & {
  [Field in 'endedBy' | 'closedUntil' | 'updatedAt']?: CoachLink[Field] | undefined;
};

/**
 * Until when a runner cannot choose the coach again who ended coaching them. A link of before that was noted
 * is written last by its end, so it counts from then.
 *
 * @returns null where they can
 */
export function closedUntilOf({ state, endedBy, closedUntil, updatedAt }: EndOfLink): Date | null {
  if (state !== 'ended') return null;
  if (closedUntil !== undefined) return closedUntil;
  if (endedBy === undefined || updatedAt === undefined) return null;
  return new Date(updatedAt.getTime() + CLOSED_AFTER_END_DAYS * DAY_MILLISECONDS);
}

/** Whether a coach has ended coaching somebody so lately that they cannot be chosen again yet. */
export function isClosedByCoach(link: EndOfLink, now: Date): boolean {
  const closedUntil = closedUntilOf(link);
  return closedUntil !== null && closedUntil > now;
}

/** The fields that decide whether a coach and a plan can be taken. */
export const COACH_SHAPE = {
  isApproved: 'boolean',
  isPublished: 'boolean',
} as const satisfies StoredShape<Coach>;

export const COACH_PLAN_SHAPE = {
  priceJpy: 'number',
  state: 'string',
} as const satisfies StoredShape<CoachPlan>;

/**
 * The fields that decide whether a coach may read; a link from before the consent has no field of
 * it.
 */
export const COACH_LINK_SHAPE = {
  runnerUid: 'string',
  state: 'string',
  sharesActivities: 'boolean?',
  consentVersion: 'string?',
  waitingPlan: 'object?',
  endedBy: 'string?',
  closedUntil: 'date?',
  updatedAt: 'date?',
  freePlanId: 'string?',
} as const satisfies StoredShape<
  Pick<CoachLink, 'runnerUid' | 'state' | 'endedBy' | 'closedUntil' | 'freePlanId'> &
    Partial<Pick<CoachLink, 'sharesActivities' | 'consentVersion' | 'waitingPlan' | 'updatedAt'>>
>;

/** The coach that is part of the product; its words on screen come from the locales. */
export const BUILT_IN_COACH_ID = 'tasuki';
export const BUILT_IN_PLAN_ID = 'free';
/** The one plan of a human coach that costs nothing. */
export const FREE_PLAN_ID = 'free';

export const COACH_LIMITS = {
  nameMaxLength: 80,
  descriptionMaxLength: 400,
  coachingStyleMaxLength: 400,
  profileMaxLength: 4000,
  aboutMeMaxLength: 4000,
  listSize: 50,
} as const;
