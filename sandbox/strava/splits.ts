import type { SimulatedSample } from '../recordings/simulated-sample.ts';

const MOVING_METERS_PER_SECOND = 0.5;
/** The rest of a run that is shorter is no split of its own. */
const SHORTEST_SPLIT_METERS = 10;

/** Distances that Strava looks for the fastest stretch of, by their names there. */
const EFFORTS: readonly (readonly [name: string, meters: number])[] = [
  ['400m', 400],
  ['1/2 mile', 805],
  ['1K', 1000],
  ['1 mile', 1609],
  ['2 mile', 3219],
  ['5K', 5000],
  ['10K', 10_000],
  ['15K', 15_000],
  ['10 mile', 16_090],
  ['20K', 20_000],
  ['Half-Marathon', 21_097],
];

/** A run in equal parts; the last is what is left. */
export function splitsOf(samples: readonly SimulatedSample[], meters: number) {
  const [first] = samples;
  if (!first) return [];
  const splits: ReturnType<typeof splitShape>[] = [];
  let within = [first];
  for (const sample of samples.slice(1)) {
    within.push(sample);
    if (sample.distanceMeters < meters * (splits.length + 1)) continue;
    splits.push(splitShape(within, splits.length + 1));
    within = [sample];
  }
  const rest = (within.at(-1)?.distanceMeters ?? 0) - (within[0]?.distanceMeters ?? 0);
  if (rest >= SHORTEST_SPLIT_METERS) splits.push(splitShape(within, splits.length + 1));
  return splits;
}

function splitShape(within: readonly SimulatedSample[], split: number) {
  const from = within[0];
  const to = within.at(-1);
  if (!from || !to) throw new Error('A split has readings');
  const distance = to.distanceMeters - from.distanceMeters;
  const moving = within
    .slice(1)
    .filter((sample) => sample.speedMetersPerSecond > MOVING_METERS_PER_SECOND).length;
  const beats = within.flatMap(({ heartRateBeatsPerMinute }) => heartRateBeatsPerMinute ?? []);
  return {
    distance: Math.round(distance * 10) / 10,
    elapsed_time: to.elapsedSeconds - from.elapsedSeconds,
    elevation_difference:
      Math.round(((to.altitudeMeters ?? 0) - (from.altitudeMeters ?? 0)) * 10) / 10,
    moving_time: moving,
    split,
    average_speed: Math.round((distance / Math.max(1, moving)) * 100) / 100,
    average_grade_adjusted_speed: null,
    ...(beats.length > 0 && {
      average_heartrate: beats.reduce((sum, value) => sum + value, 0) / beats.length,
    }),
    pace_zone: 0,
  };
}

/** The fastest stretch of each distance that the run is long enough for. */
export function bestEffortsOf(samples: readonly SimulatedSample[]) {
  return EFFORTS.flatMap(([name, distance]) => {
    const best = fastest(samples, distance);
    return best ? [{ name, distance, ...best }] : [];
  });
}

interface Stretch {
  startIndex: number;
  endIndex: number;
  startSeconds: number;
  elapsedSeconds: number;
}

function fastest(samples: readonly SimulatedSample[], meters: number): Stretch | null {
  let best: Stretch | null = null;
  let startIndex = 0;
  for (const [endIndex, end] of samples.entries()) {
    for (;;) {
      const next = samples[startIndex + 1];
      if (!next || end.distanceMeters - next.distanceMeters < meters) break;
      startIndex += 1;
    }
    const start = samples[startIndex];
    if (!start || end.distanceMeters - start.distanceMeters < meters) continue;
    const elapsedSeconds = end.elapsedSeconds - start.elapsedSeconds;
    if (!best || elapsedSeconds < best.elapsedSeconds) {
      best = { startIndex, endIndex, startSeconds: start.elapsedSeconds, elapsedSeconds };
    }
  }
  return best;
}
