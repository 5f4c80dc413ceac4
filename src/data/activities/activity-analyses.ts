import { doc, getDoc } from 'firebase/firestore/lite';
import {
  ACTIVITY_ANALYSIS_SHAPE,
  type ActivityAnalysis,
} from '@tasuki/domain/coaching/activity-analysis';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { firestoreLite } from '../../platform/firebase/firestore-lite.ts';
import { type StoredDocument, documentAs, storedDocument } from '../stored-document.ts';

function activityAnalysis(document: StoredDocument): ActivityAnalysis {
  return documentAs<ActivityAnalysis>(document, ACTIVITY_ANALYSIS_SHAPE);
}

/** What was computed from a recording, read once; null = not there. */
export async function readActivityAnalysis(
  uid: string,
  activityId: string,
): Promise<ActivityAnalysis | null> {
  const path = firestorePaths.activityAnalysis(uid, activityId);
  const snapshot = await getDoc(doc(firestoreLite, path));
  return snapshot.exists() ? activityAnalysis(storedDocument(snapshot)) : null;
}

/** What was computed from a recording with the coach's words, live; null = not yet there. */
export async function watchActivityAnalysis(
  uid: string,
  activityId: string,
  onAnalysis: (analysis: ActivityAnalysis | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.activityAnalysis(uid, activityId),
    (document) => {
      onAnalysis(document && activityAnalysis(document));
    },
    onError,
  );
}
