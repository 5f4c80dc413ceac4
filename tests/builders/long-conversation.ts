import { getFirestore } from 'firebase-admin/firestore';
import { topicIdOf } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';

const BATCH_SIZE = 500;

/**
 * Writes a person's general conversation of so many messages, "Answer 1." to "Answer <count>.", a
 * minute apart up to now; nobody is to answer them.
 *
 * @param more what follows in each
 * @returns the topic's id
 */
export async function writeLongConversation(
  uid: string,
  count: number,
  more = 'With a second paragraph.',
): Promise<string> {
  const topicId = topicIdOf(uid, null);
  const database = getFirestore();
  const now = Date.now();
  const at = (number: number) => new Date(now - (count - number) * 60_000);
  await database.doc(firestorePaths.topic(topicId)).set({
    kind: 'ai',
    title: '',
    runnerUid: uid,
    participantIds: [uid],
    activityId: null,
    model: null,
    lastText: `Answer ${count}`,
    lastMessageAt: at(count),
    createdAt: at(0),
  });
  for (let from = 1; from <= count; from += BATCH_SIZE) {
    const batch = database.batch();
    for (let number = from; number < from + BATCH_SIZE && number <= count; number += 1) {
      batch.set(database.doc(firestorePaths.message(topicId, `said-${number}`)), {
        kind: 'reply',
        replyTo: null,
        state: 'done',
        answeredBy: 'embedded',
        askedModel: null,
        fallbackReason: null,
        text: `Answer ${number}.\n\n${more}`,
        facts: [],
        language: 'en',
        isSafetyFirst: false,
        isFlagged: false,
        activity: null,
        createdAt: at(number),
        updatedAt: at(number),
      });
    }
    await batch.commit();
  }
  return topicId;
}
