import { expect, test } from 'vitest';
import type { Interval } from '../../activities/computed-analysis.ts';
import { overlaySessions, paceChangeOf } from './similar-sessions.ts';

/** A warm-up, repetitions of one length at these paces with rests between, and a cool-down. */
function session(paces: readonly number[], meters = 1000): Interval[] {
  const part = (kind: Interval['kind'], distanceMeters: number, pace: number): Interval => ({
    index: 0,
    kind,
    startSeconds: 0,
    endSeconds: 0,
    distanceMeters,
    elapsedSeconds: (distanceMeters / 1000) * pace,
    paceSecondsPerKilometer: pace,
    averageHeartRateBeatsPerMinute: null,
    intensity: 'hard',
  });
  return [
    part('warmUp', 2000, 360),
    ...paces.flatMap((pace) => [part('work', meters, pace), part('rest', 200, 480)]),
    part('coolDown', 1500, 380),
  ];
}

test('lays repetition over repetition, and sums up what both have', () => {
  const overlaid = overlaySessions(session([240, 242, 244]), session([250, 248, 252, 254]));
  expect(overlaid?.repetitions).toEqual([
    { number: 1, paceSecondsPerKilometer: 240, earlierPaceSecondsPerKilometer: 250 },
    { number: 2, paceSecondsPerKilometer: 242, earlierPaceSecondsPerKilometer: 248 },
    { number: 3, paceSecondsPerKilometer: 244, earlierPaceSecondsPerKilometer: 252 },
    { number: 4, paceSecondsPerKilometer: null, earlierPaceSecondsPerKilometer: 254 },
  ]);
  expect(overlaid?.paceSecondsPerKilometer).toBeCloseTo(242);
  expect(overlaid?.earlierPaceSecondsPerKilometer).toBeCloseTo(250);
});

test('takes a watch’s error for the same length, and no other session', () => {
  expect(overlaySessions(session([240, 242]), session([250, 248], 1040))).not.toBeNull();
  expect(overlaySessions(session([240, 242]), session([250, 248], 400))).toBeNull();
  expect(overlaySessions(session([240, 242]), session([250, 248, 250, 249, 251]))).toBeNull();
  expect(overlaySessions(session([240]), session([250]))).toBeNull();
  expect(overlaySessions(session([240, 242]), [])).toBeNull();
});

test.each([
  [240, 250, 'faster'],
  [250, 240, 'slower'],
  [249, 250, 'same'],
] as const)('calls %d beside %d seconds %s', (own, earlier, change) => {
  const means = { paceSecondsPerKilometer: own, earlierPaceSecondsPerKilometer: earlier };
  expect(paceChangeOf(means)).toBe(change);
});
