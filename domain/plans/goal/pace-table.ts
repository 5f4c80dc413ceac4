import {
  HALF_MARATHON_METERS,
  MARATHON_METERS,
  raceSecondsOf,
  trainingPacesOf,
} from '../../training/performance/vdot.ts';

/** The formula's range. */
const VDOT_RANGE = [20, 85] as const;

export function clampedVdot(vdot: number): number {
  return Math.min(VDOT_RANGE[1], Math.max(VDOT_RANGE[0], vdot));
}

/** Paces of training and of races, from fast to slow. */
export const RACE_ORDER = [
  'repetition',
  'interval',
  'fiveKilometers',
  'tenKilometers',
  'threshold',
  'half',
  'marathon',
  'easyFast',
  'easySlow',
] as const;

/** All paces of one form, seconds a kilometre; none is faster than the one before it. */
export type PaceTable = Readonly<
  Record<(typeof RACE_ORDER)[number] | 'threeKilometers' | 'easyOfBook', number>
>;

/** The least ratio between two paces of the table. */
const LEAST_STEP = 1.006;

/**
 * Easy running is slower than marathon pace by at least this share. Long runs end about 10 % slower than marathon pace
 * and begin 20 % slower (Pfitzinger & Douglas, Advanced Marathoning). The fast end of Daniels' easy range, 74 % of VDOT,
 * is only 7 to 10 % slower. The share between is our choice.
 */
export const EASY_OVER_MARATHON = 1.13;

/**
 * The paces of a form. Those of races are as the formula has them. Threshold is the pace of about an hour, so it gives
 * way where 10 km take longer than that, or a half marathon hardly longer. Intervals give way to a fast 5 km race. Daniels'
 * intervals are at the pace of 11 minutes. Up to VDOT 45 that is faster than the pace of 3 km. There they are
 * run between the paces of 3 and 5 km.
 */
export function paceTableOf(vdot: number): PaceTable {
  const form = clampedVdot(vdot);
  const raw = trainingPacesOf(form);
  const paceOf = (meters: number) => (raceSecondsOf(form, meters) * 1000) / meters;
  const fiveKilometers = paceOf(5000);
  const tenKilometers = paceOf(10_000);
  const half = paceOf(HALF_MARATHON_METERS);
  const marathon = paceOf(MARATHON_METERS);
  const threeKilometers = paceOf(3000);
  const interval = Math.min(
    Math.max(raw.interval, (threeKilometers + fiveKilometers) / 2),
    fiveKilometers,
  );
  const threshold = Math.min(
    half / LEAST_STEP,
    Math.max(raw.threshold, tenKilometers * LEAST_STEP),
  );
  return {
    threeKilometers,
    repetition: Math.min(raw.repetitionPer400Meters / 0.4, interval / LEAST_STEP),
    interval,
    fiveKilometers,
    tenKilometers,
    threshold,
    half,
    marathon,
    easyFast: Math.max(raw.easyFast, marathon * EASY_OVER_MARATHON),
    easyOfBook: raw.easyFast,
    easySlow: raw.easySlow,
  };
}

/**
 * Between which paces of the table the pace of a race lies, whatever time was wished for it.
 *
 * @returns seconds a kilometre; Infinity = no slower bound
 */
export function boundsOfRacePace(
  table: PaceTable,
  meters: number,
): { fastest: number; slowest: number } {
  const { interval, fiveKilometers, tenKilometers, threshold, half, marathon } = table;
  if (meters <= 5000) return { fastest: interval, slowest: tenKilometers };
  if (meters <= 10_000) {
    return { fastest: fiveKilometers * LEAST_STEP, slowest: threshold / LEAST_STEP };
  }
  if (meters < HALF_MARATHON_METERS - 1) return { fastest: tenKilometers, slowest: half };
  if (meters < MARATHON_METERS - 1) {
    return { fastest: threshold * LEAST_STEP, slowest: marathon / LEAST_STEP };
  }
  if (meters <= MARATHON_METERS + 1) return { fastest: half * LEAST_STEP, slowest: Infinity };
  return { fastest: marathon, slowest: Infinity };
}
