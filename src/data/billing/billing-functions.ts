import type {
  BillingResult,
  CouponApplication,
  CoveredOrder,
  DirectAction,
  SetUpStart,
  SubscriptionChange,
  SwitchAgreement,
  SwitchWish,
} from '@tasuki/domain/billing/billing-calls';
import type { CouponTerms } from '@tasuki/domain/billing/coupon';
import type { OwnPlanTerm } from '@tasuki/domain/billing/own-plan';
import type { SwitchPreview } from '@tasuki/domain/billing/switches/plan-switch';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { callBilling } from './call-billing.ts';

/** The failure that a person reads if all that is known is that the action failed. */
const NOT_DONE: Readonly<
  Record<DirectAction | 'updateMethod' | 'switchPlan' | 'applyCoupon', FailureCode>
> = {
  cancel: 'billing/not-cancelled',
  endNow: 'billing/not-cancelled',
  resume: 'billing/not-resumed',
  retry: 'billing/payment-failed',
  keepPlan: 'billing/not-switched',
  switchPlan: 'billing/not-switched',
  applyCoupon: 'billing/coupon-not-applied',
  updateMethod: 'billing/method-not-updated',
};

const SAYS_NOTHING: ReadonlySet<FailureCode> = new Set(['billing/refused', 'common/unknown']);

/** @throws TasukiFailure that names what was not done, where the failure itself says no more */
async function saying<Answer>(
  what: keyof typeof NOT_DONE,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (!SAYS_NOTHING.has(failureCodeOf(cause))) throw cause;
    throw new TasukiFailure(NOT_DONE[what], { cause });
  }
}

/**
 * Begins to set a payment method up for Tasuki's own plan. Nothing is charged by it.
 *
 * @throws what failureCodeOf understands
 */
export async function beginSubscription(
  term: OwnPlanTerm,
  couponCode: string | null,
): Promise<SetUpStart> {
  return callBilling('beginSubscription', { term, ...(couponCode !== null && { couponCode }) });
}

/**
 * Begins what a coupon covers wholly, without a payment method. Safe to repeat.
 *
 * @throws what failureCodeOf understands
 */
export async function beginCoveredSubscription(order: CoveredOrder): Promise<BillingResult> {
  return callBilling('beginCoveredSubscription', order);
}

/**
 * What a coupon takes off.
 *
 * @throws what failureCodeOf understands
 */
export async function checkCoupon(code: string): Promise<CouponTerms> {
  return callBilling('checkCoupon', { code });
}

/**
 * Uses a coupon for a subscription that runs.
 *
 * @throws what failureCodeOf understands
 */
export async function applyCoupon(application: CouponApplication): Promise<CouponTerms> {
  return saying('applyCoupon', async () => callBilling('applyCoupon', application));
}

/**
 * Does what a confirmed set-up was for. Safe to repeat.
 *
 * @throws what failureCodeOf understands
 */
export async function finishSetUp(setupIntentId: string): Promise<BillingResult> {
  return callBilling('finishSetUp', { setupIntentId });
}

/** @throws what failureCodeOf understands */
export async function beginMethodChange(subscriptionId: string): Promise<SetUpStart> {
  return saying('updateMethod', async () => callBilling('beginMethodChange', { subscriptionId }));
}

/** @throws what failureCodeOf understands */
export async function changeSubscription(change: SubscriptionChange): Promise<BillingResult> {
  return saying(change.action, async () => callBilling('changeSubscription', change));
}

/**
 * What a switch to another term would charge; changes nothing.
 *
 * @throws what failureCodeOf understands
 */
export async function previewSwitch(wish: SwitchWish): Promise<SwitchPreview> {
  return saying('switchPlan', async () => callBilling('previewSwitch', wish));
}

/** @throws what failureCodeOf understands */
export async function switchPlan(agreement: SwitchAgreement): Promise<BillingResult> {
  return saying('switchPlan', async () => callBilling('switchPlan', agreement));
}

/**
 * Has the mirror compared with Stripe where it is older than a minute.
 *
 * @throws what failureCodeOf understands
 */
export async function refreshBilling(): Promise<void> {
  await callBilling('refreshBilling', {});
}
