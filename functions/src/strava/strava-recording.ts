import type { BestEffort, Lap, Split } from '@tasuki/domain/activities/computed-analysis';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { ACTIVITY_LIMITS, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import { shortTextOrNull } from '@tasuki/domain/short-text';
import type { DecodedActivity, DecodedLap } from '@tasuki/domain/recordings/decoded-activity';
import { cadenceFactor } from '@tasuki/domain/recordings/step-cadence';
import type {
  StravaBestEffort,
  StravaDetail,
  StravaLap,
  StravaSplit,
  StravaStreams,
} from '../integrations/strava/strava-shapes.ts';
import { assembleRecording } from '../recordings/assemble-recording.ts';
import { pausesFromGaps } from '../recordings/pauses-from-gaps.ts';
import { SampleTable, type SampleColumn } from '../recordings/sample-table.ts';

/** Everything that Strava reports of one activity. */
export interface StravaReport {
  detail: StravaDetail;
  laps: readonly StravaLap[];
  /** Null where nothing was measured along the way. */
  streams: StravaStreams | null;
}

const STREAM_COLUMNS = {
  distance: 'distanceMeters',
  velocity_smooth: 'speedMetersPerSecond',
  heartrate: 'heartRateBeatsPerMinute',
  cadence: 'cadencePerMinute',
  watts: 'powerWatts',
  altitude: 'altitudeMeters',
  temp: 'temperatureCelsius',
} as const satisfies Partial<Record<keyof StravaStreams, SampleColumn>>;

/** Written in the order of what an analysis may miss. */
const MISSING_COLUMNS = [
  ['distance', 'distanceMeters'],
  ['heartRate', 'heartRateBeatsPerMinute'],
  ['cadence', 'cadencePerMinute'],
  ['altitude', 'altitudeMeters'],
  ['power', 'powerWatts'],
] as const;

/** A split shorter than this is what is left behind the last full kilometre. */
const FULL_SPLIT_METERS = 990;
const PACE_METERS = 5;
/** The version of an analysis that holds no computation. */
const AS_REPORTED_VERSION = 0;

/**
 * The activity as if it had been decoded from a file: what Strava's streams hold,
 * with impossible readings out and steps of both legs.
 *
 * @param row what the summary makes of it
 */
export function stravaDecoded({ detail, laps, streams }: StravaReport, row: ActivityRow) {
  const startSeconds = row.startedAt.getTime() / 1000;
  const samples = samplesOf(streams, startSeconds);
  const { recording, track } = assembleRecording({
    samples,
    sport: row.sport,
    declaredStartSeconds: null,
    baseDistanceMeters: 0,
    pauses: pausesFromGaps(samples, row.movingSeconds),
    segmentStarts: [],
  });
  return {
    format: null,
    sessionIndex: 0,
    sessionCount: 1,
    sport: row.sport,
    sourceSportName: detail.sport_type ?? detail.type ?? null,
    ...(row.sourceTitle !== null && { sourceTitle: row.sourceTitle }),
    isTransition: false,
    startedAt: row.startedAt,
    utcOffsetMinutes: row.utcOffsetMinutes,
    deviceName: detail.device_name ?? null,
    isIndoor: row.isIndoor,
    recording,
    track,
    laps: laps.map((lap): DecodedLap => {
      const start = Math.max(0, (Date.parse(lap.start_date) - row.startedAt.getTime()) / 1000);
      return {
        startSeconds: start,
        endSeconds: start + lap.elapsed_time,
        timerSeconds: lap.moving_time,
        distanceMeters: lap.distance ?? null,
        averageHeartRateBeatsPerMinute: lap.average_heartrate ?? null,
        trigger: 'other',
        intensity: null,
      };
    }),
    declared: {
      distanceMeters: row.distanceMeters,
      elapsedSeconds: row.elapsedSeconds,
      timerSeconds: null,
      movingSeconds: row.movingSeconds,
      averageHeartRateBeatsPerMinute: detail.average_heartrate ?? null,
      maximumHeartRateBeatsPerMinute: detail.max_heartrate ?? null,
      ascentMeters: detail.total_elevation_gain ?? null,
      descentMeters: null,
      energyKilocalories: detail.calories ?? null,
    },
    isPartial: false,
  } satisfies DecodedActivity;
}

function samplesOf(streams: StravaStreams | null, startSeconds: number): SampleTable {
  const times = streams?.time ?? new Float64Array();
  const samples = new SampleTable(Math.max(1, times.length));
  let previous = -Infinity;
  times.forEach((time, index) => {
    // A reading whose time is missing or runs back belongs nowhere.
    if (!(time > previous)) return;
    previous = time;
    const row = samples.addRow(startSeconds + time);
    for (const [key, column] of Object.entries(STREAM_COLUMNS)) {
      const values = streams?.[key as keyof typeof STREAM_COLUMNS];
      samples.columns[column][row] = values?.[index] ?? Number.NaN;
    }
    samples.columns.latitudeDegrees[row] = streams?.latlng?.latitudes[index] ?? Number.NaN;
    samples.columns.longitudeDegrees[row] = streams?.latlng?.longitudes[index] ?? Number.NaN;
  });
  return samples;
}

/**
 * The detail of an activity exactly as Strava gives it, for display alone: its
 * totals, laps, splits and best efforts. Zones, intervals, facts, purpose, load
 * and words are what we would compute, and are not there.
 */
export function analysisAsReported(
  { detail, laps }: StravaReport,
  row: ActivityRow,
  { recording, track }: Pick<DecodedActivity, 'recording' | 'track'>,
): ActivityAnalysis {
  const cadence = detail.average_cadence ?? null;
  const hasReadings = (values: Float64Array) => values.some((value) => !Number.isNaN(value));
  return {
    analysisVersion: AS_REPORTED_VERSION,
    summary: {
      distanceMeters: row.distanceMeters,
      elapsedSeconds: row.elapsedSeconds,
      // Strava knows no timer: what is not moving may have been a pause or a stop.
      timerSeconds: row.elapsedSeconds,
      movingSeconds: row.movingSeconds,
      averagePaceSecondsPerKilometer: row.averagePaceSecondsPerKilometer,
      averageSpeedMetersPerSecond: row.averageSpeedMetersPerSecond,
      maximumSpeedMetersPerSecond: detail.max_speed || null,
      averageHeartRateBeatsPerMinute: row.averageHeartRateBeatsPerMinute,
      maximumHeartRateBeatsPerMinute: detail.max_heartrate ?? null,
      averageCadencePerMinute: cadence && cadence * cadenceFactor(cadence, row.sport),
      averagePowerWatts: detail.average_watts ?? null,
      maximumPowerWatts: detail.max_watts ?? null,
      ascentMeters: row.ascentMeters,
      descentMeters: null,
      lowestAltitudeMeters: detail.elev_low ?? null,
      highestAltitudeMeters: detail.elev_high ?? null,
      averageTemperatureCelsius: detail.average_temp ?? null,
      energyKilocalories: detail.calories ?? null,
    },
    splits: splitsAsReported(detail.splits),
    laps: laps.map((lap, index) => lapAsReported(lap, index, row.startedAt)),
    intervals: [],
    zones: null,
    bestEfforts: detail.bestEfforts.map((effort) => bestEffortAsReported(effort, row.startedAt)),
    purpose: 'unclear',
    load: null,
    facts: [],
    deviceName: shortTextOrNull(detail.device_name ?? null, ACTIVITY_LIMITS.sourceTextMaxLength),
    missing: [
      ...(track ? [] : (['position'] as const)),
      ...MISSING_COLUMNS.flatMap(([name, column]) =>
        hasReadings(recording.columns[column]) ? [] : [name],
      ),
    ],
    feedback: null,
  };
}

function splitsAsReported(splits: readonly StravaSplit[]): Split[] {
  let startSeconds = 0;
  return splits.map((split, index) => {
    const stretch = { startSeconds, endSeconds: startSeconds + split.elapsed_time };
    startSeconds = stretch.endSeconds;
    return {
      ...stretch,
      index,
      distanceMeters: split.distance,
      elapsedSeconds: split.elapsed_time,
      movingSeconds: split.moving_time,
      paceSecondsPerKilometer: ((split.moving_time || split.elapsed_time) * 1000) / split.distance,
      averageHeartRateBeatsPerMinute: split.average_heartrate ?? null,
      averageCadencePerMinute: null,
      ascentMeters: null,
      descentMeters: null,
      isRemainder: split.distance < FULL_SPLIT_METERS,
    };
  });
}

function lapAsReported(lap: StravaLap, index: number, startedAt: Date): Lap {
  const startSeconds = Math.max(0, (Date.parse(lap.start_date) - startedAt.getTime()) / 1000);
  const distanceMeters = lap.distance ?? null;
  const hasPace = distanceMeters !== null && distanceMeters >= PACE_METERS && lap.moving_time > 0;
  return {
    startSeconds,
    endSeconds: startSeconds + lap.elapsed_time,
    index,
    distanceMeters,
    elapsedSeconds: lap.elapsed_time,
    movingSeconds: lap.moving_time,
    paceSecondsPerKilometer: hasPace ? (lap.moving_time * 1000) / distanceMeters : null,
    averageHeartRateBeatsPerMinute: lap.average_heartrate ?? null,
    trigger: 'other',
  };
}

function bestEffortAsReported(effort: StravaBestEffort, startedAt: Date): BestEffort {
  const startSeconds = Math.max(0, (Date.parse(effort.start_date) - startedAt.getTime()) / 1000);
  return {
    startSeconds,
    endSeconds: startSeconds + effort.elapsed_time,
    distanceMeters: effort.distance,
    elapsedSeconds: effort.elapsed_time,
  };
}
