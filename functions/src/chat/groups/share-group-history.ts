import type { Firestore } from 'firebase-admin/firestore';
import { groupRoleOf, isReadByAll, mayInGroup } from '@tasuki/domain/chat/groups/group';
import type { GroupHistoryChoice } from '@tasuki/domain/chat/groups/group-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedTopic } from '../stored-chat.ts';

/**
 * Decides whether members of a group read what was said before they came; the rules follow at once. Safe to repeat.
 *
 * @throws TasukiFailure 'topic/not-found' also for whoever is not in the group;
 *   'common/permission-denied' to all but its owner, and where an owner who follows would open it
 */
export async function shareGroupHistory(
  { topicId, isShared }: GroupHistoryChoice,
  { uid }: { uid: string },
  { firestore }: { firestore: Firestore },
): Promise<{ isShared: boolean }> {
  const reference = firestore.doc(firestorePaths.topic(topicId));
  await firestore.runTransaction(async (transaction) => {
    const topic = storedTopic(await transaction.get(reference));
    if (!topic || groupRoleOf(topic, uid) === null) throw new TasukiFailure('topic/not-found');
    const isAsIs = topic.isHistoryShared === isShared;
    if (isAsIs && groupRoleOf(topic, uid) === 'owner') return;
    if (!mayInGroup(topic, { uid }, 'shareHistory')) {
      throw new TasukiFailure('common/permission-denied');
    }
    const isShown = isReadByAll({ ...topic, isHistoryShared: isShared }, topic.lastMessageAt);
    transaction.update(reference, {
      isHistoryShared: isShared,
      ...(!isShown && { lastText: '', lastAuthorUid: null }),
    });
  });
  return { isShared };
}
