import { noteOnBalance } from '../balance.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { invalidRequest } from '../stripe-failure.ts';
import type { StripeRoute } from '../stripe-routes.ts';

/** The bank has the money of these. */
const REVERSED: ReadonlySet<string> = new Set(['needs_response', 'lost']);

/** Routes of refunds. */
export function refundRoutes(account: StripeAccount): StripeRoute[] {
  return [createRoute(account), readRoute(account)];
}

function createRoute(account: StripeAccount): StripeRoute {
  const { store } = account;
  return {
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
      const charge = store.get('charge', intent.latest_charge ?? '');
      const isTaken = store
        .all('dispute')
        .some((one) => one.charge === charge.id && REVERSED.has(one.status));
      if (isTaken) {
        throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
          code: 'charge_disputed',
        });
      }
      intent.hidden.refunded += amount;
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
  };
}

function readRoute({ store }: StripeAccount): StripeRoute {
  return {
    method: 'GET',
    path: '/v1/refunds/:id',
    run: (_, id, ready) => {
      ready();
      return store.get('refund', id);
    },
  };
}
