import { describe, expect, test } from 'vitest';
import {
  distanceAt,
  motionCurveOf,
  movingSecondsWithin,
  secondsAtDistance,
} from './motion-curve.ts';
import { recordingOf } from './recording-of.ts';

/** One reading a second; each entry is a second's speed. */
function atSpeeds(speeds: readonly number[]) {
  const distanceMeters = [0];
  for (const speed of speeds) distanceMeters.push((distanceMeters.at(-1) ?? 0) + speed);
  return { elapsedSeconds: distanceMeters.map((_, index) => index), distanceMeters };
}

function seconds(count: number, speed: number): number[] {
  return Array.from({ length: count }, () => speed);
}

function moving(recording: ReturnType<typeof recordingOf>, sport: 'Run' | 'Swim' | 'Hike' = 'Run') {
  return motionCurveOf(recording, sport).movingSeconds.at(-1);
}

describe('moving time', () => {
  test('leaves out standing, and says where it was', () => {
    const curve = motionCurveOf(
      recordingOf(atSpeeds([...seconds(60, 3), ...seconds(20, 0), ...seconds(40, 3)])),
      'Run',
    );
    expect(curve.movingSeconds.at(-1)).toBe(100);
    expect(curve.standing).toEqual([{ startSeconds: 60, endSeconds: 80 }]);
  });

  test('passes over a dip of four seconds', () => {
    expect(
      moving(recordingOf(atSpeeds([...seconds(60, 3), ...seconds(4, 0.1), ...seconds(60, 3)]))),
    ).toBe(124);
    expect(
      moving(recordingOf(atSpeeds([...seconds(60, 3), ...seconds(5, 0.1), ...seconds(60, 3)]))),
    ).toBe(120);
  });

  test('is not cut by positions of every 20 m whose times were rounded to 5 s', () => {
    const meters = (at: number) => 20 * Math.floor((at * 2.65) / 20);
    const elapsedSeconds = Array.from({ length: 240 }, (_, index) => index * 5);
    const distanceMeters = elapsedSeconds.map(meters);
    expect(
      distanceMeters.filter((value, index) => value === distanceMeters[index - 1]),
    ).not.toEqual([]);
    const curve = motionCurveOf(recordingOf({ elapsedSeconds, distanceMeters }), 'Run');
    // Before the first step and after the last one nobody knows.
    const moved = curve.movingSeconds.at(-1) ?? 0;
    expect(moved).toBeGreaterThanOrEqual(1185);
    const stop = distanceMeters.map((value, index) =>
      index < 100 ? value : Math.max(meters(500), meters((index - 6) * 5)),
    );
    const stopped = motionCurveOf(recordingOf({ elapsedSeconds, distanceMeters: stop }), 'Run');
    expect(moved - (stopped.movingSeconds.at(-1) ?? 0)).toBeGreaterThanOrEqual(20);
  });

  test('takes a twitch of the GPS amid standing for standing', () => {
    const twitching = [...seconds(8, 0.1), ...seconds(2, 0.9), ...seconds(8, 0.1)];
    expect(
      moving(recordingOf(atSpeeds([...seconds(60, 3), ...twitching, ...seconds(60, 3)]))),
    ).toBe(120);
  });

  test('leaves out the pauses of the watch, also where nothing was read in them', () => {
    const recording = recordingOf(
      { elapsedSeconds: [0, 10, 20, 110, 120], distanceMeters: [0, 30, 60, 62, 92] },
      [{ startSeconds: 20, endSeconds: 110 }],
    );
    const curve = motionCurveOf(recording, 'Run');
    expect(curve.movingSeconds.at(-1)).toBe(30);
    expect(curve.standing).toEqual([]);
  });

  test('counts a hole with distance as moving: only the signal was lost', () => {
    expect(
      moving(recordingOf({ elapsedSeconds: [0, 10, 130, 140], distanceMeters: [0, 30, 390, 420] })),
    ).toBe(140);
  });

  test('believes the speed of the device before its rounded distance', () => {
    const rounded = { elapsedSeconds: [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36] };
    const distanceMeters = [0, 0, 0, 0, 0, 0, 50, 50, 50, 50, 50, 50, 100];
    expect(moving(recordingOf({ ...rounded, distanceMeters }))).toBeLessThan(36);
    expect(
      moving(
        recordingOf({
          ...rounded,
          distanceMeters,
          speedMetersPerSecond: distanceMeters.map(() => 3),
        }),
      ),
    ).toBe(36);
  });

  test('lets swimmers and hikers be slow', () => {
    const slow = recordingOf(atSpeeds(seconds(100, 0.4)));
    expect(moving(slow, 'Swim')).toBe(100);
    expect(moving(slow, 'Hike')).toBe(100);
    expect(moving(slow)).toBe(0);
  });

  test('is everything but the pauses where neither distance nor speed is known', () => {
    const recording = recordingOf({ elapsedSeconds: [0, 100, 200] }, [
      { startSeconds: 50, endSeconds: 80 },
    ]);
    const curve = motionCurveOf(recording, 'Run');
    expect(curve.hasDistance).toBe(false);
    expect(curve.movingSeconds.at(-1)).toBe(170);
  });

  test('adds up over any cut', () => {
    const curve = motionCurveOf(
      recordingOf(atSpeeds([...seconds(33, 3), ...seconds(17, 0), ...seconds(50, 2)])),
      'Run',
    );
    const parts = [0, 12.5, 40, 61.25, 100].map((start, index, cuts) =>
      movingSecondsWithin(curve, { startSeconds: start, endSeconds: cuts[index + 1] ?? 100 }),
    );
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(83, 9);
  });
});

describe('distance over time', () => {
  test('bridges missing readings and never falls', () => {
    const curve = motionCurveOf(
      recordingOf({
        elapsedSeconds: [0, 1, 2, 3, 4, 5],
        distanceMeters: [Number.NaN, 3, Number.NaN, 9, 8, Number.NaN],
      }),
      'Run',
    );
    expect([...curve.distanceMeters]).toEqual([0, 3, 6, 9, 9, 9]);
  });

  test('does not make up the way to a first reading that nobody could have run', () => {
    const curve = motionCurveOf(
      recordingOf({ elapsedSeconds: [0, 1, 2], distanceMeters: [Number.NaN, 5000, 5003] }),
      'Run',
    );
    expect(curve.distanceMeters[0]).toBe(5000);
  });

  test('is summed up from speed where the device has no distance', () => {
    const curve = motionCurveOf(
      recordingOf({ elapsedSeconds: [0, 1, 2, 3], speedMetersPerSecond: [3, 3, Number.NaN, 4] }),
      'Run',
    );
    expect(curve.distanceMeters.at(-1)).toBe(7);
  });

  test('is reached at the start of a stop, not at its end', () => {
    const curve = motionCurveOf(
      recordingOf({ elapsedSeconds: [0, 100, 160, 260], distanceMeters: [0, 300, 300, 600] }),
      'Run',
    );
    expect(secondsAtDistance(curve, 300)).toBe(100);
    expect(secondsAtDistance(curve, 450)).toBe(210);
    expect(secondsAtDistance(curve, 601)).toBeNull();
    expect(distanceAt(curve, 210)).toBe(450);
    expect(distanceAt(curve, -5)).toBe(0);
    expect(distanceAt(curve, 999)).toBe(600);
  });

  test('bears readings of the same moment and clocks that fall back', () => {
    const curve = motionCurveOf(
      recordingOf({ elapsedSeconds: [0, 1, 1, 0.5, 2], distanceMeters: [0, 3, 3, 4, 6] }),
      'Run',
    );
    expect([...curve.elapsedSeconds]).toEqual([0, 1, 1, 1, 2]);
    expect(curve.movingSeconds.at(-1)).toBe(2);
    expect(motionCurveOf(recordingOf({}), 'Run').movingSeconds).toHaveLength(0);
  });
});

test('takes slow steps up a steep slope for walking, and standing without steps for standing', () => {
  const climbing = atSpeeds(seconds(120, 0.3));
  const stepping = { ...climbing, cadencePerMinute: climbing.elapsedSeconds.map(() => 84) };
  expect(moving(recordingOf(stepping))).toBe(120);
  expect(moving(recordingOf(climbing))).toBe(0);
});

test('counts as moving what a receiver held back and then reported at once', () => {
  // The position stands for six seconds and then jumps by what was walked meanwhile.
  const held = Array.from({ length: 40 }, () => [...seconds(6, 0), 12.3]).flat();
  expect(moving(recordingOf(atSpeeds(held)))).toBe(280);
  // A runner who waits does not start at such a speed.
  const waiting = [...seconds(60, 3), ...seconds(8, 0), ...seconds(60, 3)];
  expect(moving(recordingOf(atSpeeds(waiting)))).toBe(120);
  const long = [...seconds(60, 3), ...seconds(40, 0), 12.3, ...seconds(60, 3)];
  expect(moving(recordingOf(atSpeeds(long)))).toBe(121);
  // Counted steps distinguish a climb at a held position from a stand.
  const climb = atSpeeds([...seconds(60, 3), ...seconds(28, 0), 11.5, ...seconds(60, 3)]);
  const steps = (stepsPerMinute: number) =>
    climb.elapsedSeconds.map((at) => (at > 60 && at <= 88 ? stepsPerMinute : 160));
  expect(moving(recordingOf({ ...climb, cadencePerMinute: steps(90) }))).toBe(149);
  expect(moving(recordingOf({ ...climb, cadencePerMinute: steps(0) }))).toBe(121);
});
