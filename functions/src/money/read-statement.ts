import {
  statementPeriod,
  statementRows,
  type MoneyMovement,
  type MonthlyStatement,
} from '@tasuki/domain/billing/money/coach-statement';
import type { StatementWish } from '@tasuki/domain/billing/money/money-calls';
import { requireCurrentAdmin, type Admin } from '../accounts/admin-act.ts';
import type { StripeClient } from '../integrations/stripe/stripe-client.ts';
import type { FoundMovement, PaidForSeller } from '../integrations/stripe/stripe-shapes.ts';
import { sellingStripe, type BillingDependencies } from '../billing/billing-dependencies.ts';
import { sellerNames, sellersOfPayments } from './sellers.ts';

/** Payments of older invoices are asked one by one; this many run at once. */
const ASKED_AT_ONCE = 8;

/**
 * Each seller's earnings in a month, computed from the movements of Stripe's balance. It changes
 * nothing. For a month that is over, the result is the same each time.
 *
 * @throws TasukiFailure 'common/permission-denied', 'billing/not-offered', 'billing/unavailable',
 *   'billing/statement-too-long' for more than can be added up here
 */
export async function readStatement(
  { month }: StatementWish,
  admin: Admin,
  dependencies: BillingDependencies,
): Promise<MonthlyStatement> {
  await requireCurrentAdmin(admin, dependencies);
  const stripe = sellingStripe(dependencies);
  const { firestore } = dependencies;
  const period = statementPeriod(month);
  const [found, invoices] = await Promise.all([
    stripe.movements(period),
    stripe.paidForSellers(period),
  ]);
  const paymentIds = found.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
  const products = await sellersOfPayments(paymentIds, firestore);
  const paid = new Map(invoices.map((invoice) => [invoice.paymentIntentId, invoice]));
  for (const one of await olderInvoices(
    [...new Set(paymentIds)].filter((id) => !paid.has(id) && !products.has(id)),
    stripe,
  )) {
    paid.set(one.paymentIntentId, one);
  }
  const movements = found.map((movement) => movementOf(movement, paid, products));
  const names = await sellerNames(
    movements.map(({ sellerId }) => sellerId),
    firestore,
  );
  return { month, rows: statementRows(movements, names) };
}

async function olderInvoices(
  paymentIds: readonly string[],
  stripe: StripeClient,
): Promise<PaidForSeller[]> {
  const found: PaidForSeller[] = [];
  for (let start = 0; start < paymentIds.length; start += ASKED_AT_ONCE) {
    const page = paymentIds.slice(start, start + ASKED_AT_ONCE);
    const answers = await Promise.all(page.map(async (id) => stripe.paidForSellerBy(id)));
    found.push(...answers.flatMap((answer) => answer ?? []));
  }
  return found;
}

function movementOf(
  { paymentIntentId, ...movement }: FoundMovement,
  paid: ReadonlyMap<string, PaidForSeller>,
  products: ReadonlyMap<string, string>,
): MoneyMovement {
  const invoice = paid.get(paymentIntentId ?? '');
  return {
    ...movement,
    sellerId: invoice?.sellerId ?? products.get(paymentIntentId ?? '') ?? null,
    couponYen: movement.kind === 'charge' ? (invoice?.couponYen ?? 0) : 0,
  };
}
