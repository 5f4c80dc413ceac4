import { decodeRecording, RECORDING_ENCODING } from '@tasuki/domain/recordings/recording-encoding';
import type { Recording, TimeStretch } from '@tasuki/domain/recordings/recording';
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
  if (encoding !== RECORDING_ENCODING) {
    throw new TasukiFailure('common/unknown', {
      message: `Recording ${activityId} is encoded in another way`,
    });
  }
  return { columns: decodeRecording(await inflate(bytes)), timerPauses };
}
