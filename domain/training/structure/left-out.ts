import type { LeftOut } from '../../activities/sensors/left-out.ts';
import type { MotionCurve } from '../../recordings/motion-curve.ts';
import type { TimeStretch } from '../../recordings/recording.ts';
import { STANDING_METERS_PER_SECOND } from '../../recordings/standing-speed.ts';
import type { RecordedSession } from './recorded-session.ts';

/** Over a longer hole between readings nobody knows how somebody moved; shorter ones are no loss. */
const HOLE_SECONDS = 60;
/** A recording that is mostly holes is read as it is. */
const HOLES_SHARE = 0.5;

/**
 * What was recorded of a session and does not count, since a sensor was wrong or silent.
 *
 * @param recordedMeters the distance that is shown
 */
export function leftOutOf(session: RecordedSession, recordedMeters: number | null): LeftOut[] {
  const { heartRate, isClimbContradicted, contradictedDistanceRatio, decoded, curve } = session;
  const lost = decoded.isIndoor ? 0 : lostSeconds(curve, decoded.recording.timerPauses);
  const whole = curve.elapsedSeconds.at(-1) ?? 0;
  return [
    ...heartRate.leftOut,
    ...(lost > 0 && lost < whole * HOLES_SHARE
      ? [{ kind: 'signal', seconds: Math.round(lost) } as const]
      : []),
    ...(isClimbContradicted ? [{ kind: 'climb', seconds: null } as const] : []),
    ...(contradictedDistanceRatio !== null && recordedMeters !== null
      ? [
          {
            kind: 'distance',
            seconds: null,
            distances: { recordedMeters, trackMeters: recordedMeters / contradictedDistanceRatio },
          } as const,
        ]
      : []),
  ];
}

/** Time between readings far apart in which somebody moved and the watch was not paused. */
function lostSeconds(
  { elapsedSeconds, distanceMeters, hasDistance }: MotionCurve,
  pauses: readonly TimeStretch[],
): number {
  if (!hasDistance) return 0;
  let lost = 0;
  for (let index = 1; index < elapsedSeconds.length; index += 1) {
    const from = elapsedSeconds[index - 1] as number;
    const to = elapsedSeconds[index] as number;
    if (to - from <= HOLE_SECONDS) continue;
    const isPaused = pauses.some(
      ({ startSeconds, endSeconds }) => startSeconds < to && endSeconds > from,
    );
    const meters = (distanceMeters[index] as number) - (distanceMeters[index - 1] as number);
    if (!isPaused && meters >= (to - from) * STANDING_METERS_PER_SECOND) lost += to - from;
  }
  return lost;
}
