import { describe, expect, test } from 'vitest';
import { bestEffortOf, bestEffortsOf } from './best-efforts.ts';
import { motionCurveOf } from '../recordings/motion-curve.ts';
import { recordingOf } from '../recordings/recording-of.ts';

function curveOf(speeds: readonly number[]) {
  const distanceMeters = [0];
  for (const speed of speeds) distanceMeters.push((distanceMeters.at(-1) ?? 0) + speed);
  const elapsedSeconds = distanceMeters.map((_, index) => index);
  return motionCurveOf(recordingOf({ elapsedSeconds, distanceMeters }), 'Run');
}

const seconds = (count: number, speed: number) => Array.from({ length: count }, () => speed);

describe('best efforts', () => {
  test('are the fastest stretch wherever it lies, to a fraction of a second', () => {
    const curve = curveOf([...seconds(300, 3), ...seconds(100, 4.5), ...seconds(300, 3)]);
    const best = bestEffortOf(curve, 400, 0);
    expect(best?.elapsedSeconds).toBeCloseTo(400 / 4.5, 6);
    expect(best?.startSeconds).toBeGreaterThanOrEqual(300);
    expect(best?.endSeconds).toBeLessThanOrEqual(400);
  });

  test('count stops', () => {
    const curve = curveOf([...seconds(150, 4), ...seconds(60, 0), ...seconds(150, 4)]);
    expect(bestEffortOf(curve, 1000, 0)?.elapsedSeconds).toBeCloseTo(310, 6);
  });

  test('are offered only over distances that were run', () => {
    const distances = bestEffortsOf(curveOf(seconds(1700, 3))).map(
      ({ distanceMeters }) => distanceMeters,
    );
    expect(distances).toEqual([400, 1000, 1609.344, 3000, 5000]);
  });

  test('are not made by a jump of the GPS', () => {
    const curve = curveOf([...seconds(300, 3), 150, ...seconds(300, 3)]);
    expect(bestEffortOf(curve, 400, 0)?.elapsedSeconds).toBeCloseTo(400 / 3, 6);
  });

  test('are no faster than the world record', () => {
    const curve = curveOf([...seconds(600, 3), ...seconds(60, 10), ...seconds(600, 3)]);
    const recordSeconds = 43.03;
    expect(bestEffortOf(curve, 400, 0)?.elapsedSeconds).toBeLessThan(recordSeconds);
    const best = bestEffortsOf(curve).find(({ distanceMeters }) => distanceMeters === 400);
    expect(best?.elapsedSeconds).toBeGreaterThanOrEqual(recordSeconds);
  });

  test('are none without distance', () => {
    const curve = motionCurveOf(recordingOf({ elapsedSeconds: [0, 1, 2] }), 'Run');
    expect(bestEffortsOf(curve)).toEqual([]);
  });
});
