import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isPayable } from '@tasuki/domain/products/purchase';
import { sellingStripe, type BillingDependencies } from '../billing-dependencies.ts';
import { settlePurchase, type PurchaseOfPerson } from './settle-purchase.ts';
import { storedPurchase } from './stored-purchase.ts';

/**
 * Gives up a purchase that nobody has paid: its payment can be confirmed no more. One that was paid
 * meanwhile is granted. Safe to repeat.
 *
 * @throws TasukiFailure 'billing/unavailable', 'billing/not-offered'
 */
export async function giveUpPurchase(
  { uid, purchaseId }: PurchaseOfPerson,
  dependencies: BillingDependencies,
): Promise<void> {
  const { firestore } = dependencies;
  const reference = firestore.doc(firestorePaths.purchase(uid, purchaseId));
  const paymentIntentId = await firestore.runTransaction(async (transaction) => {
    const purchase = storedPurchase(await transaction.get(reference));
    if (!purchase || !isPayable(purchase.state)) return null;
    if (purchase.paymentIntentId === null) transaction.update(reference, { state: 'cancelled' });
    return purchase.paymentIntentId;
  });
  if (paymentIntentId === null) return;
  await sellingStripe(dependencies).cancelPayment(paymentIntentId);
  await settlePurchase({ uid, purchaseId }, dependencies);
}
