import { calendarDayOf, dayNumber, dayNumberOf } from '../../measures/calendar-day.ts';
import { matchedSessions } from '../../plans/match-session.ts';
import { markOf, marksOf } from '../../plans/changes/plan-marks.ts';
import { isPausedOn } from '../../plans/changes/session-changes.ts';
import { planOfRecord } from '../../plans/plan-record.ts';
import type { PlanSession } from '../../plans/training-plan.ts';
import type { Conversation, QuotedFact } from './conversation.ts';
import { factsOfPlannedSession } from './planned-session.ts';
import type { RunnerStanding } from './runner-standing.ts';

/** A session of the plan from today on. */
export interface SessionAhead {
  /** `plan.1` for the first: the beginning of its figures' ids. */
  name: string;
  session: PlanSession;
  /** 0 = today. */
  daysAhead: number;
  /** Neither run, nor marked, nor in a pause. */
  isOpen: boolean;
}

/** A weekday names one of these days without doubt. */
const DAYS = 7;

/** The sessions of the plan from today to the day before the same weekday, in the order of their days. */
export function sessionsAhead(
  { plan = null }: Pick<Conversation, 'plan'>,
  { day, earlier }: Pick<RunnerStanding, 'day' | 'earlier'>,
): SessionAhead[] {
  const training = plan && planOfRecord(plan);
  if (!training) return [];
  const today = dayNumber(day.startedAt, day.utcOffsetMinutes);
  const [first, last] = [calendarDayOf(today), calendarDayOf(today + DAYS - 1)];
  const marks = marksOf(plan.marks);
  const sessions = training.weeks
    .flatMap((week) => week.sessions)
    .filter((session) => session.day >= first && session.day <= last)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const recordings = earlier.map(({ activity }) => ({ ...activity, duplicateOf: null }));
  const run = matchedSessions(
    sessions.filter((session) => session.day === first),
    recordings,
  );
  return sessions.map((session, index) => ({
    name: `plan.${index + 1}`,
    session,
    daysAhead: dayNumberOf(session.day) - today,
    isOpen:
      markOf(marks, session) === null &&
      !isPausedOn(plan, session.day) &&
      !(session.day === first && run.has(session.id)),
  }));
}

/** The figures of these sessions, as `plan.1.…`. */
export function factsOfSessionsAhead(ahead: readonly SessionAhead[]): QuotedFact[] {
  return ahead.flatMap(({ name, session }) =>
    factsOfPlannedSession(session).map((fact) => ({
      ...fact,
      id: fact.id.replace('planned', name),
      activityId: null,
    })),
  );
}
