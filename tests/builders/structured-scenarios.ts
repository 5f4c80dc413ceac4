import type { RecordingSegment } from './recording-builder.ts';
import {
  between,
  easy,
  HARD_BEATS,
  jog,
  repeats,
  same,
  standing,
  THRESHOLD_BEATS,
} from './scenario-segments.ts';
import type { SessionScenario } from './session-scenario.ts';

/** Sessions of work and rest, or of one hard block. */
export const STRUCTURED_SCENARIOS: readonly SessionScenario[] = [
  {
    title: '6 × 3 minutes with jogging between',
    purpose: 'intervals',
    works: 6,
    history: 'weeks',
    segments: (runner) => repeats(runner, same(6, 180), 1.35, jog(runner, 120)),
  },
  {
    title: '6 × 3 minutes of an unknown runner without heart rate',
    purpose: 'intervals',
    works: 6,
    history: 'none',
    segments: (runner) => repeats(runner, same(6, 180), 1.35, jog(runner, 90)),
    options: { without: ['heartRate'] },
  },
  {
    title: '6 × 3 minutes read every four seconds, with automatic kilometre laps',
    purpose: 'intervals',
    works: 6,
    history: 'weeks',
    segments: (runner) => repeats(runner, same(6, 180), 1.33, jog(runner, 120)),
    options: { everySeconds: 4, laps: 'kilometers' },
  },
  {
    title: '8 × 2 minutes on a treadmill',
    purpose: 'intervals',
    works: 8,
    history: 'none',
    segments: (runner) => repeats(runner, same(8, 120), 1.3, jog(runner, 60)),
    options: { isIndoor: true, without: ['position', 'altitude'] },
  },
  {
    title: '10 × 400 m with standing between',
    purpose: 'intervals',
    works: 10,
    history: 'none',
    segments: (runner) =>
      repeats(runner, same(10, Math.round(400 / (runner.easySpeed * 1.4))), 1.4, standing(60)),
  },
  {
    title: '5 × 1000 m with the watch paused between',
    purpose: 'intervals',
    works: 5,
    history: 'none',
    segments: (runner) =>
      repeats(
        runner,
        same(5, Math.round(1000 / (runner.easySpeed * 1.33))),
        1.33,
        standing(120, true),
      ),
  },
  {
    title: '16 × 30 seconds fast and slow',
    purpose: 'intervals',
    works: 16,
    history: 'weeks',
    segments: (runner) => repeats(runner, same(16, 30), 1.5, jog(runner, 30)),
  },
  {
    title: 'a pyramid of 1, 2, 3, 4, 3, 2, 1 minutes',
    purpose: 'intervals',
    works: 7,
    history: 'weeks',
    segments: (runner) => repeats(runner, [60, 120, 180, 240, 180, 120, 60], 1.35, jog(runner, 90)),
  },
  {
    title: '4 × 1 mile by laps of a workout on the watch',
    purpose: 'intervals',
    works: 4,
    history: 'none',
    segments: (runner) =>
      repeats(
        runner,
        same(4, Math.min(355, Math.round(1609 / (runner.easySpeed * 1.3)))),
        1.3,
        jog(runner, 150),
      ),
    options: { laps: 'segments' },
  },
  {
    title: 'a fartlek by feel',
    purpose: 'intervals',
    works: 'any',
    history: 'weeks',
    segments: (runner, random) => [
      easy(runner, 12),
      ...same(9, 0).flatMap((): RecordingSegment[] => [
        {
          seconds: Math.round(between(random, 40, 170)),
          speedMetersPerSecond: runner.easySpeed * between(random, 1.32, 1.42),
          heartRate: HARD_BEATS,
        },
        jog(runner, Math.round(between(random, 70, 200))),
      ]),
      easy(runner, 8),
    ],
  },
  {
    title: '3 × 10 minutes at threshold',
    purpose: 'tempo',
    works: 3,
    history: 'weeks',
    segments: (runner) => repeats(runner, same(3, 600), 1.22, jog(runner, 120)),
  },
  {
    title: '25 minutes at threshold between warm-up and cool-down',
    purpose: 'tempo',
    works: 1,
    history: 'none',
    segments: (runner) => [
      easy(runner, 15),
      { seconds: 1500, speedMetersPerSecond: runner.easySpeed * 1.2, heartRate: THRESHOLD_BEATS },
      easy(runner, 10),
    ],
  },
  {
    title: '8 × 75 seconds uphill',
    purpose: 'hills',
    works: 8,
    history: 'weeks',
    segments: (runner) => [
      easy(runner, 12),
      ...same(8, 75).flatMap((seconds): RecordingSegment[] => [
        {
          seconds,
          speedMetersPerSecond: runner.easySpeed * 1.05,
          heartRate: HARD_BEATS,
          grade: 0.07,
        },
        {
          seconds: 110,
          speedMetersPerSecond: runner.easySpeed * 0.72,
          heartRate: 130,
          grade: -0.07,
        },
      ]),
      easy(runner, 10),
    ],
  },
];
