import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Query } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { BillingDependencies } from '../billing-dependencies.ts';
import { knownCustomer } from '../customer-of.ts';
import { endPurchases } from '../purchases/end-purchases.ts';
import { endCoachPlans } from '../coach-plans/end-coach-plans.ts';
import { endProducts } from '../products/end-products.ts';

const SLOTS_OF_ONE_STEP = 200;

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
  await endCoachPlans(uid, dependencies);
  const batch = firestore.batch();
  if (customerId !== null) batch.delete(firestore.doc(firestorePaths.stripeAccount(customerId)));
  batch.delete(firestore.doc(firestorePaths.stripeCustomer(uid)));
  await batch.commit();
  const slots = firestore.collection(firestorePaths.subscriptionSlots());
  await deleteAll(slots.where('uid', '==', uid));
  await deleteAll(slots.where('sellerId', '==', uid));
}

async function deleteAll(slots: Query): Promise<void> {
  for (;;) {
    const { docs } = await slots.limit(SLOTS_OF_ONE_STEP).get();
    const batch = slots.firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < SLOTS_OF_ONE_STEP) return;
  }
}
