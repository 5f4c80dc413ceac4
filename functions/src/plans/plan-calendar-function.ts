import { onRequest } from 'firebase-functions/https';
import { firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { logFailure } from '../platform/log.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { RequestGate } from '../platform/requests/request-gate.ts';
import { wasRefused } from '../platform/requests/refuse-request.ts';

/** Calendars on the web ask for many people from few addresses. */
const gate = new RequestGate({ maxBytes: 0, perAddressAndMinute: 300, perMinute: 3000 });

/** The function to which the links lead by which calendars read plans. */
export const planCalendar = onRequest(
  { region: FUNCTIONS_REGION, ...FUNCTION_SIZES.planCalendar, invoker: 'public' },
  async (request, response) => {
    if (wasRefused(gate, request, response)) return;
    try {
      const { answerPlanCalendar } = await import('./plan-calendar.ts');
      const { method, query } = request;
      const { status, tag, body } = await answerPlanCalendar(
        { method, query, knownTag: request.get('if-none-match') ?? null },
        { firestore: firestore(), appOrigin: configuration.appOrigin, now: new Date() },
      );
      response.status(status).set({
        'cache-control': tag === null ? 'no-store' : 'private, max-age=3600',
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="tasuki.ics"',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        ...(tag !== null && { etag: tag }),
      });
      response.end(body);
    } catch (cause) {
      logFailure('calendar of a plan not answered', {}, cause);
      response.status(500).end();
    }
  },
);
