import type { MeasureUnit } from '../measures/units.ts';
import type { ActivityRow } from './activity-row.ts';
import { isOnFoot, isRunning } from '../sports/sport-type.ts';

/**
 * The key of the words for what an activity was: what a run was for where that
 * is known, else the sport.
 *
 * @example activityKindKey({ sport: 'Run', purpose: 'intervals' }) // 'sports:purpose.intervals'
 */
export function activityKindKey(row: Pick<ActivityRow, 'sport' | 'purpose'>): `sports:${string}` {
  const isKnown = row.purpose !== null && row.purpose !== 'unclear';
  return isRunning(row.sport) && isKnown ? `sports:purpose.${row.purpose}` : `sports:${row.sport}`;
}

/**
 * The name that stands for an activity; null = its kind says it best. The runner's own title goes
 * first. The one from where it was recorded, often no more than "Morning Run", is better than a
 * bare sport. It says less than the purpose of a run.
 *
 * @example activityTitle({ sport: 'Run', purpose: null, title: null, sourceTitle: 'Park loop' }) // 'Park loop'
 */
export function activityTitle(
  row: Pick<ActivityRow, 'sport' | 'purpose' | 'title' | 'sourceTitle'>,
): string | null {
  if (row.title !== null) return row.title;
  return activityKindKey(row) === `sports:${row.sport}` ? row.sourceTitle : null;
}

/** How fast it was, as people of the sport say it: pace on foot and in water, speed elsewhere. */
export function activityRate(
  row: Pick<
    ActivityRow,
    'sport' | 'averagePaceSecondsPerKilometer' | 'averageSpeedMetersPerSecond'
  >,
): { value: number; unit: MeasureUnit } | null {
  if (usesPace(row.sport)) {
    const value = row.averagePaceSecondsPerKilometer;
    return value === null ? null : { value, unit: 'secondsPerKilometer' };
  }
  const value = row.averageSpeedMetersPerSecond;
  return value === null ? null : rateAtSpeed(row.sport, value);
}

/**
 * A speed in metres per second as people of a sport that is not on foot say it.
 *
 * @example rateAtSpeed('Swim', 0.8) // { value: 125, unit: 'secondsPer100Meters' }
 */
export function rateAtSpeed(
  sport: ActivityRow['sport'],
  metersPerSecond: number,
): { value: number; unit: MeasureUnit } {
  return sport === 'Swim' && metersPerSecond > 0
    ? { value: 100 / metersPerSecond, unit: 'secondsPer100Meters' }
    : { value: metersPerSecond, unit: 'metersPerSecond' };
}

/** Whether the sport is measured in time per distance rather than distance per time. */
export function usesPace(sport: ActivityRow['sport']): boolean {
  return isOnFoot(sport);
}
