import { object, string, type ObjectSchema } from 'yup';
import { rule } from '../form-rules.ts';
import { filledText, wholeNumber } from '../form-texts.ts';
import { BILLING_CURRENCY, CHARGE_LIMITS } from './charge-limits.ts';
import {
  COACH_PLAN_INTERVALS,
  SAVED_PLAN_STATES,
  type CoachPlanInterval,
  type CoachPlanOffer,
  type SavedPlanState,
} from './coach-plan.ts';
import { PRICED_OFFER_LIMITS } from './priced-offer.ts';

/** A plan as its coach enters it; numbers are typed as digits. */
export interface CoachPlanForm {
  name: string;
  target: string;
  priceYen: string;
  interval: CoachPlanInterval;
  state: SavedPlanState;
}

export const coachPlanFormSchema: ObjectSchema<CoachPlanForm> = object({
  name: filledText(PRICED_OFFER_LIMITS.nameMaxLength),
  target: filledText(PRICED_OFFER_LIMITS.targetMaxLength),
  priceYen: wholeNumber(CHARGE_LIMITS.minimumYen, CHARGE_LIMITS.maximumYen, 'priceInvalid'),
  interval: string().required(rule('required')).oneOf(COACH_PLAN_INTERVALS, rule('outOfRange')),
  state: string().required(rule('required')).oneOf(SAVED_PLAN_STATES, rule('outOfRange')),
});

/** The offer that a valid form asks for. */
export function planOfferOf(form: CoachPlanForm): CoachPlanOffer {
  return {
    name: form.name.trim(),
    target: form.target.trim(),
    priceYen: Number(form.priceYen),
    currency: BILLING_CURRENCY,
    planType: 'subscription',
    interval: form.interval,
    duration: 1,
    durationUnit: form.interval,
  };
}
