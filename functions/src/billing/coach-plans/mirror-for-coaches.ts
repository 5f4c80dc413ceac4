import {
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
import { storedCoachLink } from '../../coaches/stored-coach.ts';
import type { BillingDependencies } from '../billing-dependencies.ts';

/** The last payment of a subscription to a coach's plan. */
export interface PaidPeriod {
  subscriptionId: string;
  invoiceId: string;
  /** Whole yen. */
  paidYen: number;
  paidAt: Date;
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
 * What a look at a runner's subscriptions means for their coaches. Reads all that it needs in the
 * transaction of the look, which writes after it.
 *
 * @returns the names of seller and plan, and what writes to the coaches' side: who subscribes, what was
 *   paid, and the link, which begins and ends with what is sold
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
    const status = former?.get('status') as SubscriptionStatus | undefined;
    sides.set(mirror.id, { mirror, coach, plan, link, former: status });
  });
  const runnerName = nameOf(profile, 'displayName');
  return {
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
        const payment = payments.find(({ subscriptionId }) => subscriptionId === mirror.id);
        const sellerId = mirror.sellerId;
        transaction.set(
          firestore.doc(firestorePaths.subscriber(sellerId, mirror.id)),
          subscriberOf(mirror, names),
        );
        if (!payment) continue;
        transaction.set(
          firestore.doc(firestorePaths.sale(sellerId, payment.invoiceId)),
          saleOf(mirror, payment, names),
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

/** Links the runner to the coach with what begins, and ends the link with what ends. */
function changeLink(
  { uid, ofSeller, now }: { uid: string; ofSeller: readonly CoachSide[]; now: Date },
  reference: DocumentReference,
  transaction: Transaction,
): void {
  const [first] = ofSeller;
  const link = first?.link && storedCoachLink(first.link);
  const current = ofSeller.find(({ mirror }) => isEntitled(mirror.status));
  if (current) {
    const { mirror, former, coach } = current;
    // Whoever ended the link meanwhile does not get it back with a renewal.
    const isNew = former === undefined || !isEntitled(former);
    if (!isNew || coach?.get('isApproved') !== true) return;
    const { sellerId: coachId, planId } = mirror;
    linkToCoach({ uid, coachId, planId, now }, reference, link, transaction);
    return;
  }
  const isOver = ofSeller.some(
    ({ mirror, former }) => former !== undefined && isLive(former) && !isLive(mirror.status),
  );
  const isOfPlan =
    link?.state === 'active' && link.runnerUid === uid && link.planId !== FREE_PLAN_ID;
  if (!isOver || !isOfPlan) return;
  transaction.update(reference, {
    state: 'ended',
    sharesActivities: false,
    updatedAt: Timestamp.fromDate(now),
  });
}

type Names = Pick<Subscriber, 'runnerUid' | 'runnerName' | 'planName'>;

function subscriberOf(mirror: SubscriptionMirror, names: Names): Subscriber {
  const { id, planId, status, isCancelledAtPeriodEnd } = mirror;
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
  };
}

function saleOf(
  { planId, periodEndsAt }: SubscriptionMirror,
  { invoiceId, paidYen, paidAt }: PaidPeriod,
  { planName, ...runner }: Names,
): Sale {
  return {
    ...runner,
    id: invoiceId,
    productId: planId,
    productName: planName,
    priceYen: paidYen,
    state: 'paid',
    paidAt,
    endsAt: periodEndsAt,
  };
}

function nameOf(document: DocumentSnapshot | undefined, field = 'name'): string {
  const name: unknown = document?.get(field);
  return typeof name === 'string' ? name : '';
}
