import type { DecodedActivity } from '@tasuki/domain/activities/decoded-activity';
import { equalHeartRateFactor } from '@tasuki/domain/training/grade-adjustment';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import type { SessionPurpose } from '@tasuki/domain/training/session-purpose';
import {
  buildActivity,
  type RecordingOptions,
  type RecordingSegment,
} from './recording-builder.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

/**
 * A runner of some strength: easy running is `easySpeed`, an hour's race about
 * 1.22 times that. Heart rate: easy 140, threshold 168, maximum 187.
 */
export interface ScenarioRunner {
  easySpeed: number;
}

/** A kind of session, made anew for every seed: other runner, other lengths, other noise. */
export interface SessionScenario {
  title: string;
  purpose: SessionPurpose;
  /** Works that must be found; 0 = none may be found. */
  works: number | 'any';
  history: 'none' | 'weeks';
  segments: (runner: ScenarioRunner, random: SeededRandom) => RecordingSegment[];
  options?: Omit<RecordingOptions, 'seed'>;
}

const EASY_BEATS = 140;
const THRESHOLD_BEATS = 168;
const HARD_BEATS = 178;

const easy = (runner: ScenarioRunner, minutes: number): RecordingSegment => ({
  seconds: Math.round(minutes * 60),
  speedMetersPerSecond: runner.easySpeed,
  heartRate: EASY_BEATS,
});

const standing = (seconds: number, pause = false): RecordingSegment => ({
  seconds: Math.round(seconds),
  speedMetersPerSecond: 0,
  heartRate: 115,
  pause,
});

const between = (random: SeededRandom, least: number, most: number) =>
  least + (most - least) * random.uniform();

/** Works of some seconds with rests between, a warm-up before and a cool-down after. */
function repeats(
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

const jog = (runner: ScenarioRunner, seconds: number): RecordingSegment => ({
  seconds,
  speedMetersPerSecond: runner.easySpeed * 0.85,
  heartRate: 138,
});

const same = (count: number, seconds: number) => Array.from({ length: count }, () => seconds);

/** Up and down of the steepness given, at one effort as if on the flat. */
function rolling(
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
function crossings(
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
function race(runner: ScenarioRunner, meters: number, over: number): RecordingSegment[] {
  const speed = runner.easySpeed * over;
  const seconds = Math.round(meters / speed);
  return [
    { seconds: Math.round(seconds * 0.1), speedMetersPerSecond: speed * 1.04, heartRate: 168 },
    { seconds: Math.round(seconds * 0.8), speedMetersPerSecond: speed, heartRate: 176 },
    { seconds: Math.round(seconds * 0.1), speedMetersPerSecond: speed * 0.96, heartRate: 180 },
    { seconds: 40, speedMetersPerSecond: 0.4, heartRate: 150 },
  ];
}

/** Every kind of session that must be told from the others. */
export const SESSION_SCENARIOS: readonly SessionScenario[] = [
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
    title: 'a ride',
    purpose: 'cross-training',
    works: 0,
    history: 'none',
    segments: () => [{ seconds: 3600, speedMetersPerSecond: 7.5, heartRate: 135 }],
    options: { sport: 'Ride' },
  },
];

const STARTED_AT = new Date('2026-11-20T21:30:00Z');
const UTC_OFFSET_MINUTES = 540;

/** One made session of a scenario, with the history of its runner. */
export function makeScenario(
  scenario: SessionScenario,
  seed: number,
): { decoded: DecodedActivity; history: RecentActivity[]; runner: ScenarioRunner } {
  const random = seededRandom(seed * 7919 + 13);
  const runner = { easySpeed: between(random, 2.3, 3.6) };
  const decoded = buildActivity(scenario.segments(runner, random), {
    ...scenario.options,
    seed,
    startedAt: STARTED_AT,
    utcOffsetMinutes: UTC_OFFSET_MINUTES,
  });
  return {
    decoded,
    history: scenario.history === 'weeks' ? weeksOfTraining(runner, random) : [],
    runner,
  };
}

/** Six weeks of easy runs of 40 to 50 minutes, a longer one each week and one of them faster. */
function weeksOfTraining(runner: ScenarioRunner, random: SeededRandom): RecentActivity[] {
  const runs: RecentActivity[] = [];
  for (let daysAgo = 42; daysAgo >= 2; daysAgo -= 1) {
    const weekday = daysAgo % 7;
    if (weekday === 1 || weekday === 4 || weekday === 6) continue;
    const isLong = weekday === 0;
    const minutes = isLong ? 66 : between(random, 40, 50);
    const speed = runner.easySpeed * between(random, 0.98, 1.02);
    const distanceMeters = minutes * 60 * speed;
    runs.push({
      id: `run-${daysAgo}`,
      sport: 'Run',
      startedAt: new Date(STARTED_AT.getTime() - daysAgo * 86_400_000),
      utcOffsetMinutes: UTC_OFFSET_MINUTES,
      distanceMeters,
      movingSeconds: minutes * 60,
      averagePaceSecondsPerKilometer: 1000 / speed,
      averageHeartRateBeatsPerMinute: EASY_BEATS + between(random, -3, 3),
      load: { value: minutes * 0.8, method: 'heart-rate' },
      purpose: isLong ? 'long' : 'easy',
    });
  }
  return runs;
}
