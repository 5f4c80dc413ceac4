import { columnMeanOf } from './column-mean.ts';
import type { Recording, TimeStretch } from './recording.ts';
import { STANDING_METERS_PER_SECOND } from './standing-speed.ts';

/** What runs along the bottom of a chart. */
export const CHART_AXES = ['distance', 'time'] as const;
export type ChartAxis = (typeof CHART_AXES)[number];

/**
 * The readings of one activity ready to be drawn, one value per sample.
 * NaN breaks a line: standing still, a pause of the watch, or no reading.
 * A series the device did not record is null.
 */
export interface ChartReadings {
  elapsedSeconds: Float64Array;
  /** Samples that no line may reach from the one before: after a pause or a gap. */
  partStarts: readonly number[];
  distanceMeters: Float64Array | null;
  speedMetersPerSecond: Float64Array | null;
  heartRateBeatsPerMinute: Float64Array | null;
  altitudeMeters: Float64Array | null;
  /** While something turns: a stop is no slow step. */
  cadencePerMinute: Float64Array | null;
  powerWatts: Float64Array | null;
  temperatureCelsius: Float64Array | null;
}

/** Readings further apart than this are not joined by a line. */
const GAP_SECONDS = 30;
/** GPS speed jitters from second to second; a quarter of a minute still shows a stride. */
const SPEED_WINDOW_SECONDS = 15;

/** First index whose elapsed time is at least `seconds`; the length where there is none. */
function firstIndexAt(elapsedSeconds: Float64Array, seconds: number): number {
  let low = 0;
  let high = elapsedSeconds.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((elapsedSeconds[middle] as number) < seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** First index whose elapsed time is later than `seconds`. */
function firstIndexAfter(elapsedSeconds: Float64Array, seconds: number): number {
  const index = firstIndexAt(elapsedSeconds, seconds);
  let after = index;
  while (after < elapsedSeconds.length && elapsedSeconds[after] === seconds) after += 1;
  return after;
}

function hasReadings(column: Float64Array): boolean {
  return column.some((value) => !Number.isNaN(value));
}

/** Where lines must break: sample indices that start a new part after a pause or a gap. */
function partStarts(elapsedSeconds: Float64Array, pauses: readonly TimeStretch[]): number[] {
  const starts = new Set<number>([0]);
  for (let index = 1; index < elapsedSeconds.length; index += 1) {
    const gap = (elapsedSeconds[index] as number) - (elapsedSeconds[index - 1] as number);
    if (gap > GAP_SECONDS) starts.add(index);
  }
  for (const pause of pauses) {
    starts.add(firstIndexAfter(elapsedSeconds, pause.startSeconds));
    starts.add(firstIndexAt(elapsedSeconds, pause.endSeconds));
  }
  return [...starts].filter((start) => start < elapsedSeconds.length).sort((a, b) => a - b);
}

/** Speed from distance over a moving window that never reaches across a break. */
function smoothSpeed(
  elapsedSeconds: Float64Array,
  distanceMeters: Float64Array,
  starts: readonly number[],
): Float64Array {
  const speed = new Float64Array(elapsedSeconds.length).fill(Number.NaN);
  starts.forEach((start, part) => {
    const end = starts[part + 1] ?? elapsedSeconds.length;
    const known: number[] = [];
    for (let index = start; index < end; index += 1) {
      if (!Number.isNaN(distanceMeters[index])) known.push(index);
    }
    let from = 0;
    let to = 0;
    known.forEach((index, position) => {
      const now = elapsedSeconds[index] as number;
      const isWithin = (other: number | undefined, half: number) =>
        other !== undefined && Math.abs((elapsedSeconds[other] as number) - now) <= half;
      while (from < position && !isWithin(known[from], SPEED_WINDOW_SECONDS / 2)) from += 1;
      while (to < position) to += 1;
      while (isWithin(known[to + 1], SPEED_WINDOW_SECONDS / 2)) to += 1;
      // Devices that save a reading only when something changes still get a neighbour.
      const first = known[Math.max(0, Math.min(from, position - 1))] as number;
      const last = known[Math.min(known.length - 1, Math.max(to, position + 1))] as number;
      const seconds = (elapsedSeconds[last] as number) - (elapsedSeconds[first] as number);
      if (seconds <= 0) return;
      speed[index] =
        ((distanceMeters[last] as number) - (distanceMeters[first] as number)) / seconds;
    });
  });
  return speed;
}

function breakAtPauses(
  column: Float64Array,
  elapsedSeconds: Float64Array,
  pauses: readonly TimeStretch[],
): Float64Array {
  const broken = Float64Array.from(column);
  for (const pause of pauses) {
    const start = firstIndexAfter(elapsedSeconds, pause.startSeconds);
    const end = firstIndexAt(elapsedSeconds, pause.endSeconds);
    broken.fill(Number.NaN, start, end);
  }
  return broken;
}

/**
 * Prepares a recording for drawing. Speed is smoothed over 15 s from distance (from the device's
 * own speed where it gave no distance). Stops and pauses break the line.
 *
 * @example chartReadings(recording).speedMetersPerSecond // null on a recording without movement
 */
export function chartReadings(recording: Recording): ChartReadings {
  const { columns, timerPauses } = recording;
  const { elapsedSeconds } = columns;
  const hasDistance =
    hasReadings(columns.distanceMeters) && Math.max(...extremes(columns.distanceMeters)) > 0;
  const starts = partStarts(elapsedSeconds, timerPauses);
  let speed: Float64Array | null = null;
  if (hasDistance) speed = smoothSpeed(elapsedSeconds, columns.distanceMeters, starts);
  else if (hasReadings(columns.speedMetersPerSecond)) {
    speed = Float64Array.from(columns.speedMetersPerSecond);
  }
  const series = (column: Float64Array) =>
    hasReadings(column) ? breakAtPauses(column, elapsedSeconds, timerPauses) : null;
  return {
    elapsedSeconds,
    partStarts: starts,
    distanceMeters: hasDistance ? carriedForward(columns.distanceMeters) : null,
    speedMetersPerSecond:
      speed &&
      breakAtPauses(
        speed.map((value) => (value < STANDING_METERS_PER_SECOND ? Number.NaN : value)),
        elapsedSeconds,
        timerPauses,
      ),
    heartRateBeatsPerMinute: series(columns.heartRateBeatsPerMinute),
    altitudeMeters: series(columns.altitudeMeters),
    cadencePerMinute: series(whileAboveZero(columns.cadencePerMinute)),
    // A device that measures no power often writes 0.
    powerWatts: columns.powerWatts.some((watts) => watts > 0) ? series(columns.powerWatts) : null,
    temperatureCelsius: series(columns.temperatureCelsius),
  };
}

function whileAboveZero(column: Float64Array): Float64Array {
  return column.map((value) => (value > 0 ? value : Number.NaN));
}

/**
 * Mean of a series over time; null where there is none.
 *
 * @example chartMean(readings, readings.cadencePerMinute) // 172.4
 */
export function chartMean(
  { elapsedSeconds }: ChartReadings,
  column: Float64Array | null,
): number | null {
  if (!column) return null;
  return columnMeanOf(column, elapsedSeconds)({ startSeconds: 0, endSeconds: Infinity });
}

/** Lowest and highest reading; both NaN where there is none. */
function extremes(column: Float64Array): [lowest: number, highest: number] {
  let lowest = Number.NaN;
  let highest = Number.NaN;
  for (const value of column) {
    if (Number.isNaN(value)) continue;
    if (!(value >= lowest)) lowest = value;
    if (!(value <= highest)) highest = value;
  }
  return [lowest, highest];
}

/** A position is needed at every sample; a missing one stays where the last one was. */
function carriedForward(distanceMeters: Float64Array): Float64Array {
  let last = 0;
  return distanceMeters.map((value) => {
    if (!Number.isNaN(value)) last = value;
    return last;
  });
}

/** The values along the bottom for one axis; time where the recording has no distance. */
export function chartPositions(readings: ChartReadings, axis: ChartAxis): Float64Array {
  return axis === 'distance' && readings.distanceMeters
    ? readings.distanceMeters
    : readings.elapsedSeconds;
}

/** Index of the reading in force at a moment; clamped to the recording. */
export function chartIndexAt(readings: ChartReadings, elapsedSeconds: number): number {
  const next = firstIndexAt(readings.elapsedSeconds, elapsedSeconds);
  return Math.min(next, readings.elapsedSeconds.length - 1);
}

/** A part of the recording as positions along the bottom, for lighting it up. */
export function chartBand(
  readings: ChartReadings,
  axis: ChartAxis,
  stretch: TimeStretch,
): { from: number; to: number } {
  const positions = chartPositions(readings, axis);
  const at = (seconds: number) => positions[chartIndexAt(readings, seconds)] ?? 0;
  return { from: at(stretch.startSeconds), to: at(stretch.endSeconds) };
}

/** The lowest and highest reading of a series. */
export interface ChartExtremes {
  lowest: number;
  highest: number;
}

/**
 * What a chart shows, for people who do not see it and for its scales. These are the extremes
 * without the outermost half per cent on either side. So one jump of the satellite fix does not
 * flatten everything else.
 */
export function chartExtremes(column: Float64Array | null): ChartExtremes | null {
  if (!column) return null;
  const sorted = column.filter((value) => !Number.isNaN(value)).sort();
  if (sorted.length === 0) return null;
  const cut = Math.floor(sorted.length * 0.005);
  return {
    lowest: sorted[cut] as number,
    highest: sorted[sorted.length - 1 - cut] as number,
  };
}

/** What is drawn: positions along the bottom with one value per series, null where lines break. */
export interface ChartDrawing {
  positions: number[];
  /** Which reading each position is; null for a break between two readings. */
  sampleIndices: (number | null)[];
  speedMetersPerSecond: (number | null)[] | null;
  heartRateBeatsPerMinute: (number | null)[] | null;
  altitudeMeters: (number | null)[] | null;
  cadencePerMinute: (number | null)[] | null;
  powerWatts: (number | null)[] | null;
  temperatureCelsius: (number | null)[] | null;
}

/**
 * Thins the readings out to what a chart can show. In each of `bucketCount` equal parts of the
 * bottom axis it keeps the first and last reading and the lowest and highest of every series. So no
 * peak is lost.
 *
 * @param bucketCount about the chart's width in pixels
 */
export function chartDrawing(
  readings: ChartReadings,
  axis: ChartAxis,
  bucketCount: number,
): ChartDrawing {
  const positions = chartPositions(readings, axis);
  const starts = new Set(readings.partStarts.slice(1));
  const sampleIndices: (number | null)[] = [];
  const drawnPositions: number[] = [];
  for (const index of keptIndices(readings, positions, bucketCount)) {
    if (starts.has(index)) {
      sampleIndices.push(null);
      drawnPositions.push(positions[index] as number);
    }
    sampleIndices.push(index);
    drawnPositions.push(positions[index] as number);
  }
  const drawn = (column: Float64Array | null) =>
    column &&
    sampleIndices.map((index) => {
      const value = index === null ? Number.NaN : (column[index] as number);
      return Number.isNaN(value) ? null : value;
    });
  return {
    positions: drawnPositions,
    sampleIndices,
    speedMetersPerSecond: drawn(readings.speedMetersPerSecond),
    heartRateBeatsPerMinute: drawn(readings.heartRateBeatsPerMinute),
    altitudeMeters: drawn(readings.altitudeMeters),
    cadencePerMinute: drawn(readings.cadencePerMinute),
    powerWatts: drawn(readings.powerWatts),
    temperatureCelsius: drawn(readings.temperatureCelsius),
  };
}

function keptIndices(
  readings: ChartReadings,
  positions: Float64Array,
  bucketCount: number,
): number[] {
  const count = positions.length;
  if (count <= bucketCount * 2) return Array.from({ length: count }, (_, index) => index);
  const series = [
    readings.speedMetersPerSecond,
    readings.heartRateBeatsPerMinute,
    readings.altitudeMeters,
    readings.cadencePerMinute,
    readings.powerWatts,
    readings.temperatureCelsius,
  ].filter((column) => column !== null);
  const first = positions[0] as number;
  const span = (positions[count - 1] as number) - first || 1;
  const bucketOf = (index: number) =>
    Math.min(
      bucketCount - 1,
      Math.floor((((positions[index] as number) - first) / span) * bucketCount),
    );
  const indices: number[] = [];
  let start = 0;
  while (start < count) {
    const bucket = bucketOf(start);
    let end = start + 1;
    while (end < count && bucketOf(end) === bucket) end += 1;
    const kept = new Set<number>([start, end - 1]);
    for (const column of series) keepExtremes(column, start, end, kept);
    indices.push(...[...kept].sort((a, b) => a - b));
    start = end;
  }
  return indices;
}

function keepExtremes(column: Float64Array, start: number, end: number, kept: Set<number>): void {
  let lowest = -1;
  let highest = -1;
  let broken = -1;
  for (let index = start; index < end; index += 1) {
    const value = column[index] as number;
    if (Number.isNaN(value)) broken = index;
    else {
      if (lowest < 0 || value < (column[lowest] as number)) lowest = index;
      if (highest < 0 || value > (column[highest] as number)) highest = index;
    }
  }
  for (const index of [lowest, highest, broken]) if (index >= 0) kept.add(index);
}
