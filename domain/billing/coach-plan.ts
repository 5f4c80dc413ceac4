import type { CoachPlan } from '../coaches/coach.ts';
import type { StoredShape } from '../stored-shape.ts';
import { BILLING_INTERVALS, type BillingInterval } from './billing-period.ts';
import { OWN_PLAN } from './own-plan.ts';
import type { PricedPlan } from './priced-offer.ts';
import type { SubscriptionReversal } from './reversals/subscription-reversal.ts';
import type { SubscriptionMirror } from './subscription-mirror.ts';

/** How often a coach's plan is charged. */
export const COACH_PLAN_INTERVALS = BILLING_INTERVALS;
export type CoachPlanInterval = BillingInterval;

/** The states in which a plan is saved; archiving is an act of its own. */
export const SAVED_PLAN_STATES = ['draft', 'published'] as const satisfies CoachPlan['state'][];
export type SavedPlanState = (typeof SAVED_PLAN_STATES)[number];

export const COACH_PLAN_LIMITS = {
  /**
   * The most plans of a coach with a price, archived ones left out. Together with the free one they
   * fit in one list.
   */
  currentMaximum: 15,
  archivedListSize: 50,
  subscriberListSize: 100,
  /** Before the first charge, once a runner and coach. */
  trialDays: OWN_PLAN.trialDays,
} as const;

/**
 * A coach's plan for sale by subscription. It lasts as long as its interval; each renewal gives the
 * same again.
 */
export interface CoachPlanOffer extends PricedPlan {
  interval: CoachPlanInterval;
}

/** coaches/{coachId}/plans/{planId} of a plan with a price. Only functions write it. */
export interface PaidCoachPlan extends CoachPlan {
  interval: CoachPlanInterval;
  duration: 1;
  durationUnit: CoachPlanInterval;
  /** The id of its price at Stripe. Another amount or interval is another price. */
  stripePriceId: string;
  updatedAt: Date;
}

export const PAID_COACH_PLAN_SHAPE = {
  coachId: 'string',
  name: 'string',
  target: 'string',
  priceJpy: 'number',
  interval: 'string',
  state: 'string',
  stripePriceId: 'string',
  updatedAt: 'date',
} as const satisfies StoredShape<PaidCoachPlan>;

/** coaches/{coachId}/subscribers/{subscriptionId}: a subscription for its seller. */
export interface Subscriber extends Pick<
  SubscriptionMirror,
  'status' | 'isCancelledAtPeriodEnd' | 'priceYen' | 'interval' | 'startedAt' | 'periodEndsAt'
> {
  id: string;
  /** null = the runner has deleted their account. */
  runnerUid: string | null;
  runnerName: string;
  planId: string;
  planName: string;
  /** The fate of the payment that ended it; null or absent = no payment did. */
  reversal?: SubscriptionReversal | null | undefined;
}

export const SUBSCRIBER_SHAPE = {
  runnerName: 'string',
  planName: 'string',
  status: 'string',
  isCancelledAtPeriodEnd: 'boolean',
  priceYen: 'number',
  interval: 'string',
  startedAt: 'date',
  periodEndsAt: 'date',
  reversal: 'string?',
} as const satisfies StoredShape<Subscriber>;
