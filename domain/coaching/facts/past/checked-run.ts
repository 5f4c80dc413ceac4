import type { ActivityRow } from '../../../activities/activity-row.ts';
import type { ComputedAnalysis } from '../../../activities/computed-analysis.ts';
import {
  isOpenTo,
  OPEN_TO_COACH_FIELDS,
  type ActivityReader,
} from '../../../activities/open-to-coach.ts';
import { dayNumber } from '../../../measures/calendar-day.ts';
import { isRunning } from '../../../sports/sport-type.ts';
import { isInTrends, isRidden } from '../../../trends/compute-trend-week.ts';
import type { CheckedRun } from './long-history.ts';

/** The fields of a row and of an analysis that decide whether a run may be named. */
export const CHECKED_ROW_FIELDS = [
  'id',
  'sport',
  'startedAt',
  'utcOffsetMinutes',
  'distanceMeters',
  'movingSeconds',
  'isDistanceContradicted',
  'purpose',
  'isTransition',
  'policy',
  ...OPEN_TO_COACH_FIELDS,
] as const satisfies readonly (keyof ActivityRow)[];
export type CheckedRow = Pick<ActivityRow, (typeof CHECKED_ROW_FIELDS)[number]>;
export const CHECKED_ANALYSIS_FIELDS = [
  'bestEfforts',
  'riding',
] as const satisfies readonly (keyof ComputedAnalysis)[];
export type CheckedAnalysis = Partial<
  Pick<ComputedAnalysis, (typeof CHECKED_ANALYSIS_FIELDS)[number]>
>;

/**
 * A run as it is now. It may be named where its source allows to compute from it, it is shown to who reads, and
 * nothing contradicts its distance. Null = it may not.
 */
export function checkedRunOf(
  row: CheckedRow,
  analysis: CheckedAnalysis | undefined,
  reader: ActivityReader,
): CheckedRun | null {
  if (!row.policy.analyse || !isOpenTo(reader, row) || !isInTrends(row)) return null;
  if (!isRunning(row.sport) || isRidden(row, analysis)) return null;
  if (row.isDistanceContradicted === true) return null;
  return {
    id: row.id,
    dayNumber: dayNumber(row.startedAt, row.utcOffsetMinutes ?? 0),
    meters: row.distanceMeters,
    seconds: row.movingSeconds,
    bestEfforts: analysis?.bestEfforts ?? [],
  };
}
