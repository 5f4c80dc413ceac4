import { ISO_WEEKDAYS } from '../athletes/athlete-profile.ts';
import { PLAN_LIMITS } from './plan-limits.ts';
import type { PlanWish } from './plan-wish.ts';

/** Which kind of session falls on which weekday; Monday is 1. */
export interface WeekPattern {
  long: number;
  quality: readonly number[];
  easy: readonly number[];
  /** Day of a second, easy run; null = none. */
  second: number | null;
  /** How well it fits: higher is better. Only compared within one runner. */
  fit: number;
}

type PatternWish = Pick<
  PlanWish,
  | 'weekdays'
  | 'sessionsPerWeek'
  | 'longRunWeekday'
  | 'clubWeekdays'
  | 'runsEveryDay'
  | 'minutesByWeekday'
>;

/** The weights of what makes a week fit, strongest first; our choice. The runner's own day goes before any session. */
const FIT = {
  wishedLongDay: 5000,
  /** A fixed session is run in any case, so that a second one beside it gives way. */
  clubDay: 1500,
  quality: 1000,
  gapBetweenHardDays: 20,
  weekendLongDay: 15,
  restBesideLong: 8,
  dayInRow: -6,
  /** A minute that a faster session lacks, and one that a long run has. */
  lackedMinute: -4,
  longMinute: 1,
} as const;

/** With so many minutes a day has room for any faster session, and with so many for any long run; our choice. */
const ROOM_MINUTES = { faster: 50, long: 240 } as const;

/** The minutes that a weekday lacks for a faster session with its warm-up and cool-down; 0 = none, or not known. */
export function lackedMinutes(
  { minutesByWeekday = {} }: Pick<PlanWish, 'minutesByWeekday'>,
  weekday: number,
): number {
  return Math.max(0, ROOM_MINUTES.faster - (minutesByWeekday[weekday] ?? Infinity));
}

function runDaysOf({ weekdays, runsEveryDay = false }: PatternWish): number {
  const most = runsEveryDay ? PLAN_LIMITS.sessionsMaximum : PLAN_LIMITS.runDaysMaximum;
  return Math.min(weekdays.length, most);
}

/** A runner who does not run every day keeps a day without a run. A seventh run is then a second one of a day. */
export function sessionsOf(wish: PatternWish): number {
  const { sessionsPerWeek } = wish;
  const days = runDaysOf(wish);
  const doubles = days === PLAN_LIMITS.runDaysMaximum ? 1 : 0;
  return Math.min(sessionsPerWeek, days + doubles, PLAN_LIMITS.sessionsMaximum);
}

/**
 * The best distribution over the runner's days. Hard days are never next to each other, also from
 * Sunday to Monday. The long run falls where it is wished. More days to choose from never give a
 * worse one, because all choices of fewer days stay among them.
 *
 * @param qualityWanted faster sessions a week; fewer where hard days would be neighbours
 * @returns null where there is no day at all
 */
export function bestWeekPattern(wish: PatternWish, qualityWanted: number): WeekPattern | null {
  const count = sessionsOf(wish);
  const days = ISO_WEEKDAYS.filter((day) => wish.weekdays.includes(day));
  let best: WeekPattern | null = null;
  for (const chosen of subsetsOf(days, Math.min(count, runDaysOf(wish)))) {
    for (const long of chosen) {
      const others = chosen.filter((day) => day !== long);
      for (let wanted = qualityWanted; wanted >= 0; wanted -= 1) {
        for (const quality of subsetsOf(others, wanted)) {
          const hard = [long, ...quality];
          if (smallestGap(hard) < 2) continue;
          const easy = others.filter((day) => !quality.includes(day));
          const fit = fitOf(wish, chosen, long, quality);
          if (best === null || fit > best.fit + 1e-9) {
            const second = count > chosen.length ? secondRunDay(easy, long, quality) : null;
            best = { long, quality, easy, second, fit };
          }
        }
      }
    }
  }
  return best;
}

/**
 * As many of the runner's days as lie apart from each other, up to three, over the end of the week too.
 * The day of the long run is among them.
 */
export function daysApart(wish: PatternWish): number[] {
  const days = ISO_WEEKDAYS.filter((day) => wish.weekdays.includes(day));
  const most = Math.min(PLAN_LIMITS.sessionsMinimum, sessionsOf(wish));
  for (let count = most; count > 1; count -= 1) {
    const choices = subsetsOf(days, count).filter((choice) => smallestGap(choice) >= 2);
    const withLong = choices.find(
      (choice) => wish.longRunWeekday !== null && choice.includes(wish.longRunWeekday),
    );
    const chosen = withLong ?? choices[0];
    if (chosen) return chosen;
  }
  return days.slice(0, 1);
}

/** The day of a second run: not the one after the long run, and rather not one before a hard day. */
function secondRunDay(
  easy: readonly number[],
  long: number,
  quality: readonly number[],
): number | null {
  const after = (day: number) => (day % 7) + 1;
  const weightOf = (day: number) =>
    (after(long) === day ? 2 : 0) + ([long, ...quality].includes(after(day)) ? 1 : 0);
  const [best] = [...easy].sort((a, b) => weightOf(a) - weightOf(b) || a - b);
  return best ?? null;
}

function fitOf(
  wish: PatternWish,
  chosen: readonly number[],
  long: number,
  quality: readonly number[],
): number {
  const isRun = (day: number) => chosen.includes(((day + 6) % 7) + 1);
  const inRow = chosen.filter((day) => isRun(day + 1) && isRun(day + 2)).length;
  const clubDays = quality.filter((day) => wish.clubWeekdays.includes(day)).length;
  return (
    FIT.quality * quality.length +
    (long === wish.longRunWeekday ? FIT.wishedLongDay : 0) +
    FIT.clubDay * clubDays +
    FIT.gapBetweenHardDays * Math.min(7, smallestGap([long, ...quality])) +
    FIT.lackedMinute * quality.reduce((sum, day) => sum + lackedMinutes(wish, day), 0) +
    FIT.longMinute * Math.min(ROOM_MINUTES.long, wish.minutesByWeekday?.[long] ?? 0) +
    (long >= 6 ? FIT.weekendLongDay + (long === 7 ? 1 : 0) : 0) +
    (isRun(long + 1) && isRun(long - 1) ? 0 : FIT.restBesideLong) +
    FIT.dayInRow * inRow
  );
}

/** Days from one hard day to the next, over the end of the week too. */
function smallestGap(days: readonly number[]): number {
  const sorted = [...days].sort((a, b) => a - b);
  return Math.min(
    ...sorted.map((day, index) => {
      const next = sorted[index + 1];
      return next === undefined ? (sorted[0] ?? day) + 7 - day : next - day;
    }),
  );
}

/** All choices of this size, in the order of the list. */
function subsetsOf(days: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return days.flatMap((day, index) =>
    subsetsOf(days.slice(index + 1), count - 1).map((rest) => [day, ...rest]),
  );
}
