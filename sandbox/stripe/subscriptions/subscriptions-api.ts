import { isLive } from '@tasuki/domain/billing/subscription-status';
import { isAnotherInterval } from './billing-periods.ts';
import { living } from '../customers-api.ts';
import { readDiscounts, redeem } from '../catalogue/discounts.ts';
import { itemOf, periodLine } from '../invoices.ts';
import { PAYMENT_BEHAVIORS } from './price-changes.ts';
import { invalidRequest } from '../stripe-failure.ts';
import {
  MISSING_METHOD_BEHAVIORS,
  type InvoiceLine,
  type PriceObject,
  type SubscriptionObject,
} from '../stripe-objects.ts';
import type { StripeAccount } from '../stripe-account.ts';
import type { StripeParameters } from '../stripe-parameters.ts';
import { createdWithin } from '../reports-api.ts';
import { pageOf, type StripeRoute } from '../stripe-routes.ts';
import { newStripeId } from '../stripe-store.ts';
import {
  linesOfChange,
  linesOfRenewal,
  PRORATION_BEHAVIORS,
  type Proration,
} from './subscription-lines.ts';
import type { Subscriptions } from './subscriptions.ts';

const TRIAL_DAYS_MAXIMUM = 730;

/** Subscriptions and their invoices. */
export function subscriptionRoutes(
  account: StripeAccount,
  subscriptions: Subscriptions,
): StripeRoute[] {
  const { store } = account;
  const { invoices } = subscriptions;

  const recurringPrice = (parameters: StripeParameters): PriceObject => {
    const price = store.get('price', parameters.needed('price'), parameters.name('price'));
    if (!price.recurring) {
      throw invalidRequest('The price specified is set to `type=one_time`.', {
        param: parameters.name('price'),
      });
    }
    if (!price.active) {
      throw invalidRequest('The price specified is inactive.', { param: parameters.name('price') });
    }
    return price;
  };

  const methodFor = (id: string | undefined, customer: string): string | null => {
    if (id === undefined || id === '') return null;
    const method = store.get('payment_method', id, 'default_payment_method');
    if (method.customer !== customer) {
      throw invalidRequest('The payment method is not attached to this customer.', {
        param: 'default_payment_method',
      });
    }
    return id;
  };

  const update = (subscription: SubscriptionObject, parameters: StripeParameters) => {
    const cancelled = parameters.boolean('cancel_at_period_end');
    const hasMethod = parameters.has('default_payment_method');
    const method = methodFor(parameters.text('default_payment_method'), subscription.customer);
    const [item] = parameters.children('items');
    const itemId = item?.text('id');
    const price = item ? recurringPrice(item) : null;
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
  };

  return [
    {
      method: 'POST',
      path: '/v1/subscriptions',
      run: (parameters, _, ready) => {
        const customer = living(
          store.get('customer', parameters.needed('customer'), 'customer'),
        ).id;
        const [item] = parameters.children('items');
        if (!item) throw invalidRequest('Missing required param: items.', { param: 'items' });
        const price = recurringPrice(item);
        if ((item.integer('quantity') ?? 1) !== 1) {
          throw invalidRequest('The sandbox knows a quantity of 1 alone.', { param: 'items' });
        }
        const trialDays = parameters.integer('trial_period_days') ?? 0;
        const end = parameters.child('trial_settings')?.child('end_behavior');
        const missingMethod = end?.oneOf('missing_payment_method', MISSING_METHOD_BEHAVIORS);
        const wanted = {
          customer,
          price,
          trialDays,
          defaultMethod: methodFor(parameters.text('default_payment_method'), customer),
          discounts: readDiscounts(parameters, customer, account),
          missingMethod: missingMethod ?? ('create_invoice' as const),
          paymentBehavior:
            parameters.oneOf('payment_behavior', PAYMENT_BEHAVIORS) ??
            ('allow_incomplete' as const),
          metadata: parameters.metadata() ?? {},
        };
        parameters.boolean('off_session');
        ready();
        if (trialDays < 0 || trialDays > TRIAL_DAYS_MAXIMUM) {
          throw invalidRequest('Invalid trial_period_days', { param: 'trial_period_days' });
        }
        return subscriptions.create(wanted);
      },
    },
    {
      method: 'GET',
      path: '/v1/subscriptions',
      run: (parameters, _, ready) => {
        const customer = parameters.text('customer');
        const status = parameters.text('status');
        const found = store
          .all('subscription')
          .filter(
            (one) =>
              (customer === undefined || one.customer === customer) &&
              (status === 'all' ||
                (status === undefined ? one.status !== 'canceled' : one.status === status)),
          );
        const page = pageOf(found, parameters, '/v1/subscriptions');
        ready();
        return page;
      },
    },
    {
      method: 'GET',
      path: '/v1/subscriptions/:id',
      run: (_, id, ready) => {
        ready();
        return store.get('subscription', id);
      },
    },
    {
      method: 'POST',
      path: '/v1/subscriptions/:id',
      run: (parameters, id, ready) => {
        const subscription = store.get('subscription', id);
        const apply = update(subscription, parameters);
        ready();
        apply();
        return subscription;
      },
    },
    {
      method: 'DELETE',
      path: '/v1/subscriptions/:id',
      run: (parameters, id, ready) => {
        const subscription = store.get('subscription', id);
        parameters.boolean('invoice_now');
        parameters.boolean('prorate');
        ready();
        if (!isLive(subscription.status)) {
          throw invalidRequest(`No such subscription: '${id}'`, { code: 'resource_missing' });
        }
        subscriptions.end(subscription, 'cancellation_requested');
        return subscription;
      },
    },
    {
      method: 'POST',
      path: '/v1/subscriptions/:id/resume',
      run: (parameters, id, ready) => {
        const subscription = store.get('subscription', id);
        parameters.oneOf('billing_cycle_anchor', ['now', 'unchanged'] as const);
        ready();
        subscriptions.resume(subscription);
        return subscription;
      },
    },
    {
      method: 'GET',
      path: '/v1/invoices',
      run: (parameters, _, ready) => {
        const subscription = parameters.text('subscription');
        const customer = parameters.text('customer');
        const status = parameters.text('status');
        const isWanted = createdWithin(parameters);
        const found = store
          .all('invoice')
          .filter(
            (one) =>
              isWanted(one) &&
              (customer === undefined || one.customer === customer) &&
              (status === undefined || one.status === status) &&
              (subscription === undefined ||
                one.parent.subscription_details.subscription === subscription),
          );
        const page = pageOf(found, parameters, '/v1/invoices');
        ready();
        return page;
      },
    },
    {
      method: 'GET',
      path: '/v1/invoices/:id',
      run: (_, id, ready) => {
        ready();
        return store.get('invoice', id);
      },
    },
    {
      method: 'POST',
      path: '/v1/invoices/create_preview',
      run: (parameters, _, ready) => {
        const subscription = store.get(
          'subscription',
          parameters.needed('subscription'),
          'subscription',
        );
        const details = parameters.child('subscription_details');
        const [item] = details?.children('items') ?? [];
        item?.text('id');
        const price = item ? recurringPrice(item) : null;
        const proration = details?.oneOf('proration_behavior', PRORATION_BEHAVIORS);
        const prorationAt = details ? prorationDate(details) : null;
        const cancelled = details?.boolean('cancel_at_period_end');
        ready();
        const isEnding =
          !isLive(subscription.status) || (cancelled ?? subscription.cancel_at_period_end);
        if (isEnding && price === null) {
          throw invalidRequest(`No upcoming invoices for subscription: ${subscription.id}`, {
            code: 'invoice_upcoming_none',
          });
        }
        return {
          ...invoices.draft({
            subscription,
            lines: previewLines(subscription, price, {
              behavior: proration ?? 'create_prorations',
              at: prorationAt,
            }),
            billingReason: 'upcoming',
            spendsOnce: false,
          }),
          id: newStripeId('upcoming_in'),
          object: 'invoice',
          created: account.now(),
          livemode: false,
        };
      },
    },
    {
      method: 'POST',
      path: '/v1/invoices/:id/pay',
      run: (parameters, id, ready) => {
        const invoice = store.get('invoice', id);
        const method = methodFor(parameters.text('payment_method'), invoice.customer);
        parameters.boolean('off_session');
        ready();
        subscriptions.pay(invoice, method === null ? null : store.get('payment_method', method));
        return invoice;
      },
    },
    {
      method: 'POST',
      path: '/v1/invoices/:id/void',
      run: (_, id, ready) => {
        const invoice = store.get('invoice', id);
        ready();
        if (invoice.status !== 'open') {
          throw invalidRequest('You can only void an open invoice.');
        }
        subscriptions.voidInvoice(invoice);
        return invoice;
      },
    },
  ];

  function prorationDate(parameters: StripeParameters): number | null {
    return parameters.integer('proration_date') ?? null;
  }

  function previewLines(
    subscription: SubscriptionObject,
    price: PriceObject | null,
    proration: Proration,
  ): InvoiceLine[] {
    if (price === null) return linesOfRenewal(subscription, account);
    const changed = linesOfChange(subscription, price, proration, account);
    const isInvoicedNow =
      subscription.status !== 'trialing' &&
      (proration.behavior === 'always_invoice' ||
        isAnotherInterval(itemOf(subscription).price, price));
    if (isInvoicedNow) return changed;
    const renewal = linesOfRenewal(subscription, account, price).at(-1);
    const period = renewal?.period ?? { start: account.now(), end: account.now() };
    return [...changed, periodLine(subscription, price, period)];
  }
}
