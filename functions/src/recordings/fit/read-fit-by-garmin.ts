import { Decoder, Profile, Stream } from '@garmin/fitsdk';
import { RECORDING_LIMITS } from '@tasuki/domain/recordings/recording-limits';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { getFitGarminProductDisplayName } from 'fit-file-parser/profile';
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

/** FIT counts seconds from 1989-12-31. */
const FIT_EPOCH_SECONDS = 631_065_600;
/** Times below this are seconds since the device was switched on. */
const SYSTEM_TIME_LIMIT = 0x10000000;
const DEGREES_PER_SEMICIRCLE = 180 / 2 ** 31;
const LENGTH_ACTIVE = 1;

/** How many messages of a kind a file may hold; reading stops at the next one. */
const MAXIMUM_BY_KIND: ReadonlyMap<number | undefined, number> = new Map([
  [Profile.MesgNum.SESSION, RECORDING_LIMITS.sessions],
  [Profile.MesgNum.LAP, RECORDING_LIMITS.laps],
  [Profile.MesgNum.LENGTH, RECORDING_LIMITS.lengths],
  [Profile.MesgNum.FIELD_DESCRIPTION, RECORDING_LIMITS.fieldDescriptions],
  [Profile.MesgNum.DEVELOPER_DATA_ID, RECORDING_LIMITS.fieldDescriptions],
]);

type Messages = Readonly<Record<string, readonly FitMessage[] | undefined>>;

/**
 * The decoder's options that leave values as they are stored: twice as fast as
 * its defaults, and the few fields needed here are scaled below.
 */
const RAW_OPTIONS = {
  expandSubFields: false,
  expandComponents: false,
  applyScaleAndOffset: false,
  convertTypesToStrings: false,
  convertDateTimesToDates: false,
  mergeHeartRates: false,
} as const;

/**
 * Reads a FIT file by Garmin's decoder; what it could not read to the end is
 * marked damaged.
 *
 * @throws TasukiFailure 'recording/too-large' or 'recording/too-demanding' for more messages than a
 *   file may hold
 */
export function readFitByGarmin(bytes: Uint8Array): FitContents {
  const { messages, isDamaged } = readMessages(bytes);
  const of = (key: string) => messages[`${key}Mesgs`] ?? [];
  const fileIds = of('fileId');
  return {
    fileTypes: fileIds.flatMap((fileId) => profileName('file', fileId.type) ?? []),
    deviceName: fileIds[0] ? deviceOf(fileIds[0]) : null,
    utcOffsetMinutes: of('activity')
      .map((activity) =>
        offsetMinutes(numberIn(activity, 'localTimestamp'), numberIn(activity, 'timestamp')),
      )
      .reduce((found, offset) => found ?? offset, null),
    sportModeNames: of('sport').flatMap((sport) => textIn(sport, 'name') ?? []),
    samples: samplesOf(of('record'), powerKeys(of('fieldDescription'))),
    sessions: of('session').map(sessionOf),
    laps: of('lap').map(lapOf),
    lengths: of('length').flatMap(lengthOf),
    timerEvents: of('event').flatMap(timerEventOf),
    isDamaged,
  };
}

function readMessages(bytes: Uint8Array): { messages: Messages; isDamaged: boolean } {
  // A copy: the decoder wants a buffer that begins with the file.
  const stream = () => Stream.fromByteArray(bytes);
  const raw = readBounded(stream(), RAW_OPTIONS);
  const needsExpansion =
    raw.messages.hrMesgs !== undefined ||
    raw.messages.recordMesgs?.some((record) => record.compressedSpeedDistance !== undefined);
  if (!needsExpansion) return raw;
  // Chest straps for swimming keep heart rates apart, and old files hold speed and distance in one
  // field. The decoder puts them together only when it also scales. That is undone by `unscaled`.
  const scaled = readBounded(stream(), {
    ...RAW_OPTIONS,
    expandComponents: true,
    applyScaleAndOffset: true,
    mergeHeartRates: true,
  });
  const records = scaled.messages.recordMesgs;
  if (!records || records.length < (raw.messages.recordMesgs?.length ?? 0)) return raw;
  return { ...raw, messages: { ...raw.messages, recordMesgs: records.map(unscaled) } };
}

function readBounded(
  stream: Stream,
  options: NonNullable<Parameters<Decoder['read']>[0]>,
): { messages: Messages; isDamaged: boolean } {
  let count = 0;
  const countByKind = new Map<number, number>();
  const { messages, errors } = new Decoder(stream).read({
    ...options,
    mesgListener: (kind) => {
      count += 1;
      if (count > RECORDING_LIMITS.messages) throw new TasukiFailure('recording/too-large');
      const maximum = MAXIMUM_BY_KIND.get(kind);
      if (maximum === undefined) return;
      const countOfKind = (countByKind.get(kind) ?? 0) + 1;
      if (countOfKind > maximum) throw new TasukiFailure('recording/too-demanding');
      countByKind.set(kind, countOfKind);
    },
  });
  const [error] = errors;
  if (error instanceof TasukiFailure) throw error;
  return { messages: messages as unknown as Messages, isDamaged: errors.length > 0 };
}

/** Field, divisor and offset of the profile, for the fields read below. */
const RECORD_SCALES = {
  distance: [100, 0],
  speed: [1000, 0],
  enhancedSpeed: [1000, 0],
  altitude: [5, 500],
  enhancedAltitude: [5, 500],
  fractionalCadence: [128, 0],
} as const;

function unscaled(record: FitMessage): FitMessage {
  const values: Record<string, unknown> = { ...record };
  for (const [name, [divisor, offset]] of Object.entries(RECORD_SCALES)) {
    const value = numberIn(record, name);
    if (value !== null) values[name] = (value + offset) * divisor;
  }
  return values;
}

function scaled(message: FitMessage, name: string, divisor: number): number | null {
  const value = numberIn(message, name);
  return value === null ? null : value / divisor;
}

function secondsIn(message: FitMessage, name: string): number | null {
  const value = numberIn(message, name);
  return value === null || value < SYSTEM_TIME_LIMIT ? null : value + FIT_EPOCH_SECONDS;
}

function profileName(type: keyof typeof Profile.types, value: unknown): string | null {
  if (typeof value !== 'number') return null;
  const names: Readonly<Record<number, unknown>> = Profile.types[type] ?? {};
  const name = names[value];
  return typeof name === 'string' ? name : null;
}

function deviceOf(fileId: FitMessage): string | null {
  const manufacturer = profileName('manufacturer', fileId.manufacturer);
  const product =
    manufacturer === 'garmin' ? getFitGarminProductDisplayName(numberIn(fileId, 'product')) : null;
  return deviceNameOf(manufacturer, textIn(fileId, 'productName'), product);
}

/** Keys of the developer fields that hold power. */
function powerKeys(
  descriptions: readonly FitMessage[],
): { key: string; scale: number; offset: number }[] {
  return descriptions
    .filter((description) =>
      isPowerField(textIn(description, 'fieldName'), numberIn(description, 'nativeFieldNum')),
    )
    .flatMap((description) => {
      const key = numberIn(description, 'key');
      if (key === null) return [];
      const scale = numberIn(description, 'scale') ?? 1;
      return [
        { key: String(key), scale: scale || 1, offset: numberIn(description, 'offset') ?? 0 },
      ];
    });
}

function samplesOf(
  records: readonly FitMessage[],
  powers: readonly { key: string; scale: number; offset: number }[],
): SampleTable {
  const samples = new SampleTable(Math.max(1, records.length));
  const { columns } = samples;
  for (const record of records) {
    const row = samples.addRow(secondsIn(record, 'timestamp') ?? NaN);
    columns.latitudeDegrees[row] =
      (numberIn(record, 'positionLat') ?? NaN) * DEGREES_PER_SEMICIRCLE;
    columns.longitudeDegrees[row] =
      (numberIn(record, 'positionLong') ?? NaN) * DEGREES_PER_SEMICIRCLE;
    columns.distanceMeters[row] = (numberIn(record, 'distance') ?? NaN) / 100;
    columns.speedMetersPerSecond[row] =
      (numberIn(record, 'enhancedSpeed') ?? numberIn(record, 'speed') ?? NaN) / 1000;
    columns.altitudeMeters[row] =
      (numberIn(record, 'enhancedAltitude') ?? numberIn(record, 'altitude') ?? NaN) / 5 - 500;
    columns.heartRateBeatsPerMinute[row] = numberIn(record, 'heartRate') ?? NaN;
    columns.cadencePerMinute[row] =
      (numberIn(record, 'cadence') ?? NaN) + (numberIn(record, 'fractionalCadence') ?? 0) / 128;
    columns.powerWatts[row] = numberIn(record, 'power') ?? NaN;
    columns.temperatureCelsius[row] = numberIn(record, 'temperature') ?? NaN;
  }
  if (powers.length > 0 && !samples.has('powerWatts')) fillDeveloperPower(records, powers, samples);
  return samples;
}

function fillDeveloperPower(
  records: readonly FitMessage[],
  powers: readonly { key: string; scale: number; offset: number }[],
  samples: SampleTable,
): void {
  records.forEach((record, row) => {
    const fields = record.developerFields as FitMessage | undefined;
    if (!fields) return;
    for (const { key, scale, offset } of powers) {
      const value = numberIn(fields, key);
      if (value !== null) samples.columns.powerWatts[row] = value / scale - offset;
    }
  });
}

function sessionOf(session: FitMessage): FitSession {
  return {
    startSeconds: secondsIn(session, 'startTime'),
    endSeconds: secondsIn(session, 'timestamp'),
    sport: profileName('sport', session.sport),
    subSport: profileName('subSport', session.subSport),
    elapsedSeconds: scaled(session, 'totalElapsedTime', 1000),
    timerSeconds: scaled(session, 'totalTimerTime', 1000),
    movingSeconds: scaled(session, 'totalMovingTime', 1000),
    distanceMeters: scaled(session, 'totalDistance', 100),
    averageHeartRateBeatsPerMinute: numberIn(session, 'avgHeartRate'),
    maximumHeartRateBeatsPerMinute: numberIn(session, 'maxHeartRate'),
    ascentMeters: numberIn(session, 'totalAscent'),
    descentMeters: numberIn(session, 'totalDescent'),
    energyKilocalories: numberIn(session, 'totalCalories'),
    poolLengthMeters: scaled(session, 'poolLength', 100),
  };
}

function lapOf(lap: FitMessage): FitLap {
  return {
    startSeconds: secondsIn(lap, 'startTime'),
    endSeconds: secondsIn(lap, 'timestamp'),
    elapsedSeconds: scaled(lap, 'totalElapsedTime', 1000),
    timerSeconds: scaled(lap, 'totalTimerTime', 1000),
    distanceMeters: scaled(lap, 'totalDistance', 100),
    averageHeartRateBeatsPerMinute: numberIn(lap, 'avgHeartRate'),
    trigger: profileName('lapTrigger', lap.lapTrigger),
    intensity: profileName('intensity', lap.intensity),
    isWorkoutStep: numberIn(lap, 'wktStepIndex') !== null,
  };
}

function lengthOf(length: FitMessage): FitLength[] {
  const startSeconds = secondsIn(length, 'startTime');
  const elapsedSeconds = scaled(length, 'totalElapsedTime', 1000);
  if (startSeconds === null || elapsedSeconds === null) return [];
  return [{ startSeconds, elapsedSeconds, isActive: length.lengthType === LENGTH_ACTIVE }];
}

function timerEventOf(event: FitMessage): { timeSeconds: number; kind: 'start' | 'stop' }[] {
  const timeSeconds = secondsIn(event, 'timestamp');
  if (timeSeconds === null || profileName('event', event.event) !== 'timer') return [];
  const type = profileName('eventType', event.eventType) ?? '';
  if (type === 'start') return [{ timeSeconds, kind: 'start' }];
  return type.startsWith('stop') ? [{ timeSeconds, kind: 'stop' }] : [];
}
