import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StravaEvent } from './push-events.ts';
import { StravaServer } from './strava-server.ts';
import type { StravaScope } from './strava-scopes.ts';

const NOW = new Date('2026-11-21T12:01:00Z');
const ALL_SCOPES: readonly StravaScope[] = ['read', 'activity:read_all', 'activity:write'];

let strava: StravaServer;
let origin: string;
let callbackUrl: string;
/** The application's requests, and its next answer. */
let received: { method: string; query: URLSearchParams; body: string }[];
let answers: number[];
let challengeAnswer: (challenge: string) => string;
const servers: Server[] = [];

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  received = [];
  answers = [];
  challengeAnswer = (challenge) => JSON.stringify({ 'hub.challenge': challenge });
  strava = new StravaServer({
    now: () => NOW,
    client: { id: 'one', secret: 'two', redirectUri: 'https://app.example/auth' },
    retryDelaysMilliseconds: [1, 1],
  });
  origin = await listening(
    createServer((request, response) => void strava.answer(request, response)),
  );
  callbackUrl = `${await listening(
    createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://application');
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ method: request.method ?? '', query: searchParams, body });
        response.writeHead(request.method === 'GET' ? 200 : (answers.shift() ?? 200));
        response.end(challengeAnswer(searchParams.get('hub.challenge') ?? ''));
      });
    }),
  )}/hook`;
});
afterEach(async () => {
  strava.stop();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function subscriptions(
  method: 'GET' | 'POST' | 'DELETE',
  path = '',
  fields: Record<string, string> = {},
): Promise<Response> {
  const all = new URLSearchParams({ client_id: 'one', client_secret: 'two', ...fields });
  const address = `${origin}/strava/api/v3/push_subscriptions${path}`;
  if (method === 'POST') return fetch(address, { method, body: all });
  return fetch(`${address}?${all.toString()}`, { method });
}

async function subscribe(): Promise<number> {
  const response = await subscriptions('POST', '', {
    callback_url: callbackUrl,
    verify_token: 'T',
  });
  expect(response.status).toBe(201);
  received = [];
  return ((await response.json()) as { id: number }).id;
}

async function events(): Promise<StravaEvent[]> {
  await strava.events.settled();
  return received.map(({ body }) => JSON.parse(body) as StravaEvent);
}

function authorize(key = 'haruka', scopes = ALL_SCOPES) {
  const account = strava.accounts.get(key);
  strava.tokens.issue({ athleteId: account.athleteId, scopes });
  return account;
}

describe('a push subscription', () => {
  it('begins with a challenge, is the only one, and can be ended', async () => {
    const id = await subscribe();
    const second = await subscriptions('POST', '', {
      callback_url: callbackUrl,
      verify_token: 'T',
    });
    expect(second.status).toBe(400);
    expect(await second.json()).toMatchObject({ errors: [{ code: 'already exists' }] });
    expect(await (await subscriptions('GET')).json()).toMatchObject([
      { id, callback_url: callbackUrl, created_at: '2026-11-21T12:01:00Z' },
    ]);
    expect((await subscriptions('DELETE', '/1')).status).toBe(404);
    expect((await subscriptions('DELETE', `/${id}`)).status).toBe(204);
    expect(await (await subscriptions('GET')).json()).toEqual([]);
  });

  it('sends the challenge with the token to be checked', async () => {
    await subscriptions('POST', '', { callback_url: callbackUrl, verify_token: 'T' });
    const [challenge] = received;
    expect(challenge?.method).toBe('GET');
    expect(challenge?.query.get('hub.mode')).toBe('subscribe');
    expect(challenge?.query.get('hub.verify_token')).toBe('T');
  });

  it('is not made where the challenge is not repeated, or the secret is wrong', async () => {
    challengeAnswer = () => '{"hub.challenge":"guess"}';
    const wanted = { callback_url: callbackUrl, verify_token: 'T' };
    const refused = await subscriptions('POST', '', wanted);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'not verifiable' }] });
    expect((await subscriptions('POST', '', { ...wanted, client_secret: 'x' })).status).toBe(400);
    expect((await subscriptions('GET', '', { client_secret: 'x' })).status).toBe(400);
    expect(strava.events.subscription()).toBeNull();
  });
});

describe('events', () => {
  it('report what becomes of an activity, in the words of the documentation', async () => {
    const subscriptionId = await subscribe();
    const { athleteId, ...account } = authorize();
    const run = strava.finishRun({ athleteId, ...account });
    await strava.events.settled();
    const renamed = strava.change(run, { name: 'Messy', isPrivate: true });
    await strava.events.settled();
    strava.deleteActivity(renamed);
    const common = {
      object_type: 'activity',
      object_id: run.id,
      owner_id: athleteId,
      subscription_id: subscriptionId,
      event_time: NOW.getTime() / 1000,
    };
    expect(await events()).toEqual([
      { ...common, aspect_type: 'create', updates: {} },
      { ...common, aspect_type: 'update', updates: { title: 'Messy', private: 'true' } },
      { ...common, aspect_type: 'delete', updates: {} },
    ]);
  });

  it('report that an athlete took the permission away, once', async () => {
    await subscribe();
    const { athleteId } = authorize();
    strava.deauthorize(athleteId);
    strava.deauthorize(athleteId);
    expect(await events()).toMatchObject([
      {
        object_type: 'athlete',
        object_id: athleteId,
        aspect_type: 'update',
        updates: { authorized: 'false' },
      },
    ]);
    expect(strava.tokens.grantOf(athleteId)).toBeNull();
  });

  it('are of nobody who has not allowed it', async () => {
    await subscribe();
    strava.finishRun(strava.accounts.get('linh'));
    strava.finishRun(authorize('kenji', ['read']));
    expect(await events()).toEqual([]);
  });

  it('say of a private activity what somebody sees who may not see it', async () => {
    await subscribe();
    const account = authorize('linh', ['read', 'activity:read']);
    const hidden = strava.finishRun(account, { text: { isPrivate: true } });
    const shown = strava.change(hidden, { isPrivate: false });
    await strava.events.settled();
    strava.change(shown, { isPrivate: true });
    expect((await events()).map((event) => event.aspect_type)).toEqual(['create', 'delete']);
  });

  it('are posted three times at most, until they are answered with 200', async () => {
    await subscribe();
    const account = authorize();
    answers = [500, 302];
    strava.finishRun(account);
    expect(await events()).toHaveLength(3);
    expect(strava.events.deliveries()[0]).toMatchObject({
      state: 'delivered',
      statuses: [500, 302, 200],
    });
    received = [];
    answers = [500, 500, 500, 500];
    strava.finishRun(account);
    expect(await events()).toHaveLength(3);
    expect(strava.events.deliveries()[0]?.state).toBe('given-up');
  });

  it('can be lost, held back, released in the wrong order, and come again', async () => {
    await subscribe();
    const account = authorize();
    strava.events.setMode('drop');
    const lost = strava.finishRun(account, { endedAt: new Date(NOW.getTime() - 7_200_000) });
    strava.events.setMode('hold');
    const run = strava.finishRun(account);
    strava.change(run, { name: 'First' });
    strava.change(run, { name: 'Second' });
    expect(await events()).toEqual([]);
    strava.events.release('reversed');
    const titles = (await events()).map(({ updates }) => updates['title'] ?? 'created');
    expect(titles).toEqual(['Second', 'First', 'created']);
    received = [];
    strava.events.repeat({ times: 2 });
    const again = await events();
    expect(again.map(({ updates }) => updates['title'])).toEqual(['Second', 'Second']);
    expect(again.some((event) => event.object_id === lost.id)).toBe(false);
  });
});
