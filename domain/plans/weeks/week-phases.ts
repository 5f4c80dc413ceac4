import { dayNumberOf, mondayOf, weekdayOf } from '../../measures/calendar-day.ts';
import { MARATHON_METERS } from '../../training/performance/vdot.ts';
import { isRunWalk, PLAN_LIMITS, taperWeeksOf } from '../plan-limits.ts';
import type { PlanPhase } from '../training-plan.ts';
import { isLighterByDaysOff } from './days-off.ts';
import {
  isCareful,
  isOfMasters,
  isQuickReturn,
  isRestart,
  RACE_OF_WEEK_SHARE,
  stagesOf,
  type PlanCourse,
} from './plan-course.ts';

const CUT_BACK_WEEKS = 4;
const CAREFUL_CUT_BACK_WEEKS = 3;
/** Where running is learnt or learnt again, weeks of less come as late as the limits allow. */
const LEARNING_CUT_BACK_WEEKS = 5;
const CAREFUL_LEARNING_CUT_BACK_WEEKS = 4;

/** Index of the first week of the taper; the number of weeks where there is none. */
export function taperStartOf({ runner, wish, weekCount, raceDay }: PlanCourse): number {
  if (raceDay === null || wish.goal.meters === null) return weekCount;
  const weeks = taperWeeksOf(wish.goal.meters, weekdayOf(raceDay), runner);
  return Math.max(0, weekCount - weeks);
}

/** From this distance on a race on the way makes its own week smaller, instead of the one before it. */
const LONG_RACE_ON_THE_WAY_METERS = 15_000;

function isLongRaceWeek({ wish, runner, startDay }: PlanCourse, index: number): boolean {
  const monday = mondayOf(startDay) + 7 * index;
  // A race that no week can hold by then is left out, and nobody rests for it.
  const most = runner.weeklyMeters * PLAN_LIMITS.weekStepShare ** index * RACE_OF_WEEK_SHARE;
  return wish.racesOnTheWay.some(({ day, meters }) => {
    const date = dayNumberOf(day);
    const isHere = date >= monday && date < monday + 7;
    return isHere && meters >= LONG_RACE_ON_THE_WAY_METERS && meters <= most;
  });
}

/** Lighter weeks come when they are due if they are needed sooner, or if the runner learns to run. */
function mayMoveCutBack(course: PlanCourse): boolean {
  return !isCareful(course) && !isOfMasters(course) && !isLearningAgain(course);
}

/** Whether running is learnt, or learnt again after a long break. */
function isLearningAgain(course: PlanCourse): boolean {
  return isRunWalk(course.runner) || isRestart(course) || isQuickReturn(course);
}

export function isCutBack(course: PlanCourse, index: number, taperStart: number): boolean {
  if (index <= 0 || index >= taperStart) return false;
  const hasDaysOff = (course.wish.daysOff ?? []).length > 0;
  return hasDaysOff
    ? lighterWeeksOf(course, taperStart).has(index)
    : isUsualCutBack(course, index, taperStart);
}

const lighterWeeks = new WeakMap<PlanCourse, ReadonlySet<number>>();

/** So many weeks before days off a lighter one comes that would else be right before them, and in which week at first. */
const LIGHTER_SOONER = { weeks: 3, leastWeek: 2 } as const;

/** The lighter weeks of a plan with days off, by their index. */
function lighterWeeksOf(course: PlanCourse, taperStart: number): ReadonlySet<number> {
  const known = lighterWeeks.get(course);
  if (known) return known;
  const found = lighterWeeksBesideDaysOff(course, taperStart);
  lighterWeeks.set(course, found);
  return found;
}

/**
 * Days off are lighter weeks that nobody can choose. So none of the usual ones comes right beside them, as far as the
 * limit allows. One two weeks after them comes a week later, but before a marathon, whose tests it holds.
 */
function lighterWeeksBesideDaysOff(course: PlanCourse, taperStart: number): Set<number> {
  const isOff = (week: number) => week > 0 && week < taperStart && isLighterByDaysOff(course, week);
  const most = isCareful(course)
    ? PLAN_LIMITS.carefulWeeksWithoutCutBackMaximum
    : PLAN_LIMITS.weeksWithoutCutBackMaximum;
  const mayPutOff =
    mayMoveCutBack(course) && (course.wish.goal.meters ?? 0) < MARATHON_METERS && most > 3;
  const found = new Set<number>();
  let without = 1;
  let isPutOff = false;
  // The limit would ask for one right before the days off: it comes some weeks before them.
  const isNeededBefore = (off: number) =>
    isOff(off) &&
    !isOff(off - 1) &&
    without + LIGHTER_SOONER.weeks > most &&
    !isUsualCutBack(course, off - 2, taperStart);
  for (let week = 1; week < taperStart; week += 1) {
    const isUsual = isUsualCutBack(course, week, taperStart);
    const isBeside = isOff(week - 1) || isOff(week + 1);
    const isNear = mayPutOff && isOff(week - 2);
    const isSooner =
      !isBeside && week >= LIGHTER_SOONER.leastWeek && isNeededBefore(week + LIGHTER_SOONER.weeks);
    const isLighter: boolean =
      isOff(week) || without >= most || isPutOff || isSooner || (isUsual && !isBeside && !isNear);
    isPutOff = isUsual && !isLighter && isNear && !isBeside;
    without = isLighter ? 0 : without + 1;
    if (isLighter) found.add(week);
  }
  return found;
}

function isUsualCutBack(course: PlanCourse, index: number, taperStart: number): boolean {
  if (mayMoveCutBack(course) && isLongRaceWeek(course, index)) return true;
  // Two weeks of less in a row, and one after the race, would end the build-up.
  const isBeforeRace =
    mayMoveCutBack(course) &&
    index > CUT_BACK_WEEKS &&
    index + 1 < taperStart &&
    isLongRaceWeek(course, index + 1);
  return !isBeforeRace && isPlainCutBack(course, index, taperStart);
}

/** Whether a plan without a race leads back to running: its last week shows how far. */
function isReturnOf({ wish, raceDay }: PlanCourse): boolean {
  return wish.goal.kind === 'return' && raceDay === null;
}

function isPlainCutBack(course: PlanCourse, index: number, taperStart: number): boolean {
  if (index <= 0) return false;
  const isSmall = isCareful(course);
  if (isLearningAgain(course)) {
    const weeks = isSmall ? CAREFUL_LEARNING_CUT_BACK_WEEKS : LEARNING_CUT_BACK_WEEKS;
    // None right before a taper, which is less anyway.
    if (isReturnOf(course) && taperStart % weeks === 0) {
      // The last week checks what the way back led to, rested from the one before it.
      if (index >= taperStart - 2) return index === taperStart - 2;
    }
    const isLastBefore = course.raceDay !== null && taperStart % weeks === 0;
    if (isLastBefore && index >= taperStart - 2) return index === taperStart - 2;
    return (index + 1) % weeks === 0;
  }
  const isSooner = isSmall || isOfMasters(course);
  const period = isSooner ? CAREFUL_CUT_BACK_WEEKS : CUT_BACK_WEEKS;
  // Counted from the start where else the second week would be one of less.
  if (isSooner && taperStart % period === 1) return (index + 1) % period === 0;
  // The second week is too early for less: there the third one is.
  const isShifted = period === CUT_BACK_WEEKS && taperStart % period === 1 && taperStart > period;
  if (isShifted && index <= 2) return index === 2;
  return (taperStart - index) % period === 0;
}

/** Weeks from this one to the taper that may grow; those of less are none of them. */
export function growingWeeksFrom(course: PlanCourse, index: number, taperStart: number): number {
  let count = 0;
  for (let week = index; week < taperStart; week += 1) {
    if (!isCutBack(course, week, taperStart)) count += 1;
  }
  return Math.max(1, count);
}

/** The share of the weeks before the taper that are the base. */
export const BUILD_SHARE = 0.4;
/** Below the marathon race pace begins with the work for the race, which therefore has more weeks. */
const BUILD_SHARE_BELOW_MARATHON = 0.35;
const SPECIFIC_SHARE = { usual: 2 / 3, belowMarathon: 0.6 } as const;
const LEAST_BUILD_WEEKS = 2;

export function phaseOf(course: PlanCourse, index: number, taperStart: number): PlanPhase {
  if (index >= taperStart) return 'taper';
  if (index < stagesOf(course).length) return 'start';
  const isSooner = isSpecificSooner(course);
  const build = Math.ceil(taperStart * (isSooner ? BUILD_SHARE_BELOW_MARATHON : BUILD_SHARE));
  if (index < build) return 'base';
  return index < specificStartOf(course, taperStart) ? 'build' : 'specific';
}

/** Index of the first week of the work for the race. */
export function specificStartOf(course: PlanCourse, taperStart: number): number {
  const isSooner = isSpecificSooner(course);
  const build = Math.ceil(taperStart * (isSooner ? BUILD_SHARE_BELOW_MARATHON : BUILD_SHARE));
  const share = SPECIFIC_SHARE[isSooner ? 'belowMarathon' : 'usual'];
  const meant = Math.max(Math.ceil(taperStart * share), build + LEAST_BUILD_WEEKS);
  // A lighter week ends a block of work and begins none.
  return isCutBack(course, meant, taperStart) ? meant + 1 : meant;
}

/** Whether work for the race begins sooner: below the marathon, with a base and without a need for care. */
function isSpecificSooner(course: PlanCourse): boolean {
  const { runner, wish } = course;
  const isBelow = wish.goal.meters !== null && wish.goal.meters < MARATHON_METERS;
  return isBelow && runner.weeklyMeters >= PLAN_LIMITS.regularWeekMeters && !isCareful(course);
}
