import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { requireFields, type StoredDocument } from '../stored-document.ts';

function activityAnalysis(document: StoredDocument): ActivityAnalysis {
  requireFields(document, {
    summary: 'object',
    splits: 'array',
    laps: 'array',
    intervals: 'array',
    bestEfforts: 'array',
    facts: 'array',
    missing: 'array',
  });
  // Every field was written by the functions as this type.
  return document.data as unknown as ActivityAnalysis;
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
