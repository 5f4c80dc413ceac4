import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import { raceDayOf, weekWith } from '../plan-lines.ts';
import type { PlanSession, PlanWeek, TrainingPlan } from '../training-plan.ts';
import type { SessionDraft } from '../session-drafts.ts';

/** Where a session stands. */
export type SessionPlace = Pick<PlanSession, 'day' | 'id'>;

/** Whether a coach may change what stands there: it lies ahead, and is not the goal's race. */
export function isEditable(plan: TrainingPlan, { day }: SessionPlace, today: string): boolean {
  return day >= today && day !== raceDayOf(plan);
}

function isAt(session: PlanSession, { day, id }: SessionPlace): boolean {
  return session.day === day && session.id === id;
}

function withWeeks(
  plan: TrainingPlan,
  change: (sessions: readonly PlanSession[], week: PlanWeek) => readonly PlanSession[],
): TrainingPlan {
  const raceDay = raceDayOf(plan);
  const weeks = plan.weeks.map((week) => {
    const sessions = change(week.sessions, week);
    return sessions === week.sessions ? week : weekWith(week, sessions, raceDay);
  });
  return { ...plan, weeks };
}

/** The plan without a session. */
export function withoutSession(plan: TrainingPlan, place: SessionPlace): TrainingPlan {
  return withWeeks(plan, (sessions) => {
    const left = sessions.filter((session) => !isAt(session, place));
    return left.length === sessions.length ? sessions : left;
  });
}

/**
 * The plan with a session of the coach's own on a day, in the place of another or as the only one.
 *
 * @param replaced null = the day was free
 */
export function withCoachSession(
  plan: TrainingPlan,
  day: string,
  draft: SessionDraft,
  replaced: SessionPlace | null,
): TrainingPlan {
  const added: PlanSession = {
    ...draft,
    id: replaced?.id ?? `d${weekdayOf(dayNumberOf(day))}`,
    day,
    reason: { code: 'coach-choice', fromMeters: null, percent: null },
  };
  const cleared = replaced ? withoutSession(plan, replaced) : plan;
  return withWeeks(cleared, (sessions, { monday }) => {
    const offset = dayNumberOf(day) - dayNumberOf(monday);
    return offset >= 0 && offset < 7 ? [...sessions, added] : sessions;
  });
}

/** The plan with a week emptied from today on, to be written anew; the goal's race stays. */
export function withEmptyWeek(plan: TrainingPlan, number: number, today: string): TrainingPlan {
  return withWeeks(plan, (sessions, week) => {
    if (week.number !== number) return sessions;
    const left = sessions.filter((session) => !isEditable(plan, session, today));
    return left.length === sessions.length ? sessions : left;
  });
}
