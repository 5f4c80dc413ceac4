import type { ActivityAnalysis } from '../../activity-analysis.ts';
import { dayNumber, dayNumberOf } from '../../../measures/calendar-day.ts';
import { planOfRecord, type PlanRecord } from '../../../plans/plan-record.ts';
import { isRunning } from '../../../sports/sport-type.ts';
import type { RecentActivity } from '../../../training/recent-activity.ts';
import type { SessionSource } from '../session-view.ts';

interface RanBeside {
  source: Pick<SessionSource, 'sport' | 'startedAt' | 'utcOffsetMinutes'>;
  analysis: { summary: Pick<ActivityAnalysis['summary'], 'distanceMeters'> };
  /** What was run before. */
  history: readonly Pick<
    RecentActivity,
    'sport' | 'startedAt' | 'utcOffsetMinutes' | 'distanceMeters'
  >[];
  /** Null = there is no plan. */
  record: PlanRecord | null;
}

/** This many days end with that of the run. */
const WINDOW_DAYS = 7;
/** A watch and a way home make a run longer than planned. */
const SLACK_SHARE = 1.1;
const SLACK_METERS = 1000;

/**
 * Whether the days behind a run held no more than the plan's own weeks ordered until then. Seven days
 * hold parts of two of them, such as two long runs, and so may look like a jump that nobody made.
 */
export function ranAsPlanned({ source, analysis, history, record }: RanBeside): boolean {
  const plan = record && planOfRecord(record);
  if (!plan) return false;
  const own = { ...source, distanceMeters: analysis.summary.distanceMeters };
  const runs = [own, ...history]
    .filter(({ sport }) => isRunning(sport))
    .map(({ startedAt, utcOffsetMinutes, distanceMeters }) => ({
      day: dayNumber(startedAt, utcOffsetMinutes),
      meters: distanceMeters ?? 0,
    }));
  const last = dayNumber(source.startedAt, source.utcOffsetMinutes);
  const first = last - WINDOW_DAYS + 1;
  if (first < dayNumberOf(plan.startDay) || last > dayNumberOf(plan.endDay)) return false;
  return plan.weeks.every(({ monday, sessions }) => {
    const from = dayNumberOf(monday);
    if (from > last || from + WINDOW_DAYS <= first) return true;
    const until = Math.min(last, from + WINDOW_DAYS - 1);
    const ran = runs
      .filter(({ day }) => day >= from && day <= until)
      .reduce((sum, { meters }) => sum + meters, 0);
    const planned = sessions
      .filter(({ day }) => dayNumberOf(day) <= until)
      .reduce((sum, { meters }) => sum + meters, 0);
    return ran <= planned * SLACK_SHARE + SLACK_METERS;
  });
}
