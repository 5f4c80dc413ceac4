import type { Firestore } from 'firebase-admin/firestore';
import { decodeRecording } from '../recordings/decode-recording.ts';
import type { ActivityDocuments, ActivityOrigin } from './activity-documents.ts';
import { analyseDecoded } from './analyse-decoded.ts';

/**
 * Makes a file's bytes into the documents of its activities, see {@link analyseDecoded}.
 *
 * @throws TasukiFailure 'recording/…' when the file is no activity
 */
export async function analyseFile(
  file: { bytes: Uint8Array; fileName: string },
  origin: ActivityOrigin,
  firestore: Firestore,
): Promise<ActivityDocuments[]> {
  const { activities } = await decodeRecording({ ...file, now: origin.now });
  return analyseDecoded(activities, origin, firestore);
}
