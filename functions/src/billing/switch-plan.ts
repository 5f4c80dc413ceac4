import type {
  BillingResult,
  SwitchAgreement,
  SwitchWish,
} from '@tasuki/domain/billing/billing-calls';
import { periodStart } from '@tasuki/domain/billing/billing-period';
import { laterChargeYen } from '@tasuki/domain/billing/coupon';
import { switchTiming, type SwitchPreview } from '@tasuki/domain/billing/switches/plan-switch';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { subscriptionOutlook } from '@tasuki/domain/billing/subscription-outlook';
import { isAsAgreed } from '@tasuki/domain/billing/switches/switch-agreement';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { FoundSubscription } from '../integrations/stripe/stripe-shapes.ts';
import { askToEndRenewals } from './endings/ask-to-end-renewals.ts';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import { ownSubscription } from './own-subscription.ts';
import { whileNoOtherChange } from './holds/while-no-other-change.ts';
import { sellerPlan, type SellerPlan } from './seller-plan.ts';

const DONE: BillingResult = { outcome: 'successful', clientSecret: null };

/**
 * Computes the charge of a switch to another plan of the same seller, and its time. Each term of
 * Tasuki's own plan counts as a plan here.
 *
 * @throws TasukiFailure 'billing/not-found', 'billing/not-possible-now', 'billing/plan-not-sold',
 *   'billing/unavailable'
 */
export async function previewSwitch(
  { subscriptionId, planId }: SwitchWish,
  uid: string,
  dependencies: BillingDependencies,
): Promise<SwitchPreview> {
  const { customerId, subscription } = await ownSubscription(subscriptionId, uid, dependencies);
  refuseUnlessOffered(subscription, planId);
  const plan = await sellerPlan({ ...subscription, planId }, uid, dependencies);
  const found = await foundSubscription(customerId, subscriptionId, dependencies);
  const now = Math.floor(dependencies.now().getTime() / 1000) * 1000;
  // Right after a renewal Stripe's clock may be ahead, and nothing of an earlier period is left.
  const prorationAt = Math.max(now, found.periodStartedAt.getTime());
  return preview(found, subscription, { plan, prorationAt }, dependencies);
}

/**
 * {@link switchAsAgreed}, while no coupon is being used: one of a term must not meet the price of
 * another.
 *
 * @throws TasukiFailure as that, 'billing/not-possible-now' also while a coupon is being used
 */
export async function switchPlan(
  agreement: SwitchAgreement,
  uid: string,
  dependencies: BillingDependencies,
): Promise<BillingResult> {
  return whileNoOtherChange('switch', uid, dependencies, async () =>
    switchAsAgreed(agreement, uid, dependencies),
  );
}

/**
 * Switches to another plan of the same seller, for the price that the runner has agreed to. A payment
 * that is declined changes nothing.
 *
 * @returns 'needsAction' where the bank wants a word first; until then the former plan stays
 * @throws TasukiFailure 'billing/offer-outdated' where `isAsAgreed` says no, 'billing/not-found',
 *   'billing/not-possible-now', 'billing/plan-not-sold', 'billing/unavailable', and what a card is refused for
 */
async function switchAsAgreed(
  agreement: SwitchAgreement,
  uid: string,
  dependencies: BillingDependencies,
): Promise<BillingResult> {
  const { subscriptionId, planId, prorationAt } = agreement;
  const stripe = sellingStripe(dependencies);
  const { customerId, subscription } = await ownSubscription(subscriptionId, uid, dependencies);
  const { switchesTo = null } = subscription;
  const isThere = (switchesTo ?? subscription).planId === planId;
  if (isThere) return DONE;
  refuseUnlessOffered(subscription, planId);
  const plan = await sellerPlan({ ...subscription, planId }, uid, dependencies);
  const found = await foundSubscription(customerId, subscriptionId, dependencies);
  const { interval: formerInterval, periodStartedAt } = found;
  const time = dependencies.now();
  const moment = prorationAt ?? Math.max(time.getTime(), periodStartedAt.getTime());
  const now = await preview(found, subscription, { plan, prorationAt: moment }, dependencies);
  if (found.priceId === now.priceId) {
    // The same wish was carried out since the mirror was read, as by the first of two clicks.
    await lookAtCustomer(customerId, dependencies);
    return DONE;
  }
  const { sellerId } = subscription;
  const current = { preview: now, time, sellerId, interval: formerInterval, periodStartedAt };
  if (!isAsAgreed(agreement, current)) throw new TasukiFailure('billing/offer-outdated');
  const { priceId } = now;
  const free = await withoutDoneSchedule(found, dependencies);
  if (now.timing === 'atPeriodEnd') {
    const { priceYen, interval } = plan;
    await stripe.scheduleSwitch(free, { planId, priceId, priceYen, interval });
    // A schedule takes back a cancellation that came while Stripe was asked.
    await askToEndRenewals(uid, dependencies.now(), dependencies);
  } else {
    const { itemId } = free;
    const seconds = prorationAt === null ? null : prorationAt / 1000;
    await stripe.switchPrice({ subscriptionId, itemId, priceId, prorationAt: seconds });
    await askToEndRenewals(uid, dependencies.now(), dependencies);
    const settled = await outcomeOf(customerId, subscriptionId, priceId, dependencies);
    if (settled.outcome !== 'successful') return settled;
  }
  await lookAtCustomer(customerId, dependencies);
  return DONE;
}

/**
 * A planned switch that has taken effect holds the subscription for one more period, in which Stripe
 * refuses another price. Its schedule plans nothing any more, so it is released.
 */
async function withoutDoneSchedule(
  found: FoundSubscription,
  dependencies: BillingDependencies,
): Promise<FoundSubscription> {
  if (found.scheduleId === null || found.switchesTo !== null) return found;
  await sellingStripe(dependencies).dropSwitch({ ...found, hasPendingUpdate: false });
  return { ...found, scheduleId: null };
}

/** The outcome of a switch that was charged; a switch whose payment was refused is dropped. */
async function outcomeOf(
  customerId: string,
  subscriptionId: string,
  priceId: string,
  dependencies: BillingDependencies,
): Promise<BillingResult> {
  const stripe = sellingStripe(dependencies);
  const found = await foundSubscription(customerId, subscriptionId, dependencies);
  if (found.priceId === priceId) return DONE;
  const invoice =
    found.latestInvoiceId === null ? null : await stripe.invoice(found.latestInvoiceId);
  const isOpen = found.hasPendingUpdate && invoice?.isOpen === true;
  if (isOpen && (invoice.outcome === 'needsAction' || invoice.outcome === 'processing')) {
    await lookAtCustomer(customerId, dependencies);
    const { outcome, clientSecret } = invoice;
    return { outcome, clientSecret: outcome === 'needsAction' ? clientSecret : null };
  }
  if (isOpen) await stripe.dropSwitch(found);
  await lookAtCustomer(customerId, dependencies);
  throw new TasukiFailure(invoice?.refusal ?? 'billing/payment-failed');
}

async function preview(
  found: FoundSubscription,
  subscription: SubscriptionMirror,
  { plan, prorationAt }: { plan: SellerPlan; prorationAt: number },
  dependencies: BillingDependencies,
): Promise<SwitchPreview> {
  const stripe = sellingStripe(dependencies);
  const { priceYen, interval } = plan;
  const { status, coupon, periodEndsAt, trialEndsAt } = subscription;
  const timing = switchTiming(status, found.priceYen, priceYen);
  const priceId = await plan.priceId();
  const shown = { timing, priceId, interval, previewedAt: dependencies.now().getTime() };
  if (timing === 'atPeriodEnd') {
    return {
      ...shown,
      chargedNowYen: 0,
      creditYen: 0,
      renewalYen: laterChargeYen(priceYen, coupon, periodEndsAt),
      renewsAt: periodEndsAt.getTime(),
      prorationAt: null,
    };
  }
  const seconds = timing === 'now' ? prorationAt / 1000 : null;
  const { id: subscriptionId, itemId } = found;
  const invoice = await stripe.previewSwitch({
    subscriptionId,
    itemId,
    priceId,
    prorationAt: seconds,
  });
  if (timing === 'atTrialEnd') {
    return {
      ...shown,
      chargedNowYen: 0,
      creditYen: 0,
      renewalYen: invoice.amountYen,
      renewsAt: (trialEndsAt ?? periodEndsAt).getTime(),
      prorationAt: null,
    };
  }
  // Another interval begins anew; the same one keeps its days.
  const renewsAt =
    interval === found.interval ? periodEndsAt : periodStart(new Date(prorationAt), interval, 1);
  return {
    ...shown,
    chargedNowYen: invoice.amountYen,
    creditYen: invoice.creditYen,
    renewalYen: laterChargeYen(priceYen, coupon, renewsAt),
    renewsAt: renewsAt.getTime(),
    prorationAt,
  };
}

/** @throws TasukiFailure 'billing/not-possible-now' */
function refuseUnlessOffered(subscription: SubscriptionMirror, planId: string): void {
  const { actions } = subscriptionOutlook(subscription);
  const isOffered = subscription.planId !== planId && actions.includes('switchPlan');
  if (!isOffered) throw new TasukiFailure('billing/not-possible-now');
}

/** Finds the subscription, with what only a switch needs of it. */
async function foundSubscription(
  customerId: string,
  subscriptionId: string,
  dependencies: BillingDependencies,
): Promise<FoundSubscription> {
  const found = await sellingStripe(dependencies).subscriptionsOf(customerId);
  const subscription = found.find(({ id }) => id === subscriptionId);
  if (!subscription) throw new TasukiFailure('billing/not-found');
  return subscription;
}
