import type { LeftOut, LeftOutKind } from '../../activities/sensors/left-out.ts';
import { columnMeanOf, type ColumnMean } from '../../recordings/column-mean.ts';
import { withoutFailedStretches } from '../../recordings/failing-heart-rate.ts';
import {
  heldMaximum,
  isCadenceLocked,
  isErratic,
  plausibleHeartRate,
  withoutLockedStretches,
} from '../../recordings/plausible-heart-rate.ts';
import type { RecordingColumns } from '../../recordings/recording.ts';

/** The heart rate of a recording, as far as it can be trusted. */
export interface TrustedHeartRate {
  /** Without impossible readings and failed stretches. */
  beatsPerMinute: Float64Array;
  /** Null throughout where nothing may be concluded from the heart rate. */
  mean: ColumnMean;
  /** False where it leaps as no heart does, or is not there: then nothing may be concluded from it. */
  isTrustworthy: boolean;
  /** Whether anything was recorded, right or wrong. */
  isRecorded: boolean;
  /** Whether it was measured for enough of the time for its mean to stand for the whole. */
  isWhole: boolean;
  /** Highest that was held for 10 seconds; null where it cannot be trusted. */
  heldMaximum: number | null;
  /** What was recorded and does not count. */
  leftOut: readonly LeftOut[];
}

/** A strap that fell silent half-way leaves the easier half. */
const WHOLE_SHARE = 0.7;
/** A sensor that counted steps for more of the time is not believed for the rest of it either. */
const LEAST_HEART_SHARE = 0.5;
/** The heart rate is known as well between two readings this far apart. */
const HEART_RATE_HOLE_SECONDS = 20;
/** A pause or a hole in the whole recording counts for no more than this. */
const LONGEST_STEP_SECONDS = 30;
/** Shorter stretches are not worth a word to the runner. */
const NAMED_SECONDS = 30;
/** What fails from here on did not find the heart at the start. */
const START_SECONDS = 60;

/**
 * Reads the heart rate and leaves out what the sensor made up.
 *
 * @param elapsedSeconds never falling; one entry for each reading
 * @param speeds metres per second at each reading; null = no run, so that speed says nothing
 */
export function trustedHeartRateOf(
  columns: Pick<RecordingColumns, 'heartRateBeatsPerMinute' | 'cadencePerMinute'>,
  elapsedSeconds: Float64Array,
  speeds: Float64Array | null,
): TrustedHeartRate {
  const recorded = columns.heartRateBeatsPerMinute;
  const isRecorded = recorded.some((value) => value > 0);
  const plausible = plausibleHeartRate(recorded);
  const ofHeart = withoutLockedStretches(plausible, columns.cadencePerMinute, elapsedSeconds);
  const beatsPerMinute = withoutFailedStretches(ofHeart, elapsedSeconds, speeds);
  const isTrustworthy =
    beatsPerMinute.some((value) => !Number.isNaN(value)) &&
    !isErratic(beatsPerMinute, elapsedSeconds) &&
    !isCadenceLocked(ofHeart, columns.cadencePerMinute, elapsedSeconds) &&
    measuredShare(ofHeart, elapsedSeconds) >=
      measuredShare(plausible, elapsedSeconds) * LEAST_HEART_SHARE;
  return {
    beatsPerMinute,
    mean: isTrustworthy ? columnMeanOf(beatsPerMinute, elapsedSeconds) : () => null,
    isTrustworthy,
    isRecorded,
    isWhole: measuredShare(beatsPerMinute, elapsedSeconds) >= WHOLE_SHARE,
    heldMaximum: isTrustworthy ? heldMaximum(beatsPerMinute, elapsedSeconds) : null,
    leftOut: leftOutOf({ plausible, ofHeart, beatsPerMinute }, elapsedSeconds, {
      isRecorded,
      isTrustworthy,
    }),
  };
}

interface HeartRateStages {
  plausible: Float64Array;
  ofHeart: Float64Array;
  beatsPerMinute: Float64Array;
}

function leftOutOf(
  { plausible, ofHeart, beatsPerMinute }: HeartRateStages,
  elapsedSeconds: Float64Array,
  { isRecorded, isTrustworthy }: Pick<TrustedHeartRate, 'isRecorded' | 'isTrustworthy'>,
): LeftOut[] {
  if (!isRecorded) return [];
  if (!isTrustworthy) return [{ kind: 'heartRate', seconds: null }];
  const seconds = new Map<LeftOutKind, number>();
  let failure: LeftOutKind | null = null;
  for (let index = 0; index < plausible.length; index += 1) {
    const at = elapsedSeconds[index] as number;
    const isSteps = isRemoved(plausible, ofHeart, index);
    const isFailed = isRemoved(ofHeart, beatsPerMinute, index);
    if (!isFailed) failure = null;
    else failure ??= at <= START_SECONDS ? 'heartRateStart' : 'heartRateFailed';
    const kind = isSteps ? 'heartRateSteps' : failure;
    if (kind === null) continue;
    const step = Math.min(at - (elapsedSeconds[index - 1] ?? at), LONGEST_STEP_SECONDS);
    seconds.set(kind, (seconds.get(kind) ?? 0) + step);
  }
  return [...seconds]
    .filter(([, removed]) => removed >= NAMED_SECONDS)
    .map(([kind, removed]) => ({ kind, seconds: Math.round(removed) }));
}

function isRemoved(before: Float64Array, after: Float64Array, index: number): boolean {
  return !Number.isNaN(before[index]) && Number.isNaN(after[index]);
}

/** Share of the recorded time over which a heart rate was read, however many points lie between. */
function measuredShare(beatsPerMinute: Float64Array, elapsedSeconds: Float64Array): number {
  let lastBeat = -Infinity;
  let measured = 0;
  let recorded = 0;
  for (let index = 0; index < beatsPerMinute.length; index += 1) {
    const at = elapsedSeconds[index] as number;
    const before = index > 0 ? (elapsedSeconds[index - 1] as number) : at;
    const step = Math.min(at - before, LONGEST_STEP_SECONDS);
    if (!Number.isNaN(beatsPerMinute[index])) lastBeat = at;
    recorded += step;
    if (at - lastBeat <= HEART_RATE_HOLE_SECONDS) measured += step;
  }
  return recorded > 0 ? measured / recorded : 0;
}
