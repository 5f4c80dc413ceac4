import { onRequest } from 'firebase-functions/https';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { logFailure } from '../platform/log.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { RequestGate } from '../platform/requests/request-gate.ts';
import { wasRefused } from '../platform/requests/refuse-request.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';

/** An invoice with all its lines is some tens of kilobytes. Stripe tries again what was refused. */
const gate = new RequestGate({
  maxBytes: 512 * 1024,
  perAddressAndMinute: 3000,
  perMinute: 6000,
});

/** The function to which Stripe posts its signed events. */
export const stripeWebhook = onRequest(
  {
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.stripeWebhook,
    invoker: 'public',
    secrets: PROVIDER_SECRETS,
  },
  async (request, response) => {
    if (wasRefused(gate, request, response)) return;
    try {
      const status = await receiveStripeEvent(
        {
          method: request.method,
          body: request.rawBody,
          signature: request.get('stripe-signature') ?? null,
        },
        {
          firestore: firestore(),
          now: () => new Date(),
          startJob,
          webhookSecrets: configuration.stripe?.webhookSecrets ?? [],
        },
      );
      response.status(status).end();
    } catch (cause) {
      // Stripe repeats it.
      logFailure('event of Stripe not taken in', {}, cause);
      response.status(500).end();
    }
  },
);
