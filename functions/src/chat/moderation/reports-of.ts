import type { Firestore, Query } from 'firebase-admin/firestore';
import type { ModerationCase } from '@tasuki/domain/chat/moderation/moderation-case';
import { firestorePaths } from '@tasuki/domain/firestore-paths';

/** The reports of one message or correction, the newest first; whoever asks says how many. */
export function reportsOf(
  { topicId, messageId, correctionBy = null }: ModerationCase,
  firestore: Firestore,
): Query {
  const ofMessage = firestore
    .collection(firestorePaths.messageReports())
    .where('topicId', '==', topicId)
    .where('messageId', '==', messageId);
  // At one reply each person may have a correction of their own. A person's message has none.
  const ofWords =
    correctionBy === null ? ofMessage : ofMessage.where('correctionBy', '==', correctionBy);
  return ofWords.orderBy('createdAt', 'desc');
}
