import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { outlinePhasesOf } from '../said/outline/plan-phases.ts';
import { weekGrowthOf } from '../said/week-growth.ts';
import { partMetersOf, type PlanSession } from '../training-plan.ts';

const NEW = {
  ...EXAMPLE_RUNNER,
  weeklyMeters: 0,
  longestMeters: null,
  daysSinceLastRun: null,
  vdot: null,
};

function firstFiveKilometers(day: string) {
  const wish = {
    ...EXAMPLE_WISH,
    goal: raceGoal(5000, day),
    weekdays: [2, 4, 7],
    sessionsPerWeek: 3,
  };
  const outcome = buildPlan(NEW, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return { plan: outcome.plan, wish };
}

describe('a first race over 5 km', () => {
  it.each(['2027-01-31', '2027-02-14', '2027-02-28'])(
    'on %s is hardly longer than what was practised',
    (day) => {
      const { plan } = firstFiveKilometers(day);
      const sessions = plan.weeks.flatMap((week) => week.sessions);
      const race = sessions.at(-1);
      const longest = Math.max(...sessions.slice(0, -1).map(({ seconds }) => seconds));
      expect(longest / (race?.seconds ?? Infinity)).toBeGreaterThanOrEqual(0.85);
      const furthest = Math.max(...sessions.slice(0, -1).map(({ meters }) => meters));
      expect(furthest).toBeGreaterThanOrEqual(4000);
    },
  );

  it('has no words of a taper as before a marathon', () => {
    const { plan, wish } = firstFiveKilometers('2027-01-31');
    const last = outlinePhasesOf(plan, NEW, wish).at(-1);
    expect(last).toMatchObject({ phase: 'taper', aim: 'taper-new', sign: 'taper-new' });
    const week = plan.weeks.at(-1);
    const codes = week && weekGrowthOf(plan, week, { runner: NEW, wish }).map(({ code }) => code);
    expect(codes).not.toContain('taper');
  });
});

describe('the target of a session with parts', () => {
  const parts = (main: PlanSession['steps'][number]): PlanSession['steps'] => [
    { part: 'warm-up', effort: 'easy', repeats: 1, meters: 2000, seconds: null, restSeconds: null },
    main,
    {
      part: 'cool-down',
      effort: 'easy',
      repeats: 1,
      meters: 2000,
      seconds: null,
      restSeconds: null,
    },
  ];
  const session = (steps: PlanSession['steps']): PlanSession => ({
    id: 'd2',
    day: '2027-01-05',
    kind: 'intervals',
    meters: 9000,
    seconds: 3000,
    steps,
    target: {
      paceFast: 250,
      paceSlow: 260,
      heartRateLow: null,
      heartRateHigh: null,
      feel: 'hard-but-even',
    },
    reason: { code: 'intervals-uptake', fromMeters: null, percent: null },
  });

  it('is that of its main part, of so many metres', () => {
    const main = { part: 'main', effort: 'interval', repeats: 5 } as const;
    const meters = { ...main, meters: 1000, seconds: null, restSeconds: 120 };
    expect(partMetersOf(session(parts(meters)))).toBe(5000);
    const seconds = { ...main, meters: null, seconds: 120, restSeconds: 120 };
    expect(partMetersOf(session(parts(seconds)))).toBeNull();
  });
});
