import { noteOnBalance } from './balance.ts';
import { living } from './customers-api.ts';
import { minimumCharge, newPaymentIntent } from './invoices.ts';
import { invalidRequest, resourceMissing } from './stripe-failure.ts';
import type { PaymentIntentObject, SetupIntentObject } from './stripe-objects.ts';
import type { StripeAccount } from './stripe-account.ts';
import type { StripeParameters } from './stripe-parameters.ts';
import type { StripeRoute } from './stripe-routes.ts';
import { newStripeId } from './stripe-store.ts';
import type { Subscriptions } from './subscriptions/subscriptions.ts';

/** Intents to set up and to pay, and refunds. */
export function intentRoutes(account: StripeAccount, subscriptions: Subscriptions): StripeRoute[] {
  const { store } = account;
  const { payments } = subscriptions;
  return [
    {
      method: 'POST',
      path: '/v1/setup_intents',
      run: (parameters, _, ready) => {
        const customer = living(store.get('customer', parameters.needed('customer'), 'customer'));
        readMethods(parameters);
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
    },
    {
      method: 'GET',
      path: '/v1/setup_intents/:id',
      isOpenToBrowsers: true,
      run: (parameters, id, ready) => {
        const intent = withSecret(store.get('setup_intent', id), parameters);
        ready();
        return intent;
      },
    },
    {
      method: 'POST',
      path: '/v1/setup_intents/:id/confirm',
      isOpenToBrowsers: true,
      run: (parameters, id, ready) => {
        const intent = withSecret(store.get('setup_intent', id), parameters);
        const returnUrl = readConfirmation(parameters);
        const read = methodReader(parameters);
        ready();
        payments.confirmSetup(intent, read(), returnUrl);
        return intent;
      },
    },
    {
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
    },
    {
      method: 'POST',
      path: '/v1/payment_intents',
      run: (parameters, _, ready) => {
        const amount = parameters.integer('amount');
        const currency = parameters.needed('currency');
        const customerId = parameters.text('customer');
        const customer =
          customerId === undefined
            ? null
            : living(store.get('customer', customerId, 'customer')).id;
        readMethods(parameters);
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
    },
    {
      method: 'GET',
      path: '/v1/payment_intents/:id',
      isOpenToBrowsers: true,
      run: (parameters, id, ready) => {
        const intent = withSecret(store.get('payment_intent', id), parameters);
        ready();
        return intent;
      },
    },
    {
      method: 'POST',
      path: '/v1/payment_intents/:id/confirm',
      isOpenToBrowsers: true,
      run: (parameters, id, ready) => {
        const intent = withSecret(store.get('payment_intent', id), parameters);
        const returnUrl = readConfirmation(parameters);
        const read = methodReader(parameters);
        ready();
        const method = read();
        if (intent.customer !== null) payments.attach(method, intent.customer);
        const error = payments.charge(intent, method, { isOffSession: false, returnUrl });
        if (error) throw payments.cardFailure(error, intent);
        return intent;
      },
    },
    {
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
    },
    {
      method: 'POST',
      path: '/v1/refunds',
      run: (parameters, _, ready) => {
        const intent = store.get(
          'payment_intent',
          parameters.needed('payment_intent'),
          'payment_intent',
        );
        const left = intent.amount_received - intent.hidden.refunded;
        const amount = parameters.integer('amount') ?? left;
        const reason = parameters.text('reason') ?? null;
        const metadata = parameters.metadata() ?? {};
        ready();
        if (left <= 0) {
          throw invalidRequest('Charge has already been refunded.', {
            code: 'charge_already_refunded',
          });
        }
        if (amount <= 0 || amount > left) {
          throw invalidRequest('Refund amount is greater than unrefunded amount on charge.', {
            param: 'amount',
          });
        }
        intent.hidden.refunded += amount;
        const charge = store.get('charge', intent.latest_charge ?? '');
        charge.amount_refunded += amount;
        charge.refunded = charge.amount_refunded === charge.amount;
        const refund = store.add('refund', {
          amount,
          charge: intent.latest_charge,
          currency: intent.currency,
          payment_intent: intent.id,
          reason,
          status: 'succeeded',
          metadata,
        });
        noteOnBalance(store, refund);
        account.notify('refund.created', refund);
        account.notify('charge.refunded', charge);
        return refund;
      },
    },
    {
      method: 'GET',
      path: '/v1/refunds/:id',
      run: (_, id, ready) => {
        ready();
        return store.get('refund', id);
      },
    },
  ];

  /** Reads which method is meant, and makes a new one only when it is asked for. */
  function methodReader(parameters: StripeParameters) {
    const id = parameters.text('payment_method');
    const data = parameters.child('payment_method_data');
    if (data) return payments.readMethod(data);
    const method = store.get('payment_method', id ?? '', 'payment_method');
    return () => method;
  }
}

function readMethods(parameters: StripeParameters): void {
  const automatic = parameters.child('automatic_payment_methods');
  automatic?.boolean('enabled');
  automatic?.text('allow_redirects');
  parameters.texts('allowed_payment_method_types');
}

/** What Stripe.js sends with a confirmation. */
function readConfirmation(parameters: StripeParameters): string | null {
  for (const name of ['expected_payment_method_type', 'use_stripe_sdk', 'client_context']) {
    parameters.has(name);
  }
  return parameters.text('return_url') ?? null;
}

/** @throws StripeFailure where a secret is given and is another one's */
function withSecret<Intent extends SetupIntentObject | PaymentIntentObject>(
  intent: Intent,
  parameters: StripeParameters,
): Intent {
  const secret = parameters.text('client_secret');
  if (secret !== undefined && secret !== intent.client_secret) {
    throw resourceMissing(intent.object, intent.id, 'intent');
  }
  return intent;
}
