import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import {
  chargeReminder,
  reminderKey,
  remindsFrom,
} from '@tasuki/domain/billing/reminders/charge-reminder';
import { couponCover } from '@tasuki/domain/billing/coupon';
import { paysForCurrent, reversalOf } from '@tasuki/domain/billing/reversals/subscription-reversal';
import { OWN_SELLER, termOf } from '@tasuki/domain/billing/own-plan';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { isLive, SUBSCRIPTION_STATUSES } from '@tasuki/domain/billing/subscription-status';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { StripeClient } from '../integrations/stripe/stripe-client.ts';
import type { FoundSubscription } from '../integrations/stripe/stripe-shapes.ts';
import { askOnce } from './ask-once.ts';
import { coachesOf, type PaidPeriod } from './coach-plans/mirror-for-coaches.ts';
import { owedWithEarlier, withNewUnpaidEnds } from './endings/unpaid-ends.ts';
import { planIdOfProduct } from './coach-plans/stored-coach-plan.ts';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { storedStripeAccount } from './billing-documents.ts';
import { forgottenPaymentJob } from './purchases/settle-forgotten-payment.ts';
import { askForFailureNews, failedPayments } from './reminders/report-failed-payment.ts';
import { endReversedRequest } from './reversals/end-reversed-request.ts';

/** The statuses in which an invoice's payment is asked for. */
const OWING: readonly string[] = ['incomplete', 'past_due', 'unpaid'];
/**
 * How long after the end payments to a coach are looked at; a later refund comes by its event
 * alone.
 */
const LOOKED_AT_MILLISECONDS = 100 * DAY_MILLISECONDS;
/** Something may have been paid for Tasuki's own plan, so that it may be given back. */
const PAID_STATUSES: readonly string[] = ['active', 'past_due', 'unpaid', 'paused'];
const LIVE_STATUSES = SUBSCRIPTION_STATUSES.filter(isLive);
/** More live subscriptions than anybody has: one for each seller. */
const LIVE_MAXIMUM = 50;
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
  const formers = await liveMirrorsOf(uid, firestore);
  const found = await stripe.subscriptionsOf(customerId, [...formers.keys()]);
  const mirroredAt = now();
  const isPaidFor = ({ status, metadata, endedAt }: FoundSubscription) =>
    (metadata['sellerId'] ?? OWN_SELLER) === OWN_SELLER
      ? PAID_STATUSES.includes(status)
      : mirroredAt.getTime() - (endedAt?.getTime() ?? Infinity) < LOOKED_AT_MILLISECONDS;
  const [seen, payments] = await Promise.all([
    Promise.all(
      found.map(async (subscription) => ({
        ...(await mirrorOf(subscription, stripe)),
        owedSince: owedSinceOf(subscription, formers.get(subscription.id)),
        version: turn,
        mirroredAt,
      })),
    ),
    stripe.paidInvoices(
      customerId,
      found.filter(isPaidFor).map(({ id }) => id),
    ),
  ]);
  const invoiceIds = new Map(found.map(({ id, latestInvoiceId }) => [id, latestInvoiceId]));
  const news = await firestore.runTransaction(async (transaction) => {
    const account = storedStripeAccount(await transaction.get(reference));
    // If the account is deleted meanwhile, its documents are not written again.
    if (account?.uid !== uid || account.writtenTurn >= turn) return null;
    const { reversals = {}, letStand = [], reminded } = account;
    const unpaidEnds = withNewUnpaidEnds(account.unpaidEnds ?? {}, found, formers);
    const mirrors = seen.map((one) => ({
      ...one,
      owedSince: owedWithEarlier(one.owedSince, unpaidEnds[one.sellerId]),
      reversal: reversalOf(one.id, reversals),
      paidBackYen: reversals[one.id]?.paidBackYen ?? null,
    }));
    const coaches = await coachesOf({ uid, mirrors, payments }, transaction, dependencies);
    const named = mirrors.map((mirror) => ({ ...mirror, ...coaches.namesOf(mirror) }));
    const failures = failedPayments(named, invoiceIds, account);
    const { jobIds, noted } = askForFailureNews(uid, failures, transaction, dependencies);
    transaction.update(reference, {
      writtenTurn: turn,
      lookedAt: Timestamp.fromDate(mirroredAt),
      unpaidEnds,
      ...noted,
    });
    for (const mirror of named) {
      transaction.set(firestore.doc(firestorePaths.subscription(uid, mirror.id)), {
        ...mirror,
        remindAt: remindAtOf(mirror, reminded?.[mirror.id], mirroredAt),
      });
    }
    coaches.write();
    const jobs = [
      ...coaches.changedPaymentIds.map(forgottenPaymentJob),
      ...reversedPaymentIds({ found, payments, letStand }, mirroredAt).map(endReversedRequest),
    ];
    return { jobs, jobIds };
  });
  if (news) {
    await askOnce(news.jobs, dependencies);
    for (const id of news.jobIds) await dependencies.startJob(id);
  }
  return seen;
}

interface FoundPayments {
  found: readonly FoundSubscription[];
  payments: readonly PaidPeriod[];
  /** Payments of which every dispute is over. */
  letStand: readonly string[];
}

/** Payments that a running subscription may have to end for: their job reads what is so. */
function reversedPaymentIds({ found, payments, letStand }: FoundPayments, now: Date): string[] {
  const running = new Map(found.filter(({ status }) => isLive(status)).map((one) => [one.id, one]));
  return payments
    .filter(({ subscriptionId, invoice }) => {
      const current = running.get(subscriptionId);
      if (!current) return false;
      if (invoice.wasDisputed && !letStand.includes(invoice.paymentIntentId)) return true;
      const isRefunded = invoice.refundedYen >= invoice.paidYen;
      return isRefunded && paysForCurrent(invoice, current, now);
    })
    .map(({ invoice }) => invoice.paymentIntentId);
}

/**
 * Reads the live mirrors. A subscription that has ended since must be seen, however many newer ones
 * there are.
 */
async function liveMirrorsOf(
  uid: string,
  firestore: Firestore,
): Promise<Map<string, DocumentSnapshot>> {
  const { docs } = await firestore
    .collection(firestorePaths.subscriptions(uid))
    .where('status', 'in', LIVE_STATUSES)
    .limit(LIVE_MAXIMUM)
    .get();
  return new Map(docs.map((one) => [one.id, one]));
}

/** Stripe counts on while a payment fails, so the period that is not paid first is kept. */
function owedSinceOf(
  { status, periodStartedAt }: FoundSubscription,
  former: DocumentSnapshot | undefined,
): Date | null {
  if (status !== 'past_due') return null;
  const known: unknown = former?.get('owedSince');
  const since = known instanceof Timestamp ? known.toDate() : periodStartedAt;
  return since < periodStartedAt ? since : periodStartedAt;
}

/** @param saidKey of what was said to the runner last */
function remindAtOf(
  mirror: SubscriptionMirror,
  saidKey: string | undefined,
  now: Date,
): Date | null {
  const reminder = chargeReminder(mirror);
  const isAhead = reminder !== null && now < reminder.at && reminderKey(reminder) !== saidKey;
  return isAhead ? remindsFrom(reminder) : null;
}

async function mirrorOf(
  subscription: FoundSubscription,
  stripe: StripeClient,
): Promise<Omit<SubscriptionMirror, 'version' | 'mirroredAt'>> {
  const { id, status, coupon, latestInvoiceId, metadata, isCancelledAtPeriodEnd } = subscription;
  const isRenewed = RENEWED.includes(status) && !isCancelledAtPeriodEnd;
  const sellerId = metadata['sellerId'] ?? OWN_SELLER;
  const isLookedAt = OWING.includes(status) || subscription.hasPendingUpdate;
  const invoice =
    isLookedAt && latestInvoiceId !== null ? await stripe.invoice(latestInvoiceId) : null;
  return {
    id,
    sellerId,
    planId: planIdOf(sellerId, subscription),
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
    lastChargeYen: subscription.lastChargeYen,
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

/** The plan's id from the subscription's own data, since it may have been switched. */
function planIdOf(sellerId: string, subscription: FoundSubscription): string {
  const { interval, productId, metadata } = subscription;
  if (sellerId === OWN_SELLER) return termOf(interval);
  return planIdOfProduct(sellerId, productId) ?? metadata['planId'] ?? '';
}
