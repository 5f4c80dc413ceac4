import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { DocumentReference } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { letInAmong } from '../permissions/while-let-in.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobRequest, type JobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import { isOneOf } from '../platform/is-one-of.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import { garminBlobKey } from '../blob-store/blob-store.ts';
import { isAlreadyThere } from '../platform/firestore/write-conflicts.ts';
import { digestOf, type GarminDependencies } from './ask-garmin.ts';
import {
  CHECK_GARMIN_ACCOUNT,
  FETCH_GARMIN_FILE,
  WRITE_GARMIN_ACTIVITY,
} from './garmin-job-kinds.ts';
import { readGarminNotification, type GarminItem } from './garmin-notification.ts';

/** A request as it came in, whatever server it came through. */
export interface GarminPost {
  method: string;
  /** The part of the path that nobody can guess. */
  pathSecret: string;
  /** Header `garmin-client-id`. */
  clientId: string | null;
  body: Uint8Array;
}

/** The credentials that a notification must bring along; null = nobody is answered. */
export interface GarminSender {
  /** Secrets; the path must contain one of them. */
  pathSecrets: readonly string[];
  clientId: string;
}

export const GARMIN_NOTIFICATION_LIMITS = {
  bodyMaxBytes: 32 * 1024 * 1024,
  itemsMaximum: 2000,
  /** How long a file may take before what was reported without it is shown. */
  fileGraceMinutes: 5,
  /** How much longer the totals wait, so that the readings come first. */
  readingsGraceMinutes: 1,
  /** Jobs handed to tasks at once; the sweep runs the others. */
  startedJobsMaximum: 20,
} as const;

const compress = promisify(gzip);
const WRITES_AT_ONCE = 25;

/**
 * Takes a notification in: one job for each thing it reports of people who are known here. Nothing
 * is fetched or computed, so that it is answered at once; sent again, it finds its jobs there. What
 * fails is answered with 500, and Garmin sends it again.
 *
 * @returns the HTTP status to answer with; nothing was written where it is not 200
 */
export async function receiveGarminNotification(
  post: GarminPost,
  sender: GarminSender | null,
  dependencies: GarminDependencies,
): Promise<number> {
  const { apiUrl, now, startJob } = dependencies;
  if (sender === null || apiUrl === null) return 404;
  if (!isOneOf(post.pathSecret, sender.pathSecrets)) return 404;
  if (post.method !== 'POST') return 405;
  if (post.clientId === null || !isOneOf(post.clientId, [sender.clientId])) return 403;
  if (post.body.length > GARMIN_NOTIFICATION_LIMITS.bodyMaxBytes) return 413;
  const notification = readGarminNotification(parsed(post.body), apiUrl);
  if (notification === null) return 400;
  const { items, unreadableCount } = notification;
  if (items.length > GARMIN_NOTIFICATION_LIMITS.itemsMaximum) return 413;
  const uids = await uidsOf(items, dependencies);
  const letIn = await letInAmong([...uids.values()], dependencies.firestore);
  // Activities from before the approval are brought by the import after it.
  const known = items.filter((item) => {
    const uid = uids.get(item.userId);
    return uid !== undefined && (isOfLink(item) || letIn.has(uid));
  });
  const receivedAt = now();
  const asked: AskedJob[] = [];
  for (let index = 0; index < known.length; index += WRITES_AT_ONCE) {
    const written = known.slice(index, index + WRITES_AT_ONCE).map(async (item) => {
      const wanted = await jobOf(item, uids.get(item.userId) ?? '', receivedAt, dependencies);
      await writeJob(wanted, receivedAt, dependencies);
      return wanted;
    });
    asked.push(...(await Promise.all(written)));
  }
  logInfo('Garmin notified', {
    items: items.length,
    unknown: items.length - known.length,
    unreadable: unreadableCount,
  });
  const due = asked.filter(({ dueAt }) => dueAt <= receivedAt);
  const started = due.slice(0, GARMIN_NOTIFICATION_LIMITS.startedJobsMaximum);
  await Promise.all(started.map(async ({ job }) => startJob(job.id)));
  return 200;
}

/** That a consent ended or changed holds for everybody. */
function isOfLink({ kind }: GarminItem): boolean {
  return kind === 'deregistration' || kind === 'permissions';
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
  } catch (cause) {
    logWarning('notification of Garmin not readable', { bytes: body.length }, cause);
    return null;
  }
}

/** The persons here of Garmin's users; who is not among them is unknown. */
async function uidsOf(
  items: readonly GarminItem[],
  { firestore }: GarminDependencies,
): Promise<Map<string, string>> {
  const userIds = [...new Set(items.map(({ userId }) => userId))];
  if (userIds.length === 0) return new Map();
  const accounts = await firestore.getAll(
    ...userIds.map((userId) => firestore.doc(firestorePaths.providerAccount('garmin', userId))),
  );
  return new Map(
    accounts.flatMap((account, index) => {
      const uid: unknown = account.get('uid');
      return typeof uid === 'string' ? [[userIds[index] ?? '', uid] as const] : [];
    }),
  );
}

interface AskedJob {
  job: JobRequest;
  dueAt: Date;
}

async function jobOf(
  item: GarminItem,
  uid: string,
  now: Date,
  dependencies: GarminDependencies,
): Promise<AskedJob> {
  switch (item.kind) {
    case 'file':
      return fileJob(item, uid, now);
    case 'activity':
    case 'details':
      return reportJob(item, uid, now, dependencies);
    case 'deregistration':
    case 'permissions': {
      const about = item.kind === 'permissions' ? 'permissions' : 'consent';
      const payload = { uid, garminUserId: item.userId, about, looks: 0 } as const;
      return { job: jobRequest(CHECK_GARMIN_ACCOUNT, `${uid}_${about}`, payload), dueAt: now };
    }
  }
}

function fileJob(
  {
    userId,
    summaryId,
    callbackUrl,
    fileType,
    title,
    startedAtSeconds,
  }: Extract<GarminItem, { kind: 'file' }>,
  uid: string,
  now: Date,
): AskedJob {
  const receivedAtMilliseconds = now.getTime();
  const key = `${uid}_${summaryId}_${digestOf(callbackUrl)}`;
  const job = jobRequest(FETCH_GARMIN_FILE, key, {
    uid,
    garminUserId: userId,
    summaryId,
    callbackUrl,
    fileType,
    title,
    startedAtSeconds,
    receivedAtMilliseconds,
  });
  return { job, dueAt: now };
}

async function reportJob(
  item: Extract<GarminItem, { kind: 'activity' | 'details' }>,
  uid: string,
  now: Date,
  { store }: GarminDependencies,
): Promise<AskedJob> {
  const { userId, summaryId, activity } = item;
  const hasDetails = item.kind === 'details';
  const isManuallyUpdated = item.kind === 'activity' && item.isManuallyUpdated;
  const text = JSON.stringify(hasDetails ? item.details : { activity, isManuallyUpdated });
  const digest = digestOf(text);
  // Too large for a document; under the name of its content, so that twice is once.
  if (hasDetails) await store.write(garminBlobKey(uid, digest), await compress(text));
  const graceMinutes = graceFor(activity.isManual, hasDetails);
  const job = jobRequest(WRITE_GARMIN_ACTIVITY, `${uid}_${summaryId}_${digest}`, {
    uid,
    garminUserId: userId,
    summaryId,
    digest,
    activity,
    hasDetails,
    isManuallyUpdated,
    receivedAtMilliseconds: now.getTime(),
  });
  return { job, dueAt: new Date(now.getTime() + graceMinutes * MINUTE_MILLISECONDS) };
}

/** How long something better may take to come, in minutes; nothing better comes of what was typed in. */
function graceFor(isManual: boolean, hasDetails: boolean): number {
  const { fileGraceMinutes, readingsGraceMinutes } = GARMIN_NOTIFICATION_LIMITS;
  if (isManual) return 0;
  return hasDetails ? fileGraceMinutes : fileGraceMinutes + readingsGraceMinutes;
}

/**
 * Writes a job that is not there yet; one that was given up begins anew. So does
 * one that reads what holds: it may have read it before it changed.
 */
async function writeJob(
  { job, dueAt }: AskedJob,
  now: Date,
  { firestore }: GarminDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.job(job.id));
  const beginsAnew = job.kind === CHECK_GARMIN_ACCOUNT.name;
  let creation: Promise<unknown> = Promise.resolve();
  const creating = {
    set: (target: DocumentReference, data: object) => {
      creation = target.create(data);
    },
  };
  askForJob(creating, firestore, job, { current: undefined, now, dueAt });
  try {
    await creation;
  } catch (cause) {
    if (!isAlreadyThere(cause)) throw cause;
    await firestore.runTransaction(async (transaction) => {
      const current = storedJob(await transaction.get(reference));
      if (current?.state === 'open' && !beginsAnew) return;
      askForJob(transaction, firestore, job, { current, now, dueAt });
    });
  }
}
