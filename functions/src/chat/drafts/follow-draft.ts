import type { Firestore } from 'firebase-admin/firestore';
import { partiesOfCoachTopic } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { jobRequest, type JobKind } from '../../jobs/job-kind.ts';
import { isWaiting, storedJob } from '../../jobs/job.ts';
import { takeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import { isDraftFor, readDraftPlace } from './read-draft-place.ts';

export interface DraftDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

export interface WriteDraftPayload {
  topicId: string;
  /** The coach's. */
  uid: string;
  runnerUid: string;
}

/** Drafts have turns and a day's budget of their own, so that a coach's own questions never wait for them. */
export function draftTurnsOf(coachId: string): string {
  return `drafts-of-${coachId}`;
}

export const WRITE_DRAFT: JobKind<WriteDraftPayload> = {
  name: 'write-draft',
  // Asks models, as replies do.
  queue: 'replies',
  personOf: ({ uid }) => draftTurnsOf(uid),
};

/** A runner's flood is many messages in a row, of which one draft answers the last. */
const TURNS: TurnLimit = { kind: 'write-draft', burst: 3, intervalSeconds: 60 };

/** The same as `followDraft`, of a conversation whose people are not known; of others than of a coach nothing. */
export async function followDraftOfTopic(
  topicId: string,
  now: Date,
  dependencies: DraftDependencies,
): Promise<void> {
  const topic = await dependencies.firestore.doc(firestorePaths.topic(topicId)).get();
  const runnerUid: unknown = topic.get('runnerUid');
  if (topic.get('kind') !== 'coach' || typeof runnerUid !== 'string') return;
  await followDraft({ topicId, runnerUid }, now, dependencies);
}

/**
 * Brings the draft of a conversation into line with it. A draft that answers another message than the
 * runner's newest goes, and so does one that the coach may not read any more. Where a message waits for
 * the coach, and drafts are on, one is asked for. Reads everything anew, so that it does not matter how
 * often or in which order it is called.
 */
export async function followDraft(
  place: { topicId: string; runnerUid: string },
  now: Date,
  { firestore, startJob }: DraftDependencies,
): Promise<void> {
  const { topicId, runnerUid } = place;
  const parties = partiesOfCoachTopic(runnerUid, topicId);
  if (parties?.runnerUid !== runnerUid) return;
  const uid = parties.coachId;
  const isMissing = await firestore.runTransaction(async (transaction) => {
    const read = await readDraftPlace(place, transaction, firestore);
    if (!read) return false;
    const { draft, awaiting, isOpen, isWanted } = read;
    const isKept = draft !== null && isOpen && awaiting !== null && isDraftFor(draft, awaiting);
    if (!isKept && (draft !== null || !isOpen)) {
      transaction.delete(firestore.doc(firestorePaths.draft(topicId, uid)));
      transaction.delete(firestore.doc(firestorePaths.waitingDraft(uid, runnerUid)));
    }
    return !isKept && isOpen && isWanted && awaiting !== null;
  });
  if (!isMissing) return;
  const job = jobRequest(WRITE_DRAFT, topicId, { topicId, uid, runnerUid });
  const reference = firestore.doc(firestorePaths.job(job.id));
  if (isWaiting(storedJob(await reference.get()))) return;
  const turnAt = await takeTurn(topicId, TURNS, now, firestore);
  const id = await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    return askForJob(transaction, firestore, job, { current, now, dueAt: turnAt });
  });
  if (turnAt <= now) await startJob(id);
}
