import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { deletePages } from '../platform/firestore/delete-pages.ts';

/**
 * Deletes what anybody noted of answers in a conversation that is deleted: it may repeat what was said there.
 *
 * @returns false when the time was over first
 */
export async function deleteFeedbackOfTopic(
  topicId: string,
  firestore: Firestore,
  isTimeOver: () => boolean,
): Promise<boolean> {
  const feedback = firestore.collection(firestorePaths.messageFeedback());
  return deletePages(feedback.where('topicId', '==', topicId), isTimeOver);
}
