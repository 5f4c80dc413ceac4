import { calendarDayOf, weekdayOf } from '../../measures/calendar-day.ts';
import { raceRecoveryDays } from '../../training/load/volume-rules.ts';
import {
  healedStretchMaximum,
  isRunWalk,
  lastLongSecondsOf,
  PLAN_LIMITS,
  singleRunMaximum,
  stretchSecondsMaximum,
} from '../plan-limits.ts';
import type { PlanPaces } from '../plan-paces.ts';
import { isDayOff, minutesOnWeekday } from '../plan-wish.ts';
import { longStretchesDraft, runWalkDraft, type SessionDraft } from '../session-drafts.ts';
import { DRAFT_STEP_METERS } from '../sessions/draft-steps.ts';
import { bestWeekPattern, daysApart, sessionsOf, type WeekPattern } from '../week-pattern.ts';
import {
  isApartAfterInjury,
  isCareful,
  isOfSmallSteps,
  isOfThreeEasyRuns,
  isHealedOfRegular,
  isHealingReturn,
  isQuickReturn,
  isGentleReturn,
  longestBefore,
  MEAN_RUN_METERS,
  NEWCOMER_SESSIONS_MAXIMUM,
  stagesOf,
  trainingMetersOf,
  upcomingRaces,
  type DatedDraft,
  type PlanCourse,
  type Planned,
  type WalkingRole,
  type WeekIntent,
} from './plan-course.ts';
import { isJustBack, longRunWeekdayOf, openWeekdaysOf } from './days-off.ts';
import { isUltra, SECOND_QUALITY_SESSIONS } from './week-quality.ts';
import { racesOf } from './week-races.ts';

/** Runs of a taper are as many as a week of this share would have. */
const TAPER_RUNS_SHARE = 0.6;
/** A run that is not the long one, and one in the six days before the race. */
export const RACE_WEEK_DAYS = 6;
const EASY_SECONDS_MAXIMUM = 5700;
const EASY_SECONDS_OF_ULTRA = 7500;
/** The first of two long days before a race of a day. */
const FIRST_LONG_DAY_SECONDS = 10_800;
const EASY_SECONDS_IN_RACE_WEEK = 3600;
/** This near to the race easy runs take even less. Days. */
const LAST_DAYS = 3;
const EASY_SECONDS_IN_LAST_DAYS = 2700;

/** The first running of a quick return, or after an injury, takes no longer without a walk. */
const FIRST_RUN_BACK_SECONDS = 1800;

/** A week before anything is planned in it. */
export interface WeekOutline {
  course: PlanCourse;
  planned: Planned;
  paces: PlanPaces;
  /** Day number. */
  monday: number;
  intent: WeekIntent;
  /** It holds no more runs; Infinity = as many as wished. */
  mostRuns: number;
}

/** One week with what holds for all of its sessions. */
export interface WeekFrame extends WeekOutline {
  races: readonly DatedDraft[];
  raceDays: readonly number[];
  /** Of races on the way. */
  onTheWayMeters: number;
  /** What is left of the week beside them. */
  budgetMeters: number;
  /** Runs and walks in turns. */
  isWalking: boolean;
}

/** @returns the frame of a week, its races already in it */
export function weekFrameOf(outline: WeekOutline): WeekFrame {
  const { course, planned, monday, intent } = outline;
  const races = racesOf(course, planned, monday);
  const onTheWayMeters = trainingMetersOf(course, races);
  return {
    ...outline,
    races,
    raceDays: races.map(({ day }) => day),
    onTheWayMeters,
    budgetMeters: Math.max(0, intent.meters - onTheWayMeters),
    isWalking: isWalkingWeek(outline),
  };
}

/** A smaller week and the race's own keep the stage that was reached. */
export function stageOfWeek({ planned, intent }: WeekOutline): number {
  return intent.isShort ? Math.max(0, planned.stage - 1) : planned.stage;
}

function isWalkingWeek(outline: WeekOutline): boolean {
  return outline.planned.stage < stagesOf(outline.course).length;
}

/** A run with walks, of the stage that the week has reached; a relaxed one repeats the stage before. */
export function walkingDraft(frame: WeekFrame, meters: number, role: WalkingRole): SessionDraft {
  const stage = stageOfWeek(frame) - (role === 'relaxed' ? 1 : 0);
  return runWalkDraft(meters, stagesOf(frame.course), Math.max(0, stage), frame.paces);
}

/** The least that the longest stretch grows at once after an injury, while the limit allows five minutes. */
const HEALING_STEP_SECONDS = { bone: 180, other: 240 } as const;

/**
 * The longest that may be run without a walk. The week's longest run leads to more. The others repeat what was
 * reached, and so do lighter weeks.
 *
 * @returns seconds; Infinity where no small steps are needed
 */
export function stretchMaximum(
  { course, planned: { longestStretch }, intent }: WeekOutline,
  role: 'longest' | 'other',
): number {
  if (!isOfSmallSteps(course)) return Infinity;
  if (role === 'longest' && !intent.isShort && longestStretch > 0 && isHealingReturn(course)) {
    if (isHealedOfRegular(course)) return healedStretchMaximum(longestStretch);
    const { stretchStepShare } = PLAN_LIMITS;
    const step = HEALING_STEP_SECONDS[course.runner.injury === 'bone' ? 'bone' : 'other'];
    return Math.max(longestStretch * stretchStepShare, longestStretch + step);
  }
  if (longestStretch === 0) return FIRST_RUN_BACK_SECONDS;
  return role === 'longest' && !intent.isShort
    ? stretchSecondsMaximum(longestStretch, isRunWalk(course.runner))
    : longestStretch;
}

/** @returns the draft of an easy run, with walks in it where it is more than may be run in one go */
export function withinStretch(
  frame: WeekFrame,
  draft: SessionDraft,
  role: 'longest' | 'other',
): SessionDraft {
  const mostSeconds = stretchMaximum(frame, role);
  if (draft.seconds <= mostSeconds) return draft;
  return longStretchesDraft(draft.meters, mostSeconds, frame.paces);
}

/** Which kind of session falls on which day of this week. */
export function patternOfWeek(
  { course, planned, intent, isWalking, monday, mostRuns }: WeekFrame,
  patterns: Map<string, WeekPattern | null>,
): WeekPattern | null {
  const isApart =
    isOfThreeEasyRuns(course, intent.index) ||
    isApartAfterInjury(course, intent.index) ||
    (isWalking && isGentleReturn(course));
  if (isApart) return everyOtherDayOf(course, patterns);
  // A taper has less distance in nearly as many runs (Bosquet 2007).
  const usual = intent.phase === 'taper' ? Math.max(...planned.weeks.slice(-4)) : 0;
  const meters = Math.max(intent.meters, usual * TAPER_RUNS_SHARE);
  const most = isWalking && isRunWalk(course.runner) ? PLAN_LIMITS.sessionsMinimum : mostRuns;
  return patternOf(course, patterns, {
    meters,
    mostRuns: most,
    qualityCount: intent.quality.length,
    weekdays: openWeekdaysOf(course, monday),
    longRunWeekday: longRunWeekdayOf(course, planned, intent.index),
  });
}

/** What decides the pattern of a week beside the runner and their wish. */
interface PatternOfWeek {
  meters: number;
  mostRuns: number;
  qualityCount: number;
  /** Those of the runner that are no days off. */
  weekdays: readonly number[];
  longRunWeekday: number | null;
}

/** Coming back, no two days in a row. */
function everyOtherDayOf(
  { wish }: PlanCourse,
  patterns: Map<string, WeekPattern | null>,
): WeekPattern | null {
  const known = patterns.get('apart');
  if (known !== undefined) return known;
  const weekdays = daysApart(wish);
  const pattern = bestWeekPattern({ ...wish, weekdays, sessionsPerWeek: weekdays.length }, 0);
  patterns.set('apart', pattern);
  return pattern;
}

/** Few kilometres are not divided into many runs; the days stay the same from week to week. */
function patternOf(
  course: PlanCourse,
  patterns: Map<string, WeekPattern | null>,
  { meters, mostRuns, qualityCount, ...days }: PatternOfWeek,
): WeekPattern | null {
  const { runner, wish } = course;
  const most = isRunWalk(runner) ? NEWCOMER_SESSIONS_MAXIMUM : PLAN_LIMITS.sessionsMaximum;
  const count = Math.max(
    PLAN_LIMITS.sessionsMinimum,
    Math.min(sessionsOf(wish), most, mostRuns, Math.floor(meters / MEAN_RUN_METERS)),
  );
  const isFew = sessionsOf(wish) < SECOND_QUALITY_SESSIONS && qualityCount < 2;
  const isOne = isCareful(course) || isRunWalk(runner) || isFew;
  const key = `${count} ${isOne} ${days.weekdays.join('')} ${days.longRunWeekday}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const pattern = bestWeekPattern({ ...wish, ...days, sessionsPerWeek: count }, isOne ? 1 : 2);
  patterns.set(key, pattern);
  return pattern;
}

/** Up to this weekday a race leaves its own week and the one before it as one short taper. */
const EARLY_RACE_WEEKDAY = 3;

export function isRaceEarlyInWeek({ raceDay }: PlanCourse): boolean {
  return raceDay !== null && weekdayOf(raceDay) <= EARLY_RACE_WEEKDAY;
}

/** Whether a day is one of the last before a race, on whichever weekday that is. */
export function isOfRaceWeek({ course }: WeekOutline, day: number): boolean {
  const { raceDay } = course;
  return raceDay !== null && raceDay - day <= RACE_WEEK_DAYS;
}

/** Whether the plan covers a day and no race takes it. */
export function isOpenDay({ course, raceDays }: WeekFrame, day: number): boolean {
  const isOff = isDayOff(course.wish, calendarDayOf(day));
  return day >= course.startDay && day <= course.endDay && !raceDays.includes(day) && !isOff;
}

/**
 * Whether a day may be hard.
 *
 * @param taken hard days of the same week
 * @param beforeRace days there must be to the goal's race
 */
export function mayBeHard(
  { course, planned, races }: WeekFrame,
  day: number,
  taken: readonly number[],
  beforeRace: number,
): boolean {
  const { raceDay } = course;
  return (
    day > planned.easyUntil &&
    !isJustBack(course, day) &&
    day - planned.lastHardDay >= 2 &&
    taken.every((other) => Math.abs(other - day) >= 2) &&
    upcomingRaces(course).every((race) => race <= day || race - day > 1) &&
    races.every((race) => day < race.day || day > race.day + raceRecoveryDays(race.draft.meters)) &&
    (raceDay === null || raceDay - day >= beforeRace)
  );
}

/** Runs stay below the limit of the last days by this factor, since paces may change. */
export const LAST_LONG_MARGIN = 0.95;

/**
 * The longest time of a run which is not the long one. Seconds.
 *
 * @param isOfTwoLong it is the first of two long days
 */
export function otherRunSeconds(frame: WeekFrame, day: number, isOfTwoLong = false): number {
  const { course, intent } = frame;
  const { wish, raceDay } = course;
  const daysToRace = raceDay === null ? Infinity : raceDay - day;
  const seconds =
    daysToRace <= LAST_DAYS
      ? EASY_SECONDS_IN_LAST_DAYS
      : daysToRace <= RACE_WEEK_DAYS
        ? EASY_SECONDS_IN_RACE_WEEK
        : isOfTwoLong
          ? FIRST_LONG_DAY_SECONDS
          : isUltra(course)
            ? EASY_SECONDS_OF_ULTRA
            : EASY_SECONDS_MAXIMUM;
  const role = isOfThreeEasyRuns(course, intent.index) ? 'longest' : 'other';
  return Math.min(
    seconds,
    daysToRace <= PLAN_LIMITS.lastLongDays
      ? lastLongSecondsOf(wish.goal.meters ?? 0) * LAST_LONG_MARGIN
      : Infinity,
    (minutesOnWeekday(wish, weekdayOf(day)) ?? Infinity) * 60,
    isQuickReturn(course) ? stretchMaximum(frame, role) : Infinity,
  );
}

/** What a weekday leaves for any run, the long one among them, where the runner said so; seconds. */
export function weekdaySeconds({ wish }: PlanCourse, day: number): number {
  return (wish.minutesByWeekday?.[weekdayOf(day)] ?? Infinity) * 60;
}

/** A draft of this distance, or of less where walks make it longer than its weekday leaves. */
export function draftWithinWeekday(
  { course }: WeekFrame,
  day: number,
  meters: number,
  draftOf: (meters: number) => SessionDraft,
): SessionDraft {
  const most = weekdaySeconds(course, day);
  let draft = draftOf(meters);
  for (let less = meters - DRAFT_STEP_METERS; draft.seconds > most && less > 0;) {
    draft = draftOf(less);
    less -= DRAFT_STEP_METERS;
  }
  return draft;
}

/** The longest that a run which is not the long one may be. */
export function otherRunMaximum(frame: WeekFrame, day: number, isOfTwoLong = false): number {
  const { course, planned, paces } = frame;
  return Math.min(
    singleRunMaximum(longestBefore(planned, day), course.runner.weeklyMeters),
    (otherRunSeconds(frame, day, isOfTwoLong) * 1000) / paces.expected.easy,
  );
}
