import { FieldPath, FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  groupRoleOf,
  mayInGroup,
  nextOwnerOf,
  readableFrom,
} from '@tasuki/domain/chat/groups/group';
import type { GroupLeaving } from '@tasuki/domain/chat/groups/group-calls';
import { reportableUntil } from '@tasuki/domain/chat/groups/left-group';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedTopic } from '../stored-chat.ts';
import { invitationsOf } from './group-invitations.ts';

/**
 * Takes a person out of a group, by themselves or by its owner. An owner who leaves passes it on,
 * see `nextOwnerOf`. Where nobody is left, the group is deleted later (`delete-left-group-job.ts`).
 * The invitations that the person made end. After a removal all invitations end, since the removed
 * person may know them. What they could read is noted, so that they report it for some days. Safe
 * to repeat.
 *
 * @throws TasukiFailure 'topic/not-found' also for people who are not in the group;
 *   'common/permission-denied' where somebody else than its owner removes another
 */
export async function leaveGroup(
  { topicId, uid }: GroupLeaving,
  by: { uid: string; now: Date },
  { firestore }: { firestore: Firestore },
): Promise<{ isOut: true }> {
  const reference = firestore.doc(firestorePaths.topic(topicId));
  await firestore.runTransaction(async (transaction) => {
    const topic = storedTopic(await transaction.get(reference));
    const isOwn = by.uid === uid;
    if (!topic || (!isOwn && groupRoleOf(topic, by.uid) === null)) {
      // The answer is the same for people who have left and for people who never were members.
      if (isOwn) return;
      throw new TasukiFailure('topic/not-found');
    }
    if (!isOwn && !mayInGroup(topic, by, 'remove')) {
      throw new TasukiFailure('common/permission-denied');
    }
    if (groupRoleOf(topic, uid) === null) return;
    const { docs } = await transaction.get(invitationsOf(topicId, firestore));
    const ended = docs.filter((invitation) => !isOwn || invitation.get('createdByUid') === uid);
    for (const { ref } of ended) transaction.delete(ref);
    const { people = [], ownerUid = '' } = topic;
    transaction.update(reference, {
      participantIds: FieldValue.arrayRemove(uid),
      coachIds: FieldValue.arrayRemove(uid),
      people: people.filter((person) => person.uid !== uid),
      ...(ownerUid === uid && { ownerUid: nextOwnerOf(topic, uid) ?? '', isOwnerFollowing: true }),
    });
    transaction.update(reference, new FieldPath('memberSince', uid), FieldValue.delete());
    transaction.set(firestore.doc(firestorePaths.leftGroup(uid, topicId)), {
      readableFrom: readableFrom(topic, uid),
      // The database's time, as of arrivals and messages.
      leftAt: FieldValue.serverTimestamp(),
      expiresAt: Timestamp.fromDate(reportableUntil(by.now)),
    });
  });
  return { isOut: true };
}
