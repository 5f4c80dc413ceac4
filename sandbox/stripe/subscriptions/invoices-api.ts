import { isLive } from '@tasuki/domain/billing/subscription-status';
import { itemOf, periodLine } from '../invoices.ts';
import { createdWithin } from '../reports-api.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { invalidRequest } from '../stripe-failure.ts';
import type { InvoiceLine, PriceObject, SubscriptionObject } from '../stripe-objects.ts';
import { pageOf, type StripeRoute } from '../stripe-routes.ts';
import { newStripeId } from '../stripe-store.ts';
import { isAnotherInterval } from './billing-periods.ts';
import {
  linesOfChange,
  linesOfRenewal,
  PRORATION_BEHAVIORS,
  type Proration,
} from './subscription-lines.ts';
import { methodFor, prorationDate, recurringPrice } from './subscription-parameters.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Invoices of subscriptions. */
export function invoiceRoutes(account: StripeAccount, subscriptions: Subscriptions): StripeRoute[] {
  return [
    listRoute(account),
    readRoute(account),
    previewRoute(account, subscriptions),
    payRoute(account, subscriptions),
    voidRoute(account, subscriptions),
  ];
}

function listRoute({ store }: StripeAccount): StripeRoute {
  return {
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
  };
}

function readRoute({ store }: StripeAccount): StripeRoute {
  return {
    method: 'GET',
    path: '/v1/invoices/:id',
    run: (_, id, ready) => {
      ready();
      return store.get('invoice', id);
    },
  };
}

function previewRoute(account: StripeAccount, subscriptions: Subscriptions): StripeRoute {
  const { store } = account;
  return {
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
      const price = item ? recurringPrice(item, store) : null;
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
        ...subscriptions.invoices.draft({
          subscription,
          lines: previewLines(subscription, price, account, {
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
  };
}

function payRoute({ store }: StripeAccount, subscriptions: Subscriptions): StripeRoute {
  return {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    run: (parameters, id, ready) => {
      const invoice = store.get('invoice', id);
      const method = methodFor(parameters.text('payment_method'), invoice.customer, store);
      parameters.boolean('off_session');
      ready();
      subscriptions.pay(invoice, method === null ? null : store.get('payment_method', method));
      return invoice;
    },
  };
}

function voidRoute({ store }: StripeAccount, subscriptions: Subscriptions): StripeRoute {
  return {
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
  };
}

function previewLines(
  subscription: SubscriptionObject,
  price: PriceObject | null,
  account: StripeAccount,
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
