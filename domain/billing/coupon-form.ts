import { boolean, object, string, type ObjectSchema } from 'yup';
import { rule } from '../form-rules.ts';
import { DAY_MILLISECONDS } from '../measures/durations.ts';
import { COUPON_DURATIONS, COUPON_PLANS, type CouponDuration, type CouponPlan } from './coupon.ts';
import { COUPON_LIMITS, type NewCoupon } from './coupon-admin.ts';
import { isCouponCode, isCouponFor, normalCouponCode } from './coupon-code.ts';
import { OWN_PLAN_TERMS } from './own-plan.ts';

/** A coupon as an admin enters it; what is left empty is no limit. */
export interface CouponForm {
  code: string;
  percentOff: string;
  duration: CouponDuration;
  durationInMonths: string;
  /** The last day, as `2027-03-31`. */
  lastDay: string;
  usesMaximum: string;
  /** The terms that it counts for. */
  plan: CouponPlan;
  isAffiliate: boolean;
}

const DIGITS = /^\d{1,6}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isWhole(text: string, maximum: number): boolean {
  return DIGITS.test(text) && Number(text) >= 1 && Number(text) <= maximum;
}

export const couponFormSchema: ObjectSchema<CouponForm> = object({
  code: string()
    .defined()
    .test('required', rule('required'), (code) => code.trim() !== '')
    .test('code', rule('codeInvalid'), (code) => isCouponCode(normalCouponCode(code))),
  percentOff: string()
    .defined()
    .test('required', rule('required'), (percent) => percent !== '')
    .test(
      'chargeable',
      rule('outOfRange'),
      (percent) =>
        isWhole(percent, 100) &&
        OWN_PLAN_TERMS.every((term) => isCouponFor(term, { percentOff: Number(percent) })),
    ),
  duration: string().required(rule('required')).oneOf(COUPON_DURATIONS),
  durationInMonths: string()
    .defined()
    .when('duration', ([duration], schema) =>
      duration === 'repeating'
        ? schema.test('months', rule('outOfRange'), (months) =>
            isWhole(months, COUPON_LIMITS.monthsMaximum),
          )
        : schema,
    ),
  lastDay: string()
    .defined()
    .test('day', rule('dateInvalid'), (day) => day === '' || !Number.isNaN(endOfDay(day))),
  usesMaximum: string()
    .defined()
    .test(
      'uses',
      rule('outOfRange'),
      (uses) => uses === '' || isWhole(uses, COUPON_LIMITS.usesMaximum),
    ),
  plan: string().required(rule('required')).oneOf(COUPON_PLANS),
  isAffiliate: boolean().defined(),
});

/** The coupon that a valid form asks for; its last day is one of Japan, where it is sold. */
export function newCouponOf(form: CouponForm): NewCoupon {
  const { duration, durationInMonths, lastDay, usesMaximum } = form;
  return {
    code: normalCouponCode(form.code),
    percentOff: Number(form.percentOff),
    duration,
    durationInMonths: duration === 'repeating' ? Number(durationInMonths) : null,
    expiresAt: lastDay === '' ? null : endOfDay(lastDay),
    usesMaximum: usesMaximum === '' ? null : Number(usesMaximum),
    onlyTerm: form.plan === 'each' ? null : form.plan,
    isAffiliate: form.isAffiliate,
  };
}

/** @returns milliseconds since 1970; NaN for what is no day */
function endOfDay(day: string): number {
  return DAY.test(day) ? Date.parse(`${day}T00:00:00+09:00`) + DAY_MILLISECONDS : Number.NaN;
}
