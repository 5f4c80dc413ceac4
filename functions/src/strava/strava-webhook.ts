import { onRequest } from 'firebase-functions/https';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { receiveStravaEvent } from './receive-strava-event.ts';

/** No event is near this. */
const EVENT_MAX_BYTES = 8 * 1024;

/** `stravaWebhook/<WEBHOOK_PATH_SECRET>`: Strava's question whether we are here, and its events. */
export const stravaWebhook = onRequest(
  {
    region: FUNCTIONS_REGION,
    memory: '512MiB',
    invoker: 'public',
    concurrency: 80,
    timeoutSeconds: 10,
    secrets: PROVIDER_SECRETS,
  },
  async (request, response) => {
    const { strava, webhookPathSecret } = configuration.providers;
    const isTooLong = (request.rawBody?.length ?? 0) > EVENT_MAX_BYTES;
    const answer = await receiveStravaEvent(
      {
        method: request.method,
        pathSecret: request.path.replace(/^\//, ''),
        query: request.query,
        body: isTooLong ? null : (request.body as unknown),
      },
      {
        firestore: firestore(),
        now: () => new Date(),
        startJob,
        pathSecret: strava ? webhookPathSecret : null,
        verifyToken: strava?.verifyToken ?? null,
        subscriptionId: strava?.subscriptionId ?? null,
      },
    );
    response.status(answer.status).json(answer.body);
  },
);
