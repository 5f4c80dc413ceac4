import { describe, expect, it } from 'vitest';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { lastRunDayOf, type PlanRunner, type PlanWish } from '@tasuki/domain/plans/plan-wish';
import {
  isHardKind,
  type PlanReason,
  type PlanSession,
  type PlanWeek,
  type TrainingPlan,
} from '@tasuki/domain/plans/training-plan';
import { isFormGuessed, planFormOf } from '@tasuki/domain/plans/goal/runner-form';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import { runMetersOf } from '@tasuki/domain/plans/said/plan-reasons';
import { PLAN_CASES } from '../../evaluation/plans/plan-cases.ts';
import { planOfRandomRunner } from './plan-of-random-runner.ts';

/** A reason that the figures of its plan contradict. */
interface Untrue {
  where: string;
  reason: PlanReason;
  meters: number;
  before: number;
}

function isPercentTrue({ percent }: PlanReason, meters: number, before: number): boolean {
  return percent !== null && Math.abs(percent - (meters / before - 1) * 100) <= 0.6;
}

function untrueOfWeeks(
  { weeks }: TrainingPlan,
  runner: PlanRunner,
  hasTimeLimit: boolean,
): Untrue[] {
  // After a break, and where some of it is walked, what is run counts, without the walks.
  const isWalked = weeks.some(({ sessions }) => sessions.some(({ kind }) => kind === 'run-walk'));
  const isBack = (runner.daysSinceLastRun ?? 0) >= 10 || isWalked;
  const metersOf = (week: PlanWeek) => (isBack ? runMetersOf(week) : week.meters);
  return weeks.flatMap((week) => {
    const { number, reason, sessions } = week;
    const meters = metersOf(week);
    const planned = weeks.slice(0, number - 1).map(metersOf);
    // Who comes back from a break is led up from the first week of the plan.
    const before = isBack ? [] : [runner.weeklyMeters];
    const recent = [...before, ...planned].slice(-3);
    const highest = Math.max(...recent, 0);
    const last = recent.at(-1) ?? 0;
    const isTrue: boolean | undefined = {
      'start-where-you-are': highest > 0 && Math.abs(meters / last - 1) < 0.075,
      'start-after-break': meters <= runner.weeklyMeters || meters <= 5000,
      'start-new': sessions.some(({ kind }) => kind === 'run-walk'),
      'step-up': meters > highest && isPercentTrue(reason, meters, highest),
      hold: Math.abs(meters / last - 1) <= 0.0201,
      steady: Math.abs(meters / highest - 1) <= 0.0501 && last >= highest * 0.93,
      'back-up': Math.abs(meters / highest - 1) <= 0.0501 && last < highest * 0.93,
      less: meters < highest,
      'less-time': meters < highest && hasTimeLimit,
      'cut-back': meters < highest * 0.93,
      taper: meters < Math.max(...planned, runner.weeklyMeters, 1),
    }[reason.code as string];
    return isTrue === false ? [{ where: `week ${number}`, reason, meters, before: highest }] : [];
  });
}

function untrueOfSessions(plan: TrainingPlan, runner: PlanRunner): Untrue[] {
  const start = dayNumberOf(plan.startDay);
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const runs = [
    { day: lastRunDayOf(start, runner), meters: runner.longestMeters ?? 0 },
    ...sessions.map(({ day, meters }) => ({ day: dayNumberOf(day), meters })),
  ];
  const weekOf = (day: string) => plan.weeks.findLast(({ monday }) => monday <= day);
  const isLighter = (day: string) => weekOf(day)?.reason.code === 'cut-back';
  const untrue = ({ day, kind, meters, reason }: PlanSession): Untrue[] => {
    const date = dayNumberOf(day);
    const longest = Math.max(
      0,
      ...runs.filter((run) => run.day < date && run.day >= date - 30).map((run) => run.meters),
    );
    const isTrue: boolean | undefined = {
      'long-step':
        meters > longest && (reason.percent ?? 99) <= 10 && isPercentTrue(reason, meters, longest),
      'long-time': meters >= longest && weekOf(day)?.phase !== 'taper' && !isLighter(day),
      'long-hold': Math.abs(meters / longest - 1) <= 0.0501,
      'long-short': meters < longest * 0.95,
      'long-taper': meters < longest * 0.95,
      'long-below': meters < longest * 0.95,
      'long-first': meters <= 4000,
      'easy-after-hard': sessions.some(
        (one) => dayNumberOf(one.day) === date - 1 && isHardKind(one.kind),
      ),
      'strides-quick': kind === 'strides',
      'test-first': planFormOf(runner) === null || isFormGuessed(runner),
    }[reason.code as string];
    return isTrue === false
      ? [{ where: `${kind} of ${day}`, reason, meters, before: longest }]
      : [];
  };
  return sessions.flatMap(untrue);
}

function untrueReasons(
  plan: TrainingPlan,
  runner: PlanRunner,
  { minutesOnOtherDays }: PlanWish,
): Untrue[] {
  const ofWeeks = untrueOfWeeks(plan, runner, minutesOnOtherDays !== null);
  return [...ofWeeks, ...untrueOfSessions(plan, runner)];
}

describe('a week of less', () => {
  it('names the minutes given where these are what keeps it small', () => {
    const runner = { ...EXAMPLE_RUNNER, weeklyMeters: 40_000, longestMeters: 14_000 };
    const codesOf = (minutesOnOtherDays: number | null) => {
      const outcome = buildPlan(runner, { ...EXAMPLE_WISH, minutesOnOtherDays });
      if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
      return outcome.plan.weeks.map(({ reason }) => reason.code);
    };
    expect(codesOf(30).slice(0, 2)).toEqual(['less-time', 'less-time']);
    expect(codesOf(null)).not.toContain('less-time');
  });
});

describe('every reason', () => {
  it('is true of the plans of the evaluated runners', () => {
    const found = PLAN_CASES.flatMap(({ id, runner, wish }) => {
      const outcome = buildPlan(runner, wish);
      if (outcome.outcome !== 'built') return [];
      return untrueReasons(outcome.plan, runner, wish).map((one) => ({ id, ...one }));
    });
    expect(found).toEqual([]);
  });

  it('is true of the plans of random runners', () => {
    const found = Array.from({ length: 150 }, (_, seed) => seed).flatMap((seed) => {
      const { runner, wish, outcome } = planOfRandomRunner(seed);
      if (outcome.outcome !== 'built') return [];
      return untrueReasons(outcome.plan, runner, wish).map((one) => ({ seed, ...one }));
    });
    expect(found).toEqual([]);
  });
});
