import { weekdayOf } from '../../measures/calendar-day.ts';
import { isRunWalk, taperWeeksOf } from '../plan-limits.ts';
import { RUN_WALK_STAGE_COUNT } from '../session-drafts.ts';
import type { PlanPhase } from '../training-plan.ts';
import { isCareful, type PlanCourse } from './plan-course.ts';

const CUT_BACK_WEEKS = 4;
const CAREFUL_CUT_BACK_WEEKS = 3;

/** Index of the first week of the taper; the number of weeks where there is none. */
export function taperStartOf({ runner, wish, weekCount, raceDay }: PlanCourse): number {
  if (raceDay === null || wish.goal.meters === null) return weekCount;
  const weeks = taperWeeksOf(wish.goal.meters, weekdayOf(raceDay), runner);
  return Math.max(0, weekCount - weeks);
}

export function isCutBack(course: PlanCourse, index: number, taperStart: number): boolean {
  const period = isCareful(course) ? CAREFUL_CUT_BACK_WEEKS : CUT_BACK_WEEKS;
  if (index <= 0 || index >= taperStart) return false;
  // The second week is too early for less: there the third one is.
  const isShifted = period === CUT_BACK_WEEKS && taperStart % period === 1 && taperStart > period;
  if (isShifted && index <= 2) return index === 2;
  return (taperStart - index) % period === 0;
}

export function phaseOf({ runner }: PlanCourse, index: number, taperStart: number): PlanPhase {
  if (index >= taperStart) return 'taper';
  if (isRunWalk(runner) && index < RUN_WALK_STAGE_COUNT) return 'start';
  const share = index / taperStart;
  if (share < 0.4) return 'base';
  return share < 0.75 ? 'build' : 'specific';
}
