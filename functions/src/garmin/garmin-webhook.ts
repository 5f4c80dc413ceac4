import { onRequest } from 'firebase-functions/https';
import { logFailure } from '../platform/log.ts';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { RequestGate } from '../platform/requests/request-gate.ts';
import { wasRefused } from '../platform/requests/refuse-request.ts';
import { currentGarminDependencies } from './current-garmin-dependencies.ts';
import {
  GARMIN_NOTIFICATION_LIMITS,
  receiveGarminNotification,
} from './receive-garmin-notification.ts';

/** Garmin tries again what was refused. */
const gate = new RequestGate({
  maxBytes: GARMIN_NOTIFICATION_LIMITS.bodyMaxBytes,
  perAddressAndMinute: 3000,
  perMinute: 6000,
});

/**
 * The function to which Garmin posts what happened. One part of the path is one of
 * GARMIN_WEBHOOK_SECRETS.
 */
export const garminWebhook = onRequest(
  {
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.garminWebhook,
    invoker: 'public',
    secrets: PROVIDER_SECRETS,
  },
  async (request, response) => {
    if (wasRefused(gate, request, response)) return;
    const { garmin, webhookSecrets } = configuration.providers;
    const sender = garmin
      ? { clientId: garmin.clientId, pathSecrets: webhookSecrets.garmin }
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
