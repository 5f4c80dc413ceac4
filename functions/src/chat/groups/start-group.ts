import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { NewGroup } from '@tasuki/domain/chat/groups/group-calls';
import { groupTopicId } from '@tasuki/domain/chat/groups/group';
import { findUnsafeWordsAlsoQuoted } from '@tasuki/domain/chat/moderation/find-unsafe-words';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import { storedTopic, type StoredTopic } from '../stored-chat.ts';
import { readGroupPerson, type GroupUser } from './group-member.ts';

export const GROUP_STARTS: TurnLimit = { kind: 'start-group', burst: 5, intervalSeconds: 3600 };

/**
 * Starts a group, which its owner is alone in. Starting it again changes nothing.
 *
 * @throws TasukiFailure 'topic/not-found' for a key under which somebody else has started one,
 *   'group/unsafe-name' for a name that nobody should have to read, 'auth/too-many-requests'
 */
export async function startGroup(
  { groupKey, title }: NewGroup,
  user: GroupUser,
  { firestore }: { firestore: Firestore },
): Promise<{ topicId: string }> {
  const { uid, now } = user;
  const topicId = groupTopicId(groupKey);
  const reference = firestore.doc(firestorePaths.topic(topicId));
  if (isStarted(storedTopic(await reference.get()), uid)) return { topicId };
  if (findUnsafeWordsAlsoQuoted(title).length > 0) throw new TasukiFailure('group/unsafe-name');
  await takeFreeTurn(uid, GROUP_STARTS, now, firestore);
  await firestore.runTransaction(async (transaction) => {
    if (isStarted(storedTopic(await transaction.get(reference)), uid)) return;
    const owner = await readGroupPerson(transaction, user, firestore);
    const group: Omit<StoredTopic, 'memberSince'> = {
      kind: 'group',
      title: title.trim(),
      runnerUid: '',
      ownerUid: uid,
      participantIds: [uid],
      coachIds: owner.role === 'coach' ? [uid] : [],
      people: [owner],
      isHistoryShared: false,
      activityId: null,
      activity: null,
      model: null,
      lastText: '',
      lastAuthorUid: null,
      lastMessageAt: now,
      createdAt: now,
    };
    transaction.create(reference, {
      ...group,
      memberSince: { [uid]: FieldValue.serverTimestamp() },
    });
  });
  return { topicId };
}

function isStarted(topic: StoredTopic | undefined, uid: string): boolean {
  if (topic && topic.ownerUid !== uid) throw new TasukiFailure('topic/not-found');
  return topic !== undefined;
}
