import type { ActivityRow } from '../activities/activity-row.ts';
import { calendarDayOf, dayNumber, dayNumberOf, mondayOf } from '../measures/calendar-day.ts';
import { DAY_MILLISECONDS } from '../measures/durations.ts';
import { markOf, marksOf, type PlanMark } from '../plans/changes/plan-marks.ts';
import { isPausedOn } from '../plans/changes/session-changes.ts';
import { matchedSessions } from '../plans/match-session.ts';
import { sessionsUnder, type Caution } from '../plans/plan-caution.ts';
import type { PlanRecord } from '../plans/plan-record.ts';
import type { PlanSession, TrainingPlan } from '../plans/training-plan.ts';
import { isRunning } from '../sports/sport-type.ts';

/** The days that a month's page shows: whole weeks, so up to six days of its neighbours. */
export interface CalendarSpan {
  /** First and last day of the month, as {@link dayNumber}. */
  firstDay: number;
  lastDay: number;
  /** First Monday and last Sunday that are shown. */
  fromDay: number;
  toDay: number;
}

/** A planned session with what became of it. */
export interface CalendarSession {
  planned: PlanSession;
  /** As it is ordered now; null = nothing is, while the runner is ill or pauses. */
  session: PlanSession | null;
  /** `held`: by what comes before training. Days that have passed without a word stay `open`. */
  state: 'done' | 'open' | 'held' | 'paused' | Exclude<PlanMark, 'done'>;
}

export interface CalendarDay {
  /** YYYY-MM-DD. */
  day: string;
  isInMonth: boolean;
  /** The runner's activities, earliest first. */
  activities: readonly ActivityRow[];
  sessions: readonly CalendarSession[];
  /** Run on the day, as far as its sources allow computing with it. */
  ranMeters: number;
}

export interface CalendarMonth {
  /** Monday to Sunday, four to six weeks. */
  weeks: readonly (readonly CalendarDay[])[];
  /** The distance of the month's own days. */
  ranMeters: number;
  /** Sum of the month's planned sessions; null = the plan has none in it. */
  plannedMeters: number | null;
  /** Runs of the month whose source does not allow computing with them. */
  omittedCount: number;
}

/** The facts on the plan that the calendar needs. */
export interface CalendarPlan {
  plan: TrainingPlan;
  record: Pick<PlanRecord, 'marks' | 'pausedOn' | 'pausedUntil'>;
  caution: Caution | null;
}

/**
 * The month of a day with the weeks around it.
 *
 * @param day YYYY-MM-DD
 * @example calendarSpan('2026-11-26') // Monday 26 October to Sunday 6 December
 */
export function calendarSpan(day: string): CalendarSpan {
  const firstDay = dayNumberOf(`${day.slice(0, 8)}01`);
  const first = new Date(firstDay * DAY_MILLISECONDS);
  const lastDay =
    Math.round(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1) / DAY_MILLISECONDS) - 1;
  return { firstDay, lastDay, fromDay: mondayOf(firstDay), toDay: mondayOf(lastDay) + 6 };
}

/**
 * The same day of another month, or that month's last one.
 *
 * @param day YYYY-MM-DD
 * @param months how many on; negative = back
 * @example dayInMonth('2026-03-31', -1) // '2026-02-28'
 */
export function dayInMonth(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const first = calendarDayOf(Math.round(Date.UTC(year, month - 1 + months, 1) / DAY_MILLISECONDS));
  const { firstDay, lastDay } = calendarSpan(first);
  return calendarDayOf(Math.min(firstDay + dayOfMonth - 1, lastDay));
}

/**
 * The activities and the planned sessions of a month, day by day. Each activity belongs to the day
 * on the athlete's own clock. For several recordings of one run the main one is shown; hidden ones
 * are not.
 *
 * @param rows the activities that began in the shown days, in any order
 * @param today YYYY-MM-DD, at the runner's place
 */
export function calendarMonth(
  span: CalendarSpan,
  rows: readonly ActivityRow[],
  planned: CalendarPlan | null,
  today: string,
): CalendarMonth {
  const shown = rows.filter(
    ({ isTransition, isHidden, duplicateOf }) => !isTransition && !isHidden && duplicateOf === null,
  );
  const sessions = sessionsOf(span, shown, planned, today);
  const days = Array.from({ length: span.toDay - span.fromDay + 1 }, (_, index): CalendarDay => {
    const number = span.fromDay + index;
    const day = calendarDayOf(number);
    const activities = shown
      .filter((row) => dayNumber(row.startedAt, row.utcOffsetMinutes) === number)
      .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
    return {
      day,
      isInMonth: number >= span.firstDay && number <= span.lastDay,
      activities,
      sessions: sessions.filter((one) => one.planned.day === day),
      ranMeters: sumOf(activities.filter(isCounted).map((row) => row.distanceMeters ?? 0)),
    };
  });
  const ofMonth = days.filter(({ isInMonth }) => isInMonth);
  const plannedOfMonth = ofMonth.flatMap((day) => day.sessions);
  return {
    weeks: Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)),
    ranMeters: sumOf(ofMonth.map(({ ranMeters }) => ranMeters)),
    plannedMeters:
      plannedOfMonth.length === 0
        ? null
        : sumOf(plannedOfMonth.map((session) => session.planned.meters)),
    omittedCount: ofMonth
      .flatMap(({ activities }) => activities)
      .filter(({ sport, policy }) => isRunning(sport) && !policy.analyse).length,
  };
}

function sessionsOf(
  { fromDay, toDay }: CalendarSpan,
  rows: readonly ActivityRow[],
  known: CalendarPlan | null,
  today: string,
): CalendarSession[] {
  if (!known) return [];
  const [first, last] = [calendarDayOf(fromDay), calendarDayOf(toDay)];
  // Week by week, since ids of sessions say no more than the weekday.
  return known.plan.weeks
    .filter(({ monday }) => monday >= first && monday <= last)
    .flatMap(({ sessions }) => sessionsOfWeek(sessions, rows, known, today));
}

function sessionsOfWeek(
  sessions: readonly PlanSession[],
  rows: readonly ActivityRow[],
  { record, caution }: CalendarPlan,
  today: string,
): CalendarSession[] {
  const ordered = sessionsUnder(sessions, caution, today);
  // As on the page of the plan: a recording is held against what is ordered.
  const matched = matchedSessions(
    ordered.map(({ session, planned }) => session ?? planned),
    rows,
  );
  const marks = marksOf(record.marks);
  return ordered.map(({ session, planned }): CalendarSession => {
    const mark = markOf(marks, planned);
    if (matched.has(planned.id) || mark === 'done') {
      return { planned, session: session ?? planned, state: 'done' };
    }
    if (isPausedOn(record, planned.day) && planned.day >= today) {
      return { planned, session: null, state: 'paused' };
    }
    if (session === null) return { planned, session, state: 'held' };
    return { planned, session, state: mark ?? 'open' };
  });
}

function isCounted({ sport, policy }: ActivityRow): boolean {
  return isRunning(sport) && policy.analyse;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
