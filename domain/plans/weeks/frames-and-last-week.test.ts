import { describe, expect, it } from 'vitest';
import { dayNumberOf } from '../../measures/calendar-day.ts';
import { buildPlan } from '../build-plan.ts';
import { brokenRules } from '../check-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import type { PlanSession, TrainingPlan } from '../training-plan.ts';

const FOUR = { weekdays: [2, 4, 6, 7], sessionsPerWeek: 4 };
const FIVE = { weekdays: [1, 3, 4, 6, 7], sessionsPerWeek: 5 };
const RUNNERS: readonly (readonly [string, Partial<PlanRunner>, Partial<PlanWish>])[] = [
  [
    'a 10 km on 32 km a week',
    { weeklyMeters: 32_000, longestMeters: 12_000, vdot: { value: 44, uncertainty: 1 } },
    { goal: raceGoal(10_000, '2027-01-31'), ...FOUR },
  ],
  [
    'a 10 km on 45 km a week',
    { weeklyMeters: 45_000, longestMeters: 15_000, vdot: { value: 48, uncertainty: 1 } },
    { goal: raceGoal(10_000, '2027-02-14'), ...FIVE },
  ],
  [
    'a half marathon at 70',
    { weeklyMeters: 35_000, longestMeters: 14_000, age: 70, vdot: { value: 34, uncertainty: 1 } },
    { goal: raceGoal(21_097.5, '2027-03-14'), ...FIVE },
  ],
  [
    'a half marathon on three days',
    { weeklyMeters: 20_000, longestMeters: 10_000, vdot: { value: 40, uncertainty: 1 } },
    { goal: raceGoal(21_097.5, '2027-03-14'), weekdays: [2, 4, 7], sessionsPerWeek: 3 },
  ],
  [
    'a marathon on five days',
    { weeklyMeters: 45_000, longestMeters: 20_000, vdot: { value: 38, uncertainty: 1 } },
    { goal: raceGoal(42_195, '2027-03-14'), weekdays: [1, 2, 4, 5, 7], sessionsPerWeek: 5 },
  ],
];

/** Races early in their week, whose last days lie in two weeks. */
const EARLY: readonly (readonly [string, number, string])[] = [
  ['10 km on a Monday', 10_000, '2027-02-01'],
  ['10 km on a Wednesday', 10_000, '2027-02-03'],
  ['a half marathon on a Tuesday', 21_097.5, '2027-03-16'],
  ['a marathon on a Monday', 42_195, '2027-03-15'],
];

it.each(EARLY)(
  'has no easy run in the last six days longer than a week before: %s',
  (_, meters, day) => {
    const goal = raceGoal(meters, day);
    const plan = planOf({ weeklyMeters: 45_000, longestMeters: 18_000 }, { goal, ...FIVE });
    const all = plan.weeks.flatMap(({ sessions }) => sessions);
    const race = dayNumberOf(day);
    const last = all.filter(({ day: own, kind }) => {
      const before = race - dayNumberOf(own);
      return kind !== 'race' && before > 0 && before <= 6;
    });
    expect(last.length).toBeGreaterThan(0);
    for (const session of last.filter(isEasy)) {
      const same = all.find(
        (one) => dayNumberOf(session.day) - dayNumberOf(one.day) === 7 && isEasy(one),
      );
      if (same) expect(session.meters).toBeLessThanOrEqual(same.meters);
      expect(session.seconds).toBeLessThanOrEqual(3600);
    }
  },
);

const EASY_KINDS = ['easy', 'recovery', 'strides'];
const isEasy = ({ kind }: PlanSession) => EASY_KINDS.includes(kind);

function planOf(runnerChange: Partial<PlanRunner>, wishChange: Partial<PlanWish>): TrainingPlan {
  const runner = { ...EXAMPLE_RUNNER, ...runnerChange };
  const wish = { ...EXAMPLE_WISH, minutesOnOtherDays: null, ...wishChange };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  expect(brokenRules(outcome.plan, runner, wish)).toEqual([]);
  return outcome.plan;
}

/** Metres and expected minutes of the way to the work and back from it. */
function framesOf(plan: TrainingPlan) {
  return plan.weeks.flatMap(({ number, sessions }) =>
    sessions.flatMap(({ kind, meters, seconds, steps }) => {
      const ofPart = (part: string) => steps.find((step) => step.part === part)?.meters ?? null;
      const [warmUp, coolDown] = [ofPart('warm-up'), ofPart('cool-down')];
      if (warmUp === null || coolDown === null || kind.startsWith('long')) return [];
      return [{ number, kind, meters, seconds, warmUp, coolDown }];
    }),
  );
}

function easyPaceOf(plan: TrainingPlan): number {
  const easy = plan.weeks.flatMap(({ sessions }) => sessions).find(({ kind }) => kind === 'easy');
  if (!easy) throw new Error('no easy run');
  return (easy.seconds / easy.meters) * 1000;
}

describe.each(RUNNERS)('%s', (_, runner, wish) => {
  const plan = planOf(runner, wish);

  it('has no easy run in the week of the race that is longer than those of the week before', () => {
    const [before, last] = plan.weeks.slice(-2);
    const earlier = before?.sessions.filter(isEasy) ?? [];
    const most = Math.max(...earlier.map(({ meters }) => meters));
    const own = last?.sessions.filter(isEasy) ?? [];
    expect(own.length).toBeGreaterThan(0);
    for (const { day, meters } of own) {
      const same = earlier.find((one) => dayNumberOf(day) - dayNumberOf(one.day) === 7);
      expect(meters).toBeLessThanOrEqual(same?.meters ?? most);
    }
  });

  it('has cool-downs of one to two kilometres', () => {
    for (const { coolDown } of framesOf(plan)) {
      expect(coolDown).toBeGreaterThanOrEqual(1000);
      expect(coolDown).toBeLessThanOrEqual(2000);
    }
  });

  it('warms up for a quarter of an hour before tests, repeats and race pace', () => {
    const pace = easyPaceOf(plan);
    const fast = framesOf(plan).filter(({ kind }) => kind === 'test' || kind === 'intervals');
    expect(fast.length).toBeGreaterThan(1);
    for (const { warmUp } of fast) {
      // Within the step of 100 m.
      expect((warmUp * pace) / 60_000).toBeGreaterThanOrEqual(14.2);
      expect((warmUp * pace) / 60_000).toBeLessThanOrEqual(20);
    }
  });

  it('has no run of two or two and a half kilometres beside a test', () => {
    for (const { sessions } of plan.weeks) {
      if (!sessions.some(({ kind }) => kind === 'test')) continue;
      for (const { meters } of sessions) expect(meters).toBeGreaterThanOrEqual(3000);
    }
  });
});
