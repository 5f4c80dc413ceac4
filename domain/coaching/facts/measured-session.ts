import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import {
  distanceAt,
  movingSecondsWithin,
  secondsAtDistance,
  type MotionCurve,
} from '../../recordings/motion-curve.ts';
import type { ColumnMean } from '../../recordings/column-mean.ts';
import type { TimeStretch } from '../../recordings/recording.ts';
import type { EffortTimeline } from '../../training/structure/effort-timeline.ts';
import { gaitOf, type Gait } from '../../training/structure/gait.ts';
import { readSession } from '../../training/structure/recorded-session.ts';
import { sessionShapeOf } from '../../training/structure/session-shape.ts';

/** A recording prepared for figures about any part of it. */
export interface MeasuredSession {
  curve: MotionCurve;
  timeline: EffortTimeline;
  /** Without strolling before and after; null without distance. */
  core: (TimeStretch & { distanceMeters: number }) | null;
  hasAltitude: boolean;
  /** False where heart rate is missing or leaps as no heart does: then nothing is concluded from it. */
  hasReliableHeartRate: boolean;
  meanHeartRate: ColumnMean;
  timerPauses: readonly TimeStretch[];
  gait: Gait;
}

/** Readings must cover this share to say anything about the whole. */
const KNOWN_SHARE = 0.8;

function isMostlyKnown(values: Float64Array): boolean {
  let known = 0;
  for (const value of values) if (!Number.isNaN(value)) known += 1;
  return values.length > 0 && known >= values.length * KNOWN_SHARE;
}

/** Prepares a decoded activity for the coach's figures. */
export function measureSession(decoded: DecodedActivity): MeasuredSession {
  const session = readSession(decoded);
  const { heartRate } = session;
  return {
    curve: session.curve,
    timeline: session.timeline,
    core: sessionShapeOf(session)?.core ?? null,
    hasAltitude: !decoded.isIndoor && isMostlyKnown(session.altitude),
    hasReliableHeartRate: heartRate.isTrustworthy && heartRate.isWhole,
    meanHeartRate: heartRate.mean,
    timerPauses: decoded.recording.timerPauses,
    gait: gaitOf(session),
  };
}

/** A part of the core's distance, 0 to 1, as a stretch of time; null without distance. */
export function partOfDistance(
  { curve, core }: MeasuredSession,
  fromShare: number,
  toShare: number,
): TimeStretch | null {
  if (!core || core.distanceMeters <= 0) return null;
  const origin = distanceAt(curve, core.startSeconds);
  const reached = (share: number) =>
    secondsAtDistance(curve, origin + core.distanceMeters * share) ?? core.endSeconds;
  const startSeconds = fromShare === 0 ? core.startSeconds : reached(fromShare);
  const endSeconds = toShare === 1 ? core.endSeconds : reached(toShare);
  return endSeconds > startSeconds ? { startSeconds, endSeconds } : null;
}

/** Moving time per kilometre within a stretch, in seconds; null without movement. */
export function movingPace({ curve }: MeasuredSession, stretch: TimeStretch): number | null {
  const meters = distanceAt(curve, stretch.endSeconds) - distanceAt(curve, stretch.startSeconds);
  const seconds = movingSecondsWithin(curve, stretch);
  return meters > 0 && seconds > 0 ? (seconds * 1000) / meters : null;
}

/** As {@link movingPace} on the flat for the same effort; null without altitude. */
export function gradedPace(session: MeasuredSession, stretch: TimeStretch): number | null {
  if (!session.hasAltitude) return null;
  const { elapsedSeconds, metersPerSecond, gradedMetersPerSecond } = session.timeline;
  let meters = 0;
  let gradedMeters = 0;
  for (let cell = 0; cell < metersPerSecond.length; cell += 1) {
    const from = Math.max(stretch.startSeconds, elapsedSeconds[cell] as number);
    const to = Math.min(stretch.endSeconds, elapsedSeconds[cell + 1] as number);
    if (to <= from) continue;
    meters += (metersPerSecond[cell] as number) * (to - from);
    gradedMeters += (gradedMetersPerSecond[cell] as number) * (to - from);
  }
  const pace = movingPace(session, stretch);
  return pace !== null && gradedMeters > 0 ? (pace * meters) / gradedMeters : null;
}
