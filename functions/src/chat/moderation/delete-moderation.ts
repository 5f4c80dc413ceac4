import type { Firestore } from 'firebase-admin/firestore';
import { moderationCaseId } from '@tasuki/domain/chat/moderation/moderation-case';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { deletePages } from '../../platform/firestore/delete-pages.ts';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import { storedReport } from './stored-moderation.ts';

/**
 * Deletes what was flagged and reported in a conversation that is deleted with an account.
 *
 * @returns false when the time was over first
 */
export async function deleteModerationOfTopic(
  topicId: string,
  firestore: Firestore,
  isTimeOver: () => boolean,
): Promise<boolean> {
  const { cases, reports } = queriesOf(topicId, firestore);
  return (await deletePages(cases, isTimeOver)) && deletePages(reports, isTimeOver);
}

/** Deletes of a conversation what an admin has decided, with its reports. What waits stays until it is decided. */
export async function deleteDecidedOfTopic(topicId: string, firestore: Firestore): Promise<void> {
  const { cases, reports } = queriesOf(topicId, firestore);
  const open = new Set<string>();
  const isOver = () => false;
  await deletePages(cases, isOver, (stored) => {
    const isOpen = stored.get('state') === 'open';
    if (isOpen) open.add(stored.id);
    return isOpen;
  });
  await deletePages(reports, isOver, (report) => {
    // One that cannot be read belongs to no case.
    const stored = unlessUnreadable(() => storedReport(report));
    return stored !== undefined && open.has(moderationCaseId(stored));
  });
}

function queriesOf(topicId: string, firestore: Firestore) {
  const of = (collection: string) =>
    firestore.collection(collection).where('topicId', '==', topicId);
  return {
    cases: of(firestorePaths.moderationCases()),
    reports: of(firestorePaths.messageReports()),
  };
}
