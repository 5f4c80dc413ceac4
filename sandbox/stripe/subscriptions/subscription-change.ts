import { isLive } from '@tasuki/domain/billing/subscription-status';
import { readDiscounts, redeem } from '../catalogue/discounts.ts';
import { itemOf } from '../invoices.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { invalidRequest } from '../stripe-failure.ts';
import type { SubscriptionObject } from '../stripe-objects.ts';
import type { StripeParameters } from '../stripe-parameters.ts';
import { PAYMENT_BEHAVIORS } from './price-changes.ts';
import { PRORATION_BEHAVIORS } from './subscription-lines.ts';
import { methodFor, prorationDate, recurringPrice } from './subscription-parameters.ts';
import type { Subscriptions } from './subscriptions.ts';

/**
 * Reads a change of a subscription.
 *
 * @returns what makes it
 */
export function subscriptionChange(
  subscription: SubscriptionObject,
  parameters: StripeParameters,
  account: StripeAccount,
  subscriptions: Subscriptions,
): () => void {
  const { store } = account;
  const cancelled = parameters.boolean('cancel_at_period_end');
  const hasMethod = parameters.has('default_payment_method');
  const method = methodFor(parameters.text('default_payment_method'), subscription.customer, store);
  const [item] = parameters.children('items');
  const itemId = item?.text('id');
  const price = item ? recurringPrice(item, store) : null;
  const proration = parameters.oneOf('proration_behavior', PRORATION_BEHAVIORS);
  const prorationAt = prorationDate(parameters);
  const payment = parameters.oneOf('payment_behavior', PAYMENT_BEHAVIORS);
  const hasDiscounts = parameters.has('discounts');
  const discounts = readDiscounts(parameters, subscription.customer, account);
  const metadata = parameters.metadata();
  parameters.child('cancellation_details')?.text('comment');
  return () => {
    if (!isLive(subscription.status)) {
      throw invalidRequest('A canceled subscription can only update its metadata.', {
        code: 'resource_missing',
      });
    }
    if (itemId !== undefined && itemId !== itemOf(subscription).id) {
      throw invalidRequest(`No such subscription item: '${itemId}'`, { param: 'items[0][id]' });
    }
    const isHeld = subscription.schedule !== null;
    if (isHeld && (cancelled !== undefined || price)) {
      throw invalidRequest(
        `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating this directly is not allowed.`,
      );
    }
    if (payment === 'pending_if_incomplete' && (metadata || hasMethod || hasDiscounts)) {
      throw invalidRequest('A pending update holds prices alone.', { param: 'payment_behavior' });
    }
    if (cancelled !== undefined) subscriptions.setCancelAtPeriodEnd(subscription, cancelled);
    if (hasMethod) subscription.default_payment_method = method;
    if (metadata) subscription.metadata = { ...subscription.metadata, ...metadata };
    if (hasDiscounts) {
      subscription.discounts = redeem(
        discounts,
        subscription.id,
        subscription.customer,
        account,
      ).map(({ id }) => id);
    }
    if (price && price.id !== itemOf(subscription).price.id) {
      subscriptions.prices.change(
        subscription,
        price,
        { behavior: proration ?? 'create_prorations', at: prorationAt },
        payment ?? 'allow_incomplete',
      );
    }
    subscriptions.updated(subscription);
  };
}
