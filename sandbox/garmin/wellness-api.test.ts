import { describe, expect, it } from 'vitest';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { GarminFixture, START } from './garmin-fixture.ts';

const fixture = new GarminFixture();

describe('a backfill', () => {
  const to = START.getTime() / 1000;

  it('sends what a window holds, files with the activities', async () => {
    const accessToken = await fixture.linked('haruka');
    const from = to - 30 * DAY_SECONDS;
    expect(await fixture.backfill(accessToken, 'activities', from, to)).toBe(202);
    await fixture.garmin.settled();
    const starts = fixture.items('activities').map((item) => Number(item['startTimeInSeconds']));
    expect(starts.length).toBeGreaterThan(10);
    expect(starts.every((start) => start >= from && start < to)).toBe(true);
    const recorded = fixture.items('activities').filter((item) => item['manual'] === false);
    expect(fixture.items('activityFiles').map((item) => item['summaryId'])).toEqual(
      recorded.map((item) => item['summaryId']),
    );
    expect(fixture.items('activityDetails')).toEqual([]);
  });

  it('sends readings where those are asked for', async () => {
    const accessToken = await fixture.linked('wei');
    expect(await fixture.backfill(accessToken, 'activityDetails', to - 5 * DAY_SECONDS, to)).toBe(
      202,
    );
    await fixture.garmin.settled();
    expect(fixture.items('activityDetails').length).toBeGreaterThan(1);
    expect(fixture.items('activities')).toEqual([]);
  });

  it('is given once for a window, and again to who registers anew', async () => {
    const accessToken = await fixture.linked('haruka');
    const from = to - 20 * DAY_SECONDS;
    expect(await fixture.backfill(accessToken, 'activities', from, to)).toBe(202);
    expect(await fixture.backfill(accessToken, 'activities', from, to)).toBe(409);
    expect(await fixture.backfill(accessToken, 'activities', from + DAY_SECONDS, to)).toBe(409);
    expect(await fixture.backfill(accessToken, 'activityDetails', from, from + DAY_SECONDS)).toBe(
      202,
    );
    expect(await fixture.backfill(accessToken, 'activities', from - DAY_SECONDS, from)).toBe(202);
    await fixture.api(accessToken, 'wellness-api/rest/user/registration', 'DELETE');
    expect(await fixture.backfill(await fixture.linked('haruka'), 'activities', from, to)).toBe(
      202,
    );
    await fixture.garmin.settled();
  });

  it.each([
    ['more than 30 days', to - 31 * DAY_SECONDS, to, 400],
    ['an end before its start', to, to - DAY_SECONDS, 400],
    ['no start', Number.NaN, to, 400],
  ])('is refused for %s', async (_what, from, until, status) => {
    expect(await fixture.backfill(await fixture.linked('haruka'), 'activities', from, until)).toBe(
      status,
    );
  });

  it('needs both permissions, and there is none of files alone', async () => {
    const noHistory = await fixture.linked('haruka', ['ACTIVITY_EXPORT']);
    expect(await fixture.backfill(noHistory, 'activities', to - DAY_SECONDS, to)).toBe(403);
    const noActivities = await fixture.linked('wei', ['HISTORICAL_DATA_EXPORT']);
    expect(await fixture.backfill(noActivities, 'activities', to - DAY_SECONDS, to)).toBe(412);
    expect(
      await fixture.backfill(await fixture.linked('wei~2'), 'activityFiles', to - DAY_SECONDS, to),
    ).toBe(404);
  });

  it('is refused to who asks more than a hundred times a minute', async () => {
    const accessToken = await fixture.linked('haruka', ['HISTORICAL_DATA_EXPORT', 'HEALTH_EXPORT']);
    const ask = async (day: number) =>
      fixture.backfill(
        accessToken,
        'dailies',
        to - (day + 1) * DAY_SECONDS,
        to - day * DAY_SECONDS,
      );

    const statuses = await Promise.all(Array.from({ length: 101 }, async (_, day) => ask(day)));
    expect(statuses.filter((status) => status === 202)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    fixture.now = new Date(START.getTime() + 60_000);
    expect(await ask(200)).toBe(202);
    await fixture.garmin.settled();
  });
});
