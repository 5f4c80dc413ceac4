import { describe, expect, test } from 'vitest';
import { buildActivity, type RecordingSegment } from '../builders/recording-builder.ts';
import { readSession } from '@tasuki/domain/training/structure/recorded-session';
import { stridesOf } from '@tasuki/domain/training/structure/strides';

const EASY = 2.8;

function found(segments: readonly RecordingSegment[], seed = 1) {
  return stridesOf(readSession(buildActivity(segments, { seed })).timeline);
}

function run(seconds: number, speedMetersPerSecond = EASY): RecordingSegment {
  return { seconds, speedMetersPerSecond, heartRate: 140 };
}

function strides(count: number, seconds = 20, speed = EASY * 1.6, rest = run(70, 2.2)) {
  return Array.from({ length: count }, () => [run(seconds, speed), rest]).flat();
}

describe('strides after a run', () => {
  test.each([1, 2, 3, 4, 5])('are found with the noise of a watch, seed %i', (seed) => {
    const all = found([run(2400), ...strides(6), run(300)], seed);
    expect(all?.count).toBe(6);
    expect(all?.startSeconds).toBeGreaterThanOrEqual(2395);
    expect(all?.endSeconds).toBeLessThanOrEqual(2400 + 6 * 90);
  });

  test.each<[string, RecordingSegment[]]>([
    ['three of them', [run(2400), ...strides(3)]],
    ['a run at one pace', [run(3000)]],
    ['a warm-up with strides before anything', [run(600), ...strides(6), run(200)]],
    ['strides in the middle of a run', [run(1500), ...strides(6), run(1500)]],
    ['repetitions of a minute', [run(1500), ...strides(6, 60)]],
    ['a little faster stretches', [run(2400), ...strides(6, 20, EASY * 1.25)]],
    ['changes all along', [...strides(20), run(300)]],
    ['hardly any rest between them', [run(2400), ...strides(6, 20, EASY * 1.6, run(8, 2.2))]],
  ])('are not made of %s', (_, segments) => {
    expect(found(segments)).toBeNull();
  });
});
