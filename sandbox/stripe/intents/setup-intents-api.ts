import { living } from '../customers-api.ts';
import type { Payments } from '../payments.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { invalidRequest } from '../stripe-failure.ts';
import type { StripeRoute } from '../stripe-routes.ts';
import { newStripeId } from '../stripe-store.ts';
import {
  methodReader,
  readConfirmation,
  readMethodKinds,
  withSecret,
} from './intent-parameters.ts';

/** Intents to set a method up. */
export function setupIntentRoutes(account: StripeAccount, payments: Payments): StripeRoute[] {
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
    path: '/v1/setup_intents',
    run: (parameters, _, ready) => {
      const customer = living(store.get('customer', parameters.needed('customer'), 'customer'));
      readMethodKinds(parameters);
      const usage = parameters.oneOf('usage', ['off_session', 'on_session'] as const);
      const description = parameters.text('description') ?? null;
      const metadata = parameters.metadata() ?? {};
      ready();
      const id = newStripeId('seti');
      const intent = store.add(
        'setup_intent',
        {
          automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
          client_secret: `${id}_secret_${newStripeId('s').slice(2)}`,
          customer: customer.id,
          description,
          last_setup_error: null,
          metadata,
          next_action: null,
          payment_method: null,
          payment_method_types: ['card'],
          status: 'requires_payment_method',
          usage: usage ?? 'off_session',
          hidden: { returnUrl: null },
        },
        id,
      );
      account.notify('setup_intent.created', intent);
      return intent;
    },
  };
}

function readRoute({ store }: StripeAccount): StripeRoute {
  return {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    isOpenToBrowsers: true,
    run: (parameters, id, ready) => {
      const intent = withSecret(store.get('setup_intent', id), parameters);
      ready();
      return intent;
    },
  };
}

function confirmRoute(account: StripeAccount, payments: Payments): StripeRoute {
  const { store } = account;
  return {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    isOpenToBrowsers: true,
    run: (parameters, id, ready) => {
      const intent = withSecret(store.get('setup_intent', id), parameters);
      const returnUrl = readConfirmation(parameters);
      const read = methodReader(parameters, account, payments);
      ready();
      payments.confirmSetup(intent, read(), returnUrl);
      return intent;
    },
  };
}

function cancelRoute(account: StripeAccount): StripeRoute {
  const { store } = account;
  return {
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    run: (_, id, ready) => {
      const intent = store.get('setup_intent', id);
      ready();
      if (intent.status === 'succeeded') {
        throw invalidRequest('You cannot cancel this SetupIntent because it has succeeded.', {
          code: 'setup_intent_unexpected_state',
        });
      }
      intent.status = 'canceled';
      account.notify('setup_intent.canceled', intent);
      return intent;
    },
  };
}
