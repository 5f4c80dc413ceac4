import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { UNFINISHED_PURCHASE_STATES } from '@tasuki/domain/products/purchase';
import type { StripeClient } from '../../integrations/stripe/stripe-client.ts';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import type { BillingDependencies } from '../billing-dependencies.ts';
import { storedPurchase } from './stored-purchase.ts';

/** Payments of a page that is open somewhere can be confirmed no more. Safe to repeat. */
export async function endPurchases(
  uid: string,
  stripe: StripeClient,
  { firestore }: Pick<BillingDependencies, 'firestore'>,
): Promise<void> {
  const { docs } = await firestore
    .collection(firestorePaths.purchases(uid))
    .where('state', 'in', UNFINISHED_PURCHASE_STATES)
    .get();
  for (const document of docs) {
    const purchase = unlessUnreadable(() => storedPurchase(document));
    if (typeof purchase?.paymentIntentId !== 'string') continue;
    await stripe.cancelPayment(purchase.paymentIntentId);
  }
}
