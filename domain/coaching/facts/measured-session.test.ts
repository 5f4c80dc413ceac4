import { describe, expect, test } from 'vitest';
import { motionCurveOf } from '../../recordings/motion-curve.ts';
import { recordingOf } from '../../recordings/recording-of.ts';
import type { EffortTimeline } from '../../training/structure/effort-timeline.ts';
import {
  gradedPace,
  movingPace,
  partOfDistance,
  type MeasuredSession,
} from './measured-session.ts';

/** Three metres a second, but for the holes, over which the given metres were made. */
function sessionWith(holes: readonly { at: number; seconds: number; meters: number }[]) {
  const elapsedSeconds = [0];
  const distanceMeters = [0];
  for (let step = 1; step <= 1000; step += 1) {
    const hole = holes.find(({ at }) => at === step);
    elapsedSeconds.push((elapsedSeconds.at(-1) ?? 0) + (hole?.seconds ?? 1));
    distanceMeters.push((distanceMeters.at(-1) ?? 0) + (hole?.meters ?? 3));
  }
  const curve = motionCurveOf(recordingOf({ elapsedSeconds, distanceMeters }), 'Run');
  const session: Pick<MeasuredSession, 'curve'> = { curve };
  return { session: session as MeasuredSession, end: elapsedSeconds.at(-1) ?? 0 };
}

function paceOf(holes: Parameters<typeof sessionWith>[0]): number | null {
  const { session, end } = sessionWith(holes);
  return movingPace(session, { startSeconds: 0, endSeconds: end });
}

describe('the pace of a part', () => {
  test('is that of what was read', () => {
    expect(paceOf([])).toBeCloseTo(1000 / 3, 3);
  });

  test('leaves out a hole between readings, its way and its time', () => {
    expect(paceOf([{ at: 500, seconds: 200, meters: 900 }])).toBeCloseTo(1000 / 3, 1);
  });

  test('leaves out every hole', () => {
    expect(
      paceOf([
        { at: 300, seconds: 150, meters: 600 },
        { at: 600, seconds: 150, meters: 600 },
      ]),
    ).toBeCloseTo(1000 / 3, 1);
  });

  test('is that of the whole where holes are most of it', () => {
    // 999 steps of 3 m and a hole of 5 km: most of the way lies in the hole.
    const whole = paceOf([{ at: 500, seconds: 1500, meters: 5000 }]) ?? 0;
    expect(whole).toBeCloseTo(((999 + 1500) * 1000) / (999 * 3 + 5000), 0);
  });

  test('is none without movement', () => {
    const { session } = sessionWith([]);
    expect(movingPace(session, { startSeconds: 10, endSeconds: 10 })).toBeNull();
  });
});

describe('a hole between readings', () => {
  test('of a minute is none', () => {
    const apart = (seconds: number) => paceOf([{ at: 500, seconds, meters: 400 }]);
    expect(apart(60)).not.toBeCloseTo(1000 / 3, 0);
    expect(apart(61)).toBeCloseTo(1000 / 3, 1);
  });

  test('counts only where the part reaches into it', () => {
    const { session } = sessionWith([{ at: 500, seconds: 200, meters: 900 }]);
    // The hole lasts from 499 s to 699 s.
    expect(movingPace(session, { startSeconds: 0, endSeconds: 499 })).toBeCloseTo(1000 / 3, 3);
    expect(movingPace(session, { startSeconds: 699, endSeconds: 1100 })).toBeCloseTo(1000 / 3, 3);
    expect(movingPace(session, { startSeconds: 400, endSeconds: 520 })).toBeCloseTo(1000 / 3, 1);
    expect(movingPace(session, { startSeconds: 680, endSeconds: 800 })).toBeCloseTo(1000 / 3, 1);
  });

  test('is all there is where most of the time, or of the way, is in holes', () => {
    const { session } = sessionWith([{ at: 500, seconds: 200, meters: 900 }]);
    const within = movingPace(session, { startSeconds: 480, endSeconds: 699 }) ?? 0;
    expect(within).toBeCloseTo((219 * 1000) / (19 * 3 + 900), 0);
    const far = paceOf([{ at: 500, seconds: 300, meters: 3200 }]) ?? 0;
    expect(far).toBeCloseTo(((999 + 300) * 1000) / (999 * 3 + 3200), 0);
    const slow = paceOf([{ at: 500, seconds: 1100, meters: 2000 }]) ?? 0;
    expect(slow).toBeCloseTo(((999 + 1100) * 1000) / (999 * 3 + 2000), 0);
  });
});

describe('a part of the distance', () => {
  const core = { startSeconds: 100, endSeconds: 900, distanceMeters: 2400 };
  const withCore = (of: MeasuredSession['core']): MeasuredSession => ({
    ...sessionWith([]).session,
    core: of,
  });

  test('runs from where the strolling ended to where it began again', () => {
    expect(partOfDistance(withCore(core), 0, 1)).toEqual({ startSeconds: 100, endSeconds: 900 });
  });

  test('is measured by way from the start of the running', () => {
    const quarter = partOfDistance(withCore(core), 0.25, 0.5);
    expect(quarter?.startSeconds).toBeCloseTo(300, 0);
    expect(quarter?.endSeconds).toBeCloseTo(500, 0);
  });

  test('ends with the running where the way ends before', () => {
    const far = { ...core, distanceMeters: 9000 };
    expect(partOfDistance(withCore(far), 0.1, 0.9)?.endSeconds).toBe(900);
  });

  test('is none without a way, and none that ends before it starts', () => {
    expect(partOfDistance(withCore(null), 0, 1)).toBeNull();
    expect(partOfDistance(withCore({ ...core, distanceMeters: 0 }), 0, 1)).toBeNull();
    expect(partOfDistance(withCore(core), 0.5, 0.5)).toBeNull();
    expect(partOfDistance(withCore(core), 0.75, 0.25)).toBeNull();
  });
});

describe('the pace on the flat', () => {
  /** Ten cells of a hundred seconds: the first half level, the second uphill. */
  const timeline: EffortTimeline = {
    stepSeconds: 100,
    elapsedSeconds: new Float64Array(Array.from({ length: 11 }, (_, cell) => cell * 100)),
    metersPerSecond: new Float64Array(10).fill(3),
    gradedMetersPerSecond: new Float64Array(10).fill(3).fill(3.6, 5),
    grade: new Float64Array(10),
    beatsPerMinute: new Float64Array(10),
    isPaused: new Uint8Array(10),
  };
  const session: MeasuredSession = {
    ...sessionWith([]).session,
    hasAltitude: true,
    timeline,
  };
  const within = (startSeconds: number, endSeconds: number) =>
    gradedPace(session, { startSeconds, endSeconds }) ?? 0;

  test('is that of the same effort', () => {
    expect(within(0, 500)).toBeCloseTo(1000 / 3, 3);
    expect(within(500, 1000)).toBeCloseTo(1000 / 3.6, 3);
    expect(within(0, 1000)).toBeCloseTo(1000 / 3.3, 3);
  });

  test('counts what lies within the part alone', () => {
    expect(within(450, 550)).toBeCloseTo(1000 / 3.3, 3);
    expect(within(425, 525)).toBeCloseTo(1000 / (3 * 0.75 + 3.6 * 0.25), 3);
    expect(within(520, 560)).toBeCloseTo(1000 / 3.6, 3);
  });

  test('is none without altitude, nor without movement', () => {
    expect(
      gradedPace({ ...session, hasAltitude: false }, { startSeconds: 0, endSeconds: 500 }),
    ).toBeNull();
    expect(gradedPace(session, { startSeconds: 50, endSeconds: 50 })).toBeNull();
    const still = { ...timeline, gradedMetersPerSecond: new Float64Array(10) };
    expect(
      gradedPace({ ...session, timeline: still }, { startSeconds: 0, endSeconds: 500 }),
    ).toBeNull();
  });
});
