import type { StripeAccount } from './stripe-account.ts';
import type { StripeParameters } from './stripe-parameters.ts';
import { pageOf, type StripeRoute } from './stripe-routes.ts';

/** Lists of what became of payments, as a seller reports them. */
export function reportRoutes(account: StripeAccount): StripeRoute[] {
  const { store } = account;
  return [
    {
      method: 'GET',
      path: '/v1/charges',
      run: (parameters, _, ready) => {
        const customer = parameters.text('customer');
        const charges = store
          .all('charge')
          .filter((one) => customer === undefined || one.customer === customer);
        const page = pageOf(charges, parameters, '/v1/charges');
        ready();
        return page;
      },
    },
    {
      method: 'GET',
      path: '/v1/disputes',
      run: (parameters, _, ready) => {
        const intent = parameters.text('payment_intent');
        const disputes = store
          .all('dispute')
          .filter((one) => intent === undefined || one.payment_intent === intent);
        const page = pageOf(disputes, parameters, '/v1/disputes');
        ready();
        return page;
      },
    },
    {
      method: 'GET',
      path: '/v1/refunds',
      run: (parameters, _, ready) => {
        const page = pageOf(store.all('refund'), parameters, '/v1/refunds');
        ready();
        return page;
      },
    },
    {
      method: 'GET',
      path: '/v1/balance_transactions',
      run: (parameters, _, ready) => {
        const isWanted = createdWithin(parameters);
        const found = store.all('balance_transaction').filter(isWanted);
        const page = pageOf(found, parameters, '/v1/balance_transactions');
        ready();
        return page;
      },
    },
    {
      method: 'GET',
      path: '/v1/invoice_payments',
      run: (parameters, _, ready) => {
        const payment = parameters.child('payment');
        payment?.oneOf('type', ['payment_intent'] as const);
        const intentId = payment?.needed('payment_intent') ?? '';
        const found = store
          .all('invoice')
          .filter(({ hidden }) => hidden.paymentIntent === intentId)
          .map(({ id, created }) => ({
            id: `inpay_${intentId.slice(3)}`,
            object: 'invoice_payment',
            created,
            invoice: id,
            is_default: true,
            livemode: false,
            payment: { type: 'payment_intent', payment_intent: intentId },
          }));
        const page = pageOf(found, parameters, '/v1/invoice_payments');
        ready();
        return page;
      },
    },
  ];
}

/** Reads between which moments objects are wanted. */
export function createdWithin(
  parameters: StripeParameters,
): ({ created }: { created: number }) => boolean {
  const range = parameters.child('created');
  const from = range?.integer('gte') ?? -Infinity;
  const until = range?.integer('lt') ?? Infinity;
  return ({ created }) => created >= from && created < until;
}
