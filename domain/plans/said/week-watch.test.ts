import { expect, it } from 'vitest';
import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { weekWatchOf } from './week-watch.ts';

it.each([
  [10_000, false],
  [21_097.5, false],
  [21_097.5, true],
  [42_195, false],
  [42_195, true],
] as const)(
  'compares the end of a long run with its beginning only where all of it is easy: %d m, hilly: %s',
  (meters, isHilly) => {
    const runner = { ...EXAMPLE_RUNNER, weeklyMeters: 45_000, longestMeters: 16_000 };
    const goal = raceGoal(meters, '2027-03-14');
    const wish = { ...EXAMPLE_WISH, goal, isHilly, minutesOnOtherDays: null };
    const outcome = buildPlan(runner, wish);
    if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
    const { plan } = outcome;
    for (const week of plan.weeks) {
      const { code, weekdays } = weekWatchOf(plan, week, runner);
      if (code !== 'watch-finish') continue;
      const watched = week.sessions.find(({ day }) =>
        weekdays?.includes(weekdayOf(dayNumberOf(day))),
      );
      expect(watched?.kind).toBe('long');
      expect(watched?.steps.map(({ effort }) => effort)).toEqual(watched?.steps.map(() => 'easy'));
      expect(watched?.reason.code).not.toMatch(/long-rolling|long-descents/u);
    }
  },
);
