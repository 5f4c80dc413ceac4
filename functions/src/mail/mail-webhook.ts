import { onRequest } from 'firebase-functions/https';
import { firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { logFailure } from '../platform/log.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { RequestGate } from '../platform/requests/request-gate.ts';
import { wasRefused } from '../platform/requests/refuse-request.ts';
import { receiveMailEvent } from './receive-mail-event.ts';

/** An event may quote the mail that it is about. */
const gate = new RequestGate({ maxBytes: 256 * 1024, perAddressAndMinute: 600, perMinute: 1200 });

/** `mailWebhook/<one of MAIL_WEBHOOK_SECRETS>`: where bounces and complaints are reported. */
export const mailWebhook = onRequest(
  {
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.mailWebhook,
    invoker: 'public',
    secrets: PROVIDER_SECRETS,
  },
  async (request, response) => {
    if (wasRefused(gate, request, response)) return;
    try {
      const status = await receiveMailEvent(
        {
          method: request.method,
          pathSecret: request.path.replace(/^\//, ''),
          body: request.body as unknown,
        },
        {
          firestore: firestore(),
          now: () => new Date(),
          pathSecrets: configuration.mail?.webhookSecrets ?? [],
          keys: configuration.mailKeys,
        },
      );
      response.status(status).end();
    } catch (cause) {
      // It is reported again.
      logFailure('report on a mail not taken in', {}, cause);
      response.status(500).end();
    }
  },
);
