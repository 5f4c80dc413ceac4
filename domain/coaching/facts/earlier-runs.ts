import { dayNumber } from '../../measures/calendar-day.ts';
import type { HistoryDay } from '../../training/training-history.ts';
import { HISTORY_DAYS, isRunOf, type RecentActivity } from '../../training/recent-activity.ts';
import type { SessionPurpose } from '../../activities/session-purpose.ts';
import { PROOF_ACTIVITIES_MAXIMUM, type HistoryProof } from './fact.ts';

/** An earlier activity with the days between it and the one that is read; 0 = same day. */
export interface EarlierActivity {
  activity: RecentActivity;
  daysAgo: number;
}

/** Purposes that tire: after them comes an easy day. */
const HARD_PURPOSES: ReadonlySet<SessionPurpose | null> = new Set<SessionPurpose>([
  'tempo',
  'intervals',
  'progression',
  'hills',
  'mountain',
  'race',
  'long',
]);
/** What a runner means by "easy", for comparing paces. */
const EASY_PURPOSES: ReadonlySet<SessionPurpose | null> = new Set<SessionPurpose>([
  'easy',
  'recovery',
]);

export function isHardPurpose(purpose: SessionPurpose | null): boolean {
  return HARD_PURPOSES.has(purpose);
}

export function isEasyPurpose(purpose: SessionPurpose | null): boolean {
  return EASY_PURPOSES.has(purpose);
}

/** What came in the weeks before a session, newest first; days by the runner's own clock, else UTC. */
export function earlierThan(
  day: HistoryDay,
  history: readonly RecentActivity[],
): EarlierActivity[] {
  return everythingBefore(day, history).filter(({ daysAgo }) => daysAgo <= HISTORY_DAYS);
}

/** The newest run before a session, however long ago; null where there is none. */
export function lastRunBefore(
  day: HistoryDay,
  history: readonly RecentActivity[],
): EarlierActivity | null {
  return runsOf(everythingBefore(day, history))[0] ?? null;
}

function everythingBefore(day: HistoryDay, history: readonly RecentActivity[]): EarlierActivity[] {
  const offset = day.utcOffsetMinutes ?? 0;
  const today = dayNumber(day.startedAt, offset);
  return history
    .filter(({ startedAt }) => startedAt.getTime() < day.startedAt.getTime())
    .map((activity) => ({
      activity,
      daysAgo: Math.max(
        0,
        today - dayNumber(activity.startedAt, activity.utcOffsetMinutes ?? offset),
      ),
    }))
    .sort((a, b) => b.activity.startedAt.getTime() - a.activity.startedAt.getTime());
}

export function runsOf(earlier: readonly EarlierActivity[]): EarlierActivity[] {
  return earlier.filter(({ activity }) => isRunOf(activity));
}

/** Distance run within a span of days before, both ends included. */
export function metersWithin(
  runs: readonly EarlierActivity[],
  fromDaysAgo: number,
  toDaysAgo: number,
): number {
  return runs
    .filter(({ daysAgo }) => daysAgo >= fromDaysAgo && daysAgo <= toDaysAgo)
    .reduce((sum, { activity }) => sum + (activity.distanceMeters ?? 0), 0);
}

/** What is called a week of a runner's history. */
export const WEEK_DAYS = 7;
/** What is called a month of a runner's history. */
export const MONTH_DAYS = 30;
/** Before that many days are known, a month has no count. */
export const LEAST_DAYS_FOR_MONTH = 28;

/** What a figure of the runner's history rests on: these activities of the last days. */
export function historyProof(days: number, chosen: readonly EarlierActivity[]): HistoryProof {
  return proofBy(
    days,
    chosen.map(({ activity }) => activity),
  );
}

/**
 * The same of activities whose days were not counted.
 *
 * @param chosen newest first
 */
export function proofBy(days: number, chosen: readonly Pick<RecentActivity, 'id'>[]): HistoryProof {
  return {
    kind: 'history',
    days,
    activityCount: chosen.length,
    activityIds: chosen.slice(0, PROOF_ACTIVITIES_MAXIMUM).map(({ id }) => id),
  };
}

const WEEKS = 4;
/** Before that many runs and days are known, no week is called usual. */
const LEAST_RUNS_FOR_WEEKS = 4;
const LEAST_DAYS_FOR_WEEKS = 28;

export interface WeeksOfDay {
  /** Distance of the seven days up to and with that day. */
  weekMeters: number;
  /** Average week of the four before them. */
  meanMeters: number;
  thisWeek: readonly EarlierActivity[];
  before: readonly EarlierActivity[];
}

/**
 * The seven days that end on a day, beside the four weeks before them.
 *
 * @param runs newest first
 * @param daysAgo the day, 0 = that of the session that is read
 * @param ownMeters distance of that session, which is not among the runs
 * @returns null where too little is known to call a week usual
 */
export function weeksOf(
  runs: readonly EarlierActivity[],
  daysAgo: number,
  ownMeters: number,
): WeeksOfDay | null {
  const from = daysAgo + WEEK_DAYS;
  const to = daysAgo + WEEK_DAYS * (WEEKS + 1) - 1;
  const before = runs.filter((run) => run.daysAgo >= from && run.daysAgo <= to);
  const knownDays = (runs.at(-1)?.daysAgo ?? 0) - daysAgo;
  if (before.length < LEAST_RUNS_FOR_WEEKS || knownDays < LEAST_DAYS_FOR_WEEKS) return null;
  return {
    weekMeters: metersWithin(runs, daysAgo, from - 1) + (daysAgo === 0 ? ownMeters : 0),
    meanMeters: metersWithin(runs, from, to) / WEEKS,
    thisWeek: runs.filter((run) => run.daysAgo >= daysAgo && run.daysAgo < from),
    before,
  };
}

/** The middle value, or null for fewer than three. */
export function middleOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (known.length < 3) return null;
  return known[Math.floor(known.length / 2)] ?? null;
}
