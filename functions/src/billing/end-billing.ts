import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { OWN_SELLER } from '@tasuki/domain/billing/subscription-mirror';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { BillingDependencies } from './billing-dependencies.ts';
import { knownCustomer } from './customer-of.ts';
import { endPurchases } from './purchases/end-purchases.ts';
import { endProducts } from './products/end-products.ts';

/**
 * Ends everything that a person pays for, at Stripe and here, before their account goes. Stripe
 * keeps what the law wants of past payments. Safe to repeat.
 *
 * @throws TasukiFailure 'billing/unavailable'; 'billing/not-offered' where there is something to end
 *   and no key to do it with
 */
export async function endBilling(uid: string, dependencies: BillingDependencies): Promise<void> {
  const { firestore, stripe } = dependencies;
  const customerId = await knownCustomer(uid, dependencies);
  if (customerId !== null) {
    if (!stripe) throw new TasukiFailure('billing/not-offered');
    await endPurchases(uid, dependencies);
    await stripe.deleteCustomer(customerId);
  }
  await endProducts(uid, dependencies);
  const batch = firestore.batch();
  if (customerId !== null) batch.delete(firestore.doc(firestorePaths.stripeAccount(customerId)));
  batch.delete(firestore.doc(firestorePaths.stripeCustomer(uid)));
  batch.delete(firestore.doc(firestorePaths.subscriptionSlot(uid, OWN_SELLER)));
  await batch.commit();
}
