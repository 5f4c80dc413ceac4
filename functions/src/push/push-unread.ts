import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { UNREAD_PUSH_SECONDS, type Push } from '@tasuki/domain/push/push';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, jobRequest } from '../jobs/job-kind.ts';
import { isWaiting, storedJob } from '../jobs/job.ts';
import { hasPushDevice, SEND_PUSH } from './ask-for-push.ts';
import { storedPush } from './stored-push.ts';

/** At most one notification of a conversation in this time; it speaks of all that came. */
const EVERY_MINUTES = 2;
const EVERY_MILLISECONDS = EVERY_MINUTES * MINUTE_MILLISECONDS;

/** A message has come: notifies its readers in a moment, unless they read it in the app before. */
export async function pushUnread(
  topicId: string,
  uids: readonly string[],
  now: Date,
  firestore: Firestore,
): Promise<void> {
  await Promise.all(uids.map(async (uid) => askToPushUnread({ uid, topicId }, now, firestore)));
}

/**
 * One notification of a conversation waits for each person. A message that comes after one was sent asks for
 * the next, since whoever has read the first knows nothing of it.
 */
async function askToPushUnread(
  { uid, topicId }: { uid: string; topicId: string },
  now: Date,
  firestore: Firestore,
): Promise<void> {
  if (!(await hasPushDevice(uid, firestore))) return;
  const key = `${uid}_unread-${topicId}`;
  const markOf = (part: number) => firestore.doc(firestorePaths.push(`${key}-${part}`));
  const soon = now.getTime() + UNREAD_PUSH_SECONDS * 1000;
  const job = firestore.doc(firestorePaths.job(jobId(SEND_PUSH, key)));
  await firestore.runTransaction(async (transaction) => {
    const [waiting, ...marks] = await transaction.getAll(
      job,
      markOf(partAt(soon) - 1),
      markOf(partAt(soon)),
    );
    const current = storedJob(waiting);
    if (isWaiting(current)) return;
    const sentAt = marks.map((mark) => storedPush(mark)?.at.toMillis() ?? 0);
    const dueAt = Math.max(soon, ...sentAt.map((at) => at + EVERY_MILLISECONDS));
    const push: Push = { kind: 'unread-messages', topicId };
    const pushId = `${key}-${partAt(dueAt)}`;
    const request = jobRequest(SEND_PUSH, key, { uid, pushId, push, askedAt: now.getTime() });
    askForJob(transaction, firestore, request, { current, now, dueAt: new Date(dueAt) });
  });
}

/** The stretch of time in which a conversation notifies once. */
function partAt(milliseconds: number): number {
  return Math.floor(milliseconds / EVERY_MILLISECONDS);
}
