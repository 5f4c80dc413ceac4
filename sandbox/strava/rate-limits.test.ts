import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StravaWorld, type WorldTokens } from './strava-world.ts';

let world: StravaWorld;
beforeEach(async () => {
  world = await new StravaWorld().start();
});
afterEach(async () => world.stop());

describe('limits', () => {
  it('count an application’s calls in quarters of an hour and days of UTC', async () => {
    const { access_token: accessToken } = await world.signIn();
    world.strava.limits.setLimits({
      overall: { quarterHour: 4, day: 20 },
      read: { quarterHour: 2, day: 7 },
    });
    const call = async () => world.ask('/athlete', accessToken);
    const first = await call();
    expect(first.headers.get('x-ratelimit-limit')).toBe('4,20');
    expect(first.headers.get('x-readratelimit-limit')).toBe('2,7');
    expect(first.headers.get('x-readratelimit-usage')).toBe('1,1');
    expect((await call()).status).toBe(200);
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('x-readratelimit-usage')).toBe('3,3');
    expect(await refused.json()).toMatchObject({ message: 'Rate Limit Exceeded' });
    world.now = new Date('2026-11-21T12:14:59.999Z');
    expect((await call()).status).toBe(429);
    world.now = new Date('2026-11-21T12:15:00Z');
    expect((await call()).status).toBe(200);
    expect((await call()).headers.get('x-ratelimit-usage')).toBe('2,6');
    world.now = new Date('2026-11-21T12:30:00Z');
    expect((await call()).status).toBe(200);
    // Refused calls counted toward the day.
    expect((await call()).status).toBe(429);
    const tomorrow = await world.signIn();
    world.now = new Date('2026-11-22T00:00:00Z');
    const { access_token: fresh } = (await (
      await world.refresh(tomorrow.refresh_token)
    ).json()) as WorldTokens;
    expect((await world.ask('/athlete', fresh)).headers.get('x-ratelimit-usage')).toBe('1,1');
  });

  it('count calls without a good token too', async () => {
    const response = await world.ask('/athlete', 'guess');
    expect(response.status).toBe(401);
    expect(response.headers.get('x-ratelimit-usage')).toBe('1,1');
  });
});
