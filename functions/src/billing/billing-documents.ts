import type { Timestamp } from 'firebase-admin/firestore';
import type { PaymentReversal } from '@tasuki/domain/billing/reversals/subscription-reversal';
import { storedReader } from '../platform/firestore/read-stored.ts';

/** stripeCustomers/{uid}: who a runner is at Stripe. */
interface StoredCustomer {
  uid: string;
  customerId: string;
  /** Absent where no look at the purchases left any for the next one. */
  purchaseCursors?: PurchaseCursors;
}

/** After which purchases the next look goes on; null = it begins anew. */
export interface PurchaseCursors {
  unfinished: string | null;
  running: string | null;
}

/**
 * stripeAccounts/{customerId}: whose a customer is, and how often its subscriptions were looked at.
 * A look takes the next turn before it reads from Stripe, and writes only where no later one has.
 */
export interface StoredStripeAccount {
  uid: string;
  turn: number;
  writtenTurn: number;
  lookedAt: Timestamp;
  /** Changes under way, by a token of each call. Absent if there never was one. */
  changes?: Readonly<Record<string, StoredChange>>;
  /**
   * What the runner was reminded of for each subscription, by `reminderKey`. Absent before the
   * first reminder.
   */
  reminded?: Readonly<Record<string, string>>;
  /** The invoice whose failure the runner was notified of last, for each subscription. Absent where none failed. */
  saidFailures?: Readonly<Record<string, string>>;
  /** Payments that ended a subscription, by their ids; `unserved` by the subscription's. Absent where nothing did. */
  reversals?: Readonly<Record<string, PaymentReversal>>;
  /** Payments of which every dispute was over before it ended anything. Absent where there are none. */
  letStand?: readonly string[];
  /** When a subscription of each seller last ended unpaid. Absent where none did, or it is not known. */
  unpaidEnds?: Readonly<Record<string, Timestamp>>;
}

/** A change that nothing of another kind may meet. */
export interface StoredChange {
  kind: 'coupon' | 'switch';
  /** From then on it no longer counts, so that a call that died holds nobody back. */
  until: Timestamp;
}

/** subscriptionSlots/{uid}_{sellerId}: one subscription per runner and seller. */
export interface StoredSlot {
  uid: string;
  sellerId: string;
  /** Rises with each set-up that is begun, and names it at Stripe. */
  attempt: number;
  /** The plan that the attempt is for. */
  planId: string;
  setupIntentId: string | null;
  /**
   * Set-ups that may still be open, by the plan or the subscription that they are for. So whoever goes
   * to and fro between them begins none anew. Absent in older slots.
   */
  otherSetUps?: Readonly<Record<string, string>>;
  /** The set-up that is becoming, or has become, the subscription; null = none. */
  claimedBy: string | null;
  /** The subscription that came of it; null = none yet. */
  subscriptionId: string | null;
  /** When it was claimed last. Absent in older slots. */
  claimedAt?: Timestamp;
  /** The coupon that the claim is to use; null or absent = none. */
  claimedCouponId?: string | null;
}

/**
 * couponUses/{uid}_{couponId}: one use of a coupon per person. It is there before Stripe is asked, and
 * goes only where Stripe refuses for good.
 */
export interface StoredCouponUse {
  uid: string;
  couponId: string;
  /** Id of the set-up, or of the subscription that it is used for. */
  orderId: string;
  /** Stripe has used it; false = it was asked, and its answer is not known. */
  isDone: boolean;
  usedAt: Timestamp;
}

export const storedCustomer = storedReader<StoredCustomer>({
  uid: 'string',
  customerId: 'string',
});

export const storedStripeAccount = storedReader<StoredStripeAccount>({
  uid: 'string',
  turn: 'number',
  writtenTurn: 'number',
  lookedAt: 'date',
  saidFailures: 'object?',
  reversals: 'object?',
  letStand: 'array?',
  unpaidEnds: 'object?',
});

export const storedSlot = storedReader<StoredSlot>({
  uid: 'string',
  sellerId: 'string',
  attempt: 'number',
  planId: 'string',
  setupIntentId: 'string?',
  claimedBy: 'string?',
  subscriptionId: 'string?',
  claimedAt: 'date?',
  claimedCouponId: 'string?',
});

export const storedCouponUse = storedReader<StoredCouponUse>({
  uid: 'string',
  couponId: 'string',
  orderId: 'string',
  isDone: 'boolean',
  usedAt: 'date',
});
