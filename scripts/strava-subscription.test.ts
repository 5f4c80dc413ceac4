import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StravaServer } from '../sandbox/strava/strava-server.ts';
import {
  createSubscription,
  deleteSubscription,
  listSubscriptions,
  type StravaApplication,
} from './strava-subscription.ts';

const servers: Server[] = [];
let application: StravaApplication;
let webhook: string;

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const client = { id: '7', secret: 'eight', redirectUri: 'https://app.example' };
  const strava = new StravaServer({ now: () => new Date(), client });
  const origin = await listening(
    createServer((request, response) => void strava.answer(request, response)),
  );
  application = { apiUrl: `${origin}/strava/api/v3`, clientId: '7', clientSecret: 'eight' };
  webhook = await listening(
    createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://here');
      const isOurs = searchParams.get('hub.verify_token') === 'token';
      const challenge = { 'hub.challenge': searchParams.get('hub.challenge') };
      response.writeHead(isOurs ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isOurs ? challenge : {}));
    }),
  );
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

it('creates, lists and ends the one subscription', async () => {
  const callbackUrl = `${webhook}/stravaWebhook/secret`;
  expect(await listSubscriptions(application)).toEqual([]);
  const id = await createSubscription(application, { callbackUrl, verifyToken: 'token' });
  expect(await listSubscriptions(application)).toEqual([{ id, callbackUrl }]);
  const again = createSubscription(application, { callbackUrl, verifyToken: 'token' });
  await expect(again).rejects.toThrow(/already exists/);
  await deleteSubscription(application, id);
  expect(await listSubscriptions(application)).toEqual([]);
});

it('says what Strava says where the address does not answer, or the secret is wrong', async () => {
  const subscription = { callbackUrl: `${webhook}/x`, verifyToken: 'another' };
  await expect(createSubscription(application, subscription)).rejects.toThrow(/not verifiable/);
  const stranger = { ...application, clientSecret: 'nine' };
  await expect(listSubscriptions(stranger)).rejects.toThrow(/400/);
});
