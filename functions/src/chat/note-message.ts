import type { Firestore } from 'firebase-admin/firestore';
import type { RedFlagCategory } from '@tasuki/domain/coaching/safety/red-flag';
import { noteCaution, noteSign } from '../plans/note-caution.ts';
import type { StoredMessage, StoredTopic } from './stored-chat.ts';

/**
 * Keeps what a runner's message says of their health; what others write in their conversation does not
 * count. In a group everybody but the coaches writes of themselves.
 */
export async function noteMessage(
  topic: Pick<StoredTopic, 'kind' | 'runnerUid' | 'coachIds'>,
  { authorUid, text }: Pick<StoredMessage, 'authorUid' | 'text'>,
  at: Date,
  firestore: Firestore,
): Promise<void> {
  if (isOfThemselves(topic, authorUid)) {
    await noteCaution({ uid: authorUid, text, at }, firestore);
  }
}

/** The same for a sign that a provider's moderation named in a message, where our own rules found none. */
export async function noteProvidedSign(
  { topic, message }: { topic: StoredTopic; message: StoredMessage },
  category: RedFlagCategory,
  firestore: Firestore,
): Promise<void> {
  const { authorUid, createdAt } = message;
  if (isOfThemselves(topic, authorUid)) {
    await noteSign({ uid: authorUid, category, at: createdAt }, firestore);
  }
}

function isOfThemselves(
  { kind, runnerUid, coachIds = [] }: Pick<StoredTopic, 'kind' | 'runnerUid' | 'coachIds'>,
  authorUid: string,
): boolean {
  return kind === 'group' ? !coachIds.includes(authorUid) : authorUid === runnerUid;
}
