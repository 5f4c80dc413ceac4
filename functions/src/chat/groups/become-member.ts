import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedTopic } from '../stored-chat.ts';
import { readGroupName } from './group-member.ts';
import { invitationsOf } from './group-invitations.ts';

const GROUPS_OF_ONE_STEP = 50;

/**
 * Makes a former coach a member like others in the groups where they are a coach, one page of them. Their
 * invitations end, but in a group of their own. Safe to repeat.
 *
 * @returns whether there may be more groups
 */
export async function becomeMemberInGroups(uid: string, firestore: Firestore): Promise<boolean> {
  const { docs } = await firestore
    .collection(firestorePaths.topics())
    .where('coachIds', 'array-contains', uid)
    .limit(GROUPS_OF_ONE_STEP)
    .get();
  for (const { ref } of docs) await becomeMember(ref, uid, firestore);
  return docs.length === GROUPS_OF_ONE_STEP;
}

async function becomeMember(
  reference: DocumentReference,
  uid: string,
  firestore: Firestore,
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const topic = storedTopic(await transaction.get(reference));
    if (!topic?.coachIds?.includes(uid)) return;
    const invitations = await transaction.get(invitationsOf(reference.id, firestore));
    const name = await readGroupName(transaction, { uid, role: 'runner' }, firestore);
    for (const invitation of invitations.docs) {
      const isOwn = invitation.get('createdByUid') === uid;
      if (isOwn && topic.ownerUid !== uid) transaction.delete(invitation.ref);
    }
    transaction.update(reference, {
      coachIds: FieldValue.arrayRemove(uid),
      people: (topic.people ?? []).map((person) =>
        person.uid === uid ? { ...person, role: 'runner', name: name || person.name } : person,
      ),
    });
  });
}
