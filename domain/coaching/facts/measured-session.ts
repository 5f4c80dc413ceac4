import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import {
  distanceAt,
  firstAtLeast,
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

/** Over a longer hole between readings nobody knows how somebody moved. */
const HOLE_SECONDS = 60;
/** Where most of a part is holes, they are all there is. */
const HOLES_SHARE = 0.5;

/**
 * Moving time per kilometre within a stretch, in seconds; null without movement. Holes between
 * readings count neither as way nor as time, unless most of the stretch is holes.
 */
export function movingPace({ curve }: MeasuredSession, stretch: TimeStretch): number | null {
  const whole = movementWithin(curve, stretch);
  const holes = holesWithin(curve, stretch).map((hole) => movementWithin(curve, hole));
  const total = (of: 'meters' | 'seconds') => holes.reduce((sum, hole) => sum + hole[of], 0);
  const isMostlyHoles =
    total('meters') > whole.meters * HOLES_SHARE || total('seconds') > whole.seconds * HOLES_SHARE;
  const meters = isMostlyHoles ? whole.meters : whole.meters - total('meters');
  const seconds = isMostlyHoles ? whole.seconds : whole.seconds - total('seconds');
  return meters > 0 && seconds > 0 ? (seconds * 1000) / meters : null;
}

function movementWithin(curve: MotionCurve, stretch: TimeStretch) {
  return {
    meters: distanceAt(curve, stretch.endSeconds) - distanceAt(curve, stretch.startSeconds),
    seconds: movingSecondsWithin(curve, stretch),
  };
}

function holesWithin(
  { elapsedSeconds }: MotionCurve,
  { startSeconds, endSeconds }: TimeStretch,
): TimeStretch[] {
  const holes: TimeStretch[] = [];
  const first = Math.max(1, firstAtLeast(elapsedSeconds, startSeconds));
  for (let index = first; index < elapsedSeconds.length; index += 1) {
    const from = elapsedSeconds[index - 1] as number;
    if (from >= endSeconds) break;
    const to = elapsedSeconds[index] as number;
    if (to - from <= HOLE_SECONDS) continue;
    holes.push({
      startSeconds: Math.max(from, startSeconds),
      endSeconds: Math.min(to, endSeconds),
    });
  }
  return holes;
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
