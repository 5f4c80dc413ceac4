import type { MotionCurve } from '../../recordings/motion-curve.ts';
import { equalHeartRateFactor } from '../performance/grade-adjustment.ts';

/**
 * A recording on even steps of time, for everything that looks at its course. A hole or pause of
 * more than five minutes is squeezed into that many seconds. So a cell may stand for more than
 * `stepSeconds`: see `elapsedSeconds`.
 */
export interface EffortTimeline {
  /** Of a cell that is not squeezed; 1 except for very long recordings. */
  stepSeconds: number;
  /** Start of each cell, and the end of the last: one more than there are cells. */
  elapsedSeconds: Float64Array;
  /** Over the ground; 0 while paused or standing. */
  metersPerSecond: Float64Array;
  /** As if on the flat. */
  gradedMetersPerSecond: Float64Array;
  /** Rise over run; 0 where there is no altitude. */
  grade: Float64Array;
  /** NaN where there is none. */
  beatsPerMinute: Float64Array;
  /** 1 where the watch was paused. */
  isPaused: Uint8Array;
}

const LONGEST_HOLE_SECONDS = 300;
const CELLS_MAXIMUM = 50_000;
/** Grade is measured over this much road to either side: GPS altitudes swing by metres. */
const GRADE_REACH_METERS = 75;
/** Over less road a difference of altitude says nothing about the slope. */
const GRADE_ROAD_METERS = 40;
const GRADE_DEAD_ZONE = 0.005;
const GRADE_MAXIMUM = 0.45;
/** Nobody runs up (or down) a cliff: where the altitude says so, it is the terrain model's edge. */
const CLIMB_METERS_PER_SECOND_MAXIMUM = 0.7;
const DROP_METERS_PER_SECOND_MAXIMUM = 1.5;

export interface TimelineParts {
  curve: MotionCurve;
  /** One entry for each reading of the curve; NaN = missing. */
  heartRate: Float64Array;
  /** Smoothed, one entry for each reading; NaN = missing. */
  altitude: Float64Array;
  timerPauses: readonly { startSeconds: number; endSeconds: number }[];
}

/** Puts a recording on even steps of time; empty without distance. */
export function effortTimelineOf(parts: TimelineParts): EffortTimeline {
  const { curve, heartRate, altitude, timerPauses } = parts;
  const { stepSeconds, elapsedSeconds } = stepsOf(curve);
  const cells = Math.max(0, elapsedSeconds.length - 1);
  const meters = metersAt(curve, elapsedSeconds);
  const metersPerSecond = new Float64Array(cells);
  const beatsPerMinute = new Float64Array(cells).fill(Number.NaN);
  const altitudes = new Float64Array(cells).fill(Number.NaN);
  const isPaused = new Uint8Array(cells);
  let pause = 0;
  let reading = 0;
  for (let cell = 0; cell < cells; cell += 1) {
    const from = elapsedSeconds[cell] as number;
    const to = elapsedSeconds[cell + 1] as number;
    const made = (meters[cell + 1] as number) - (meters[cell] as number);
    metersPerSecond[cell] = to > from ? made / (to - from) : 0;
    while (reading < heartRate.length - 1 && (curve.elapsedSeconds[reading] as number) < from) {
      reading += 1;
    }
    const isNear = (curve.elapsedSeconds[reading] as number) - from <= 10;
    if (isNear) {
      beatsPerMinute[cell] = heartRate[reading] as number;
      altitudes[cell] = altitude[reading] as number;
    }
    while (pause < timerPauses.length && (timerPauses[pause]?.endSeconds ?? 0) <= from) pause += 1;
    const next = timerPauses[pause];
    if (next && next.startSeconds <= (from + to) / 2 && next.endSeconds > (from + to) / 2) {
      isPaused[cell] = 1;
    }
  }
  const grade = gradesOf(meters, altitudes, elapsedSeconds);
  const gradedMetersPerSecond = metersPerSecond.map(
    (speed, cell) => speed * equalHeartRateFactor(grade[cell] as number),
  );
  return {
    stepSeconds,
    elapsedSeconds,
    metersPerSecond,
    gradedMetersPerSecond,
    grade,
    beatsPerMinute,
    isPaused,
  };
}

/** The same timeline with slopes of that share, 0 = level ground to 1 = as measured. */
export function withGradeShare(timeline: EffortTimeline, share: number): EffortTimeline {
  if (share >= 1) return timeline;
  const grade = timeline.grade.map((slope) => slope * share);
  return {
    ...timeline,
    grade,
    gradedMetersPerSecond: timeline.metersPerSecond.map(
      (speed, cell) => speed * equalHeartRateFactor(grade[cell] as number),
    ),
  };
}

function stepsOf({ elapsedSeconds, hasDistance }: MotionCurve): {
  stepSeconds: number;
  elapsedSeconds: Float64Array;
} {
  if (!hasDistance || elapsedSeconds.length < 2) {
    return { stepSeconds: 1, elapsedSeconds: new Float64Array() };
  }
  let squeezed = 0;
  for (let index = 1; index < elapsedSeconds.length; index += 1) {
    const seconds = (elapsedSeconds[index] as number) - (elapsedSeconds[index - 1] as number);
    squeezed += Math.min(seconds, LONGEST_HOLE_SECONDS);
  }
  const stepSeconds = Math.max(1, Math.ceil(squeezed / CELLS_MAXIMUM));
  const starts: number[] = [elapsedSeconds[0] as number];
  // Time already covered beyond the last start, by readings closer than a step.
  for (let index = 1; index < elapsedSeconds.length; index += 1) {
    const to = elapsedSeconds[index] as number;
    const hole = to - (elapsedSeconds[index - 1] as number);
    const stretch = hole > LONGEST_HOLE_SECONDS ? hole / LONGEST_HOLE_SECONDS : 1;
    while ((starts.at(-1) as number) + stepSeconds * stretch <= to) {
      starts.push((starts.at(-1) as number) + stepSeconds * stretch);
    }
  }
  return { stepSeconds, elapsedSeconds: Float64Array.from(starts) };
}

/** Distance at ascending moments, in one pass. */
function metersAt({ elapsedSeconds, distanceMeters }: MotionCurve, moments: Float64Array) {
  const last = elapsedSeconds.length - 1;
  let next = 0;
  return moments.map((moment) => {
    while (next < last && (elapsedSeconds[next] as number) < moment) next += 1;
    const toSeconds = elapsedSeconds[next] as number;
    const toMeters = distanceMeters[next] as number;
    if (next === 0 || toSeconds <= moment) return toMeters;
    const fromSeconds = elapsedSeconds[next - 1] as number;
    const fromMeters = distanceMeters[next - 1] as number;
    const share = (moment - fromSeconds) / (toSeconds - fromSeconds);
    return fromMeters + (toMeters - fromMeters) * share;
  });
}

/** Slope around each cell from the altitudes of the road before and behind it. */
function gradesOf(
  meters: Float64Array,
  altitudes: Float64Array,
  elapsedSeconds: Float64Array,
): Float64Array {
  const grade = new Float64Array(altitudes.length);
  let behind = 0;
  let ahead = 0;
  for (let cell = 0; cell < grade.length; cell += 1) {
    const here = meters[cell] as number;
    while ((meters[behind] as number) < here - GRADE_REACH_METERS) behind += 1;
    while (ahead + 1 < grade.length && (meters[ahead] as number) < here + GRADE_REACH_METERS) {
      ahead += 1;
    }
    const road = (meters[ahead] as number) - (meters[behind] as number);
    const rise = (altitudes[ahead] as number) - (altitudes[behind] as number);
    if (Number.isNaN(rise) || road < GRADE_ROAD_METERS) continue;
    const slope = rise / road;
    const seconds = (elapsedSeconds[ahead] as number) - (elapsedSeconds[behind] as number);
    const isCliff =
      rise > seconds * CLIMB_METERS_PER_SECOND_MAXIMUM ||
      -rise > seconds * DROP_METERS_PER_SECOND_MAXIMUM;
    if (Math.abs(slope) < GRADE_DEAD_ZONE || isCliff) continue;
    grade[cell] = Math.max(-GRADE_MAXIMUM, Math.min(GRADE_MAXIMUM, slope));
  }
  return grade;
}
