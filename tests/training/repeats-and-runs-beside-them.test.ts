import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import type { DecodedLap } from '@tasuki/domain/recordings/decoded-activity';
import { analyseActivity } from '@tasuki/domain/training/analyse-activity';
import { describe, expect, test } from 'vitest';
import {
  buildActivity,
  type RecordingOptions,
  type RecordingSegment,
} from '../builders/recording-builder.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

function analysed(segments: readonly RecordingSegment[], options: RecordingOptions) {
  const decoded = buildActivity(segments, options);
  return analyseActivity({ decoded, athlete: UNKNOWN_PHYSIOLOGY, history: [], now: NOW });
}

const easy = { speedMetersPerSecond: 2.3, heartRate: 148 };

describe('a run beside repeats is none of them', () => {
  test.each([1, 2, 3])('an hour before a few strides by the lap key, seed %i', (seed) => {
    const strides = Array.from({ length: 6 }, () => [
      { seconds: 45, speedMetersPerSecond: 1.6, heartRate: 150 },
      { seconds: 15, speedMetersPerSecond: 4.6, heartRate: 156 },
    ]).flat();
    const { purpose, intervals } = analysed([{ seconds: 3600, ...easy }, ...strides], {
      seed,
      laps: 'segments',
    });
    expect(purpose).toBe('steady');
    expect(intervals).toEqual([]);
  });

  test.each([1, 2, 3])('ten kilometres before alternating half kilometres, seed %i', (seed) => {
    const half = (speedMetersPerSecond: number) => ({
      seconds: Math.round(500 / speedMetersPerSecond),
      speedMetersPerSecond,
      heartRate: 142,
    });
    const halves = [3, 2.5, 2.9, 2.45, 2.5, 2.52, 2.55, 2.5, 2.54, 2.49].map(half);
    const { purpose } = analysed(
      [{ seconds: 3900, speedMetersPerSecond: 2.56, heartRate: 135 }, ...halves],
      { seed, laps: 'segments' },
    );
    expect(purpose).toBe('long');
  });

  test.each([1, 2, 3])('the way home after a moment of walking, seed %i', (seed) => {
    const work = { seconds: 330, speedMetersPerSecond: 3.05, heartRate: 148 };
    const jog = { seconds: 400, speedMetersPerSecond: 2.5, heartRate: 132 };
    const walk = { seconds: 70, speedMetersPerSecond: 2.28, heartRate: 128 };
    const home = { seconds: 330, speedMetersPerSecond: 2.56, heartRate: 136 };
    const { purpose, intervals } = analysed([jog, work, jog, work, walk, jog, work, walk, home], {
      seed,
    });
    expect(purpose).toBe('intervals');
    expect(intervals.filter(({ kind }) => kind === 'work')).toHaveLength(3);
  });
});

test('speed that swells and falls is no steady run, however even the tenths are', () => {
  const { purpose } = analysed(
    Array.from({ length: 30 }, (_, index) => ({
      seconds: 120,
      speedMetersPerSecond: index % 2 === 0 ? 1.9 : 3.7,
      endSpeedMetersPerSecond: index % 2 === 0 ? 3.7 : 1.9,
    })),
    { seed: 4, without: ['heartRate', 'cadence'] },
  );
  expect(purpose).toBe('unclear');
});

describe('laps of two kinds', () => {
  const lapsOf = (
    ends: readonly (readonly [seconds: number, trigger: DecodedLap['trigger']])[],
  ): DecodedLap[] =>
    ends.map(([endSeconds, trigger], index) => ({
      startSeconds: ends[index - 1]?.[0] ?? 0,
      endSeconds,
      timerSeconds: endSeconds - (ends[index - 1]?.[0] ?? 0),
      distanceMeters: null,
      averageHeartRateBeatsPerMinute: null,
      trigger,
      intensity: null,
    }));

  test('make no work of the kilometres before strides by the key', () => {
    const strides = [25, 40, 28, 35].flatMap((seconds, index) => [
      { seconds, speedMetersPerSecond: index === 1 ? 2.5 : 3.6, heartRate: 140 },
    ]);
    const decoded = buildActivity(
      [
        { seconds: 1100, speedMetersPerSecond: 2.73, heartRate: 130 },
        { seconds: 180, speedMetersPerSecond: 1.1, heartRate: 120 },
        ...strides,
      ],
      { seed: 2 },
    );
    const laps = lapsOf([
      [366, 'distance'],
      [732, 'distance'],
      [1100, 'distance'],
      [1280, 'manual'],
      [1305, 'manual'],
      [1345, 'manual'],
      [1373, 'manual'],
      [1408, 'other'],
    ]);
    const { purpose, intervals } = analyseActivity({
      decoded: { ...decoded, laps },
      athlete: UNKNOWN_PHYSIOLOGY,
      history: [],
      now: NOW,
    });
    expect(purpose).not.toBe('intervals');
    expect(intervals).toEqual([]);
  });

  test('make no intervals of uneven stretches between stops, from end to end', () => {
    const stretches = [95, 96, 100, 110, 190, 160, 124, 143].flatMap((seconds) => [
      { seconds, speedMetersPerSecond: 3.2, heartRate: 140 },
      { seconds: 12, speedMetersPerSecond: 0.4, heartRate: 132 },
    ]);
    const { purpose } = analysed(stretches, { seed: 3, laps: 'segments' });
    expect(purpose).not.toBe('intervals');
  });
});

test.each([1, 2, 3])('three stretches between two stops are no intervals, seed %i', (seed) => {
  const { purpose } = analysed(
    [
      { seconds: 330, speedMetersPerSecond: 3.7, heartRate: 148 },
      { seconds: 33, speedMetersPerSecond: 0, heartRate: 132 },
      { seconds: 350, speedMetersPerSecond: 3.65, heartRate: 146 },
      { seconds: 31, speedMetersPerSecond: 0, heartRate: 130 },
      { seconds: 340, speedMetersPerSecond: 3.6, heartRate: 145 },
    ],
    { seed },
  );
  expect(purpose).not.toBe('intervals');
});

describe('a run with breaks is no repeats', () => {
  test.each([1, 2, 3])('two easy stretches with a slow one between, seed %i', (seed) => {
    const { purpose, intervals } = analysed(
      [
        { seconds: 140, speedMetersPerSecond: 2.04 },
        { seconds: 750, speedMetersPerSecond: 2.61 },
        { seconds: 215, speedMetersPerSecond: 2.09 },
        { seconds: 700, speedMetersPerSecond: 2.55 },
        { seconds: 175, speedMetersPerSecond: 1.13 },
      ],
      { seed, without: ['heartRate'] },
    );
    expect(purpose).not.toBe('intervals');
    expect(intervals).toEqual([]);
  });

  test.each([1, 2, 3])(
    'an easy hour around crossings, in stretches of any length, seed %i',
    (seed) => {
      const stretches = [
        [160, 2.16],
        ...[
          [80, 2.81],
          [20, 1.7],
          [260, 2.63],
          [60, 1.09],
          [265, 2.59],
          [25, 0.58],
          [90, 2.58],
        ],
        ...[
          [450, 1.83],
          [235, 2.71],
          [55, 1.41],
          [100, 2.75],
          [50, 1.52],
          [80, 2.99],
          [25, 1.15],
        ],
        [285, 2.68],
        [45, 1.37],
      ] as const;
      const { purpose } = analysed(
        stretches.map(([seconds = 0, speedMetersPerSecond = 0]) => ({
          seconds,
          speedMetersPerSecond,
          heartRate: speedMetersPerSecond > 2.5 ? 136 : 124,
        })),
        { seed, without: ['cadence'] },
      );
      expect(purpose).not.toBe('intervals');
      // Nor is it hard by the maximum of works that were none.
      expect(purpose).not.toBe('tempo');
    },
  );

  /** Laps at exactly such a distance, which a service wrote as if by the key. */
  const withLapsAt = (
    segments: readonly RecordingSegment[],
    meters: number,
    options: RecordingOptions,
  ) => {
    const decoded = buildActivity(segments, options);
    const { distanceMeters, elapsedSeconds } = decoded.recording.columns;
    const ends = [1, 2].map((lap) => distanceMeters.findIndex((value) => value >= lap * meters));
    const starts = [0, ...ends];
    const laps = [...ends, elapsedSeconds.length - 1].map((end, index): DecodedLap => {
      const startSeconds = elapsedSeconds[starts[index] ?? 0] ?? 0;
      const endSeconds = elapsedSeconds[end] ?? 0;
      return {
        startSeconds,
        endSeconds,
        timerSeconds: endSeconds - startSeconds,
        distanceMeters: index < 2 ? meters : 900,
        averageHeartRateBeatsPerMinute: null,
        trigger: 'manual',
        intensity: null,
      };
    });
    const input = { athlete: UNKNOWN_PHYSIOLOGY, history: [], now: NOW };
    return analyseActivity({ ...input, decoded: { ...decoded, laps } });
  };

  test.each([1, 2, 3])('automatic miles that a service calls those of the key, seed %i', (seed) => {
    const { purpose } = withLapsAt(
      [
        { seconds: 680, speedMetersPerSecond: 2.37, heartRate: 112 },
        { seconds: 582, speedMetersPerSecond: 2.77, heartRate: 136 },
        { seconds: 380, speedMetersPerSecond: 2.4, heartRate: 132 },
      ],
      1609.344,
      { seed, isIndoor: true },
    );
    expect(purpose).not.toBe('tempo');
    expect(purpose).not.toBe('intervals');
  });

  test.each([1, 2, 3])('two kilometres with a pause of the watch between, seed %i', (seed) => {
    const { purpose } = withLapsAt(
      [
        { seconds: 395, speedMetersPerSecond: 2.86, heartRate: 148 },
        { seconds: 234, speedMetersPerSecond: 0, pause: true },
        { seconds: 600, speedMetersPerSecond: 3.05, heartRate: 140 },
      ],
      1000,
      { seed },
    );
    expect(purpose).not.toBe('intervals');
  });
});
