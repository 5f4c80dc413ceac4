import { describe, expect, it } from 'vitest';
import { GarminWorld, SECONDS_A_DAY, START } from './garmin-world.ts';

const world = new GarminWorld();

describe('a backfill', () => {
  const to = START.getTime() / 1000;

  it('sends what a window holds, files with the activities', async () => {
    const accessToken = await world.linked('haruka');
    const from = to - 30 * SECONDS_A_DAY;
    expect(await world.backfill(accessToken, 'activities', from, to)).toBe(202);
    await world.garmin.settled();
    const starts = world.items('activities').map((item) => Number(item['startTimeInSeconds']));
    expect(starts.length).toBeGreaterThan(10);
    expect(starts.every((start) => start >= from && start < to)).toBe(true);
    const recorded = world.items('activities').filter((item) => item['manual'] === false);
    expect(world.items('activityFiles').map((item) => item['summaryId'])).toEqual(
      recorded.map((item) => item['summaryId']),
    );
    expect(world.items('activityDetails')).toEqual([]);
  });

  it('sends readings where those are asked for', async () => {
    const accessToken = await world.linked('wei');
    expect(await world.backfill(accessToken, 'activityDetails', to - 5 * SECONDS_A_DAY, to)).toBe(
      202,
    );
    await world.garmin.settled();
    expect(world.items('activityDetails').length).toBeGreaterThan(1);
    expect(world.items('activities')).toEqual([]);
  });

  it('is given once for a window, and again to who registers anew', async () => {
    const accessToken = await world.linked('haruka');
    const from = to - 20 * SECONDS_A_DAY;
    expect(await world.backfill(accessToken, 'activities', from, to)).toBe(202);
    expect(await world.backfill(accessToken, 'activities', from, to)).toBe(409);
    expect(await world.backfill(accessToken, 'activities', from + SECONDS_A_DAY, to)).toBe(409);
    expect(await world.backfill(accessToken, 'activityDetails', from, from + SECONDS_A_DAY)).toBe(
      202,
    );
    expect(await world.backfill(accessToken, 'activities', from - SECONDS_A_DAY, from)).toBe(202);
    await world.api(accessToken, 'wellness-api/rest/user/registration', 'DELETE');
    expect(await world.backfill(await world.linked('haruka'), 'activities', from, to)).toBe(202);
    await world.garmin.settled();
  });

  it.each([
    ['more than 30 days', to - 31 * SECONDS_A_DAY, to, 400],
    ['an end before its start', to, to - SECONDS_A_DAY, 400],
    ['no start', Number.NaN, to, 400],
  ])('is refused for %s', async (_what, from, until, status) => {
    expect(await world.backfill(await world.linked('haruka'), 'activities', from, until)).toBe(
      status,
    );
  });

  it('needs both permissions, and there is none of files alone', async () => {
    const noHistory = await world.linked('haruka', ['ACTIVITY_EXPORT']);
    expect(await world.backfill(noHistory, 'activities', to - SECONDS_A_DAY, to)).toBe(403);
    const noActivities = await world.linked('wei', ['HISTORICAL_DATA_EXPORT']);
    expect(await world.backfill(noActivities, 'activities', to - SECONDS_A_DAY, to)).toBe(412);
    expect(
      await world.backfill(await world.linked('wei~2'), 'activityFiles', to - SECONDS_A_DAY, to),
    ).toBe(404);
  });

  it('is refused to who asks more than a hundred times a minute', async () => {
    const accessToken = await world.linked('haruka', ['HISTORICAL_DATA_EXPORT', 'HEALTH_EXPORT']);
    const ask = async (day: number) =>
      world.backfill(
        accessToken,
        'dailies',
        to - (day + 1) * SECONDS_A_DAY,
        to - day * SECONDS_A_DAY,
      );

    const statuses = await Promise.all(Array.from({ length: 101 }, async (_, day) => ask(day)));
    expect(statuses.filter((status) => status === 202)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    world.now = new Date(START.getTime() + 60_000);
    expect(await ask(200)).toBe(202);
    await world.garmin.settled();
  });
});
