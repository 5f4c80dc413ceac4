import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  isPayable,
  PURCHASE_LIMITS,
  UNFINISHED_PURCHASE_STATES,
} from '@tasuki/domain/products/purchase';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import type { BillingDependencies } from '../billing-dependencies.ts';
import { storedCustomer, type PurchaseCursors } from '../billing-documents.ts';
import { giveUpPurchase } from './give-up-purchase.ts';
import { settlePurchase } from './settle-purchase.ts';
import { storedPurchase } from './stored-purchase.ts';

/** A person has few at a time; the next look goes on with the others. */
const PURCHASES_A_LOOK = 20;

/**
 * Compares a person's purchases with Stripe, in case an event never came: those that wait for their
 * payment, and those that run. Of many a look takes some, and the next look goes on after them. One
 * that nobody has paid for a week is given up.
 *
 * @throws TasukiFailure 'billing/unavailable', 'billing/not-offered'
 */
export async function settlePurchases(
  uid: string,
  dependencies: BillingDependencies,
): Promise<void> {
  const { firestore, now } = dependencies;
  const time = now();
  const purchases = firestore.collection(firestorePaths.purchases(uid));
  const customer = storedCustomer(await firestore.doc(firestorePaths.stripeCustomer(uid)).get());
  const cursors = customer?.purchaseCursors;
  const pageOf = async (query: Query, cursor: string | null | undefined) =>
    pageAfter(query, cursor ? await purchases.doc(cursor).get() : null);
  const [unfinished, running] = await Promise.all([
    pageOf(purchases.where('state', 'in', UNFINISHED_PURCHASE_STATES), cursors?.unfinished),
    pageOf(purchases.where('endsAt', '>', time), cursors?.running),
  ]);
  // Noted first, so that one which Stripe refuses holds back no others.
  const next: PurchaseCursors = { unfinished: cursorOf(unfinished), running: cursorOf(running) };
  await keepCursors(uid, next, cursors, dependencies);
  for (const document of [...unfinished, ...running]) {
    const purchase = unlessUnreadable(() => storedPurchase(document));
    // A refunded purchase stays refunded.
    if (!purchase || purchase.state === 'refunded') continue;
    const { id: purchaseId, state, createdAt } = purchase;
    const ageDays = (time.getTime() - createdAt.getTime()) / DAY_MILLISECONDS;
    if (isPayable(state) && ageDays > PURCHASE_LIMITS.openDays) {
      await giveUpPurchase({ uid, purchaseId }, dependencies);
    } else if (purchase.paymentIntentId !== null) {
      await settlePurchase({ uid, purchaseId }, dependencies);
    }
  }
}

/** @param last of the page before; null or a purchase that is gone = the first page */
async function pageAfter(
  query: Query,
  last: { exists: boolean } | null,
): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await (last?.exists ? query.startAfter(last) : query)
    .limit(PURCHASES_A_LOOK)
    .get();
  return docs;
}

/** @returns null where the next look begins anew */
function cursorOf(page: readonly QueryDocumentSnapshot[]): string | null {
  return page.length < PURCHASES_A_LOOK ? null : (page.at(-1)?.id ?? null);
}

async function keepCursors(
  uid: string,
  next: PurchaseCursors,
  current: PurchaseCursors | undefined,
  { firestore }: BillingDependencies,
): Promise<void> {
  const isSame =
    next.unfinished === (current?.unfinished ?? null) &&
    next.running === (current?.running ?? null);
  if (isSame) return;
  const reference = firestore.doc(firestorePaths.stripeCustomer(uid));
  await firestore.runTransaction(async (transaction) => {
    // Gone with the account meanwhile, it stays gone.
    const { exists } = await transaction.get(reference);
    if (exists) transaction.update(reference, { purchaseCursors: next });
  });
}
