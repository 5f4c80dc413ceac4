import { isLive } from '@tasuki/domain/billing/subscription-status';
import { readDiscounts } from '../catalogue/discounts.ts';
import { living } from '../customers-api.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { invalidRequest } from '../stripe-failure.ts';
import { MISSING_METHOD_BEHAVIORS } from '../stripe-objects.ts';
import { pageOf, type StripeRoute } from '../stripe-routes.ts';
import { PAYMENT_BEHAVIORS } from './price-changes.ts';
import { subscriptionChange } from './subscription-change.ts';
import { methodFor, recurringPrice } from './subscription-parameters.ts';
import type { Subscriptions } from './subscriptions.ts';

const TRIAL_DAYS_MAXIMUM = 730;

/** Subscriptions. */
export function subscriptionRoutes(
  account: StripeAccount,
  subscriptions: Subscriptions,
): StripeRoute[] {
  return [
    createRoute(account, subscriptions),
    listRoute(account),
    readRoute(account),
    changeRoute(account, subscriptions),
    endRoute(account, subscriptions),
    resumeRoute(account, subscriptions),
  ];
}

function createRoute(account: StripeAccount, subscriptions: Subscriptions): StripeRoute {
  const { store } = account;
  return {
    method: 'POST',
    path: '/v1/subscriptions',
    run: (parameters, _, ready) => {
      const customer = living(store.get('customer', parameters.needed('customer'), 'customer')).id;
      const [item] = parameters.children('items');
      if (!item) throw invalidRequest('Missing required param: items.', { param: 'items' });
      const price = recurringPrice(item, store);
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
        defaultMethod: methodFor(parameters.text('default_payment_method'), customer, store),
        discounts: readDiscounts(parameters, customer, account),
        missingMethod: missingMethod ?? ('create_invoice' as const),
        paymentBehavior:
          parameters.oneOf('payment_behavior', PAYMENT_BEHAVIORS) ?? ('allow_incomplete' as const),
        metadata: parameters.metadata() ?? {},
      };
      parameters.boolean('off_session');
      ready();
      if (trialDays < 0 || trialDays > TRIAL_DAYS_MAXIMUM) {
        throw invalidRequest('Invalid trial_period_days', { param: 'trial_period_days' });
      }
      return subscriptions.create(wanted);
    },
  };
}

function listRoute({ store }: StripeAccount): StripeRoute {
  return {
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
  };
}

function readRoute({ store }: StripeAccount): StripeRoute {
  return {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    run: (_, id, ready) => {
      ready();
      return store.get('subscription', id);
    },
  };
}

function changeRoute(account: StripeAccount, subscriptions: Subscriptions): StripeRoute {
  const { store } = account;
  return {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    run: (parameters, id, ready) => {
      const subscription = store.get('subscription', id);
      const apply = subscriptionChange(subscription, parameters, account, subscriptions);
      ready();
      apply();
      return subscription;
    },
  };
}

function endRoute({ store }: StripeAccount, subscriptions: Subscriptions): StripeRoute {
  return {
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
  };
}

function resumeRoute({ store }: StripeAccount, subscriptions: Subscriptions): StripeRoute {
  return {
    method: 'POST',
    path: '/v1/subscriptions/:id/resume',
    run: (parameters, id, ready) => {
      const subscription = store.get('subscription', id);
      parameters.oneOf('billing_cycle_anchor', ['now', 'unchanged'] as const);
      ready();
      subscriptions.resume(subscription);
      return subscription;
    },
  };
}
