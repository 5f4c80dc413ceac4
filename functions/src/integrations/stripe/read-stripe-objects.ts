import type { Stripe } from 'stripe';
import { BILLING_INTERVALS } from '@tasuki/domain/billing/billing-period';
import type { CouponRow } from '@tasuki/domain/billing/coupon-admin';
import { COUPON_DURATIONS } from '@tasuki/domain/billing/coupon';
import { OWN_PLAN_TERMS, type OwnPlanTerm } from '@tasuki/domain/billing/own-plan';
import { paymentFailureCode, paymentOutcome } from '@tasuki/domain/billing/payment-outcome';
import type { SettledInvoice } from '@tasuki/domain/billing/reversals/rest-of-period';
import { SUBSCRIPTION_STATUSES } from '@tasuki/domain/billing/subscription-status';
import { logFailure } from '../../platform/log.ts';
import type { InvoiceRow } from '@tasuki/domain/billing/invoices/invoice-row';
import type { PlannedSwitch } from '@tasuki/domain/billing/switches/plan-switch';
import type {
  FoundCoupon,
  FoundInvoice,
  FoundPayment,
  FoundSubscription,
  PaidInvoice,
  PaidSubscription,
  PreviewedInvoice,
  SetUp,
} from './stripe-shapes.ts';

function moment(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000);
}

/** The expanded object; null if it was not expanded, or is gone. */
function expanded<Value extends { id: string }>(value: string | Value | null | undefined) {
  return typeof value === 'object' ? value : null;
}

/** Id of what may or may not be expanded. */
export function idOf(value: string | { id: string } | null): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

export function setUpOf(intent: Stripe.SetupIntent): SetUp {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    customerId: idOf(intent.customer),
    outcome: paymentOutcome(intent.status),
    isOpen: intent.status.startsWith('requires_'),
    isCancelled: intent.status === 'canceled',
    createdAt: new Date(intent.created * 1000),
    paymentMethodId: idOf(intent.payment_method),
    metadata: intent.metadata ?? {},
  };
}

/** After these the money is the seller's. */
const ENDED_DISPUTES: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** In these the bank asks, and has taken nothing yet. */
const INQUIRIES: ReadonlySet<string> = new Set(['warning_needs_response', 'warning_under_review']);

/** @param disputes of the payment */
export function foundPayment(
  intent: Stripe.PaymentIntent,
  disputes: readonly Pick<Stripe.Dispute, 'status'>[],
): FoundPayment {
  const charge = expanded(intent.latest_charge);
  const error = intent.last_payment_error;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    outcome: paymentOutcome(intent.status),
    isCancelled: intent.status === 'canceled',
    refusal: error ? paymentFailureCode(error.code ?? null, error.decline_code ?? null) : null,
    amountYen: intent.amount,
    paidAt: intent.status === 'succeeded' ? moment(charge?.created ?? null) : null,
    isRefunded: charge?.refunded === true,
    refundedYen: charge?.amount_refunded ?? 0,
    wasDisputed: disputes.length > 0,
    isDisputed: disputes.some(({ status }) => !ENDED_DISPUTES.has(status)),
    isChargedBack: disputes.some(
      ({ status }) => !ENDED_DISPUTES.has(status) && !INQUIRIES.has(status),
    ),
  };
}

/**
 * A subscription in our words.
 *
 * @param customer with its default method
 * @returns null for one that this product does not sell: another currency, interval or state. It was
 *   made by hand at Stripe, and is logged
 */
export function foundSubscription(
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
): FoundSubscription | null {
  const [item] = subscription.items.data;
  const status = SUBSCRIPTION_STATUSES.find((known) => known === subscription.status);
  const interval = BILLING_INTERVALS.find((known) => known === item?.price.recurring?.interval);
  if (!item || !status || !interval || subscription.currency !== 'jpy') {
    const { id, currency } = subscription;
    logFailure(
      'subscription that is not sold here',
      { subscription: id, currency, status: subscription.status },
      null,
    );
    return null;
  }
  const method =
    expanded(subscription.default_payment_method) ??
    expanded(customer.invoice_settings.default_payment_method);
  return {
    id: subscription.id,
    status,
    startedAt: new Date(subscription.start_date * 1000),
    periodStartedAt: new Date(item.current_period_start * 1000),
    periodEndsAt: new Date(item.current_period_end * 1000),
    trialEndsAt: moment(subscription.trial_end),
    endedAt: moment(subscription.ended_at),
    isCancelledAtPeriodEnd: subscription.cancel_at_period_end,
    card: method?.card
      ? {
          brand: method.card.brand,
          lastFour: method.card.last4,
          expiryMonth: method.card.exp_month,
          expiryYear: method.card.exp_year,
        }
      : null,
    hasPaymentMethod: method !== null,
    priceYen: item.price.unit_amount ?? 0,
    interval,
    coupon: couponOf(subscription),
    latestInvoiceId: idOf(subscription.latest_invoice),
    lastChargeYen: regularTotal(expanded(subscription.latest_invoice)),
    itemId: item.id,
    priceId: item.price.id,
    productId: idOf(item.price.product) ?? '',
    scheduleId: idOf(subscription.schedule),
    switchesTo: plannedSwitch(subscription),
    hasPendingUpdate: subscription.pending_update !== null,
    metadata: subscription.metadata,
  };
}

/**
 * The total of a period's invoice; null for an invoice of a switch, which charges a part of a
 * period.
 */
function regularTotal(invoice: Stripe.Invoice | null): number | null {
  const reason = invoice?.billing_reason;
  return reason === 'subscription_cycle' || reason === 'subscription_create'
    ? (invoice?.total ?? null)
    : null;
}

export function foundInvoice(invoice: Stripe.Invoice): FoundInvoice {
  const payment = invoice.payments?.data.find(({ is_default }) => is_default)?.payment;
  const intent = expanded(payment?.payment_intent);
  const error = intent?.last_payment_error;
  return {
    id: invoice.id,
    isOpen: invoice.status === 'open',
    amountYen: invoice.amount_remaining,
    nextAttemptAt: moment(invoice.next_payment_attempt),
    paidYen: invoice.amount_paid,
    paidAt: invoice.status === 'paid' ? moment(invoice.status_transitions.paid_at) : null,
    paymentIntentId: intent?.id ?? null,
    outcome: intent && paymentOutcome(intent.status),
    clientSecret: intent?.client_secret ?? null,
    refusal: error ? paymentFailureCode(error.code ?? null, error.decline_code ?? null) : null,
  };
}

/** The payment of an invoice that shows its payments; null = it has none. */
export function paymentOfInvoice({
  payments,
}: {
  payments?: Stripe.Invoice['payments'] | undefined;
}): string | null {
  const payment = payments?.data.find(({ is_default }) => is_default)?.payment;
  return idOf(payment?.payment_intent ?? null);
}

/**
 * The payment for a period.
 *
 * @param charges of its customer
 * @returns null if nothing was charged: a free trial, a credit
 */
export function paidInvoice(
  invoice: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
): PaidInvoice | null {
  const { id, amount_paid: paidYen, status_transitions: moments } = invoice;
  const { paymentIntentId, periodStartsAt, periodEndsAt } = settledInvoice(invoice);
  const paidAt = moment(moments.paid_at);
  if (paidYen <= 0 || paidAt === null || paymentIntentId === null) return null;
  const charge = charges.find((one) => one.paid && idOf(one.payment_intent) === paymentIntentId);
  return {
    id,
    paymentIntentId,
    paidYen,
    paidAt,
    periodStartsAt,
    periodEndsAt,
    isOfSwitch: isOfSwitch(invoice),
    refundedYen: charge?.amount_refunded ?? 0,
    wasDisputed: charge?.disputed === true,
  };
}

/** What an invoice that is paid was for, whether it was charged or not. */
export function settledInvoice(invoice: Stripe.Invoice): SettledInvoice {
  const { lines, payments, amount_paid: paidYen } = invoice;
  const charged = chargedLines(lines.data);
  const credits = lines.data.filter(({ amount }) => amount < 0);
  return {
    paymentIntentId: paymentOfInvoice({ payments }),
    paidYen,
    ...periodOf(invoice),
    costYen: charged.reduce((sum, line) => sum + netYen(line), 0),
    credit:
      credits.length === 0
        ? null
        : {
            yen: -credits.reduce((sum, line) => sum + netYen(line), 0),
            formerEndsAt: new Date(Math.max(...credits.map(({ period }) => period.end)) * 1000),
          },
  };
}

/**
 * The lines that charge for the period that ends last. A credit pays for none: it takes off what is left of a former
 * period, which may have been longer.
 */
function chargedLines(lines: readonly Stripe.InvoiceLineItem[]): Stripe.InvoiceLineItem[] {
  const charging = lines.filter(({ amount }) => amount > 0);
  const end = Math.max(...charging.map(({ period }) => period.end));
  return charging.filter(({ period }) => period.end === end);
}

/** The amount of a line after its coupons, in whole yen. */
function netYen({ amount, discount_amounts: discounts }: Stripe.InvoiceLineItem): number {
  return (discounts ?? []).reduce((sum, discount) => sum - discount.amount, amount);
}

/** From when until when an invoice pays. */
function periodOf({ lines }: Stripe.Invoice): { periodStartsAt: Date; periodEndsAt: Date } {
  const charged = chargedLines(lines.data);
  // Nothing is charged where all is free: its lines still say when.
  const periods = (charged.length > 0 ? charged : lines.data).map(({ period }) => period);
  const end = Math.max(...periods.map((one) => one.end));
  const start = Math.min(...periods.map((one) => one.start));
  return { periodStartsAt: new Date(start * 1000), periodEndsAt: new Date(end * 1000) };
}

function isOfSwitch({ billing_reason: reason }: Stripe.Invoice): boolean {
  return reason === 'subscription_update';
}

/** @returns null for an invoice of no subscription, and for one of nobody's */
export function paidSubscription(invoice: Stripe.Invoice): PaidSubscription | null {
  const customerId = idOf(invoice.customer);
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription ?? null);
  if (customerId === null || subscriptionId === null) return null;
  return { customerId, subscriptionId, ...periodOf(invoice), isOfSwitch: isOfSwitch(invoice) };
}

/**
 * An invoice as its runner reads it.
 *
 * @param charges of its customer
 * @returns null where it asks for nothing: a draft, one that is void, a free trial
 */
export function invoiceRow(
  invoice: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
): InvoiceRow | null {
  const { id, number, status, total, created, parent, payments, currency } = invoice;
  if ((status !== 'paid' && status !== 'open') || total <= 0 || currency !== 'jpy') return null;
  const intentId = paymentOfInvoice({ payments });
  const charge = charges.find(
    (one) => one.paid && intentId !== null && idOf(one.payment_intent) === intentId,
  );
  return {
    id,
    number: number ?? '',
    issuedAt: created * 1000,
    subscriptionId: idOf(parent?.subscription_details?.subscription ?? null),
    amountYen: total,
    refundedYen: charge?.amount_refunded ?? 0,
    isPaid: status === 'paid',
  };
}

export function previewedInvoice({
  amount_due: amountYen,
  lines,
}: Stripe.Invoice): PreviewedInvoice {
  const credits = lines.data.filter(({ amount }) => amount < 0);
  return { amountYen, creditYen: -credits.reduce((sum, { amount }) => sum + amount, 0) };
}

/** The switch that a schedule of ours plans, read from its metadata. */
function plannedSwitch({ schedule }: Stripe.Subscription): PlannedSwitch | null {
  const plan = expanded(schedule);
  const last = plan?.phases.at(-1);
  const current = plan?.current_phase;
  if (!plan || !last || !current || last.start_date <= current.start_date) return null;
  const { planId, priceYen } = plan.metadata ?? {};
  const interval = BILLING_INTERVALS.find((known) => known === plan.metadata?.['interval']);
  if (planId === undefined || priceYen === undefined || !interval) return null;
  return { planId, priceYen: Number(priceYen), interval, at: new Date(last.start_date * 1000) };
}

/** @returns null for what this product has no coupons of, such as a sum off */
export function foundCoupon(
  {
    id,
    active,
    expires_at,
    max_redemptions,
    times_redeemed,
    promotion,
    customer,
  }: Stripe.PromotionCode,
  now: Date,
): FoundCoupon | null {
  const coupon = expanded(promotion.coupon);
  const duration = COUPON_DURATIONS.find((known) => known === coupon?.duration);
  if (!coupon || !duration || coupon.percent_off === null) return null;
  const seconds = now.getTime() / 1000;
  const isOver =
    (expires_at !== null && expires_at <= seconds) ||
    (coupon.redeem_by !== null && coupon.redeem_by <= seconds) ||
    (max_redemptions !== null && times_redeemed >= max_redemptions);
  return {
    promotionCodeId: id,
    couponId: coupon.id,
    customerId: idOf(customer),
    terms: {
      percentOff: coupon.percent_off,
      duration,
      durationInMonths: coupon.duration_in_months,
      ...termOfCoupon(coupon),
    },
    isUsable: active && coupon.valid && !isOver,
  };
}

/** @returns null for what this product has no coupons of */
export function couponRow(code: Stripe.PromotionCode, now: Date): CouponRow | null {
  const found = foundCoupon(code, now);
  const coupon = expanded(code.promotion.coupon);
  if (!found || !coupon) return null;
  return {
    ...found.terms,
    promotionCodeId: code.id,
    code: code.code,
    expiresAt: moment(code.expires_at)?.getTime() ?? null,
    usesMaximum: code.max_redemptions,
    uses: code.times_redeemed,
    isUsable: found.isUsable,
    onlyTerm: found.terms.onlyTerm ?? null,
    isAffiliate: coupon.metadata?.['isAffiliate'] === 'true',
  };
}

/** The one term that a coupon counts for, which its metadata say. */
function termOfCoupon({ metadata }: Stripe.Coupon): { onlyTerm?: OwnPlanTerm } {
  const onlyTerm = OWN_PLAN_TERMS.find((term) => term === metadata?.['onlyTerm']);
  return onlyTerm === undefined ? {} : { onlyTerm };
}

function couponOf({ discounts }: Stripe.Subscription): FoundSubscription['coupon'] {
  const discount = expanded(discounts[0]);
  const coupon = expanded(discount?.source.coupon);
  const duration = COUPON_DURATIONS.find((known) => known === coupon?.duration);
  if (!discount || !coupon || !duration || coupon.percent_off === null) return null;
  return {
    couponId: coupon.id,
    percentOff: coupon.percent_off,
    duration,
    durationInMonths: coupon.duration_in_months,
    ...termOfCoupon(coupon),
    endsAt: moment(discount.end),
  };
}
