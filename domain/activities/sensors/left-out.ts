/**
 * Readings that do not count, since the sensor was wrong there.
 *
 * - `heartRate`: all of it; it leaps as no heart does, or equals the steps.
 * - `heartRateSteps`: stretches in which a wrist sensor counted steps.
 * - `heartRateStart`: the first minutes, until a wrist sensor found the heart.
 * - `heartRateFailed`: stretches in which a strap repeated one value, or slipped.
 * - `signal`: holes between readings, as in a tunnel; the pace of a part counts without them.
 * - `climb`: the altitude rose where the runner did not.
 */
export const LEFT_OUT_KINDS = [
  'heartRate',
  'heartRateSteps',
  'heartRateStart',
  'heartRateFailed',
  'signal',
  'climb',
] as const;
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number];

export interface LeftOut {
  kind: LeftOutKind;
  /** How much of the time; null = all of it. */
  seconds: number | null;
}
