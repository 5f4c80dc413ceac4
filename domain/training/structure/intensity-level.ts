import type { IntensityLevel } from '../../activities/computed-analysis.ts';

type KnownLevel = Exclude<IntensityLevel, 'unknown'>;

/** Upper bounds, exclusive; what reaches the last one is `max`. */
type LevelBounds = readonly (readonly [level: KnownLevel, below: number])[];

/** Shares of threshold heart rate: Friel's bounds, with our own between recovery and easy. */
const HEART_RATE_BOUNDS: LevelBounds = [
  ['recovery', 0.8],
  ['easy', 0.9],
  ['moderate', 0.95],
  ['hard', 1],
  ['veryHard', 1.06],
];

/** Shares of threshold speed; no standard exists, these are ours. */
const SPEED_BOUNDS: LevelBounds = [
  ['recovery', 0.75],
  ['easy', 0.87],
  ['moderate', 0.95],
  ['hard', 1],
  ['veryHard', 1.1],
];

function levelOf(share: number, bounds: LevelBounds): KnownLevel {
  return bounds.find(([, below]) => share < below)?.[0] ?? 'max';
}

/**
 * How hard a stretch was, by heart rate. Heart rate lags: for stretches under
 * about 3 minutes take {@link intensityOfSpeed}.
 *
 * @param shareOfThreshold mean heart rate over threshold heart rate
 */
export function intensityOfHeartRate(shareOfThreshold: number): KnownLevel {
  return levelOf(shareOfThreshold, HEART_RATE_BOUNDS);
}

/** @param shareOfThreshold mean graded speed over threshold speed */
export function intensityOfSpeed(shareOfThreshold: number): KnownLevel {
  return levelOf(shareOfThreshold, SPEED_BOUNDS);
}

const HARD_LEVELS: ReadonlySet<IntensityLevel> = new Set(['hard', 'veryHard', 'max']);

/** Whether a level is hard or more; an unknown one is not. */
export function isHardIntensity(level: IntensityLevel): boolean {
  return HARD_LEVELS.has(level);
}
