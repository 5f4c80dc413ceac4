import type { Firestore } from 'firebase-admin/firestore';
import { noteCaution } from '../plans/note-caution.ts';
import type { StoredMessage, StoredTopic } from './stored-chat.ts';

/**
 * Keeps what a runner's message says of their health; what others write in their conversation does not
 * count. In a group everybody but the coaches writes of themselves.
 */
export async function noteMessage(
  { kind, runnerUid, coachIds = [] }: Pick<StoredTopic, 'kind' | 'runnerUid' | 'coachIds'>,
  { authorUid, text }: Pick<StoredMessage, 'authorUid' | 'text'>,
  at: Date,
  firestore: Firestore,
): Promise<void> {
  const isRunner = kind === 'group' ? !coachIds.includes(authorUid) : authorUid === runnerUid;
  if (isRunner) await noteCaution({ uid: authorUid, text, at }, firestore);
}
