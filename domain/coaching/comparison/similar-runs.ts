import type { ActivityRow } from '../../activities/activity-row.ts';
import { isManualActivity } from '../../activities/manual-activity.ts';
import type { SessionPurpose } from '../../activities/session-purpose.ts';
import { dayNumber } from '../../measures/calendar-day.ts';
import type { MeasureUnit } from '../../measures/units.ts';
import { isRunning } from '../../sports/sport-type.ts';
import { comparablePace } from '../../training/recent-activity.ts';
import { proofBy } from '../facts/earlier-runs.ts';
import type { Fact } from '../facts/fact.ts';
import type { FactMethod } from '../facts/fact-methods.ts';
import { makeFact } from '../facts/make-fact.ts';

/** Kinds whose average pace means something: no rests, no stops in them. */
const COMPARED_PURPOSES: ReadonlySet<SessionPurpose | null> = new Set<SessionPurpose>([
  'recovery',
  'easy',
  'long',
  'steady',
  'race',
]);

/** Earlier runs of the kind that are looked through, newest first. */
export const SIMILAR_RUNS_READ = 24;
/** Further back the runner was somebody else. */
const DAYS_MAXIMUM = 182;
/** Below this number of runs nothing is called usual. */
const LEAST_RUNS = 3;
/** Below this number of runs nothing is called out of the usual. */
const LEAST_RUNS_FOR_CLAIM = 4;
/** Runs are about as long up to this share of the distance. */
const LENGTH_SHARE = 0.15;
/** Runs are about as hilly up to this difference of climb a kilometre, which is worth about one per cent of pace. */
const CLIMB_METERS_PER_KILOMETER = 4;

/** What two watches may differ by over the same run: the claim must be larger. */
const PACE_NOISE_SHARE = 0.02;
const HEART_RATE_NOISE_BEATS = 3;
/** Less of a difference in what it felt like explains nothing. */
const NOTICED_CELSIUS = 5;

/** What stands out; each is true of all runs that are compared, by more than measurement errs. */
export type SimilarRunsClaim = 'fastest' | 'slowest' | 'lowestHeartRate' | 'highestHeartRate';

/** One measure of the run beside those like it. Paces count downwards: `low` is the fastest. */
export interface ComparedMeasure {
  own: number;
  unit: MeasureUnit;
  middle: Fact;
  low: Fact;
  high: Fact;
}

export interface SimilarRuns {
  runs: readonly ActivityRow[];
  pace: ComparedMeasure;
  /** Null = too few of them have one. */
  heartRate: ComparedMeasure | null;
  claims: readonly SimilarRunsClaim[];
  /** Where it felt warmer or colder than usual; null = it did not, or it is not known. */
  feltCelsius: { own: number; usual: Fact } | null;
}

/** Whether a run can be compared at all: measured, whole, and of a kind whose average says something. */
export function isComparable(row: ActivityRow): boolean {
  return (
    isRunning(row.sport) &&
    COMPARED_PURPOSES.has(row.purpose) &&
    row.policy.analyse &&
    row.isPurged !== true &&
    !row.isHidden &&
    !row.isPartial &&
    row.duplicateOf === null &&
    !isManualActivity(row) &&
    (row.distanceMeters ?? 0) > 0 &&
    comparablePace(row) !== null
  );
}

/**
 * A run beside earlier ones of the same kind that were about as long and as hilly. Nothing is claimed
 * that errors of measurement could turn. A heart rate is called low or high only where the pace does
 * not explain it.
 *
 * @param earlier of the same purpose, in any order
 * @returns null where the run cannot be compared, or fewer than three are like it
 */
export function similarRuns(row: ActivityRow, earlier: readonly ActivityRow[]): SimilarRuns | null {
  if (!isComparable(row)) return null;
  const runs = earlier
    .filter((other) => isComparable(other) && isLike(row, other))
    .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  const pace = measured(row, runs, {
    name: 'pace',
    unit: 'secondsPerKilometer',
    valueOf: (one) => one.averagePaceSecondsPerKilometer,
  });
  if (!pace) return null;
  const heartRate = measured(row, runs, {
    name: 'heartRate',
    unit: 'beatsPerMinute',
    valueOf: (one) => one.averageHeartRateBeatsPerMinute,
  });
  return {
    runs,
    pace,
    heartRate,
    claims: claimsOf(pace, heartRate),
    feltCelsius: feltBeside(row, runs),
  };
}

function isLike(row: ActivityRow, other: ActivityRow): boolean {
  const days =
    dayNumber(row.startedAt, row.utcOffsetMinutes) -
    dayNumber(other.startedAt, other.utcOffsetMinutes);
  const meters = row.distanceMeters ?? 0;
  const isAsLong = Math.abs((other.distanceMeters ?? 0) - meters) <= meters * LENGTH_SHARE;
  return (
    other.id !== row.id &&
    other.startedAt < row.startedAt &&
    days <= DAYS_MAXIMUM &&
    other.sport === row.sport &&
    other.purpose === row.purpose &&
    other.isIndoor === row.isIndoor &&
    isAsLong &&
    (row.isIndoor || isAsHilly(row, other))
  );
}

function isAsHilly(row: ActivityRow, other: ActivityRow): boolean {
  const [own, theirs] = [climbOf(row), climbOf(other)];
  if (own === null || theirs === null) return false;
  return Math.abs(own - theirs) <= CLIMB_METERS_PER_KILOMETER;
}

function climbOf({ ascentMeters, distanceMeters }: ActivityRow): number | null {
  return ascentMeters === null || !distanceMeters ? null : (ascentMeters * 1000) / distanceMeters;
}

interface MeasureOfRuns {
  name: string;
  unit: MeasureUnit;
  valueOf: (row: ActivityRow) => number | null;
}

function measured(
  row: ActivityRow,
  runs: readonly ActivityRow[],
  { name, unit, valueOf }: MeasureOfRuns,
): ComparedMeasure | null {
  const own = valueOf(row);
  const known = runs.filter((run) => valueOf(run) !== null);
  const values = known.map((run) => valueOf(run) ?? 0).sort((a, b) => a - b);
  if (own === null || values.length < LEAST_RUNS) return null;
  const factOf = (part: string, value: number | undefined, method: FactMethod) =>
    makeFact(`similar.${name}.${part}`, value, { unit, method, proof: proofOf(row, known) })[0];
  const middle = factOf('middle', middleOf(values), 'similar-middle');
  const low = factOf('low', values[0], 'similar-range');
  const high = factOf('high', values.at(-1), 'similar-range');
  return middle && low && high ? { own, unit, middle, low, high } : null;
}

/** @param values ascending */
function middleOf(values: readonly number[]): number | undefined {
  const half = values.length / 2;
  const [below, above] = [values[Math.ceil(half) - 1], values[Math.floor(half)]];
  return below === undefined || above === undefined ? undefined : (below + above) / 2;
}

function proofOf(row: ActivityRow, runs: readonly ActivityRow[]): Fact['proof'] {
  const oldest = runs.at(-1);
  const days = oldest
    ? dayNumber(row.startedAt, row.utcOffsetMinutes) -
      dayNumber(oldest.startedAt, oldest.utcOffsetMinutes)
    : 0;
  return proofBy(days, runs);
}

function countOf({ middle: { proof } }: ComparedMeasure): number {
  return proof.kind === 'history' ? proof.activityCount : 0;
}

function claimsOf(pace: ComparedMeasure, heartRate: ComparedMeasure | null): SimilarRunsClaim[] {
  const claims: SimilarRunsClaim[] = [];
  const noise = pace.middle.value * PACE_NOISE_SHARE;
  if (countOf(pace) >= LEAST_RUNS_FOR_CLAIM) {
    if (pace.own < pace.low.value - noise) claims.push('fastest');
    if (pace.own > pace.high.value + noise) claims.push('slowest');
  }
  if (!heartRate || countOf(heartRate) < LEAST_RUNS_FOR_CLAIM) return claims;
  const isNotSlower = pace.own <= pace.middle.value + noise / 2;
  const isNotFaster = pace.own >= pace.middle.value - noise / 2;
  if (isNotSlower && heartRate.own < heartRate.low.value - HEART_RATE_NOISE_BEATS) {
    claims.push('lowestHeartRate');
  }
  if (isNotFaster && heartRate.own > heartRate.high.value + HEART_RATE_NOISE_BEATS) {
    claims.push('highestHeartRate');
  }
  return claims;
}

function feltBeside(row: ActivityRow, runs: readonly ActivityRow[]): SimilarRuns['feltCelsius'] {
  const felt = measured(row, runs, {
    name: 'felt',
    unit: 'celsius',
    valueOf: ({ weather, isIndoor }) => (isIndoor ? null : (weather?.feelsLikeCelsius ?? null)),
  });
  if (!felt || Math.abs(felt.own - felt.middle.value) < NOTICED_CELSIUS) return null;
  return { own: felt.own, usual: felt.middle };
}
