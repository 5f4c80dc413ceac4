import { onRequest } from 'firebase-functions/https';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { RequestGate } from '../platform/requests/request-gate.ts';
import { wasRefused } from '../platform/requests/refuse-request.ts';
import { receiveStravaEvent } from './receive-strava-event.ts';

/** No event is near this size. Strava tries again what was refused, and the reconciliation finds it. */
const gate = new RequestGate({
  maxBytes: 8 * 1024,
  perAddressAndMinute: 3000,
  perMinute: 6000,
});

/** `stravaWebhook/<one of STRAVA_WEBHOOK_SECRETS>`: Strava's question whether we are here, and its events. */
export const stravaWebhook = onRequest(
  {
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.stravaWebhook,
    invoker: 'public',
    secrets: PROVIDER_SECRETS,
  },
  async (request, response) => {
    if (wasRefused(gate, request, response)) return;
    const { strava, webhookSecrets } = configuration.providers;
    const answer = await receiveStravaEvent(
      {
        method: request.method,
        pathSecret: request.path.replace(/^\//, ''),
        query: request.query,
        body: request.body as unknown,
      },
      {
        firestore: firestore(),
        now: () => new Date(),
        startJob,
        pathSecrets: strava ? webhookSecrets.strava : [],
        verifyToken: strava?.verifyToken ?? null,
        subscriptionId: strava?.subscriptionId ?? null,
      },
    );
    response.status(answer.status).json(answer.body);
  },
);
