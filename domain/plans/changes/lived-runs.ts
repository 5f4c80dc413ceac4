import type { ActivityRow } from '../../activities/activity-row.ts';
import { dayNumber, dayNumberOf, mondayOf } from '../../measures/calendar-day.ts';
import { isRunning } from '../../sports/sport-type.ts';
import { matchedSessions, mayBeSession } from '../match-session.ts';
import { countsForPlan, type PlanHistoryField } from '../plan-history.ts';
import { PLAN_LIMITS } from '../plan-limits.ts';
import type { PlanSession, TrainingPlan } from '../training-plan.ts';
import { markOf, type PlanMarks } from './plan-marks.ts';

/** What is read of recordings. */
export type Recorded = Pick<
  ActivityRow,
  | 'id'
  | 'sport'
  | 'startedAt'
  | 'utcOffsetMinutes'
  | 'distanceMeters'
  | 'purpose'
  | PlanHistoryField
>;

/** A run that took place. */
export interface LivedRun {
  /** As `dayNumber`. */
  day: number;
  meters: number;
}

/** What became of the sessions of a plan. */
export interface LivedSessions {
  /** Neither recorded nor said to be done, in the order of their days. */
  notRun: readonly PlanSession[];
  /** Those of them that still matter to the plan: not before several sessions that were run in a row. */
  missed: readonly PlanSession[];
  /** Every run: recorded ones, and sessions that the runner says are done. */
  runs: readonly LivedRun[];
}

/** The least share of a missed run's distance that a run on another weekday needs to stand for it. */
const STANDS_IN_SHARE = 0.6;
const STANDS_IN_DAYS = 2;
/** After this many sessions in a row nothing that was missed before them matters; our choice. */
const RESUMED_SESSIONS = 3;

/**
 * What was missed of the sessions from one day to another, and every run there was.
 *
 * @param from first day that counts for sessions that were not run, YYYY-MM-DD
 * @param today its sessions are still open
 */
export function livedSessions(
  { weeks }: TrainingPlan,
  marks: PlanMarks,
  recordings: readonly Recorded[],
  { from, today }: { from: string; today: string },
): LivedSessions {
  // Every run ticks its session. What the rest of the plan is measured by, a coach may read.
  const recorded = recordings.filter(
    (row) => isRunning(row.sport) && row.distanceMeters !== null && countsForPlan(row),
  );
  const runs = recorded.map(({ startedAt, utcOffsetMinutes, distanceMeters }): LivedRun => ({
    day: dayNumber(startedAt, utcOffsetMinutes),
    meters: distanceMeters ?? 0,
  }));
  const notRun: PlanSession[] = [];
  let missed: PlanSession[] = [];
  let ranInRow = 0;
  for (const { sessions } of weeks) {
    const due = sessions.filter(({ day }) => day < today);
    const matched = matchedSessions(due, recordings);
    const taken = new Set(matched.values());
    const free = new Set(recorded.filter(({ id }) => !taken.has(id)));
    for (const session of due) {
      const mark = markOf(marks, session);
      const isDone = mark === 'done';
      const isMatched = matched.has(session.id);
      const standIn =
        isMatched || mark === 'missed'
          ? null
          : [...free].find((run) => (isDone ? mayBeSession : standsFor)(session, run));
      if (standIn) free.delete(standIn);
      // The run that was said to be it counts already.
      if (isDone && !isMatched && !standIn) {
        runs.push({ day: dayNumberOf(session.day), meters: session.meters });
      }
      if (isDone || isMatched || standIn) {
        ranInRow += 1;
        if (ranInRow >= RESUMED_SESSIONS) missed = [];
      } else {
        ranInRow = 0;
        if (session.day < from) continue;
        notRun.push(session);
        missed.push(session);
      }
    }
  }
  return { notRun, missed, runs };
}

function standsFor(session: PlanSession, run: Recorded): boolean {
  const day = dayNumber(run.startedAt, run.utcOffsetMinutes);
  const planned = dayNumberOf(session.day);
  return (
    mondayOf(day) === mondayOf(planned) &&
    Math.abs(day - planned) <= STANDS_IN_DAYS &&
    (run.distanceMeters ?? 0) >= session.meters * STANDS_IN_SHARE
  );
}

/** Where a runner stands after what they ran. */
export interface LivedForm {
  /** Mean week of the 28 days before; before a break, that of the days before it. Metres. */
  weeklyMeters: number;
  /** Longest run of the 30 days before; null = none. */
  longestMeters: number | null;
  /** Null = no run is known. */
  daysSinceLastRun: number | null;
}

const WEEKS = 4;

/**
 * Where the runner stands on a day by their runs. A break does not make the week before it smaller,
 * since the builder takes the break into account itself.
 *
 * @param today as `dayNumber`
 */
export function livedForm(runs: readonly LivedRun[], today: number): LivedForm {
  const before = runs.filter(({ day }) => day < today);
  const last = Math.max(...before.map(({ day }) => day));
  if (before.length === 0) return { weeklyMeters: 0, longestMeters: null, daysSinceLastRun: null };
  const daysSinceLastRun = today - last;
  const end = daysSinceLastRun >= PLAN_LIMITS.breakDays ? last + 1 : today;
  const first = Math.min(...before.map(({ day }) => day));
  const weeks = Math.min(WEEKS, Math.max(1, Math.ceil((end - first) / 7)));
  const meters = before
    .filter(({ day }) => day >= end - WEEKS * 7 && day < end)
    .reduce((sum, run) => sum + run.meters, 0);
  const recent = before
    .filter(({ day }) => day >= today - PLAN_LIMITS.singleRunWindowDays)
    .map((run) => run.meters);
  return {
    weeklyMeters: meters / weeks,
    longestMeters: recent.length > 0 ? Math.max(...recent) : null,
    daysSinceLastRun,
  };
}
