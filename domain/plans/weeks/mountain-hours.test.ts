import { describe, expect, it } from 'vitest';
import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import { buildPlan } from '../build-plan.ts';
import { brokenRules } from '../check-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { goalFitOf } from '../said/outline/goal-fit.ts';
import { strengthDaysOf } from '../said/strength-routine.ts';
import type { TrainingPlan } from '../training-plan.ts';

const WISH: PlanWish = {
  ...EXAMPLE_WISH,
  minutesOnOtherDays: null,
  isHilly: true,
  weekdays: [2, 3, 4, 6, 7],
  sessionsPerWeek: 5,
};
const FIFTY: PlanWish = { ...WISH, goal: raceGoal(50_000, '2027-04-11') };
const EIGHTY: PlanWish = {
  ...WISH,
  goal: raceGoal(80_000, '2027-05-09'),
  climbMeters: 3500,
  longRunWeekday: 6,
};
const RUNNER: PlanRunner = {
  ...EXAMPLE_RUNNER,
  weeklyMeters: 60_000,
  longestMeters: 27_000,
  vdot: { value: 44, uncertainty: 1 },
};

function planOf(wish: PlanWish): TrainingPlan {
  const outcome = buildPlan(RUNNER, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  expect(brokenRules(outcome.plan, RUNNER, wish)).toEqual([]);
  return outcome.plan;
}

/** Minutes of each two days in a row that are long both. */
function longPairsOf({ weeks }: TrainingPlan): { minutes: number; weekday: number }[] {
  const sessions = weeks.flatMap((week) => week.sessions).filter(({ kind }) => kind !== 'race');
  return sessions.flatMap((one) => {
    const next = sessions.find(({ day }) => dayNumberOf(day) === dayNumberOf(one.day) + 1);
    const isPair = Math.min(one.seconds, next?.seconds ?? 0) >= 6600;
    return isPair && next
      ? [
          {
            minutes: (one.seconds + next.seconds) / 60,
            weekday: weekdayOf(dayNumberOf(next.day)),
          },
        ]
      : [];
  });
}

describe('a race of six hours and more in the mountains', () => {
  it.each([
    ['50 km, long run on Sunday', FIFTY],
    ['80 km, long run on Saturday with Friday off', EIGHTY],
  ])('has two long days in a row, more from one to the next: %s', (_name, wish) => {
    const pairs = longPairsOf(planOf(wish));
    expect(pairs.length).toBeGreaterThan(1);
    expect(pairs.every(({ weekday }) => weekday === 7)).toBe(true);
    expect(pairs.at(-1)?.minutes).toBeGreaterThan((pairs[0]?.minutes ?? 0) * 1.15);
  });

  it('lifts no weights on the day before two long days', () => {
    const plan = planOf(EIGHTY);
    const sessions = plan.weeks.flatMap((week) => week.sessions);
    const hours = sessions.filter(({ kind, seconds }) => kind === 'easy' && seconds >= 7000);
    expect(hours.length).toBeGreaterThan(1);
    const days = plan.weeks.flatMap((week) =>
      strengthDaysOf(week, plan).map((weekday) => dayNumberOf(week.monday) + weekday - 1),
    );
    for (const { day } of hours) expect(days).not.toContain(dayNumberOf(day) - 1);
  });

  it('names the longest day with its hike, and the two days', () => {
    const plan = planOf(FIFTY);
    const feet = goalFitOf(plan, RUNNER, FIFTY).find(({ code }) => code === 'path-feet');
    const longest = Math.max(
      ...plan.weeks.flatMap(({ sessions }) =>
        sessions.filter(({ kind }) => kind === 'long').map(({ seconds }) => seconds),
      ),
    );
    expect(feet?.seconds).toBeGreaterThan(longest + 1200);
    expect(feet?.otherSeconds).toBeGreaterThan(feet?.seconds ?? Infinity);
  });

  it('says nothing of it before a shorter one', () => {
    const wish = { ...WISH, goal: raceGoal(30_000, '2027-03-28'), climbMeters: 1200 };
    const codes = goalFitOf(planOf(wish), RUNNER, wish).map(({ code }) => code);
    expect(codes).not.toContain('path-feet');
  });
});

describe('two long days where the second one has less time', () => {
  it('are run on it none the less, the long run on tired legs', () => {
    const runner: PlanRunner = { ...EXAMPLE_RUNNER, weeklyMeters: 41_000, longestMeters: 22_000 };
    const wish: PlanWish = {
      ...EXAMPLE_WISH,
      goal: { ...raceGoal(50_000, '2027-04-10'), seconds: 25_200 },
      isHilly: true,
      climbMeters: 2100,
      weekdays: [2, 4, 6, 7],
      longRunWeekday: 6,
      minutesOnOtherDays: null,
      minutesByWeekday: { 2: 60, 4: 75, 6: 240, 7: 100 },
    };
    const outcome = buildPlan(runner, wish);
    if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
    const pairs = outcome.plan.weeks.filter(({ sessions }) => {
      const [first, second] = [sessions.at(-2), sessions.at(-1)];
      const isLong = (seconds: number) => seconds >= 4500 && seconds <= 14_400;
      return isLong(first?.seconds ?? 0) && second?.kind === 'long' && isLong(second.seconds);
    });
    expect(pairs.length).toBeGreaterThan(0);
    expect(
      outcome.plan.weeks.flatMap(({ sessions }) =>
        sessions.filter(({ id, seconds }) => id === 'd7' && seconds > 100 * 60),
      ),
    ).toEqual([]);
  });
});
