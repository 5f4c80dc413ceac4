import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Push } from '@tasuki/domain/push/push';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobRequest, type JobKind, type JobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';

/** One notification to the devices of one person. */
export interface SendPush {
  uid: string;
  pushId: string;
  push: Push;
  /** In milliseconds since 1970. */
  askedAt: number;
}

export const SEND_PUSH: JobKind<SendPush> = {
  name: 'send-push',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

interface AskForPush {
  uid: string;
  /** Names what it is about, e.g. the kind and an id; letters, digits, - and _. */
  key: string;
  push: Push;
}

/**
 * The job that notifies a person's devices, to be handed to `askForJob` in the transaction that notes its
 * news. No device, no notification. Asking again with the same key is the same notification.
 */
export function pushRequest({ uid, key, push }: AskForPush, now: Date): JobRequest {
  const pushId = `${uid}_${key}`;
  return jobRequest(SEND_PUSH, pushId, { uid, pushId, push, askedAt: now.getTime() });
}

/** Whether a person has a device that wants notifications. */
export async function hasPushDevice(uid: string, firestore: Firestore): Promise<boolean> {
  const devices = firestore.collection(firestorePaths.pushSubscriptions()).where('uid', '==', uid);
  return !(await devices.limit(1).get()).empty;
}

/**
 * Asks for a notification, where the person has a device that wants any. Asking again with the same key
 * is the same notification, also after it was sent.
 *
 * @param dueAt not before; now where nothing is said
 * @returns the job's id; null = no device, or it was asked for before
 */
export async function askForPush(
  { uid, key, push }: AskForPush,
  now: Date,
  firestore: Firestore,
  dueAt: Date = now,
): Promise<string | null> {
  if (!(await hasPushDevice(uid, firestore))) return null;
  const request = pushRequest({ uid, key, push }, now);
  const job = firestore.doc(firestorePaths.job(request.id));
  const done = firestore.doc(firestorePaths.push(request.key));
  return firestore.runTransaction(async (transaction) => {
    const [jobSnapshot, doneSnapshot] = await transaction.getAll(job, done);
    const current = storedJob(jobSnapshot);
    if (current?.state === 'open' || doneSnapshot?.exists) return null;
    return askForJob(transaction, firestore, request, { current, now, dueAt });
  });
}
