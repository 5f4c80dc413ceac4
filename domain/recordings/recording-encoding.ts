import { RECORDING_LIMITS } from './recording-limits.ts';
import type { RecordingColumn, RecordingColumns, TrackColumns } from './recording.ts';

/**
 * The stored form of a recording, before deflate. It is a list of columns, each as zig-zag varints
 * of second differences or first differences of whole steps of the column's resolution. One hour at
 * one reading a second is about 25 kB deflated with every sensor present.
 */
export const RECORDING_ENCODING = 'delta-deflate-1';

/** Raised for bytes that are no recording of ours. */
export class RecordingEncodingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RecordingEncodingError';
  }
}

interface ColumnCoding {
  name: string;
  /** Size of one stored step in the column's unit; a value is off by half of it at most. */
  resolution: number;
  /** 2: differences of differences, small for what grows evenly. */
  differences: 1 | 2;
}

/** Order and resolution are part of the format: append, never change. */
const RECORDING_CODINGS: readonly (ColumnCoding & { name: RecordingColumn })[] = [
  { name: 'elapsedSeconds', resolution: 0.001, differences: 2 },
  { name: 'distanceMeters', resolution: 0.1, differences: 2 },
  { name: 'speedMetersPerSecond', resolution: 0.01, differences: 1 },
  { name: 'heartRateBeatsPerMinute', resolution: 1, differences: 1 },
  { name: 'cadencePerMinute', resolution: 1, differences: 1 },
  { name: 'powerWatts', resolution: 1, differences: 1 },
  { name: 'altitudeMeters', resolution: 0.2, differences: 1 },
  { name: 'temperatureCelsius', resolution: 1, differences: 1 },
];

const TRACK_CODINGS: readonly (ColumnCoding & { name: keyof TrackColumns })[] = [
  { name: 'elapsedSeconds', resolution: 0.001, differences: 2 },
  // One step is about a decimetre on the ground.
  { name: 'latitudeDegrees', resolution: 0.000001, differences: 2 },
  { name: 'longitudeDegrees', resolution: 0.000001, differences: 2 },
];

/** Whole steps beyond this are no reading of a device and are stored as missing. */
const STEP_MAXIMUM = 2 ** 44;
const CHECKSUM_BYTES = 4;

const FORMAT_VERSION = 1;
const COLUMN_EMPTY = 0;
const COLUMN_FULL = 1;
const COLUMN_WITH_GAPS = 2;

/** A growing byte buffer: the size of the varints is not known beforehand. */
class ByteWriter {
  private bytes = new Uint8Array(4096);
  private length = 0;

  writeByte(value: number): void {
    if (this.length === this.bytes.length) {
      const grown = new Uint8Array(this.bytes.length * 2);
      grown.set(this.bytes);
      this.bytes = grown;
    }
    this.bytes[this.length] = value;
    this.length += 1;
  }

  /** @param value a whole number from 0 to 2^53 */
  writeVarint(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.writeByte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.writeByte(rest);
  }

  /** All bytes and, behind them, their checksum. */
  finish(): Uint8Array {
    const content = this.bytes.subarray(0, this.length);
    const whole = new Uint8Array(this.length + CHECKSUM_BYTES);
    whole.set(content);
    new DataView(whole.buffer).setUint32(this.length, checksumOf(content));
    return whole;
  }
}

/** FNV-1a over 32 bits: finds damage, does not withstand intent. */
function checksumOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** The bytes before the checksum. */
function checkedContent(bytes: Uint8Array): Uint8Array {
  const length = bytes.length - CHECKSUM_BYTES;
  if (length < 0) throw new RecordingEncodingError('The recording breaks off');
  const content = bytes.subarray(0, length);
  const stated = new DataView(bytes.buffer, bytes.byteOffset + length).getUint32(0);
  if (stated !== checksumOf(content)) throw new RecordingEncodingError('The recording is damaged');
  return content;
}

class ByteReader {
  private position = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  readByte(): number {
    const value = this.bytes[this.position];
    if (value === undefined) throw new RecordingEncodingError('The recording breaks off');
    this.position += 1;
    return value;
  }

  readVarint(): number {
    let value = 0;
    let factor = 1;
    for (let count = 0; count < 8; count += 1) {
      const byte = this.readByte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
    throw new RecordingEncodingError('A number in the recording is too long');
  }

  expectEnd(): void {
    if (this.position !== this.bytes.length) {
      throw new RecordingEncodingError('The recording goes on after its end');
    }
  }
}

function zigZag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function unZigZag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

function writeColumn(writer: ByteWriter, values: Float64Array, coding: ColumnCoding): void {
  const steps = values.map((value) => {
    const step = Math.round(value / coding.resolution);
    return Math.abs(step) <= STEP_MAXIMUM ? step : Number.NaN;
  });
  const known = steps.reduce((count, step) => count + (Number.isNaN(step) ? 0 : 1), 0);
  if (known === 0) {
    writer.writeByte(COLUMN_EMPTY);
    return;
  }
  writer.writeByte(known === steps.length ? COLUMN_FULL : COLUMN_WITH_GAPS);
  if (known < steps.length) writePresence(writer, steps);
  let previous = 0;
  let previousDifference = 0;
  for (const step of steps) {
    if (Number.isNaN(step)) continue;
    const difference = step - previous;
    writer.writeVarint(
      zigZag(coding.differences === 2 ? difference - previousDifference : difference),
    );
    previous = step;
    previousDifference = difference;
  }
}

/** Lengths of the runs of missing and present readings in turn, missing first. */
function writePresence(writer: ByteWriter, values: Float64Array): void {
  let isPresent = false;
  let runLength = 0;
  for (const value of values) {
    if (Number.isFinite(value) === isPresent) {
      runLength += 1;
    } else {
      writer.writeVarint(runLength);
      isPresent = !isPresent;
      runLength = 1;
    }
  }
  writer.writeVarint(runLength);
}

function readPresence(reader: ByteReader, sampleCount: number): Uint8Array {
  const presence = new Uint8Array(sampleCount);
  let position = 0;
  let isPresent = false;
  let isFirst = true;
  while (position < sampleCount) {
    const runLength = reader.readVarint();
    if (runLength > sampleCount - position || (runLength === 0 && !isFirst)) {
      throw new RecordingEncodingError('A run of readings is out of bounds');
    }
    if (isPresent) presence.fill(1, position, position + runLength);
    position += runLength;
    isPresent = !isPresent;
    isFirst = false;
  }
  return presence;
}

function readColumn(reader: ByteReader, sampleCount: number, coding: ColumnCoding): Float64Array {
  const values = new Float64Array(sampleCount).fill(Number.NaN);
  const kind = reader.readByte();
  if (kind === COLUMN_EMPTY) return values;
  if (kind !== COLUMN_FULL && kind !== COLUMN_WITH_GAPS) {
    throw new RecordingEncodingError(`Column kind ${kind} is unknown`);
  }
  const presence = kind === COLUMN_WITH_GAPS ? readPresence(reader, sampleCount) : null;
  let previous = 0;
  let previousDifference = 0;
  for (let index = 0; index < sampleCount; index += 1) {
    if (presence && presence[index] === 0) continue;
    const stored = unZigZag(reader.readVarint());
    const difference = coding.differences === 2 ? stored + previousDifference : stored;
    previous += difference;
    previousDifference = difference;
    values[index] = previous * coding.resolution;
  }
  return values;
}

function encodeColumns(
  columns: Readonly<Record<string, Float64Array>>,
  codings: readonly ColumnCoding[],
): Uint8Array {
  const sampleCount = columns['elapsedSeconds']?.length ?? 0;
  if (sampleCount > RECORDING_LIMITS.samples) {
    throw new RecordingEncodingError(`${sampleCount} readings are more than can be stored`);
  }
  const writer = new ByteWriter();
  writer.writeByte(FORMAT_VERSION);
  writer.writeVarint(sampleCount);
  writer.writeByte(codings.length);
  for (const coding of codings) {
    const values = columns[coding.name];
    if (values?.length !== sampleCount) {
      throw new RecordingEncodingError(`Column ${coding.name} has another length than the rest`);
    }
    writeColumn(writer, values, coding);
  }
  return writer.finish();
}

function decodeColumns(
  bytes: Uint8Array,
  codings: readonly ColumnCoding[],
): Map<string, Float64Array> {
  const reader = new ByteReader(checkedContent(bytes));
  const version = reader.readByte();
  if (version !== FORMAT_VERSION) {
    throw new RecordingEncodingError(`Format version ${version} is unknown`);
  }
  const sampleCount = reader.readVarint();
  if (sampleCount > RECORDING_LIMITS.samples) {
    throw new RecordingEncodingError(`${sampleCount} readings are more than can be stored`);
  }
  const columnCount = reader.readByte();
  if (columnCount !== codings.length) {
    throw new RecordingEncodingError(`${columnCount} columns instead of ${codings.length}`);
  }
  const columns = new Map<string, Float64Array>();
  for (const coding of codings) columns.set(coding.name, readColumn(reader, sampleCount, coding));
  reader.expectEnd();
  return columns;
}

function column(columns: Map<string, Float64Array>, name: string): Float64Array {
  return columns.get(name) ?? new Float64Array();
}

/**
 * Columns of one activity to bytes; deflate comes after. Values are kept to
 * within half of their column's resolution, missing readings stay missing.
 *
 * @throws RecordingEncodingError when columns differ in length or are too long
 */
export function encodeRecording(columns: RecordingColumns): Uint8Array {
  return encodeColumns({ ...columns }, RECORDING_CODINGS);
}

/**
 * Bytes of {@link encodeRecording} back to columns.
 *
 * @throws RecordingEncodingError for damaged or foreign bytes
 */
export function decodeRecording(bytes: Uint8Array): RecordingColumns {
  const columns = decodeColumns(bytes, RECORDING_CODINGS);
  return {
    elapsedSeconds: column(columns, 'elapsedSeconds'),
    distanceMeters: column(columns, 'distanceMeters'),
    speedMetersPerSecond: column(columns, 'speedMetersPerSecond'),
    heartRateBeatsPerMinute: column(columns, 'heartRateBeatsPerMinute'),
    cadencePerMinute: column(columns, 'cadencePerMinute'),
    powerWatts: column(columns, 'powerWatts'),
    altitudeMeters: column(columns, 'altitudeMeters'),
    temperatureCelsius: column(columns, 'temperatureCelsius'),
  };
}

/** Positions to bytes, to within about five centimetres. */
export function encodeTrack(columns: TrackColumns): Uint8Array {
  return encodeColumns({ ...columns }, TRACK_CODINGS);
}

/**
 * Bytes of {@link encodeTrack} back to positions.
 *
 * @throws RecordingEncodingError for damaged or foreign bytes
 */
export function decodeTrack(bytes: Uint8Array): TrackColumns {
  const columns = decodeColumns(bytes, TRACK_CODINGS);
  return {
    elapsedSeconds: column(columns, 'elapsedSeconds'),
    latitudeDegrees: column(columns, 'latitudeDegrees'),
    longitudeDegrees: column(columns, 'longitudeDegrees'),
  };
}

/** The most a stored value may be off, in the column's unit. */
export function recordingResolution(name: RecordingColumn): number {
  return RECORDING_CODINGS.find((coding) => coding.name === name)?.resolution ?? 0;
}
