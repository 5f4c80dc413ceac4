import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { jobHandler, type JobHandler } from '../../jobs/job-handler.ts';
import { jobRequest, type JobKind } from '../../jobs/job-kind.ts';
import { isWaiting, storedJob } from '../../jobs/job.ts';
import { storedStrings } from '@tasuki/domain/stored-strings';
import { takeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import { notifyReaders } from './notify-readers.ts';
import { refreshInboxEntry } from './refresh-inbox-entry.ts';

/** Brings a large group into the lists of all who are in it. */
const FILL_LISTS: JobKind<{ topicId: string }> = {
  name: 'fill-lists',
  queue: 'short',
  // A person who writes without end delays only the lists of this group.
  personOf: ({ topicId }) => topicId,
};

/** Up to this many people, every change of a group is shown at once. */
export const LARGE_GROUP = 10;
/** A lively hour of fifty runners; a script's messages are shown in the lists a few at a time. */
export const LISTS_TURNS: TurnLimit = { kind: 'fill-lists', burst: 60, intervalSeconds: 5 };
const REFRESHED_AT_ONCE = 10;

/** Shows a conversation in the lists of these people as it is now. */
export async function fillLists(
  topicId: string,
  uids: Iterable<string>,
  firestore: Firestore,
): Promise<void> {
  // Entries are refreshed some at a time, so that no other work waits.
  const waiting = uids[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: REFRESHED_AT_ONCE }, async () => {
      for (let next = waiting.next(); !next.done; next = waiting.next()) {
        await refreshInboxEntry({ topicId, uid: next.value }, firestore);
      }
    }),
  );
}

/**
 * The same in the group's next turn, for all who are in it then; and notifies its readers. Asked again before
 * that, it changes nothing: one message in a group of fifty is fifty lists, mails and notifications.
 */
export async function fillListsInTurn(
  topicId: string,
  { uids, readers }: { uids: Iterable<string>; readers: readonly string[] },
  now: Date,
  { firestore, startJob }: { firestore: Firestore; startJob: (id: string) => Promise<void> },
): Promise<void> {
  const job = jobRequest(FILL_LISTS, topicId, { topicId });
  const reference = firestore.doc(firestorePaths.job(job.id));
  if (isWaiting(storedJob(await reference.get()))) return;
  const turnAt = await takeTurn(topicId, LISTS_TURNS, now, firestore);
  if (turnAt <= now) {
    await fillLists(topicId, uids, firestore);
    await notifyReaders(topicId, readers, now, firestore);
    return;
  }
  const id = await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    return askForJob(transaction, firestore, job, { current, now, dueAt: turnAt });
  });
  await startJob(id);
}

/** The job that a turn was waited for with. */
export function fillListsJob({ firestore }: { firestore: Firestore }): JobHandler {
  return jobHandler(FILL_LISTS, {
    run: async ({ topicId }, now) => {
      const topic = await firestore.doc(firestorePaths.topic(topicId)).get();
      const uids = storedStrings(topic.get('participantIds'));
      await fillLists(topicId, uids, firestore);
      // Several may have written meanwhile, so nobody is left out as the author.
      await notifyReaders(topicId, uids, now, firestore);
      return { fulfil: () => undefined };
    },
    // The lists stay as they were until the next message.
    giveUp: () => undefined,
  });
}
