import type { Firestore } from 'firebase-admin/firestore';
import { coachActivity } from '@tasuki/domain/coaching/coach-activity';
import { decodeRecording } from '../recordings/decode-recording.ts';
import {
  activityDocuments,
  type ActivityDocuments,
  type ActivityOrigin,
} from './activity-documents.ts';
import { readAthlete } from './athlete.ts';
import { recentHistory } from './recent-history.ts';

/**
 * Makes a file's bytes into the documents of its activities: decoded, analysed
 * beside what the person did before, with the coach's words in their language.
 *
 * @throws TasukiFailure 'recording/…' when the file is no activity
 */
export async function analyseFile(
  file: { bytes: Uint8Array; fileName: string },
  origin: ActivityOrigin,
  firestore: Firestore,
): Promise<ActivityDocuments[]> {
  const { uid, now } = origin;
  const [{ activities }, athlete] = await Promise.all([
    decodeRecording({ ...file, now }),
    readAthlete(firestore, uid),
  ]);
  const documents: ActivityDocuments[] = [];
  const earliest = Math.min(...activities.map(({ startedAt }) => startedAt.getTime()));
  const history = await recentHistory(firestore, uid, new Date(earliest));
  for (const decoded of activities) {
    const analysis = coachActivity({
      decoded,
      athlete: athlete.physiology,
      history,
      language: athlete.reader.language,
      note: null,
      now,
    });
    documents.push(activityDocuments(decoded, analysis, athlete.reader, origin));
  }
  return documents;
}
