import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MILLISECONDS, StravaWorld, type WorldTokens } from './strava-world.ts';

let world: StravaWorld;
beforeEach(async () => {
  world = await new StravaWorld().start();
});
afterEach(async () => world.stop());

const SUBSCRIPTION = { id: 7, callbackUrl: 'http://127.0.0.1:9/hook' };

async function refreshed(refreshToken: string): Promise<WorldTokens> {
  const response = await world.refresh(refreshToken);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as WorldTokens;
}

describe('Strava, stopped and started again', () => {
  it('takes the tokens in use, and none that was replaced before', async () => {
    const first = await world.signIn();
    world.later(5.5 * HOUR_MILLISECONDS);
    const second = await refreshed(first.refresh_token);
    world.restart();
    for (const { access_token: token } of [first, second]) {
      expect((await world.ask('/athlete', token)).status).toBe(200);
    }
    expect((await world.refresh(first.refresh_token)).status).toBe(400);
    // More than an hour is left, as the sandbox still knows.
    expect(await refreshed(second.refresh_token)).toMatchObject(second);
    world.later(11 * HOUR_MILLISECONDS);
    expect((await world.ask('/athlete', first.access_token)).status).toBe(401);
    const third = await refreshed(second.refresh_token);
    world.restart();
    expect((await world.refresh(second.refresh_token)).status).toBe(400);
    expect((await world.ask('/athlete', third.access_token)).status).toBe(200);
  });

  it('allows what was allowed, and nobody who was sent away', async () => {
    const reader = await world.signIn('linh', 'read,activity:read');
    const gone = await world.signIn('kenji');
    world.strava.deauthorize(world.strava.accounts.get('kenji').athleteId);
    const expired = await world.signIn('haruka~two');
    world.strava.tokens.expire(world.strava.accounts.get('haruka~two').athleteId, 'access');
    world.restart();
    expect(world.strava.tokens.grantOf(97_640_233)?.scopes).toEqual(['read', 'activity:read']);
    expect((await world.ask('/athlete', reader.access_token)).status).toBe(200);
    expect((await world.ask('/athlete', gone.access_token)).status).toBe(401);
    expect((await world.refresh(gone.refresh_token)).status).toBe(400);
    expect((await world.ask('/athlete', expired.access_token)).status).toBe(401);
    const anew = await refreshed(expired.refresh_token);
    expect((await world.ask('/athlete', anew.access_token)).status).toBe(200);
  });

  it('has every activity as its owner or the application left it', async () => {
    const { accounts } = world.strava;
    const tokens = await world.signIn('linh~two');
    const account = accounts.get('linh~two');
    const [renamed, hidden, removed] = accounts.activities(account);
    if (!renamed || !hidden || !removed) throw new Error('There is no history');
    world.strava.finishRun(account);
    world.strava.finishRun(account, { distanceMeters: 21_100, text: { name: 'Half' } });
    world.strava.change(renamed, { name: 'Another name' });
    world.strava.change(hidden, { isPrivate: true });
    world.strava.deleteActivity(removed);
    await world.ask(`/activities/${hidden.id}`, tokens.access_token, {
      method: 'PUT',
      body: JSON.stringify({ description: '' }),
    });
    account.clubIds.add(530_002);
    const list = async () => world.list('/athlete/activities?per_page=200', tokens.access_token);
    const detail = async () =>
      (await world.ask(`/activities/${hidden.id}`, tokens.access_token)).json();
    const clubs = async () => world.list('/athlete/clubs', tokens.access_token);
    const before = [await list(), await detail(), await clubs()];
    world.restart();
    expect([await list(), await detail(), await clubs()]).toEqual(before);
    expect(before[0]).toHaveLength(131);
    expect(before[1]).toMatchObject({ description: '', private: true });
    expect(before[2]).toMatchObject([{ id: 530_002 }]);
    // A further run does not take the place of one from before.
    world.strava.finishRun(world.strava.accounts.get('linh~two'));
    expect(await list()).toHaveLength(132);
  });

  it('keeps the subscription, unless another is configured', () => {
    world.strava.events.subscribe(SUBSCRIPTION.callbackUrl);
    const made = world.strava.events.subscription();
    world.restart();
    expect(world.strava.events.subscription()).toEqual(made);
    world.restart({ subscription: SUBSCRIPTION });
    expect(world.strava.events.subscription()).toMatchObject(SUBSCRIPTION);
    world.strava.events.unsubscribe();
    world.restart();
    expect(world.strava.events.subscription()).toBeNull();
    expect(world.strava.events.subscribe(SUBSCRIPTION.callbackUrl).id).not.toBe(made?.id);
  });

  it('delivers what nobody had taken, in its order, and nothing twice', async () => {
    const titles: unknown[] = [];
    const application = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        titles.push((JSON.parse(body) as { updates: { title?: string } }).updates.title);
        response.end();
      });
    });
    await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
    const { port } = application.address() as AddressInfo;
    world.strava.events.subscribe(`http://127.0.0.1:${port}/hook`);
    await world.signIn('linh');
    const [newest] = world.strava.accounts.activities(world.strava.accounts.get('linh'));
    if (!newest) throw new Error('There is no history');
    world.strava.change(newest, { name: 'arrived' });
    await world.strava.events.settled();
    world.strava.events.setMode('hold');
    for (const name of ['one', 'two']) world.strava.change(newest, { name });
    world.restart();
    await world.strava.events.settled();
    expect(titles).toEqual(['arrived', 'one', 'two']);
    world.restart();
    await world.strava.events.settled();
    expect(titles).toHaveLength(3);
    application.closeAllConnections();
    application.close();
  });
});
