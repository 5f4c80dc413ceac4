import type { Performance } from './vdot.ts';

const METERS_PER_MILE = 1609.344;

/**
 * Time over another distance by Riegel's power law, `t * (d2 / d1)^1.06`. Holds from about 3.5
 * minutes to 3 h 50. At least 10 minutes too fast over the marathon for half of all recreational
 * runners (Vickers & Vertosick 2016).
 *
 * @returns seconds
 * @see Riegel, Athletic records and human endurance, American Scientist (1981)
 */
export function riegelSeconds(known: Performance, distanceMeters: number): number {
  return known.elapsedSeconds * (distanceMeters / known.distanceMeters) ** 1.06;
}

/** Cameron's speed factor of a distance in miles. */
function cameronFactor(distanceMeters: number): number {
  const miles = distanceMeters / METERS_PER_MILE;
  return 13.49681 - 0.048865 * miles + 2.438936 / miles ** 0.7905;
}

/**
 * Time over another distance by Dave Cameron's model of record performances
 * from 400 m to 50 miles (1998): a second opinion beside Riegel's.
 *
 * @returns seconds
 */
export function cameronSeconds(known: Performance, distanceMeters: number): number {
  return (
    known.elapsedSeconds *
    (distanceMeters / known.distanceMeters) *
    (cameronFactor(known.distanceMeters) / cameronFactor(distanceMeters))
  );
}
