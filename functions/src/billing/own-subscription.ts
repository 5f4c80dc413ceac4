import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { BillingDependencies } from './billing-dependencies.ts';
import { knownCustomer } from './customer-of.ts';
import { lookAtCustomer } from './look-at-customer.ts';

/**
 * A subscription of a person as Stripe has it now, mirrored on the way.
 *
 * @throws TasukiFailure 'billing/not-found' also for a subscription of somebody else
 */
export async function ownSubscription(
  subscriptionId: string,
  uid: string,
  dependencies: BillingDependencies,
): Promise<{ customerId: string; subscription: SubscriptionMirror }> {
  const customerId = await knownCustomer(uid, dependencies);
  const mirrors = customerId === null ? null : await lookAtCustomer(customerId, dependencies);
  const subscription = mirrors?.find(({ id }) => id === subscriptionId);
  if (customerId === null || !subscription) throw new TasukiFailure('billing/not-found');
  return { customerId, subscription };
}
