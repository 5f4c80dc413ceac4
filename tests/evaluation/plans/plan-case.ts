import type { PlanDeclineReason, PlanRefusal } from '@tasuki/domain/plans/build-plan';
import { calendarDayOf, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import type { PlanGoal, PlanSessionKind } from '@tasuki/domain/plans/training-plan';
import type { PlanRunner, PlanWish } from '@tasuki/domain/plans/plan-wish';

/** Least and most, both included. */
export type Span = readonly [least: number, most: number];

/** What a coach expects of the work for a race; what is left out is not asked for. */
export interface RaceExpectation {
  /** Kilometres at the race's pace: of the session with most of it, and of the last eight weeks. */
  mostRacePace?: Span;
  lateRacePace?: Span;
  longestMinutes?: Span;
  /** How many runs are so long; kilometres as they are written. */
  longRuns?: { kilometers: Span; count: Span };
  /** How often two runs on two days in a row take 90 minutes each. */
  twoLongDays?: Span;
  /** Minutes of the longest running without a walk up to the end of each week. */
  withoutWalk?: readonly { week: number; minutes: Span }[];
  /** Minutes of work, rests left out, of the largest hard session beside long runs and tests. */
  hardMinutes?: Span;
  /** Seconds of the longest hard climb. */
  longestClimbSeconds?: Span;
  /** Race pace in the week of the race. */
  primer?: { daysBefore: Span; kilometers: Span };
  restsDayBefore?: boolean;
}

/** What a coach expects of a plan that can be built; what is left out is not asked for. */
export interface BuiltExpectation extends RaceExpectation {
  outcome: 'built';
  weeks?: number;
  /** Kilometres of the first whole week, and of the largest one. */
  firstWeek?: Span;
  peakWeek?: Span;
  /** Kilometres of single weeks, by their number. */
  kilometers?: Readonly<Record<number, Span>>;
  /** Kilometres of the longest training run, and of the first long one. */
  longest?: Span;
  firstLong?: Span;
  /** Runs of the usual week before the taper. */
  runs?: Span;
  /** Kinds that occur, and kinds that never do. */
  kinds?: readonly PlanSessionKind[];
  never?: readonly PlanSessionKind[];
  /** So many first weeks without anything faster than easy. */
  easyWeeks?: number;
  /** Faster sessions of any one week. */
  fasterSessionsMaximum?: number;
  /** ISO weekday of all long runs. */
  longWeekday?: number;
  /** ISO weekdays of all faster sessions before the taper. */
  fasterWeekdays?: readonly number[];
  /** ISO weekday with a faster session in each full week before the taper; without any in the first two weeks. */
  clubWeekday?: number;
  /** Minutes of every run that is neither the long one nor a race. */
  otherMinutesMaximum?: number;
  tests?: Span;
  /** Whether any session names a pace, or a heart rate. */
  hasPaces?: boolean;
  hasHeartRates?: boolean;
  /** YYYY-MM-DD of races on the way that are run, and of those that are not. */
  races?: readonly string[];
  leftOut?: readonly string[];
}

export interface RefusedExpectation {
  outcome: 'refused';
  reason: PlanRefusal;
}

export interface DeclinedExpectation {
  outcome: 'declined';
  reason: PlanDeclineReason;
  /** The ways out of which each must be offered. */
  offers: readonly ('later' | 'shorter' | 'slower' | 'without-day')[];
}

export type PlanExpectation = BuiltExpectation | RefusedExpectation | DeclinedExpectation;

/** A runner with a wish, and what a coach expects before any plan is there. */
export interface PlanCase {
  id: string;
  runner: PlanRunner;
  wish: PlanWish;
  expected: PlanExpectation;
}

/** A Sunday, so that plans begin on the day after. */
export const TODAY = '2026-11-22';

/** Sunday of so many weeks of plan. */
export function sundayAfter(weeks: number): string {
  return calendarDayOf(dayNumberOf(TODAY) + 7 * weeks);
}

/** A race on the Sunday after so many weeks. */
export function raceAfter(weeks: number, meters: number, seconds: number | null = null): PlanGoal {
  return { kind: 'race', meters, seconds, day: sundayAfter(weeks), event: null };
}

/** To cover a distance at the end of the plan. */
export function distanceOf(meters: number): PlanGoal {
  return { kind: 'distance', meters, seconds: null, day: null, event: null };
}

export const FITNESS: PlanGoal = {
  kind: 'fitness',
  meters: null,
  seconds: null,
  day: null,
  event: null,
};
export const RETURN: PlanGoal = { ...FITNESS, kind: 'return' };

const USUAL_RUNNER: PlanRunner = {
  weeklyMeters: 30_000,
  longestMeters: 12_000,
  daysSinceLastRun: 1,
  vdot: { value: 42, uncertainty: 1 },
  easyPaceSecondsPerKilometer: null,
  age: 38,
  heartRate: null,
  health: 'well',
  hasRedFlag: false,
};
const USUAL_WISH: PlanWish = {
  goal: raceAfter(12, 10_000),
  today: TODAY,
  weeks: 12,
  weekdays: [2, 4, 6, 7],
  sessionsPerWeek: 4,
  longRunWeekday: 7,
  clubWeekdays: [],
  minutesOnOtherDays: null,
  isHot: false,
  isHilly: false,
  racesOnTheWay: [],
};

/** Who does not run yet. */
export const NEVER_RAN: Partial<PlanRunner> = {
  weeklyMeters: 0,
  longestMeters: null,
  daysSinceLastRun: null,
  vdot: null,
};

/** Somebody who runs such a week, with such a longest run; kilometres. */
export function running(
  week: number,
  longest: number,
  vdot: number | null,
  more: Partial<PlanRunner> = {},
): Partial<PlanRunner> {
  return {
    weeklyMeters: week * 1000,
    longestMeters: longest * 1000,
    vdot: vdot === null ? null : { value: vdot, uncertainty: 1 },
    ...more,
  };
}

/** The days to run on, one run on each. */
export function on(...weekdays: number[]): Pick<PlanWish, 'weekdays' | 'sessionsPerWeek'> {
  return { weekdays, sessionsPerWeek: weekdays.length };
}

export function planCase(
  id: string,
  runner: Partial<PlanRunner>,
  wish: Partial<PlanWish>,
  expected: PlanExpectation,
): PlanCase {
  return {
    id,
    runner: { ...USUAL_RUNNER, ...runner },
    wish: { ...USUAL_WISH, ...wish },
    expected,
  };
}
