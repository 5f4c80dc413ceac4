import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  isPayable,
  PURCHASE_LIMITS,
  UNFINISHED_PURCHASE_STATES,
} from '@tasuki/domain/products/purchase';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import type { BillingDependencies } from '../billing-dependencies.ts';
import { giveUpPurchase } from './give-up-purchase.ts';
import { settlePurchase } from './settle-purchase.ts';
import { storedPurchase } from './stored-purchase.ts';

/** A person has few at a time; the others come with the next look. */
const PURCHASES_A_LOOK = 20;

/**
 * Compares a person's purchases with Stripe, in case an event never came: those that wait for their
 * payment, and those that run. One that nobody has paid for a week is given up.
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
  const [unfinished, running] = await Promise.all([
    purchases.where('state', 'in', UNFINISHED_PURCHASE_STATES).limit(PURCHASES_A_LOOK).get(),
    purchases.where('endsAt', '>', time).limit(PURCHASES_A_LOOK).get(),
  ]);
  for (const document of [...unfinished.docs, ...running.docs]) {
    const purchase = unlessUnreadable(() => storedPurchase(document));
    if (!purchase) continue;
    const { id: purchaseId, state, createdAt } = purchase;
    const ageDays = (time.getTime() - createdAt.getTime()) / DAY_MILLISECONDS;
    if (isPayable(state) && ageDays > PURCHASE_LIMITS.openDays) {
      await giveUpPurchase({ uid, purchaseId }, dependencies);
    } else if (purchase.paymentIntentId !== null) {
      await settlePurchase({ uid, purchaseId }, dependencies);
    }
  }
}
