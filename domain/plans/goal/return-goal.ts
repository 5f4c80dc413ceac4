import { isRunWalk } from '../plan-limits.ts';
import { runSecondsOf } from '../sessions/session-work.ts';
import type { PlanSession, PlanWeek, TrainingPlan } from '../training-plan.ts';
import { UNKNOWN_EASY_PACE, type PlanRunner, type PlanWish } from '../plan-wish.ts';

/** What a return leads to: running without a break, or a week of running. */
export type ReturnGoal = {
  /** Of the plan, from 1 on, that reaches it; null = it is named, and these weeks end before it. */
  week: number | null;
} & ({ kind: 'stretch'; seconds: number } | { kind: 'week'; meters: number });

/** A chosen time is whole minutes, a chosen week a multiple of this; our choice. */
const STRETCH_STEP_SECONDS = 60;
const WEEK_STEP_METERS = 5000;
/** Who runs for so long again without a walk counts kilometres. Seconds. */
const LONG_STRETCH_SECONDS = 3600;
/** Below this a step of five kilometres would say too little. */
const SMALL_WEEK_METERS = 10_000;
const SMALL_WEEK_STEP_METERS = 1000;

/** The longest running of a session without a walk; seconds. */
export function stretchOf({ kind, steps, seconds }: PlanSession): number {
  if (kind === 'race') return 0;
  if (kind !== 'run-walk') return seconds;
  return steps.find(({ part }) => part === 'main')?.seconds ?? 0;
}

/** The longest running of a week without a walk; seconds. */
export function longestStretchOf({ sessions }: Pick<PlanWeek, 'sessions'>): number {
  return Math.max(0, ...sessions.map(stretchOf));
}

/** Distance that is run in a week, walks left out; metres. */
function ranMetersOf({ sessions, meters }: PlanWeek, easyPace: number): number {
  const walked = sessions.filter(({ kind }) => kind === 'run-walk');
  if (walked.length === 0) return meters;
  const seconds = sessions.reduce((sum, session) => sum + runSecondsOf(session), 0);
  return Math.min(meters, (seconds * 1000) / easyPace);
}

/**
 * The goal of a plan that leads back to running. What the runner named stands. Else who walks in between is led to a
 * time without a break. Who does not is led to a week like those before the break, as far as the plan reaches it.
 *
 * @returns null for other goals, and where the plan holds no running
 */
export function returnGoalOf(
  { weeks }: Pick<TrainingPlan, 'weeks'>,
  runner: Pick<
    PlanRunner,
    'weeklyMeters' | 'longestMeters' | 'stretchSeconds' | 'easyPaceSecondsPerKilometer'
  >,
  { goal }: Pick<PlanWish, 'goal'>,
): ReturnGoal | null {
  if (goal.kind !== 'return') return null;
  const longest = Math.max(0, ...weeks.map(longestStretchOf));
  if (goal.seconds !== null) {
    const { seconds } = goal;
    const week = weeks.find((one) => longestStretchOf(one) >= seconds)?.number ?? null;
    return { kind: 'stretch', seconds, week };
  }
  const isWalked = isRunWalk(runner) || weeks[0]?.sessions.some(({ kind }) => kind === 'run-walk');
  if (isWalked && longest < LONG_STRETCH_SECONDS) {
    const seconds = floorTo(longest, STRETCH_STEP_SECONDS);
    // The last of the weeks that reach it checks it.
    const week = weeks.findLast((one) => longestStretchOf(one) >= seconds)?.number ?? null;
    return seconds > 0 ? { kind: 'stretch', seconds, week } : null;
  }
  const easyPace = runner.easyPaceSecondsPerKilometer ?? UNKNOWN_EASY_PACE;
  const ran = weeks.map((week) => ranMetersOf(week, easyPace));
  const most = Math.max(0, ...ran);
  const before = runner.weeklyMeters > 0 ? Math.min(most, runner.weeklyMeters) : most;
  const step = before < SMALL_WEEK_METERS ? SMALL_WEEK_STEP_METERS : WEEK_STEP_METERS;
  const meters = floorTo(before, step);
  const index = ran.findLastIndex((one) => one >= meters);
  return meters > 0 ? { kind: 'week', meters, week: weeks[index]?.number ?? null } : null;
}

function floorTo(value: number, step: number): number {
  return Math.floor(value / step + 1e-9) * step;
}

/** The longest stretch grows by as much a week where a plan ends before its goal. Seconds. */
const LATER_STEP_SECONDS = 300;

/** Weeks of a plan and after it until a time without a break that it does not reach; every fourth is lighter. */
export function weeksToStretch(weekCount: number, reached: number, wished: number): number {
  const growing = Math.ceil((wished - reached) / LATER_STEP_SECONDS);
  return weekCount + growing + Math.floor(growing / 3);
}
