import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
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
