import { decodeRecording, RECORDING_ENCODING } from '@tasuki/domain/recordings/recording-encoding';
import type { Recording, TimeStretch } from '@tasuki/domain/recordings/recording';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { requireFields } from '../stored-document.ts';

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The time series of an activity, or null where none is stored. */
export async function readRecording(uid: string, activityId: string): Promise<Recording | null> {
  const { readDocument } = await import('../live-documents.ts');
  const document = await readDocument(firestorePaths.recording(uid, activityId));
  if (!document) return null;
  requireFields(document, { encoding: 'string', bytes: 'bytes', timerPauses: 'array' });
  if (document.data.encoding !== RECORDING_ENCODING) {
    throw new TasukiFailure('common/unknown', {
      message: `Recording ${activityId} is encoded in another way`,
    });
  }
  return {
    columns: decodeRecording(await inflate(document.data.bytes as Uint8Array<ArrayBuffer>)),
    timerPauses: document.data.timerPauses as TimeStretch[],
  };
}
