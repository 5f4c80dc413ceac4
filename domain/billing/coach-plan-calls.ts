import { boolean, number, object, string, type ObjectSchema } from 'yup';
import { FREE_PLAN_ID } from '../coaches/coach.ts';
import { rule } from '../form-rules.ts';
import type { SetUpStart } from './billing-calls.ts';
import { CHARGE_LIMITS } from './charge-limits.ts';
import {
  COACH_PLAN_INTERVALS,
  SAVED_PLAN_STATES,
  type CoachPlanInterval,
  type CoachPlanOffer,
  type SavedPlanState,
} from './coach-plan.ts';
import { pricedPlanSchema } from './priced-offer.ts';
import type { CallSchemas } from '../call-schemas.ts';
import { DOCUMENT_ID_PATTERN } from '../document-id.ts';

/** The free plan has an id of its own, which no plan with a price takes. */
const PAID_PLAN_ID_PATTERN = new RegExp(`^(?!__.*__$)(?!${FREE_PLAN_ID}$)[A-Za-z0-9_-]{1,64}$`);

/** One of the caller's own plans. */
export interface CoachPlanReference {
  planId: string;
}

/** A plan as its coach wants it, new or changed. */
export interface CoachPlanWish extends CoachPlanReference {
  offer: CoachPlanOffer;
  state: SavedPlanState;
}

/** A plan that somebody wants to subscribe to. */
export interface CoachPlanChoice extends CoachPlanReference {
  coachId: string;
}

/** The order for a plan, from a page that shows its terms before the card. */
export interface CoachPlanOrder extends CoachPlanChoice {
  /** Left out by pages from before plans were sold by the day, which would name another interval. */
  showsDailyTerms?: boolean | undefined;
}

/** The offer of a plan at the time when a set-up for it began. */
export interface OfferedCoachPlan {
  coachName: string;
  name: string;
  target: string;
  /** Whole yen, tax included. */
  priceYen: number;
  interval: CoachPlanInterval;
}

/** How a payment method for a coach's plan is set up, and on which terms. */
export interface CoachPlanStart extends SetUpStart {
  plan: OfferedCoachPlan;
}

/** The offer of a plan that is sold by subscription; strict. */
export const coachPlanOfferSchema: ObjectSchema<CoachPlanOffer> = pricedPlanSchema
  .shape({
    priceYen: number()
      .required(rule('required'))
      .integer(rule('outOfRange'))
      .min(CHARGE_LIMITS.minimumYen, rule('outOfRange'))
      .max(CHARGE_LIMITS.maximumYen, rule('outOfRange')),
    interval: string().required(rule('required')).oneOf(COACH_PLAN_INTERVALS, rule('outOfRange')),
    duration: number().required(rule('required')).oneOf([1], rule('outOfRange')),
    durationUnit: string()
      .required(rule('required'))
      .oneOf(COACH_PLAN_INTERVALS, rule('outOfRange')),
  })
  .test(
    'asInterval',
    rule('outOfRange'),
    ({ interval, durationUnit }) => interval === durationUnit,
  );

const planId = string().required().matches(PAID_PLAN_ID_PATTERN);

export const coachPlanReferenceSchema: ObjectSchema<CoachPlanReference> = object({ planId });

export const coachPlanWishSchema: ObjectSchema<CoachPlanWish> = object({
  planId,
  offer: coachPlanOfferSchema.required(),
  state: string().required().oneOf(SAVED_PLAN_STATES),
});

export const coachPlanOrderSchema: ObjectSchema<CoachPlanOrder> = object({
  planId,
  coachId: string().required().matches(DOCUMENT_ID_PATTERN),
  showsDailyTerms: boolean(),
});

/** The calls about the paid plans of coaches. */
export interface CoachPlanCalls {
  /** Coaches: makes or changes a plan of one's own that has a price. Safe to repeat. */
  saveCoachPlan: { request: CoachPlanWish; response: CoachPlanReference };
  /** Coaches: offers a plan no more. Safe to repeat. */
  archiveCoachPlan: { request: CoachPlanReference; response: { isArchived: boolean } };
  /** Begins to set up a method for a coach's plan; charges nothing. Safe to repeat. */
  beginCoachSubscription: { request: CoachPlanOrder; response: CoachPlanStart };
}

export const coachPlanCallSchemas: CallSchemas<CoachPlanCalls> = {
  saveCoachPlan: coachPlanWishSchema,
  archiveCoachPlan: coachPlanReferenceSchema,
  beginCoachSubscription: coachPlanOrderSchema,
};
