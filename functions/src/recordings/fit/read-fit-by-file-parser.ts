import { RECORDING_LIMITS } from '@tasuki/domain/recordings/recording-limits';
import FitParser from 'fit-file-parser';
import { SampleTable } from '../sample-table.ts';
import type { FitContents, FitLap, FitLength, FitSession } from './fit-contents.ts';
import {
  deviceNameOf,
  isPowerField,
  numberIn,
  offsetMinutes,
  textIn,
  type FitMessage,
} from './fit-message.ts';

const HEADER_DATA_SIZE_OFFSET = 4;

/**
 * Reads a FIT file by fit-file-parser, for files that Garmin's decoder gives up
 * on. Always marked damaged, since nothing else comes here.
 *
 * @throws whatever the library throws on bytes it cannot read
 */
export async function readFitByFileParser(bytes: Uint8Array): Promise<FitContents> {
  const parser = new FitParser({ force: true, mode: 'list' });
  const parsed: unknown = await parser.parseAsync(withTrueSize(bytes));
  const file = parsed as FitMessage;
  const fileIds = messagesIn(file, 'file_ids');
  const activity = file.activity as FitMessage | undefined;
  return {
    fileTypes: fileIds.flatMap((fileId) => textIn(fileId, 'type') ?? []),
    deviceName: fileIds[0]
      ? deviceNameOf(textIn(fileIds[0], 'manufacturer'), textIn(fileIds[0], 'product_name'), null)
      : null,
    utcOffsetMinutes: activity
      ? offsetMinutes(secondsIn(activity, 'local_timestamp'), secondsIn(activity, 'timestamp'))
      : null,
    sportModeNames: messagesIn(file, 'sports').flatMap((sport) => textIn(sport, 'name') ?? []),
    samples: samplesOf(messagesIn(file, 'records'), powerNames(file)),
    sessions: messagesIn(file, 'sessions').map(sessionOf),
    laps: messagesIn(file, 'laps').map(lapOf),
    lengths: messagesIn(file, 'lengths').flatMap(lengthOf),
    timerEvents: messagesIn(file, 'events').flatMap(timerEventOf),
    isDamaged: true,
  };
}

/** A copy whose header does not promise more than a broken-off file holds. */
function withTrueSize(bytes: Uint8Array): ArrayBuffer {
  const copy = new Uint8Array(bytes);
  const view = new DataView(copy.buffer);
  const headerSize = view.getUint8(0);
  const room = copy.length - headerSize;
  if (view.getUint32(HEADER_DATA_SIZE_OFFSET, true) > room) {
    view.setUint32(HEADER_DATA_SIZE_OFFSET, room, true);
  }
  return copy.buffer;
}

function messagesIn(file: FitMessage, name: string): readonly FitMessage[] {
  const value = file[name];
  return Array.isArray(value)
    ? value.filter((entry): entry is FitMessage => typeof entry === 'object' && entry !== null)
    : [];
}

function secondsIn(message: FitMessage, name: string): number | null {
  const value = message[name];
  if (!(value instanceof Date)) return null;
  const seconds = value.getTime() / 1000;
  return Number.isFinite(seconds) ? seconds : null;
}

function powerNames(file: FitMessage): string[] {
  const descriptions = messagesIn(file, 'field_descriptions');
  return descriptions.slice(0, RECORDING_LIMITS.fieldDescriptions).flatMap((description) => {
    const name = textIn(description, 'field_name');
    return name !== null && isPowerField(name, numberIn(description, 'native_field_num'))
      ? [name]
      : [];
  });
}

function samplesOf(records: readonly FitMessage[], powers: readonly string[]): SampleTable {
  const samples = new SampleTable(Math.max(1, records.length));
  const { columns } = samples;
  for (const record of records) {
    const row = samples.addRow(secondsIn(record, 'timestamp') ?? NaN);
    const power = powers.map((name) => numberIn(record, name)).find((value) => value !== null);
    columns.latitudeDegrees[row] = numberIn(record, 'position_lat') ?? NaN;
    columns.longitudeDegrees[row] = numberIn(record, 'position_long') ?? NaN;
    columns.distanceMeters[row] = numberIn(record, 'distance') ?? NaN;
    columns.speedMetersPerSecond[row] =
      numberIn(record, 'enhanced_speed') ?? numberIn(record, 'speed') ?? NaN;
    columns.altitudeMeters[row] =
      numberIn(record, 'enhanced_altitude') ?? numberIn(record, 'altitude') ?? NaN;
    columns.heartRateBeatsPerMinute[row] = numberIn(record, 'heart_rate') ?? NaN;
    columns.cadencePerMinute[row] =
      (numberIn(record, 'cadence') ?? NaN) + (numberIn(record, 'fractional_cadence') ?? 0);
    columns.powerWatts[row] = numberIn(record, 'power') ?? power ?? NaN;
    columns.temperatureCelsius[row] = numberIn(record, 'temperature') ?? NaN;
  }
  return samples;
}

function sessionOf(session: FitMessage): FitSession {
  return {
    startSeconds: secondsIn(session, 'start_time'),
    endSeconds: secondsIn(session, 'timestamp'),
    sport: textIn(session, 'sport'),
    subSport: textIn(session, 'sub_sport'),
    elapsedSeconds: numberIn(session, 'total_elapsed_time'),
    timerSeconds: numberIn(session, 'total_timer_time'),
    movingSeconds: numberIn(session, 'total_moving_time'),
    distanceMeters: numberIn(session, 'total_distance'),
    averageHeartRateBeatsPerMinute: numberIn(session, 'avg_heart_rate'),
    maximumHeartRateBeatsPerMinute: numberIn(session, 'max_heart_rate'),
    ascentMeters: numberIn(session, 'total_ascent'),
    descentMeters: numberIn(session, 'total_descent'),
    energyKilocalories: numberIn(session, 'total_calories'),
    poolLengthMeters: numberIn(session, 'pool_length'),
  };
}

function lapOf(lap: FitMessage): FitLap {
  return {
    startSeconds: secondsIn(lap, 'start_time'),
    endSeconds: secondsIn(lap, 'timestamp'),
    elapsedSeconds: numberIn(lap, 'total_elapsed_time'),
    timerSeconds: numberIn(lap, 'total_timer_time'),
    distanceMeters: numberIn(lap, 'total_distance'),
    averageHeartRateBeatsPerMinute: numberIn(lap, 'avg_heart_rate'),
    trigger: textIn(lap, 'lap_trigger'),
    intensity: textIn(lap, 'intensity'),
    isWorkoutStep: numberIn(lap, 'wkt_step_index') !== null,
  };
}

function lengthOf(length: FitMessage): FitLength[] {
  const startSeconds = secondsIn(length, 'start_time');
  const elapsedSeconds = numberIn(length, 'total_elapsed_time');
  if (startSeconds === null || elapsedSeconds === null) return [];
  return [{ startSeconds, elapsedSeconds, isActive: length.length_type === 'active' }];
}

function timerEventOf(event: FitMessage): { timeSeconds: number; kind: 'start' | 'stop' }[] {
  const timeSeconds = secondsIn(event, 'timestamp');
  if (timeSeconds === null || event.event !== 'timer') return [];
  const type = textIn(event, 'event_type') ?? '';
  if (type === 'start') return [{ timeSeconds, kind: 'start' }];
  return type.startsWith('stop') ? [{ timeSeconds, kind: 'stop' }] : [];
}
