import {
  NOTHING_DECLARED,
  type DecodedActivity,
  type DecodedLap,
  type DeclaredTotals,
} from '@tasuki/domain/recordings/decoded-activity';
import type { RecordingColumns, TimeStretch } from '@tasuki/domain/recordings/recording';
import { isOnFoot, type SportType } from '@tasuki/domain/sports/sport-type';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

/** One stretch of a made-up recording, run as described from its first to its last second. */
export interface RecordingSegment {
  seconds: number;
  /** Over the ground, so slower uphill if the runner is to feel the same. */
  speedMetersPerSecond: number;
  /** Reached evenly by the end of the segment; as at the start where left out. */
  endSpeedMetersPerSecond?: number;
  /** What the heart rate settles at; carried on where left out. */
  heartRate?: number;
  /** Rise over run, 0.05 = 5 % uphill. */
  grade?: number;
  /** Steps of both legs per minute, cycling: revolutions; carried on where left out. */
  cadence?: number;
  /** The watch's timer stands still: no readings, the clock goes on. */
  pause?: boolean;
  /** What a workout on the watch called this segment; needs `laps: 'segments'`. */
  intensity?: DecodedLap['intensity'];
}

export interface RecordingOptions {
  /** With a seed come GPS noise, speed changes that take seconds, heart rate that lags and drifts. */
  seed?: number;
  sport?: SportType;
  startedAt?: Date;
  utcOffsetMinutes?: number | null;
  startAltitudeMeters?: number;
  /** Columns the device does not have. */
  without?: readonly ('heartRate' | 'cadence' | 'altitude' | 'speed' | 'distance' | 'position')[];
  /** `kilometers`: automatic; `segments`: a lap key or a workout step at each segment. */
  laps?: 'none' | 'kilometers' | 'segments';
  /** Seconds from one reading to the next. */
  everySeconds?: number;
  /** What the device declares; everything else stays null. */
  declared?: Partial<DeclaredTotals>;
  isIndoor?: boolean;
}

/** Tokyo, along the Sumida. */
const START_LATITUDE = 35.7101;
const START_LONGITUDE = 139.8107;
const METERS_PER_DEGREE = 111_320;

const SPEED_CHANGE_SECONDS = 3;
const HEART_RATE_RISE_SECONDS = 28;
const HEART_RATE_FALL_SECONDS = 40;
/** Beats that an hour of steady running adds. */
const HEART_RATE_DRIFT_PER_HOUR = 6;

/**
 * Makes an activity as a decoder would hand it over.
 *
 * Without a seed every reading is exact. Speed and heart rate jump to what the segment says, one
 * reading a second (first at 0, last at the end). With a seed the same seed gives the same noise.
 *
 * @example
 * buildActivity([
 *   { seconds: 600, speedMetersPerSecond: 2.8, heartRate: 135 },
 *   { seconds: 180, speedMetersPerSecond: 4.2, heartRate: 172 },
 * ], { seed: 7 })
 */
export function buildActivity(
  segments: readonly RecordingSegment[],
  options: RecordingOptions = {},
): DecodedActivity {
  const sport = options.sport ?? 'Run';
  const random = options.seed === undefined ? null : seededRandom(options.seed);
  const made = runSegments(segments, {
    random,
    everySeconds: options.everySeconds ?? 1,
    altitudeMeters: options.startAltitudeMeters ?? 20,
    cadence: isOnFoot(sport) ? 172 : 85,
  });
  const missing = new Set(options.without);
  const columns = toColumns(made.rows, missing);
  return {
    format: 'fit',
    sessionIndex: 0,
    sessionCount: 1,
    sport,
    sourceSportName: null,
    isTransition: false,
    startedAt: options.startedAt ?? new Date('2026-11-20T21:30:00Z'),
    utcOffsetMinutes: options.utcOffsetMinutes === undefined ? 540 : options.utcOffsetMinutes,
    deviceName: null,
    isIndoor: options.isIndoor ?? false,
    recording: { columns, timerPauses: made.pauses },
    track: missing.has('position') || options.isIndoor ? null : toTrack(made.rows, random),
    laps: toLaps(options.laps ?? 'none', made, segments),
    declared: { ...NOTHING_DECLARED, ...options.declared },
    isPartial: false,
  };
}

interface Row {
  elapsed: number;
  distance: number;
  speed: number;
  heartRate: number;
  cadence: number;
  altitude: number;
}

interface MadeRows {
  rows: Row[];
  pauses: TimeStretch[];
  /** Start of each segment and the end of the last, in seconds. */
  bounds: number[];
}

interface RunSetting {
  random: SeededRandom | null;
  everySeconds: number;
  altitudeMeters: number;
  cadence: number;
}

function runSegments(segments: readonly RecordingSegment[], setting: RunSetting): MadeRows {
  const { random, everySeconds } = setting;
  const rows: Row[] = [];
  const pauses: TimeStretch[] = [];
  const bounds = [0];
  let clock = 0;
  let nextReading = 0;
  let distance = 0;
  let altitude = setting.altitudeMeters;
  let speed = segments[0]?.speedMetersPerSecond ?? 0;
  let heartRate = random ? 95 : Number.NaN;
  let targetHeartRate = Number.NaN;
  let cadence = setting.cadence;
  let speedNoise = 0;
  let barometerNoise = 0;
  const read = (shownSpeed: number) => {
    if (clock < nextReading) return;
    nextReading = clock + everySeconds;
    rows.push({
      elapsed: clock,
      distance,
      speed: shownSpeed,
      heartRate: random ? Math.round(heartRate) : targetHeartRate,
      cadence: shownSpeed < 0.3 ? 0 : random ? Math.round(cadence + 2 * random.normal()) : cadence,
      altitude: altitude + barometerNoise,
    });
  };

  for (const segment of segments) {
    targetHeartRate = segment.heartRate ?? targetHeartRate;
    cadence = segment.cadence ?? cadence;
    if (segment.pause === true) {
      pauses.push({ startSeconds: clock, endSeconds: clock + segment.seconds });
      clock += segment.seconds;
      nextReading = clock;
      if (random && !Number.isNaN(targetHeartRate)) {
        heartRate = Math.max(targetHeartRate, heartRate - segment.seconds / 3);
      }
      bounds.push(clock);
      continue;
    }
    for (let second = 0; second < segment.seconds; second += 1) {
      const wanted = speedWithin(segment, second);
      speed = random ? speed + (wanted - speed) / SPEED_CHANGE_SECONDS : wanted;
      if (random) {
        speedNoise = 0.85 * speedNoise + 0.018 * random.normal();
        barometerNoise = 0.98 * barometerNoise + 0.08 * random.normal();
        heartRate = nextHeartRate(heartRate, targetHeartRate, clock, random);
      }
      const shown = Math.max(0, wanted === 0 && speed < 0.2 ? 0 : speed * (1 + speedNoise));
      read(shown);
      clock += 1;
      distance += shown;
      altitude += shown * (segment.grade ?? 0);
    }
    bounds.push(clock);
  }
  if (segments.length > 0) read(speed);
  return { rows, pauses, bounds };
}

function speedWithin(segment: RecordingSegment, second: number): number {
  const end = segment.endSpeedMetersPerSecond ?? segment.speedMetersPerSecond;
  const share = segment.seconds > 1 ? second / (segment.seconds - 1) : 0;
  return segment.speedMetersPerSecond + (end - segment.speedMetersPerSecond) * share;
}

function nextHeartRate(
  current: number,
  settled: number,
  clockSeconds: number,
  random: SeededRandom,
): number {
  if (Number.isNaN(settled)) return Number.NaN;
  const target = settled + (HEART_RATE_DRIFT_PER_HOUR * clockSeconds) / 3600;
  const from = Number.isNaN(current) ? target : current;
  const seconds = target > from ? HEART_RATE_RISE_SECONDS : HEART_RATE_FALL_SECONDS;
  return from + (target - from) / seconds + 0.35 * random.normal();
}

function toColumns(rows: readonly Row[], missing: ReadonlySet<string>): RecordingColumns {
  const column = (of: (row: Row) => number, name = '') =>
    Float64Array.from(rows, (row) => (missing.has(name) ? Number.NaN : of(row)));
  return {
    elapsedSeconds: column((row) => row.elapsed),
    distanceMeters: column((row) => row.distance, 'distance'),
    speedMetersPerSecond: column((row) => row.speed, 'speed'),
    heartRateBeatsPerMinute: column((row) => row.heartRate, 'heartRate'),
    cadencePerMinute: column((row) => row.cadence, 'cadence'),
    powerWatts: column(() => Number.NaN),
    altitudeMeters: column((row) => row.altitude, 'altitude'),
    temperatureCelsius: column(() => Number.NaN),
  };
}

/** Straight north, with a metre or two of scatter where there is noise. */
function toTrack(rows: readonly Row[], random: SeededRandom | null): DecodedActivity['track'] {
  const scatter = () => (random ? 1.5 * random.normal() : 0) / METERS_PER_DEGREE;
  return {
    elapsedSeconds: Float64Array.from(rows, (row) => row.elapsed),
    latitudeDegrees: Float64Array.from(
      rows,
      (row) => START_LATITUDE + row.distance / METERS_PER_DEGREE + scatter(),
    ),
    longitudeDegrees: Float64Array.from(rows, () => START_LONGITUDE + scatter()),
  };
}

function toLaps(
  kind: 'none' | 'kilometers' | 'segments',
  made: MadeRows,
  segments: readonly RecordingSegment[],
): DecodedLap[] {
  if (kind === 'none') return [];
  if (kind === 'segments') {
    return segments.flatMap((segment, index) => {
      const startSeconds = made.bounds[index] ?? 0;
      const endSeconds = made.bounds[index + 1] ?? startSeconds;
      if (segment.pause === true) return [];
      return [
        lapBetween(made.rows, {
          startSeconds,
          endSeconds,
          trigger: 'manual',
          intensity: segment.intensity ?? null,
        }),
      ];
    });
  }
  const laps: DecodedLap[] = [];
  let startSeconds = 0;
  let nextMeters = 1000;
  for (const row of made.rows) {
    if (row.distance < nextMeters) continue;
    laps.push(
      lapBetween(made.rows, {
        startSeconds,
        endSeconds: row.elapsed,
        trigger: 'distance',
        intensity: null,
      }),
    );
    startSeconds = row.elapsed;
    nextMeters += 1000;
  }
  const endSeconds = made.bounds.at(-1) ?? 0;
  if (endSeconds > startSeconds) {
    laps.push(
      lapBetween(made.rows, { startSeconds, endSeconds, trigger: 'other', intensity: null }),
    );
  }
  return laps;
}

function lapBetween(
  rows: readonly Row[],
  {
    startSeconds,
    endSeconds,
    trigger,
    intensity,
  }: Pick<DecodedLap, 'startSeconds' | 'endSeconds' | 'trigger' | 'intensity'>,
): DecodedLap {
  const within = rows.filter((row) => row.elapsed >= startSeconds && row.elapsed <= endSeconds);
  const beats = within.map((row) => row.heartRate).filter((value) => !Number.isNaN(value));
  const first = within[0];
  const last = within.at(-1);
  return {
    startSeconds,
    endSeconds,
    timerSeconds: endSeconds - startSeconds,
    distanceMeters: first && last ? last.distance - first.distance : null,
    averageHeartRateBeatsPerMinute:
      beats.length > 0 ? beats.reduce((sum, value) => sum + value, 0) / beats.length : null,
    trigger,
    intensity,
  };
}
