import type { RecordingSegment } from './recording-builder.ts';
import {
  between,
  crossings,
  easy,
  jog,
  race,
  rolling,
  same,
  standing,
  THRESHOLD_BEATS,
} from './scenario-segments.ts';
import type { SessionScenario } from './session-scenario.ts';

/** Sessions in which no work and rest may be found. */
export const UNSTRUCTURED_SCENARIOS: readonly SessionScenario[] = [
  {
    title: 'an even run of an unknown runner',
    purpose: 'steady',
    works: 0,
    history: 'none',
    segments: (runner, random) => [easy(runner, between(random, 30, 60))],
  },
  {
    title: 'an even run like every day',
    purpose: 'easy',
    works: 0,
    history: 'weeks',
    segments: (runner, random) => [easy(runner, between(random, 35, 50))],
  },
  {
    title: 'a faster even run',
    purpose: 'steady',
    works: 0,
    history: 'weeks',
    segments: (runner) => [
      { seconds: 2400, speedMetersPerSecond: runner.easySpeed * 1.1, heartRate: 153 },
    ],
  },
  {
    title: 'an even run with six strides at its end',
    purpose: 'easy',
    works: 0,
    history: 'weeks',
    segments: (runner) => [
      easy(runner, 40),
      ...same(6, 18).flatMap((seconds): RecordingSegment[] => [
        { seconds, speedMetersPerSecond: runner.easySpeed * 1.7, heartRate: 155 },
        jog(runner, 70),
      ]),
    ],
  },
  {
    title: 'an even run with one long stop',
    purpose: 'easy',
    works: 0,
    history: 'weeks',
    segments: (runner, random) => [
      easy(runner, between(random, 12, 25)),
      standing(between(random, 120, 400)),
      easy(runner, between(random, 12, 25)),
    ],
  },
  {
    title: 'a short slow jog',
    purpose: 'recovery',
    works: 0,
    history: 'weeks',
    segments: (runner) => [
      { seconds: 1800, speedMetersPerSecond: runner.easySpeed * 0.87, heartRate: 122 },
    ],
  },
  {
    title: 'a run of over 90 minutes',
    purpose: 'long',
    works: 0,
    history: 'none',
    segments: (runner, random) => [easy(runner, between(random, 95, 130))],
  },
  {
    title: 'the longest run for weeks, though of little over an hour',
    purpose: 'long',
    works: 0,
    history: 'weeks',
    segments: (runner, random) => [easy(runner, between(random, 74, 85))],
  },
  {
    title: 'a good 6 km at threshold from the first step',
    purpose: 'tempo',
    works: 0,
    history: 'weeks',
    segments: (runner, random) => [
      {
        seconds: Math.round(between(random, 6000, 6400) / (runner.easySpeed * 1.19)),
        speedMetersPerSecond: runner.easySpeed * 1.19,
        heartRate: THRESHOLD_BEATS,
      },
    ],
  },
  {
    title: 'a run that grows faster all the way',
    purpose: 'progression',
    works: 0,
    history: 'weeks',
    segments: (runner) => [
      {
        seconds: 3000,
        speedMetersPerSecond: runner.easySpeed * 0.92,
        endSpeedMetersPerSecond: runner.easySpeed * 1.18,
        heartRate: 152,
      },
    ],
  },
  {
    title: 'a run in four steps, each faster',
    purpose: 'progression',
    works: 0,
    history: 'none',
    segments: (runner) =>
      [0.94, 1.02, 1.1, 1.18].map((over, step) => ({
        seconds: 720,
        speedMetersPerSecond: runner.easySpeed * over,
        heartRate: 138 + 9 * step,
      })),
  },
  {
    title: 'a hilly run at one effort',
    purpose: 'hills',
    works: 0,
    history: 'weeks',
    segments: (runner, random) => rolling(runner.easySpeed, random, 8500, 0.055),
  },
  {
    title: 'a hilly run without heart rate',
    purpose: 'hills',
    works: 0,
    history: 'none',
    segments: (runner, random) => rolling(runner.easySpeed, random, 7500, 0.07),
    options: { without: ['heartRate'] },
  },
  {
    title: 'a jog with stops at crossings',
    purpose: 'stop-and-go',
    works: 0,
    history: 'weeks',
    segments: (runner, random) => crossings(runner, random, 9, false),
  },
  {
    title: 'a jog with the watch pausing itself at crossings',
    purpose: 'stop-and-go',
    works: 0,
    history: 'none',
    segments: (runner, random) => crossings(runner, random, 9, true),
  },
  {
    title: 'a race over 5 km',
    purpose: 'race',
    works: 0,
    history: 'weeks',
    segments: (runner) => race(runner, 5010, 1.32),
  },
  {
    title: 'a race over 10 km',
    purpose: 'race',
    works: 0,
    history: 'weeks',
    segments: (runner) => race(runner, 10_040, 1.26),
  },
  {
    title: 'a race over 10 km on a rolling course',
    purpose: 'race',
    works: 0,
    history: 'weeks',
    segments: (runner, random) => {
      const hills = rolling(runner.easySpeed * 1.25, random, 10_050, 0.02);
      return hills.map((hill) => ({ ...hill, heartRate: 176 }));
    },
  },
  {
    title: 'a half marathon',
    purpose: 'race',
    works: 0,
    history: 'weeks',
    segments: (runner) => race(runner, 21_180, 1.19),
  },
  {
    title: '5 km on the dot, at an easy pace',
    purpose: 'easy',
    works: 0,
    history: 'weeks',
    segments: (runner) => [{ ...easy(runner, 1), seconds: Math.round(5000 / runner.easySpeed) }],
  },
  {
    title: 'two minutes',
    purpose: 'unclear',
    works: 0,
    history: 'weeks',
    segments: (runner) => [easy(runner, 2)],
  },
  {
    title: 'a walk recorded as a run',
    purpose: 'walk',
    works: 0,
    history: 'none',
    segments: () => [{ seconds: 2400, speedMetersPerSecond: 1.45, heartRate: 100, cadence: 112 }],
  },
  {
    title: 'a walk',
    purpose: 'walk',
    works: 0,
    history: 'none',
    segments: () => [{ seconds: 2400, speedMetersPerSecond: 1.45, heartRate: 100, cadence: 112 }],
    options: { sport: 'Walk' },
  },
  {
    title: 'a race up a mountain, recorded as a run',
    purpose: 'mountain',
    works: 0,
    history: 'none',
    segments: () => [
      { seconds: 9000, speedMetersPerSecond: 0.95, heartRate: 164, grade: 0.2, cadence: 148 },
      { seconds: 600, speedMetersPerSecond: 2.4, heartRate: 160, grade: 0, cadence: 168 },
    ],
  },
  {
    title: 'a mountain walk, recorded as a run',
    purpose: 'hike',
    works: 0,
    history: 'none',
    segments: () => [
      { seconds: 5400, speedMetersPerSecond: 0.9, heartRate: 118, grade: 0.12, cadence: 104 },
      { seconds: 3600, speedMetersPerSecond: 1.2, heartRate: 105, grade: -0.13, cadence: 110 },
    ],
  },
  {
    title: 'a hike',
    purpose: 'hike',
    works: 0,
    history: 'none',
    segments: () => [
      { seconds: 5400, speedMetersPerSecond: 1.1, heartRate: 118, grade: 0.08, cadence: 104 },
    ],
    options: { sport: 'Hike' },
  },
  {
    title: 'minutes of running and walking by a beginner',
    purpose: 'run-walk',
    works: 'any',
    history: 'none',
    segments: () =>
      Array.from({ length: 8 }, () => [
        { seconds: 120, speedMetersPerSecond: 2.5, heartRate: 158, cadence: 162 },
        { seconds: 90, speedMetersPerSecond: 1.4, heartRate: 138, cadence: 112 },
      ]).flat(),
  },
  {
    title: 'a slow run without cadence is no walk',
    purpose: 'steady',
    works: 0,
    history: 'none',
    segments: () => [{ seconds: 2400, speedMetersPerSecond: 1.95, heartRate: 150 }],
    options: { without: ['cadence'] },
  },
  {
    title: 'a slow first kilometre before an even pace',
    purpose: 'steady',
    works: 0,
    history: 'none',
    segments: () => [
      { seconds: 360, speedMetersPerSecond: 2.75, heartRate: 132 },
      { seconds: 2600, speedMetersPerSecond: 3.4, heartRate: 146 },
    ],
  },
  {
    title: 'a ride',
    purpose: 'cross-training',
    works: 0,
    history: 'none',
    segments: () => [{ seconds: 3600, speedMetersPerSecond: 7.5, heartRate: 135 }],
    options: { sport: 'Ride' },
  },
];
