import { calendarDayOf, dayNumberOf, mondayOf, weekdayOf } from '../measures/calendar-day.ts';
import { raceRecoveryDays } from '../training/load/volume-rules.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../training/performance/vdot.ts';
import {
  longRunSecondsMaximum,
  longRunShareMaximum,
  PLAN_LIMITS,
  raceOverLongestShare,
  restartRunOf,
  singleRunMaximum,
  taperWeeksOf,
} from './plan-limits.ts';
import { planPacesOf, predictedRace, raceTargetOf, type PlanPaces } from './plan-paces.ts';
import {
  easyDraft,
  qualityDraft,
  raceDraft,
  runWalkDraft,
  RUN_WALK_STAGE_COUNT,
  stridesDraft,
  withLongerCoolDown,
  type QualityDraft,
  type QualityKind,
  type SessionDraft,
} from './session-drafts.ts';
import {
  fasterMetersOf,
  isHardKind,
  type PlanPhase,
  type PlanReason,
  type PlanReasonCode,
  type PlanSession,
  type PlanWeek,
} from './training-plan.ts';
import type { PlanRunner, PlanWish } from './plan-wish.ts';
import { bestWeekPattern, sessionsOf, type WeekPattern } from './week-pattern.ts';

/** Who does not run so much a week begins as somebody new. */
const NEWCOMER_WEEK_METERS = 5000;
const NEWCOMER_LONGEST_METERS = 3000;
/** A newcomer's first run, and how many a week. */
const NEWCOMER_RUN_METERS = 2300;
const NEWCOMER_SESSIONS_MAXIMUM = 4;

/**
 * What the builder aims at, below the limits: three steps between two weeks of less add up to a mile
 * for each weekly run (Daniels). No step is more than the share. Careful runners take smaller ones.
 */
const STEP_RUN_METERS = 535;
const CAREFUL_STEP_RUN_METERS = 400;
const STEP_SHARE = 1.09;
const CAREFUL_STEP_SHARE = 1.06;
const CUT_BACK_SHARE = 0.75;
/** A race that takes more than so many days to rest from makes the week after it one of less. */
const AFTER_RACE_DAYS = 3;
const CUT_BACK_WEEKS = 4;
const CAREFUL_CUT_BACK_WEEKS = 3;
/** Of the weekly distance before a break of ten days, and of four weeks. */
const AFTER_BREAK_SHARE = 0.7;
const AFTER_LONG_BREAK_SHARE = 0.5;
const TAPER_SHARE = 0.5;
/** Runs of a taper are as many as a week of this share would have. */
const TAPER_RUNS_SHARE = 0.6;
/** How fast the taper falls, in days. */
const TAPER_DECAY_DAYS = 14;

/** No run of its own is shorter. */
const LEAST_RUN_METERS = 1500;
/** A week is divided into no shorter runs than this on average, but into three at least. */
const MEAN_RUN_METERS = 3000;
/** Easy runs stay below the long one. */
const EASY_OF_LONG_SHARE = 0.85;
/** Without a long run, against the longest of the 30 days before. */
const EASY_OF_LONGEST_SHARE = 0.6;
/** A run after a hard day is shorter than this, or no recovery. */
const RECOVERY_SECONDS_MAXIMUM = 3600;
/** Less than so much more is no step. */
const STEP_LEAST_SHARE = 1.02;
/** A race on the way is no more than this of the week before it. */
const RACE_OF_WEEK_SHARE = 0.55;
/** Beside a race on the way the long run stays small. */
const LONG_BESIDE_RACE_SHARE = 0.28;
/** A run that is not the long one, and one in the week of the race. */
const EASY_SECONDS_MAXIMUM = 5700;
const EASY_SECONDS_IN_RACE_WEEK = 3600;
/** Weeks from this on are planned in half kilometres. */
const COARSE_WEEK_METERS = 25_000;

const QUALITY_WEEK_METERS = 12_500;
const CAREFUL_QUALITY_WEEK_METERS = 16_000;
const SECOND_QUALITY_WEEK_METERS = 30_000;
const SECOND_QUALITY_SESSIONS = 5;
const STRIDES_WEEK_METERS = 8000;
/** Days before the goal's race without a long run, and without faster running. */
const NO_LONG_BEFORE_RACE_DAYS = 7;
const NO_QUALITY_BEFORE_RACE_DAYS = 3;
const NO_TEST_BEFORE_RACE_DAYS = 10;
/** Tests are in weeks of less; after so many days one is in any week. */
const TEST_OVERDUE_DAYS = 30;
const NO_RACE_BEFORE_RACE_DAYS = 15;
/** An estimate so uncertain is measured in the second week. */
const UNCERTAIN_VDOT = 2.5;

/** The longest run that a goal asks for; metres, by the length of its race. */
const LONG_RUN_GOALS: readonly (readonly [raceMeters: number, longMeters: number])[] = [
  [5000, 14_000],
  [10_000, 18_000],
  [HALF_MARATHON_METERS, 23_000],
  [MARATHON_METERS, 34_000],
  [100_000, 50_000],
];
/** Weekly distance a goal asks for: a mean run, and a least week; metres. */
const WEEK_GOALS: readonly (readonly [raceMeters: number, runMeters: number, least: number])[] = [
  [5000, 8000, 15_000],
  [10_000, 9000, 22_000],
  [HALF_MARATHON_METERS, 10_500, 32_000],
  [MARATHON_METERS, 14_500, 54_000],
  [50_000, 16_000, 60_000],
  [100_000, 18_000, 88_000],
];
/** Who runs as much as their goal asks for still grows by so much, and no further. */
const GROWTH_SHARE = 1.25;
const GROWTH_METERS = 20_000;
const FITNESS_RUN_METERS = 6000;

/** What is fixed for the whole plan. */
export interface PlanCourse {
  runner: PlanRunner;
  wish: PlanWish;
  startDay: number;
  /** Last day, that of the goal's race included. */
  endDay: number;
  /** Null for goals without a race. */
  raceDay: number | null;
  weekCount: number;
}

/** What was planned so far. */
interface Planned {
  /** Weekly distances, those of before the plan first. */
  weeks: number[];
  runs: { day: number; meters: number }[];
  lastHardDay: number;
  /** No hard day up to here, after a race. */
  easyUntil: number;
  /** Nothing faster than easy up to here, after a break or with a niggle. */
  easyPaceUntil: number;
  lastTestDay: number;
  stage: number;
}

/** How one week is meant before its days are filled. */
interface WeekIntent {
  phase: PlanPhase;
  meters: number;
  reason: PlanReason;
  quality: readonly QualityKind[];
  isShort: boolean;
}

/** Whether steps are smaller and faster running is rare. */
export function isCareful({ runner, wish }: Pick<PlanCourse, 'runner' | 'wish'>): boolean {
  return (
    (runner.age ?? 0) >= PLAN_LIMITS.carefulAge ||
    runner.health === 'niggle' ||
    wish.goal.kind === 'return'
  );
}

/** Whether the runner begins by running and walking in turns. */
export function isRunWalk({
  weeklyMeters,
  longestMeters,
}: Pick<PlanRunner, 'weeklyMeters' | 'longestMeters'>): boolean {
  return weeklyMeters < NEWCOMER_WEEK_METERS && (longestMeters ?? 0) < NEWCOMER_LONGEST_METERS;
}

/** The weeks of a plan, week by week, so that each rests on what was planned before it. */
export function planWeeksOf(course: PlanCourse): PlanWeek[] {
  const { runner, wish, startDay } = course;
  const paces = planPacesOf(runner, wish.isHot, isRunWalk(runner));
  const start = startMetersOf(course);
  const planned: Planned = {
    weeks: [start.meters, start.meters, start.meters],
    runs:
      runner.longestMeters === null || runner.longestMeters <= 0
        ? []
        : [{ day: startDay - 1, meters: runner.longestMeters }],
    lastHardDay: startDay - 2,
    easyUntil: startDay - 1,
    easyPaceUntil: startDay - 1 + easyDaysAtStart(course),
    lastTestDay: startDay - PLAN_LIMITS.testEveryDaysMinimum,
    stage: 0,
  };
  const patterns = new Map<string, WeekPattern | null>();
  return Array.from({ length: course.weekCount }, (_, index) => {
    const intent = intentOf(course, planned, index, start.reason);
    return fillWeek(course, planned, paces, patterns, index, intent);
  });
}

/** Where the plan takes up the runner. */
function startMetersOf({ runner, wish }: PlanCourse): { meters: number; reason: PlanReasonCode } {
  const { weeklyMeters, daysSinceLastRun } = runner;
  const sessions = Math.min(sessionsOf(wish), NEWCOMER_SESSIONS_MAXIMUM);
  if (isRunWalk(runner)) {
    const meters = Math.min(
      Math.max(sessions * NEWCOMER_RUN_METERS, weeklyMeters),
      PLAN_LIMITS.newcomerWeekMeters,
    );
    return { meters, reason: 'start-new' };
  }
  const breakDays = daysSinceLastRun ?? 0;
  const least = PLAN_LIMITS.sessionsMinimum * LEAST_RUN_METERS;
  const after = (share: number, reason: PlanReasonCode) => ({
    meters: Math.max(least, weeklyMeters * share),
    reason,
  });
  if (breakDays >= PLAN_LIMITS.longBreakDays) {
    return after(AFTER_LONG_BREAK_SHARE, 'start-after-break');
  }
  if (breakDays >= PLAN_LIMITS.breakDays) return after(AFTER_BREAK_SHARE, 'start-after-break');
  return after(1, 'start-where-you-are');
}

function easyDaysAtStart({ runner }: PlanCourse): number {
  if (runner.health === 'niggle') return PLAN_LIMITS.easyWeeksWithNiggle * 7;
  const isBreak = (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  return isBreak ? PLAN_LIMITS.easyWeeksAfterBreak * 7 : 0;
}

/** Index of the first week of the taper; the number of weeks where there is none. */
function taperStartOf({ wish, weekCount, raceDay }: PlanCourse): number {
  if (raceDay === null || wish.goal.meters === null) return weekCount;
  // A race before Thursday leaves too few days for its week to be the taper.
  const isEarlyInWeek = weekdayOf(raceDay) <= 3;
  const weeks = taperWeeksOf(wish.goal.meters) + (isEarlyInWeek ? 1 : 0);
  return Math.max(0, weekCount - weeks);
}

function isCutBack(course: PlanCourse, index: number, taperStart: number): boolean {
  const period = isCareful(course) ? CAREFUL_CUT_BACK_WEEKS : CUT_BACK_WEEKS;
  if (index <= 0 || index >= taperStart) return false;
  // The second week is too early for less: there the third one is.
  const isShifted = period === CUT_BACK_WEEKS && taperStart % period === 1 && taperStart > period;
  if (isShifted && index <= 2) return index === 2;
  return (taperStart - index) % period === 0;
}

/** The week that the goal asks for and the runner can reach in good time. */
function peakMetersOf({ wish }: PlanCourse, startMeters: number): number {
  const sessions = sessionsOf(wish);
  const meters = wish.goal.meters;
  const grown = Math.min(startMeters * GROWTH_SHARE, startMeters + GROWTH_METERS);
  if (meters === null) return Math.max(grown, sessions * FITNESS_RUN_METERS * 0.6);
  const [, runMeters, least] = WEEK_GOALS.find(([race]) => meters <= race) ??
    WEEK_GOALS.at(-1) ?? [0, FITNESS_RUN_METERS, 0];
  return Math.max(grown, sessions * runMeters, least);
}

function intentOf(
  course: PlanCourse,
  planned: Planned,
  index: number,
  startReason: PlanReasonCode,
): WeekIntent {
  const taperStart = taperStartOf(course);
  const last = planned.weeks.at(-1) ?? 0;
  const highest = Math.max(...planned.weeks.slice(-3));
  const quality = qualityOf(course, planned, index, taperStart);
  const changed = (code: PlanReasonCode, meters: number, from: number): WeekIntent => ({
    phase: phaseOf(course, index, taperStart),
    meters,
    reason: {
      code,
      fromMeters: Math.round(from),
      percent: from > 0 ? Math.round((meters / from - 1) * 100) : null,
    },
    quality,
    isShort: false,
  });
  if (index >= taperStart) {
    const peak =
      taperStart > 0
        ? Math.max(
            ...planned.weeks.slice(3, 3 + taperStart).slice(-PLAN_LIMITS.taperReferenceWeeks),
          )
        : Math.min(highest, course.runner.weeklyMeters);
    const isRaceWeek = index === course.weekCount - 1;
    const meters = Math.min(taperMetersOf(course, taperStart, index, peak), highest);
    return { ...changed(isRaceWeek ? 'race-week' : 'taper', meters, peak), isShort: true };
  }
  if (index === 0) return changed(startReason, highest, highest);
  if (planned.easyUntil >= mondayOf(course.startDay) + 7 * index + AFTER_RACE_DAYS) {
    // The week of the race may have been one of less already.
    const week = isCutBack(course, index - 1, taperStart)
      ? changed('cut-back', last, highest)
      : changed('cut-back', last * CUT_BACK_SHARE, last);
    return { ...week, quality: [], isShort: true };
  }
  if (isCutBack(course, index, taperStart)) {
    return { ...changed('cut-back', last * CUT_BACK_SHARE, last), isShort: true };
  }
  // After a week that turned out smaller than meant, but not after one that was to be smaller.
  const isAfterCutBack = isCutBack(course, index - 1, taperStart);
  if (last < highest - 1 && !isAfterCutBack) return changed('hold', highest, highest);
  const step = Math.max(
    stepFrom(course, highest),
    Math.min(highest + PLAN_LIMITS.weekStepMeters, 12_000),
  );
  const allowed = Math.max(
    highest * PLAN_LIMITS.weekStepShare,
    highest + PLAN_LIMITS.weekStepMeters,
  );
  const most = Math.min(step, allowed, peakMetersOf(course, planned.weeks[0] ?? 0));
  // Runs are whole hundreds of metres, and rounding must not pass a limit.
  const meters = Math.floor(most / 100 + 1e-9) * 100;
  return meters > highest + 1
    ? changed('step-up', meters, highest)
    : changed('hold', highest, highest);
}

/** The next larger week. */
function stepFrom(course: PlanCourse, meters: number): number {
  const isSmall = isCareful(course);
  const runs = sessionsOf(course.wish);
  return Math.min(
    meters * (isSmall ? CAREFUL_STEP_SHARE : STEP_SHARE),
    meters + runs * (isSmall ? CAREFUL_STEP_RUN_METERS : STEP_RUN_METERS),
  );
}

/** Each week's part of the taper: less from day to day, half of the peak on average. */
function taperMetersOf(
  course: PlanCourse,
  taperStart: number,
  index: number,
  peak: number,
): number {
  const first = Math.max(course.startDay, mondayOf(course.startDay) + 7 * taperStart);
  const raceDay = course.raceDay ?? course.endDay;
  const weightOf = (from: number, to: number) => {
    let weight = 0;
    for (let day = from; day <= to; day += 1) {
      weight += Math.exp((first - day) / TAPER_DECAY_DAYS);
    }
    return weight;
  };
  const monday = mondayOf(course.startDay) + 7 * index;
  const total = (TAPER_SHARE * peak * (raceDay - first)) / 7;
  const whole = weightOf(first, raceDay - 1);
  const own = weightOf(Math.max(first, monday), Math.min(raceDay - 1, monday + 6));
  return whole > 0 ? (total * own) / whole : 0;
}

function phaseOf({ runner }: PlanCourse, index: number, taperStart: number): PlanPhase {
  if (index >= taperStart) return 'taper';
  if (isRunWalk(runner) && index < RUN_WALK_STAGE_COUNT) return 'start';
  const share = index / taperStart;
  if (share < 0.4) return 'base';
  return share < 0.75 ? 'build' : 'specific';
}

/** Kinds of faster running of a week, the more important first. */
function qualityOf(
  course: PlanCourse,
  planned: Planned,
  index: number,
  taperStart: number,
): readonly QualityKind[] {
  const { runner, wish } = course;
  const last = planned.weeks.at(-1) ?? 0;
  const least = isCareful(course) ? CAREFUL_QUALITY_WEEK_METERS : QUALITY_WEEK_METERS;
  if (isRunWalk(runner) || wish.goal.kind === 'return' || last < least) return [];
  const phase = phaseOf(course, index, taperStart);
  const kinds = kindsOf(course, phase, index);
  if (isTestDue(course, planned, index, taperStart)) return ['test'];
  const isOne =
    phase === 'taper' ||
    isCutBack(course, index, taperStart) ||
    isCareful(course) ||
    sessionsOf(wish) < SECOND_QUALITY_SESSIONS ||
    last < SECOND_QUALITY_WEEK_METERS;
  if (!isOne) return kinds;
  const [first, second] = kinds;
  const chosen = index % 2 === 0 ? first : (second ?? first);
  return chosen ? [chosen] : [];
}

function isTestDue(
  course: PlanCourse,
  planned: Planned,
  index: number,
  taperStart: number,
): boolean {
  const { vdot } = course.runner;
  const lastDay = mondayOf(course.startDay) + 7 * index + 6;
  const races = [
    ...(course.raceDay === null ? [] : [course.raceDay]),
    ...course.wish.racesOnTheWay.map(({ day }) => dayNumberOf(day)),
  ];
  const isNearRace = races.some(
    (race) => race - lastDay < NO_TEST_BEFORE_RACE_DAYS && race > lastDay - 14,
  );
  const isRested = lastDay - 6 - planned.lastTestDay >= PLAN_LIMITS.testEveryDaysMinimum;
  if (isNearRace || !isRested || index >= taperStart) return false;
  const isUncertain = vdot === null || vdot.uncertainty > UNCERTAIN_VDOT;
  const isOverdue =
    planned.lastTestDay >= course.startDay &&
    lastDay - 6 - planned.lastTestDay >= TEST_OVERDUE_DAYS;
  if (isOverdue) return true;
  return isCutBack(course, index, taperStart) || (index === 1 && isUncertain && taperStart >= 4);
}

function kindsOf({ wish }: PlanCourse, phase: PlanPhase, index: number): readonly QualityKind[] {
  const meters = wish.goal.meters ?? 10_000;
  const strength: QualityKind = wish.isHilly || index % 2 === 0 ? 'hills' : 'repetitions';
  switch (phase) {
    case 'start':
    case 'base':
      return [strength, 'tempo'];
    case 'build':
      return wish.isHilly ? ['hills', 'tempo'] : ['intervals', 'tempo'];
    case 'specific':
      if (meters <= 5000) return ['intervals', 'repetitions'];
      if (meters <= 10_000) return ['intervals', 'tempo'];
      if (meters < MARATHON_METERS) return ['tempo', 'intervals'];
      if (meters === MARATHON_METERS) return ['marathon-pace', 'tempo'];
      return ['hills', 'marathon-pace'];
    case 'taper':
      return meters <= 10_000 ? ['intervals', 'tempo'] : ['tempo'];
  }
}

/** The longest run of the 30 days before a day; 0 = none. */
function longestBefore(planned: Planned, day: number): number {
  return Math.max(
    0,
    ...planned.runs
      .filter((run) => run.day >= day - PLAN_LIMITS.singleRunWindowDays && run.day < day)
      .map(({ meters }) => meters),
  );
}

interface DatedDraft {
  day: number;
  isSecond: boolean;
  draft: SessionDraft;
  reason: PlanReason;
}

function fillWeek(
  course: PlanCourse,
  planned: Planned,
  paces: PlanPaces,
  patterns: Map<string, WeekPattern | null>,
  index: number,
  intent: WeekIntent,
): PlanWeek {
  const monday = mondayOf(course.startDay) + 7 * index;
  let meters = intent.meters;
  let drafts: DatedDraft[] = [];
  // Limits of days and runs may leave less than was meant: shares are then those of the smaller week.
  for (let round = 0; round < 40; round += 1) {
    drafts = draftsOf(course, planned, paces, patterns, monday, { ...intent, meters });
    const reached = trainingMetersOf(course, drafts);
    if (reached >= meters * 0.995 || reached === 0) break;
    meters = reached;
  }
  const sessions = drafts
    .sort((a, b) => a.day - b.day || Number(a.isSecond) - Number(b.isSecond))
    .map(({ day, isSecond, draft, reason }): PlanSession => ({
      id: `d${weekdayOf(day)}${isSecond ? 'b' : ''}`,
      day: calendarDayOf(day),
      ...draft,
      reason,
    }));
  note(course, planned, drafts);
  if (sessions.some(({ kind }) => kind === 'run-walk') && intent.reason.code !== 'cut-back') {
    planned.stage += 1;
  }
  const training = sessions.filter(({ day }) => dayNumberOf(day) !== course.raceDay);
  const weekMeters = training.reduce((sum, session) => sum + session.meters, 0);
  planned.weeks.push(weekMeters);
  const { code, fromMeters } = intent.reason;
  return {
    number: index + 1,
    monday: calendarDayOf(monday),
    phase: intent.phase,
    reason: {
      code: code === 'step-up' && weekMeters < (fromMeters ?? 0) * STEP_LEAST_SHARE ? 'hold' : code,
      fromMeters,
      percent: fromMeters ? Math.round((weekMeters / fromMeters - 1) * 100) : null,
    },
    meters: weekMeters,
    longMeters: Math.max(
      0,
      ...training.filter(({ kind }) => kind !== 'race').map((session) => session.meters),
    ),
    fasterMeters: Math.round(training.reduce((sum, session) => sum + fasterMetersOf(session), 0)),
    strengthSessions: intent.phase === 'taper' ? 0 : intent.phase === 'specific' ? 1 : 2,
    sessions,
  };
}

function trainingMetersOf({ raceDay }: PlanCourse, drafts: readonly DatedDraft[]): number {
  return drafts
    .filter(({ day }) => day !== raceDay)
    .reduce((sum, { draft }) => sum + draft.meters, 0);
}

function note(course: PlanCourse, planned: Planned, drafts: readonly DatedDraft[]): void {
  for (const { day, draft } of drafts) {
    planned.runs.push({ day, meters: draft.meters });
    if (isHardKind(draft.kind)) planned.lastHardDay = Math.max(planned.lastHardDay, day);
    if (draft.kind === 'test') planned.lastTestDay = day;
    if (draft.kind === 'race' && day !== course.raceDay) {
      planned.easyUntil = Math.max(planned.easyUntil, day + raceRecoveryDays(draft.meters));
    }
  }
}

function reasonOf(
  code: PlanReasonCode,
  fromMeters: number | null = null,
  percent: number | null = null,
): PlanReason {
  return { code, fromMeters: fromMeters === null ? null : Math.round(fromMeters), percent };
}

/** The sessions of a week of so many metres, as far as the limits of its days allow. */
function draftsOf(
  course: PlanCourse,
  planned: Planned,
  paces: PlanPaces,
  patterns: Map<string, WeekPattern | null>,
  monday: number,
  intent: WeekIntent,
): DatedDraft[] {
  const { wish, runner, raceDay } = course;
  const races = racesOf(course, planned, paces, monday);
  const raceDays = races.map(({ day }) => day);
  const onTheWay = trainingMetersOf(course, races);
  // A taper has less distance in nearly as many runs (Bosquet 2007).
  const usual = intent.phase === 'taper' ? Math.max(...planned.weeks.slice(-4)) : 0;
  const pattern = patternOf(course, patterns, Math.max(intent.meters, usual * TAPER_RUNS_SHARE));
  if (!pattern) return races;
  const isOpen = (day: number) =>
    day >= course.startDay && day <= course.endDay && !raceDays.includes(day);
  const dateOf = (weekday: number) => monday + weekday - 1;
  const mayBeHard = (day: number, taken: readonly number[], beforeRace: number) =>
    day > planned.easyUntil &&
    day - planned.lastHardDay >= 2 &&
    taken.every((other) => Math.abs(other - day) >= 2) &&
    upcomingRaces(course).every((race) => race <= day || race - day > 1) &&
    races.every((race) => day < race.day || day > race.day + raceRecoveryDays(race.draft.meters)) &&
    (raceDay === null || raceDay - day >= beforeRace);
  const budget = Math.max(0, intent.meters - onTheWay);
  const easySeconds = races.some(({ day }) => day === raceDay)
    ? EASY_SECONDS_IN_RACE_WEEK
    : EASY_SECONDS_MAXIMUM;
  const otherCap = (day: number) =>
    Math.min(
      singleRunMaximum(longestBefore(planned, day), runner.weeklyMeters),
      (easySeconds * 1000) / paces.expected.easy,
      wish.minutesOnOtherDays === null
        ? Infinity
        : (wish.minutesOnOtherDays * 60_000) / paces.expected.easy,
    );

  const drafts: DatedDraft[] = [...races];
  const isWalking = isRunWalk(runner) && planned.stage < RUN_WALK_STAGE_COUNT;
  const easyDays = withoutDayForRace(
    pattern.easy.map(dateOf).filter(isOpen),
    raceDays,
    pattern,
    monday,
  );
  const hardDays: number[] = [];
  const longDay = dateOf(pattern.long);
  let longMeters = 0;
  if (isOpen(longDay)) {
    const isAllowed = isWalking || mayBeHard(longDay, raceDays, NO_LONG_BEFORE_RACE_DAYS);
    if (isAllowed) {
      const most =
        onTheWay > 0 ? Math.floor((budget * LONG_BESIDE_RACE_SHARE) / 100) * 100 : Infinity;
      longMeters = Math.min(most, longMetersOf(course, planned, paces, longDay, budget, intent));
      if (longMeters >= LEAST_RUN_METERS) {
        hardDays.push(longDay);
        drafts.push({
          day: longDay,
          isSecond: false,
          draft: isWalking
            ? runWalkDraft(longMeters, planned.stage, paces)
            : easyDraft('long', longMeters, paces),
          reason: longReason(planned, longDay, longMeters, intent, isWalking),
        });
      } else {
        longMeters = 0;
        easyDays.push(longDay);
      }
    } else easyDays.push(longDay);
  }

  const qualityDays = pattern.quality.map(dateOf).filter(isOpen);
  const kinds = onTheWay > 0 ? [] : [...intent.quality];
  let left = budget - longMeters;
  for (const day of qualityDays) {
    const kind = kinds[0];
    const before = kind === 'test' ? NO_TEST_BEFORE_RACE_DAYS : NO_QUALITY_BEFORE_RACE_DAYS;
    const isAllowed =
      day > planned.easyPaceUntil && mayBeHard(day, [...raceDays, ...hardDays], before);
    const parts = {
      paces,
      weekMeters: intent.meters,
      capMeters: Math.min(otherCap(day), left),
    };
    const draft = kind && isAllowed ? qualityDraftOf(kind, parts) : null;
    if (!draft) {
      easyDays.push(day);
      continue;
    }
    kinds.shift();
    hardDays.push(day);
    left -= draft.meters;
    drafts.push({ day, isSecond: false, draft, reason: qualityReason(draft.kind, intent) });
  }

  const mostEasy = isWalking
    ? Infinity
    : longMeters > 0
      ? longMeters * EASY_OF_LONG_SHARE
      : Math.max(
          restartRunOf(runner.weeklyMeters),
          longestBefore(planned, monday) * EASY_OF_LONGEST_SHARE,
        );
  const second = pattern.second === null ? null : dateOf(pattern.second);
  const easy = [
    ...easyDays.map((day) => ({ day, isSecond: false })),
    ...(second !== null && easyDays.includes(second) ? [{ day: second, isSecond: true }] : []),
  ].sort((a, b) => a.day - b.day || Number(a.isSecond) - Number(b.isSecond));
  const isAfterHard = (day: number) =>
    hardDays.includes(day - 1) || raceDays.includes(day - 1) || planned.lastHardDay === day - 1;
  const sizes = easySizes(
    easy.map(({ day, isSecond }) => ({
      weight: isSecond ? 0.6 : isAfterHard(day) ? 0.8 : 1.2,
      cap: Math.min(otherCap(day), mostEasy),
    })),
    left,
    budget >= COARSE_WEEK_METERS ? 500 : 100,
  );
  lengthenFasterSessions(
    drafts,
    left - sizes.reduce((sum, size) => sum + size, 0),
    otherCap,
    paces,
  );
  const stridesDay =
    isWalking ||
    Math.max(planned.easyUntil, planned.easyPaceUntil) >= monday ||
    budget < STRIDES_WEEK_METERS
      ? -1
      : easy.findIndex(
          ({ day, isSecond }, position) =>
            !isSecond &&
            !isAfterHard(day) &&
            (sizes[position] ?? 0) > 0 &&
            upcomingRaces(course).every((race) => race - day !== 1),
        );
  easy.forEach(({ day, isSecond }, position) => {
    const meters = sizes[position] ?? 0;
    if (meters <= 0) return;
    drafts.push({
      day,
      isSecond,
      draft: isWalking
        ? runWalkDraft(meters, planned.stage, paces)
        : position === stridesDay
          ? stridesDraft(meters, paces)
          : easyDraft(
              isAfterHard(day) && isShortRun(meters, paces) ? 'recovery' : 'easy',
              meters,
              paces,
            ),
      reason: reasonOf(
        isWalking
          ? 'run-walk-stage'
          : isSecond
            ? 'second-run'
            : isAfterHard(day)
              ? 'easy-after-hard'
              : 'easy-base',
      ),
    });
  });
  return drafts;
}

/** What caps of the easy runs leave over is run after the faster sessions, as far as their days allow. */
function lengthenFasterSessions(
  drafts: DatedDraft[],
  meters: number,
  capOf: (day: number) => number,
  paces: PlanPaces,
): void {
  let left = meters;
  drafts.forEach((one, index) => {
    if (!isHardKind(one.draft.kind) || one.draft.kind === 'long' || one.draft.kind === 'race')
      return;
    const most = Math.min(left, capOf(one.day) - one.draft.meters);
    const draft = withLongerCoolDown(one.draft, most, paces);
    left -= draft.meters - one.draft.meters;
    drafts[index] = { ...one, draft };
  });
}

function isShortRun(meters: number, { expected }: PlanPaces): boolean {
  return (meters * expected.easy) / 1000 <= RECOVERY_SECONDS_MAXIMUM;
}

/** A race on a day without a run takes the place of the easy run next to it. */
function withoutDayForRace(
  easyDays: readonly number[],
  raceDays: readonly number[],
  { long, quality, easy }: WeekPattern,
  monday: number,
): number[] {
  const runDays = [long, ...quality, ...easy].map((weekday) => monday + weekday - 1);
  const extra = raceDays.find((day) => !runDays.includes(day));
  if (extra === undefined) return [...easyDays];
  const [nearest] = [...easyDays].sort(
    (a, b) => Math.abs(a - extra) - Math.abs(b - extra) || b - a,
  );
  return easyDays.filter((day) => day !== nearest);
}

function upcomingRaces({ raceDay, wish }: PlanCourse): number[] {
  return [
    ...(raceDay === null ? [] : [raceDay]),
    ...wish.racesOnTheWay.map(({ day }) => dayNumberOf(day)),
  ];
}

/** How long a race takes: as predicted, else at an easy pace, since nobody knows more. Seconds. */
function raceSecondsAt(runner: PlanRunner, { expected }: PlanPaces, meters: number): number {
  const predicted = predictedRace(runner.vdot, meters);
  return predicted
    ? Math.round((predicted.fromSeconds + predicted.toSeconds) / 2)
    : Math.round((meters * expected.easy) / 1000);
}

/** The goal's race, and races on the way that are no jump. */
function racesOf(
  course: PlanCourse,
  planned: Planned,
  paces: PlanPaces,
  monday: number,
): DatedDraft[] {
  const { wish, runner, raceDay, startDay } = course;
  const isInWeek = (day: number) => day >= Math.max(startDay, monday) && day < monday + 7;
  const races: DatedDraft[] = wish.racesOnTheWay
    .map(({ day, meters }) => ({ day: dayNumberOf(day), meters }))
    .filter(
      ({ day }) => isInWeek(day) && (raceDay === null || day < raceDay - NO_RACE_BEFORE_RACE_DAYS),
    )
    .filter(
      ({ day, meters }) =>
        day > Math.max(planned.easyUntil, planned.easyPaceUntil) &&
        day - planned.lastHardDay >= 2 &&
        meters <= longestBefore(planned, day) * raceOverLongestShare(meters) &&
        meters <= (planned.weeks.at(-1) ?? 0) * RACE_OF_WEEK_SHARE,
    )
    .slice(0, 1)
    .map(({ day, meters }) => ({
      day,
      isSecond: false,
      draft: raceDraft(
        meters,
        raceSecondsAt(runner, paces, meters),
        raceTargetOf(runner.vdot, meters, null),
      ),
      reason: reasonOf('race-on-the-way'),
    }));
  const goalMeters = wish.goal.meters;
  if (raceDay !== null && goalMeters !== null && isInWeek(raceDay)) {
    const seconds = wish.goal.seconds ?? raceSecondsAt(runner, paces, goalMeters);
    const target = raceTargetOf(wish.isHot ? null : runner.vdot, goalMeters, wish.goal.seconds);
    races.push({
      day: raceDay,
      isSecond: false,
      draft: raceDraft(goalMeters, seconds, target),
      reason: reasonOf('race-goal'),
    });
  }
  return races;
}

/** Few kilometres are not divided into many runs; the days stay the same from week to week. */
function patternOf(
  course: PlanCourse,
  patterns: Map<string, WeekPattern | null>,
  meters: number,
): WeekPattern | null {
  const { runner, wish } = course;
  const most = isRunWalk(runner) ? NEWCOMER_SESSIONS_MAXIMUM : PLAN_LIMITS.sessionsMaximum;
  const count = Math.max(
    PLAN_LIMITS.sessionsMinimum,
    Math.min(sessionsOf(wish), most, Math.floor(meters / MEAN_RUN_METERS)),
  );
  const isOne =
    isCareful(course) || isRunWalk(runner) || sessionsOf(wish) < SECOND_QUALITY_SESSIONS;
  const key = `${count}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const pattern = bestWeekPattern({ ...wish, sessionsPerWeek: count }, isOne ? 1 : 2);
  patterns.set(key, pattern);
  return pattern;
}

/** Faster sessions that a small week has no room for become shorter kinds. */
const INSTEAD: Readonly<Partial<Record<QualityKind, readonly QualityKind[]>>> = {
  test: ['tempo'],
  'marathon-pace': ['tempo'],
  intervals: ['tempo', 'hills'],
  repetitions: ['hills'],
  tempo: ['hills'],
};

function qualityDraftOf(
  kind: QualityKind,
  parts: Parameters<typeof qualityDraft>[1],
): QualityDraft | null {
  for (const one of [kind, ...(INSTEAD[kind] ?? [])]) {
    const draft = qualityDraft(one, parts);
    if (draft) return draft;
  }
  return null;
}

function qualityReason(kind: QualityKind, { phase, meters }: WeekIntent): PlanReason {
  if (phase === 'taper') return reasonOf('keep-sharp');
  const { quality, testWeekShare } = PLAN_LIMITS;
  const percent = (share: number) => Math.round(share * 100);
  switch (kind) {
    case 'tempo':
      return reasonOf('tempo-threshold', meters, percent(quality.threshold.share));
    case 'intervals':
      return reasonOf('intervals-uptake', meters, percent(quality.interval.share));
    case 'repetitions':
      return reasonOf('repetitions-speed', meters, percent(quality.repetition.share));
    case 'marathon-pace':
      return reasonOf('marathon-rehearsal', meters, percent(quality.marathon.share));
    case 'test':
      return reasonOf('test-paces', meters, percent(testWeekShare));
    case 'hills':
      return reasonOf('hills-strength', meters, percent(quality.hill.share));
  }
}

function longReason(
  planned: Planned,
  day: number,
  meters: number,
  { isShort }: WeekIntent,
  isWalking: boolean,
): PlanReason {
  if (isWalking) return reasonOf('run-walk-stage');
  const before = longestBefore(planned, day);
  const code = isShort ? 'long-short' : meters > before + 1 ? 'long-step' : 'long-hold';
  return reasonOf(code, before, before > 0 ? Math.round((meters / before - 1) * 100) : null);
}

/** What a longer run takes of its week, by runs a week, where the goal asks for no more. */
const USUAL_LONG_SHARE: Readonly<Record<number, number>> = {
  3: 0.43,
  4: 0.36,
  5: 0.32,
  6: 0.29,
  7: 0.28,
};
const SHARE_MARGIN = 0.98;
/** Half of a week is enough, unless the other days have too few minutes. */
const HALF_OF_WEEK_SHARE = 0.5;
/** A week may come out so much larger than it was meant. */
const ROUNDED_UP_SHARE = 1.02;
/** The long run of a cut-back week or a taper, against the longest of before. */
const SHORT_LONG_SHARE = 0.75;

function longMetersOf(
  course: PlanCourse,
  planned: Planned,
  paces: PlanPaces,
  day: number,
  weekMeters: number,
  { isShort }: WeekIntent,
): number {
  const { wish, runner } = course;
  const sessions = Math.max(
    PLAN_LIMITS.sessionsMinimum,
    Math.min(sessionsOf(wish), Math.floor(weekMeters / MEAN_RUN_METERS)),
  );
  const goalMeters = wish.goal.meters;
  const most = longRunShareMaximum(weekMeters * ROUNDED_UP_SHARE, sessions, goalMeters);
  const usual = USUAL_LONG_SHARE[sessions] ?? PLAN_LIMITS.longRunShare;
  const isLongGoal = (goalMeters ?? 0) >= HALF_MARATHON_METERS;
  const aimed = wish.minutesOnOtherDays === null ? Math.min(most, HALF_OF_WEEK_SHARE) : most;
  const share = (isLongGoal ? aimed : Math.min(most, usual)) * SHARE_MARGIN;
  const longest = longestBefore(planned, day);
  const meters = Math.min(
    weekMeters * share,
    isShort ? longest * SHORT_LONG_SHARE : singleRunMaximum(longest, runner.weeklyMeters),
    longGoalOf(goalMeters),
    (longRunSecondsMaximum(goalMeters) * 1000) / paces.expected.easy,
  );
  const step = meters >= 10_000 ? 500 : 100;
  return Math.floor(meters / step + 1e-9) * step;
}

function longGoalOf(goalMeters: number | null): number {
  if (goalMeters === null) return LONG_RUN_GOALS[1]?.[1] ?? Infinity;
  return LONG_RUN_GOALS.find(([race]) => goalMeters <= race)?.[1] ?? Infinity;
}

/**
 * Divides the rest of a week among its easy runs by their weights, in whole steps that add up to it.
 * Where it does not fill all of them, the later ones are left out.
 */
function easySizes(
  runs: readonly { weight: number; cap: number }[],
  meters: number,
  step: number,
): number[] {
  const count = Math.min(runs.length, Math.floor(meters / LEAST_RUN_METERS + 1e-9));
  const kept = runs.slice(0, count);
  const whole = kept.reduce((sum, { weight }) => sum + weight, 0);
  let carried = 0;
  return runs.map(({ weight, cap }, position) => {
    if (position >= count) return 0;
    const wanted = (meters * weight) / whole + carried;
    const size = Math.min(Math.round(wanted / step) * step, Math.floor(cap / 100 + 1e-9) * 100);
    // What a cap leaves over makes no other run longer.
    carried = Math.max(-step, Math.min(step, wanted - size));
    return Math.max(0, size);
  });
}
