import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import type { RecordingColumns, TimeStretch } from '@tasuki/domain/recordings/recording';
import type { SeededRandom } from '../builders/seeded-random.ts';

/** Changes a recording as far as its sensors may be wrong. What happened stays the same. */
export type Disturbance = (decoded: DecodedActivity, random: SeededRandom) => DecodedActivity;

const ALTITUDE_METERS = 5;
const BAROMETER_DRIFT_METERS = 10;
const POSITION_METERS = [3, 8] as const;
/** Neighbouring errors of altitude and position resemble each other for about so long. */
const CORRELATION_SECONDS = 40;
const SMOOTHING_SECONDS = 8;
const DROPOUT_SHARE = 0.05;
const DROPOUT_SECONDS = [5, 30] as const;
const LOCK_SECONDS = 180;
const SMART_SECONDS = [2, 8] as const;
const CUT_SECONDS = 30;

/** By name, as the issue of a stable coach lists them. */
export const DISTURBANCES: Readonly<Record<string, Disturbance>> = {
  'altitude noise': (decoded, random) =>
    withColumns(decoded, ({ altitudeMeters, elapsedSeconds }) => {
      const noise = correlatedNoise(elapsedSeconds, ALTITUDE_METERS / 2, random);
      const drift = BAROMETER_DRIFT_METERS * (random.uniform() * 2 - 1);
      const last = Math.max(1, elapsedSeconds.at(-1) ?? 1);
      return {
        altitudeMeters: altitudeMeters.map(
          (value, index) =>
            value +
            Math.max(-ALTITUDE_METERS, Math.min(ALTITUDE_METERS, noise[index] as number)) +
            (drift * (elapsedSeconds[index] as number)) / last,
        ),
      };
    }),
  'position noise': (decoded, random) =>
    decoded.isIndoor ? decoded : withPositionNoise(decoded, random),
  'heart-rate dropouts': (decoded, random) =>
    withColumns(decoded, ({ heartRateBeatsPerMinute, elapsedSeconds }) => {
      const beats = heartRateBeatsPerMinute.slice();
      const last = elapsedSeconds.at(-1) ?? 0;
      let missing = 0;
      while (missing < last * DROPOUT_SHARE) {
        const seconds = between(random, DROPOUT_SECONDS);
        const from = random.uniform() * last;
        fillStretch(beats, elapsedSeconds, { from, to: from + seconds }, () => Number.NaN);
        missing += seconds;
      }
      return { heartRateBeatsPerMinute: beats };
    }),
  'cadence lock': (decoded, random) =>
    withColumns(decoded, ({ heartRateBeatsPerMinute, cadencePerMinute, elapsedSeconds }) => {
      const beats = heartRateBeatsPerMinute.slice();
      const from = random.uniform() * Math.max(0, (elapsedSeconds.at(-1) ?? 0) - LOCK_SECONDS);
      fillStretch(beats, elapsedSeconds, { from, to: from + LOCK_SECONDS }, (value, index) => {
        const steps = cadencePerMinute[index] as number;
        return steps > 0 && !Number.isNaN(value) ? steps : value;
      });
      return { heartRateBeatsPerMinute: beats };
    }),
  'smart recording': (decoded, random) => {
    const { elapsedSeconds } = decoded.recording.columns;
    let next = 0;
    const lastIndex = elapsedSeconds.length - 1;
    return keepReadings(decoded, (seconds, index) => {
      if (seconds < next && index !== lastIndex) return false;
      next = seconds + between(random, SMART_SECONDS);
      return true;
    });
  },
  'first 30 s cut': (decoded) => cutStart(decoded, CUT_SECONDS),
};

function between(random: SeededRandom, [least, most]: readonly [number, number]): number {
  return least + (most - least) * random.uniform();
}

/** The recording with other columns. */
export function withColumns(
  decoded: DecodedActivity,
  change: (columns: RecordingColumns) => Partial<RecordingColumns>,
): DecodedActivity {
  const { columns } = decoded.recording;
  return {
    ...decoded,
    recording: { ...decoded.recording, columns: { ...columns, ...change(columns) } },
  };
}

/** Smooth noise of about a standard deviation: autoregressive, and smoothed as receivers do. */
function correlatedNoise(
  elapsedSeconds: Float64Array,
  deviation: number,
  random: SeededRandom,
): Float64Array {
  const noise = new Float64Array(elapsedSeconds.length);
  let value = deviation * random.normal();
  let smooth = value;
  for (let index = 0; index < noise.length; index += 1) {
    const seconds =
      index === 0 ? 0 : (elapsedSeconds[index] as number) - (elapsedSeconds[index - 1] as number);
    const kept = Math.exp(-seconds / CORRELATION_SECONDS);
    value = value * kept + deviation * Math.sqrt(1 - kept * kept) * random.normal();
    smooth += (value - smooth) * (1 - Math.exp(-seconds / SMOOTHING_SECONDS));
    noise[index] = smooth;
  }
  return noise;
}

/** The distance wanders with the positions, and the speed with the distance. */
function withPositionNoise(decoded: DecodedActivity, random: SeededRandom): DecodedActivity {
  return withColumns(decoded, ({ distanceMeters, speedMetersPerSecond, elapsedSeconds }) => {
    // Along the way only a part of the error shows, and receivers smooth it.
    const noise = correlatedNoise(elapsedSeconds, between(random, POSITION_METERS) / 2, random);
    const distance = distanceMeters.slice();
    const speed = speedMetersPerSecond.slice();
    let highest = 0;
    for (let index = 0; index < distance.length; index += 1) {
      const meters = distanceMeters[index] as number;
      if (Number.isNaN(meters)) continue;
      highest = Math.max(highest, meters + (noise[index] as number));
      distance[index] = highest;
      const before = index - 1;
      const seconds = (elapsedSeconds[index] as number) - (elapsedSeconds[before] ?? 0);
      if (before >= 0 && seconds > 0 && (speed[index] as number) > 0.5) {
        const error = ((noise[index] as number) - (noise[before] as number)) / seconds;
        speed[index] = Math.max(0, (speed[index] as number) + error / 4);
      }
    }
    return { distanceMeters: distance, speedMetersPerSecond: speed };
  });
}

function fillStretch(
  values: Float64Array,
  elapsedSeconds: Float64Array,
  { from, to }: { from: number; to: number },
  valueOf: (value: number, index: number) => number,
): void {
  for (let index = 0; index < values.length; index += 1) {
    const seconds = elapsedSeconds[index] as number;
    if (seconds >= from && seconds < to) values[index] = valueOf(values[index] as number, index);
  }
}

/** The readings that stay, at their own times. */
export function keepReadings(
  decoded: DecodedActivity,
  isKept: (seconds: number, index: number) => boolean,
): DecodedActivity {
  const kept: number[] = [];
  decoded.recording.columns.elapsedSeconds.forEach((seconds, index) => {
    if (isKept(seconds, index)) kept.push(index);
  });
  return withColumns(decoded, (columns) => {
    const pick = (values: Float64Array) =>
      Float64Array.from(kept, (index) => values[index] as number);
    return {
      elapsedSeconds: pick(columns.elapsedSeconds),
      distanceMeters: pick(columns.distanceMeters),
      speedMetersPerSecond: pick(columns.speedMetersPerSecond),
      heartRateBeatsPerMinute: pick(columns.heartRateBeatsPerMinute),
      cadencePerMinute: pick(columns.cadencePerMinute),
      powerWatts: pick(columns.powerWatts),
      altitudeMeters: pick(columns.altitudeMeters),
      temperatureCelsius: pick(columns.temperatureCelsius),
    };
  });
}

function cutStart(decoded: DecodedActivity, cutSeconds: number): DecodedActivity {
  const after = keepReadings(decoded, (seconds) => seconds >= cutSeconds);
  const { columns, timerPauses } = after.recording;
  const [firstMeters = 0] = columns.distanceMeters;
  const shift = <Stretch extends TimeStretch>(stretch: Stretch): Stretch => ({
    ...stretch,
    startSeconds: Math.max(0, stretch.startSeconds - cutSeconds),
    endSeconds: stretch.endSeconds - cutSeconds,
  });
  return {
    ...after,
    startedAt: new Date(after.startedAt.getTime() + cutSeconds * 1000),
    laps: after.laps.filter(({ endSeconds }) => endSeconds > cutSeconds).map(shift),
    // The device's totals would speak of what was cut.
    declared: {
      ...after.declared,
      distanceMeters: null,
      elapsedSeconds: null,
      timerSeconds: null,
      movingSeconds: null,
    },
    recording: {
      timerPauses: timerPauses.filter(({ endSeconds }) => endSeconds > cutSeconds).map(shift),
      columns: {
        ...columns,
        elapsedSeconds: columns.elapsedSeconds.map((seconds) => seconds - cutSeconds),
        distanceMeters: columns.distanceMeters.map(
          (meters) => meters - (Number.isNaN(firstMeters) ? 0 : firstMeters),
        ),
      },
    },
  };
}
