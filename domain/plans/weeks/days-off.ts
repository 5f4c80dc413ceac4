import { calendarDayOf, dayNumberOf, mondayOf } from '../../measures/calendar-day.ts';
import { isDayOff, type PlanWish } from '../plan-wish.ts';
import { sessionsOf } from '../week-pattern.ts';
import type { PlanCourse, Planned } from './plan-course.ts';

/** A week that days off leave fewer runs than usual. */
export interface ShortenedWeek {
  /** Runs that are left, and those of other weeks. */
  runs: number;
  usualRuns: number;
  /** Of a usual week's distance. */
  share: number;
}

/** The long run counts as so much more than another one, and stays wherever a run is left. */
const LONG_RUN_MORE = 0.8;
/** Below this share a week is a lighter one, as one of less is. */
const LIGHTER_SHARE = 0.8;

/** The weekdays of the runner on which a week may be run; Monday is 1. */
export function openWeekdaysOf({ wish }: Pick<PlanCourse, 'wish'>, monday: number): number[] {
  return wish.weekdays.filter((day) => !isDayOff(wish, calendarDayOf(monday + day - 1)));
}

function mondayOfWeek({ startDay }: Pick<PlanCourse, 'startDay'>, index: number): number {
  return mondayOf(startDay) + 7 * index;
}

/** @returns null where a week has as many runs as usual */
export function shortenedWeekOf(course: PlanCourse, index: number): ShortenedWeek | null {
  const { wish } = course;
  if ((wish.daysOff ?? []).length === 0) return null;
  const usualRuns = sessionsOf(wish);
  const runs = Math.min(usualRuns, openWeekdaysOf(course, mondayOfWeek(course, index)).length);
  if (runs >= usualRuns) return null;
  const share = runs === 0 ? 0 : (runs + LONG_RUN_MORE) / (usualRuns + LONG_RUN_MORE);
  return { runs, usualRuns, share };
}

/** In a week with days off a long run comes no sooner than so many days after the last one. */
const LONG_RUN_DAYS = 4;

/** Whether a day of a week with days off follows the last long run too soon for another one. */
export function isTooSoonForLong(
  course: PlanCourse,
  { lastLongDay }: Pick<Planned, 'lastLongDay'>,
  { day, index }: { day: number; index: number },
): boolean {
  return shortenedWeekOf(course, index) !== null && day - lastLongDay < LONG_RUN_DAYS;
}

/**
 * The weekday of the long run in a week with days off: the nearest to the usual one that is not too soon.
 *
 * @returns what is wished where there is no such day, or nothing is off
 */
export function longRunWeekdayOf(
  course: PlanCourse,
  planned: Pick<Planned, 'lastLongDay'>,
  index: number,
): number | null {
  const { longRunWeekday } = course.wish;
  const monday = mondayOfWeek(course, index);
  const open = openWeekdaysOf(course, monday);
  const isUsual = longRunWeekday !== null && open.includes(longRunWeekday);
  if (shortenedWeekOf(course, index) === null || isUsual) return longRunWeekday;
  const wished = longRunWeekday ?? LAST_WEEKDAY;
  const [nearest] = open
    .filter((weekday) => !isTooSoonForLong(course, planned, { day: monday + weekday - 1, index }))
    .toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished));
  return nearest ?? longRunWeekday;
}

const LAST_WEEKDAY = 7;

/** After so many days off in a row form is lost. Then the weeks before them say less of what can be run. */
const LOSS_DAYS = 10;

/**
 * The distances by which the next steps are measured. Weeks that a few days off shorten are left out, since they say
 * nothing of what can be run.
 *
 * @param meters of the weeks, one for each, those before the plan included
 * @param before how many of them are before the plan
 */
export function weeksWithoutFewDaysOff(
  wish: WishOfDaysOff,
  meters: readonly number[],
  { firstMonday, before }: { firstMonday: number; before: number },
): number[] {
  return meters.filter(
    (_, index) => index < before || !hasFewDaysOff(wish, firstMonday + 7 * (index - before)),
  );
}

type WishOfDaysOff = Pick<PlanWish, 'daysOff'> & Parameters<typeof sessionsOf>[0];

/** Whether a week has fewer runs than usual for less than ten days off in a row. */
function hasFewDaysOff(wish: WishOfDaysOff, monday: number): boolean {
  const { daysOff = [] } = wish;
  const within = daysOff.filter(
    ({ from, to }) => dayNumberOf(from) < monday + 7 && dayNumberOf(to) >= monday,
  );
  const isLong = within.some(
    ({ from, to }) => dayNumberOf(to) - dayNumberOf(from) + 1 >= LOSS_DAYS,
  );
  if (within.length === 0 || isLong) return false;
  const open = wish.weekdays.filter((day) => !isDayOff(wish, calendarDayOf(monday + day - 1)));
  return open.length < sessionsOf(wish);
}

/** Whether days off make a week a lighter one, so that no other one is needed right beside it. */
export function isLighterByDaysOff(course: PlanCourse, index: number): boolean {
  const shortened = shortenedWeekOf(course, index);
  return shortened !== null && shortened.share < LIGHTER_SHARE;
}

/** After so many days off in a row so many days are easy, and the first week back has this share; our choice. */
const RETURNS = [
  { daysOff: 10, easyDays: 7, share: 0.7 },
  { daysOff: 5, easyDays: 2, share: 0.9 },
  { daysOff: 2, easyDays: 0, share: 1 },
] as const;

interface Return {
  /** The last day off. */
  lastDay: number;
  easyDays: number;
  share: number;
}

function returnsOf({ daysOff = [] }: Pick<PlanWish, 'daysOff'>): Return[] {
  return daysOff.flatMap(({ from, to }) => {
    const days = dayNumberOf(to) - dayNumberOf(from) + 1;
    const found = RETURNS.find((one) => days >= one.daysOff);
    return found ? [{ lastDay: dayNumberOf(to), ...found }] : [];
  });
}

/** Whether a day is one of the first after days off, on which nothing is hard. */
export function isJustBack({ wish }: Pick<PlanCourse, 'wish'>, day: number): boolean {
  return returnsOf(wish).some(
    ({ lastDay, easyDays }) => day > lastDay && day <= lastDay + easyDays,
  );
}

/** Up to this weekday days off may end in the first week back. */
const BACK_WEEKDAY = 3;

/**
 * The share of the largest week lately that the first week back from days off may have.
 *
 * @returns null where a week is none
 */
export function shareBackOf(course: PlanCourse, index: number): number | null {
  const monday = mondayOfWeek(course, index);
  const shares = returnsOf(course.wish)
    .filter(({ lastDay }) => lastDay >= monday - 4 && lastDay < monday + BACK_WEEKDAY)
    .map(({ share }) => share);
  return shares.length > 0 ? Math.min(...shares) : null;
}
