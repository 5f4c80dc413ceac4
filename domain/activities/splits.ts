import type { Lap, Split } from './computed-analysis.ts';
import type { ColumnMean } from '../recordings/column-mean.ts';
import type { DecodedLap } from '../recordings/decoded-activity.ts';
import { gainWithin, type ElevationCurve } from '../recordings/elevation-gain.ts';
import {
  distanceAt,
  movingSecondsWithin,
  secondsAtDistance,
  type MotionCurve,
} from '../recordings/motion-curve.ts';
import type { TimeStretch } from '../recordings/recording.ts';

const SPLIT_METERS = 1000;
/** The shortest rest behind the last full kilometre that becomes a split. */
const REMAINDER_METERS = 10;
/** Distances are summed up from readings; a full kilometre may miss a few centimetres. */
const ROUNDING_METERS = 0.05;
/** Nobody reads more kilometres than this, and a wrong distance would make millions. */
const SPLITS_MAXIMUM = 1000;

export interface StretchMeasures {
  curve: MotionCurve;
  heartRate: ColumnMean;
  cadence: ColumnMean;
  /** Null without altitude. */
  elevation: ElevationCurve | null;
}

/**
 * Kilometres and the remainder, each from where the distance is first reached,
 * so that a stop right on the mark counts to the next one.
 */
export function splitsOf(measures: StretchMeasures): Split[] {
  const { curve } = measures;
  const { length } = curve.elapsedSeconds;
  if (!curve.hasDistance || length === 0) return [];
  const origin = curve.distanceMeters[0] as number;
  const total = (curve.distanceMeters[length - 1] as number) - origin;
  const count = Math.min(SPLITS_MAXIMUM, Math.floor((total + ROUNDING_METERS) / SPLIT_METERS));
  const splits: Split[] = [];
  let startSeconds = curve.elapsedSeconds[0] as number;
  for (let index = 0; index < count; index += 1) {
    const reached = Math.min(total, (index + 1) * SPLIT_METERS) + origin;
    const endSeconds = secondsAtDistance(curve, reached) ?? startSeconds;
    const size = { distanceMeters: SPLIT_METERS, isRemainder: false };
    splits.push(splitOf(measures, { startSeconds, endSeconds }, { index, ...size }));
    startSeconds = endSeconds;
  }
  const rest = total - count * SPLIT_METERS;
  if (rest >= REMAINDER_METERS && count < SPLITS_MAXIMUM) {
    const endSeconds = secondsAtDistance(curve, total + origin) ?? startSeconds;
    const size = { distanceMeters: rest, isRemainder: true };
    splits.push(splitOf(measures, { startSeconds, endSeconds }, { index: count, ...size }));
  }
  return splits;
}

function splitOf(
  { curve, heartRate, cadence, elevation }: StretchMeasures,
  stretch: TimeStretch,
  part: Pick<Split, 'index' | 'distanceMeters' | 'isRemainder'>,
): Split {
  const elapsedSeconds = stretch.endSeconds - stretch.startSeconds;
  const movingSeconds = movingSecondsWithin(curve, stretch);
  const gain = (cumulative: Float64Array | undefined) =>
    cumulative ? gainWithin(cumulative, curve.elapsedSeconds, stretch) : null;
  return {
    ...stretch,
    ...part,
    elapsedSeconds,
    movingSeconds,
    paceSecondsPerKilometer: ((movingSeconds || elapsedSeconds) * 1000) / part.distanceMeters,
    averageHeartRateBeatsPerMinute: heartRate(stretch),
    averageCadencePerMinute: cadence(stretch),
    ascentMeters: gain(elevation?.ascentMeters),
    descentMeters: gain(elevation?.descentMeters),
  };
}

/**
 * The device's laps with what the recording says about them; empty ones are left out.
 *
 * @param isDeviceTrusted false where heart rates were left out, which the device counted in its means
 */
export function lapsOf(
  laps: readonly DecodedLap[],
  { curve, heartRate }: Pick<StretchMeasures, 'curve' | 'heartRate'>,
  isDeviceTrusted = true,
): Lap[] {
  const hasReadings = curve.elapsedSeconds.length > 1;
  return laps
    .filter((lap) => lap.endSeconds > lap.startSeconds)
    .map((lap, index) => {
      const { startSeconds, endSeconds } = lap;
      const elapsedSeconds = endSeconds - startSeconds;
      const recorded = curve.hasDistance
        ? distanceAt(curve, endSeconds) - distanceAt(curve, startSeconds)
        : null;
      const distanceMeters = lap.distanceMeters ?? recorded;
      const movingSeconds = hasReadings
        ? movingSecondsWithin(curve, lap)
        : (lap.timerSeconds ?? elapsedSeconds);
      return {
        startSeconds,
        endSeconds,
        index,
        distanceMeters,
        elapsedSeconds,
        movingSeconds,
        paceSecondsPerKilometer: paceOf(distanceMeters, movingSeconds),
        averageHeartRateBeatsPerMinute:
          (isDeviceTrusted ? lap.averageHeartRateBeatsPerMinute : null) ?? heartRate(lap),
        trigger: lap.trigger,
      };
    });
}

/** Below this distance a pace is noise. */
const PACE_METERS = 5;

function paceOf(distanceMeters: number | null, movingSeconds: number): number | null {
  return distanceMeters !== null && distanceMeters >= PACE_METERS && movingSeconds > 0
    ? (movingSeconds * 1000) / distanceMeters
    : null;
}
