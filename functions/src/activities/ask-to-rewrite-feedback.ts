import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobRequest, type JobKind, type JobRequest } from '../jobs/job-kind.ts';
import { isWaiting, storedJob } from '../jobs/job.ts';
import { takeTurn, type TurnLimit } from '../platform/take-turn.ts';

export interface RewriteDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

export interface RewriteFeedbackPayload {
  uid: string;
  /** null = the person's newest activities. */
  activityId: string | null;
}

export const REWRITE_FEEDBACK: JobKind<RewriteFeedbackPayload> = {
  name: 'rewrite-feedback',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/** The one job that writes these words anew, however often it is asked for. */
export function rewriteJob(uid: string, activityId: string | null): JobRequest {
  return jobRequest(REWRITE_FEEDBACK, `${uid}_${activityId ?? 'newest'}`, { uid, activityId });
}

/** Runners note something on a few runs in a row; a loop of writes waits. */
const ONE_ACTIVITY_TURNS: TurnLimit = { kind: 'rewrite-one', burst: 20, intervalSeconds: 10 };
/** The newest activities cost fifty times as much. */
const NEWEST_TURNS: TurnLimit = { kind: 'rewrite-newest', burst: 3, intervalSeconds: 120 };

/**
 * Asks for the coach's words to be written anew, in the person's next turn. Asked again before
 * that, it changes nothing; asked again while it is under way, it begins again with what holds then.
 *
 * @param activityId null = the person's newest activities
 */
export async function askToRewriteFeedback(
  uid: string,
  activityId: string | null,
  now: Date,
  { firestore, startJob }: RewriteDependencies,
): Promise<void> {
  const job = rewriteJob(uid, activityId);
  const reference = firestore.doc(firestorePaths.job(job.id));
  const waiting = storedJob(await reference.get());
  if (isWaiting(waiting)) return;
  const limit = activityId === null ? NEWEST_TURNS : ONE_ACTIVITY_TURNS;
  const turnAt = await takeTurn(uid, limit, now, firestore);
  const id = await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    return askForJob(transaction, firestore, job, { current, now, dueAt: turnAt });
  });
  if (turnAt <= now) await startJob(id);
}
