import type {
  Recording,
  RecordingColumns,
  TimeStretch,
  TrackColumns,
} from '@tasuki/domain/recordings/recording';
import { RECORDING_LIMITS } from '@tasuki/domain/recordings/recording-limits';
import { isOnFoot, type SportType } from '@tasuki/domain/sports/sport-type';
import { cadenceFactor } from '@tasuki/domain/recordings/step-cadence';
import { greatCircleDistance } from '@tasuki/domain/recordings/great-circle-distance';
import { distanceFromPositions, repairDistance } from './repair-distance.ts';
import type { SampleColumn, SampleTable } from './sample-table.ts';

/** Plausible ranges of a device's values; a value outside is a missing reading. */
const PLAUSIBLE: Readonly<Record<SampleColumn, readonly [number, number]>> = {
  latitudeDegrees: [-90, 90],
  longitudeDegrees: [-180, 180],
  distanceMeters: [0, 5_000_000],
  speedMetersPerSecond: [0, 100],
  // 0 is a strap that lost its skin, 255 the format's "no value".
  heartRateBeatsPerMinute: [1, 254],
  cadencePerMinute: [0, 254],
  powerWatts: [0, 4000],
  altitudeMeters: [-500, 9000],
  temperatureCelsius: [-60, 80],
};
/** A sprinter's; more is a sensor's fault. */
const STEPS_PER_MINUTE_MAXIMUM = 300;
/** A counter that shows less than this share of the straight way from the start counted nothing. */
const STRAIGHT_SHARE = 0.5;
/** Under a roof positions wander less far than this. */
const STRAIGHT_METERS = 300;
/** One position in ten may be lost. */
const MOST_SHARE = 0.9;
/** A session that starts this much before its first reading has a wrong start. */
const EARLIEST_START_SECONDS = 3600;

export interface RecordingParts {
  /** In the order of time, see `orderSamples`. */
  samples: SampleTable;
  sport: SportType;
  /** When the device says the session began; null = at its first reading. */
  declaredStartSeconds: number | null;
  /** The device's distance counter when the session began. */
  baseDistanceMeters: number;
  /** In seconds since 1970. */
  pauses: readonly TimeStretch[];
  /** Times at which a new stretch of positions begins, ascending. */
  segmentStarts: readonly number[];
}

export interface AssembledRecording {
  startSeconds: number;
  recording: Recording;
  track: TrackColumns | null;
}

/**
 * Makes the recording of one activity from its readings. It has relative times, no impossible
 * values, distance from the device or else along the positions, steps of both legs. A session that
 * began before its first reading gets one at its start, where only the distance is known: nothing.
 */
export function assembleRecording(parts: RecordingParts): AssembledRecording {
  const samples = withStart(parts);
  const { length } = samples;
  const startSeconds =
    length > 0 ? (samples.timeSeconds[0] ?? 0) : (parts.declaredStartSeconds ?? 0);
  const elapsedSeconds = new Float64Array(length);
  for (let row = 0; row < length; row += 1) {
    elapsedSeconds[row] = roundedTo((samples.timeSeconds[row] ?? 0) - startSeconds, 1000);
  }
  const onFoot = isOnFoot(parts.sport);
  const latitudeDegrees = plausible(samples, 'latitudeDegrees');
  const longitudeDegrees = plausible(samples, 'longitudeDegrees');
  dropHalfPositions(latitudeDegrees, longitudeDegrees);
  const hasTrack = latitudeDegrees.some((value) => !Number.isNaN(value));
  const columns: RecordingColumns = {
    elapsedSeconds,
    distanceMeters: distanceOf(samples, parts, onFoot, hasTrack),
    speedMetersPerSecond: plausible(samples, 'speedMetersPerSecond'),
    heartRateBeatsPerMinute: plausible(samples, 'heartRateBeatsPerMinute'),
    cadencePerMinute: plausible(samples, 'cadencePerMinute'),
    powerWatts: plausible(samples, 'powerWatts'),
    altitudeMeters: plausible(samples, 'altitudeMeters'),
    temperatureCelsius: plausible(samples, 'temperatureCelsius'),
  };
  if (onFoot) countBothLegs(columns.cadencePerMinute, parts.sport);
  return {
    startSeconds,
    recording: {
      columns,
      timerPauses: relativePauses(parts.pauses, startSeconds, elapsedSeconds[length - 1] ?? 0),
    },
    track: hasTrack ? { elapsedSeconds, latitudeDegrees, longitudeDegrees } : null,
  };
}

function withStart(parts: RecordingParts): SampleTable {
  const { samples, declaredStartSeconds } = parts;
  if (samples.length === 0 || declaredStartSeconds === null) return samples;
  const first = samples.timeSeconds[0] ?? 0;
  const early = first - declaredStartSeconds;
  if (early <= 0 || early > EARLIEST_START_SECONDS) return samples;
  const rows = Array.from({ length: samples.length }, (_, row) => row);
  const started = samples.pick([0, ...rows]);
  started.timeSeconds[0] = declaredStartSeconds;
  for (const values of Object.values(started.columns)) values[0] = NaN;
  if (samples.has('distanceMeters')) started.columns.distanceMeters[0] = parts.baseDistanceMeters;
  return started;
}

function distanceOf(
  samples: SampleTable,
  parts: RecordingParts,
  onFoot: boolean,
  hasTrack: boolean,
): Float64Array {
  const device = plausible(samples, 'distanceMeters');
  // A device without a distance of its own may still write the field: always 0, or what says nothing.
  const highest = device.reduce((most, value) => (value > most ? value : most), 0);
  const isMeasured = highest > 0;
  const meters = highest - parts.baseDistanceMeters;
  if (hasTrack && (!isMeasured || meters < farthestOf(samples) * STRAIGHT_SHARE)) {
    const { segmentStarts } = parts;
    return distanceFromPositions(samples, { isOnFoot: onFoot, segmentStarts });
  }
  repairDistance(device, samples.timeSeconds, parts.baseDistanceMeters);
  return device;
}

/** How far from the first position nine tenths of the others lie at most; 0 near the start. Metres. */
function farthestOf(samples: SampleTable): number {
  const latitudes = plausible(samples, 'latitudeDegrees');
  const longitudes = plausible(samples, 'longitudeDegrees');
  dropHalfPositions(latitudes, longitudes);
  const first = latitudes.findIndex((value) => !Number.isNaN(value));
  const away = latitudes
    .map((latitude, row) =>
      greatCircleDistance(
        latitudes[first] ?? NaN,
        longitudes[first] ?? NaN,
        latitude,
        longitudes[row] ?? NaN,
      ),
    )
    .filter((meters) => !Number.isNaN(meters))
    .sort();
  const farthest = away[Math.floor(away.length * MOST_SHARE)] ?? 0;
  return farthest >= STRAIGHT_METERS ? farthest : 0;
}

function plausible(samples: SampleTable, column: SampleColumn): Float64Array {
  const [lowest, highest] = PLAUSIBLE[column];
  const values = samples.columns[column].slice(0, samples.length);
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? NaN;
    if (!(value >= lowest && value <= highest)) values[row] = NaN;
  }
  return values;
}

/** A position is two numbers; 0, 0 is what devices write before they have one. */
function dropHalfPositions(latitudes: Float64Array, longitudes: Float64Array): void {
  for (let row = 0; row < latitudes.length; row += 1) {
    const latitude = latitudes[row] ?? NaN;
    const longitude = longitudes[row] ?? NaN;
    const isPosition = !Number.isNaN(latitude + longitude) && !(latitude === 0 && longitude === 0);
    if (isPosition) continue;
    latitudes[row] = NaN;
    longitudes[row] = NaN;
  }
}

/** Steps of both legs, recognised by the median; what no sprinter makes goes. */
function countBothLegs(values: Float64Array, sport: SportType): void {
  const moving = values.filter((value) => value > 0).sort();
  const median = moving[Math.floor(moving.length / 2)];
  const factor = median === undefined ? 1 : cadenceFactor(median, sport);
  for (let row = 0; row < values.length; row += 1) {
    const steps = (values[row] ?? NaN) * factor;
    values[row] = steps <= STEPS_PER_MINUTE_MAXIMUM ? steps : NaN;
  }
}

function relativePauses(
  pauses: readonly TimeStretch[],
  startSeconds: number,
  lastSeconds: number,
): TimeStretch[] {
  const relative: TimeStretch[] = [];
  for (const pause of longestOf(pauses).sort((a, b) => a.startSeconds - b.startSeconds)) {
    const begin = Math.max(pause.startSeconds - startSeconds, relative.at(-1)?.endSeconds ?? 0, 0);
    const end = Math.min(pause.endSeconds - startSeconds, lastSeconds);
    if (end > begin) {
      relative.push({ startSeconds: roundedTo(begin, 1000), endSeconds: roundedTo(end, 1000) });
    }
  }
  return relative;
}

function longestOf(pauses: readonly TimeStretch[]): TimeStretch[] {
  return [...pauses]
    .sort((a, b) => b.endSeconds - b.startSeconds - (a.endSeconds - a.startSeconds))
    .slice(0, RECORDING_LIMITS.pauses);
}

function roundedTo(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
