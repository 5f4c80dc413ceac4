import { invalidRequest } from './stripe-failure.ts';
import type { CustomerObject } from './stripe-objects.ts';
import type { StripeAccount } from './stripe-account.ts';
import type { StripeParameters } from './stripe-parameters.ts';
import { pageOf, type StripeRoute } from './stripe-routes.ts';
import type { Subscriptions } from './subscriptions/subscriptions.ts';
import { isLive } from '@tasuki/domain/billing/subscription-status';

/** Customers and their payment methods. */
export function customerRoutes(
  account: StripeAccount,
  subscriptions: Subscriptions,
): StripeRoute[] {
  return [...ofCustomers(account, subscriptions), ...ofPaymentMethods(account, subscriptions)];
}

function ofCustomers(account: StripeAccount, subscriptions: Subscriptions): StripeRoute[] {
  const { store } = account;
  return [
    {
      method: 'POST',
      path: '/v1/customers',
      run: (parameters, _, ready) => {
        const fields = readCustomer(parameters);
        ready();
        const customer = store.add('customer', {
          email: null,
          name: null,
          balance: 0,
          preferred_locales: [],
          metadata: {},
          invoice_settings: { default_payment_method: null },
        });
        apply(customer, fields);
        account.notify('customer.created', customer);
        return customer;
      },
    },
    {
      method: 'GET',
      path: '/v1/customers/:id',
      run: (_, id, ready) => {
        ready();
        const customer = store.get('customer', id);
        return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
      },
    },
    {
      method: 'POST',
      path: '/v1/customers/:id',
      run: (parameters, id, ready) => {
        const customer = living(store.get('customer', id));
        const fields = readCustomer(parameters);
        ready();
        const { defaultMethod } = fields;
        if (defaultMethod !== undefined && defaultMethod !== '') {
          const method = store.get('payment_method', defaultMethod);
          if (method.customer !== id) {
            throw invalidRequest('The payment method is not attached to this customer.', {
              param: 'invoice_settings[default_payment_method]',
            });
          }
        }
        apply(customer, fields);
        account.notify('customer.updated', customer);
        return customer;
      },
    },
    {
      method: 'DELETE',
      path: '/v1/customers/:id',
      run: (_, id, ready) => {
        const customer = living(store.get('customer', id));
        ready();
        for (const subscription of store.all('subscription')) {
          if (subscription.customer === id && isLive(subscription.status)) {
            subscriptions.end(subscription, 'cancellation_requested');
          }
        }
        for (const method of store.all('payment_method')) {
          if (method.customer === id) method.customer = null;
        }
        customer.deleted = true;
        account.notify('customer.deleted', customer);
        return { id, object: 'customer', deleted: true };
      },
    },
  ];
}

function ofPaymentMethods(account: StripeAccount, subscriptions: Subscriptions): StripeRoute[] {
  const { store } = account;
  return [
    {
      method: 'GET',
      path: '/v1/payment_methods',
      run: (parameters, _, ready) => {
        const customer = parameters.text('customer');
        parameters.oneOf('type', ['card'] as const);
        const methods = store
          .all('payment_method')
          .filter((method) => customer === undefined || method.customer === customer);
        const page = pageOf(methods, parameters, '/v1/payment_methods');
        ready();
        return page;
      },
    },
    {
      method: 'POST',
      path: '/v1/payment_methods',
      isOpenToBrowsers: true,
      run: (parameters, _, ready) => {
        const create = subscriptions.payments.readMethod(parameters);
        ready();
        return create();
      },
    },
    {
      method: 'GET',
      path: '/v1/payment_methods/:id',
      run: (_, id, ready) => {
        ready();
        return store.get('payment_method', id);
      },
    },
    {
      method: 'POST',
      path: '/v1/payment_methods/:id/detach',
      run: (_, id, ready) => {
        const method = store.get('payment_method', id);
        ready();
        if (method.customer === null) {
          throw invalidRequest('The payment method is not attached to a customer.');
        }
        const customer = store.get('customer', method.customer);
        method.customer = null;
        if (customer.invoice_settings.default_payment_method === id) {
          customer.invoice_settings.default_payment_method = null;
        }
        for (const subscription of store.all('subscription')) {
          if (subscription.default_payment_method === id) {
            subscription.default_payment_method = null;
          }
        }
        account.notify('payment_method.detached', method);
        return method;
      },
    },
  ];
}

interface CustomerFields {
  email: string | undefined;
  name: string | undefined;
  locales: string[] | undefined;
  metadata: Record<string, string> | undefined;
  /** '' takes it away. */
  defaultMethod: string | undefined;
}

function readCustomer(parameters: StripeParameters): CustomerFields {
  return {
    email: parameters.text('email'),
    name: parameters.text('name'),
    locales: parameters.has('preferred_locales')
      ? parameters.texts('preferred_locales')
      : undefined,
    metadata: parameters.metadata(),
    defaultMethod: parameters.child('invoice_settings')?.text('default_payment_method'),
  };
}

function apply(customer: CustomerObject, fields: CustomerFields): void {
  if (fields.email !== undefined) customer.email = fields.email || null;
  if (fields.name !== undefined) customer.name = fields.name || null;
  if (fields.locales !== undefined) customer.preferred_locales = fields.locales;
  if (fields.metadata !== undefined)
    customer.metadata = { ...customer.metadata, ...fields.metadata };
  if (fields.defaultMethod !== undefined) {
    customer.invoice_settings.default_payment_method = fields.defaultMethod || null;
  }
}

/** @throws StripeFailure for one that was deleted */
export function living(customer: CustomerObject): CustomerObject {
  if (customer.deleted) {
    throw invalidRequest(`No such customer: '${customer.id}'; it was deleted.`, {
      code: 'resource_missing',
      param: 'customer',
    });
  }
  return customer;
}
