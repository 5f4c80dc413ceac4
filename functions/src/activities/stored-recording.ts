import { deflateRawSync } from 'node:zlib';
import {
  encodeRecording,
  encodeTrack,
  RECORDING_ENCODING,
} from '@tasuki/domain/recordings/recording-encoding';
import type {
  Recording,
  RecordingColumns,
  TimeStretch,
  TrackColumns,
} from '@tasuki/domain/recordings/recording';

/** users/{uid}/recordings/{id} and users/{uid}/tracks/{id}. */
export interface StoredColumns {
  encoding: typeof RECORDING_ENCODING;
  /** The encoded columns, deflated. */
  bytes: Uint8Array;
  sampleCount: number;
  /** When it must be gone, as its source demands; null or absent = never. */
  expiresAt?: Date | null;
}
export interface StoredRecording extends StoredColumns {
  timerPauses: readonly TimeStretch[];
}

/** A document holds 1 MiB; the rest of it is little. */
const BYTES_MAXIMUM = 900_000;

/** A recording as it is stored; one that would not fit into a document keeps every second reading. */
export function storedRecording({ columns, timerPauses }: Recording): StoredRecording {
  return { ...storedColumns(columns, encodeRecording), timerPauses };
}

/** The positions as they are stored, thinned like the recording. */
export function storedTrack(track: TrackColumns): StoredColumns {
  return storedColumns(track, encodeTrack);
}

function storedColumns<Columns extends RecordingColumns | TrackColumns>(
  columns: Columns,
  encode: (columns: Columns) => Uint8Array,
): StoredColumns {
  let kept = columns;
  let bytes = deflateRawSync(encode(kept));
  while (bytes.length > BYTES_MAXIMUM) {
    kept = everySecond(kept);
    bytes = deflateRawSync(encode(kept));
  }
  return { encoding: RECORDING_ENCODING, bytes, sampleCount: kept.elapsedSeconds.length };
}

function everySecond<Columns extends RecordingColumns | TrackColumns>(columns: Columns): Columns {
  const thinned = Object.fromEntries(
    Object.entries(columns).map(([name, values]: [string, Float64Array]) => [
      name,
      values.filter((_, index) => index % 2 === 0),
    ]),
  );
  return Object.assign({ ...columns }, thinned);
}
