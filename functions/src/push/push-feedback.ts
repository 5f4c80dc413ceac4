import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { askForPush } from './ask-for-push.ts';

/** An imported history is no news: only what was run lately is. */
const NEWS_HOURS = 36;

interface PushFeedbackDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

/**
 * The coach's words on a run are there for the first time: notifies its runner, once.
 *
 * @param change the activity's row as it was and is
 */
export async function pushFeedback(
  { uid, activityId }: { uid: string; activityId: string },
  { before, after }: { before: DocumentSnapshot; after: DocumentSnapshot },
  now: Date,
  { firestore, startJob }: PushFeedbackDependencies,
): Promise<void> {
  if (after.get('feedbackState') !== 'ready' || before.get('feedbackState') === 'ready') return;
  if (after.get('isTransition') === true || after.get('duplicateOf') !== null) return;
  const startedAt: unknown = after.get('startedAt');
  if (!(startedAt instanceof Timestamp)) return;
  if (now.getTime() - startedAt.toMillis() > NEWS_HOURS * HOUR_MILLISECONDS) return;
  const push = { kind: 'feedback-ready', activityId } as const;
  const id = await askForPush({ uid, key: `feedback-${activityId}`, push }, now, firestore);
  if (id !== null) await startJob(id);
}
