import { boolean, number, object, string, type ObjectSchema } from 'yup';
import { momentSchema } from '../measures/moment.ts';
import { COUPON_DURATIONS, type CouponTerms } from './coupon.ts';
import { isCouponCode, isCouponFor } from './coupon-code.ts';
import { OWN_PLAN_TERMS, type OwnPlanTerm } from './own-plan.ts';

export const COUPON_LIMITS = { monthsMaximum: 36, usesMaximum: 100_000 } as const;

/** A coupon as an admin makes it, with its code. */
export interface NewCoupon extends CouponTerms {
  /** In capitals, as Stripe keeps it. */
  code: string;
  /** From when on nobody may use it any more, in milliseconds since 1970; null = no end. */
  expiresAt: number | null;
  /** How many people may use it; null = any number. */
  usesMaximum: number | null;
  /** null = for each term. */
  onlyTerm: OwnPlanTerm | null;
  /** Given to partners who bring runners. */
  isAffiliate: boolean;
}

/** A coupon as admins see it. */
export interface CouponRow extends NewCoupon {
  /** The id of its code at Stripe. */
  promotionCodeId: string;
  uses: number;
  /** Neither archived, nor over, nor used up. */
  isUsable: boolean;
}

export interface PromotionCodeReference {
  promotionCodeId: string;
}

/** @throws ValidationError also for a coupon that no price of Tasuki's own plan can have */
export const newCouponSchema: ObjectSchema<NewCoupon> = object({
  code: string()
    .required()
    .test('code', 'a code of capitals, digits and hyphens', (code) => isCouponCode(code)),
  percentOff: number()
    .required()
    .integer()
    .min(1)
    .max(100)
    .test('chargeable', 'leaves nothing to pay, or what can be charged', (percentOff) =>
      OWN_PLAN_TERMS.every((term) => isCouponFor(term, { percentOff })),
    ),
  duration: string().required().oneOf(COUPON_DURATIONS),
  durationInMonths: number()
    .defined()
    .nullable()
    .integer()
    .min(1)
    .max(COUPON_LIMITS.monthsMaximum)
    .when('duration', ([duration], schema) =>
      schema.test(
        'repeating',
        'months belong to a repeating coupon',
        (months) => (months !== null) === (duration === 'repeating'),
      ),
    ),
  expiresAt: momentSchema().defined().nullable(),
  usesMaximum: number().defined().nullable().integer().min(1).max(COUPON_LIMITS.usesMaximum),
  onlyTerm: string()
    .defined()
    .nullable()
    .oneOf([...OWN_PLAN_TERMS, null]),
  isAffiliate: boolean().required(),
});

export const promotionCodeReferenceSchema: ObjectSchema<PromotionCodeReference> = object({
  promotionCodeId: string()
    .required()
    .matches(/^promo_[A-Za-z0-9_]{1,100}$/),
});
