import { isOnFoot, type SportType } from '../sports/sport-type.ts';

/** More steps a minute on one leg nobody makes: such a source counts both. */
const ONE_LEG_CADENCE_MAXIMUM = 120;

/**
 * What a source's cadence must be multiplied by to give steps of both legs: FIT,
 * Strava and most others count one leg on foot. Cycling is never doubled.
 *
 * @param typicalCadence mean or median while moving, as the source wrote it
 * @example 79.5 * cadenceFactor(79.5, 'Run') // 159
 */
export function cadenceFactor(typicalCadence: number, sport: SportType): 1 | 2 {
  return isOnFoot(sport) && typicalCadence <= ONE_LEG_CADENCE_MAXIMUM ? 2 : 1;
}
