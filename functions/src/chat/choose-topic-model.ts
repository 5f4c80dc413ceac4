import type { Firestore } from 'firebase-admin/firestore';
import type { TopicModelChoice } from '@tasuki/domain/chat/topics/topic-calls';
import { isAnswererKey, type AnswererKey } from '@tasuki/domain/chat/chosen-model';
import { mayChooseModel } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedTopic } from './stored-chat.ts';
import { mayUseTopic, type TopicUser } from './topic-access.ts';

/**
 * Chooses who answers the runner in their own topic from now on; null = as in a new conversation.
 *
 * @throws TasukiFailure 'topic/not-found' also for whoever takes no part in it,
 *   'common/permission-denied' where somebody else's budget would bear it
 */
export async function chooseTopicModel(
  { topicId, model }: TopicModelChoice,
  user: TopicUser,
  { firestore }: { firestore: Firestore },
): Promise<{ model: AnswererKey | null }> {
  const reference = firestore.doc(firestorePaths.topic(topicId));
  return firestore.runTransaction(async (transaction) => {
    const [topicDocument, account] = await transaction.getAll(
      reference,
      firestore.doc(firestorePaths.user(user.uid)),
    );
    const topic = storedTopic(topicDocument);
    if (!topic || !(await mayUseTopic(topic, user, firestore))) {
      throw new TasukiFailure('topic/not-found');
    }
    if (!mayChooseModel(topic, user.uid)) throw new TasukiFailure('common/permission-denied');
    const byDefault: unknown = account?.get('defaultModel');
    const chosen = model ?? (isAnswererKey(byDefault) ? byDefault : null);
    if (topic.model !== chosen || topic.keepsModel !== true) {
      transaction.update(reference, { model: chosen, keepsModel: true });
    }
    return { model: chosen };
  });
}
