import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { isRunWalk } from '@tasuki/domain/plans/plan-limits';
import {
  isMountainRace,
  PLAN_FACTS,
  type PlanRunner,
  type PlanWish,
} from '@tasuki/domain/plans/plan-wish';
import { goalFitOf } from '@tasuki/domain/plans/said/outline/goal-fit';
import { planChecksOf } from '@tasuki/domain/plans/said/outline/plan-checks';
import {
  outlinePhasesOf,
  PHASE_PARTS,
  type PhasePart,
} from '@tasuki/domain/plans/said/outline/plan-phases';
import { planSetbacksOf } from '@tasuki/domain/plans/said/outline/plan-setbacks';
import { planNotesOf } from '@tasuki/domain/plans/said/plan-notes';
import { runMetersOf } from '@tasuki/domain/plans/said/plan-reasons';
import { feelOfSession } from '@tasuki/domain/plans/said/session-feel';
import { weekCaptionOf, type WeekCaption } from '@tasuki/domain/plans/said/week-caption';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import {
  isHardKind,
  isLongKind,
  type PlanSession,
  type PlanWeek,
  type TrainingPlan,
} from '@tasuki/domain/plans/training-plan';
import { describe, expect, it } from 'vitest';
import { randomRunner } from './random-runner.ts';

const RUNNERS = 300;

interface Made {
  seed: number;
  runner: PlanRunner;
  wish: PlanWish;
  plan: TrainingPlan;
}

/** Random runners, each with a sex and facts beside. */
const MADE: readonly Made[] = Array.from({ length: RUNNERS }, (_, seed) => seed).flatMap((seed) => {
  const { runner, wish } = randomRunner(seed);
  const whole: PlanRunner = {
    ...runner,
    sex: ([null, 'female', 'male'] as const)[seed % 3] ?? null,
    facts: PLAN_FACTS.filter((_, index) => (seed >> index) % 4 === 0),
  };
  const outcome = buildPlan(whole, wish);
  return outcome.outcome === 'built' ? [{ seed, runner: whole, wish, plan: outcome.plan }] : [];
});

function sessionsOf({ weeks }: Pick<TrainingPlan, 'weeks'>): readonly PlanSession[] {
  return weeks.flatMap(({ sessions }) => sessions);
}

function isFast({ kind }: PlanSession): boolean {
  return isHardKind(kind) && kind !== 'long' && kind !== 'race';
}

function near(percent: number | null, meters: number, before: number): boolean {
  return percent !== null && Math.abs(percent - (meters / before - 1) * 100) <= 0.6;
}

/** Whether what stands above a week is so. */
function isCaptionTrue({ plan, runner, wish }: Made, week: PlanWeek): boolean {
  const isWalked = plan.weeks
    .slice(0, week.number)
    .some(({ sessions }) => sessions.some(({ kind }) => kind === 'run-walk'));
  const isBack = isRunWalk(runner) || isWalked || (runner.daysSinceLastRun ?? 0) >= 10;
  const metersOf = (one: PlanWeek) => (isBack ? runMetersOf(one) : one.meters);
  const meters = metersOf(week);
  const recent = plan.weeks.slice(Math.max(0, week.number - 4), week.number - 1).map(metersOf);
  const highest = Math.max(0, ...recent);
  const usual = runner.weeklyMeters;
  const { percent } = week.reason;
  const isMore = meters > highest && near(percent, meters, highest);
  const isTrue: Partial<Record<WeekCaption, boolean>> = {
    'step-up': isMore,
    'step-up-running': isMore,
    'step-up-usual': meters > usual && near(percent, meters, usual),
    less: plan.weeks.slice(0, week.number - 1).some((one) => metersOf(one) > meters),
    'less-usual': meters < usual,
    'back-up-usual': Math.abs(meters / usual - 1) <= 0.0501,
    'back-up':
      recent.some((one) => one < highest * 0.93) && Math.abs(meters / highest - 1) <= 0.0501,
    hold: Math.abs(meters / (recent.at(-1) ?? usual) - 1) <= 0.0201,
  };
  return isTrue[weekCaptionOf(plan, week, wish)] ?? true;
}

const NAMES_OF_PART: Readonly<Partial<Record<PhasePart, readonly string[]>>> = {
  hills: ['hills'],
  fartlek: ['fartlek'],
  tempo: ['tempo', 'cruise', 'tempo-quick'],
  intervals: ['intervals'],
  quick: ['repetitions'],
  'race-repeats': ['race-pace'],
  'marathon-pace': ['marathon-pace'],
  'steady-finish': ['long-progressive'],
  'paced-long': ['long-pace'],
};

function untrueParts({ plan, runner, wish }: Made): string[] {
  return outlinePhasesOf(plan, runner, wish).flatMap(({ parts, aim, sign, fromWeek, toWeek }) => {
    const weeks = plan.weeks.slice(fromWeek - 1, toWeek);
    const sessions = sessionsOf({ weeks });
    const names = new Set<string>(sessions.map(nameOfSession));
    // In the mountains the time of a long run counts, however few its kilometres are.
    const lengthOf = (week: PlanWeek) =>
      isMountainRace(wish)
        ? Math.max(0, ...week.sessions.map((one) => (isLongKind(one.kind) ? one.seconds : 0)))
        : week.longMeters;
    const most = Math.max(...plan.weeks.map(lengthOf));
    const isPartTrue = (part: PhasePart): boolean => {
      if (part === 'longest') return weeks.some((week) => lengthOf(week) === most);
      if (part === 'two-days') {
        return sessions.some(({ day, kind }) =>
          sessions.some(
            (other) =>
              isLongKind(kind) && Math.abs(dayNumberOf(other.day) - dayNumberOf(day)) === 1,
          ),
        );
      }
      return (NAMES_OF_PART[part] ?? []).some((name) => names.has(name));
    };
    const isEasyOnly = aim === 'base-easy' || aim === 'build-easy';
    return [
      ...parts.filter((part) => !isPartTrue(part)),
      // What a session is for may have been said in an earlier phase.
      ...(sign === null ||
      sign === aim ||
      PHASE_PARTS.some((part) => part === sign && isPartTrue(part))
        ? []
        : [`sign ${sign}`]),
      ...(isEasyOnly && sessions.some(isFast) ? [`${aim} with fast running`] : []),
    ].map((one) => `weeks ${fromWeek} to ${toWeek}: ${one}`);
  });
}

describe('what stands beside the weeks and sessions of random runners', () => {
  it('compares a week with what it really is more or less than', () => {
    const untrue = MADE.flatMap((made) =>
      made.plan.weeks
        .filter((week) => !isCaptionTrue(made, week))
        .map(
          (week) =>
            `runner ${made.seed}, week ${week.number}: ${weekCaptionOf(made.plan, week, made.wish)}`,
        ),
    );
    expect(untrue).toEqual([]);
  });

  it('names of a phase only what its sessions hold', () => {
    const untrue = MADE.flatMap((made) =>
      untrueParts(made).map((one) => `runner ${made.seed}, ${one}`),
    );
    expect(untrue).toEqual([]);
  });

  it('says once what the sessions of a kind are for', () => {
    for (const { plan, runner, wish } of MADE) {
      const parts = outlinePhasesOf(plan, runner, wish).flatMap((phase) => phase.parts);
      expect(parts.length).toBe(new Set(parts).size);
    }
  });

  it('calls race pace an effort with something left, and repeats only what is repeated', () => {
    const untrue = MADE.flatMap(({ seed, plan }) =>
      sessionsOf(plan).flatMap((session) => {
        const main = session.steps.find(({ part }) => part === 'main');
        const feel = feelOfSession(session);
        const isRacePace = main?.effort === 'race' && session.kind !== 'race';
        const isUntrue =
          (isRacePace && feel === 'hard-but-even') ||
          (feel === 'race-repeats' && (main?.repeats ?? 1) < 2);
        return isUntrue ? [`runner ${seed}, ${session.day}: ${feel}`] : [];
      }),
    );
    expect(untrue).toEqual([]);
  });

  it('says of health, illness and time only what is so of the runner and the plan', () => {
    const untrue = MADE.flatMap(({ seed, plan, runner, wish }) => {
      const hasFast = sessionsOf(plan).some(isFast);
      const checks = planChecksOf(plan, runner, wish);
      const setbacks = planSetbacksOf(plan, runner, wish);
      const { shown, folded } = planNotesOf(plan, runner, wish);
      const { sex = null, age, facts = [] } = runner;
      const isBirth = facts.includes('birth');
      const wrong = [
        checks.includes('yellow') && !hasFast,
        checks.includes('yellow-easy') && hasFast,
        setbacks.includes('lost-hard') && !hasFast,
        [...shown, ...folded].includes('few-days') && !hasFast,
        checks.includes('periods') && (sex !== 'female' || age === null || age > 49 || isBirth),
        checks.includes('birth-signs') !== isBirth,
        isBirth && checks.some((check) => check.startsWith('weight')),
        checks.includes('eat-masters') && (age ?? 0) < 60,
        checks.filter((check) => check.startsWith('carbohydrate')).length > 1,
        checks.filter((check) => check.startsWith('sleep')).length !== 1,
      ];
      return wrong.flatMap((isWrong, index) => (isWrong ? [`runner ${seed}: ${index}`] : []));
    });
    expect(untrue).toEqual([]);
  });

  it('promises whoever returns no longer running than the plan holds', () => {
    const untrue = MADE.flatMap(({ seed, plan, runner, wish }) => {
      const aim = goalFitOf(plan, runner, wish).find(({ code }) => code === 'aim-b-return');
      if (!aim) return [];
      const week = plan.weeks[(aim.week ?? 0) - 1];
      const isHeld = week?.sessions.some(({ kind, seconds, steps }) =>
        kind === 'run-walk'
          ? steps.some((step) => step.seconds === aim.seconds)
          : seconds === aim.seconds,
      );
      return isHeld ? [] : [`runner ${seed}`];
    });
    expect(untrue).toEqual([]);
  });
});
