/**
 * Readings that do not count, since the sensor was wrong there.
 *
 * - `heartRate`: all of it; it leaps as no heart does, or equals the steps.
 * - `heartRateSteps`: stretches in which a wrist sensor counted steps.
 * - `heartRateStart`: the first minutes, until a wrist sensor found the heart.
 * - `heartRateFailed`: stretches in which a strap repeated one value, or slipped.
 * - `signal`: holes between readings, as in a tunnel; the pace of a part counts without them.
 * - `climb`: the altitude rose where the runner did not.
 * - `distance`: another one than the positions show all along, as by a foot pod that was not
 *   calibrated; no pace and no record counts then.
 */
export const LEFT_OUT_KINDS = [
  'heartRate',
  'heartRateSteps',
  'heartRateStart',
  'heartRateFailed',
  'signal',
  'climb',
  'distance',
] as const;
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number];

export interface LeftOut {
  kind: LeftOutKind;
  /** How much of the time; null = all of it. */
  seconds: number | null;
  /** For `distance`: what was recorded, and how long the way is by the positions. */
  distances?: { recordedMeters: number; trackMeters: number };
}

/** Whether the distance is another one than the positions show, so that no pace counts. */
export function isDistanceContradicted(leftOut: readonly LeftOut[] | undefined): boolean {
  return leftOut?.some(({ kind }) => kind === 'distance') === true;
}
