import type { Interval } from '../../activities/computed-analysis.ts';
import type { DecodedLap } from '../../recordings/decoded-activity.ts';
import { distanceAt } from '../../recordings/motion-curve.ts';
import type { EffortTimeline } from './effort-timeline.ts';
import type { SessionStructure } from './find-structure.ts';
import type { HeartRateReference } from '../heart-rate/heart-rate-reference.ts';
import { intensityOfHeartRate, intensityOfSpeed } from './intensity-level.ts';
import type { RecordedSession } from './recorded-session.ts';
import type { Bout } from './session-bouts.ts';

/** A block's edge may lie this far from where the speed really changed. */
const EDGE_SECONDS = 8;
/** This much of either side says where the edge is. */
const EDGE_SIDE_SECONDS = 15;
/** What is left before the first work or after the last must last this long to be called anything. */
const SHORTEST_END_SECONDS = 30;
/** Heart rate follows this slowly: shorter stretches are judged by speed. */
const HEART_RATE_SECONDS = 180;
/** The first third of a stretch is heart rate's way up. */
const HEART_RATE_LAG_SHARE = 1 / 3;
const PACE_METERS = 20;

/** The parts of a structured session in order, each with its figures; none without structure. */
export function sessionIntervals(
  session: RecordedSession,
  structure: SessionStructure | null,
  reference: HeartRateReference | null,
  thresholdSpeed: number | null,
): Interval[] {
  if (!structure) return [];
  const { bouts, warmUp, coolDown, works } = structure.reading;
  const first = works[0];
  const last = works.at(-1);
  const edges = edgesOf(session, structure);
  return bouts
    .map((bout, index) => ({
      kind: kindOf(bout, first, last),
      bout,
      startSeconds: edges[index] ?? 0,
      endSeconds: edges[index + 1] ?? 0,
    }))
    .filter(({ bout, startSeconds, endSeconds }) => {
      const isEnd = bout === warmUp || bout === coolDown;
      return endSeconds - startSeconds >= (isEnd ? SHORTEST_END_SECONDS : 1);
    })
    .map(({ kind, bout, startSeconds, endSeconds }, index) => {
      const stretch = { startSeconds, endSeconds };
      const distanceMeters =
        distanceAt(session.curve, endSeconds) - distanceAt(session.curve, startSeconds);
      const elapsedSeconds = endSeconds - startSeconds;
      return {
        ...stretch,
        index,
        kind,
        distanceMeters,
        elapsedSeconds,
        paceSecondsPerKilometer:
          distanceMeters >= PACE_METERS ? (elapsedSeconds * 1000) / distanceMeters : null,
        averageHeartRateBeatsPerMinute: session.heartRate.mean(stretch),
        intensity: intensityOf(session, bout, stretch, { reference, thresholdSpeed }),
      };
    });
}

function kindOf(bout: Bout, first: Bout | undefined, last: Bout | undefined): Interval['kind'] {
  if (bout.isWork) return 'work';
  if (first && bout.to <= first.from) return 'warmUp';
  return last && bout.from >= last.to ? 'coolDown' : 'rest';
}

function intensityOf(
  { heartRate }: RecordedSession,
  bout: Bout,
  { startSeconds, endSeconds }: { startSeconds: number; endSeconds: number },
  {
    reference,
    thresholdSpeed,
  }: { reference: HeartRateReference | null; thresholdSpeed: number | null },
): Interval['intensity'] {
  const seconds = endSeconds - startSeconds;
  if (reference && heartRate.isTrustworthy && seconds >= HEART_RATE_SECONDS) {
    const settled = startSeconds + seconds * HEART_RATE_LAG_SHARE;
    const beats = heartRate.mean({ startSeconds: settled, endSeconds });
    if (beats !== null) return intensityOfHeartRate(beats / reference.thresholdBeatsPerMinute);
  }
  return thresholdSpeed === null ? 'unknown' : intensityOfSpeed(bout.speed / thresholdSpeed);
}

/** Where each part begins, and where the last ends, to the second. */
function edgesOf({ blocks, timeline, decoded }: RecordedSession, structure: SessionStructure) {
  const { bouts } = structure.reading;
  const edges = bouts.map((bout, index) => {
    const rough = blocks.startOf(bout.from);
    const before = bouts[index - 1];
    if (!before) return rough;
    return structure.source === 'laps'
      ? lapEdgeNear(decoded.laps, rough, blocks.seconds)
      : sharpEdge(timeline, rough, before.speed, bout.speed);
  });
  const end = bouts.at(-1);
  const isWhole = end?.to === blocks.count;
  edges.push(
    isWhole ? (timeline.elapsedSeconds.at(-1) ?? 0) : blocks.startOf(end?.to ?? blocks.count),
  );
  return edges;
}

function lapEdgeNear(laps: readonly DecodedLap[], rough: number, reach: number): number {
  let nearest = rough;
  let least = reach;
  for (const lap of laps) {
    for (const edge of [lap.startSeconds, lap.endSeconds]) {
      if (Math.abs(edge - rough) >= least) continue;
      least = Math.abs(edge - rough);
      nearest = edge;
    }
  }
  return nearest;
}

/** The second at which the speeds before and after fit the two levels best. */
function sharpEdge(
  timeline: EffortTimeline,
  rough: number,
  levelBefore: number,
  levelAfter: number,
): number {
  const { elapsedSeconds, gradedMetersPerSecond, stepSeconds } = timeline;
  const middle = cellAt(elapsedSeconds, rough);
  const reach = Math.round(EDGE_SECONDS / stepSeconds);
  const side = Math.round(EDGE_SIDE_SECONDS / stepSeconds);
  let best = middle;
  let least = Infinity;
  for (let edge = Math.max(1, middle - reach); edge <= middle + reach; edge += 1) {
    let misfit = 0;
    for (let cell = middle - reach - side; cell < middle + reach + side; cell += 1) {
      const speed = gradedMetersPerSecond[cell];
      if (speed === undefined) continue;
      misfit += (speed - (cell < edge ? levelBefore : levelAfter)) ** 2;
    }
    if (misfit >= least) continue;
    least = misfit;
    best = edge;
  }
  return elapsedSeconds[Math.min(best, elapsedSeconds.length - 1)] ?? rough;
}

function cellAt(elapsedSeconds: Float64Array, seconds: number): number {
  let low = 0;
  let high = elapsedSeconds.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((elapsedSeconds[middle] as number) < seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}
