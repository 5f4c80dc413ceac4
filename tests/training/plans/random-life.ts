import { calendarDayOf, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { buildPlan, type PlanOutcome } from '@tasuki/domain/plans/build-plan';
import type { PlanRunner, PlanWish } from '@tasuki/domain/plans/plan-wish';
import { chanceOf, randomRunner } from './random-runner.ts';

/** One look at a plan during a life: who the runner was then, and what was built. */
export interface LifeStep {
  runner: PlanRunner;
  wish: PlanWish;
  outcome: PlanOutcome;
}

const LIFE_WEEKS = 16;
const REBUILT_EVERY_WEEKS = 2;
/** What happens to a run, with its likelihood. */
const MISSED = 0.15;
const EXTRA = 0.05;
/** A week of illness without any run. */
const ILL_WEEK = 0.06;
const EXTRA_METERS = 4000;

/**
 * Sixteen weeks of somebody who misses runs, is ill and runs more than planned. Every second week a
 * plan is built anew from what was really run.
 */
export function randomLife(seed: number): LifeStep[] {
  const chance = chanceOf(seed * 104_729 + 3);
  const { runner: start, wish: wished } = randomRunner(seed);
  const firstDay = dayNumberOf(wished.today);
  const race = {
    ...wished.goal,
    kind: 'race' as const,
    meters: wished.goal.meters ?? 10_000,
    seconds: null,
    day: calendarDayOf(firstDay + 7 * LIFE_WEEKS + 6),
  };
  const runs: { day: number; meters: number }[] = [];
  const steps: LifeStep[] = [];
  for (let week = 0; week < LIFE_WEEKS; week += REBUILT_EVERY_WEEKS) {
    const today = firstDay + 7 * week;
    const runner = week === 0 ? start : runnerOn(start, runs, today);
    const wish = { ...wished, goal: race, today: calendarDayOf(today) };
    const outcome = buildPlan(runner, wish);
    steps.push({ runner, wish, outcome });
    if (outcome.outcome !== 'built') break;
    const end = today + 7 * REBUILT_EVERY_WEEKS;
    const isIll = chance() < ILL_WEEK;
    for (const session of outcome.plan.weeks.flatMap(({ sessions }) => sessions)) {
      const day = dayNumberOf(session.day);
      const fate = chance();
      if (day >= end || isIll || fate < MISSED) continue;
      runs.push({ day, meters: session.meters + (fate > 1 - EXTRA ? EXTRA_METERS : 0) });
    }
  }
  return steps;
}

function runnerOn(
  start: PlanRunner,
  runs: readonly { day: number; meters: number }[],
  today: number,
): PlanRunner {
  const sumOf = (days: number) =>
    runs.filter(({ day }) => day >= today - days && day < today).map(({ meters }) => meters);
  const lastDay = Math.max(...runs.map(({ day }) => day));
  return {
    ...start,
    weeklyMeters: sumOf(28).reduce((sum, meters) => sum + meters, 0) / 4,
    longestMeters: sumOf(30).length > 0 ? Math.max(...sumOf(30)) : null,
    daysSinceLastRun: runs.length > 0 ? today - lastDay : null,
  };
}
