import { calendarDayOf, dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import { MARATHON_METERS } from '../../training/performance/vdot.ts';
import { easyShareMinimumOf, isRunWalk, PLAN_LIMITS } from '../plan-limits.ts';
import { sessionsOf } from '../week-pattern.ts';
import { reckonedFormOf } from '../goal/runner-form.ts';
import { easyRaceSeconds, expectedRaceSeconds, goalTimesOf } from '../plan-paces.ts';
import {
  HEALED_RETURN_STAGES,
  INJURY_RETURN_STAGES,
  INJURY_STAGES,
  NEWCOMER_STAGES,
  RETURN_STAGES,
  WALKED_RETURN_STAGES,
  type SessionDraft,
} from '../session-drafts.ts';
import type { QualityKind } from '../sessions/quality-drafts.ts';
import { hasUltraTurns } from '../sessions/ultra-turns.ts';
import type {
  PlanPhase,
  PlanReason,
  PlanReasonCode,
  PlanSessionKind,
  PlanStep,
} from '../training-plan.ts';
import {
  hasFact,
  isBackFromBirth,
  isDayOff,
  isHurting,
  isInjuryNamed,
  isMountainRace,
  type PlanRunner,
  type PlanWish,
} from '../plan-wish.ts';

/** A newcomer runs no more often a week. */
export const NEWCOMER_SESSIONS_MAXIMUM = 4;

/** No run of its own is shorter, but in weeks so small that one less would make all of it a single run. */
export const LEAST_RUN_METERS = 1500;
const SMALL_WEEK = { meters: 8000, leastRunMeters: 1000 } as const;

/** The shortest run of a week of this distance. */
export function leastRunOf(weekMeters: number): number {
  return weekMeters < SMALL_WEEK.meters ? SMALL_WEEK.leastRunMeters : LEAST_RUN_METERS;
}

/** A week is divided into no shorter runs than this on average, but into three at least. */
export const MEAN_RUN_METERS = 3000;

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

/** What a run with walks is for: the week's new stretch, a relaxed one, or the longest. */
export type WalkingRole = 'new' | 'relaxed' | 'longest';

/** What the weeks before hold. */
export interface Planned {
  /** Weekly distances, those of before the plan first. */
  weeks: number[];
  runs: {
    day: number;
    meters: number;
    /** Easy throughout and not the long one, or with strides at its end. */
    isEasy: boolean;
  }[];
  lastHardDay: number;
  /** No hard day up to here, after a race. */
  easyUntil: number;
  /** Nothing faster than easy up to here, after a break, with a niggle or for a named injury. */
  easyPaceUntil: number;
  lastTestDay: number;
  /** Of the last test; null = there was none. */
  testMeters: number | null;
  /** Of the last test at a fixed effort; null = there was none. */
  testSeconds: number | null;
  /** The day of the last long run that was planned to be run downhill on purpose. */
  lastDescentDay: number;
  /** A little of the race's pace in the days before it was planned. */
  hasPrimer: boolean;
  /** The stage of running and walking in turns that comes next. */
  stage: number;
  /** How often a kind of hard session was planned in a week that was not meant to be small. */
  levels: Partial<Record<PlanSessionKind, number>>;
  /** The main part of the last hard session of each kind, in weeks that were not meant to be small. */
  lastMains: Partial<Record<PlanSessionKind, PlanStep>>;
  /** The day of the last long run. */
  lastLongDay: number;
  /** Sessions with repeats at race pace until now: the repeats get longer with each. */
  racePaceSessions: number;
  /** The day on which a kind of hard session was planned last. */
  lastDays: Partial<Record<PlanSessionKind, number>>;
  /** The longest long run of the plan. */
  longestLong: number;
  /** The longest running without a walk, seconds. */
  longestStretch: number;
  /** The most running of a week, walks and races left out, seconds. */
  mostRunning: number;
  /** The same before the last week that had more; 0 = there was none. */
  runningBefore: number;
  /** Seconds without a walk that each kind of a newcomer's runs has reached, small weeks left out. */
  reached: Partial<Record<WalkingRole, number>>;
  /** One stretch of a race that is run and walked, as it was rehearsed; null = it was not. Seconds. */
  raceStretch: number | null;
  /** Runs of a newcomer's last week that was not small; null = there was none yet. */
  learningRuns: number | null;
}

/** How one week is meant before its days are filled. */
export interface WeekIntent {
  phase: PlanPhase;
  meters: number;
  reason: PlanReason;
  quality: readonly QualityKind[];
  isShort: boolean;
  /** At the same amount, but a little less than the week before, so that weeks differ. */
  isEased: boolean;
  /** The long run holds race pace. */
  hasLongPace: boolean;
  /** From 0 on. */
  index: number;
}

export interface DatedDraft {
  day: number;
  isSecond: boolean;
  draft: SessionDraft;
  reason: PlanReason;
}

/** How long the goal's race takes, by the time that is trained for; null = no race. Seconds. */
export function goalSecondsOf({ runner, wish, weekCount }: PlanCourse): number | null {
  const { meters, seconds } = wish.goal;
  if (meters === null) return null;
  const times = goalTimesOf(runner, wish, weekCount);
  if (isInjuryNamed(runner) && !isMountainRace(wish)) return easyRaceSeconds(runner, meters);
  return times?.pacedSeconds ?? seconds ?? expectedRaceSeconds(reckonedFormOf(runner), meters);
}

/** The share of a week that may be faster than easy, by its usual runs. With few runs the careful have no more. */
export function fasterShareOf(course: PlanCourse): number {
  const runs = isCareful(course) ? PLAN_LIMITS.sessionsMaximum : sessionsOf(course.wish);
  return 1 - easyShareMinimumOf(runs);
}

/** Whether steps are smaller and faster running is rare. */
export function isCareful({ runner, wish }: Pick<PlanCourse, 'runner' | 'wish'>): boolean {
  return (
    (runner.age ?? 0) >= PLAN_LIMITS.carefulAge ||
    isHurting(runner) ||
    hasFact(runner, 'birth') ||
    wish.goal.kind === 'return'
  );
}

/** Whether recovery takes longer by age alone: lighter weeks come sooner, and hard days are fewer. */
export function isOfMasters({ runner }: Pick<PlanCourse, 'runner'>): boolean {
  return (runner.age ?? 0) >= PLAN_LIMITS.mastersAge;
}

/** Whether the race is a flat one of hours in which running and walking take turns, as long runs practise it. */
export function isOfUltraTurns(course: PlanCourse): boolean {
  const { meters } = course.wish.goal;
  if (meters === null || meters <= MARATHON_METERS + 1) return false;
  return hasUltraTurns({ meters, seconds: goalSecondsOf(course) ?? 0 }, course.wish);
}

/** Whether the race is one of a whole day, by its distance. */
export function isOfDay({ wish }: Pick<PlanCourse, 'wish'>): boolean {
  return (wish.goal.meters ?? 0) > PLAN_LIMITS.dayLongRaceMeters;
}

/** A race in the mountains that takes so long asks for as much time on the feet, however few its kilometres; our choice. */
const MOUNTAIN_HOURS_SECONDS = 21_600;

/** Whether a race beyond the marathon takes six hours or more in the mountains. */
export function isOfMountainHours(course: PlanCourse): boolean {
  const isLong = (course.wish.goal.meters ?? 0) > MARATHON_METERS + 1;
  if (!isLong || !isMountainRace(course.wish)) return false;
  return (goalSecondsOf(course) ?? 0) >= MOUNTAIN_HOURS_SECONDS;
}

/** Whether something was hurt, and nobody said what. */
export function isInjuryUnnamed({ runner }: Pick<PlanCourse, 'runner'>): boolean {
  return (runner.injury ?? null) !== null && !isInjuryNamed(runner);
}

/** A runner with no more than this a week still learns to train. */
const LITTLE_WEEK_METERS = 20_000;

/**
 * Whether hard sessions come one at a time. That holds for the careful, for little running, after a break and with
 * an old injury.
 */
export function isFragile(course: Pick<PlanCourse, 'runner' | 'wish'>): boolean {
  const { daysSinceLastRun, injury = null, facts = [], weeklyMeters } = course.runner;
  const isBack = (daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  const wasHurt = injury !== null || facts.some((fact) => FORMER_INJURIES.has(fact));
  return isCareful(course) || isBack || wasHurt || weeklyMeters <= LITTLE_WEEK_METERS;
}

const FORMER_INJURIES: ReadonlySet<string> = new Set(['shins', 'calf', 'ankle']);

/**
 * Whether the runner comes back from three to twelve weeks off by short easy runs. That is a regular runner below sixty
 * who is well, and whom no injury, illness or birth kept from running.
 */
export function isQuickReturn({ runner }: Pick<PlanCourse, 'runner'>): boolean {
  const days = runner.daysSinceLastRun ?? 0;
  return (
    !isRunWalk(runner) &&
    days >= PLAN_LIMITS.gentleReturnDays &&
    days <= PLAN_LIMITS.quickReturnDays &&
    runner.weeklyMeters >= PLAN_LIMITS.regularWeekMeters &&
    runner.health === 'well' &&
    (runner.injury ?? null) === null &&
    !hasFact(runner, 'birth') &&
    (runner.age ?? 0) < PLAN_LIMITS.carefulAge
  );
}

/** Whether somebody was off for days enough that a full week would be too much, and for no longer. */
export function isShortBreak({ daysSinceLastRun }: Pick<PlanRunner, 'daysSinceLastRun'>): boolean {
  const days = daysSinceLastRun ?? 0;
  return days >= PLAN_LIMITS.shortBreakDays && days < PLAN_LIMITS.breakDays;
}

/** After longer breaks a quick return has three runs a week for a week longer. */
const LONGER_BREAK_DAYS = 56;

/** Whether a week of a quick return has three easy runs of about the same length, on days apart. */
export function isOfThreeEasyRuns(course: Pick<PlanCourse, 'runner'>, index: number): boolean {
  const weeks = (course.runner.daysSinceLastRun ?? 0) > LONGER_BREAK_DAYS ? 3 : 2;
  return isQuickReturn(course) && index < weeks;
}

/** Whether who has run before begins by running and walking in turns, after a long break. */
export function isRestart({ runner }: Pick<PlanCourse, 'runner'>): boolean {
  const isBreak = (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.longBreakDays;
  return isBreak && !isRunWalk(runner) && !isQuickReturn({ runner });
}

/** Whether who has run before begins by walks after three weeks off or more. */
export function isGentleReturn({ runner }: Pick<PlanCourse, 'runner'>): boolean {
  const isBreak = (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.gentleReturnDays;
  return isBreak && !isRunWalk(runner) && !isQuickReturn({ runner });
}

/** For this many weeks after a named injury a day off follows every run. */
const WEEKS_APART_AFTER_INJURY = 12;

/** Whether what was hurt rests on the day after each run. */
export function isApartAfterInjury({ runner }: Pick<PlanCourse, 'runner'>, index: number): boolean {
  return isRestart({ runner }) && isInjuryNamed(runner) && index < WEEKS_APART_AFTER_INJURY;
}

/**
 * Whether what was hurt bears more from week to week once it bears running. This holds for a muscle of a runner who is
 * well and younger than sixty, and for a tendon where running was regular. Joints and bones get used to it more
 * slowly; our choice.
 */
export function isHealedSoon({ runner }: Pick<PlanCourse, 'runner'>): boolean {
  const { injury, health, age } = runner;
  const isSoon = injury === 'muscle' || (injury === 'tendon' && wasRegular(runner));
  return isSoon && health === 'well' && (age ?? 0) < PLAN_LIMITS.carefulAge;
}

/** Whether running was regular up to twelve weeks ago. */
function wasRegular({ weeklyMeters, daysSinceLastRun }: PlanRunner): boolean {
  const isRecent = (daysSinceLastRun ?? 0) <= PLAN_LIMITS.quickReturnDays;
  return isRecent && weeklyMeters >= PLAN_LIMITS.regularWeekMeters;
}

/**
 * Whether it is a muscle of a regular runner who was off for no more than twelve weeks. Heart and bones then still
 * know running, and what healed sets the pace.
 */
export function isHealedOfRegular({ runner }: Pick<PlanCourse, 'runner'>): boolean {
  return runner.injury === 'muscle' && isHealedSoon({ runner }) && wasRegular(runner);
}

/** Whether somebody who has run before learns it again after weeks off for a named injury. */
export function isHealingReturn(course: Pick<PlanCourse, 'runner'>): boolean {
  return isRestart(course) && isInjuryNamed(course.runner);
}

/**
 * Whether who comes back to running runs and walks in turns now. Bones and lungs know running, so that the week grows
 * by the steps after a break, and not by those of learning.
 */
export function isWalkedReturn({ runner, wish }: Pick<PlanCourse, 'runner' | 'wish'>): boolean {
  return wish.goal.kind === 'return' && isRunWalk(runner);
}

/** With this time without a walk running is learnt again, and a race asks for kilometres from then on. Seconds. */
const HEALED_STRETCH_SECONDS = 1800;

/** Whether a week of such a return goes by its minutes of running: each one, or before a race the first ones. */
export function isHealedByMinutes(
  { runner, wish }: Pick<PlanCourse, 'runner' | 'wish'>,
  { longestStretch }: Pick<Planned, 'longestStretch'>,
  { phase }: Pick<WeekIntent, 'phase'>,
): boolean {
  if (!isHealingReturn({ runner })) return false;
  const isLearnt = longestStretch >= HEALED_STRETCH_SECONDS || phase === 'taper';
  return wish.goal.meters === null || !isLearnt;
}

/** The stages of running and walking in turns that the runner begins with; none for most. */
export function stagesOf({
  runner,
  wish,
}: Pick<PlanCourse, 'runner'> & Partial<Pick<PlanCourse, 'wish'>>): typeof NEWCOMER_STAGES {
  if (wish && isWalkedReturn({ runner, wish })) return WALKED_RETURN_STAGES;
  if (isRunWalk(runner)) return NEWCOMER_STAGES;
  const isHurt = (runner.injury ?? null) !== null;
  if (isRestart({ runner }) && isHealedOfRegular({ runner })) return HEALED_RETURN_STAGES;
  // What was not named may be a tendon or a joint: the gentlest way is right for it.
  if (isRestart({ runner }) && isHurt) return INJURY_RETURN_STAGES;
  if (isRestart({ runner }) || isBackFromBirth(runner)) return RETURN_STAGES;
  const isBreak = (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  return isGentleReturn({ runner }) || (isBreak && isInjuryNamed(runner)) ? INJURY_STAGES : [];
}

/** Whether running without a walk grows by small steps: while it is learnt, or learnt again. */
export function isOfSmallSteps({ runner }: Pick<PlanCourse, 'runner'>): boolean {
  const isBreak = (runner.daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  const isHurt = isBreak && (runner.injury ?? null) !== null;
  return isHurt || isQuickReturn({ runner }) || stagesOf({ runner }).length > 0;
}

/** The longest run of the 30 days before a day; 0 = none. */
export function longestBefore(planned: Planned, day: number): number {
  return Math.max(
    0,
    ...planned.runs
      .filter((run) => run.day >= day - PLAN_LIMITS.singleRunWindowDays && run.day < day)
      .map(({ meters }) => meters),
  );
}

/** A race on the way is no more than this of the week before it. */
export const RACE_OF_WEEK_SHARE = 0.55;

/** No race on the way is run in this many days before the goal's. */
export const NO_RACE_BEFORE_RACE_DAYS = 15;

export function upcomingRaces({ raceDay, wish }: PlanCourse): number[] {
  return [
    ...(raceDay === null ? [] : [raceDay]),
    ...wish.racesOnTheWay
      .map(({ day }) => dayNumberOf(day))
      .filter((day) => raceDay === null || day < raceDay - NO_RACE_BEFORE_RACE_DAYS),
  ];
}

export function trainingMetersOf({ raceDay }: PlanCourse, drafts: readonly DatedDraft[]): number {
  return drafts
    .filter(({ day }) => day !== raceDay)
    .reduce((sum, { draft }) => sum + draft.meters, 0);
}

export function reasonOf(
  code: PlanReasonCode,
  fromMeters: number | null = null,
  percent: number | null = null,
): PlanReason {
  return { code, fromMeters: fromMeters === null ? null : Math.round(fromMeters), percent };
}

/** Whether no day between a week and the race is one of the runner's, so that the week is the last one with runs. */
export function isLastWithRuns({ raceDay, wish }: PlanCourse, monday: number): boolean {
  if (raceDay === null || raceDay <= monday + 6 || raceDay > monday + 13) return false;
  const daysAfter = Array.from({ length: raceDay - (monday + 7) }, (_, day) => monday + 7 + day);
  return daysAfter.every(
    (day) => !wish.weekdays.includes(weekdayOf(day)) || isDayOff(wish, calendarDayOf(day)),
  );
}
