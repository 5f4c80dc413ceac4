import { OWN_SELLER } from './own-plan.ts';
import type { SubscriptionMirror } from './subscription-mirror.ts';

/** A running subscription to Tasuki's own monthly plan, for tests. */
export function exampleSubscription(change: Partial<SubscriptionMirror> = {}): SubscriptionMirror {
  return {
    id: 'sub_1',
    sellerId: OWN_SELLER,
    planId: 'monthly',
    status: 'active',
    startedAt: new Date('2026-11-23T03:00:00Z'),
    periodEndsAt: new Date('2026-12-23T03:00:00Z'),
    trialEndsAt: null,
    endedAt: null,
    isCancelledAtPeriodEnd: false,
    hasPaymentMethod: true,
    cover: 'none',
    nextChargeYen: 2980,
    openInvoice: null,
    priceYen: 2980,
    interval: 'month',
    coupon: null,
    card: { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2039 },
    version: 1,
    mirroredAt: new Date('2026-11-23T03:00:00Z'),
    ...change,
  };
}
