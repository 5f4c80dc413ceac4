import { HALF_MARATHON_METERS } from '../../../training/performance/vdot.ts';
import { isRunWalk, PLAN_LIMITS } from '../../plan-limits.ts';
import { isInjuryNamed, type PlanRunner, type PlanWish } from '../../plan-wish.ts';
import type { TrainingPlan } from '../../training-plan.ts';
import { outlineLine, type OutlineLine } from './outline-line.ts';

/** What a plan takes for granted, since it was recorded, answered or is simply not known. */
export const PLAN_ASSUMPTIONS = [
  'week',
  'week-only',
  'before-break',
  'before-break-only',
  'week-none',
  'break',
  'form-race',
  'form-easy',
  'form-none',
  'days',
  'minutes',
  'well',
  'niggle',
  'injury',
  'no-heart-rate',
  'flat',
  'hot',
] as const;
export type PlanAssumption = (typeof PLAN_ASSUMPTIONS)[number];

/** What would still change the plan, the most decisive first. */
export const PLAN_DOUBTS = [
  'what-hurts',
  'pain-free',
  'stairs',
  'health-condition',
  'recent-race',
  'short-race',
  'old-injury',
  'goal-time',
  'more-time',
  'tune-up',
  'course',
  'other-sport',
  'next-goal',
  'next-race',
] as const;
export type PlanDoubt = (typeof PLAN_DOUBTS)[number];

/** More nobody answers. */
const DOUBTS_MAXIMUM = 4;
const DOUBTS_LEAST = 2;
const FEW_DAYS = 3;
const TUNE_UP_WEEKS = 9;
/** A form less sure than this is worth a race to find out. */
const UNSURE_VDOT = 1.5;

type DoubtRunner = Pick<
  PlanRunner,
  | 'weeklyMeters'
  | 'longestMeters'
  | 'daysSinceLastRun'
  | 'vdot'
  | 'easyPaceSecondsPerKilometer'
  | 'heartRate'
  | 'health'
  | 'injury'
>;
type DoubtWish = Pick<
  PlanWish,
  'goal' | 'weekdays' | 'minutesOnOtherDays' | 'isHilly' | 'isHot' | 'racesOnTheWay'
>;

/** What the plan was built on, so that who reads it can say where it is wrong. */
export function assumptionsOf(runner: DoubtRunner, wish: DoubtWish): OutlineLine<PlanAssumption>[] {
  const { weeklyMeters, longestMeters, daysSinceLastRun, health, heartRate } = runner;
  const isResting = (daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  const isMeasured = heartRate !== null && heartRate.basis !== 'age-estimate';
  return [
    isRunWalk(runner)
      ? outlineLine('week-none')
      : longestMeters
        ? outlineLine(isResting ? 'before-break' : 'week', {
            meters: weeklyMeters,
            otherMeters: longestMeters,
          })
        : outlineLine(isResting ? 'before-break-only' : 'week-only', { meters: weeklyMeters }),
    ...(isResting ? [outlineLine('break', { count: daysSinceLastRun })] : []),
    ...(isRunWalk(runner) ? [] : [outlineLine(formOf(runner))]),
    outlineLine('days', { weekdays: wish.weekdays, count: wish.weekdays.length }),
    ...(wish.minutesOnOtherDays === null
      ? []
      : [outlineLine('minutes', { count: wish.minutesOnOtherDays })]),
    outlineLine(health === 'niggle' ? 'niggle' : isHurt(runner) ? 'injury' : 'well'),
    ...(isMeasured || isRunWalk(runner) ? [] : [outlineLine('no-heart-rate')]),
    ...(wish.goal.kind === 'race' && !wish.isHilly ? [outlineLine('flat')] : []),
    ...(wish.isHot ? [outlineLine('hot')] : []),
  ];
}

function isHurt(runner: DoubtRunner): boolean {
  return isInjuryNamed(runner) || (runner.injury ?? null) !== null;
}

function formOf({ vdot, easyPaceSecondsPerKilometer }: DoubtRunner): PlanAssumption {
  if (vdot) return 'form-race';
  return easyPaceSecondsPerKilometer === null ? 'form-none' : 'form-easy';
}

/** What to ask the runner still, two to four questions, each with what its answer would change. */
export function doubtsOf(
  plan: TrainingPlan,
  runner: DoubtRunner,
  wish: DoubtWish,
): OutlineLine<PlanDoubt>[] {
  const { goal, racesOnTheWay } = wish;
  const isNew = isRunWalk(runner);
  const isRace = goal.meters !== null;
  const isLong = (goal.meters ?? 0) >= HALF_MARATHON_METERS;
  const isBusy = wish.weekdays.length <= FEW_DAYS || wish.minutesOnOtherDays !== null;
  const isOfUse: Readonly<Record<PlanDoubt, boolean>> = {
    'what-hurts': runner.health === 'niggle' || runner.injury === 'other',
    'pain-free': runner.health === 'well' && (isHurt(runner) || goal.kind === 'return'),
    stairs: isNew,
    'health-condition': isNew,
    'recent-race': !isNew && runner.vdot === null,
    'short-race': !isNew && runner.vdot !== null && runner.vdot.uncertainty > UNSURE_VDOT,
    'old-injury': runner.health === 'well' && !isHurt(runner) && !isNew,
    'goal-time': !isNew && isRace && goal.seconds === null && runner.vdot !== null,
    'more-time': !isNew && isBusy && isRace,
    'tune-up': isLong && !isNew && racesOnTheWay.length === 0 && plan.weeks.length >= TUNE_UP_WEEKS,
    course: isRace && !isNew && !wish.isHilly && !wish.isHot,
    'other-sport': isNew,
    'next-goal': !isRace,
    'next-race': false,
  };
  const fitting = PLAN_DOUBTS.filter((doubt) => isOfUse[doubt]).slice(0, DOUBTS_MAXIMUM);
  // Where all else is known, what comes afterwards still decides how a plan should end.
  const next = goal.kind === 'race' ? 'next-race' : 'next-goal';
  const asked: readonly PlanDoubt[] = fitting.length < DOUBTS_LEAST ? [...fitting, next] : fitting;
  return asked.map((doubt) =>
    outlineLine(doubt, {
      meters: goal.meters,
      count: wish.weekdays.length,
      week: doubt === 'tune-up' ? Math.max(1, plan.weeks.length - 4) : null,
    }),
  );
}
