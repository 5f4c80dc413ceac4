import { columnMeanOf, type ColumnMean } from '../../recordings/column-mean.ts';
import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import {
  elevationCurveOf,
  smoothAltitude,
  type ElevationCurve,
} from '../../recordings/elevation-gain.ts';
import { plausibleAltitude } from '../../recordings/plausible-altitude.ts';
import { sustainedClimbOf } from '../../recordings/sustained-climb.ts';
import { motionCurveOf, type MotionCurve } from '../../recordings/motion-curve.ts';
import { isOnWater, isRunning } from '../../sports/sport-type.ts';
import { isClimbContradicted } from './contradicted-climb.ts';
import { contradictedDistanceRatio } from './contradicted-distance.ts';
import { effortBlocksOf, type EffortBlocks } from './effort-blocks.ts';
import { effortTimelineOf, withGradeShare, type EffortTimeline } from './effort-timeline.ts';
import { trustedHeartRateOf, type TrustedHeartRate } from './trusted-heart-rate.ts';

/** A recording made ready for every question that is asked of it. */
export interface RecordedSession {
  decoded: DecodedActivity;
  curve: MotionCurve;
  /** Smoothed; all missing without altitude. */
  altitude: Float64Array;
  /** Null without altitude. */
  elevation: ElevationCurve | null;
  /** The altitude climbed where the runner did not: neither it nor what the device added up counts. */
  isClimbContradicted: boolean;
  /** Recorded distance over that of the positions where they contradict each other; else null. */
  contradictedDistanceRatio: number | null;
  timeline: EffortTimeline;
  blocks: EffortBlocks;
  heartRate: TrustedHeartRate;
  cadence: ColumnMean;
}

/** Prepares a decoded activity once, for summary, splits, structure and judgement alike. */
export function readSession(decoded: DecodedActivity): RecordedSession {
  const { columns, timerPauses } = decoded.recording;
  const curve = motionCurveOf(decoded.recording, decoded.sport);
  // On water and under a roof a barometer measures pressure and no climb.
  const isLevel = decoded.isIndoor || isOnWater(decoded.sport);
  const none = new Float64Array(columns.altitudeMeters.length).fill(Number.NaN);
  const measured = isLevel
    ? none
    : smoothAltitude(
        plausibleAltitude(columns.altitudeMeters, curve.elapsedSeconds),
        curve.elapsedSeconds,
      );
  const heartRate = trustedHeartRateOf(
    columns,
    curve.elapsedSeconds,
    isRunning(decoded.sport) && curve.hasDistance ? speedsAround(curve) : null,
  );
  const timelineWith = (altitude: Float64Array) =>
    effortTimelineOf({ curve, heartRate: heartRate.beatsPerMinute, altitude, timerPauses });
  const withClimb = timelineWith(measured);
  const isContradicted = isRunning(decoded.sport) && isClimbContradicted(withClimb, measured);
  const altitude = isContradicted ? none : measured;
  const timeline = isContradicted
    ? timelineWith(none)
    : withGradeShare(withClimb, reliefOf(measured, curve));
  const hasAltitude = altitude.some((value) => !Number.isNaN(value));
  return {
    decoded,
    curve,
    altitude,
    elevation: hasAltitude ? elevationCurveOf(altitude) : null,
    isClimbContradicted: isContradicted,
    contradictedDistanceRatio: contradictedDistanceRatio(decoded, curve),
    timeline,
    blocks: effortBlocksOf(timeline),
    heartRate,
    cadence: columnMeanOf(
      // A stop is no slow step.
      columns.cadencePerMinute.map((value) => (value > 0 ? value : Number.NaN)),
      curve.elapsedSeconds,
    ),
  };
}

const SPEED_REACH_SECONDS = 15;

/** Speeds over some seconds to either side of each reading, in metres per second; 0 where no time is between. */
function speedsAround({ elapsedSeconds, distanceMeters }: MotionCurve): Float64Array {
  const last = elapsedSeconds.length - 1;
  let from = 0;
  let to = 0;
  return elapsedSeconds.map((at) => {
    // Time never falls, so each end only moves on.
    while (from < last && (elapsedSeconds[from] as number) < at - SPEED_REACH_SECONDS) from += 1;
    while (to < last && (elapsedSeconds[to] as number) < at + SPEED_REACH_SECONDS) to += 1;
    const seconds = (elapsedSeconds[to] as number) - (elapsedSeconds[from] as number);
    const meters = (distanceMeters[to] as number) - (distanceMeters[from] as number);
    return seconds > 0 ? meters / seconds : 0;
  });
}

/**
 * Metres of sustained climb or descent a kilometre, and from the lowest point to the highest. Up to
 * the first, all slopes may be errors of altitude; from the second on they are the ground. In
 * between they count in part, so that no error decides alone.
 */
const RELIEF_METERS_PER_KILOMETER = [4, 8] as const;
/** The climb and descent an hour that errors of altitude alone make, even from turn to turn. */
const NOISE_METERS_AN_HOUR = 30;
const RELIEF_METERS = [20, 30] as const;

/** How much of the measured slopes is the ground, 0 to 1. */
function reliefOf(altitude: Float64Array, curve: MotionCurve): number {
  const kilometers = (curve.distanceMeters.at(-1) ?? 0) / 1000;
  if (kilometers <= 0) return 1;
  const { ascentMeters, descentMeters } = sustainedClimbOf(altitude);
  const hours = (curve.movingSeconds.at(-1) ?? 0) / 3600;
  const climb = Math.max(ascentMeters, descentMeters) - hours * NOISE_METERS_AN_HOUR;
  let lowest = Infinity;
  let highest = -Infinity;
  for (const meters of altitude) {
    if (meters < lowest) lowest = meters;
    if (meters > highest) highest = meters;
  }
  return Math.max(
    shareBetween(climb / kilometers, RELIEF_METERS_PER_KILOMETER),
    shareBetween(highest - lowest, RELIEF_METERS),
  );
}

function shareBetween(value: number, [none, all]: readonly [number, number]): number {
  return Math.max(0, Math.min(1, (value - none) / (all - none)));
}
