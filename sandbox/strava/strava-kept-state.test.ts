import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { StravaFixture, type FixtureTokens } from './strava-fixture.ts';

let fixture: StravaFixture;
beforeEach(async () => {
  fixture = await new StravaFixture().start();
});
afterEach(async () => fixture.stop());

const SUBSCRIPTION = { id: 7, callbackUrl: 'http://127.0.0.1:9/hook' };

async function refreshed(refreshToken: string): Promise<FixtureTokens> {
  const response = await fixture.refresh(refreshToken);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as FixtureTokens;
}

describe('Strava, stopped and started again', () => {
  it('takes the tokens in use, and none that was replaced before', async () => {
    const first = await fixture.signIn();
    fixture.later(5.5 * HOUR_MILLISECONDS);
    const second = await refreshed(first.refresh_token);
    fixture.restart();
    for (const { access_token: token } of [first, second]) {
      expect((await fixture.ask('/athlete', token)).status).toBe(200);
    }
    expect((await fixture.refresh(first.refresh_token)).status).toBe(400);
    // More than an hour is left, as the sandbox still knows.
    expect(await refreshed(second.refresh_token)).toMatchObject(second);
    fixture.later(11 * HOUR_MILLISECONDS);
    expect((await fixture.ask('/athlete', first.access_token)).status).toBe(401);
    const third = await refreshed(second.refresh_token);
    fixture.restart();
    expect((await fixture.refresh(second.refresh_token)).status).toBe(400);
    expect((await fixture.ask('/athlete', third.access_token)).status).toBe(200);
  });

  it('allows what was allowed, and nobody who was sent away', async () => {
    const readOnlyTokens = await fixture.signIn('linh', 'read,activity:read');
    const gone = await fixture.signIn('kenji');
    fixture.strava.deauthorize(fixture.strava.accounts.get('kenji').athleteId);
    const expired = await fixture.signIn('haruka~two');
    fixture.strava.tokens.expire(fixture.strava.accounts.get('haruka~two').athleteId, 'access');
    fixture.restart();
    expect(fixture.strava.tokens.grantOf(97_640_233)?.scopes).toEqual(['read', 'activity:read']);
    expect((await fixture.ask('/athlete', readOnlyTokens.access_token)).status).toBe(200);
    expect((await fixture.ask('/athlete', gone.access_token)).status).toBe(401);
    expect((await fixture.refresh(gone.refresh_token)).status).toBe(400);
    expect((await fixture.ask('/athlete', expired.access_token)).status).toBe(401);
    const anew = await refreshed(expired.refresh_token);
    expect((await fixture.ask('/athlete', anew.access_token)).status).toBe(200);
  });

  it('has every activity as its owner or the application left it', async () => {
    const { accounts } = fixture.strava;
    const tokens = await fixture.signIn('linh~two');
    const account = accounts.get('linh~two');
    const [renamed, hidden, removed] = accounts.activities(account);
    if (!renamed || !hidden || !removed) throw new Error('There is no history');
    fixture.strava.finishRun(account);
    fixture.strava.finishRun(account, { distanceMeters: 21_100, text: { name: 'Half' } });
    fixture.strava.change(renamed, { name: 'Another name' });
    fixture.strava.change(hidden, { isPrivate: true });
    fixture.strava.deleteActivity(removed);
    await fixture.ask(`/activities/${hidden.id}`, tokens.access_token, {
      method: 'PUT',
      body: JSON.stringify({ description: '' }),
    });
    account.clubIds.add(530_002);
    const list = async () => fixture.list('/athlete/activities?per_page=200', tokens.access_token);
    const detail = async () =>
      (await fixture.ask(`/activities/${hidden.id}`, tokens.access_token)).json();
    const clubs = async () => fixture.list('/athlete/clubs', tokens.access_token);
    const before = [await list(), await detail(), await clubs()];
    fixture.restart();
    expect([await list(), await detail(), await clubs()]).toEqual(before);
    expect(before[0]).toHaveLength(131);
    expect(before[1]).toMatchObject({ description: '', private: true });
    expect(before[2]).toMatchObject([{ id: 530_002 }]);
    // A further run does not take the place of one from before.
    fixture.strava.finishRun(fixture.strava.accounts.get('linh~two'));
    expect(await list()).toHaveLength(132);
  });

  it('keeps the subscription, unless another is configured', () => {
    fixture.strava.events.subscribe(SUBSCRIPTION.callbackUrl);
    const made = fixture.strava.events.subscription();
    fixture.restart();
    expect(fixture.strava.events.subscription()).toEqual(made);
    fixture.restart({ subscription: SUBSCRIPTION });
    expect(fixture.strava.events.subscription()).toMatchObject(SUBSCRIPTION);
    fixture.strava.events.unsubscribe();
    fixture.restart();
    expect(fixture.strava.events.subscription()).toBeNull();
    expect(fixture.strava.events.subscribe(SUBSCRIPTION.callbackUrl).id).not.toBe(made?.id);
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
    fixture.strava.events.subscribe(`http://127.0.0.1:${port}/hook`);
    await fixture.signIn('linh');
    const [newest] = fixture.strava.accounts.activities(fixture.strava.accounts.get('linh'));
    if (!newest) throw new Error('There is no history');
    fixture.strava.change(newest, { name: 'arrived' });
    await fixture.strava.events.settled();
    fixture.strava.events.setMode('hold');
    for (const name of ['one', 'two']) fixture.strava.change(newest, { name });
    fixture.restart();
    await fixture.strava.events.settled();
    expect(titles).toEqual(['arrived', 'one', 'two']);
    fixture.restart();
    await fixture.strava.events.settled();
    expect(titles).toHaveLength(3);
    application.closeAllConnections();
    application.close();
  });
});
