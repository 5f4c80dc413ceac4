import { firstAtLeast } from './motion-curve.ts';
import type { TimeStretch } from './recording.ts';

/** Rises smaller than this are the barometer's or the GPS's own movement. */
export const ELEVATION_HYSTERESIS_METERS = 3;
const SMOOTHING_SECONDS = 15;

/** Cumulative climb and descent, one entry for each altitude. */
export interface ElevationCurve {
  ascentMeters: Float64Array;
  descentMeters: Float64Array;
}

/**
 * Climb and descent by hysteresis: only what leaves the last turning level by
 * more than the given height counts. A last climb below that height is lost.
 * 0 gives the raw sum of all differences.
 *
 * @param altitudeMeters NaN = missing, passed over
 * @see GoldenCheetah, ElevationGain
 */
export function elevationCurveOf(
  altitudeMeters: Float64Array,
  hysteresisMeters: number = ELEVATION_HYSTERESIS_METERS,
): ElevationCurve {
  const ascentMeters = new Float64Array(altitudeMeters.length);
  const descentMeters = new Float64Array(altitudeMeters.length);
  let reference = Number.NaN;
  let ascent = 0;
  let descent = 0;
  for (let index = 0; index < altitudeMeters.length; index += 1) {
    const altitude = altitudeMeters[index] as number;
    if (!Number.isNaN(altitude)) {
      if (Number.isNaN(reference)) reference = altitude;
      if (altitude > reference + hysteresisMeters) {
        ascent += altitude - reference;
        reference = altitude;
      } else if (altitude < reference - hysteresisMeters) {
        descent += reference - altitude;
        reference = altitude;
      }
    }
    ascentMeters[index] = ascent;
    descentMeters[index] = descent;
  }
  return { ascentMeters, descentMeters };
}

/** What a cumulative curve adds within a part of the recording. */
export function gainWithin(
  cumulative: Float64Array,
  elapsedSeconds: Float64Array,
  { startSeconds, endSeconds }: TimeStretch,
): number {
  if (cumulative.length === 0) return 0;
  const at = (seconds: number) =>
    cumulative[Math.min(firstAtLeast(elapsedSeconds, seconds), cumulative.length - 1)] as number;
  return at(endSeconds) - at(startSeconds);
}

/**
 * Mean altitude of a quarter of a minute around each reading, so that single
 * wrong readings climb no hill. Missing stays missing.
 */
export function smoothAltitude(
  altitudeMeters: Float64Array,
  elapsedSeconds: Float64Array,
): Float64Array {
  const { length } = altitudeMeters;
  const smooth = new Float64Array(length).fill(Number.NaN);
  let from = 0;
  let to = 0;
  let sum = 0;
  let count = 0;
  const add = (index: number, sign: 1 | -1) => {
    const value = altitudeMeters[index] as number;
    if (Number.isNaN(value)) return;
    sum += sign * value;
    count += sign;
  };
  for (let index = 0; index < length; index += 1) {
    const middle = elapsedSeconds[index] as number;
    while (to < length && (elapsedSeconds[to] as number) <= middle + SMOOTHING_SECONDS / 2) {
      add(to, 1);
      to += 1;
    }
    while ((elapsedSeconds[from] as number) < middle - SMOOTHING_SECONDS / 2) {
      add(from, -1);
      from += 1;
    }
    if (count > 0 && !Number.isNaN(altitudeMeters[index])) smooth[index] = sum / count;
  }
  return smooth;
}
