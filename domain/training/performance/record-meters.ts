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
