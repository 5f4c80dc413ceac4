import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { SessionPurpose } from '../../activities/session-purpose.ts';
import { calendarDayOf, dayNumber } from '../../measures/calendar-day.ts';
import { markOf, marksOf } from '../../plans/changes/plan-marks.ts';
import { matchedSessions } from '../../plans/match-session.ts';
import { planOfRecord } from '../../plans/plan-record.ts';
import type { PlanSession, PlanSessionKind } from '../../plans/training-plan.ts';
import { isRunning } from '../../sports/sport-type.ts';
import type { RecentActivity } from '../../training/recent-activity.ts';
import type { RunningPlan } from './planned-session.ts';
import type { SessionSource } from './session-view.ts';

/** What a session of a kind is recognised as. Of other kinds a recording cannot be sure. */
const RECOGNISED_AS: Partial<Readonly<Record<PlanSessionKind, readonly SessionPurpose[]>>> = {
  recovery: ['recovery', 'easy'],
  easy: ['recovery', 'easy'],
  strides: ['recovery', 'easy'],
  long: ['long', 'easy'],
  'long-pace': ['long'],
  tempo: ['tempo'],
  intervals: ['intervals'],
  repetitions: ['intervals'],
};

interface PlannedOwn {
  source: Pick<SessionSource, 'sport' | 'startedAt' | 'utcOffsetMinutes'>;
  analysis: Pick<ActivityAnalysis, 'summary' | 'purpose'>;
  history: readonly RecentActivity[];
  plan: RunningPlan | null;
}

/**
 * The session of the plan that a recording certainly is. It is the only session and the only run of
 * its day, long enough, and recognised as one of its kind. The runner did not say that they skip it.
 *
 * @returns null where any of this is in doubt
 */
export function plannedOwn({ source, analysis, history, plan }: PlannedOwn): PlanSession | null {
  const training = plan && planOfRecord(plan.record);
  if (!training || !isRunning(source.sport)) return null;
  const dayOf = (one: PlannedOwn['source']) =>
    calendarDayOf(dayNumber(one.startedAt, one.utcOffsetMinutes));
  const day = dayOf(source);
  const sessions = training.weeks.flatMap((week) => week.sessions).filter((one) => one.day === day);
  const [session] = sessions;
  const isAlone = !history.some((other) => isRunning(other.sport) && dayOf(other) === day);
  if (!session || sessions.length > 1 || !isAlone) return null;
  const isSkipped = (markOf(marksOf(plan.record.marks), session) ?? 'done') !== 'done';
  const isOfKind = RECOGNISED_AS[session.kind]?.includes(analysis.purpose) === true;
  if (isSkipped || !isOfKind) return null;
  const own = {
    ...source,
    id: 'own',
    distanceMeters: analysis.summary.distanceMeters,
    purpose: analysis.purpose,
    duplicateOf: null,
  };
  return matchedSessions([session], [own]).has(session.id) ? session : null;
}
