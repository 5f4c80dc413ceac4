import type { ActivityRow } from '../activities/activity-row.ts';
import type { SessionPurpose } from '../activities/session-purpose.ts';
import { calendarDayOf, dayNumber, dayNumberOf, mondayOf } from '../measures/calendar-day.ts';
import { isRunning } from '../sports/sport-type.ts';
import { isHardKind, isLongKind, type PlanSession } from './training-plan.ts';

/** What is read of a recording to match it with a session. */
export type MatchableRecording = Pick<
  ActivityRow,
  'id' | 'sport' | 'startedAt' | 'utcOffsetMinutes' | 'distanceMeters' | 'purpose' | 'duplicateOf'
>;

/** At least this share of the distance must have been run; a longer run is a session too. */
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

/** A run this many days beside a session, in its week, may be it. */
const BESIDE_DAYS = 2;

/** Whether a run may have been a session: it is of its day, or near it in the same week and far enough. */
export function mayBeSession(
  session: Pick<PlanSession, 'day' | 'meters'>,
  recording: MatchableRecording,
): boolean {
  const { sport, startedAt, utcOffsetMinutes, distanceMeters, duplicateOf } = recording;
  if (duplicateOf !== null || distanceMeters === null || !isRunning(sport)) return false;
  const day = dayNumber(startedAt, utcOffsetMinutes);
  const planned = dayNumberOf(session.day);
  if (day === planned) return true;
  return (
    mondayOf(day) === mondayOf(planned) &&
    Math.abs(day - planned) <= BESIDE_DAYS &&
    distanceMeters >= session.meters * LEAST_SHARE
  );
}

/**
 * Which recording may be which session, where none certainly is: to be asked, not assumed. Each
 * recording is asked for once, of the same day first.
 *
 * @param matched as of {@link matchedSessions}
 * @returns session id → recording
 */
export function possibleMatches<Recording extends MatchableRecording>(
  sessions: readonly PlanSession[],
  recordings: readonly Recording[],
  matched: ReadonlyMap<string, string>,
): ReadonlyMap<string, Recording> {
  const taken = new Set(matched.values());
  const possible = new Map<string, Recording>();
  const daysApart = (session: PlanSession, { startedAt, utcOffsetMinutes }: Recording) =>
    Math.abs(dayNumber(startedAt, utcOffsetMinutes) - dayNumberOf(session.day));
  const pairs = sessions
    .filter(({ id }) => !matched.has(id))
    .flatMap((session) =>
      recordings
        .filter((recording) => mayBeSession(session, recording))
        .map((recording) => ({ session, recording, apart: daysApart(session, recording) })),
    )
    .sort((a, b) => a.apart - b.apart);
  for (const { session, recording } of pairs) {
    if (taken.has(recording.id) || possible.has(session.id)) continue;
    taken.add(recording.id);
    possible.set(session.id, recording);
  }
  return possible;
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
    !isLongKind(session.kind) &&
    purpose !== null &&
    EASY_PURPOSES.has(purpose);
  return !isTooEasy && distanceMeters >= session.meters * LEAST_SHARE;
}

function distanceFrom(session: PlanSession, { distanceMeters }: MatchableRecording): number {
  return Math.abs((distanceMeters ?? 0) - session.meters);
}
