import type { Firestore } from 'firebase-admin/firestore';
import { noteCaution } from '../plans/note-caution.ts';
import type { StoredMessage, StoredTopic } from './stored-chat.ts';

/** Keeps what a runner's message says of their health; what others write in their conversation does not count. */
export async function noteMessage(
  { runnerUid }: Pick<StoredTopic, 'runnerUid'>,
  { authorUid, text }: Pick<StoredMessage, 'authorUid' | 'text'>,
  at: Date,
  firestore: Firestore,
): Promise<void> {
  if (authorUid === runnerUid) await noteCaution({ uid: runnerUid, text, at }, firestore);
}
