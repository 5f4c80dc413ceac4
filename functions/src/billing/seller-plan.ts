import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { BillingInterval } from '@tasuki/domain/billing/billing-period';
import { COACH_PLAN_LIMITS } from '@tasuki/domain/billing/coach-plan';
import type { OfferedCoachPlan } from '@tasuki/domain/billing/coach-plan-calls';
import {
  OWN_PLAN,
  OWN_PLAN_TERMS,
  OWN_SELLER,
  type OwnPlanTerm,
} from '@tasuki/domain/billing/own-plan';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { isClosedLink, storedCoach, storedCoachLink } from '../coaches/stored-coach.ts';
import type { StripeClient } from '../integrations/stripe/stripe-client.ts';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { isOnOffer, storedPaidPlan } from './coach-plans/stored-coach-plan.ts';

/** A plan by who sells it: Tasuki's own by its term, or a coach's. */
export interface PlanOfSeller {
  sellerId: string;
  planId: string;
}

/** A plan that somebody can have now. */
export interface SellerPlan extends PlanOfSeller {
  /** Whole yen, tax included. */
  priceYen: number;
  interval: BillingInterval;
  /** For whoever had none with this seller. */
  trialDays: number;
  /** At Stripe, made where there is none. */
  priceId: () => Promise<string>;
}

/** The same of a coach, with what a runner reads of it. */
export interface OfferOfCoach extends SellerPlan {
  offered: OfferedCoachPlan;
}

/**
 * The current price of a plan of any seller.
 *
 * @throws TasukiFailure 'billing/plan-not-sold' if nobody offers it to this person now,
 *   'billing/not-offered' where nothing is sold
 */
export async function sellerPlan(
  { sellerId, planId }: PlanOfSeller,
  uid: string,
  dependencies: BillingDependencies,
): Promise<SellerPlan> {
  if (sellerId !== OWN_SELLER) return coachPlan({ sellerId, planId }, uid, dependencies);
  const stripe = sellingStripe(dependencies);
  const term = OWN_PLAN_TERMS.find((known) => known === planId);
  if (!term) throw new TasukiFailure('billing/plan-not-sold');
  const { priceYen, interval } = OWN_PLAN.prices[term];
  return {
    sellerId,
    planId,
    priceYen,
    interval,
    trialDays: OWN_PLAN.trialDays,
    priceId: async () => ownPriceId(term, stripe),
  };
}

/**
 * The current price of a coach's plan.
 *
 * @throws TasukiFailure 'billing/plan-not-sold' if it is not offered, and for the coach's own
 *   plan, 'coach/ended-by-coach' where the coach has lately ended coaching this person
 */
export async function coachPlan(
  { sellerId, planId }: PlanOfSeller,
  uid: string,
  { firestore, now }: Pick<BillingDependencies, 'firestore' | 'now'>,
): Promise<OfferOfCoach> {
  const [coachSnapshot, planSnapshot, linkSnapshot] = await firestore.getAll(
    firestore.doc(firestorePaths.coach(sellerId)),
    firestore.doc(firestorePaths.coachPlan(sellerId, planId)),
    firestore.doc(firestorePaths.coachLink(uid, sellerId)),
  );
  const coach = storedCoach(coachSnapshot);
  const plan = hasPrice(planSnapshot) ? storedPaidPlan(planSnapshot) : undefined;
  if (!coach || !plan || sellerId === uid || !isOnOffer(coach, plan)) {
    throw new TasukiFailure('billing/plan-not-sold');
  }
  if (isClosedLink(storedCoachLink(linkSnapshot), uid, now())) {
    throw new TasukiFailure('coach/ended-by-coach');
  }
  const { name, target, priceJpy: priceYen, interval, stripePriceId } = plan;
  return {
    sellerId,
    planId,
    priceYen,
    interval,
    trialDays: COACH_PLAN_LIMITS.trialDays,
    priceId: async () => Promise.resolve(stripePriceId),
    offered: { coachName: coach.name, name, target, priceYen, interval },
  };
}

/** Whether a plan stands at Stripe, which the free one does not. */
function hasPrice(plan: DocumentSnapshot | undefined): boolean {
  return typeof plan?.get('stripePriceId') === 'string';
}

/** How long Tasuki keeps to a price that it has shown, as to an order that nobody has paid. */
const OWN_PRICE_HELD_MILLISECONDS = 7 * DAY_MILLISECONDS;

/**
 * Whether what was shown still holds where it has changed since. A coach's terms hold no more then.
 *
 * @param shownAt when the set-up was begun that names the price
 */
export function isPriceHeld(sellerId: string, shownAt: Date, now: Date): boolean {
  return sellerId === OWN_SELLER && now.getTime() - shownAt.getTime() < OWN_PRICE_HELD_MILLISECONDS;
}

/**
 * Refuses what was confirmed on terms on which nobody sells any more: nothing was charged. Of Tasuki's own
 * plan {@link isPriceHeld} says for how long the price that was shown holds.
 *
 * @throws TasukiFailure 'billing/plan-not-sold', 'billing/offer-outdated' for another price
 */
export async function refuseFormerTerms(
  { sellerId, planId, priceId, shownAt }: PlanOfSeller & { priceId: string; shownAt: Date },
  uid: string,
  dependencies: BillingDependencies,
): Promise<void> {
  if (isPriceHeld(sellerId, shownAt, dependencies.now())) return;
  const current = await sellerPlan({ sellerId, planId }, uid, dependencies);
  if ((await current.priceId()) !== priceId) throw new TasukiFailure('billing/offer-outdated');
}

/** The price of Tasuki's own plan at Stripe; another amount is another price. */
export async function ownPriceId(term: OwnPlanTerm, stripe: StripeClient): Promise<string> {
  const { interval, priceYen } = OWN_PLAN.prices[term];
  return stripe.priceId({
    productId: 'tasuki_own_plan',
    productName: 'Tasuki',
    lookupKey: `tasuki_${interval}_${priceYen}`,
    priceYen,
    interval,
  });
}
