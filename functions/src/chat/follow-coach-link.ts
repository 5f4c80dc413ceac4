import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { CoachTopicParties } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedCoachLink } from '../coaches/stored-coach.ts';
import { openTopicOfLink } from './open-coach-topic.ts';
import { refreshInboxEntry } from './inbox/refresh-inbox-entry.ts';

const TOPICS_PAGE = 100;

/**
 * Brings the conversations of a runner and a coach into line with their link. Opens theirs while it
 * is active, and takes the coach out of all of that runner's when it has ended. Reads everything
 * anew, so that it does not matter how often or in which order it is called.
 */
export async function followCoachLink(
  parties: CoachTopicParties,
  now: Date,
  firestore: Firestore,
): Promise<void> {
  const { runnerUid, coachId } = parties;
  // Nobody coaches themselves; the end of such a link would remove them from their own
  // conversations.
  if (runnerUid === coachId) return;
  await openTopicOfLink(parties, now, firestore);
  const topics = firestore
    .collection(firestorePaths.topics())
    .where('runnerUid', '==', runnerUid)
    .where('participantIds', 'array-contains', coachId)
    .orderBy(FieldPath.documentId());
  let after: string | null = null;
  for (;;) {
    const { docs } = await (after === null ? topics : topics.startAfter(after))
      .limit(TOPICS_PAGE)
      .get();
    for (const { id } of docs) {
      await leaveAfterLink(id, parties, firestore);
      // What a coach may see depends on the consent as well, which is no field of the topic.
      await refreshInboxEntry({ topicId: id, uid: coachId }, firestore);
    }
    if (docs.length < TOPICS_PAGE) return;
    after = docs.at(-1)?.id ?? null;
  }
}

async function leaveAfterLink(
  topicId: string,
  { runnerUid, coachId }: CoachTopicParties,
  firestore: Firestore,
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const link = storedCoachLink(
      await transaction.get(firestore.doc(firestorePaths.coachLink(runnerUid, coachId))),
    );
    if (link?.state === 'active' && link.runnerUid === runnerUid) return;
    transaction.update(firestore.doc(firestorePaths.topic(topicId)), {
      participantIds: FieldValue.arrayRemove(coachId),
    });
  });
}
