import { onRequest } from 'firebase-functions/https';
import { firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { logFailure } from '../platform/log.ts';
import { MAIL_KEY_SECRETS } from '../platform/mail/mail-key-secrets.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { RequestGate } from '../platform/requests/request-gate.ts';
import { wasRefused } from '../platform/requests/refuse-request.ts';
import { unsubscribeFromMail as unsubscribe } from './unsubscribe-from-mail.ts';

/** Companies that read mails for many people post from few addresses. */
const gate = new RequestGate({ maxBytes: 8 * 1024, perAddressAndMinute: 300, perMinute: 3000 });

/** The function to which the unsubscribe links of mails lead. */
export const unsubscribeFromMail = onRequest(
  {
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.unsubscribeFromMail,
    invoker: 'public',
    secrets: MAIL_KEY_SECRETS,
  },
  async (request, response) => {
    if (wasRefused(gate, request, response)) return;
    try {
      const { method, query } = request;
      const { status, html } = await unsubscribe(
        { method, query },
        { firestore: firestore(), keys: configuration.mailKeys, now: new Date() },
      );
      response
        .status(status)
        .set({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
        })
        .type('html')
        .send(html);
    } catch (cause) {
      logFailure('request to unsubscribe not taken in', {}, cause);
      response.status(500).end();
    }
  },
);
