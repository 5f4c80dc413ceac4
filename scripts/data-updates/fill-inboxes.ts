// Puts each conversation into the lists of those who take part in it. That is for topics that were
// written before there were such lists, and for entries that no search finds:
//   gcloud auth application-default login
//   npm run fill:inboxes -- <project id>
// npm start does the same with the data that it kept.
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { StoredShapeFailure } from '@tasuki/domain/stored-shape';
import type { Topic } from '@tasuki/domain/chat/topic';
import { refreshInboxEntry } from '../../functions/src/chat/inbox/refresh-inbox-entry.ts';

const PAGE = 100;

/**
 * Writes the entries that are missing, and again those that no search finds. Safe to repeat, and beside the functions.
 *
 * @returns how many were written
 */
export async function fillInboxes(firestore: Firestore): Promise<number> {
  const topics = firestore.collection(firestorePaths.topics()).orderBy(FieldPath.documentId());
  let filled = 0;
  let after: string | null = null;
  for (;;) {
    const { docs } = await (after === null ? topics : topics.startAfter(after)).limit(PAGE).get();
    for (const topic of docs) {
      const { participantIds = [] } = topic.data() as Partial<Topic>;
      for (const uid of participantIds) {
        const entry = await firestore.doc(firestorePaths.inboxEntry(uid, topic.id)).get();
        if (entry.exists && entry.get('searchTokens') !== undefined) continue;
        if (await isFilled({ topicId: topic.id, uid }, firestore)) filled += 1;
      }
    }
    if (docs.length < PAGE) return filled;
    after = docs.at(-1)?.id ?? null;
  }
}

/** One conversation that cannot be read does not keep the others from their lists. */
async function isFilled(
  place: Parameters<typeof refreshInboxEntry>[0],
  firestore: Firestore,
): Promise<boolean> {
  try {
    return await refreshInboxEntry(place, firestore);
  } catch (cause) {
    if (cause instanceof StoredShapeFailure) return false;
    throw cause;
  }
}
