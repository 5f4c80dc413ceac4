import type { Split } from '../../activities/computed-analysis.ts';
import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { TimeStretch } from '../../recordings/recording.ts';
import { decouplingPercent } from '../../training/heart-rate/aerobic-decoupling.ts';
import type { Fact, FactProof } from './fact.ts';
import { makeFact } from './make-fact.ts';
import {
  gradedPace,
  movingPace,
  partOfDistance,
  type MeasuredSession,
} from './measured-session.ts';

/** Parts of the distance that are compared, by the name they have in a fact's id. */
const PARTS: readonly (readonly [name: string, from: number, to: number])[] = [
  ['half.first', 0, 1 / 2],
  ['half.second', 1 / 2, 1],
  ['third.first', 0, 1 / 3],
  ['third.second', 1 / 3, 2 / 3],
  ['third.last', 2 / 3, 1],
  ['quarter.first', 0, 1 / 4],
  ['quarter.second', 1 / 4, 1 / 2],
  ['quarter.third', 1 / 2, 3 / 4],
  ['quarter.last', 3 / 4, 1],
];
/** Over less distance a quarter is only noise. */
const SHORTEST_METERS = 2000;

/** Halves, thirds and quarters of the distance: pace, pace without slopes, heart rate. */
export function factsOfParts(session: MeasuredSession): Fact[] {
  if ((session.core?.distanceMeters ?? 0) < SHORTEST_METERS) return [];
  return PARTS.flatMap(([name, from, to]) => {
    const stretch = partOfDistance(session, from, to);
    if (!stretch) return [];
    const proof: FactProof = { kind: 'stretch', stretch };
    const unit = 'secondsPerKilometer';
    return [
      ...makeFact(`${name}.pace`, movingPace(session, stretch), {
        unit,
        method: 'distance-part',
        proof,
      }),
      ...makeFact(`${name}.gradedPace`, gradedPace(session, stretch), {
        unit,
        method: 'distance-part-graded',
        proof,
      }),
      ...(session.hasReliableHeartRate
        ? makeFact(`${name}.heartRate`, session.meanHeartRate(stretch), {
            unit: 'beatsPerMinute',
            method: 'heart-rate-part',
            proof,
          })
        : []),
    ];
  });
}

/** More kilometres than this nobody asks about one by one. */
const SPLIT_FACTS_MAXIMUM = 100;

/** Each kilometre's pace, and which were the fastest and the slowest. Numbers count from 1. */
export function factsOfSplits(analysis: ActivityAnalysis): Fact[] {
  const whole = analysis.splits.filter(({ isRemainder }) => !isRemainder);
  const facts = whole
    .slice(0, SPLIT_FACTS_MAXIMUM)
    .flatMap((split) => [...paceOf(`split.${split.index + 1}`, split)]);
  if (whole.length < 2) return facts;
  const byPace = [...whole].sort((a, b) => a.paceSecondsPerKilometer - b.paceSecondsPerKilometer);
  for (const [name, split] of [
    ['split.fastest', byPace[0]],
    ['split.slowest', byPace.at(-1)],
  ] as const) {
    if (!split) continue;
    facts.push(
      ...paceOf(name, split),
      ...makeFact(`${name}.number`, split.index + 1, {
        unit: 'count',
        method: 'kilometer-split',
        proof: proofOf(split),
      }),
    );
  }
  return facts;
}

function proofOf({ index, startSeconds, endSeconds }: Split): FactProof {
  return { kind: 'split', index, stretch: { startSeconds, endSeconds } };
}

function paceOf(name: string, split: Split): Fact[] {
  return makeFact(`${name}.pace`, split.paceSecondsPerKilometer, {
    unit: 'secondsPerKilometer',
    method: 'kilometer-split',
    proof: proofOf(split),
  });
}

const WARM_UP_SECONDS = 600;
/** The time that must be left after the warm-up, and the time in motion. People run for 40 minutes. */
const SHORTEST_STEADY_SECONDS = 1680;
const MOVING_SHARE = 0.95;
const BLOCK_SECONDS = 60;
/** Spread of the minutes' speeds over their mean, slopes taken out. */
const STEADY_SPREAD = 0.08;
const HEART_RATE_KNOWN_SHARE = 0.9;

/**
 * How far heart rate and pace came apart, only where that means something. That needs at least 38
 * minutes, even in speed as if on the flat, hardly a stop, without its first 10 minutes.
 */
export function factsOfDrift(session: MeasuredSession): Fact[] {
  const { timeline } = session;
  const { elapsedSeconds, gradedMetersPerSecond, metersPerSecond, beatsPerMinute } = timeline;
  const start = elapsedSeconds[0];
  const end = elapsedSeconds.at(-1);
  if (!session.hasReliableHeartRate || start === undefined || end === undefined) return [];
  const stretch: TimeStretch = { startSeconds: start + WARM_UP_SECONDS, endSeconds: end };
  if (stretch.endSeconds - stretch.startSeconds < SHORTEST_STEADY_SECONDS) return [];
  const cells: number[] = [];
  let standing = 0;
  for (let cell = 0; cell < metersPerSecond.length; cell += 1) {
    if ((elapsedSeconds[cell] as number) < stretch.startSeconds) continue;
    if ((metersPerSecond[cell] as number) < 0.5) standing += 1;
    else if (!Number.isNaN(beatsPerMinute[cell])) cells.push(cell);
  }
  const { length } = cells;
  const all = metersPerSecond.length - firstCellFrom(elapsedSeconds, stretch.startSeconds);
  if (standing > all * (1 - MOVING_SHARE) || length < (all - standing) * HEART_RATE_KNOWN_SHARE) {
    return [];
  }
  if (spreadOfMinutes(cells, gradedMetersPerSecond, timeline.stepSeconds) > STEADY_SPREAD)
    return [];
  const half = (from: number, to: number) => {
    let speed = 0;
    let beats = 0;
    for (const cell of cells.slice(from, to)) {
      speed += gradedMetersPerSecond[cell] as number;
      beats += beatsPerMinute[cell] as number;
    }
    return { metersPerSecond: speed / (to - from), beatsPerMinute: beats / (to - from) };
  };
  const middle = Math.floor(length / 2);
  const value = decouplingPercent(half(0, middle), half(middle, length));
  return makeFact('drift.percent', value, {
    unit: 'percent',
    method: 'decoupling',
    proof: { kind: 'stretch', stretch },
  });
}

function firstCellFrom(elapsedSeconds: Float64Array, seconds: number): number {
  const index = elapsedSeconds.findIndex((value) => value >= seconds);
  return index === -1 ? elapsedSeconds.length : index;
}

function spreadOfMinutes(
  cells: readonly number[],
  speeds: Float64Array,
  stepSeconds: number,
): number {
  const size = Math.max(1, Math.round(BLOCK_SECONDS / stepSeconds));
  const means: number[] = [];
  for (let from = 0; from + size <= cells.length; from += size) {
    let sum = 0;
    for (const cell of cells.slice(from, from + size)) sum += speeds[cell] as number;
    means.push(sum / size);
  }
  if (means.length < 2) return Infinity;
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
  const variance = means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / means.length;
  return mean > 0 ? Math.sqrt(variance) / mean : Infinity;
}
