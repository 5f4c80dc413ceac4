import { dayNumber, mondayOf } from '../measures/calendar-day.ts';
import type { ActivityRow } from './activity-row.ts';
import { isRunning } from '../sports/sport-type.ts';

/** The distance run in one week, Monday to Sunday. */
export interface WeekDistance {
  /** As {@link dayNumber}. */
  mondayDayNumber: number;
  distanceMeters: number;
}

export interface WeekSummary {
  current: WeekDistance;
  /** Whole weeks before this one, newest first; only weeks of which every row was read. */
  earlier: readonly WeekDistance[];
  /** Mean of the earlier weeks, weeks without a run included; null when there is none to compare with. */
  usualMeters: number | null;
  /** Runs left out because their source does not allow computing with them. */
  omittedCount: number;
}

type WeekRow = Pick<
  ActivityRow,
  | 'sport'
  | 'startedAt'
  | 'utcOffsetMinutes'
  | 'distanceMeters'
  | 'duplicateOf'
  | 'isHidden'
  | 'policy'
>;

const EARLIER_WEEKS_MAXIMUM = 4;

/**
 * This week's running distance against the weeks before, from the rows a list has read. Each run
 * belongs to the day on the athlete's own clock; the current week is that of the Monday in the
 * browser's zone.
 *
 * @param rows newest first, as listed
 * @param isEverythingRead false while older rows exist: the oldest week read is then unfinished
 *   and not compared with
 */
export function weekSummary(
  rows: readonly WeekRow[],
  { now, isEverythingRead }: { now: Date; isEverythingRead: boolean },
): WeekSummary {
  const currentMonday = mondayOf(dayNumber(now, null));
  const distanceByMonday = new Map<number, number>();
  let oldestMonday = currentMonday;
  let omittedCount = 0;
  for (const row of rows) {
    const monday = mondayOf(dayNumber(row.startedAt, row.utcOffsetMinutes));
    oldestMonday = Math.min(oldestMonday, monday);
    if (!isRunning(row.sport) || row.duplicateOf !== null || row.isHidden) continue;
    if (!row.policy.analyse) {
      omittedCount += 1;
      continue;
    }
    distanceByMonday.set(monday, (distanceByMonday.get(monday) ?? 0) + (row.distanceMeters ?? 0));
  }
  const weekOf = (mondayDayNumber: number): WeekDistance => ({
    mondayDayNumber,
    distanceMeters: distanceByMonday.get(mondayDayNumber) ?? 0,
  });

  const firstWholeMonday = isEverythingRead ? oldestMonday : oldestMonday + 7;
  const earlier: WeekDistance[] = [];
  for (
    let monday = currentMonday - 7;
    monday >= firstWholeMonday && earlier.length < EARLIER_WEEKS_MAXIMUM;
    monday -= 7
  ) {
    earlier.push(weekOf(monday));
  }
  const earlierTotal = earlier.reduce((sum, week) => sum + week.distanceMeters, 0);
  return {
    current: weekOf(currentMonday),
    earlier,
    usualMeters: earlier.length === 0 ? null : earlierTotal / earlier.length,
    omittedCount,
  };
}
