import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { StravaFixture, FIXTURE_START, type FixtureTokens } from './strava-fixture.ts';

let fixture: StravaFixture;
beforeEach(async () => {
  fixture = await new StravaFixture().start();
});
afterEach(async () => fixture.stop());

describe('what a developer can do to it', () => {
  it('finishes a run, which is the newest then', async () => {
    const { access_token: accessToken } = await fixture.signIn();
    const { id } = (await (
      await fixture.control('/activities/finish', {
        athlete: 'haruka',
        distanceMeters: 5000,
        name: '夜ラン',
      })
    ).json()) as { id: number };
    const [newest] = await fixture.list<{ id: number; name: string }>(
      '/athlete/activities',
      accessToken,
    );
    expect(newest).toMatchObject({ id, name: '夜ラン' });
    await fixture.control('/activities/delete', { id });
    expect((await fixture.ask(`/activities/${id}`, accessToken)).status).toBe(404);
  });

  it('finishes several runs at once as several, and one that ended at a moment once', () => {
    const account = fixture.strava.accounts.get('linh');
    const ids = [1, 2, 3].map(() => fixture.strava.finishRun(account).id);
    expect(new Set(ids).size).toBe(3);
    const endedAt = new Date(FIXTURE_START.getTime() - DAY_MILLISECONDS);
    expect(fixture.strava.finishRun(account, { endedAt }).id).toBe(
      fixture.strava.finishRun(account, { endedAt }).id,
    );
    expect(fixture.strava.accounts.activities(account)).toHaveLength(134);
  });

  it('takes tokens away in every way', async () => {
    const tokens = await fixture.signIn();
    await fixture.control('/tokens/expire', { athlete: 'haruka', which: 'access' });
    expect((await fixture.ask('/athlete', tokens.access_token)).status).toBe(401);
    const renewed = (await (await fixture.refresh(tokens.refresh_token)).json()) as FixtureTokens;
    expect((await fixture.ask('/athlete', renewed.access_token)).status).toBe(200);
    await fixture.control('/tokens/expire', { athlete: 'haruka', which: 'refresh' });
    expect((await fixture.refresh(renewed.refresh_token)).status).toBe(400);
    await fixture.control('/tokens/revoke', { athlete: 'haruka' });
    expect((await fixture.ask('/athlete', renewed.access_token)).status).toBe(401);
  });

  it('goes down, tears connections, is at its limit, and is well again', async () => {
    const { access_token: accessToken } = await fixture.signIn();
    await fixture.control('/troubles', { isDown: true });
    expect((await fixture.ask('/athlete', accessToken)).status).toBe(503);
    await fixture.control('/troubles', { isDown: false, isConnectionClosed: true });
    await expect(fixture.ask('/athlete', accessToken)).rejects.toThrow();
    await fixture.control('/troubles', { isConnectionClosed: false, isRateLimited: true });
    expect((await fixture.ask('/athlete', accessToken)).status).toBe(429);
    await fixture.control('/troubles', { isRateLimited: false });
    expect((await fixture.ask('/athlete', accessToken)).status).toBe(200);
    await fixture.control('/limits/use-up', { window: 'quarterHour' });
    expect((await fixture.ask('/athlete', accessToken)).status).toBe(429);
  });

  it('shows what was asked, and no token', async () => {
    const tokens = await fixture.signIn();
    await fixture.ask('/athlete/activities?page=2', tokens.access_token);
    const text = await (await fixture.control('/state')).text();
    expect(JSON.parse(text)).toMatchObject({
      requests: [
        { path: '/strava/api/v3/athlete/activities', query: { page: '2' }, status: 200 },
        {},
        {},
      ],
    });
    expect(await (await fixture.control('/requests')).json()).toHaveLength(3);
    expect(await (await fixture.control('/events')).json()).toEqual([]);
    expect(text).not.toContain(tokens.access_token);
    expect(text).not.toContain(tokens.refresh_token);
  });

  it.each([
    ['/activities/finish', { athlete: 'nobody' }],
    ['/activities/delete', { id: 1 }],
    ['/events/mode', { mode: 'sing' }],
    ['/limits', { overall: 3 }],
  ])('says what is wrong with %s', async (path, body) => {
    const response = await fixture.control(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('error');
    expect((await fixture.control('/nothing')).status).toBe(404);
  });
});
