import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Strava, StravaClientInstance, RequestOptions } from 'strava-v3';
import { SANDBOX_CLIENT, startSandbox } from '../../sandbox/server.ts';

/*
 * Somebody else's client of Strava, used as its documentation says. What it
 * can do with the sandbox's Strava, it was written to do with Strava itself.
 */

const require = createRequire(import.meta.url);
const strava = require('strava-v3') as Strava;
/** What the client's own requests go through, those of signing in and of subscriptions. */
const { axiosInstance } = require('strava-v3/axiosUtility.js') as {
  axiosInstance: {
    interceptors: {
      request: {
        use: (change: (asked: AxiosRequest) => AxiosRequest) => number;
        eject: (id: number) => void;
      };
    };
  };
};
interface AxiosRequest {
  url?: string;
  baseURL?: string;
}

const APP_ORIGIN = 'http://localhost:5173';
const REDIRECT_URI = `${APP_ORIGIN}/auth/strava/callback`;
const STRAVA_WEB = 'https://www.strava.com';

const servers: Server[] = [];
let origin: string;
let interceptor: number;
/** Bodies posted to the application. */
const events: unknown[] = [];
let callbackUrl: string;

async function originOf(server: Server): Promise<string> {
  servers.push(server);
  if (!server.listening) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The application's end of a subscription. */
const callback = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://application');
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    if (body !== '') events.push(JSON.parse(body));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ 'hub.challenge': searchParams.get('hub.challenge') }));
  });
});

beforeAll(async () => {
  origin = await originOf(
    await startSandbox({
      port: 0,
      projectId: 'demo-strava-client',
      authOrigin: 'http://127.0.0.1:9',
      appOrigin: APP_ORIGIN,
    }),
  );
  callbackUrl = `${await originOf(callback)}/hook`;
  strava.config({
    client_id: SANDBOX_CLIENT.id,
    client_secret: SANDBOX_CLIENT.secret,
    redirect_uri: REDIRECT_URI,
  });
  interceptor = axiosInstance.interceptors.request.use((asked) => ({
    ...asked,
    ...(asked.url && { url: asked.url.replace(STRAVA_WEB, `${origin}/strava`) }),
    baseURL: `${origin}/strava/api/v3/`,
  }));
});

afterAll(async () => {
  axiosInstance.interceptors.request.eject(interceptor);
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** The request function that the client is given: to the sandbox instead of Strava. */
async function request(options: RequestOptions) {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(options.form ?? {})) {
    if (typeof value === 'string' || typeof value === 'boolean') form.append(name, `${value}`);
  }
  const { authorization = options.headers?.['Authorization'] } = options.headers ?? {};
  const response = await fetch(`${origin}/strava/api/v3/${options.url}`, {
    method: options.method ?? 'GET',
    headers: { authorization: authorization ?? '' },
    ...(form.size > 0 && { body: form }),
  });
  const answer = { headers: Object.fromEntries(response.headers), body: await response.text() };
  if (!response.ok) {
    throw Object.assign(new Error(`Status ${response.status}`), {
      statusCode: response.status,
      response: answer,
    });
  }
  return answer;
}

/** Allows on the page what the client asks for, and brings the code back. */
async function codeOf(athlete: string, scope: string): Promise<string> {
  const address = strava.oauth.getRequestAccessURL({ scope, state: 's', approval_prompt: 'auto' });
  const permissions = scope.split(',').map((one): [string, string] => ['permission', one]);
  const response = await fetch(address.replace(STRAVA_WEB, `${origin}/strava`), {
    method: 'POST',
    body: new URLSearchParams([['athlete', athlete], ['decision', 'allow'], ...permissions]),
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe(REDIRECT_URI);
  expect(back.searchParams.get('scope')).toBe(scope);
  return back.searchParams.get('code') ?? '';
}

async function clientOf(
  athlete: string,
  scope = 'read,activity:read_all,activity:write',
): Promise<StravaClientInstance> {
  const { access_token: accessToken } = await strava.oauth.getToken(await codeOf(athlete, scope));
  return new strava.client(accessToken, request);
}

async function control(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${origin}/strava/sandbox${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return response.json();
}

describe('an independent client of Strava', () => {
  it('signs in, refreshes and is signed out', async () => {
    const code = await codeOf('linh', 'read,activity:read_all');
    const tokens = await strava.oauth.getToken(code);
    expect(tokens).toMatchObject({ token_type: 'Bearer', athlete: { firstname: 'Linh' } });
    await expect(strava.oauth.getToken(code)).rejects.toMatchObject({ statusCode: 400 });
    const refreshed = await strava.oauth.refreshToken(tokens.refresh_token);
    expect(refreshed.access_token).toBe(tokens.access_token);
    expect(await strava.oauth.deauthorize({ access_token: tokens.access_token })).toMatchObject({
      access_token: tokens.access_token,
    });
    await expect(strava.oauth.refreshToken(tokens.refresh_token)).rejects.toMatchObject({
      statusCode: 400,
      data: { errors: [{ resource: 'RefreshToken' }] },
    });
    await expect(
      new strava.client(tokens.access_token, request).athlete.get(),
    ).rejects.toMatchObject({ statusCode: 401 });
  });

  it('reads the athlete and the clubs', async () => {
    const client = await clientOf('haruka');
    expect(await client.athlete.get()).toMatchObject({ id: 41_200_017, lastname: 'Sato' });
    await control('/clubs', { athlete: 'haruka', clubId: 1_440_144, isMember: true });
    expect(await client.athlete.listClubs()).toMatchObject([
      { id: 1_440_144, name: 'Tasuki Runners', sport_type: 'running' },
    ]);
  });

  it('pages through all activities', async () => {
    const client = await clientOf('haruka');
    const ids: unknown[] = [];
    for (let page = 1; ; page += 1) {
      const activities = await client.athlete.listActivities({ page, per_page: 50 });
      if (activities.length === 0) break;
      ids.push(...activities.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(160);
    const [newest] = await client.athlete.listActivities({ per_page: 1 });
    const before = Date.parse(newest?.start_date ?? '') / 1000;
    const [next] = await client.athlete.listActivities({ before, per_page: 1 });
    expect(next?.id).toBe(ids[1]);
  });

  it('opens an activity with laps and streams, and writes its description', async () => {
    const client = await clientOf('haruka');
    const { id } = (await control('/activities/finish', { athlete: 'haruka' })) as { id: number };
    const activity = { id: `${id}` };
    const detail = await client.activities.get(activity);
    expect(detail).toMatchObject({ id, sport_type: 'Run', manual: false, description: null });
    const laps = await client.activities.listLaps(activity);
    expect(laps.length).toBeGreaterThanOrEqual(8);
    expect(laps[0]).toMatchObject({ lap_index: 1, start_index: 0, activity: { id } });
    const streams = await client.streams.activity({
      ...activity,
      keys: ['time', 'latlng', 'heartrate', 'watts'],
      key_by_type: true,
    });
    expect(Object.keys(streams).sort()).toEqual(['distance', 'heartrate', 'latlng', 'time']);
    await client.activities.update({ ...activity, description: 'Ổn định lắm! 🏃' });
    expect(await client.activities.get(activity)).toMatchObject({ description: 'Ổn định lắm! 🏃' });
  });

  it('is refused what it may not do', async () => {
    const client = await clientOf('linh', 'read');
    await expect(client.athlete.listActivities()).rejects.toMatchObject({ statusCode: 401 });
    await expect((await clientOf('linh')).activities.get({ id: '1' })).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it('subscribes, is notified of a run, and unsubscribes', async () => {
    const client = await clientOf('haruka');
    const { id } = await strava.pushSubscriptions.create({
      callback_url: callbackUrl,
      verify_token: 'T',
    });
    expect(await strava.pushSubscriptions.list()).toMatchObject([
      { id, callback_url: callbackUrl },
    ]);
    const run = (await control('/activities/finish', { athlete: 'haruka' })) as { id: number };
    await expect
      .poll(() => events)
      .toMatchObject([
        { aspect_type: 'create', object_id: run.id, owner_id: 41_200_017, subscription_id: id },
      ]);
    expect(await client.activities.get({ id: `${run.id}` })).toMatchObject({ id: run.id });
    await strava.pushSubscriptions.delete({ id });
    expect(await strava.pushSubscriptions.list()).toEqual([]);
  });

  it('reads its limits, and that they are exceeded', async () => {
    const client = await clientOf('kenji');
    await control('/limits', {
      overall: { quarterHour: 600, day: 30_000 },
      read: { quarterHour: 300, day: 15_000 },
    });
    await client.athlete.get();
    expect(client.rateLimiting).toMatchObject({
      shortTermLimit: 600,
      longTermLimit: 30_000,
      readShortTermLimit: 300,
      readLongTermLimit: 15_000,
    });
    expect(client.rateLimiting.exceeded()).toBe(false);
    await control('/limits/use-up', { window: 'quarterHour' });
    await expect(client.athlete.get()).rejects.toMatchObject({ statusCode: 429 });
    expect(client.rateLimiting.readExceeded()).toBe(true);
    await control('/troubles', { isRateLimited: false });
    await client.athlete.get();
    expect(client.rateLimiting.readExceeded()).toBe(false);
  });
});
