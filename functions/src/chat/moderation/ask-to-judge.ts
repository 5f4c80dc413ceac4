import type { Firestore } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { jobId, jobRequest, type JobKind } from '../../jobs/job-kind.ts';
import { storedJob } from '../../jobs/job.ts';

export interface JudgeMessage extends MessageReference {
  /** The message's author. */
  uid: string;
  /**
   * How often the provider has given no answer, while the message was hidden for earlier words;
   * absent = never.
   */
  unansweredCount?: number;
}

/** Begins the names of an author's turns: in each conversation they have their own. */
export function judgeTurnsOf(uid: string): string {
  return `${uid}_`;
}

/** Looks whether a message is one that nobody should have to read unasked. */
export const JUDGE_MESSAGE: JobKind<JudgeMessage> = {
  name: 'judge-message',
  queue: 'short',
  // A person who writes without end elsewhere delays nothing here.
  personOf: ({ uid, topicId }) => `${judgeTurnsOf(uid)}${topicId}`,
};

/** A message has come, or has other words: has it judged, once for all that ask meanwhile. */
export async function askToJudge(
  payload: JudgeMessage,
  now: Date,
  { firestore, startJob }: { firestore: Firestore; startJob: (id: string) => Promise<void> },
): Promise<void> {
  const { topicId, messageId } = payload;
  const key = `${topicId}_${messageId}`;
  const reference = firestore.doc(firestorePaths.job(jobId(JUDGE_MESSAGE, key)));
  const id = await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    return askForJob(transaction, firestore, jobRequest(JUDGE_MESSAGE, key, payload), {
      current,
      now,
    });
  });
  await startJob(id);
}
