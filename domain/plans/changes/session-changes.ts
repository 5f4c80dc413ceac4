import { planOfRecord, type PlanRecord } from '../plan-record.ts';
import type { PlanSession } from '../training-plan.ts';
import { withChange } from './plan-change.ts';
import { withMark, type PlanMark } from './plan-marks.ts';

/**
 * The record with what the runner says became of a session.
 *
 * @param mark null = they take it back
 */
export function withSessionMark(
  record: PlanRecord,
  session: Pick<PlanSession, 'day' | 'id'>,
  mark: PlanMark | null,
  at: Date,
): PlanRecord {
  const marks = withMark(record.marks, session, mark);
  return withChange(record, { marks }, { at, author: 'runner', kind: 'mark', day: session.day });
}

/**
 * The record with what became of a session, as long as it still holds that session.
 *
 * @returns null where another session stands there now
 */
export function markedPlan(
  record: PlanRecord,
  session: PlanSession,
  mark: PlanMark | null,
  at: Date,
): PlanRecord | null {
  const isThere = planOfRecord(record)?.weeks.some(({ sessions }) =>
    sessions.some(({ day, id, kind }) => {
      return day === session.day && id === session.id && kind === session.kind;
    }),
  );
  return isThere === true ? withSessionMark(record, session, mark, at) : null;
}

/**
 * The record with the plan on hold.
 *
 * @param from first day of the pause, YYYY-MM-DD
 * @param until last day of it; null = not known yet
 */
export function withPause(
  record: PlanRecord,
  { from, until }: { from: string; until: string | null },
  at: Date,
): PlanRecord {
  return withChange(
    record,
    { pausedOn: from, pausedUntil: until },
    { at, author: 'runner', kind: 'pause', day: from },
  );
}

/** The record with the pause over. */
export function withReturn(record: PlanRecord, at: Date, today: string): PlanRecord {
  return withChange(
    record,
    { pausedOn: null, pausedUntil: null },
    { at, author: 'runner', kind: 'return', day: today },
  );
}

/** Whether nothing is to be run on a day, YYYY-MM-DD, because the runner pauses. */
export function isPausedOn(
  { pausedOn, pausedUntil }: Pick<PlanRecord, 'pausedOn' | 'pausedUntil'>,
  day: string,
): boolean {
  return pausedOn !== null && day >= pausedOn && (pausedUntil === null || day <= pausedUntil);
}
