import { describe, expect, it } from 'vitest';
import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import { buildPlan } from '../build-plan.ts';
import { brokenRules } from '../check-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { fasterMetersOf, metersAt } from '../training-plan.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';

const MONDAY = dayNumberOf('2027-03-15');
const RACE_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const PATTERNS = [
  [2, 4, 6, 7],
  [2, 3, 5, 6, 7],
  [1, 2, 4, 6, 7],
  [3, 5, 7],
];
const DISTANCES = [5000, 10_000, 21_097.5, 42_195];
const RUNNER: PlanRunner = {
  ...EXAMPLE_RUNNER,
  weeklyMeters: 50_000,
  longestMeters: 20_000,
  age: 35,
  vdot: { value: 46, uncertainty: 1 },
};

function planFor(meters: number, raceWeekday: number, weekdays: readonly number[]) {
  const wish: PlanWish = {
    ...EXAMPLE_WISH,
    minutesOnOtherDays: null,
    weekdays: [...weekdays],
    sessionsPerWeek: weekdays.length,
    goal: raceGoal(meters, calendarDayOf(MONDAY + raceWeekday - 1)),
  };
  const outcome = buildPlan(RUNNER, wish);
  if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
  const { plan } = outcome;
  const raceDay = dayNumberOf(plan.endDay);
  const runs = plan.weeks
    .flatMap(({ sessions }) => sessions)
    .map((session) => ({ session, daysBefore: raceDay - dayNumberOf(session.day) }))
    .filter(({ daysBefore }) => daysBefore > 0);
  return { plan, runs, wish };
}

const CASES = DISTANCES.flatMap((meters) =>
  RACE_WEEKDAYS.flatMap((raceWeekday) =>
    PATTERNS.map((weekdays) => [meters, raceWeekday, weekdays] as const),
  ),
);

describe('the days before a race, on whichever weekday it is', () => {
  it.each(CASES)(
    'hold one little session at race pace: %d m, weekday %d, days %j',
    (meters, raceWeekday, weekdays) => {
      const { plan, runs, wish } = planFor(meters, raceWeekday, weekdays);
      expect(brokenRules(plan, RUNNER, wish)).toEqual([]);
      const last = runs.filter(({ daysBefore }) => daysBefore <= 6);
      const faster = last.filter(
        ({ session }) => session.kind !== 'strides' && fasterMetersOf(session) > 0,
      );
      expect(faster.map(({ session }) => session.reason.code)).toEqual(['race-primer']);
      expect(runs.filter(({ session }) => session.reason.code === 'race-primer')).toEqual(faster);
      for (const { session, daysBefore } of last) {
        expect(session.seconds).toBeLessThanOrEqual(daysBefore <= 3 ? 2760 : 3660);
      }
    },
  );

  it.each(RACE_WEEKDAYS)(
    'follow a marathon’s longest race pace by 17 to 24 days: weekday %d',
    (raceWeekday) => {
      for (const weekdays of PATTERNS.slice(0, 3)) {
        const { plan, runs } = planFor(42_195, raceWeekday, weekdays);
        const paceOf = ({ session }: (typeof runs)[number]) =>
          session.kind === 'long-pace' ? metersAt(session, 'marathon') : 0;
        const most = Math.max(...runs.map(paceOf));
        const [longest] = runs.filter((run) => paceOf(run) === most);
        expect(longest?.daysBefore).toBeGreaterThanOrEqual(17);
        expect(longest?.daysBefore).toBeLessThanOrEqual(24);
        // The last week before the taper is a hard one by its race pace, not by its easy runs.
        const lastWeek = plan.weeks.findLast(({ phase }) => phase === 'specific');
        expect(lastWeek?.sessions.some(({ kind }) => kind === 'long-pace')).toBe(true);
      }
    },
  );
});
