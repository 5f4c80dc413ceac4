import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StravaFixture, type FixtureTokens } from './strava-fixture.ts';

let fixture: StravaFixture;
beforeEach(async () => {
  fixture = await new StravaFixture().start();
});
afterEach(async () => fixture.stop());

describe('limits', () => {
  it('count an application’s calls in quarters of an hour and days of UTC', async () => {
    const { access_token: accessToken } = await fixture.signIn();
    fixture.strava.limits.setLimits({
      overall: { quarterHour: 4, day: 20 },
      read: { quarterHour: 2, day: 7 },
    });
    const call = async () => fixture.ask('/athlete', accessToken);
    const first = await call();
    expect(first.headers.get('x-ratelimit-limit')).toBe('4,20');
    expect(first.headers.get('x-readratelimit-limit')).toBe('2,7');
    expect(first.headers.get('x-readratelimit-usage')).toBe('1,1');
    expect((await call()).status).toBe(200);
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('x-readratelimit-usage')).toBe('3,3');
    expect(await refused.json()).toMatchObject({ message: 'Rate Limit Exceeded' });
    fixture.now = new Date('2026-11-21T12:14:59.999Z');
    expect((await call()).status).toBe(429);
    fixture.now = new Date('2026-11-21T12:15:00Z');
    expect((await call()).status).toBe(200);
    expect((await call()).headers.get('x-ratelimit-usage')).toBe('2,6');
    fixture.now = new Date('2026-11-21T12:30:00Z');
    expect((await call()).status).toBe(200);
    // Refused calls counted toward the day.
    expect((await call()).status).toBe(429);
    const tomorrow = await fixture.signIn();
    fixture.now = new Date('2026-11-22T00:00:00Z');
    const { access_token: fresh } = (await (
      await fixture.refresh(tomorrow.refresh_token)
    ).json()) as FixtureTokens;
    expect((await fixture.ask('/athlete', fresh)).headers.get('x-ratelimit-usage')).toBe('1,1');
  });

  it('count calls without a good token too', async () => {
    const response = await fixture.ask('/athlete', 'guess');
    expect(response.status).toBe(401);
    expect(response.headers.get('x-ratelimit-usage')).toBe('1,1');
  });
});
