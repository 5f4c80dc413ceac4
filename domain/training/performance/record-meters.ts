import type { RecordDistance } from '../../athletes/athlete-profile.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from './vdot.ts';

/** The lengths that records are kept of. */
export const RECORD_METERS: Readonly<Record<RecordDistance, number>> = {
  fiveKilometers: 5000,
  tenKilometers: 10_000,
  halfMarathon: HALF_MARATHON_METERS,
  marathon: MARATHON_METERS,
  fiftyKilometers: 50_000,
  hundredKilometers: 100_000,
};

/** A goal that differs by no more is that race: 42.2 km are said for a marathon, and 21 for half of it. */
const SAID_ROUNDED_SHARE = 0.01;

/**
 * The length of the race that somebody names, in meters.
 *
 * @returns the length of a record within 1 %, else what was named
 * @example raceMetersOf(42_200) // 42_195
 */
export function raceMetersOf(namedMeters: number): number {
  const near = (exact: number) => Math.abs(exact - namedMeters) <= exact * SAID_ROUNDED_SHARE;
  return Object.values(RECORD_METERS).find(near) ?? namedMeters;
}
