import { periodStart } from '../billing/billing-period.ts';
import type { PricedOffer } from '../billing/priced-offer.ts';
import type { FailureCode } from '../failure-codes.ts';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '../measures/durations.ts';
import type { StoredShape } from '../stored-shape.ts';
import { areSameTerms, soldUntil } from './former-terms.ts';
import type { Product } from './product.ts';

/**
 * `open`: nothing is paid yet. `failed`: a payment was refused and may be tried again. `cancelled`:
 * given up before anything was paid. `disputed`: the bank has taken the money back.
 */
export const PURCHASE_STATES = [
  'open',
  'processing',
  'failed',
  'paid',
  'refunded',
  'disputed',
  'cancelled',
] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** A payment may still come of these. */
export const UNFINISHED_PURCHASE_STATES = [
  'open',
  'processing',
  'failed',
] as const satisfies PurchaseState[];

/** In which nobody has said yes to a charge, so that it can be given up. */
const PAYABLE_STATES: readonly PurchaseState[] = ['open', 'failed'];

export const PURCHASE_LIMITS = {
  /** After which a purchase that nobody paid is given up. */
  openDays: 7,
  /** For so long after its coach took a product off or changed it, who had its payment page open may still pay. */
  formerTermsMinutes: 30,
  listSize: 50,
} as const;

/**
 * users/{uid}/purchases/{purchaseId}: one product that was bought, on the terms that were shown. Only
 * functions write it, after they have read the payment from Stripe.
 */
export interface Purchase extends Omit<PricedOffer, 'currency'> {
  id: string;
  /** null = the coach has deleted their account. */
  coachId: string | null;
  /** As it was at the time; empty where the coach has deleted their account. */
  coachName: string;
  productId: string;
  state: PurchaseState;
  /** Why the last payment was refused; null = it was not. */
  failure: FailureCode | null;
  /** At Stripe; null = no payment was begun. */
  paymentIntentId: string | null;
  createdAt: Date;
  /** null = not paid. */
  paidAt: Date | null;
  /** Until when it may be used; null = not paid. */
  endsAt: Date | null;
  /** When it was found that the payment was reversed, by a refund of all or by the bank; null or absent = it was not. */
  takenBackAt?: Date | null;
  /** Why it was paid back at once; absent = it was not, or for another reason. */
  refundedFor?: 'former-terms';
  /** Rises with each look at Stripe, so that an older one writes nothing. */
  turn: number;
  writtenTurn: number;
}

export const PURCHASE_SHAPE = {
  coachId: 'string?',
  coachName: 'string',
  productId: 'string',
  name: 'string',
  target: 'string',
  priceYen: 'number',
  duration: 'number',
  durationUnit: 'string',
  state: 'string',
  paymentIntentId: 'string?',
  createdAt: 'date',
  paidAt: 'date?',
  endsAt: 'date?',
  takenBackAt: 'date?',
  refundedFor: 'string?',
  turn: 'number',
  writtenTurn: 'number',
} as const satisfies StoredShape<Purchase>;

/**
 * coaches/{coachId}/sales/{saleId}: the same for its seller, without what is the buyer's. Its id is that
 * of the payment at Stripe; of a plan's period it is that of the invoice.
 */
export interface Sale {
  id: string;
  productId: string;
  productName: string;
  /** null = the runner has deleted their account. */
  runnerUid: string | null;
  runnerName: string;
  /** Whole yen, tax included. */
  priceYen: number;
  /** The refunded part, in whole yen. Absent in older ones. */
  refundedYen?: number;
  state: Extract<PurchaseState, 'paid' | 'refunded' | 'disputed'>;
  paidAt: Date;
  endsAt: Date;
}

export const SALE_SHAPE = {
  productName: 'string',
  runnerName: 'string',
  priceYen: 'number',
  refundedYen: 'number?',
  state: 'string',
  paidAt: 'date',
  endsAt: 'date',
} as const satisfies StoredShape<Sale>;

/** The seller's part of a sale, in whole yen. */
export function keptYen({
  state,
  priceYen,
  refundedYen = 0,
}: Pick<Sale, 'state' | 'priceYen' | 'refundedYen'>): number {
  return state === 'paid' ? priceYen - refundedYen : 0;
}

/** Checks whether a coach's list of sales shows a purchase in this state. */
export function isSaleState(state: PurchaseState): state is Sale['state'] {
  return state === 'paid' || state === 'refunded' || state === 'disputed';
}

/** Checks whether a purchase waits for its buyer to pay. */
export function isPayable(state: PurchaseState): boolean {
  return PAYABLE_STATES.includes(state);
}

/** Checks whether the buyer has at a moment what they bought. */
export function isPurchaseEntitled(
  { state, endsAt }: Pick<Purchase, 'state' | 'endsAt'>,
  at: Date,
): boolean {
  return state === 'paid' && endsAt !== null && at < endsAt;
}

/**
 * Until when something lasts that was bought at a moment. Months and years are counted in UTC; the
 * 31st becomes the last day of a shorter month.
 *
 * @example durationEnd(new Date('2027-01-31T09:00:00Z'), 1, 'month') // 2027-02-28T09:00:00Z
 */
export function durationEnd(from: Date, duration: number, unit: PricedOffer['durationUnit']): Date {
  if (unit === 'hour') return new Date(from.getTime() + duration * HOUR_MILLISECONDS);
  if (unit === 'day') return new Date(from.getTime() + duration * DAY_MILLISECONDS);
  return periodStart(from, unit, duration);
}

/** Checks whether a purchase was begun on the terms on which its product is described now. */
export function hasTermsOf(purchase: Purchase, product: Product): boolean {
  return areSameTerms(purchase, product);
}

/**
 * Checks whether a purchase stands that was paid at a moment. Its product is sold on its terms then, or was until a
 * short while before. A page that stays open for days buys nothing on former terms.
 */
export function isPaidOnTerms(
  purchase: Purchase,
  product: Product | undefined,
  paidAt: Date,
): boolean {
  if (!product) return false;
  if (product.state === 'published' && hasTermsOf(purchase, product)) return true;
  const until = soldUntil(product, purchase);
  const heldMilliseconds = PURCHASE_LIMITS.formerTermsMinutes * MINUTE_MILLISECONDS;
  return until !== null && paidAt.getTime() <= until.getTime() + heldMilliseconds;
}

/** The words on a purchase whose payment was reversed. */
export function reversalOutlook({
  state,
  refundedFor,
}: Pick<Purchase, 'state' | 'refundedFor'>): 'refunded' | 'refundedFormerTerms' | 'disputed' {
  if (state !== 'refunded') return 'disputed';
  return refundedFor === 'former-terms' ? 'refundedFormerTerms' : 'refunded';
}
