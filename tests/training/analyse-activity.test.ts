import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { DAY_MILLISECONDS, DAY_SECONDS } from '@tasuki/domain/measures/durations';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { encodeRecording, encodeTrack } from '@tasuki/domain/recordings/recording-encoding';
import { recordingOf } from '@tasuki/domain/recordings/recording-of';
import { SPORT_TYPES } from '@tasuki/domain/sports/sport-type';
import {
  UNKNOWN_PHYSIOLOGY,
  type AthletePhysiology,
} from '@tasuki/domain/athletes/athlete-physiology';
import type { ComputedAnalysis } from '@tasuki/domain/activities/computed-analysis';
import { analyseActivity } from '@tasuki/domain/training/analyse-activity';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { describe, expect, test } from 'vitest';
import { buildActivity } from '../builders/recording-builder.ts';

const RUNS = process.env['SOAK'] === '1' ? 20_000 : 300;
const NOW = new Date('2026-11-21T00:00:00Z');

function analyse(
  decoded: DecodedActivity,
  athlete: Partial<AthletePhysiology> = {},
  history: readonly RecentActivity[] = [],
): ComputedAnalysis {
  return analyseActivity({
    decoded,
    athlete: { ...UNKNOWN_PHYSIOLOGY, ...athlete },
    history,
    now: NOW,
  });
}

const EASY = [{ seconds: 2400, speedMetersPerSecond: 3, heartRate: 150 }];
const NOTHING = buildActivity([]);

const raceOf = (averageHeartRateBeatsPerMinute: number | null): RecentActivity => ({
  id: 'race',
  sport: 'Run',
  startedAt: new Date('2026-11-08T00:00:00Z'),
  utcOffsetMinutes: 540,
  distanceMeters: 10_000,
  movingSeconds: 2700,
  averagePaceSecondsPerKilometer: 270,
  averageHeartRateBeatsPerMinute,
  load: null,
  purpose: 'race',
});

/** Every number anywhere in a value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

describe('an analysis', () => {
  const reading = fc.oneof(
    { weight: 5, arbitrary: fc.double({ min: 0, max: 250, noNaN: true }) },
    { weight: 2, arbitrary: fc.constant(Number.NaN) },
    { weight: 1, arbitrary: fc.constantFrom(0, -1, 1e9, 225) },
  );
  const column = (length: number) => fc.array(reading, { minLength: length, maxLength: length });
  const hostile = fc
    .tuple(fc.integer({ min: 0, max: 120 }), fc.constantFrom(...SPORT_TYPES))
    .chain(([length, sport]) =>
      fc.record({
        sport: fc.constant(sport),
        steps: fc.array(fc.constantFrom(0, 1, 1, 1, 4, 60, 4000), {
          minLength: length,
          maxLength: length,
        }),
        distance: column(length),
        speed: column(length),
        heartRate: column(length),
        cadence: column(length),
        power: column(length),
        altitude: column(length),
        declared: fc.option(fc.double({ min: 0, max: 1e8, noNaN: true }), { nil: null }),
      }),
    );

  test('of any readings whatever holds only finite figures and never fails', () => {
    fc.assert(
      fc.property(hostile, ({ steps, sport, declared, ...columns }) => {
        let clock = 0;
        const elapsedSeconds = steps.map((step, index) => (clock += index === 0 ? 0 : step));
        const analysis = analyse(
          {
            ...NOTHING,
            sport,
            recording: recordingOf(
              {
                elapsedSeconds,
                distanceMeters: columns.distance,
                speedMetersPerSecond: columns.speed,
                heartRateBeatsPerMinute: columns.heartRate,
                cadencePerMinute: columns.cadence,
                powerWatts: columns.power,
                altitudeMeters: columns.altitude,
              },
              clock > 10 ? [{ startSeconds: 2, endSeconds: clock / 2 }] : [],
            ),
            declared: { ...NOTHING.declared, elapsedSeconds: declared, distanceMeters: declared },
          },
          { birthYear: 1990 },
          [raceOf(170)],
        );
        expect(numbersIn(analysis).every((value) => Number.isFinite(value))).toBe(true);
        expect(analysis.summary.movingSeconds).toBeLessThanOrEqual(analysis.summary.timerSeconds);
      }),
      { numRuns: RUNS },
    );
  });

  test('of nothing at all says unclear and what is missing', () => {
    const analysis = analyse({ ...NOTHING, track: null });
    expect(analysis.purpose).toBe('unclear');
    expect(analysis.splits).toEqual([]);
    expect(analysis.intervals).toEqual([]);
    expect(analysis.zones).toBeNull();
    expect(analysis.load).toBeNull();
    expect(analysis.missing).toEqual([
      'position',
      'distance',
      'heartRate',
      'cadence',
      'altitude',
      'power',
    ]);
  });

  test('expects neither positions nor altitude under a roof', () => {
    const { missing } = analyse(
      buildActivity(EASY, { isIndoor: true, without: ['position', 'altitude'] }),
    );
    expect(missing).toEqual(['power']);
  });

  test('is the same in every part of the world, summer time or not', () => {
    const inJuly = buildActivity(EASY, { startedAt: new Date('2026-07-04T23:30:00Z') });
    expect(analyse(inJuly).summary.movingSeconds).toBe(2400);
  });
});

describe('a summary', () => {
  test('is exact for an exact recording', () => {
    const { summary } = analyse(buildActivity(EASY));
    expect(summary).toMatchObject({
      elapsedSeconds: 2400,
      timerSeconds: 2400,
      movingSeconds: 2400,
      averageHeartRateBeatsPerMinute: 150,
      maximumHeartRateBeatsPerMinute: 150,
      averageCadencePerMinute: 172,
      maximumCadencePerMinute: 172,
      ascentMeters: 0,
    });
    expect(summary.distanceMeters).toBeCloseTo(7200, 6);
    expect(summary.averagePaceSecondsPerKilometer).toBeCloseTo(1000 / 3, 6);
    expect(summary.maximumSpeedMetersPerSecond).toBeCloseTo(3, 6);
  });

  test('takes the totals of the device where they can be true', () => {
    const { summary } = analyse(
      buildActivity(EASY, {
        declared: {
          distanceMeters: 7210,
          timerSeconds: 2398.5,
          elapsedSeconds: 2401.2,
          averageHeartRateBeatsPerMinute: 149,
          maximumHeartRateBeatsPerMinute: 158,
          ascentMeters: 31,
        },
      }),
    );
    expect(summary).toMatchObject({
      distanceMeters: 7210,
      timerSeconds: 2398.5,
      elapsedSeconds: 2401.2,
      averageHeartRateBeatsPerMinute: 149,
      maximumHeartRateBeatsPerMinute: 158,
      ascentMeters: 31,
    });
  });

  test('does not take 27 days, 300 km in an hour or a heart rate of 234', () => {
    const { summary } = analyse(
      buildActivity(EASY, {
        declared: {
          elapsedSeconds: 27 * DAY_SECONDS,
          distanceMeters: 300_000,
          averageHeartRateBeatsPerMinute: 234,
          maximumHeartRateBeatsPerMinute: 245,
        },
      }),
    );
    expect(summary.elapsedSeconds).toBe(2400);
    expect(summary.distanceMeters).toBeCloseTo(7200, 6);
    expect(summary.averageHeartRateBeatsPerMinute).toBe(150);
    expect(summary.maximumHeartRateBeatsPerMinute).toBe(150);
  });

  test('lives on the declared totals where there are no readings', () => {
    const { summary, laps, purpose } = analyse({
      ...NOTHING,
      sport: 'Ride',
      declared: {
        ...NOTHING.declared,
        distanceMeters: 20_000,
        timerSeconds: 3000,
        elapsedSeconds: 3300,
        averageHeartRateBeatsPerMinute: 132,
      },
    });
    expect(summary).toMatchObject({
      distanceMeters: 20_000,
      elapsedSeconds: 3300,
      timerSeconds: 3000,
      movingSeconds: 3000,
      averageHeartRateBeatsPerMinute: 132,
    });
    expect(laps).toEqual([]);
    expect(purpose).toBe('cross-training');
  });

  test('leaves pauses out of the timer and standing out of moving', () => {
    const { summary } = analyse(
      buildActivity([
        { seconds: 600, speedMetersPerSecond: 3 },
        { seconds: 120, speedMetersPerSecond: 0, pause: true },
        { seconds: 600, speedMetersPerSecond: 3 },
        { seconds: 60, speedMetersPerSecond: 0 },
        { seconds: 600, speedMetersPerSecond: 3 },
      ]),
    );
    expect(summary).toMatchObject({
      elapsedSeconds: 1980,
      timerSeconds: 1860,
      movingSeconds: 1800,
    });
  });
});

describe('zones', () => {
  const seconds = (analysis: ComputedAnalysis) => analysis.zones?.times.map((time) => time.seconds);

  test('by threshold hold every second of the timer', () => {
    const analysis = analyse(buildActivity(EASY), { thresholdHeartRateBeatsPerMinute: 170 });
    expect(analysis.zones?.basis).toBe('threshold');
    expect(seconds(analysis)).toEqual([0, 2400, 0, 0, 0]);
  });

  test('by the maximum begin at half of it', () => {
    const analysis = analyse(
      buildActivity([
        { seconds: 600, speedMetersPerSecond: 1.5, heartRate: 90 },
        { seconds: 600, speedMetersPerSecond: 3, heartRate: 150 },
      ]),
      { maximumHeartRateBeatsPerMinute: 190 },
    );
    expect(analysis.zones?.basis).toBe('measured-maximum');
    expect(seconds(analysis)).toEqual([0, 0, 600, 0, 0]);
  });

  test('are guessed from age and say so, and are none where nothing is known', () => {
    expect(analyse(buildActivity(EASY), { birthYear: 1986 }).zones?.basis).toBe('age-estimate');
    expect(analyse(buildActivity(EASY)).zones).toBeNull();
  });

  test('rest on what a race of the last weeks showed', () => {
    const analysis = analyse(buildActivity(EASY), {}, [raceOf(170)]);
    expect(analysis.zones?.basis).toBe('observed-maximum');
  });

  test('leave out what was read in a pause', () => {
    const decoded = buildActivity(EASY);
    const paused = {
      ...decoded,
      recording: {
        ...decoded.recording,
        timerPauses: [{ startSeconds: 600, endSeconds: 1200 }],
      },
    };
    expect(seconds(analyse(paused, { thresholdHeartRateBeatsPerMinute: 170 }))).toEqual([
      0, 1800, 0, 0, 0,
    ]);
  });
});

describe('load', () => {
  const hour = buildActivity([{ seconds: 3600, speedMetersPerSecond: 3.4, heartRate: 168 }]);

  test('is 100 for an hour at the known threshold', () => {
    const { load } = analyse(hour, { thresholdHeartRateBeatsPerMinute: 168 });
    expect(load?.method).toBe('heart-rate');
    expect(load?.value).toBeCloseTo(100, 6);
  });

  test('says when threshold and maximum were estimated', () => {
    expect(analyse(hour, { birthYear: 1986 }).load?.method).toBe('heart-rate-estimate');
  });

  test('comes from pace where there is no heart rate, but only with a race to go by', () => {
    const silent = buildActivity([{ seconds: 3600, speedMetersPerSecond: 3.4 }]);
    expect(analyse(silent).load).toBeNull();
    const { load } = analyse(silent, {}, [raceOf(null)]);
    expect(load?.method).toBe('pace');
    // 45:00 over 10 km is VDOT 45.3, its threshold pace 4:36: 3.4 m/s is 94 % of that.
    expect(load?.value).toBeCloseTo(88, 0);
  });

  test('fills up what a strap missed of an activity, up to half of it', () => {
    const decoded = buildActivity([{ seconds: 3600, speedMetersPerSecond: 3.4, heartRate: 168 }]);
    const { heartRateBeatsPerMinute } = decoded.recording.columns;
    heartRateBeatsPerMinute.fill(Number.NaN, 2400);
    const known = { thresholdHeartRateBeatsPerMinute: 168 };
    expect(analyse(decoded, known).load?.value).toBeCloseTo(100, 0);
    heartRateBeatsPerMinute.fill(Number.NaN, 1200);
    expect(analyse(decoded, known).load).toBeNull();
  });
});

describe('purpose', () => {
  test('of a short slow run on the day after a race is recovery', () => {
    const days = (count: number) => new Date(NOW.getTime() - count * DAY_MILLISECONDS);
    const history = [
      ...[5, 7, 9, 12, 14].map((count): RecentActivity => ({
        ...raceOf(140),
        id: `easy-${count}`,
        startedAt: days(count),
        distanceMeters: 9000,
        averagePaceSecondsPerKilometer: 340,
        purpose: 'easy',
      })),
      { ...raceOf(172), startedAt: days(1.2) },
    ];
    const jog = buildActivity([{ seconds: 1800, speedMetersPerSecond: 2.75, heartRate: 136 }]);
    expect(analyse(jog, {}, history).purpose).toBe('recovery');
    expect(analyse(jog, {}, history.slice(0, -1)).purpose).toBe('easy');
  });

  test('of the change-over of a triathlon is not guessed', () => {
    expect(analyse({ ...buildActivity(EASY), isTransition: true }).purpose).toBe('unclear');
  });
});

describe('a recording of ten hours', () => {
  test('is stored in less than 170 KiB, positions apart', () => {
    const { recording, track } = buildActivity(
      [{ seconds: 36_000, speedMetersPerSecond: 2.8, heartRate: 142, grade: 0.01 }],
      { seed: 4 },
    );
    expect(deflateRawSync(encodeRecording(recording.columns)).length).toBeLessThan(170 * 1024);
    expect(track && deflateRawSync(encodeTrack(track)).length).toBeLessThan(170 * 1024);
  });
});

describe('repetitions with the lap key', () => {
  test('are whole where it was pressed halfway, too', () => {
    const half = { seconds: 125, speedMetersPerSecond: 4, heartRate: 172 };
    const rest = { seconds: 150, speedMetersPerSecond: 2.3, heartRate: 140 };
    const decoded = buildActivity(
      [
        { seconds: 900, speedMetersPerSecond: 2.8, heartRate: 132 },
        ...Array.from({ length: 4 }, () => [half, half, rest]).flat(),
        { seconds: 600, speedMetersPerSecond: 2.7, heartRate: 134 },
      ],
      { seed: 1, laps: 'segments' },
    );
    const { purpose, intervals } = analyse(decoded);
    const works = intervals.filter(({ kind }) => kind === 'work');
    expect(purpose).toBe('intervals');
    expect(works.map(({ distanceMeters }) => Math.round(distanceMeters / 100))).toEqual([
      10, 10, 10, 10,
    ]);
  });
});
