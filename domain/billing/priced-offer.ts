import { number, object, string, type ObjectSchema } from 'yup';
import { filledText } from '../form-texts.ts';
import { rule } from '../form-rules.ts';
import { BILLING_INTERVALS, type BillingInterval } from './billing-period.ts';
import { BILLING_CURRENCY, canBeCharged, CHARGE_LIMITS } from './charge-limits.ts';

/** The units of a duration. */
export const DURATION_UNITS = ['hour', 'day', 'month', 'year'] as const;

export const PRICED_OFFER_LIMITS = {
  nameMaxLength: 80,
  targetMaxLength: 200,
  durationMaximum: 999,
} as const;

/** The common fields of plans and products. */
export interface PricedOffer {
  name: string;
  /** The people whom it is for. */
  target: string;
  /** Whole yen, tax included; 0 = free. */
  priceYen: number;
  currency: typeof BILLING_CURRENCY;
  /** How many units the purchase lasts. */
  duration: number;
  durationUnit: (typeof DURATION_UNITS)[number];
}

/** A plan that is sold by subscription. */
export interface PricedPlan extends PricedOffer {
  planType: 'subscription';
  interval: BillingInterval;
}

const offerFields = {
  name: filledText(PRICED_OFFER_LIMITS.nameMaxLength),
  target: filledText(PRICED_OFFER_LIMITS.targetMaxLength),
  priceYen: number()
    .required(rule('required'))
    .test('chargeable', rule('outOfRange'), (price) => canBeCharged(price)),
  currency: string()
    .required(rule('required'))
    .oneOf([BILLING_CURRENCY] as const, rule('outOfRange')),
  duration: number()
    .required(rule('required'))
    .integer(rule('outOfRange'))
    .min(1, rule('outOfRange'))
    .max(PRICED_OFFER_LIMITS.durationMaximum, rule('outOfRange')),
  durationUnit: string().required(rule('required')).oneOf(DURATION_UNITS, rule('outOfRange')),
};

/** A product, which is bought once, and never for nothing. Strict. */
export const productSchema: ObjectSchema<PricedOffer> = object({
  ...offerFields,
  priceYen: offerFields.priceYen.min(CHARGE_LIMITS.minimumYen, rule('outOfRange')),
})
  .noUnknown()
  .strict();

/** A plan, which is subscribed. Strict. */
export const pricedPlanSchema: ObjectSchema<PricedPlan> = object({
  ...offerFields,
  planType: string()
    .required(rule('required'))
    .oneOf(['subscription'] as const),
  interval: string().required(rule('required')).oneOf(BILLING_INTERVALS, rule('outOfRange')),
})
  .noUnknown()
  .strict();
