import { number, object, string, type ObjectSchema } from 'yup';
import { momentSchema } from '../measures/moment.ts';
import { BILLING_INTERVALS } from './billing-period.ts';
import { OWN_PLAN_TERMS, type OwnPlanTerm } from './own-plan.ts';
import type { SwitchPreview } from './switches/plan-switch.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import type { SubscriptionAction } from './subscription-outlook.ts';
import { emptyRequestSchema, type CallSchemas, type EmptyRequest } from '../call-schemas.ts';
import { receiptWishSchema, type InvoiceRow, type ReceiptWish } from './invoices/invoice-row.ts';

/** A longer text is no code; a shorter one may be answered as an unknown one. */
const COUPON_CODE_MAX_LENGTH = 100;

/** Ids as Stripe makes them. */
const STRIPE_ID_PATTERN = /^[A-Za-z]{2,10}_[A-Za-z0-9_]{1,100}$/;

/** A term of Tasuki's own plan, or a coach's plan. */
const PLAN_ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/;

/** The actions on a subscription that take effect at once. */
export const DIRECT_ACTIONS = [
  'cancel',
  'endNow',
  'resume',
  'retry',
  'keepPlan',
] as const satisfies readonly SubscriptionAction[];
export type DirectAction = (typeof DIRECT_ACTIONS)[number];

/** Those after which nothing more is charged. */
const ENDING_ACTIONS: ReadonlySet<SubscriptionAction> = new Set(['cancel', 'endNow']);

/** Checks what somebody may do with what they pay for: whoever lost the approval only ends it. */
export function mayAct(action: SubscriptionAction, isLetIn: boolean): boolean {
  return isLetIn || ENDING_ACTIONS.has(action);
}

export interface OwnPlanChoice {
  term: OwnPlanTerm;
}

/** The same with the code of a coupon; left out = none. */
export interface OwnPlanOrder extends OwnPlanChoice {
  couponCode?: string | undefined;
}

/** Begins without a payment method, which a coupon that covers all makes possible. */
export interface CoveredOrder extends OwnPlanChoice {
  couponCode: string;
}

/** How a payment method is set up in the browser. */
export interface SetUpStart {
  setupIntentId: string;
  /** Lets the browser confirm this one set-up. */
  clientSecret: string;
  /** Days without a charge after it; 0 = the price is charged at once. */
  trialDays: number;
}

export interface SetUpReference {
  setupIntentId: string;
}

/** The code of a coupon, as somebody entered it. */
export interface CouponEntry {
  code: string;
}

/** The same for a subscription that runs. */
export interface CouponApplication extends SubscriptionReference, CouponEntry {}

/** The result of a set-up, a payment or an action. */
export interface BillingResult {
  outcome: PaymentOutcome;
  /** If `needsAction`: lets the browser ask the bank; null otherwise. */
  clientSecret: string | null;
}

export interface SubscriptionReference {
  subscriptionId: string;
}

/** The plan that a subscription is to have, of the same seller; of Tasuki's own plan a term. */
export interface SwitchWish extends SubscriptionReference {
  planId: string;
}

/**
 * The same with what the runner was shown and agrees to. Pages of earlier releases send sums alone, and
 * are answered for two releases.
 */
export interface SwitchAgreement
  extends
    SwitchWish,
    Pick<SwitchPreview, 'chargedNowYen' | 'renewalYen' | 'prorationAt'>,
    Undefinable<Pick<SwitchPreview, 'priceId' | 'interval' | 'previewedAt'>> {}

type Undefinable<T> = { [Key in keyof T]?: T[Key] | undefined };

export interface SubscriptionChange extends SubscriptionReference {
  action: DirectAction;
}

const stripeId = string().required().matches(STRIPE_ID_PATTERN);

export const ownPlanOrderSchema: ObjectSchema<OwnPlanOrder> = object({
  term: string().required().oneOf(OWN_PLAN_TERMS),
  couponCode: string().max(COUPON_CODE_MAX_LENGTH),
});

export const coveredOrderSchema: ObjectSchema<CoveredOrder> = object({
  term: string().required().oneOf(OWN_PLAN_TERMS),
  couponCode: string().required().max(COUPON_CODE_MAX_LENGTH),
});

export const couponEntrySchema: ObjectSchema<CouponEntry> = object({
  code: string().required().max(COUPON_CODE_MAX_LENGTH),
});

export const couponApplicationSchema: ObjectSchema<CouponApplication> = object({
  subscriptionId: stripeId,
  code: string().required().max(COUPON_CODE_MAX_LENGTH),
});

export const setUpReferenceSchema: ObjectSchema<SetUpReference> = object({
  setupIntentId: stripeId,
});

export const subscriptionReferenceSchema: ObjectSchema<SubscriptionReference> = object({
  subscriptionId: stripeId,
});

export const switchWishSchema: ObjectSchema<SwitchWish> = object({
  subscriptionId: stripeId,
  planId: string().required().matches(PLAN_ID_PATTERN),
});

export const switchAgreementSchema: ObjectSchema<SwitchAgreement> = object({
  subscriptionId: stripeId,
  planId: string().required().matches(PLAN_ID_PATTERN),
  chargedNowYen: number().required().integer().min(0),
  renewalYen: number().required().integer().min(0),
  prorationAt: momentSchema().defined().nullable(),
  priceId: string().matches(STRIPE_ID_PATTERN),
  interval: string().oneOf(BILLING_INTERVALS),
  previewedAt: momentSchema(),
});

export const subscriptionChangeSchema: ObjectSchema<SubscriptionChange> = object({
  subscriptionId: stripeId,
  action: string().required().oneOf(DIRECT_ACTIONS),
});

/** The calls about subscriptions, and what was paid for them. Coupons have a file of their own. */
export interface BillingCalls {
  /** Begins a subscription to Tasuki's own plan by setting a payment method up. Safe to repeat. */
  beginSubscription: { request: OwnPlanOrder; response: SetUpStart };
  /** Begins one that a coupon covers wholly, without a payment method. Safe to repeat. */
  beginCoveredSubscription: { request: CoveredOrder; response: BillingResult };
  /** Does what a confirmed set-up was begun for; takes effect once. Safe to repeat. */
  finishSetUp: { request: SetUpReference; response: BillingResult };
  /** Cancels, ends, resumes or pays a subscription of one's own. Safe to repeat. */
  changeSubscription: { request: SubscriptionChange; response: BillingResult };
  /** Computes the charge of a switch to the other term, and its time; changes nothing. */
  previewSwitch: { request: SwitchWish; response: SwitchPreview };
  /** Switches on the terms that were previewed, or refuses. Safe to repeat. */
  switchPlan: { request: SwitchAgreement; response: BillingResult };
  /** Begins to set up another method for a subscription. */
  beginMethodChange: { request: SubscriptionReference; response: SetUpStart };
  /** Mirrors what Stripe says, unless that was done within a minute. Safe to repeat. */
  refreshBilling: { request: EmptyRequest; response: { isRefreshed: boolean } };
  /** One's own newest invoices. */
  listInvoices: { request: EmptyRequest; response: { invoices: InvoiceRow[] } };
  /** The address at Stripe of the PDF of one's own invoice, or of the receipt of a purchase. */
  openReceipt: { request: ReceiptWish; response: { url: string } };
}

export const billingCallSchemas: CallSchemas<BillingCalls> = {
  beginSubscription: ownPlanOrderSchema,
  beginCoveredSubscription: coveredOrderSchema,
  finishSetUp: setUpReferenceSchema,
  changeSubscription: subscriptionChangeSchema,
  previewSwitch: switchWishSchema,
  switchPlan: switchAgreementSchema,
  beginMethodChange: subscriptionReferenceSchema,
  refreshBilling: emptyRequestSchema,
  listInvoices: emptyRequestSchema,
  openReceipt: receiptWishSchema,
};
