import type { MoneyPage, MoneyPageWish } from '@tasuki/domain/billing/money/money-calls';
import {
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '@tasuki/domain/billing/subscription-status';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { requireCurrentAdmin, type Admin } from '../accounts/admin-act.ts';
import type { StripeClient } from '../integrations/stripe/stripe-client.ts';
import type { FoundMoneyRow, StripePage } from '../integrations/stripe/stripe-shapes.ts';
import { sellingStripe, type BillingDependencies } from '../billing/billing-dependencies.ts';
import { storedStripeAccount, type StoredStripeAccount } from '../billing/billing-documents.ts';
import { unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { fieldsOf } from './fields-of.ts';
import { sellersOfPayments, sellerNames } from './sellers.ts';

/**
 * One page of everybody's subscriptions, failed payments, refunds or disputes, as Stripe says at this
 * moment, with the names of those who are here.
 *
 * @throws TasukiFailure 'common/permission-denied', 'billing/not-offered', 'billing/unavailable',
 *   'billing/not-found' where the page began after something that is gone
 */
export async function readMoney(
  wish: MoneyPageWish,
  admin: Admin,
  dependencies: BillingDependencies,
): Promise<MoneyPage> {
  await requireCurrentAdmin(admin, dependencies);
  const { firestore } = dependencies;
  const { rows, after } = await pageOf(wish, sellingStripe(dependencies));
  const accounts = await accountsOf(rows, firestore);
  const runners = await runnerNames(accounts, firestore);
  const paid = await sellersOfPayments(
    rows.flatMap(({ paymentId }) => paymentId ?? []),
    firestore,
  );
  const sold = rows.map((row) => ({
    ...row,
    sellerId: row.sellerId ?? paid.get(row.paymentId ?? '') ?? null,
  }));
  const sellers = await sellerNames(
    sold.map(({ sellerId }) => sellerId),
    firestore,
  );
  return {
    rows: sold.map(({ customerId, ...row }) => ({
      ...row,
      runnerName: runners.get(customerId ?? '') ?? '',
      sellerName: sellers.get(row.sellerId ?? '') ?? '',
      reversal: accounts.get(customerId ?? '')?.reversals?.[row.paymentId ?? '']?.kind ?? null,
    })),
    after,
    ...(wish.list === 'subscriptions' &&
      wish.after === null && { counts: await countsByStatus(firestore) }),
  };
}

/** Stripe counts nothing for us, so the copies are counted: one read for a thousand of a state. */
async function countsByStatus(
  firestore: BillingDependencies['firestore'],
): Promise<Record<SubscriptionStatus, number>> {
  const counted = await Promise.all(
    SUBSCRIPTION_STATUSES.map(async (status) => {
      const found = firestore.collectionGroup('subscriptions').where('status', '==', status);
      return [status, (await found.count().get()).data().count] as const;
    }),
  );
  return Object.fromEntries(counted) as Record<SubscriptionStatus, number>;
}

async function pageOf(
  { list, status, after }: MoneyPageWish,
  stripe: StripeClient,
): Promise<StripePage<FoundMoneyRow>> {
  if (list === 'subscriptions') return stripe.subscriptionPage(status, after);
  if (list === 'failedPayments') return stripe.failedPaymentPage(after);
  return list === 'refunds' ? stripe.refundPage(after) : stripe.disputePage(after);
}

/** The accounts of customers at Stripe. A page has fewer rows than are read at once. */
async function accountsOf(
  rows: readonly FoundMoneyRow[],
  firestore: BillingDependencies['firestore'],
): Promise<ReadonlyMap<string, StoredStripeAccount>> {
  const customers = [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))];
  const [first, ...others] = customers.map((id) => firestore.doc(firestorePaths.stripeAccount(id)));
  const documents = first ? await firestore.getAll(first, ...others) : [];
  const accounts = new Map<string, StoredStripeAccount>();
  for (const document of documents) {
    const account = unlessUnreadable(() => storedStripeAccount(document));
    if (account) accounts.set(document.id, account);
  }
  return accounts;
}

/** Names of runners by their customer at Stripe; who has deleted their account has none. */
async function runnerNames(
  accounts: ReadonlyMap<string, StoredStripeAccount>,
  firestore: BillingDependencies['firestore'],
): Promise<ReadonlyMap<string, string>> {
  const names = await fieldsOf(
    [...accounts.values()].map(({ uid }) => uid),
    firestorePaths.publicProfile,
    'displayName',
    firestore,
  );
  return new Map([...accounts].map(([customer, { uid }]) => [customer, names.get(uid) ?? '']));
}
