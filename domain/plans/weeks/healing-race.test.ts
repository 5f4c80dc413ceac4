import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { goalFitOf } from '../said/outline/goal-fit.ts';
import { outlinePhasesOf } from '../said/outline/plan-phases.ts';
import { raceDayAdvice } from '../said/race-day.ts';
import { guideOfSession } from '../said/session-guide.ts';
import { weekWatchOf } from '../said/week-watch.ts';

const RUNNER = {
  ...EXAMPLE_RUNNER,
  age: 30,
  weeklyMeters: 20_000,
  longestMeters: 9000,
  vdot: { value: 35, uncertainty: 1 },
  health: 'niggle',
  injury: 'muscle',
} as const;
const WISH = {
  ...EXAMPLE_WISH,
  goal: { ...raceGoal(10_000, '2027-02-14'), seconds: 3300 },
  weekdays: [2, 4, 7],
  sessionsPerWeek: 3,
};

function planned() {
  const outcome = buildPlan(RUNNER, WISH);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return outcome.plan;
}

describe('a plan without anything fast, while something heals', () => {
  it('runs the race as an easy run', () => {
    const sessions = planned().weeks.flatMap((week) => week.sessions);
    const race = sessions.at(-1);
    const easy = sessions.find(({ kind }) => kind === 'easy');
    expect(race).toMatchObject({ kind: 'race', target: easy?.target });
    const pace = ((race?.seconds ?? 0) * 1000) / (race?.meters ?? 1);
    expect(pace).toBeGreaterThanOrEqual(easy?.target.paceFast ?? Infinity);
    expect(race && guideOfSession(race, 30)).toEqual(
      easy && {
        ...guideOfSession(easy, 30),
        effort: [2, 4],
      },
    );
  });

  it('is started only after two weeks almost free of pain, where the race is far beyond the longest run', () => {
    const wish = { ...WISH, goal: raceGoal(21_097.5, '2027-03-14') };
    const outcome = buildPlan(RUNNER, wish);
    if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
    const { plan } = outcome;
    const codes = goalFitOf(plan, RUNNER, wish).map(({ code }) => code);
    expect(codes).toContain('aim-c-healing-far');
    expect(codes).not.toContain('aim-c-healing');
    const last = plan.weeks.at(-1);
    expect(last && weekWatchOf(plan, last, RUNNER).code).toBe('watch-race-week-far');
  });

  it('names no goal time and promises no gain', () => {
    const codes = goalFitOf(planned(), RUNNER, WISH).map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining(['healing', 'aim-a-healing', 'aim-b-healing', 'aim-c-healing']),
    );
    for (const code of ['now-race', 'trainable', 'aim-a-time', 'aim-b-time', 'aim-c'] as const) {
      expect(codes).not.toContain(code);
    }
    const lines = raceDayAdvice(planned(), RUNNER, WISH)?.map(({ line }) => line);
    expect(lines).toEqual(expect.arrayContaining(['rest-new', 'warm-up-walk', 'easy-run']));
    expect(lines?.filter((line) => line.startsWith('splits'))).toEqual([]);
  });

  it('walks from the start where the race is far beyond the longest run', () => {
    const runner = {
      ...RUNNER,
      injury: 'tendon',
      weeklyMeters: 24_000,
      longestMeters: 10_000,
    } as const;
    const wish = { ...WISH, goal: raceGoal(21_097.5, '2027-03-14') };
    const outcome = buildPlan(runner, wish);
    if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
    const codes = goalFitOf(outcome.plan, runner, wish).map(({ code }) => code);
    expect(codes).toContain('aim-a-healing-far');
    expect(codes).not.toContain('aim-a-healing');
    const lines = raceDayAdvice(outcome.plan, runner, wish)?.map(({ line }) => line);
    expect(lines).toContain('easy-run-walks');
    expect(raceDayAdvice(planned(), RUNNER, WISH)?.map(({ line }) => line)).not.toContain(
      'easy-run-walks',
    );
  });

  it('speaks of no hard session, race pace or route that it does not have', () => {
    const plan = planned();
    const phase = outlinePhasesOf(plan, RUNNER, WISH).at(-1);
    expect(phase).toMatchObject({ aim: 'taper-easy', sign: 'taper-easy' });
    const watches = plan.weeks.map((week) => weekWatchOf(plan, week, RUNNER).code);
    expect(watches).not.toContain('watch-easy');
    expect(watches.indexOf('watch-race-week')).toBe(plan.weeks.length - 1);
  });
});
