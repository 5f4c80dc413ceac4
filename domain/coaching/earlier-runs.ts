import { isRunning } from '../activities/sport-type.ts';
import { dayNumber } from '../measures/calendar-day.ts';
import type { HistoryDay } from '../training/training-history.ts';
import { HISTORY_DAYS, type RecentActivity } from '../training/recent-activity.ts';
import type { SessionPurpose } from '../training/session-purpose.ts';

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

/** What came before a session, newest first; days by the runner's own clock, else UTC. */
export function earlierThan(
  day: HistoryDay,
  history: readonly RecentActivity[],
): EarlierActivity[] {
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
    .filter(({ daysAgo }) => daysAgo <= HISTORY_DAYS)
    .sort((a, b) => b.activity.startedAt.getTime() - a.activity.startedAt.getTime());
}

export function runsOf(earlier: readonly EarlierActivity[]): EarlierActivity[] {
  return earlier.filter(({ activity }) => isRunning(activity.sport));
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

/** The middle value, or null for fewer than three. */
export function middleOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (known.length < 3) return null;
  return known[Math.floor(known.length / 2)] ?? null;
}
