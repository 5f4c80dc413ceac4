import { onRequest } from 'firebase-functions/https';
import { logFailure } from '../platform/log.ts';
import { configuration } from '../platform/current-configuration.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { currentGarminDependencies } from './current-garmin-dependencies.ts';
import { receiveGarminNotification } from './receive-garmin-notification.ts';

/** Where Garmin posts what happened, with the path secret as the one part of the path. */
export const garminWebhook = onRequest(
  {
    region: FUNCTIONS_REGION,
    // Few at once in one instance: each may be full of readings.
    memory: '1GiB',
    concurrency: 8,
    timeoutSeconds: 30,
    invoker: 'public',
    secrets: PROVIDER_SECRETS,
  },
  async (request, response) => {
    const { garmin, webhookPathSecret } = configuration.providers;
    const sender =
      garmin && webhookPathSecret !== null
        ? { clientId: garmin.clientId, pathSecret: webhookPathSecret }
        : null;
    try {
      const status = await receiveGarminNotification(
        {
          method: request.method,
          pathSecret: request.path.replace(/^\//, ''),
          clientId: request.get('garmin-client-id') ?? null,
          body: request.rawBody,
        },
        sender,
        await currentGarminDependencies(),
      );
      response.status(status).end();
    } catch (cause) {
      logFailure('notification of Garmin not taken in', {}, cause);
      response.status(500).end();
    }
  },
);
