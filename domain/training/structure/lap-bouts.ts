import type { DecodedLap } from '../../recordings/decoded-activity.ts';
import type { EffortBlocks } from './effort-blocks.ts';
import { readingOf, speedsBetween, type BoutReading, type Run } from './session-bouts.ts';

export interface LapReading {
  reading: BoutReading;
  /** A workout on the watch named the laps; else their speed distinguishes them. */
  isWorkout: boolean;
}

const LAPS_MAXIMUM = 120;

/**
 * Readings of a session by its laps. They follow what a workout called them, or every speed between
 * two laps where the runner pressed the key. Automatic kilometres say nothing.
 */
export function lapReadings(blocks: EffortBlocks, laps: readonly DecodedLap[]): LapReading[] {
  const places = placesOf(blocks, laps);
  if (places.length < 3 || places.length > LAPS_MAXIMUM) return [];
  const names = new Set(places.map(({ lap }) => lap.intensity));
  if (names.has('active') && names.size > 1) {
    const runs = places.map((place) => ({ ...place, isWork: place.lap.intensity === 'active' }));
    const whole = withHoles(blocks, withoutSlowWorks(blocks, runs));
    const reading = readingOf(blocks, whole, { keepsWorksApart: true });
    return reading ? [{ reading, isWorkout: true }] : [];
  }
  const own = places.filter(({ lap }) => lap.trigger !== 'distance').length;
  if (own * 2 <= places.length || areAutomatic(laps)) return [];
  const speeds = places.map(({ from, to }) => blocks.gradedMean(from, to));
  return speedsBetween(speeds).flatMap((between) => {
    const runs = places.map((place, index) => ({
      ...place,
      // Beside the key, a lap that the watch set at a full kilometre is no work of its own.
      isWork: place.lap.trigger !== 'distance' && (speeds[index] as number) > between,
    }));
    const whole = withHoles(blocks, runs);
    // A runner who presses the key twice in a repetition has one repetition all the same.
    return [true, false].flatMap((keepsWorksApart) => {
      const reading = readingOf(blocks, whole, { keepsWorksApart });
      return reading ? [{ reading, isWorkout: false }] : [];
    });
  });
}

/** What many watches set a lap at by themselves, in metres. */
const AUTOMATIC_METERS = [1000, 1609.344, 5000] as const;
const AUTOMATIC_SHARE = 0.8;
const AUTOMATIC_MARGIN = 0.01;
const AUTOMATIC_LEAST = 4;
/** No hand is as exact as this twice. */
const EXACT_MARGIN = 0.0015;
const EXACT_LEAST = 2;

/** Some watches do not say what ended a lap; nobody presses the key at each full kilometre of a run. */
function areAutomatic(laps: readonly DecodedLap[]): boolean {
  const whole = laps.slice(0, -1);
  // Files of one service call every lap one of the key.
  if (whole.length >= EXACT_LEAST && areAllAt(whole, EXACT_MARGIN)) return true;
  if (whole.length < AUTOMATIC_LEAST || whole.some(({ trigger }) => trigger === 'manual'))
    return false;
  return AUTOMATIC_METERS.some((meters) => {
    const near = whole.filter(
      ({ distanceMeters }) =>
        distanceMeters !== null && Math.abs(distanceMeters / meters - 1) <= AUTOMATIC_MARGIN,
    );
    return near.length >= whole.length * AUTOMATIC_SHARE;
  });
}

/** Whether all of them have one of the lengths that watches set laps at. */
function areAllAt(laps: readonly DecodedLap[], margin: number): boolean {
  return AUTOMATIC_METERS.some((meters) =>
    laps.every(
      ({ distanceMeters }) =>
        distanceMeters !== null && Math.abs(distanceMeters / meters - 1) <= margin,
    ),
  );
}

/** A work must be faster by this ratio than what was run between the works. */
const OVER_RESTS = 1.05;

/** Some workouts call their warm-up and the jogs active, too: what is no faster than a rest is none. */
function withoutSlowWorks(blocks: EffortBlocks, runs: readonly Run[]): Run[] {
  const speedOf = ({ from, to }: Run) => blocks.gradedMean(from, to);
  const firstWork = runs.findIndex(({ isWork }) => isWork);
  const lastWork = runs.findLastIndex(({ isWork }) => isWork);
  const rests = runs
    .slice(firstWork, lastWork)
    .filter(({ isWork }) => !isWork)
    .map(speedOf)
    .sort((a, b) => a - b);
  const usual = rests[rests.length >>> 1] ?? 0;
  return runs.map((run) => ({ ...run, isWork: run.isWork && speedOf(run) >= usual * OVER_RESTS }));
}

/** Where each lap lies in blocks; laps shorter than a block are left out. */
function placesOf(
  blocks: EffortBlocks,
  laps: readonly DecodedLap[],
): { lap: DecodedLap; from: number; to: number }[] {
  let before = 0;
  return laps.flatMap((lap) => {
    const from = Math.max(before, blockNear(blocks, lap.startSeconds));
    const to = blockNear(blocks, lap.endSeconds);
    if (to <= from) return [];
    before = to;
    return [{ lap, from, to }];
  });
}

/** The block that starts nearest to a moment. */
function blockNear(blocks: EffortBlocks, seconds: number): number {
  let low = 0;
  let high = blocks.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (blocks.startOf(middle) < seconds) low = middle + 1;
    else high = middle;
  }
  return low > 0 && seconds - blocks.startOf(low - 1) < blocks.startOf(low) - seconds
    ? low - 1
    : low;
}

/** Fills what lies outside all laps with rest, so that the parts follow each other. */
function withHoles(blocks: EffortBlocks, runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  let at = 0;
  for (const run of runs) {
    if (run.from > at) whole.push({ from: at, to: run.from, isWork: false });
    whole.push(run);
    at = run.to;
  }
  if (at < blocks.count) whole.push({ from: at, to: blocks.count, isWork: false });
  return whole;
}
