/** Zone bounds in beats per minute: zone `i + 1` starts at entry `i`, inclusive. */
export type ZoneBounds = readonly number[];

/** Edwards' five zones by percent of the maximum; below 50 % is no zone. */
const MAXIMUM_SHARES = [0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** @see Edwards, The Heart Rate Monitor Book (1993) */
export function zonesFromMaximum(maximumBeatsPerMinute: number): ZoneBounds {
  return MAXIMUM_SHARES.map((share) => share * maximumBeatsPerMinute);
}

/**
 * Lower bounds of Friel's seven running zones (1, 2, 3, 4, 5a, 5b, 5c) as shares of threshold heart
 * rate. The print's whole percents are read as half-open.
 */
const THRESHOLD_SHARES = [0, 0.85, 0.9, 0.95, 1, 1.03, 1.06] as const;

/** @see Friel, The Triathlete's Training Bible; running zones */
export function frielZones(thresholdBeatsPerMinute: number): ZoneBounds {
  return THRESHOLD_SHARES.map((share) => share * thresholdBeatsPerMinute);
}

/** Friel's zones with 5a, 5b and 5c as one, to be shown as five. */
export function zonesFromThreshold(thresholdBeatsPerMinute: number): ZoneBounds {
  return frielZones(thresholdBeatsPerMinute).slice(0, 5);
}

/** The zone of a heart rate, 1 and up; 0 below the first. */
export function zoneOf(beatsPerMinute: number, bounds: ZoneBounds): number {
  let zone = 0;
  while (zone < bounds.length && beatsPerMinute >= (bounds[zone] as number)) zone += 1;
  return zone;
}
