import { subscriptionOutlook } from '@tasuki/domain/billing/subscription-outlook';
import type { BillingDependencies } from '../billing-dependencies.ts';
import { sellingStripe } from '../billing-dependencies.ts';
import { knownCustomer } from '../customer-of.ts';
import { isShutOut } from '../is-shut-out.ts';
import { lookAtCustomer } from '../look-at-customer.ts';
import { endPurchases } from '../purchases/end-purchases.ts';

/**
 * Ends everything that a person pays for, while they are shut out of it. What is paid runs to its
 * end, and what is owed ends at once. A payment page that is open somewhere takes nothing more. If
 * the person is let in again meanwhile, nothing ends. Safe to repeat.
 *
 * @throws TasukiFailure 'billing/unavailable'; 'billing/not-offered' where there is something to
 *   end and no key to do it with
 */
export async function endRenewals(uid: string, dependencies: BillingDependencies): Promise<void> {
  const customerId = await knownCustomer(uid, dependencies);
  if (customerId === null || !(await isShutOut(uid, dependencies.firestore))) return;
  const stripe = sellingStripe(dependencies);
  await endPurchases(uid, dependencies);
  for (const subscription of (await lookAtCustomer(customerId, dependencies)) ?? []) {
    const { actions } = subscriptionOutlook(subscription);
    // A schedule that was made meanwhile would go on in place of the end.
    const isSwitched = (subscription.switchesTo ?? null) !== null;
    if (isSwitched || actions.some((action) => action === 'cancel')) {
      await stripe.setAtPeriodEnd(subscription.id, 'cancel');
    } else if (actions.some((action) => action === 'endNow')) {
      await stripe.endSubscription(subscription.id);
    }
  }
  await lookAtCustomer(customerId, dependencies);
}
