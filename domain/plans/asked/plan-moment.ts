import { calendarDayOf, dayNumber } from '../../measures/calendar-day.ts';
import { summariseHistory } from '../../training/training-history.ts';
import { isHistoryArriving } from '../changes/arriving-history.ts';
import type { PlanMoment } from '../changes/propose-change.ts';
import type { Caution } from '../plan-caution.ts';
import { countsForPlan, type PlanHistoryRow } from '../plan-history.ts';

/** The moment at which a change is looked for. */
export interface MomentPlace {
  now: Date;
  /** Of the runner's clock; null = not known, so UTC. */
  utcOffsetMinutes: number | null;
  /** YYYY-MM-DD, at the runner's place. */
  today: string;
  caution: Caution | null;
}

/** What a change of a plan is computed from, of the runner's rows of the last weeks. */
export function planMomentOf(
  rows: readonly PlanHistoryRow[],
  { now, utcOffsetMinutes, today, caution }: MomentPlace,
): PlanMoment {
  const known = rows.filter(({ duplicateOf, isPurged }) => duplicateOf === null && !isPurged);
  const { vdot } = summariseHistory(known.filter(countsForPlan), {
    startedAt: now,
    utcOffsetMinutes,
  });
  const raced = vdot?.basis === 'race' ? known.find(({ id }) => id === vdot.activityId) : undefined;
  const race =
    vdot && raced
      ? { vdot: vdot.value, day: calendarDayOf(dayNumber(raced.startedAt, raced.utcOffsetMinutes)) }
      : null;
  return {
    today,
    recordings: known,
    race,
    caution,
    isHistoryArriving: isHistoryArriving(known, now),
  };
}
