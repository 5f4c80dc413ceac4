import { isRunWalk, PLAN_LIMITS, restartRunOf } from '../plan-limits.ts';
import { floorTo } from '../sessions/draft-steps.ts';
import { easyDraft, recoveryPaceOf, stridesDraft, type SessionDraft } from '../session-drafts.ts';
import { withTurns } from '../sessions/ultra-turns.ts';
import type { PlanReasonCode } from '../training-plan.ts';
import {
  isFragile,
  isLastWithRuns,
  isOfDay,
  isOfMountainHours,
  isOfSmallSteps,
  isOfThreeEasyRuns,
  isOfUltraTurns,
  isQuickReturn,
  isRestart,
  leastRunOf,
  longestBefore,
  reasonOf,
  upcomingRaces,
  type DatedDraft,
  type WalkingRole,
} from './plan-course.ts';
import { runsBackOf } from './runs-back.ts';
import { shorterLongOf } from './week-long-run.ts';
import { isSparedStrides, isUltra } from './week-quality.ts';
import {
  draftWithinWeekday,
  isOfRaceWeek,
  otherRunMaximum,
  walkingDraft,
  withinStretch,
  type WeekFrame,
} from './week-frame.ts';

/** Easy runs stay below the long one. */
const EASY_OF_LONG_SHARE = 0.85;
/** The two runs of a day are together no longer than the long one. */
const DOUBLE_OF_LONG_SHARES = { first: 0.6, second: 0.4 } as const;
/** Without a long run, against the longest of the 30 days before. */
const EASY_OF_LONGEST_SHARE = 0.6;
/** A run after a hard day is shorter than this at an easy pace, or no recovery. */
const RECOVERY_SECONDS_MAXIMUM = { usual: 2700, high: 3600 } as const;
/** The day after a long run is off, or holds no more than this; less for a fragile runner. */
const AFTER_LONG_SECONDS = { fragile: 1800, usual: 2700, high: 3600 } as const;
/** With this distance a week a short run takes an hour. */
const HIGH_WEEK_METERS = 70_000;
/** Weeks from this on are planned in half kilometres. */
const COARSE_WEEK_METERS = 16_000;
const SMALL_STEPS_WEEK_METERS = 25_000;
/** In a smaller week a test is all that is faster than easy. */
const TEST_AND_STRIDES_WEEK_METERS = 25_000;
/** From such a week on one run ends with strides, and in the smaller weeks of a taper. */
const STRIDES_WEEK_METERS = 12_000;
const STRIDES_TAPER_WEEK_METERS = 5000;

/** The run of the day before a race, below the limit. */
const DAY_BEFORE_RACE_SECONDS = 0.8 * PLAN_LIMITS.dayBeforeRaceSeconds;

interface EasyDay {
  day: number;
  isSecond: boolean;
}

/** The easy runs of a week. */
export interface EasyRuns {
  drafts: readonly DatedDraft[];
  /** What their caps leave over of the distance. */
  leftMeters: number;
}

/** What the rest of a week leaves to its easy runs. */
interface EasyShare {
  easyDays: readonly number[];
  /** Null = no day has two runs. */
  secondRunDay: number | null;
  hardDays: readonly number[];
  /** Null = there is none. */
  longDay: number | null;
  /** Null = the week has no test. */
  testDay: number | null;
  /** Of the week's long run; 0 = none. */
  longMeters: number;
  leftMeters: number;
}

/** Runs are multiples of this; the step is small while running comes back step by step. */
function stepMetersOf({ course, budgetMeters }: WeekFrame): number {
  const least = isOfSmallSteps(course) ? SMALL_STEPS_WEEK_METERS : COARSE_WEEK_METERS;
  return budgetMeters >= least ? 500 : 100;
}

/** Divides what is left of a week among its easy days. */
export function easyRunsOf(
  frame: WeekFrame,
  { easyDays, secondRunDay, hardDays, longDay, testDay, longMeters, leftMeters }: EasyShare,
): EasyRuns {
  const { planned, raceDays } = frame;
  if (isOfThreeEasyRuns(frame.course, frame.intent.index) && raceDays.length === 0) {
    const drafts = runsBackOf(frame, easyDays, leftMeters);
    const meters = drafts.reduce((sum, { draft }) => sum + draft.meters, 0);
    return { drafts, leftMeters: leftMeters - meters };
  }
  // Near the race nobody runs twice a day.
  const hasSecond =
    secondRunDay !== null && easyDays.includes(secondRunDay) && frame.intent.phase !== 'taper';
  // A day on which nothing may be run takes no part of the week from the others.
  const days: EasyDay[] = [
    ...easyDays
      .filter((day) => dayBeforeRaceMaximum(frame, day) > 0)
      .map((day) => ({ day, isSecond: false })),
    ...(hasSecond && secondRunDay !== null ? [{ day: secondRunDay, isSecond: true }] : []),
  ].sort((a, b) => a.day - b.day || Number(a.isSecond) - Number(b.isSecond));
  const isAfterHard = (day: number) =>
    hardDays.includes(day - 1) || raceDays.includes(day - 1) || planned.lastHardDay === day - 1;
  const most = easyRunMaximum(frame, longMeters);
  // With three runs there are days enough to rest, and in a taper long runs are short.
  const runs = days.length + hardDays.length + raceDays.length;
  const isShortened = (day: number) =>
    runs > PLAN_LIMITS.sessionsMinimum &&
    frame.intent.phase !== 'taper' &&
    isAfterLong(frame, day, longDay);
  const freeDays = days
    .filter(({ day, isSecond }) => !isSecond && !isAfterHard(day) && !hardDays.includes(day + 1))
    .map(({ day }) => day);
  const isTwoLongDays = isBackToBack(frame, longDay);
  const isSpent = (day: number) => isTwoLongDays && longDay === day + 1;
  // Without a long run few and short runs would leave too little.
  const isTaperWithoutLong = frame.intent.phase === 'taper' && longDay === null;
  const sizes = easySizes(
    days.map(({ day, isSecond }, position) => ({
      weight: isSecond
        ? 0.5
        : isDayBeforeRace(frame, day)
          ? 0.6
          : weightOf(frame, day, longDay, {
              isAfterHard: isAfterHard(day),
              isMiddle: freeDays.length > 1 && day === freeDays[0],
            }),
      cap: Math.min(
        otherRunMaximum(frame, day, isSpent(day)) /
          (isAfterHard(day) ? recoveryPaceOf(frame.paces) / frame.paces.expected.easy : 1),
        frame.isWalking
          ? walkingMaximum(frame, longMeters, position, days.length)
          : isSpent(day)
            ? longMeters
            : most,
        dayBeforeRaceMaximum(frame, day),
        testDay === day + 1 ? beforeTestMaximum(frame) : Infinity,
        isShortened(day) ? afterLongMaximum(frame) : Infinity,
        lastWeekMaximum(frame, day),
        hasSecond && day === secondRunDay && longMeters > 0
          ? longMeters * DOUBLE_OF_LONG_SHARES[isSecond ? 'second' : 'first']
          : Infinity,
      ),
    })),
    leftMeters,
    { step: stepMetersOf(frame), least: leastRunOf(frame.budgetMeters) },
    isLastWithRuns(frame.course, frame.monday) ||
      frame.course.wish.minutesByWeekday !== undefined ||
      isTaperWithoutLong ||
      testDay !== null ||
      (isTwoLongDays && isOfMountainHours(frame.course)) ||
      days.some(({ day }) => isShortened(day)) ||
      frame.onTheWayMeters > 0,
  );
  // The first run of the week holds what is new, and the long one the most of it.
  const roleOf = (position: number): WalkingRole =>
    position === 0 && !frame.intent.isShort ? 'new' : 'relaxed';
  const stridesDay = mayHaveStrides(frame)
    ? days.findIndex(
        ({ day, isSecond }, position) =>
          !isSecond &&
          !isAfterHard(day) &&
          (sizes[position] ?? 0) > 0 &&
          !isDayBeforeRace(frame, day) &&
          testDay !== day + 1 &&
          !(isUltra(frame.course) && longDay !== null && longDay - day === 1),
      )
    : -1;
  const drafts = days.flatMap((one, position): DatedDraft[] => {
    const meters = sizes[position] ?? 0;
    if (meters <= 0) return [];
    const isAfter = isAfterHard(one.day);
    return [
      {
        ...one,
        draft: draftWithinWeekday(frame, one.day, meters, (own) =>
          frame.isWalking
            ? walkingDraft(frame, own, roleOf(position))
            : draftOf(frame, own, position === stridesDay || isLoosening(frame, one.day), isAfter),
        ),
        reason: reasonOf(
          isLoosening(frame, one.day)
            ? 'day-before-race'
            : codeOf(frame, one, isAfter, roleOf(position)),
        ),
      },
    ];
  });
  return { drafts, leftMeters: leftMeters - sizes.reduce((sum, size) => sum + size, 0) };
}

/** Of running and walking in turns, against the longest run of the week. */
const NEW_OF_LONGEST_SHARE = 0.93;
const RELAXED_OF_LONGEST_SHARE = 0.82;

/**
 * Runs with walks are shorter than the longest one, as far as the week's stage still fits into them.
 * Of two runs a week the second takes what the longest one leaves.
 */
function walkingMaximum(
  frame: WeekFrame,
  longMeters: number,
  position: number,
  count: number,
): number {
  if (longMeters <= 0 || (count === 1 && isRestart(frame.course))) return Infinity;
  if (position > 0 || frame.intent.isShort) return longMeters * RELAXED_OF_LONGEST_SHARE;
  const stretchOf = (meters: number) =>
    walkingDraft(frame, meters, 'new').steps.find(({ part }) => part === 'main')?.seconds;
  const shorter = longMeters * NEW_OF_LONGEST_SHARE;
  return stretchOf(shorter) === stretchOf(longMeters) ? shorter : longMeters;
}

/** How long an easy run is meant against the others. */
const WEIGHTS = {
  afterHard: 0.8,
  /** The long run comes on rested legs. */
  beforeLong: 0.75,
  /** The first run that neither follows anything hard nor comes before it, where there are several. */
  middle: 1.5,
  usual: 1.2,
  /** Before the long run of an ultra marathon the legs get tired already. */
  ultraBeforeLong: 2,
  dayBeforeLong: 1.2,
  dayBeforeShorterLong: 4,
} as const;

/** The part of the week's easy runs that goes to a day. */
function weightOf(
  frame: WeekFrame,
  day: number,
  longDay: number | null,
  { isAfterHard, isMiddle }: { isAfterHard: boolean; isMiddle: boolean },
): number {
  const { course, intent, isWalking } = frame;
  // With walks no run is hard, and the first one is not to fall behind for its day.
  if (isWalking) return 1;
  // Few kilometres are no reason for a tiny run beside a longer one.
  if (intent.quality[0] === 'test') return 1;
  if (intent.phase === 'taper') return isAfterHard ? 0.9 : 1.1;
  const isBeforeLong = longDay !== null && longDay - day === 1;
  if (isBeforeLong && isUltra(course) && !intent.isShort) {
    if (isBackToBack(frame, longDay)) return WEIGHTS.dayBeforeShorterLong;
    return isOfDay(course) ? WEIGHTS.dayBeforeLong : WEIGHTS.ultraBeforeLong;
  }
  if (isAfterHard) return WEIGHTS.afterHard;
  if (isBeforeLong) return WEIGHTS.beforeLong;
  return isMiddle ? WEIGHTS.middle : WEIGHTS.usual;
}

/** Whether the week's long run is the shorter one of three, on legs that ran long the day before. */
export function isBackToBack(frame: WeekFrame, longDay: number | null): boolean {
  const { course, planned, intent } = frame;
  const isMeant = isOfDay(course) || isOfMountainHours(course);
  if (longDay === null || intent.isShort || !isMeant) return false;
  return shorterLongOf(frame, longDay, longestBefore(planned, longDay)) === 'two-days';
}

/** The short run of the day before the goal's race ends with a few quick steps. */
function isLoosening(frame: WeekFrame, day: number): boolean {
  const { course, isWalking, planned } = frame;
  const isSpared = Math.max(planned.easyUntil, planned.easyPaceUntil) >= day;
  return course.raceDay === day + 1 && !isWalking && !isSpared && !isRunWalk(course.runner);
}

function isDayBeforeRace({ course }: WeekFrame, day: number): boolean {
  return upcomingRaces(course).some((race) => race - day === 1);
}

/** A test is run on rested legs: the day before it is off, or short. */
const DAY_BEFORE_TEST_SECONDS = 2400;

/** Whether the day before held the long run, of this week or of the last one. */
function isAfterLong({ planned, isWalking }: WeekFrame, day: number, longDay: number | null) {
  return !isWalking && (longDay === day - 1 || planned.lastLongDay === day - 1);
}

function afterLongMaximum({ course, paces }: WeekFrame): number {
  const { fragile, usual, high } = AFTER_LONG_SECONDS;
  const seconds = isFragile(course)
    ? fragile
    : course.runner.weeklyMeters >= HIGH_WEEK_METERS
      ? high
      : usual;
  return (seconds * 1000) / recoveryPaceOf(paces);
}

function beforeTestMaximum({ paces }: WeekFrame): number {
  return (DAY_BEFORE_TEST_SECONDS * 1000) / recoveryPaceOf(paces);
}

/**
 * In the last days before the race no easy run is longer than that of the same weekday a week before. Where that
 * one was no easy run, the longest easy run of that week counts.
 */
function lastWeekMaximum(frame: WeekFrame, day: number): number {
  if (!isOfRaceWeek(frame, day)) return Infinity;
  const { planned, monday } = frame;
  const before = planned.runs.filter(
    (run) => run.isEasy && run.day < monday && monday - run.day <= 7,
  );
  const ofDay = before.find((run) => day - run.day === 7);
  if (ofDay) return ofDay.meters;
  return before.length > 0 ? Math.max(...before.map(({ meters }) => meters)) : Infinity;
}

/** Before a race there is rest, or a short run that loosens the legs. */
function dayBeforeRaceMaximum(frame: WeekFrame, day: number): number {
  if (!isDayBeforeRace(frame, day)) return Infinity;
  if (frame.isWalking) return 0;
  return (DAY_BEFORE_RACE_SECONDS * 1000) / frame.paces.expected.easy;
}

function easyRunMaximum({ course, planned, monday, intent }: WeekFrame, longMeters: number) {
  if (isOfThreeEasyRuns(course, intent.index)) return Infinity;
  // Coming back, runs are still about as long as each other, and a lighter week is no gap.
  if (isQuickReturn(course) && intent.isShort && longMeters > 0) return longMeters;
  if (longMeters > 0) return longMeters * EASY_OF_LONG_SHARE;
  return Math.max(
    restartRunOf(course.runner.weeklyMeters),
    longestBefore(planned, monday) * EASY_OF_LONGEST_SHARE,
  );
}

/** In a small week a test is all that is faster than easy. */
export function hasNoStridesForTest({ intent, budgetMeters }: WeekFrame): boolean {
  return intent.quality.includes('test') && budgetMeters < TEST_AND_STRIDES_WEEK_METERS;
}

function mayHaveStrides(frame: WeekFrame): boolean {
  const { course, planned, monday, intent, budgetMeters } = frame;
  if (hasNoStridesForTest(frame) || isSparedStrides(course, intent.index)) return false;
  const least = intent.phase === 'taper' ? STRIDES_TAPER_WEEK_METERS : STRIDES_WEEK_METERS;
  const isSpared = Math.max(planned.easyUntil, planned.easyPaceUntil) >= monday;
  // A runner who began by walking runs throughout first. Quick running belongs to another plan.
  return !isRunWalk(course.runner) && !isSpared && budgetMeters >= least;
}

function draftOf(
  frame: WeekFrame,
  meters: number,
  isStrides: boolean,
  isAfterHard: boolean,
): SessionDraft {
  const { paces } = frame;
  const kind = isAfterHard && isShortRun(frame, meters) ? 'recovery' : 'easy';
  const easy = isStrides ? stridesDraft(meters, paces) : easyDraft(kind, meters, paces);
  // The walks of a race of hours take their time in any run that is long enough.
  const isTurned = kind === 'easy' && !isStrides && isOfUltraTurns(frame.course);
  const draft = isTurned ? withTurns(easy, paces.expected.easy) : easy;
  const role = isOfThreeEasyRuns(frame.course, frame.intent.index) ? 'longest' : 'other';
  return withinStretch(frame, draft, role);
}

function codeOf(
  { isWalking }: WeekFrame,
  { isSecond }: EasyDay,
  isAfterHard: boolean,
  role: WalkingRole,
): PlanReasonCode {
  if (isWalking) return role === 'new' ? 'run-walk-stage' : 'run-walk-relaxed';
  if (isSecond) return 'second-run';
  return isAfterHard ? 'easy-after-hard' : 'easy-base';
}

function isShortRun({ course, paces }: WeekFrame, meters: number): boolean {
  const { usual, high } = RECOVERY_SECONDS_MAXIMUM;
  const most = course.runner.weeklyMeters >= HIGH_WEEK_METERS ? high : usual;
  return (meters * paces.expected.easy) / 1000 <= most;
}

/**
 * Divides the rest of a week among its easy runs by their weights, in whole steps that add up to it.
 * Where it does not fill all of them, the later ones are left out.
 *
 * @param isFilled what a cap leaves over goes to the others, as far as theirs allow
 */
function easySizes(
  runs: readonly { weight: number; cap: number }[],
  meters: number,
  { step, least }: { step: number; least: number },
  isFilled: boolean,
): number[] {
  const count = Math.min(runs.length, Math.floor(meters / least + 1e-9));
  const kept = runs.slice(0, count);
  const whole = kept.reduce((sum, { weight }) => sum + weight, 0);
  let carried = 0;
  const sizes = runs.map(({ weight, cap }, position) => {
    if (position >= count) return 0;
    const wanted = (meters * weight) / whole + carried;
    const size = Math.min(Math.round(wanted / step) * step, floorTo(cap, cap < step ? 100 : step));
    // What a cap leaves over makes no other run longer.
    carried = Math.max(-step, Math.min(step, wanted - size));
    return Math.max(0, size);
  });
  let left = isFilled ? meters - sizes.reduce((sum, size) => sum + size, 0) : 0;
  const byWeight = kept
    .map(({ weight, cap }, position) => ({ weight, cap, position }))
    .toSorted((a, b) => b.weight - a.weight);
  // A step to each in turn, so that no single run takes what all of them can.
  for (let isGiven = true; isGiven && left >= step;) {
    isGiven = false;
    for (const { cap, position } of byWeight) {
      const size = sizes[position] ?? 0;
      if (left < step || size + step > cap) continue;
      sizes[position] = size + step;
      left -= step;
      isGiven = true;
    }
  }
  return sizes;
}
