import { columnMeanOf, type ColumnMean } from '../../recordings/column-mean.ts';
import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import {
  elevationCurveOf,
  smoothAltitude,
  type ElevationCurve,
} from '../../recordings/elevation-gain.ts';
import { plausibleAltitude } from '../../recordings/plausible-altitude.ts';
import { motionCurveOf, type MotionCurve } from '../../recordings/motion-curve.ts';
import {
  heldMaximum,
  isCadenceLocked,
  isErratic,
  plausibleHeartRate,
} from '../../recordings/plausible-heart-rate.ts';
import { isOnWater, isRunning } from '../../sports/sport-type.ts';
import { isClimbContradicted } from './contradicted-climb.ts';
import { effortBlocksOf, type EffortBlocks } from './effort-blocks.ts';
import { effortTimelineOf, type EffortTimeline } from './effort-timeline.ts';

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
  timeline: EffortTimeline;
  blocks: EffortBlocks;
  heartRate: {
    /** Without impossible readings. */
    beatsPerMinute: Float64Array;
    mean: ColumnMean;
    /** False where it leaps as no heart does, or is not there: then nothing may be concluded from it. */
    isTrustworthy: boolean;
    /** Whether it was measured for so much of the time that its mean stands for the whole. */
    isWhole: boolean;
    /** Highest that was held for 10 seconds; null where it cannot be trusted. */
    heldMaximum: number | null;
  };
  cadence: ColumnMean;
}

/** A strap that fell silent half-way leaves the easier half. */
const WHOLE_SHARE = 0.7;

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
  const beatsPerMinute = plausibleHeartRate(columns.heartRateBeatsPerMinute);
  const known = beatsPerMinute.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : 1), 0);
  const isTrustworthy =
    known > 0 &&
    !isErratic(beatsPerMinute, curve.elapsedSeconds) &&
    !isCadenceLocked(beatsPerMinute, columns.cadencePerMinute, curve.elapsedSeconds);
  const timelineWith = (altitude: Float64Array) =>
    effortTimelineOf({ curve, heartRate: beatsPerMinute, altitude, timerPauses });
  const withClimb = timelineWith(measured);
  const isContradicted = isRunning(decoded.sport) && isClimbContradicted(withClimb, measured);
  const altitude = isContradicted ? none : measured;
  const timeline = isContradicted ? timelineWith(none) : withClimb;
  const hasAltitude = altitude.some((value) => !Number.isNaN(value));
  return {
    decoded,
    curve,
    altitude,
    elevation: hasAltitude ? elevationCurveOf(altitude) : null,
    isClimbContradicted: isContradicted,
    timeline,
    blocks: effortBlocksOf(timeline),
    heartRate: {
      beatsPerMinute,
      mean: columnMeanOf(beatsPerMinute, curve.elapsedSeconds),
      isTrustworthy,
      isWhole: known >= beatsPerMinute.length * WHOLE_SHARE,
      heldMaximum: isTrustworthy ? heldMaximum(beatsPerMinute, curve.elapsedSeconds) : null,
    },
    cadence: columnMeanOf(
      // A stop is no slow step.
      columns.cadencePerMinute.map((value) => (value > 0 ? value : Number.NaN)),
      curve.elapsedSeconds,
    ),
  };
}
