import { living } from '../customers-api.ts';
import { minimumCharge, newPaymentIntent } from '../invoices.ts';
import type { Payments } from '../payments.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { invalidRequest } from '../stripe-failure.ts';
import type { StripeRoute } from '../stripe-routes.ts';
import {
  methodReader,
  readConfirmation,
  readMethodKinds,
  withSecret,
} from './intent-parameters.ts';

/** Intents to pay. */
export function paymentIntentRoutes(account: StripeAccount, payments: Payments): StripeRoute[] {
  return [
    createRoute(account),
    readRoute(account),
    confirmRoute(account, payments),
    cancelRoute(account),
  ];
}

function createRoute(account: StripeAccount): StripeRoute {
  const { store } = account;
  return {
    method: 'POST',
    path: '/v1/payment_intents',
    run: (parameters, _, ready) => {
      const amount = parameters.integer('amount');
      const currency = parameters.needed('currency');
      const customerId = parameters.text('customer');
      const customer =
        customerId === undefined ? null : living(store.get('customer', customerId, 'customer')).id;
      readMethodKinds(parameters);
      const description = parameters.text('description') ?? null;
      const metadata = parameters.metadata() ?? {};
      ready();
      if (amount === undefined || amount < minimumCharge(currency)) {
        throw invalidRequest('Amount must be at least ¥50 jpy', {
          code: 'amount_too_small',
          param: 'amount',
        });
      }
      const intent = newPaymentIntent(account, {
        amount,
        currency,
        customer,
        invoice: null,
        metadata,
        description,
      });
      account.notify('payment_intent.created', intent);
      return intent;
    },
  };
}

function readRoute({ store }: StripeAccount): StripeRoute {
  return {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    isOpenToBrowsers: true,
    run: (parameters, id, ready) => {
      const intent = withSecret(store.get('payment_intent', id), parameters);
      ready();
      return intent;
    },
  };
}

function confirmRoute(account: StripeAccount, payments: Payments): StripeRoute {
  const { store } = account;
  return {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    isOpenToBrowsers: true,
    run: (parameters, id, ready) => {
      const intent = withSecret(store.get('payment_intent', id), parameters);
      const returnUrl = readConfirmation(parameters);
      const read = methodReader(parameters, account, payments);
      ready();
      const method = read();
      if (intent.customer !== null) payments.attach(method, intent.customer);
      const error = payments.charge(intent, method, { isOffSession: false, returnUrl });
      if (error) throw payments.cardFailure(error, intent);
      return intent;
    },
  };
}

function cancelRoute(account: StripeAccount): StripeRoute {
  const { store } = account;
  return {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    run: (_, id, ready) => {
      const intent = store.get('payment_intent', id);
      ready();
      if (intent.status === 'succeeded' || intent.status === 'processing') {
        throw invalidRequest(
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
          { code: 'payment_intent_unexpected_state' },
        );
      }
      intent.status = 'canceled';
      account.notify('payment_intent.canceled', intent);
      return intent;
    },
  };
}
