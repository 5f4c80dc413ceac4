import { expect, it } from 'vitest';
import type { Recording } from '../recordings/recording.ts';
import { SPEED_CURVE_PARTS, speedCurveOf } from './speed-curve.ts';

/** One reading a second, at the speed that `speedAt` names. */
function recordingOf(seconds: number, speedAt: (second: number) => number): Recording {
  const none = new Float64Array(seconds + 1).fill(NaN);
  const distanceMeters = new Float64Array(seconds + 1);
  for (let second = 1; second <= seconds; second += 1) {
    distanceMeters[second] = (distanceMeters[second - 1] as number) + speedAt(second);
  }
  return {
    columns: {
      elapsedSeconds: Float64Array.from({ length: seconds + 1 }, (_, second) => second),
      distanceMeters,
      speedMetersPerSecond: none,
      heartRateBeatsPerMinute: none,
      cadencePerMinute: none,
      powerWatts: none,
      altitudeMeters: none,
      temperatureCelsius: none,
    },
    timerPauses: [],
  };
}

it('is level where the speed is', () => {
  const even = speedCurveOf(
    recordingOf(1800, () => 3),
    'Run',
  );
  expect(even).toEqual(Array<number>(SPEED_CURVE_PARTS).fill(3));
});

it('rises where a faster half follows a slower one', () => {
  const curve = speedCurveOf(
    recordingOf(1800, (second) => (second <= 900 ? 2.5 : 4)),
    'Run',
  );
  expect(curve).toHaveLength(SPEED_CURVE_PARTS);
  expect(curve?.at(0)).toBe(2.5);
  expect(curve?.at(-1)).toBe(4);
});

it('leaves stops out', () => {
  const curve = speedCurveOf(
    recordingOf(1800, (second) => (second > 600 && second <= 900 ? 0 : 3)),
    'Run',
  );
  expect(Math.min(...(curve ?? [0]))).toBeGreaterThan(2.5);
});

it('is not made of less than a kilometre, nor without distance', () => {
  expect(
    speedCurveOf(
      recordingOf(300, () => 3),
      'Run',
    ),
  ).toBeNull();
  expect(
    speedCurveOf(
      recordingOf(1800, () => 0),
      'Yoga',
    ),
  ).toBeNull();
});
