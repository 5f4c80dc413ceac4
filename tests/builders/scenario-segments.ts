import { equalHeartRateFactor } from '@tasuki/domain/training/performance/grade-adjustment';
import type { RecordingSegment } from './recording-builder.ts';
import type { SeededRandom } from './seeded-random.ts';

/**
 * A runner of some strength: easy running is `easySpeed`, an hour's race about
 * 1.22 times that. Heart rate: easy 140, threshold 168, maximum 187.
 */
export interface ScenarioRunner {
  easySpeed: number;
}

export const EASY_BEATS = 140;
export const THRESHOLD_BEATS = 168;
export const HARD_BEATS = 178;

export const easy = (runner: ScenarioRunner, minutes: number): RecordingSegment => ({
  seconds: Math.round(minutes * 60),
  speedMetersPerSecond: runner.easySpeed,
  heartRate: EASY_BEATS,
});

export const standing = (seconds: number, pause = false): RecordingSegment => ({
  seconds: Math.round(seconds),
  speedMetersPerSecond: 0,
  heartRate: 115,
  pause,
});

export const between = (random: SeededRandom, least: number, most: number) =>
  least + (most - least) * random.uniform();

/** Works of some seconds with rests between, a warm-up before and a cool-down after. */
export function repeats(
  runner: ScenarioRunner,
  works: readonly number[],
  over: number,
  rest: RecordingSegment,
): RecordingSegment[] {
  return [
    { ...easy(runner, 12), intensity: 'warmUp' },
    ...works.flatMap((seconds, index): RecordingSegment[] => [
      {
        seconds,
        speedMetersPerSecond: runner.easySpeed * over,
        heartRate: HARD_BEATS,
        intensity: 'active',
      },
      ...(index < works.length - 1 ? [{ ...rest, intensity: 'rest' as const }] : []),
    ]),
    { ...easy(runner, 10), intensity: 'coolDown' },
  ];
}

export const jog = (runner: ScenarioRunner, seconds: number): RecordingSegment => ({
  seconds,
  speedMetersPerSecond: runner.easySpeed * 0.85,
  heartRate: 138,
});

export const same = (count: number, seconds: number) =>
  Array.from({ length: count }, () => seconds);

/** Up and down of the steepness given, at one effort as if on the flat. */
export function rolling(
  speed: number,
  random: SeededRandom,
  meters: number,
  steepness: number,
): RecordingSegment[] {
  const segments: RecordingSegment[] = [];
  let left = meters;
  let isUp = true;
  while (left > 0) {
    const grade = (isUp ? 1 : -1) * steepness * between(random, 0.7, 1.2);
    const speedMetersPerSecond = speed / equalHeartRateFactor(grade);
    const seconds = Math.ceil(Math.min(left / speedMetersPerSecond, between(random, 60, 180)));
    segments.push({ seconds, speedMetersPerSecond, heartRate: 148, grade });
    left -= seconds * speedMetersPerSecond;
    isUp = !isUp;
  }
  return segments;
}

/** Running with stops at crossings: no two stretches alike. */
export function crossings(
  runner: ScenarioRunner,
  random: SeededRandom,
  stops: number,
  pause: boolean,
): RecordingSegment[] {
  return Array.from({ length: stops }, () => [
    easy(runner, between(random, 1.5, 6)),
    standing(between(random, 20, 75), pause),
  ])
    .flat()
    .concat(easy(runner, 3));
}

/** A race over some metres: a little faster at the start, a little slower before the end. */
export function race(runner: ScenarioRunner, meters: number, over: number): RecordingSegment[] {
  const speed = runner.easySpeed * over;
  const seconds = Math.round(meters / speed);
  return [
    { seconds: Math.round(seconds * 0.1), speedMetersPerSecond: speed * 1.04, heartRate: 168 },
    { seconds: Math.round(seconds * 0.8), speedMetersPerSecond: speed, heartRate: 176 },
    { seconds: Math.round(seconds * 0.1), speedMetersPerSecond: speed * 0.96, heartRate: 180 },
    { seconds: 40, speedMetersPerSecond: 0.4, heartRate: 150 },
  ];
}
