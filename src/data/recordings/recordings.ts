import {
  decodeRecording,
  decodeTrack,
  RECORDING_ENCODING,
} from '@tasuki/domain/recordings/recording-encoding';
import type { Recording, TimeStretch, TrackColumns } from '@tasuki/domain/recordings/recording';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { documentAs } from '../stored-document.ts';
import { inflate } from './inflate.ts';

interface RecordingDocument {
  encoding: string;
  bytes: Uint8Array<ArrayBuffer>;
  timerPauses: TimeStretch[];
}

/** The time series of an activity, or null where none is stored. */
export async function readRecording(uid: string, activityId: string): Promise<Recording | null> {
  const { readDocument } = await import('../live-documents.ts');
  const document = await readDocument(firestorePaths.recording(uid, activityId));
  if (!document) return null;
  const { encoding, bytes, timerPauses } = documentAs<RecordingDocument>(document, {
    encoding: 'string',
    bytes: 'bytes',
    timerPauses: 'array',
  });
  requireKnownEncoding(encoding, activityId);
  return { columns: decodeRecording(await inflate(bytes)), timerPauses };
}

function requireKnownEncoding(encoding: string, activityId: string): void {
  if (encoding === RECORDING_ENCODING) return;
  throw new TasukiFailure('common/unknown', {
    message: `Recording ${activityId} is encoded in another way`,
  });
}

/** The positions of the reader's own activity, or null where none are stored. Nobody else may read them. */
export async function readTrack(uid: string, activityId: string): Promise<TrackColumns | null> {
  const { readDocument } = await import('../live-documents.ts');
  const document = await readDocument(firestorePaths.track(uid, activityId));
  if (!document) return null;
  const { encoding, bytes } = documentAs<Omit<RecordingDocument, 'timerPauses'>>(document, {
    encoding: 'string',
    bytes: 'bytes',
  });
  requireKnownEncoding(encoding, activityId);
  return decodeTrack(await inflate(bytes));
}
