import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { isRunWalk, PLAN_LIMITS } from '@tasuki/domain/plans/plan-limits';
import type { PlanRunner } from '@tasuki/domain/plans/plan-wish';
import { stretchOf } from '@tasuki/domain/plans/goal/return-goal';
import type { PlanSession, PlanWeek } from '@tasuki/domain/plans/training-plan';
import { describe, expect, it } from 'vitest';
import { PLAN_CASES } from '../../evaluation/plans/plan-cases.ts';
import { IS_SOAK } from '../../figures/soak-figure.ts';
import { planOfRandomRunner } from './plan-of-random-runner.ts';
import { randomRunner } from './random-runner.ts';

const RANDOM_RUNNERS = IS_SOAK ? 10_000 : 600;
/** Seconds: a longest stretch is shown in whole minutes. */
const ROUNDING = 30;

interface Named {
  name: string;
  runner: PlanRunner;
  weeks: () => readonly PlanWeek[];
}

const CASES: readonly Named[] = PLAN_CASES.map(({ id, runner, wish }) => ({
  name: id,
  runner,
  weeks: () => weeksOf(buildPlan(runner, wish)),
}));
const RANDOM: readonly Named[] = Array.from({ length: RANDOM_RUNNERS }, (_, seed) => ({
  name: `runner ${seed}`,
  runner: randomRunner(seed).runner,
  weeks: () => weeksOf(planOfRandomRunner(seed).outcome),
}));

/** Who learns to run, returns from an injury or begins again after four weeks. */
function isOfSmallSteps({ runner }: Named): boolean {
  const days = runner.daysSinceLastRun ?? 0;
  const isHurt = (runner.injury ?? null) !== null && days >= PLAN_LIMITS.breakDays;
  return isRunWalk(runner) || isHurt || days >= PLAN_LIMITS.gentleReturnDays;
}

const OF_SMALL_STEPS = [...CASES, ...RANDOM].filter(isOfSmallSteps);

function weeksOf(outcome: ReturnType<typeof buildPlan>): readonly PlanWeek[] {
  return outcome.outcome === 'built' ? outcome.plan.weeks : [];
}

function runSecondsOf({ kind, steps, seconds }: PlanSession): number {
  if (kind === 'race') return 0;
  if (kind !== 'run-walk') return seconds;
  return steps
    .filter(({ part }) => part === 'main')
    .reduce((sum, step) => sum + (step.seconds ?? 0) * step.repeats, 0);
}

function isLighter({ reason: { code } }: PlanWeek): boolean {
  return code === 'cut-back' || code === 'taper' || code === 'race-week';
}

/** Whose muscle has healed, and who ran regularly up to twelve weeks ago. */
function isHealedOfRegular({ runner }: Named): boolean {
  const { injury, health, age, weeklyMeters, daysSinceLastRun } = runner;
  const isHealed = injury === 'muscle' && health === 'well' && (age ?? 0) < PLAN_LIMITS.carefulAge;
  return isHealed && weeklyMeters >= 20_000 && (daysSinceLastRun ?? 0) <= 84;
}

/** Sessions whose running without a walk grows more, or sooner again, than it may. */
function stretchJumpsOf(one: Named): string[] {
  let longest = 0;
  const usual = isHealedOfRegular(one) ? 1.5 : 4 / 3;
  const share = isRunWalk(one.runner) ? 1.2 : usual;
  return one.weeks().flatMap((week) => {
    const before = longest;
    const most = isLighter(week) ? before : Math.max(before * share, before + 300);
    const found = Math.max(0, ...week.sessions.map(stretchOf));
    longest = Math.max(longest, found);
    const minutes = (seconds: number) => Math.round(seconds / 60);
    return before > 0 && found > most + ROUNDING
      ? [`${one.name}, week ${week.number}: ${minutes(found)} min after ${minutes(before)} min`]
      : [];
  });
}

/** Weeks with more minutes of running than the largest one before allows, walks left out. */
function minuteJumpsOf(one: Named): string[] {
  const usual = isHealedOfRegular(one) ? [1.2, 600] : [1.2, 360];
  const [share = 1, seconds = 0] = isRunWalk(one.runner) ? [1.15, 180] : usual;
  let largest = 0;
  return one.weeks().flatMap((week) => {
    const before = largest;
    const most = isLighter(week) ? before : Math.max(before * share, before + seconds);
    const found = week.sessions.reduce((sum, session) => sum + runSecondsOf(session), 0);
    largest = Math.max(largest, found);
    return before > 0 && found > most + ROUNDING
      ? [`${one.name}, week ${week.number}: ${found / 60} min after ${before / 60} min`]
      : [];
  });
}

/** Weeks with more running than three tenths over that of two growing weeks ago. */
function twoWeekJumpsOf(one: Named): string[] {
  const largest: number[] = [];
  return one.weeks().flatMap((week) => {
    const found = week.sessions.reduce((sum, session) => sum + runSecondsOf(session), 0);
    const earlier = largest.at(-2) ?? 0;
    if (found > (largest.at(-1) ?? 0)) largest.push(found);
    const most = Math.max(earlier * 1.3, earlier + 360);
    return earlier > 0 && found > most + ROUNDING
      ? [`${one.name}, week ${week.number}: ${found / 60} min after ${earlier / 60} min`]
      : [];
  });
}

describe('who learns to run, or returns from an injury or a long break', () => {
  it('is looked at for many runners of each kind', () => {
    expect(OF_SMALL_STEPS.filter(({ runner }) => isRunWalk(runner)).length).toBeGreaterThan(20);
    expect(OF_SMALL_STEPS.filter(({ runner }) => !isRunWalk(runner)).length).toBeGreaterThan(20);
  });

  it('runs a third, a half where a muscle has healed, or learning a fifth longer without a walk, once a week', () => {
    expect(OF_SMALL_STEPS.flatMap(stretchJumpsOf)).toEqual([]);
  }, 1_200_000);

  it('runs a fifth more a week at most, learning 15 %, and no more in a lighter week', () => {
    expect(OF_SMALL_STEPS.flatMap(minuteJumpsOf)).toEqual([]);
  }, 1_200_000);

  it('runs at most three tenths more after two weeks that grow, while it is learnt', () => {
    const learning = OF_SMALL_STEPS.filter(({ runner }) => isRunWalk(runner));
    expect(learning.flatMap(twoWeekJumpsOf)).toEqual([]);
  }, 1_200_000);
});
