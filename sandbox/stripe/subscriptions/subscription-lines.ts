import { isAnotherInterval, periodEnd } from './billing-periods.ts';
import { itemOf, periodLine } from '../invoices.ts';
import { scheduledPrice } from './schedules.ts';
import type { StripeAccount } from '../stripe-account.ts';
import type { InvoiceLine, PriceObject, SubscriptionObject } from '../stripe-objects.ts';

export const PRORATION_BEHAVIORS = ['create_prorations', 'always_invoice', 'none'] as const;
export type ProrationBehavior = (typeof PRORATION_BEHAVIORS)[number];

/** How what was paid for counts towards another price. */
export interface Proration {
  behavior: ProrationBehavior;
  /** From which moment it counts, in seconds since 1970; null = now. */
  at: number | null;
}

/** The invoice lines of a change of the price. */
export function linesOfChange(
  subscription: SubscriptionObject,
  price: PriceObject,
  proration: Proration,
  { now }: StripeAccount,
): InvoiceLine[] {
  const item = itemOf(subscription);
  if (subscription.status === 'trialing') return [];
  const time = proration.at ?? now();
  const { current_period_start: start, current_period_end: end } = item;
  const share = Math.max(0, end - time) / Math.max(1, end - start);
  const isNewInterval = isAnotherInterval(item.price, price);
  const rest = { start: time, end };
  const unused = periodLine(subscription, item.price, rest, {
    amount: -Math.round(item.price.unit_amount * share),
    isProration: true,
    description: 'Unused time',
  });
  const lines = proration.behavior === 'none' ? [] : [unused];
  if (isNewInterval) {
    return [
      ...lines,
      periodLine(subscription, price, { start: now(), end: periodEnd(now(), price, 1) }),
    ];
  }
  if (proration.behavior === 'none') return [];
  const remaining = periodLine(subscription, price, rest, {
    amount: Math.round(price.unit_amount * share),
    isProration: true,
    description: 'Remaining time',
  });
  return [...lines, remaining];
}

/** The lines of the next renewal, with what waits for it. */
export function linesOfRenewal(
  subscription: SubscriptionObject,
  account: StripeAccount,
  wanted: PriceObject | null = null,
): InvoiceLine[] {
  const item = itemOf(subscription);
  const price = wanted ?? scheduledPrice(subscription, account) ?? item.price;
  const start = item.current_period_end;
  const isNewAnchor = subscription.status === 'trialing' || isAnotherInterval(item.price, price);
  const next = isNewAnchor
    ? periodEnd(start, price, 1)
    : periodEnd(subscription.billing_cycle_anchor, price, subscription.hidden.periodNumber + 2);
  return [
    ...waitingItems(subscription, account).map(({ hidden }) => hidden.line),
    periodLine(subscription, price, { start, end: next }),
  ];
}

/** Items that wait for a subscription's next invoice, the oldest first. */
export function waitingItems({ id }: SubscriptionObject, { store }: StripeAccount) {
  return store
    .all('invoiceitem')
    .filter(({ hidden }) => hidden.subscription === id)
    .reverse();
}
