import {
  motionCurveOf,
  movingSecondsWithin,
  secondsAtDistance,
} from '../recordings/motion-curve.ts';
import type { Recording } from '../recordings/recording.ts';
import type { SportType } from '../sports/sport-type.ts';

export const SPEED_CURVE_PARTS = 24;
/** A shorter distance has parts of a few readings only, which show the receiver and not the runner. */
const DISTANCE_MINIMUM_METERS = 1000;

/**
 * How the speed went over an activity, small enough for a row of a list. It says nothing about
 * where the activity was. Stops do not count, as in a split's pace.
 *
 * @returns meters per moving second over `SPEED_CURVE_PARTS` equal parts of the distance, to two
 *   decimals; null below a kilometre and where a part has no moving time
 */
export function speedCurveOf(recording: Recording, sport: SportType): number[] | null {
  const curve = motionCurveOf(recording, sport);
  const { length } = curve.elapsedSeconds;
  if (!curve.hasDistance || length === 0) return null;
  const origin = curve.distanceMeters[0] as number;
  const total = (curve.distanceMeters[length - 1] as number) - origin;
  if (total < DISTANCE_MINIMUM_METERS) return null;
  const partMeters = total / SPEED_CURVE_PARTS;
  const speeds: number[] = [];
  let startSeconds = curve.elapsedSeconds[0] as number;
  for (let part = 1; part <= SPEED_CURVE_PARTS; part += 1) {
    const reached = Math.min(origin + total, origin + part * partMeters);
    const endSeconds = secondsAtDistance(curve, reached) ?? startSeconds;
    const movingSeconds = movingSecondsWithin(curve, { startSeconds, endSeconds });
    if (movingSeconds <= 0) return null;
    speeds.push(Math.round((partMeters / movingSeconds) * 100) / 100);
    startSeconds = endSeconds;
  }
  return speeds;
}
