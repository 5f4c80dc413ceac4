import { Timestamp } from 'firebase-admin/firestore';
import { couponCover } from '@tasuki/domain/billing/coupon';
import { termOf } from '@tasuki/domain/billing/own-plan';
import { OWN_SELLER, type SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { StripeClient } from '../integrations/stripe/stripe-client.ts';
import type { FoundSubscription } from '../integrations/stripe/stripe-shapes.ts';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { storedStripeAccount } from './billing-documents.ts';

/** What an invoice waits for is asked only in these. */
const OWING: readonly string[] = ['incomplete', 'past_due', 'unpaid'];
/** Only these are renewed. */
const RENEWED: readonly string[] = ['trialing', 'active'];

/**
 * Reads a customer's subscriptions from Stripe and mirrors them. A look takes a number before it
 * reads, and writes nothing where one with a higher number has written: the mirror never goes back.
 *
 * @returns all of them, the newest first; null where the customer is nobody's here
 * @throws TasukiFailure 'billing/unavailable', 'billing/not-offered'
 */
export async function lookAtCustomer(
  customerId: string,
  dependencies: BillingDependencies,
): Promise<SubscriptionMirror[] | null> {
  const stripe = sellingStripe(dependencies);
  const { firestore, now } = dependencies;
  const reference = firestore.doc(firestorePaths.stripeAccount(customerId));
  const taken = await firestore.runTransaction(async (transaction) => {
    const account = storedStripeAccount(await transaction.get(reference));
    if (!account) return null;
    const turn = account.turn + 1;
    transaction.update(reference, { turn });
    return { uid: account.uid, turn };
  });
  if (taken === null) return null;
  const { uid, turn } = taken;
  const found = await stripe.subscriptionsOf(customerId);
  const mirroredAt = now();
  const mirrors: SubscriptionMirror[] = [];
  for (const subscription of found) {
    mirrors.push({ ...(await mirrorOf(subscription, stripe)), version: turn, mirroredAt });
  }
  await firestore.runTransaction(async (transaction) => {
    const account = storedStripeAccount(await transaction.get(reference));
    // Whose account is deleted meanwhile gets nothing back.
    if (account?.uid !== uid || account.writtenTurn >= turn) return;
    transaction.update(reference, {
      writtenTurn: turn,
      lookedAt: Timestamp.fromDate(mirroredAt),
    });
    for (const mirror of mirrors) {
      transaction.set(firestore.doc(firestorePaths.subscription(uid, mirror.id)), mirror);
    }
  });
  return mirrors;
}

async function mirrorOf(
  subscription: FoundSubscription,
  stripe: StripeClient,
): Promise<Omit<SubscriptionMirror, 'version' | 'mirroredAt'>> {
  const { id, status, coupon, latestInvoiceId, metadata, isCancelledAtPeriodEnd } = subscription;
  const isRenewed = RENEWED.includes(status) && !isCancelledAtPeriodEnd;
  const invoice =
    (OWING.includes(status) || subscription.hasPendingUpdate) && latestInvoiceId !== null
      ? await stripe.invoice(latestInvoiceId)
      : null;
  const sellerId = metadata['sellerId'] ?? OWN_SELLER;
  return {
    id,
    sellerId,
    planId: sellerId === OWN_SELLER ? termOf(subscription.interval) : (metadata['planId'] ?? ''),
    status,
    startedAt: subscription.startedAt,
    periodEndsAt: subscription.periodEndsAt,
    trialEndsAt: subscription.trialEndsAt,
    endedAt: subscription.endedAt,
    isCancelledAtPeriodEnd,
    hasPaymentMethod: subscription.hasPaymentMethod,
    card: subscription.card,
    priceYen: subscription.priceYen,
    interval: subscription.interval,
    coupon: coupon && {
      percentOff: coupon.percentOff,
      duration: coupon.duration,
      endsAt: coupon.endsAt,
      onlyTerm: coupon.onlyTerm ?? null,
    },
    cover: couponCover(coupon),
    nextChargeYen: isRenewed ? await stripe.nextChargeYen(id) : null,
    openInvoice:
      invoice?.isOpen === true
        ? {
            amountYen: invoice.amountYen,
            needsAuthentication: invoice.outcome === 'needsAction',
            nextAttemptAt: invoice.nextAttemptAt,
          }
        : null,
    switchesTo: subscription.switchesTo,
  };
}
