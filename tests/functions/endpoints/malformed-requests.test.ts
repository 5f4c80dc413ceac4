import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallableName } from '@tasuki/domain/callables';
import {
  descendantsOf,
  stillRunning,
  type ProcessIdentity,
} from '../../../scripts/processes/process-table.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { IS_SOAK, soakFigure } from '../../figures/soak-figure.ts';
import { functionsOrigin } from '../admin.ts';
import { openBrowser, type Browser } from '../browser.ts';
import { WELL_FORMED_REQUESTS } from '../well-formed-requests.ts';
import { ENDPOINTS, type DeployedEndpoint } from './deployed-endpoints.ts';
import { malformedRequests, type MalformedRequest } from './malformed-bodies.ts';

const SEED = 20_261_122;
/** Outside of the soak every endpoint meets some of them; together they meet all. */
const COUNT = IS_SOAK ? 500 : 6;
/** Outside of the soak one endpoint of each kind takes 10 MB. */
const ALL_TAKE_LARGE = IS_SOAK;
/** All functions run in one process beside the emulators. */
const ENDPOINTS_AT_ONCE = 3;
const EMULATORS_PID = Number(process.env['TASUKI_EMULATORS_PID']);

const figure = soakFigure(13, { seed: SEED });
const pathSecret = process.env['WEBHOOK_PATH_SECRET'] ?? '';
const garminClientId = process.env['GARMIN_CLIENT_ID'] ?? '';

let browser: Browser;
let leaver: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  leaver = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await leaver.close();
});

/**
 * A request that reaches the handler of a function: its address, its headers and a well-formed
 * body.
 */
async function requestFor({ name, kind }: DeployedEndpoint) {
  if (kind === 'task') return { path: '', headers: {}, good: { data: { id: 'no-such-job' } } };
  if (kind === 'callable') {
    // A request of this one that is well formed by chance does what it says.
    const { user } = name === 'deleteAccount' ? leaver : browser;
    const headers = { authorization: `Bearer ${await user.getIdToken()}` };
    return { path: '', headers, good: { data: WELL_FORMED_REQUESTS[name as CallableName] } };
  }
  switch (name) {
    case 'stravaWebhook':
      return {
        path: `/${pathSecret}`,
        headers: {},
        good: {
          object_type: 'activity',
          object_id: 1,
          aspect_type: 'create',
          owner_id: 1,
          subscription_id: Number(process.env['STRAVA_SUBSCRIPTION_ID']),
          event_time: 1,
        },
      };
    case 'garminWebhook':
      return {
        path: `/${pathSecret}`,
        headers: { 'garmin-client-id': garminClientId },
        good: { activities: [{ userId: 'somebody', summaryId: 'x1', activityType: 'RUNNING' }] },
      };
    default:
      return { path: '?token=a.b', headers: {}, good: { token: 'a.b' } };
  }
}

async function send(
  endpoint: DeployedEndpoint,
  { method, headers, body }: MalformedRequest,
): Promise<string> {
  const way = await requestFor(endpoint);
  const { path } = way;
  try {
    const response = await fetch(`${functionsOrigin}/${endpoint.name}${path}`, {
      method,
      headers: { ...way.headers, ...headers },
      ...(body !== null && { body }),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch (cause) {
    return `no answer: ${String((cause as Error).cause ?? cause)}`;
  }
}

/** Node processes of the functions, as they are now. */
function functionProcesses(): ProcessIdentity[] {
  return descendantsOf(EMULATORS_PID);
}

async function fuzz(endpoint: DeployedEndpoint, index: number): Promise<void> {
  const random = seededRandom(SEED + index);
  const { good } = await requestFor(endpoint);
  const hasLarge =
    ALL_TAKE_LARGE || ENDPOINTS.findIndex(({ kind }) => kind === endpoint.kind) === index;
  const requests = malformedRequests(good, IS_SOAK ? COUNT : COUNT * ENDPOINTS.length, random, {
    hasLarge,
  });
  // Outside of the soak each endpoint begins where the one before it ended.
  const own = IS_SOAK
    ? requests
    : [...(hasLarge ? requests.slice(0, 1) : []), ...requests.slice(index * COUNT).slice(0, COUNT)];
  for (const request of own) {
    const answer = await send(endpoint, request);
    figure.tried();
    if (!/^[1-4]\d\d$/.test(answer)) {
      figure.failed(`${endpoint.name}, ${request.title}: ${answer}`);
    }
  }
}

it(`answers every malformed request with a refusal, and no process ends (seed ${SEED})`, async () => {
  // The functions have their process once one was asked.
  const greeting: MalformedRequest = { title: 'nothing', method: 'POST', headers: {}, body: null };
  for (const endpoint of ENDPOINTS) await send(endpoint, greeting);
  const before = functionProcesses();
  expect(before.length).toBeGreaterThan(1);

  const queue = ENDPOINTS.entries();
  await Promise.all(
    Array.from({ length: ENDPOINTS_AT_ONCE }, async () => {
      for (const [index, endpoint] of queue) await fuzz(endpoint, index);
    }),
  );
  expect(figure.failures).toEqual([]);
  const ended = before.length - stillRunning(before).length;
  if (ended > 0) figure.failed(`${ended} processes ended`);
  expect(ended, 'processes that ended').toBe(0);
});
