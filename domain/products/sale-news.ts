import type { Subscriber } from '../billing/coach-plan.ts';
import { DAY_MILLISECONDS } from '../measures/durations.ts';
import type { Sale } from './purchase.ts';

/**
 * Days for which a coach's home shows a sale; after that the lists of products and subscribers do.
 */
export const SALE_NEWS_DAYS = 7;

/** Stripe begins the ids of invoices with it. A sale of a plan's period has that of its invoice. */
const INVOICE_ID = /^in_/;

/** A product that a runner bought, or a plan to which a runner has subscribed. */
export interface SaleNews {
  /** Id of the sale or subscription. */
  id: string;
  kind: 'bought' | 'subscribed';
  /** Empty where the runner has deleted their account. */
  runnerName: string;
  /** Name of the product or plan. */
  name: string;
  /** Whole yen, tax included: once, or for each period. */
  priceYen: number;
  at: Date;
}

/** From when on a sale is news. */
export function saleNewsFrom(now: Date): Date {
  return new Date(now.getTime() - SALE_NEWS_DAYS * DAY_MILLISECONDS);
}

/**
 * Recent sales, the newest first. Renewals, refunded sales and ended ones do not count.
 *
 * @param sales newest payments to the coach
 * @param subscribers newest subscriptions to the coach
 */
export function saleNews(
  { sales, subscribers }: { sales: readonly Sale[]; subscribers: readonly Subscriber[] },
  now: Date,
): SaleNews[] {
  const from = saleNewsFrom(now);
  const bought = sales
    .filter(({ id, state }) => state === 'paid' && !INVOICE_ID.test(id))
    .map(({ id, runnerName, productName: name, priceYen, paidAt: at }) => {
      return { id, kind: 'bought' as const, runnerName, name, priceYen, at };
    });
  const subscribed = subscribers
    .filter(({ status }) => status === 'trialing' || status === 'active')
    .map(({ id, runnerName, planName: name, priceYen, startedAt: at }) => {
      return { id, kind: 'subscribed' as const, runnerName, name, priceYen, at };
    });
  return [...bought, ...subscribed]
    .filter(({ at }) => at >= from)
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}
