import type { KeptPlan } from '../../coaches/roster-entry.ts';
import { calendarDayOf, dayNumberOf, mondayOf } from '../../measures/calendar-day.ts';
import { livedSessions, type Recorded } from '../changes/lived-runs.ts';
import { marksOf } from '../changes/plan-marks.ts';
import { isPausedOn } from '../changes/session-changes.ts';
import { missedSettledOn } from '../changes/propose-change.ts';
import { matchedSessions } from '../match-session.ts';
import { isPlanCurrent, planOfRecord, type PlanRecord } from '../plan-record.ts';
import type { PlanSession } from '../training-plan.ts';

/** The days before today in which sessions are counted. */
const DAYS = 7;
/** A runner may keep sessions private if the coach has seen none of them for this long. */
const KNOWN_DAYS = 28;

/** A runner's plan with the runs that their coach may read. */
interface PlanEvidence {
  record: PlanRecord;
  recordings: readonly Recorded[];
}

/**
 * Where a runner's plan stands, and how many of its sessions of the last days were run.
 *
 * @param today as `dayNumber`, on the runner's clock
 * @returns null where there is no plan any more
 */
export function keptPlan({ record, recordings }: PlanEvidence, today: number): KeptPlan | null {
  const day = calendarDayOf(today);
  const plan = planOfRecord(record);
  if (!plan || !isPlanCurrent(record, day)) return null;
  const weeks = plan.weeks.length;
  const week = (mondayOf(today) - mondayOf(dayNumberOf(plan.startDay))) / 7 + 1;
  const base = { week: Math.min(Math.max(week, 1), weeks), weeks, planned: 0, done: null };
  if (day < plan.startDay) return { plan: { ...base, state: 'ahead' }, missedDays: [] };
  if (isPausedOn(record, day)) return { plan: { ...base, state: 'paused' }, missedDays: [] };
  const settled = missedSettledOn(record);
  const window = calendarDayOf(today - DAYS);
  const from = settled !== null && settled > window ? settled : window;
  const sessions = plan.weeks.flatMap((one) => one.sessions);
  const isDue = (one: PlanSession) =>
    one.day >= from && one.day < day && !isPausedOn(record, one.day);
  const planned = sessions.filter(isDue).length;
  const known = sessions.filter(
    (one) => one.day >= calendarDayOf(today - KNOWN_DAYS) && one.day < day,
  );
  if (matchedSessions(known, recordings).size === 0) {
    return { plan: { ...base, state: 'running', planned }, missedDays: [] };
  }
  const marks = marksOf(record.marks);
  const lived = livedSessions(plan, marks, recordings, { from, today: day });
  const missed = lived.notRun.filter(isDue);
  return {
    plan: { ...base, state: 'running', planned, done: planned - missed.length },
    missedDays: missed.map((session) => session.day),
  };
}
