import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';

const PAGE_SIZE = 200;

/**
 * Deletes what was flagged and reported in a conversation that is deleted.
 *
 * @returns false when the time was over first
 */
export async function deleteModerationOfTopic(
  topicId: string,
  firestore: Firestore,
  isTimeOver: () => boolean,
): Promise<boolean> {
  const collections = [firestorePaths.moderationCases(), firestorePaths.messageReports()];
  for (const collection of collections) {
    const query = firestore.collection(collection).where('topicId', '==', topicId);
    for (;;) {
      if (isTimeOver()) return false;
      const { docs } = await query.limit(PAGE_SIZE).get();
      const batch = firestore.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
      if (docs.length < PAGE_SIZE) break;
    }
  }
  return true;
}
