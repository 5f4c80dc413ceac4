import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BillingDependencies } from '../billing-dependencies.ts';
import { stripeProductId } from './save-product.ts';

/**
 * Sells none of a coach's products any more at Stripe, before their account goes. Safe to repeat.
 *
 * @throws TasukiFailure 'billing/unavailable'; 'billing/not-offered' where there is something to end
 *   and no key to do it with
 */
export async function endProducts(
  uid: string,
  { firestore, stripe }: BillingDependencies,
): Promise<void> {
  const products = await firestore
    .collection(firestorePaths.coachProducts(uid))
    .where('state', '==', 'published')
    .get();
  for (const { id } of products.docs) {
    if (!stripe) throw new TasukiFailure('billing/not-offered');
    await stripe.deactivateProduct(stripeProductId(uid, id));
  }
}
