import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StravaWorld, WORLD_START, type WorldTokens } from './strava-world.ts';

let world: StravaWorld;
beforeEach(async () => {
  world = await new StravaWorld().start();
});
afterEach(async () => world.stop());

describe('what a developer can do to it', () => {
  it('finishes a run, which is the newest then', async () => {
    const { access_token: accessToken } = await world.signIn();
    const { id } = (await (
      await world.control('/activities/finish', {
        athlete: 'haruka',
        distanceMeters: 5000,
        name: '夜ラン',
      })
    ).json()) as { id: number };
    const [newest] = await world.list<{ id: number; name: string }>(
      '/athlete/activities',
      accessToken,
    );
    expect(newest).toMatchObject({ id, name: '夜ラン' });
    await world.control('/activities/delete', { id });
    expect((await world.ask(`/activities/${id}`, accessToken)).status).toBe(404);
  });

  it('finishes several runs at once as several, and one that ended at a moment once', () => {
    const account = world.strava.accounts.get('linh');
    const ids = [1, 2, 3].map(() => world.strava.finishRun(account).id);
    expect(new Set(ids).size).toBe(3);
    const endedAt = new Date(WORLD_START.getTime() - 86_400_000);
    expect(world.strava.finishRun(account, { endedAt }).id).toBe(
      world.strava.finishRun(account, { endedAt }).id,
    );
    expect(world.strava.accounts.activities(account)).toHaveLength(134);
  });

  it('takes tokens away in every way', async () => {
    const tokens = await world.signIn();
    await world.control('/tokens/expire', { athlete: 'haruka', which: 'access' });
    expect((await world.ask('/athlete', tokens.access_token)).status).toBe(401);
    const renewed = (await (await world.refresh(tokens.refresh_token)).json()) as WorldTokens;
    expect((await world.ask('/athlete', renewed.access_token)).status).toBe(200);
    await world.control('/tokens/expire', { athlete: 'haruka', which: 'refresh' });
    expect((await world.refresh(renewed.refresh_token)).status).toBe(400);
    await world.control('/tokens/revoke', { athlete: 'haruka' });
    expect((await world.ask('/athlete', renewed.access_token)).status).toBe(401);
  });

  it('goes down, tears connections, is at its limit, and is well again', async () => {
    const { access_token: accessToken } = await world.signIn();
    await world.control('/troubles', { isDown: true });
    expect((await world.ask('/athlete', accessToken)).status).toBe(503);
    await world.control('/troubles', { isDown: false, isConnectionClosed: true });
    await expect(world.ask('/athlete', accessToken)).rejects.toThrow();
    await world.control('/troubles', { isConnectionClosed: false, isRateLimited: true });
    expect((await world.ask('/athlete', accessToken)).status).toBe(429);
    await world.control('/troubles', { isRateLimited: false });
    expect((await world.ask('/athlete', accessToken)).status).toBe(200);
    await world.control('/limits/use-up', { window: 'quarterHour' });
    expect((await world.ask('/athlete', accessToken)).status).toBe(429);
  });

  it('shows what was asked, and no token', async () => {
    const tokens = await world.signIn();
    await world.ask('/athlete/activities?page=2', tokens.access_token);
    const text = await (await world.control('/state')).text();
    expect(JSON.parse(text)).toMatchObject({
      requests: [
        { path: '/strava/api/v3/athlete/activities', query: { page: '2' }, status: 200 },
        {},
        {},
      ],
    });
    expect(await (await world.control('/requests')).json()).toHaveLength(3);
    expect(await (await world.control('/events')).json()).toEqual([]);
    expect(text).not.toContain(tokens.access_token);
    expect(text).not.toContain(tokens.refresh_token);
  });

  it.each([
    ['/activities/finish', { athlete: 'nobody' }],
    ['/activities/delete', { id: 1 }],
    ['/events/mode', { mode: 'sing' }],
    ['/limits', { overall: 3 }],
  ])('says what is wrong with %s', async (path, body) => {
    const response = await world.control(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('error');
    expect((await world.control('/nothing')).status).toBe(404);
  });
});
