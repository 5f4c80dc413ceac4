import fc from 'fast-check';
import type { ActivityWeather } from '@tasuki/domain/activities/activity-weather';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { SPORT_TYPES } from '@tasuki/domain/sports/sport-type';
import {
  UNKNOWN_PHYSIOLOGY,
  type AthletePhysiology,
} from '@tasuki/domain/athletes/athlete-physiology';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { SESSION_PURPOSES } from '@tasuki/domain/activities/session-purpose';
import { buildActivity, type RecordingSegment } from '../../builders/recording-builder.ts';
import { earlierRun, KNOWN_RUNNER, weatherAt } from './coach-samples.ts';

const segment: fc.Arbitrary<RecordingSegment> = fc.record(
  {
    seconds: fc.integer({ min: 5, max: 2400 }),
    speedMetersPerSecond: fc.double({ min: 0, max: 6, noNaN: true }),
    endSpeedMetersPerSecond: fc.double({ min: 0, max: 6, noNaN: true }),
    heartRate: fc.integer({ min: 70, max: 195 }),
    grade: fc.constantFrom(0, 0, 0, 0.03, -0.03, 0.12, -0.12),
    pause: fc.constantFrom(false, false, false, true),
  },
  { requiredKeys: ['seconds', 'speedMetersPerSecond'] },
);

/** Repetitions as a watch would see them, so that intervals are among the cases. */
const repetitions: fc.Arbitrary<RecordingSegment[]> = fc
  .record({
    count: fc.integer({ min: 2, max: 14 }),
    workSeconds: fc.constantFrom(30, 60, 90, 180, 210, 300, 600),
    restSeconds: fc.constantFrom(30, 60, 120, 180),
    speed: fc.double({ min: 3.4, max: 5.2, noNaN: true }),
    trend: fc.double({ min: -0.03, max: 0.03, noNaN: true }),
  })
  .map(({ count, workSeconds, restSeconds, speed, trend }) => [
    { seconds: 700, speedMetersPerSecond: 2.7, heartRate: 135 },
    ...Array.from({ length: count }, (_, index) => [
      { seconds: workSeconds, speedMetersPerSecond: speed * (1 + trend * index), heartRate: 174 },
      { seconds: restSeconds, speedMetersPerSecond: 2.1, heartRate: 140 },
    ]).flat(),
    { seconds: 500, speedMetersPerSecond: 2.6, heartRate: 140 },
  ]);

const steady: fc.Arbitrary<RecordingSegment[]> = fc
  .record({
    seconds: fc.integer({ min: 900, max: 10_000 }),
    speedMetersPerSecond: fc.double({ min: 2.2, max: 4.6, noNaN: true }),
    endSpeedMetersPerSecond: fc.double({ min: 2.2, max: 4.6, noNaN: true }),
    heartRate: fc.integer({ min: 120, max: 178 }),
  })
  .map((one) => [one]);

const activity: fc.Arbitrary<DecodedActivity> = fc
  .record({
    segments: fc.oneof(fc.array(segment, { minLength: 1, maxLength: 8 }), repetitions, steady),
    sport: fc.oneof(
      { weight: 4, arbitrary: fc.constant('Run' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...SPORT_TYPES) },
    ),
    without: fc.subarray(['heartRate', 'cadence', 'altitude', 'distance', 'position'] as const, {
      maxLength: 3,
    }),
    isIndoor: fc.boolean(),
    isPartial: fc.constantFrom(false, false, true),
    seed: fc.integer({ min: 1, max: 1000 }),
    laps: fc.constantFrom('none' as const, 'kilometers' as const, 'segments' as const),
  })
  .map(({ segments, isPartial, without, ...options }) => ({
    ...buildActivity(segments, {
      ...options,
      // Speed alone would be summed up to a distance again.
      without: without.includes('distance') ? [...without, 'speed'] : without,
    }),
    isPartial,
  }));

const recent: fc.Arbitrary<RecentActivity> = fc
  .record({
    daysAgo: fc.integer({ min: 0, max: 100 }),
    distanceMeters: fc.option(fc.integer({ min: 100, max: 45_000 }), { nil: null }),
    pace: fc.integer({ min: 190, max: 480 }),
    beats: fc.option(fc.integer({ min: 90, max: 190 }), { nil: null }),
    purpose: fc.option(fc.constantFrom(...SESSION_PURPOSES), { nil: null }),
    load: fc.option(fc.integer({ min: 0, max: 250 }), { nil: null }),
    sport: fc.constantFrom('Run' as const, 'Run' as const, 'Ride' as const),
  })
  .map(({ daysAgo, distanceMeters, pace, beats, purpose, load, sport }) =>
    earlierRun(daysAgo + 0.25, {
      sport,
      distanceMeters,
      movingSeconds: ((distanceMeters ?? 5000) * pace) / 1000,
      averagePaceSecondsPerKilometer: distanceMeters === null ? null : pace,
      averageHeartRateBeatsPerMinute: beats,
      purpose,
      load: load === null ? null : { value: load, method: 'heart-rate' },
    }),
  );

const athlete = fc.constantFrom(UNKNOWN_PHYSIOLOGY, KNOWN_RUNNER, {
  ...KNOWN_RUNNER,
  thresholdHeartRateBeatsPerMinute: 168,
});

/** Everything the coach is given about one session. */
export interface Situation {
  decoded: DecodedActivity;
  athlete: AthletePhysiology;
  history: RecentActivity[];
  note: string | null;
  /** As a weather service knows it; absent = not looked up. */
  weather?: ActivityWeather | null;
}

const note = fc.constantFrom(null, null, null, 'Left knee hurts', 'Lovely morning');

/** Anything a watch could write, with any past: mostly nonsense. */
const wildSituation: fc.Arbitrary<Situation> = fc.record({
  decoded: activity,
  athlete,
  history: fc.array(recent, { maxLength: 60 }),
  note,
});

type Shape = (easy: number, wobble: number) => RecordingSegment[];

const work = (seconds: number, speedMetersPerSecond: number, heartRate: number, grade = 0) => ({
  seconds,
  speedMetersPerSecond,
  heartRate,
  grade,
});
const repeats = (count: number, one: (index: number) => RecordingSegment[]) => [
  work(700, 2.7, 132),
  ...Array.from({ length: count }, (_, index) => one(index)).flat(),
  work(500, 2.6, 138),
];

/** Sessions as runners run them; `easy` is their easy speed, `wobble` lies within ±1. */
const SHAPES: readonly Shape[] = [
  (easy, wobble) => [work(2400 + 900 * wobble, easy, 139 + 6 * wobble)],
  (easy, wobble) => [work(3200, easy * (1.03 + 0.05 * wobble), 152 + 6 * wobble)],
  (easy, wobble) => [work(1300, easy, 138), work(1300, easy * (1 + 0.05 * wobble), 143)],
  (easy, wobble) => [
    work(4200 + 1000 * wobble, easy, 142),
    work(1800, easy * (1 + 0.09 * wobble), 150),
  ],
  (easy) => [work(600, easy * 0.9, 125), work(250, easy * 1.2, 150), work(1500, easy * 0.95, 138)],
  (easy, wobble) => [
    work(720, easy, 130),
    work(700, easy * (1.22 - 0.03 * wobble), 165),
    work(700, easy * (1.22 + 0.03 * wobble), 170 + 8 * wobble),
    work(600, easy, 140),
  ],
  (easy, wobble) =>
    repeats(5, (index) => [
      work(230, easy * (index === 0 ? 1.32 - 0.05 * Math.abs(wobble) : 1.33), 172),
      work(120, 2, 132),
    ]),
  (easy, wobble) =>
    repeats(6, (index) => [
      work(90, easy * (1.4 + (index === 5 ? 0.07 : 0.01 * wobble * index)), 175),
      work(60, 2, 165),
    ]),
  (easy) => [work(1100, easy, 135), work(1100, easy * 1.1, 150), work(1100, easy * 1.22, 168)],
  (easy, wobble) => [
    work(1240 / easy, easy * (1.25 - 0.06 * wobble), 168),
    work(8750 / easy, easy * 1.25, 172),
    work(2500 / easy, easy * (1.25 + 0.08 * wobble), 178),
  ],
  (easy) => repeats(8, () => [work(75, easy * 0.95, 168, 0.08), work(100, 2.2, 135, -0.06)]),
  (easy, wobble) =>
    Array.from({ length: 6 }, (_, index) => [
      work(330, easy * (0.86 - (index > 2 ? 0.05 * wobble : 0)), 152, 0.05),
      work(280, easy * 1.08, 142, -0.06),
    ]).flat(),
  (easy) => Array.from({ length: 8 }, () => [work(260, easy, 140), { ...work(40, 0, 125) }]).flat(),
];

/** A runner with habits, and a session like those that runners run. */
const plausibleSituation: fc.Arbitrary<Situation> = fc
  .record({
    easy: fc.double({ min: 2.5, max: 3.6, noNaN: true }),
    wobble: fc.double({ min: -1, max: 1, noNaN: true }),
    shape: fc.constantFrom(...SHAPES),
    weeks: fc.integer({ min: 0, max: 12 }),
    runsAWeek: fc.integer({ min: 1, max: 6 }),
    meters: fc.integer({ min: 4000, max: 12_000 }),
    beats: fc.integer({ min: 132, max: 152 }),
    hardEvery: fc.integer({ min: 2, max: 9 }),
    hardPurpose: fc.constantFrom('tempo' as const, 'intervals' as const, 'long' as const),
    raceDaysAgo: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
    raceOverEasy: fc.double({ min: 1.12, max: 1.35, noNaN: true }),
    restDays: fc.integer({ min: 0, max: 14 }),
    athlete,
    note,
    without: fc.subarray(['heartRate', 'altitude'] as const),
    temperature: fc.constantFrom(Number.NaN, 15, 30),
    seed: fc.integer({ min: 1, max: 500 }),
    isIndoor: fc.constantFrom(false, false, false, false, true),
  })
  .map((given) => {
    const { easy, weeks, runsAWeek, restDays, raceDaysAgo } = given;
    const pace = 1000 / easy;
    const history = Array.from({ length: weeks * runsAWeek }, (_, index) =>
      earlierRun(restDays + 1 + index * (7 / runsAWeek), {
        distanceMeters: given.meters,
        averagePaceSecondsPerKilometer: pace,
        averageHeartRateBeatsPerMinute: given.beats,
        purpose: index % given.hardEvery === 1 ? given.hardPurpose : 'easy',
      }),
    );
    const race =
      raceDaysAgo === null
        ? []
        : [
            earlierRun(raceDaysAgo, {
              distanceMeters: 10_000,
              averagePaceSecondsPerKilometer: pace / given.raceOverEasy,
              purpose: 'race',
            }),
          ];
    const built = buildActivity(given.shape(easy, given.wobble), {
      seed: given.seed,
      without: given.without,
      isIndoor: given.isIndoor,
    });
    built.recording.columns.temperatureCelsius.fill(given.temperature);
    return {
      decoded: built,
      athlete: given.athlete,
      history: [...history, ...race],
      note: given.note,
      weather: Number.isNaN(given.temperature) ? null : weatherAt(given.temperature),
    };
  });

export const situation: fc.Arbitrary<Situation> = fc.oneof(
  { weight: 2, arbitrary: plausibleSituation },
  { weight: 1, arbitrary: wildSituation },
);
