import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Subscriber } from '@tasuki/domain/billing/coach-plan';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { GONE_SELLER, type SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import {
  isEntitled,
  isLive,
  type SubscriptionStatus,
} from '@tasuki/domain/billing/subscription-status';
import { FREE_PLAN_ID } from '@tasuki/domain/coaches/coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Sale } from '@tasuki/domain/products/purchase';
import { linkToCoach } from '../../coaches/link-to-coach.ts';
import { isClosedLink, storedCoachLink } from '../../coaches/stored-coach.ts';
import type { PaidInvoice } from '../../integrations/stripe/stripe-shapes.ts';
import type { BillingDependencies } from '../billing-dependencies.ts';
import type { StoredPayment } from '../purchases/stored-purchase.ts';
import { storedSubscription } from '../stored-subscription.ts';

/** What was paid for a period of a plan. */
export interface PaidPeriod {
  subscriptionId: string;
  invoice: PaidInvoice;
}

interface LookedAt {
  uid: string;
  mirrors: readonly SubscriptionMirror[];
  payments: readonly PaidPeriod[];
}

interface CoachSide {
  mirror: SubscriptionMirror;
  coach: DocumentSnapshot | undefined;
  plan: DocumentSnapshot | undefined;
  link: DocumentSnapshot | undefined;
  /** What the last look found; undefined = it is new. */
  former: SubscriptionStatus | undefined;
}

/**
 * Mirrors a look at a runner's subscriptions to their coaches. It reads all that it needs in the
 * look's transaction, which writes afterwards.
 *
 * @returns the names of seller and plan, and what writes to the coaches' side: who subscribes,
 *   what was paid, and the link, which begins and ends with what is sold
 */
export async function coachesOf(
  { uid, mirrors, payments }: LookedAt,
  transaction: Transaction,
  { firestore, now }: BillingDependencies,
) {
  const ofCoaches = mirrors.filter(({ sellerId }) => sellerId !== OWN_SELLER);
  const references = ofCoaches.flatMap(({ id, sellerId, planId }) => [
    firestore.doc(firestorePaths.coach(sellerId)),
    firestore.doc(firestorePaths.coachPlan(sellerId, planId === '' ? FREE_PLAN_ID : planId)),
    firestore.doc(firestorePaths.coachLink(uid, sellerId)),
    firestore.doc(firestorePaths.subscription(uid, id)),
  ]);
  const [profile, ...found] =
    references.length === 0
      ? []
      : await transaction.getAll(firestore.doc(firestorePaths.publicProfile(uid)), ...references);
  const sides = new Map<string, CoachSide>();
  ofCoaches.forEach((mirror, index) => {
    const [coach, plan, link, former] = found.slice(index * 4, index * 4 + 4);
    sides.set(mirror.id, { mirror, coach, plan, link, former: former && formerStatus(former) });
  });
  const runnerName = nameOf(profile, 'displayName');
  const paid = await paidToCoaches(sides, payments, transaction, firestore);
  return {
    changedPaymentIds: paid.filter(isChanged).map(({ invoice }) => invoice.paymentIntentId),
    namesOf: ({ id }: SubscriptionMirror) => {
      const side = sides.get(id);
      if (!side) return {};
      const names = { sellerName: nameOf(side.coach), planName: nameOf(side.plan) };
      return side.coach?.exists ? names : { ...names, sellerId: GONE_SELLER };
    },
    write: () => {
      for (const { mirror, coach, plan } of sides.values()) {
        if (!coach?.exists) continue;
        const names = { runnerUid: uid, runnerName, planName: nameOf(plan) };
        const sellerId = mirror.sellerId;
        transaction.set(
          firestore.doc(firestorePaths.subscriber(sellerId, mirror.id)),
          subscriberOf(mirror, names),
        );
      }
      for (const { side, invoice, sale } of paid) {
        // Later changes of a payment are written by its own job alone.
        if (!sale || sale.exists) continue;
        const names = { runnerUid: uid, runnerName, planName: nameOf(side.plan) };
        transaction.set(sale.ref, saleOf(side.mirror, invoice, names));
        const trace: StoredPayment = {
          uid: null,
          purchaseId: null,
          coachId: side.mirror.sellerId,
          isGranted: true,
          saleId: invoice.id,
        };
        transaction.set(
          firestore.doc(firestorePaths.stripePayment(invoice.paymentIntentId)),
          trace,
        );
      }
      const all = [...sides.values()];
      for (const sellerId of new Set(all.map(({ mirror }) => mirror.sellerId))) {
        const ofSeller = all.filter(({ mirror }) => mirror.sellerId === sellerId);
        const reference = firestore.doc(firestorePaths.coachLink(uid, sellerId));
        changeLink({ uid, ofSeller, now: now() }, reference, transaction);
      }
    },
  };
}

function formerStatus(snapshot: DocumentSnapshot): SubscriptionStatus | undefined {
  return snapshot.exists ? storedSubscription(snapshot)?.status : undefined;
}

/** Links the runner to the coach with what begins, and ends the link with what ends. */
function changeLink(
  { uid, ofSeller, now }: { uid: string; ofSeller: readonly CoachSide[]; now: Date },
  reference: DocumentReference,
  transaction: Transaction,
): void {
  const [first] = ofSeller;
  const link = first?.link && storedCoachLink(first.link);
  const current = ofSeller.find(({ mirror }) => isEntitled(mirror, now));
  if (current) {
    const { mirror, former, coach } = current;
    // The link lasts while a payment fails, is given up or waits for a card. So whoever ended it
    // meanwhile gets it back with no payment, but with a subscription that begins.
    const begins = former === undefined || former === 'incomplete' || link === undefined;
    const { sellerId: coachId, planId } = mirror;
    if (!begins) {
      // A switch changes what the runner has of this coach, and nothing of what the coach may read.
      if (isOfPaidPlan(link, uid) && link.planId !== planId) {
        transaction.update(reference, { planId });
      }
      return;
    }
    if (coach?.get('isApproved') !== true) return;
    // The coach ended it while the payment was under way: the next look ends this and pays it back.
    if (isClosedLink(link, uid, now)) return;
    const hasFreePlan = link?.state === 'active' && link.planId === FREE_PLAN_ID;
    const freePlanId = hasFreePlan ? FREE_PLAN_ID : undefined;
    linkToCoach({ uid, coachId, planId, freePlanId, now }, reference, link, transaction);
    return;
  }
  const isOver = ofSeller.some(
    ({ mirror, former }) => former !== undefined && isLive(former) && !isLive(mirror.status),
  );
  if (!isOver || !isOfPaidPlan(link, uid)) return;
  const { freePlanId } = link;
  if (freePlanId !== undefined) {
    // The runner gets their former free plan back, with what the coach may read. An archived plan
    // counts too.
    transaction.update(reference, {
      planId: freePlanId,
      freePlanId: FieldValue.delete(),
      updatedAt: Timestamp.fromDate(now),
    });
    return;
  }
  transaction.update(reference, {
    state: 'ended',
    sharesActivities: false,
    updatedAt: Timestamp.fromDate(now),
  });
}

type StoredLink = ReturnType<typeof storedCoachLink>;

/** A free plan that was taken beside a subscription outlasts it. */
function isOfPaidPlan(link: StoredLink | undefined, uid: string): link is NonNullable<StoredLink> {
  return link?.state === 'active' && link.runnerUid === uid && link.planId !== FREE_PLAN_ID;
}

type Names = Pick<Subscriber, 'runnerUid' | 'runnerName' | 'planName'>;

function subscriberOf(mirror: SubscriptionMirror, names: Names): Subscriber {
  const { id, planId, status, isCancelledAtPeriodEnd, reversal = null } = mirror;
  const { priceYen, interval, startedAt, periodEndsAt } = mirror;
  return {
    ...names,
    id,
    planId,
    status,
    isCancelledAtPeriodEnd,
    priceYen,
    interval,
    startedAt,
    periodEndsAt,
    reversal,
  };
}

function saleOf(
  { planId }: SubscriptionMirror,
  { id, paidYen, paidAt, periodEndsAt, refundedYen }: PaidInvoice,
  { planName, ...runner }: Names,
): Sale {
  return {
    ...runner,
    id,
    productId: planId,
    productName: planName,
    priceYen: paidYen,
    refundedYen,
    state: refundedYen >= paidYen ? 'refunded' : 'paid',
    paidAt,
    endsAt: periodEndsAt,
  };
}

interface PaidToCoach {
  side: CoachSide;
  invoice: PaidInvoice;
  sale: DocumentSnapshot | undefined;
}

/** The payments to coaches who are there, each with the sale that is known of it. */
async function paidToCoaches(
  sides: ReadonlyMap<string, CoachSide>,
  payments: readonly PaidPeriod[],
  transaction: Transaction,
  firestore: BillingDependencies['firestore'],
): Promise<PaidToCoach[]> {
  const wanted = payments.flatMap(({ subscriptionId, invoice }) => {
    const side = sides.get(subscriptionId);
    return side?.coach?.exists ? [{ side, invoice }] : [];
  });
  if (wanted.length === 0) return [];
  const sales = await transaction.getAll(
    ...wanted.map(({ side, invoice }) =>
      firestore.doc(firestorePaths.sale(side.mirror.sellerId, invoice.id)),
    ),
  );
  return wanted.map((one, index) => ({ ...one, sale: sales[index] }));
}

/** Checks whether Stripe says, or may say, something else of a payment than its sale. */
function isChanged({ invoice: { refundedYen, wasDisputed }, sale }: PaidToCoach): boolean {
  if (wasDisputed) return true;
  return sale?.exists === true && refundedYen !== (sale.get('refundedYen') ?? 0);
}

function nameOf(document: DocumentSnapshot | undefined, field = 'name'): string {
  const name: unknown = document?.get(field);
  return typeof name === 'string' ? name : '';
}
