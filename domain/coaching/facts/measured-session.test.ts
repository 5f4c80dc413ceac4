import { describe, expect, test } from 'vitest';
import { motionCurveOf } from '../../recordings/motion-curve.ts';
import { recordingOf } from '../../recordings/recording-of.ts';
import { movingPace, type MeasuredSession } from './measured-session.ts';

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
