import type { Firestore } from 'firebase-admin/firestore';
import { reportableUntil } from '@tasuki/domain/chat/groups/left-group';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BlobStore } from '../../blob-store/blob-store.ts';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { jobHandler, type JobHandler } from '../../jobs/job-handler.ts';
import { jobRequest, type JobKind } from '../../jobs/job-kind.ts';
import { isWaiting, storedJob } from '../../jobs/job.ts';
import { deleteLeftGroup } from './delete-left-group.ts';

/** Deletes a group that everybody has left. */
const DELETE_LEFT_GROUP: JobKind<{ topicId: string }> = {
  name: 'delete-left-group',
  queue: 'long',
  personOf: ({ topicId }) => topicId,
};

const LEASE_SECONDS = 60;

/**
 * Everybody has left a group: it is deleted once nobody may report what was said there. Else an owner who
 * removes all others and leaves would end every report of their words. Asked again before that, it changes nothing.
 *
 * @returns the job's id
 */
export async function askToDeleteLeftGroup(
  topicId: string,
  now: Date,
  firestore: Firestore,
): Promise<string> {
  const request = jobRequest(DELETE_LEFT_GROUP, topicId, { topicId });
  const reference = firestore.doc(firestorePaths.job(request.id));
  await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    if (isWaiting(current)) return;
    askForJob(transaction, firestore, request, { current, now, dueAt: reportableUntil(now) });
  });
  return request.id;
}

/** The job that deletes it; somebody who is in it again keeps it. */
export function deleteLeftGroupJob(dependencies: {
  firestore: Firestore;
  store: Pick<BlobStore, 'removeAll'>;
}): JobHandler {
  return jobHandler(DELETE_LEFT_GROUP, {
    renewedLeaseSeconds: LEASE_SECONDS,
    // Nobody could ask for it again.
    isNeverGivenUp: true,
    run: async ({ topicId }) => {
      await deleteLeftGroup(topicId, dependencies);
      return { fulfil: () => undefined };
    },
    giveUp: () => undefined,
  });
}
