import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { withFlatDistances } from '@tasuki/domain/plans/sessions/hilly-runs';
import {
  fasterMetersOf,
  isHardKind,
  isLongKind,
  type PlanSession,
  type PlanWeek,
  type TrainingPlan,
} from '@tasuki/domain/plans/training-plan';
import type { PlanRunner, PlanWish } from '@tasuki/domain/plans/plan-wish';

export interface DatedSession {
  day: number;
  session: PlanSession;
}

/** A plan as the criteria look at it. */
export interface PlanView {
  runner: PlanRunner;
  wish: PlanWish;
  /** As it is written; all that follows counts hilly long runs by their time. */
  plan: TrainingPlan;
  /** In order, the goal's race among them. */
  sessions: readonly DatedSession[];
  /** The goal's race left out. */
  training: readonly DatedSession[];
  /** Weeks before the taper. */
  build: readonly PlanWeek[];
  taper: readonly PlanWeek[];
  /** Day of the goal's race; null = none. */
  raceDay: number | null;
  /** Runs and walks in turns at first. */
  isNew: boolean;
  /** Older than 60, with a niggle that is more than a mild ache, or returning. */
  isCareful: boolean;
  /** Whether a coach would let them run faster than easy at all. */
  mayRunFast: boolean;
}

const NEW_WEEK_METERS = 5000;
const NEW_LONGEST_METERS = 3000;
const WALKED_STRETCH_SECONDS = 1500;
const WALKED_WEEK_METERS = 12_000;
const CAREFUL_AGE = 60;
const BREAK_DAYS = 10;
/** Less than this a week is too little for faster running. */
const FASTER_WEEK_METERS = 15_000;

/** After so many days off a week is regained within so many days. */
const REGAINED_DAYS = [
  [10, 49],
  [1, 7],
] as const;

/** Whether days off in a week, or before it, are why it is smaller than earlier ones. */
export function isByDaysOff({ wish: { daysOff = [] } }: PlanView, { monday }: PlanWeek): boolean {
  const first = dayNumberOf(monday);
  return daysOff.some(({ from, to }) => {
    const days = dayNumberOf(to) - dayNumberOf(from) + 1;
    const regained = REGAINED_DAYS.find(([least]) => days >= least)?.[1] ?? 0;
    return dayNumberOf(from) < first + 7 && first - dayNumberOf(to) <= regained;
  });
}

/** The short run from which a coach lets somebody begin whose last month holds none. */
export function restartRunOf({ weeklyMeters }: PlanRunner): number {
  return weeklyMeters >= 20_000 ? 4000 : 2500;
}

/** Whether something hurts that a coach spares by running less; after a break even a mild ache does. */
export function isHurting({ health, injury, isAcheMild, daysSinceLastRun }: PlanRunner): boolean {
  const isMild = isAcheMild === true && injury !== 'bone' && (daysSinceLastRun ?? 0) < BREAK_DAYS;
  return health === 'niggle' && !isMild;
}

/** Who runs little, or not without walks: most of their kilometres are walked, so minutes of running are what counts. */
function learnsToRun({ weeklyMeters, longestMeters, stretchSeconds = null }: PlanRunner): boolean {
  const isLittle = weeklyMeters < NEW_WEEK_METERS && (longestMeters ?? 0) < NEW_LONGEST_METERS;
  const isWalked = stretchSeconds !== null && stretchSeconds < WALKED_STRETCH_SECONDS;
  return isLittle || (isWalked && weeklyMeters <= WALKED_WEEK_METERS);
}

export function planView(runner: PlanRunner, wish: PlanWish, plan: TrainingPlan): PlanView {
  // A long run in the mountains counts by its time, however few its kilometres are.
  const { weeks } = withFlatDistances(plan);
  const sessions = weeks
    .flatMap((week) => week.sessions)
    .map((session) => ({ day: dayNumberOf(session.day), session }));
  const raceDay = plan.goal.meters === null ? null : dayNumberOf(plan.endDay);
  const isNew = learnsToRun(runner);
  return {
    runner,
    wish,
    plan,
    sessions,
    training: sessions.filter(({ day, session }) => !(session.kind === 'race' && day === raceDay)),
    build: weeks.filter(({ phase }) => phase !== 'taper'),
    taper: weeks.filter(({ phase }) => phase === 'taper'),
    raceDay,
    isNew,
    isCareful: (runner.age ?? 0) >= CAREFUL_AGE || isHurting(runner) || wish.goal.kind === 'return',
    mayRunFast:
      !isNew &&
      wish.goal.kind !== 'return' &&
      Math.max(...weeks.map(({ meters }) => meters)) >= FASTER_WEEK_METERS,
  };
}

/** Whether a session has faster running as its purpose. */
export function isFaster({ kind }: PlanSession): boolean {
  return isHardKind(kind) && !isLongKind(kind) && kind !== 'race';
}

/** Share of a list that passes; 1 where there is nothing to pass. */
export function shareOf<T>(values: readonly T[], passes: (value: T) => boolean): number {
  return values.length === 0 ? 1 : values.filter(passes).length / values.length;
}

/** 0 to 5 by the share that is right: nearly all, nine in ten, three quarters, half, a quarter. */
export function pointsOf(share: number): number {
  return [0.25, 0.5, 0.75, 0.9, 0.98].filter((least) => share >= least - 1e-9).length;
}

/** 0 to 5 by how many of some checks pass, rounded down. */
export function pointsOfChecks(checks: readonly boolean[]): number {
  return Math.floor((5 * checks.filter(Boolean).length) / checks.length + 1e-9);
}

/** 0 to 5 by how near a figure comes to what a coach would reach. */
export function pointsOfReach(found: number, aim: number): number {
  return [0.3, 0.5, 0.7, 0.85, 0.95].filter((least) => found >= aim * least - 1).length;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Whole runs of a week, the goal's race left out. */
export function runsIn(week: PlanWeek, view: PlanView): number {
  return week.sessions.filter(({ day }) => dayNumberOf(day) !== view.raceDay).length;
}

/** Metres faster than easy, races left out. */
export function fasterIn(week: PlanWeek): number {
  return week.sessions
    .filter(({ kind }) => kind !== 'race')
    .reduce((sum, session) => sum + fasterMetersOf(session), 0);
}
