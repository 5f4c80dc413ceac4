import { isRunWalk } from '../plan-limits.ts';
import { NEWCOMER_PACE, WALKING_PACE } from '../plan-wish.ts';
import { NEWCOMER_STAGES, RACE_WALK_SECONDS, raceStretchOf } from '../session-drafts.ts';
import type { PlanCourse, Planned } from './plan-course.ts';
import { isCutBack, taperStartOf } from './week-phases.ts';

/** Whose longest stretch of running is less than this of a race walks in it too; our choice. */
const CONTINUOUS_RACE_SHARE = 0.75;
/** The same of a race whose walks nobody rehearsed, since more was to be expected. */
const UNREHEARSED_RACE_SHARE = 0.65;
/** Beyond the stages the longest stretch grows by at least this a week. Seconds. */
const STRETCH_GAIN_SECONDS = 180;
/** In this many of the last weeks that grow, the longest session is run and walked like the race. */
const REHEARSED_WEEKS = 2;

/** Running and walking in turns, as a race is planned. Seconds. */
export interface RaceTurns {
  stretch: number;
  walk: number;
}

/** How long a race takes in which the runner learns to run. Seconds. */
export function newcomerRaceSeconds({ wish: { goal } }: Pick<PlanCourse, 'wish'>): number {
  return goal.seconds ?? Math.round(((goal.meters ?? 0) * NEWCOMER_PACE) / 1000);
}

/** How long that race takes with its walks, where no time is wished. Seconds. */
export function walkedRaceSeconds(course: PlanCourse, { stretch, walk }: RaceTurns): number {
  const { meters, seconds } = course.wish.goal;
  if (seconds !== null) return seconds;
  const turnMeters = (stretch * 1000) / NEWCOMER_PACE + (walk * 1000) / WALKING_PACE;
  return Math.ceil(((stretch + walk) * (meters ?? 0)) / turnMeters / 60) * 60;
}

/**
 * The turns of running and walking in the race of a runner who learns to run. They are the rehearsed ones, else
 * they follow the longest stretch until then.
 *
 * @returns null where the race is run throughout
 */
export function raceTurnsOf(course: PlanCourse, planned: Planned): RaceTurns | null {
  const { raceStretch, longestStretch } = planned;
  if (raceStretch !== null) return { stretch: raceStretch, walk: RACE_WALK_SECONDS };
  const isRun = longestStretch >= newcomerRaceSeconds(course) * UNREHEARSED_RACE_SHARE;
  return isRun ? null : { stretch: raceStretchOf(longestStretch), walk: RACE_WALK_SECONDS };
}

/**
 * The turns in which the longest session of a week rehearses the race: from the last but one of the weeks that
 * grow on. One stretch is half of what will be run without a walk by then, and no more than the week leads to.
 *
 * @returns null in other weeks, and before races that will be run throughout
 */
export function rehearsedTurnsOf(
  course: PlanCourse,
  planned: Planned,
  index: number,
): RaceTurns | null {
  if (course.raceDay === null || !isRunWalk(course.runner)) return null;
  const { raceStretch, longestStretch } = planned;
  const taperStart = taperStartOf(course);
  const isLastWeek = index === course.weekCount - 1;
  const growing = Array.from({ length: taperStart }, (_, week) => week).filter(
    (week) => !isCutBack(course, week, taperStart),
  );
  const first = growing.at(-REHEARSED_WEEKS) ?? 0;
  if (isLastWeek || index < first || index > taperStart) return null;
  if (raceStretch !== null) return { stretch: raceStretch, walk: RACE_WALK_SECONDS };
  if (index === taperStart) return null;
  const longest = growing
    .filter((week) => week >= index)
    .reduce((stretch) => nextStretchOf(stretch), longestStretch);
  if (longest >= newcomerRaceSeconds(course) * CONTINUOUS_RACE_SHARE) return null;
  // The week's first run has the longest stretch until then, before the longest run rehearses with it.
  const stretch = Math.min(raceStretchOf(longest), nextStretchOf(longestStretch));
  return { stretch, walk: RACE_WALK_SECONDS };
}

/** The longest running without a walk of the next week that grows. */
function nextStretchOf(stretch: number): number {
  return NEWCOMER_STAGES.find(({ run }) => run > stretch)?.run ?? stretch + STRETCH_GAIN_SECONDS;
}
