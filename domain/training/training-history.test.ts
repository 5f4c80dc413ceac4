import { describe, expect, test } from 'vitest';
import { DAY_MILLISECONDS } from '../measures/durations.ts';
import type { RecentActivity } from './recent-activity.ts';
import { summariseHistory } from './training-history.ts';

/** Saturday 21 November 2026, 06:30 in Tokyo: still Friday in London and Los Angeles. */
const TODAY = { startedAt: new Date('2026-11-20T21:30:00Z'), utcOffsetMinutes: 540 };

function run(startedAt: string, change: Partial<RecentActivity> = {}): RecentActivity {
  return {
    id: startedAt,
    sport: 'Run',
    startedAt: new Date(startedAt),
    utcOffsetMinutes: 540,
    distanceMeters: 10_000,
    movingSeconds: 3600,
    averagePaceSecondsPerKilometer: 360,
    averageHeartRateBeatsPerMinute: 140,
    load: { value: 50, method: 'heart-rate' },
    purpose: 'easy',
    ...change,
  };
}

describe('days of a history', () => {
  test("are the runner's own, not the machine's and not UTC's", () => {
    // 06:00 on Friday in Tokyo is Thursday everywhere else.
    const friday = summariseHistory([run('2026-11-19T21:00:00Z')], TODAY);
    expect(friday.daysSinceLast).toBe(1);
    // 23:50 on Friday and 00:10 on Saturday in Tokyo: twenty minutes, and a day, apart.
    expect(summariseHistory([run('2026-11-20T14:50:00Z')], TODAY).daysSinceLast).toBe(1);
    expect(summariseHistory([run('2026-11-20T15:10:00Z')], TODAY).daysSinceLast).toBe(0);
  });

  test('are counted on the clock of each activity, also after a flight', () => {
    // Thursday evening in Los Angeles, which is Friday noon in Tokyo.
    const flown = run('2026-11-20T02:00:00Z', { utcOffsetMinutes: -480 });
    expect(summariseHistory([flown], TODAY).daysSinceLast).toBe(2);
  });

  test('are those of UTC where nobody said the clock', () => {
    const day = { startedAt: new Date('2026-11-20T00:30:00Z'), utcOffsetMinutes: null };
    const before = run('2026-11-19T23:30:00Z', { utcOffsetMinutes: null });
    expect(summariseHistory([before], day).daysSinceLast).toBe(1);
  });

  test('leave out what came later, and the activity itself', () => {
    const history = summariseHistory(
      [run('2026-11-20T21:30:00Z'), run('2026-11-22T21:30:00Z')],
      TODAY,
    );
    expect(history.runCount).toBe(0);
    expect(history.daysSinceLast).toBeNull();
    expect(history.load).toBeNull();
  });

  test('end twelve weeks back', () => {
    expect(summariseHistory([run('2026-08-01T21:30:00Z')], TODAY).runCount).toBe(0);
  });
});

describe('distance of a history', () => {
  test('of this week is from Monday on, today included', () => {
    const history = summariseHistory(
      [
        // Sunday 23:00 and Monday 06:00 in Tokyo.
        run('2026-11-15T14:00:00Z', { distanceMeters: 20_000 }),
        run('2026-11-15T21:00:00Z', { distanceMeters: 8000 }),
      ],
      TODAY,
      { sport: 'Run', distanceMeters: 5000, load: null },
    );
    expect(history.thisWeekMeters).toBe(13_000);
  });

  test('is the mean of four weeks, of fewer where there are fewer', () => {
    const daily = Array.from({ length: 28 }, (_, index) =>
      run(new Date(TODAY.startedAt.getTime() - (index + 1) * DAY_MILLISECONDS).toISOString(), {
        distanceMeters: 5000,
      }),
    );
    expect(summariseHistory(daily, TODAY).weeklyMeters).toBe(35_000);
    expect(summariseHistory(daily, TODAY).weeksCounted).toBe(4);
    const twoWeeks = summariseHistory(daily.slice(0, 14), TODAY);
    expect(twoWeeks.weeklyMeters).toBe(35_000);
    expect(twoWeeks.weeksCounted).toBe(2);
    expect(summariseHistory([], TODAY).weeklyMeters).toBeNull();
  });

  test('counts runs only, the longest of thirty days among them', () => {
    const history = summariseHistory(
      [
        run('2026-10-01T21:30:00Z', { distanceMeters: 30_000 }),
        run('2026-11-01T21:30:00Z', { distanceMeters: 18_000 }),
        run('2026-11-10T21:30:00Z', { sport: 'Ride', distanceMeters: 90_000 }),
      ],
      TODAY,
    );
    expect(history.longestIn30DaysMeters).toBe(18_000);
    expect(history.thisWeekMeters).toBe(0);
  });
});

describe('what is usual', () => {
  const weeks = (purpose: RecentActivity['purpose'], pace: number) =>
    Array.from({ length: 4 }, (_, index) =>
      run(`2026-11-0${index + 2}T21:00:00Z`, {
        purpose,
        averagePaceSecondsPerKilometer: pace,
        averageHeartRateBeatsPerMinute: 140 + index,
      }),
    );

  test('is read from the runs that were not hard', () => {
    const history = summariseHistory([...weeks('easy', 350), ...weeks('intervals', 290)], TODAY);
    expect(history.usualEasyPaceSecondsPerKilometer).toBe(350);
  });

  test('is not read from one or two runs', () => {
    const history = summariseHistory(weeks('easy', 350).slice(0, 2), TODAY);
    expect(history.usualEasyPaceSecondsPerKilometer).toBeNull();
    expect(history.usualHeartRateBeatsPerMinute).toBeNull();
    expect(history.usualMeters).toBeNull();
  });

  test('leans to the slower runs where purposes are not known', () => {
    const paces = [300, 320, 340, 360, 380].map((pace, index) =>
      run(`2026-11-0${index + 2}T21:00:00Z`, {
        purpose: null,
        averagePaceSecondsPerKilometer: pace,
      }),
    );
    expect(summariseHistory(paces, TODAY).usualEasyPaceSecondsPerKilometer).toBe(360);
  });
});

describe('the best VDOT', () => {
  test('is that of a race over its official distance, even when a training run looks better', () => {
    const history = summariseHistory(
      [
        run('2026-11-01T00:00:00Z', {
          purpose: 'race',
          distanceMeters: 10_080,
          movingSeconds: 3000,
        }),
        run('2026-11-05T00:00:00Z', { distanceMeters: 9000, movingSeconds: 2600 }),
      ],
      TODAY,
    );
    expect(history.vdot?.basis).toBe('race');
    expect(history.vdot?.value).toBeCloseTo(40.0, 1);
  });

  test('is called the best run where there was no race', () => {
    const { vdot } = summariseHistory([run('2026-11-05T00:00:00Z')], TODAY);
    expect(vdot?.basis).toBe('best-run');
    expect(vdot?.activityId).toBe('2026-11-05T00:00:00Z');
  });
});

describe('fitness, fatigue and form', () => {
  const daysBack = (days: number) =>
    new Date(TODAY.startedAt.getTime() - days * DAY_MILLISECONDS).toISOString();

  test('are still filling before 42 days', () => {
    expect(summariseHistory([run(daysBack(40))], TODAY).load?.isStillFilling).toBe(true);
    expect(summariseHistory([run(daysBack(41))], TODAY).load?.isStillFilling).toBe(false);
  });

  test('count a rest day as 0 and two sessions of a day together', () => {
    const once = summariseHistory(
      [run(daysBack(3), { load: { value: 100, method: 'heart-rate' } })],
      TODAY,
    );
    const twice = summariseHistory([run(daysBack(3)), run(daysBack(3.1))], TODAY);
    expect(twice.load?.fatigue).toBeCloseTo(once.load?.fatigue ?? NaN, 9);
    const fresh = summariseHistory(
      [run(daysBack(1), { load: { value: 100, method: 'heart-rate' } })],
      TODAY,
    );
    expect(fresh.load?.fatigue).toBeGreaterThan(once.load?.fatigue ?? NaN);
  });

  test("show form as of the evening before, untouched by today's session", () => {
    const history = [run(daysBack(2)), run(daysBack(1))];
    const without = summariseHistory(history, TODAY);
    const hard = summariseHistory(history, TODAY, {
      sport: 'Run',
      distanceMeters: 10_000,
      load: { value: 200, method: 'heart-rate' },
    });
    expect(hard.load?.form).toBe(without.load?.form);
    expect(hard.load?.fatigue).toBeGreaterThan(without.load?.fatigue ?? NaN);
  });

  test('say which kinds of load they hold and how many activities have none', () => {
    const { load } = summariseHistory(
      [
        run(daysBack(3)),
        run(daysBack(2), { load: { value: 40, method: 'pace' } }),
        run(daysBack(1), { load: null }),
      ],
      TODAY,
    );
    expect(load?.methods).toEqual(['heart-rate', 'pace']);
    expect(load?.withoutLoadCount).toBe(1);
    expect(summariseHistory([run(daysBack(1), { load: null })], TODAY).load).toBeNull();
  });
});

describe('a ride that was called a run', () => {
  test('counts neither as distance nor as speed of the runner', () => {
    const ride = run('2026-11-18T21:00:00Z', {
      distanceMeters: 30_000,
      movingSeconds: 4000,
      averagePaceSecondsPerKilometer: 133,
      purpose: 'unclear',
    });
    const history = summariseHistory([ride, run('2026-11-17T21:00:00Z')], TODAY);
    expect(history.longestIn30DaysMeters).toBe(10_000);
    expect(history.vdot?.value).toBeLessThan(40);
    expect(history.daysSinceLast).toBe(3);
  });
});
