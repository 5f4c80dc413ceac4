import {
  ACTIVITY_ANALYSIS_SHAPE,
  type ActivityAnalysis,
} from '@tasuki/domain/coaching/activity-analysis';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { readDocument } from '../../platform/firebase/firestore-rest.ts';
import { documentAs, type StoredDocument } from '../stored-document.ts';

function activityAnalysis(document: StoredDocument): ActivityAnalysis {
  return documentAs<ActivityAnalysis>(document, ACTIVITY_ANALYSIS_SHAPE);
}

/** The analysis of a recording, read once; null = not there. */
export async function readActivityAnalysis(
  uid: string,
  activityId: string,
): Promise<ActivityAnalysis | null> {
  const path = firestorePaths.activityAnalysis(uid, activityId);
  const document = await readDocument(path);
  return document && activityAnalysis(document);
}

/** The analysis of a recording with the coach's words, live; null = not yet there. */
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
