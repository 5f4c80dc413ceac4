import type { ActivityRow } from '../activities/activity-row.ts';
import type { SessionPurpose } from '../activities/session-purpose.ts';
import { calendarDayOf, dayNumber } from '../measures/calendar-day.ts';
import { isRunning } from '../sports/sport-type.ts';
import { isHardKind, type PlanSession } from './training-plan.ts';

/** What is read of a recording to match it with a session. */
export type MatchableRecording = Pick<
  ActivityRow,
  'id' | 'sport' | 'startedAt' | 'utcOffsetMinutes' | 'distanceMeters' | 'purpose' | 'duplicateOf'
>;

/** So much of the distance must have been run; a longer run is a session too. */
const LEAST_SHARE = 0.6;
const EASY_PURPOSES: ReadonlySet<SessionPurpose> = new Set(['recovery', 'easy', 'walk', 'hike']);

/**
 * Which recording is which session: of the same day, a run, far enough, and for a hard session not
 * an easy one. Each recording counts once, the one nearest to the distance first.
 *
 * @returns session id → activity id
 */
export function matchedSessions(
  sessions: readonly PlanSession[],
  recordings: readonly MatchableRecording[],
): ReadonlyMap<string, string> {
  const matched = new Map<string, string>();
  const taken = new Set<string>();
  const largestFirst = [...sessions].sort((a, b) => b.meters - a.meters);
  for (const session of largestFirst) {
    const [best] = recordings
      .filter((recording) => !taken.has(recording.id) && isOf(session, recording))
      .sort((a, b) => distanceFrom(session, a) - distanceFrom(session, b));
    if (!best) continue;
    taken.add(best.id);
    matched.set(session.id, best.id);
  }
  return matched;
}

function isOf(session: PlanSession, recording: MatchableRecording): boolean {
  const { sport, startedAt, utcOffsetMinutes, distanceMeters, purpose, duplicateOf } = recording;
  if (duplicateOf !== null || distanceMeters === null) return false;
  const isOnFoot = isRunning(sport) || (session.kind === 'run-walk' && sport === 'Walk');
  if (!isOnFoot || calendarDayOf(dayNumber(startedAt, utcOffsetMinutes)) !== session.day) {
    return false;
  }
  const isTooEasy =
    isHardKind(session.kind) &&
    session.kind !== 'long' &&
    purpose !== null &&
    EASY_PURPOSES.has(purpose);
  return !isTooEasy && distanceMeters >= session.meters * LEAST_SHARE;
}

function distanceFrom(session: PlanSession, { distanceMeters }: MatchableRecording): number {
  return Math.abs((distanceMeters ?? 0) - session.meters);
}
