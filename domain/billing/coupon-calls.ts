import { emptyRequestSchema, type CallSchemas, type EmptyRequest } from '../call-schemas.ts';
import {
  couponApplicationSchema,
  couponEntrySchema,
  type CouponApplication,
  type CouponEntry,
} from './billing-calls.ts';
import {
  newCouponSchema,
  promotionCodeReferenceSchema,
  type CouponRow,
  type NewCoupon,
  type PromotionCodeReference,
} from './coupon-admin.ts';
import type { CouponTerms } from './coupon.ts';

/** The calls about coupons, of who uses them and of admins. */
export interface CouponCalls {
  /** The discount of a coupon whose code somebody has. */
  checkCoupon: { request: CouponEntry; response: CouponTerms };
  /** Uses a coupon for a subscription that runs, in place of one that it has. Safe to repeat. */
  applyCoupon: { request: CouponApplication; response: CouponTerms };
  /** Admins: makes a coupon with its code. Safe to repeat. */
  createCoupon: { request: NewCoupon; response: PromotionCodeReference };
  /** Admins: nobody may use the code from now on. Safe to repeat. */
  archiveCoupon: { request: PromotionCodeReference; response: { isArchived: boolean } };
  /** Admins: the newest coupons. */
  listCoupons: { request: EmptyRequest; response: { coupons: CouponRow[] } };
}

export const couponCallSchemas: CallSchemas<CouponCalls> = {
  checkCoupon: couponEntrySchema,
  applyCoupon: couponApplicationSchema,
  createCoupon: newCouponSchema,
  archiveCoupon: promotionCodeReferenceSchema,
  listCoupons: emptyRequestSchema,
};
