import { dayNumberOf, mondayOf } from '../../measures/calendar-day.ts';
import { matchedSessions, type MatchableRecording } from '../match-session.ts';
import { sessionsUnder, type Caution } from '../plan-caution.ts';
import type { PlanRecord } from '../plan-record.ts';
import type { PlanSession, TrainingPlan } from '../training-plan.ts';
import { markOf, marksOf } from './plan-marks.ts';
import { isPausedOn } from './session-changes.ts';

/** A session within this many days is the next one. */
const DAYS_AHEAD = 7;

interface SessionMoment {
  /** Of today. */
  recordings: readonly MatchableRecording[];
  caution: Caution | null;
  /** YYYY-MM-DD, at the runner's place. */
  today: string;
}

/**
 * The session of today, or the next one of the days after it. What was run, marked, paused or put on
 * hold is left out.
 */
export function nextSession(
  plan: TrainingPlan,
  record: Pick<PlanRecord, 'marks' | 'pausedOn' | 'pausedUntil'>,
  { recordings, caution, today }: SessionMoment,
): PlanSession | null {
  const first = dayNumberOf(today);
  const marks = marksOf(record.marks);
  const weeks = plan.weeks.filter(({ monday }) => dayNumberOf(monday) >= mondayOf(first));
  for (const { sessions } of weeks.slice(0, 2)) {
    const run = matchedSessions(sessions, recordings);
    for (const { session, planned } of sessionsUnder(sessions, caution, today)) {
      const isAhead = planned.day >= today && dayNumberOf(planned.day) < first + DAYS_AHEAD;
      const isOpen = markOf(marks, planned) === null && !isPausedOn(record, planned.day);
      if (session && isAhead && isOpen && !run.has(planned.id)) return session;
    }
  }
  return null;
}
