import type { AthleteSex } from '../athletes/athlete-physiology.ts';
import type { HeartRateReference } from '../training/heart-rate/heart-rate-reference.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../training/performance/vdot.ts';
import { PLAN_LIMITS } from './plan-limits.ts';
import type { PlanGoal } from './training-plan.ts';

/** How the runner is, as they say themselves. A niggle does not change how they run. */
export const PLAN_HEALTH = ['well', 'niggle', 'injured', 'ill', 'pregnant'] as const;
export type PlanHealth = (typeof PLAN_HEALTH)[number];

/** What hurts, or is or was injured, as far as it changes the advice; `other` = something else, or not known. */
export const PLAN_INJURIES = ['bone', 'tendon', 'muscle', 'joint', 'other'] as const;
export type PlanInjury = (typeof PLAN_INJURIES)[number];

/** How a result came about that says less of the form: with much climb, in heat, or as a training run. */
export const RESULT_FACTS = ['result-climb', 'result-heat', 'result-training'] as const;
export type ResultFact = (typeof RESULT_FACTS)[number];

/**
 * What else a plan minds, as far as the runner says it. That is a birth within twelve months, what was hurt before
 * and is well now, shifts, a sensitive stomach or long daily walks. `first-time`, `raced` and
 * `to-finish` are of the race of the plan, which has no goal time by the last.
 */
export const PLAN_FACTS = [
  'birth',
  'shins',
  'calf',
  'ankle',
  'knee',
  'thigh',
  'stomach',
  'shifts',
  'walks',
  'first-time',
  'to-finish',
  'raced',
  ...RESULT_FACTS,
] as const;
export type PlanFact = (typeof PLAN_FACTS)[number];

/** Where the runner stands on the day that the plan is made. */
export interface PlanRunner {
  /** Mean week of the last four; 0 = does not run. */
  weeklyMeters: number;
  /** Longest run of the last 30 days; null = none. */
  longestMeters: number | null;
  daysSinceLastRun: number | null;
  /** The longest running without a walk, as the runner says it; null or absent = not said. Seconds. */
  stretchSeconds?: number | null;
  /** Since a break a test or a race has shown the form. Absent = no. */
  isFormTested?: boolean;
  /** With how far the truth may be from it; null = nothing known. */
  vdot: { value: number; uncertainty: number } | null;
  /** Of their own easy runs, seconds a kilometre; null = not known. */
  easyPaceSecondsPerKilometer: number | null;
  age: number | null;
  /** Null or absent = not given. */
  sex?: AthleteSex | null;
  /** Absent = none. */
  facts?: readonly PlanFact[];
  heartRate: HeartRateReference | null;
  health: PlanHealth;
  /** Null or absent = none. */
  injury?: PlanInjury | null;
  /** What hurts goes within a run and is gone the next morning. Absent = no, or not said. */
  isAcheMild?: boolean;
  /** A sign in their words that belongs to a doctor, and was not cleared since. */
  hasRedFlag: boolean;
}

/** What decides whether an ache is a mild one. */
export type AchingRunner = Pick<PlanRunner, 'injury' | 'isAcheMild'> &
  Partial<Pick<PlanRunner, 'health' | 'daysSinceLastRun'>>;

/**
 * Whether something hurts so little that the week stays as it is: it goes within a run and is gone the next morning.
 * Pain in a bone is never mild, and who was off for it comes back as from an injury.
 */
export function isMildAche({
  injury = null,
  isAcheMild = false,
  health = 'niggle',
  daysSinceLastRun = null,
}: AchingRunner): boolean {
  const isBreak = (daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
  return isAcheMild && health === 'niggle' && injury !== 'bone' && !isBreak;
}

/** Whether something hurts that is spared by running less and later. */
export function isHurting(runner: AchingRunner & Pick<PlanRunner, 'health'>): boolean {
  return runner.health === 'niggle' && !isMildAche(runner);
}

/** Whether a part that is or was injured is named, and is no mild ache: then nothing is run fast. */
export function isInjuryNamed(runner: AchingRunner): boolean {
  const { injury = null } = runner;
  return injury !== null && injury !== 'other' && !isMildAche(runner);
}

/** No run before the plan is later than this day; a limit of days counts only those within it. */
export function lastRunDayOf(
  startDay: number,
  { daysSinceLastRun }: Pick<PlanRunner, 'daysSinceLastRun'>,
): number {
  return startDay - Math.max(1, daysSinceLastRun ?? 1);
}

export function hasFact({ facts = [] }: Pick<PlanRunner, 'facts'>, fact: PlanFact): boolean {
  return facts.includes(fact);
}

/**
 * Whether a race is one to finish: no time is wished, and it is the first of its length or the runner says so. Then no
 * goal time is named anywhere.
 */
export function isToFinish(
  runner: Pick<PlanRunner, 'facts'>,
  { goal }: Pick<PlanWish, 'goal'>,
): boolean {
  const isSaid = hasFact(runner, 'to-finish') || hasFact(runner, 'first-time');
  return goal.kind === 'race' && goal.seconds === null && isSaid;
}

/** Whether a race from the half marathon on is the first of its length: then goal B is trained and started at. */
export function isFirstOfLength(
  runner: Pick<PlanRunner, 'facts'>,
  { meters }: { meters: number | null },
): boolean {
  return hasFact(runner, 'first-time') && (meters ?? 0) >= HALF_MARATHON_METERS - 1;
}

/** With this distance a week a runner has come back after a birth already. */
const BACK_AFTER_BIRTH_METERS = 15_000;

/** Whether running comes back after a birth: in turns with walking, and nothing fast. */
export function isBackFromBirth(runner: Pick<PlanRunner, 'facts' | 'weeklyMeters'>): boolean {
  return hasFact(runner, 'birth') && runner.weeklyMeters < BACK_AFTER_BIRTH_METERS;
}

/** Whether hills are no strain on what is or was injured. */
export function mayRunHills({ injury = null }: Pick<PlanRunner, 'injury'>): boolean {
  return injury !== 'joint' && injury !== 'tendon';
}

/** What makes a race one of mountains, as far as it is known. */
export type WishOfMountains = Pick<PlanWish, 'isHilly' | 'goal' | 'climbMeters'> &
  Partial<Pick<PlanWish, 'isHot'>>;

/** From this climb on nobody runs a race by a pace; metres a kilometre, our choice. */
const MOUNTAIN_CLIMB_PER_KILOMETER = 25;
/** A shorter race up a mountain is trained like one on the road. */
const MOUNTAIN_LEAST_METERS = 10_000;

/** Metres of climb a kilometre of the race; null = not known. */
export function climbPerKilometerOf({ goal, climbMeters = null }: WishOfMountains): number | null {
  const { meters } = goal;
  return meters === null || climbMeters === null ? null : (climbMeters * 1000) / meters;
}

/**
 * Whether nobody runs the race by a pace, by its climb a kilometre. Where that is not known, a hilly race
 * beyond the half marathon is one, unless it is a marathon: those are on roads.
 */
export function isMountainRace(wish: WishOfMountains): boolean {
  const meters = wish.goal.meters ?? 0;
  const climb = climbPerKilometerOf(wish);
  if (climb !== null) {
    return climb >= MOUNTAIN_CLIMB_PER_KILOMETER && meters >= MOUNTAIN_LEAST_METERS;
  }
  const isRoadRace = Math.abs(meters - MARATHON_METERS) <= 1;
  return wish.isHilly && meters > HALF_MARATHON_METERS + 1 && !isRoadRace;
}

export interface RaceOnTheWay {
  /** YYYY-MM-DD. */
  day: string;
  meters: number;
}

/** Days in a row without running, both included; YYYY-MM-DD. */
export interface DaysOff {
  from: string;
  to: string;
}

/** What the runner wants and can give. */
export interface PlanWish {
  goal: PlanGoal;
  /** The calendar day at the runner's place, YYYY-MM-DD. */
  today: string;
  /** Of plans without a day: how many weeks, 1 to 30. */
  weeks: number;
  /** Days on which they can run; Monday is 1. */
  weekdays: readonly number[];
  sessionsPerWeek: number;
  /** A runner who runs every day already goes on to; see `runsEveryDay` of the limits. Absent = no. */
  runsEveryDay?: boolean;
  /** Null = whichever suits best. */
  longRunWeekday: number | null;
  /** Days of a club's faster session. */
  clubWeekdays: readonly number[];
  /** On every day but that of the long run; null = no limit. */
  minutesOnOtherDays: number | null;
  /** Of single weekdays, that of the long run among them; these go before `minutesOnOtherDays`. Absent = none. */
  minutesByWeekday?: MinutesByWeekday;
  /** A trip or a wedding: nothing is run on these days. Absent = none. */
  daysOff?: readonly DaysOff[];
  /** Training in heat: efforts are given by feel, since no formula for pace is sound. */
  isHot: boolean;
  /** The race has much climb. */
  isHilly: boolean;
  /** Of the race; null or absent = not known. */
  climbMeters?: number | null;
  racesOnTheWay: readonly RaceOnTheWay[];
}

/** The minutes that a weekday leaves for running; Monday is 1. */
export type MinutesByWeekday = Readonly<Partial<Record<number, number>>>;

/** The minutes of a weekday for a run that is not the long one; null = no limit. */
export function minutesOnWeekday(
  { minutesByWeekday = {}, minutesOnOtherDays }: WishOfMinutes,
  weekday: number,
): number | null {
  return minutesByWeekday[weekday] ?? minutesOnOtherDays;
}

type WishOfMinutes = Pick<PlanWish, 'minutesOnOtherDays' | 'minutesByWeekday'>;

/** Whether a day is one without running. */
export function isDayOff({ daysOff = [] }: Pick<PlanWish, 'daysOff'>, day: string): boolean {
  return daysOff.some(({ from, to }) => from <= day && day <= to);
}

/** The runner's speed of an easy run, for turning distance into time. Seconds a kilometre. */
export const UNKNOWN_EASY_PACE = 420;
/** The running of somebody who learns it, and brisk walking. Seconds a kilometre. */
export const NEWCOMER_PACE = 480;
export const WALKING_PACE = 660;
