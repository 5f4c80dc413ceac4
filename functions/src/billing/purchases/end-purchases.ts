import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { UNFINISHED_PURCHASE_STATES } from '@tasuki/domain/products/purchase';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import { sellingStripe, type BillingDependencies } from '../billing-dependencies.ts';
import { settlePurchase } from './settle-purchase.ts';
import { storedPurchase } from './stored-purchase.ts';

/**
 * Payments of a page that is open somewhere can be confirmed no more. What was confirmed before counts
 * as `settlePurchase` says. Safe to repeat.
 *
 * @throws TasukiFailure 'billing/unavailable', 'billing/not-offered'
 */
export async function endPurchases(uid: string, dependencies: BillingDependencies): Promise<void> {
  const { docs } = await dependencies.firestore
    .collection(firestorePaths.purchases(uid))
    .where('state', 'in', UNFINISHED_PURCHASE_STATES)
    .get();
  for (const document of docs) {
    const purchase = unlessUnreadable(() => storedPurchase(document));
    if (typeof purchase?.paymentIntentId !== 'string') continue;
    await sellingStripe(dependencies).cancelPayment(purchase.paymentIntentId);
    await settlePurchase({ uid, purchaseId: purchase.id }, dependencies);
  }
}
