import { takeFreeTurn, type TurnLimit } from '../platform/take-turn.ts';
import type { BillingDependencies } from './billing-dependencies.ts';

/**
 * How often one person has Stripe asked. A set-up's secret lets a browser try cards, and a payment
 * charges one; so nobody gets many of either. Ending a subscription has turns of its own.
 */
const BILLING_TURNS = {
  setUp: { kind: 'set-up-payment', burst: 20, intervalSeconds: 600 },
  finish: { kind: 'finish-set-up', burst: 20, intervalSeconds: 60 },
  pay: { kind: 'pay-invoice', burst: 5, intervalSeconds: 1800 },
  change: { kind: 'change-subscription', burst: 20, intervalSeconds: 60 },
  preview: { kind: 'preview-billing', burst: 30, intervalSeconds: 10 },
  // A code may be mistyped a few times, and not be guessed.
  coupon: { kind: 'enter-coupon', burst: 10, intervalSeconds: 120 },
  product: { kind: 'save-product', burst: 30, intervalSeconds: 60 },
  purchase: { kind: 'begin-purchase', burst: 20, intervalSeconds: 120 },
  receipt: { kind: 'open-receipt', burst: 30, intervalSeconds: 20 },
  money: { kind: 'list-money', burst: 60, intervalSeconds: 5 },
  // Each asks Stripe for a whole month.
  statement: { kind: 'monthly-statement', burst: 12, intervalSeconds: 60 },
  refresh: { kind: 'refresh-billing', burst: 30, intervalSeconds: 10 },
} as const satisfies Record<string, TurnLimit>;

/**
 * Takes the caller's turn, where something is sold.
 *
 * @returns what selling needs
 * @throws TasukiFailure 'auth/too-many-requests' where no turn is free
 */
export async function takeBillingTurn(
  turn: keyof typeof BILLING_TURNS,
  { uid, now }: { uid: string; now: Date },
  billing: BillingDependencies,
): Promise<BillingDependencies> {
  if (billing.stripe) await takeFreeTurn(uid, BILLING_TURNS[turn], now, billing.firestore);
  return billing;
}
