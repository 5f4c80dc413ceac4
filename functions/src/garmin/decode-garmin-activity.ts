import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import type { DecodedActivity, DecodedLap } from '@tasuki/domain/recordings/decoded-activity';
import type { TimeStretch } from '@tasuki/domain/recordings/recording';
import { normaliseSport } from '@tasuki/domain/sports/normalise-sport';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { assembleRecording } from '../recordings/assemble-recording.ts';
import { usableTotals } from '../recordings/declared-totals.ts';
import { isUsableTime, orderSamples, type OrderedSamples } from '../recordings/order-samples.ts';
import { pausesFromGaps } from '../recordings/pauses-from-gaps.ts';
import { SampleTable, type SampleColumn } from '../recordings/sample-table.ts';
import type { GarminActivity, Untrusted } from './garmin-activity.ts';

/** Garmin's name for each kind of reading; cadence has two. */
const SAMPLE_FIELDS: readonly (readonly [field: string, column: SampleColumn])[] = [
  ['latitudeInDegree', 'latitudeDegrees'],
  ['longitudeInDegree', 'longitudeDegrees'],
  ['totalDistanceInMeters', 'distanceMeters'],
  ['speedMetersPerSecond', 'speedMetersPerSecond'],
  ['heartRate', 'heartRateBeatsPerMinute'],
  ['bikeCadenceInRPM', 'cadencePerMinute'],
  ['stepsPerMinute', 'cadencePerMinute'],
  ['powerInWatts', 'powerWatts'],
  ['elevationInMeters', 'altitudeMeters'],
  // Spelled so by Garmin.
  ['airTemperatureCelcius', 'temperatureCelsius'],
];
/** A week, one reading a second. */
const SAMPLES_MAXIMUM = 7 * DAY_SECONDS;
const LAPS_MAXIMUM = 2000;
/** Less is how both clocks are rounded. */
const SHORTEST_PAUSE_SECONDS = 3;

/**
 * Makes what Garmin reports of an activity into a decoded one: with its readings and laps where
 * `details` has them, else with its totals alone.
 *
 * @param details an item of `activityDetails`, unchecked; null = there is none
 * @returns null where no time of it can be true
 */
export function decodeGarminActivity(
  activity: GarminActivity,
  details: Untrusted | null,
  now: Date,
): DecodedActivity | null {
  const nowSeconds = now.getTime() / 1000;
  if (!isUsableTime(activity.startedAtSeconds, nowSeconds)) return null;
  const sportName = activity.activityType;
  const isTransition = /transition/i.test(sportName ?? '');
  const sport = isTransition ? 'Other' : normaliseSport({ source: 'garmin', type: sportName });
  const { samples, hasDropped } = usableSamples(tableOf(details), nowSeconds);
  const hasSamples = samples.length > 0;
  const firstSeconds = samples.timeSeconds[0] ?? 0;
  const lastSeconds = samples.timeSeconds[samples.length - 1] ?? 0;
  const declared = usableTotals(
    {
      distanceMeters: activity.distanceMeters,
      elapsedSeconds: null,
      timerSeconds: activity.durationSeconds,
      movingSeconds: null,
      averageHeartRateBeatsPerMinute: activity.averageHeartRateBeatsPerMinute,
      maximumHeartRateBeatsPerMinute: activity.maximumHeartRateBeatsPerMinute,
      ascentMeters: activity.ascentMeters,
      descentMeters: activity.descentMeters,
      energyKilocalories: activity.energyKilocalories,
    },
    hasSamples ? lastSeconds - firstSeconds : null,
  );
  const assembled = assembleRecording({
    samples,
    sport,
    declaredStartSeconds: activity.startedAtSeconds,
    baseDistanceMeters: 0,
    pauses: pausesOf(details) ?? pausesFromGaps(samples, declared.timerSeconds),
    segmentStarts: [],
  });
  return {
    format: null,
    sessionIndex: 0,
    sessionCount: 1,
    sport,
    sourceSportName: sportName,
    ...(activity.title === null ? {} : { sourceTitle: activity.title }),
    isTransition,
    startedAt: new Date(assembled.startSeconds * 1000),
    utcOffsetMinutes:
      activity.utcOffsetSeconds === null ? null : Math.round(activity.utcOffsetSeconds / 60),
    deviceName: activity.deviceName,
    isIndoor: assembled.track === null && (hasSamples || isIndoorType(sportName)),
    recording: assembled.recording,
    track: assembled.track,
    laps: hasSamples ? lapsOf(details, assembled.startSeconds, lastSeconds) : [],
    declared,
    isPartial: hasDropped,
  };
}

function isIndoorType(activityType: string | null): boolean {
  return /indoor|treadmill|virtual/i.test(activityType ?? '');
}

function tableOf(details: Untrusted | null): SampleTable {
  const list = listIn(details, 'samples').slice(0, SAMPLES_MAXIMUM);
  const table = new SampleTable(Math.max(1, list.length));
  for (const sample of list) {
    const row = table.addRow(figure(sample['startTimeInSeconds']));
    for (const [field, column] of SAMPLE_FIELDS) {
      const value = figure(sample[field]);
      if (!Number.isNaN(value)) table.columns[column][row] = value;
    }
  }
  return table;
}

/** The readings in order; none where no time of theirs can be true. */
function usableSamples(table: SampleTable, nowSeconds: number): OrderedSamples {
  try {
    return orderSamples(table, nowSeconds);
  } catch (cause) {
    if (!(cause instanceof TasukiFailure)) throw cause;
    return { samples: new SampleTable(1), hasDropped: true };
  }
}

/**
 * While the timer stood still, by its reading beside each sample's time. Where in the hole between
 * two samples it stood is not known: at its end.
 *
 * @returns null where a sample has no such reading
 */
function pausesOf(details: Untrusted | null): TimeStretch[] | null {
  const readings = listIn(details, 'samples')
    .map((sample) => ({
      time: figure(sample['startTimeInSeconds']),
      timer: figure(sample['timerDurationInSeconds']),
    }))
    .sort((a, b) => a.time - b.time);
  if (readings.length < 2 || readings.some(({ time, timer }) => Number.isNaN(time + timer))) {
    return null;
  }
  const pauses: TimeStretch[] = [];
  let previous = readings[0];
  for (const reading of readings.slice(1)) {
    const passed = reading.time - (previous?.time ?? 0);
    const stood = passed - (reading.timer - (previous?.timer ?? 0));
    if (stood >= SHORTEST_PAUSE_SECONDS && stood <= passed + 1) {
      const startSeconds = reading.time - Math.min(stood, passed);
      pauses.push({ startSeconds, endSeconds: reading.time });
    }
    previous = reading;
  }
  return pauses;
}

/** Garmin reports only where laps begin. */
function lapsOf(details: Untrusted | null, baseSeconds: number, lastSeconds: number): DecodedLap[] {
  const begins = listIn(details, 'laps')
    .slice(0, LAPS_MAXIMUM)
    .map((lap) => figure(lap['startTimeInSeconds']))
    .filter((seconds) => seconds >= baseSeconds - 1 && seconds < lastSeconds)
    .sort((a, b) => a - b);
  return begins.map((seconds, index) => ({
    startSeconds: Math.max(0, seconds - baseSeconds),
    endSeconds: (begins[index + 1] ?? lastSeconds) - baseSeconds,
    timerSeconds: null,
    distanceMeters: null,
    averageHeartRateBeatsPerMinute: null,
    trigger: 'other',
    intensity: null,
  }));
}

function listIn(details: Untrusted | null, key: string): Untrusted[] {
  const list = details?.[key];
  if (!Array.isArray(list)) return [];
  return (list as unknown[]).filter(
    (item): item is Untrusted => typeof item === 'object' && item !== null,
  );
}

function figure(value: unknown): number {
  return typeof value === 'number' ? value : NaN;
}
