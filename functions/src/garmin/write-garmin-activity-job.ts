import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { ProviderLinkProblem } from '@tasuki/domain/provider-links/provider-link';
import type { ActivityDocuments } from '../activities/activity-documents.ts';
import { readSurroundings, writeActivities } from '../activities/write-activities.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import {
  jobHandler,
  type GivenUpReason,
  type JobHandler,
  type JobResult,
} from '../jobs/job-handler.ts';
import { jobRequest, type JobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import { garminBlobKey, type BlobStore } from '../blob-store/blob-store.ts';
import { providerLink } from '../provider-links/stored-link.ts';
import { digestOf, takesFromGarmin, type GarminDependencies } from './ask-garmin.ts';
import { askOnceMore } from './ask-once-more.ts';
import { shortTitle } from './file-arrival.ts';
import type { Untrusted } from './garmin-activity.ts';
import { WRITE_GARMIN_ACTIVITY, type WriteGarminActivityPayload } from './garmin-job-kinds.ts';
import { noteGarminArrival } from './garmin-progress.ts';
import {
  isBetterReport,
  knownActivity,
  rememberActivity,
  reportedActivityId,
  withSeen,
  type KnownGarminActivity,
  type ReportedVersion,
} from './known-activity.ts';

type Payload = WriteGarminActivityPayload;
type Result = JobResult<Payload>;

const inflate = promisify(gunzip);
/** The uncompressed size of what Garmin sends in one request. */
const DETAILS_MAX_BYTES = 64 * 1024 * 1024;
/** Hours to wait before readings are read again after all tries failed, by round. */
const LATER_ROUND_HOURS = [1, 24, 72] as const;

/**
 * The job that shows an activity from Garmin's report where there is no file. The runner typed it in,
 * or its file never came. The job starts after the file should have come, so most find nothing to do.
 */
export function writeGarminActivityJob(dependencies: GarminDependencies): JobHandler {
  return jobHandler(WRITE_GARMIN_ACTIVITY, {
    run: async (payload, now) => writeReported(payload, now, dependencies),
    giveUp: async (payload, transaction, now, reason) =>
      giveUp(payload, transaction, { now, reason }, dependencies),
  });
}

/**
 * If the readings cannot be used, the activity is shown with its totals. If these cannot be written
 * either, the link says so.
 */
async function giveUp(
  payload: Payload,
  transaction: Transaction,
  { now, reason }: { now: Date; reason: GivenUpReason },
  dependencies: GarminDependencies,
): Promise<void> {
  const { firestore } = dependencies;
  const { uid, summaryId } = payload;
  logInfo('report of Garmin given up', { uid, summaryId, hasDetails: payload.hasDetails, reason });
  if (payload.hasDetails) {
    await askAgainLater(payload, transaction, { now, reason }, dependencies);
    return;
  }
  const reference = firestore.doc(firestorePaths.link(uid, 'garmin'));
  const link = providerLink(await transaction.get(reference));
  // Another problem stays in sight: what is done about it depends on it.
  if (!link || link.lastProblem !== null) return;
  transaction.update(reference, {
    lastProblem: 'activity-not-added' satisfies ProviderLinkProblem,
    updatedAt: Timestamp.fromDate(now),
  });
}

/**
 * Asks for the totals, and for the readings once more later. The totals have a digest of their own.
 * So the readings still count as new when Garmin reports them again.
 */
async function askAgainLater(
  payload: Payload,
  transaction: Transaction,
  { now, reason }: { now: Date; reason: GivenUpReason },
  { firestore, store }: GarminDependencies,
): Promise<void> {
  const { uid, summaryId, digest, laterRounds = 0 } = payload;
  const key = `${uid}_${summaryId}_${digest}`;
  const asked: { job: JobRequest; dueAt: Date }[] = [];
  if (laterRounds === 0) {
    const totals = { ...payload, hasDetails: false, digest: digestOf(`${digest}:totals`) };
    asked.push({ job: jobRequest(WRITE_GARMIN_ACTIVITY, `${key}_totals`, totals), dueAt: now });
  }
  const laterHours = reason === 'too large' ? undefined : LATER_ROUND_HOURS[laterRounds];
  if (laterHours !== undefined) {
    const again = { ...payload, laterRounds: laterRounds + 1 };
    asked.push({
      job: jobRequest(WRITE_GARMIN_ACTIVITY, `${key}_again${laterRounds + 1}`, again),
      dueAt: new Date(now.getTime() + laterHours * HOUR_MILLISECONDS),
    });
  }
  const stored = await Promise.all(
    asked.map(async ({ job }) => transaction.get(firestore.doc(firestorePaths.job(job.id)))),
  );
  // A report that comes again brings its readings along.
  if (laterHours === undefined) await store.remove(garminBlobKey(uid, digest));
  for (const [index, { job, dueAt }] of asked.entries()) {
    askForJob(transaction, firestore, job, { current: storedJob(stored[index]), now, dueAt });
  }
}

async function writeReported(
  payload: Payload,
  now: Date,
  dependencies: GarminDependencies,
): Promise<Result> {
  const { firestore, store } = dependencies;
  const { uid, garminUserId, summaryId, activity, digest } = payload;
  const [isTaken, snapshot] = await Promise.all([
    takesFromGarmin(firestore, uid, garminUserId),
    firestore.doc(firestorePaths.garminActivity(uid, summaryId)).get(),
  ]);
  const known = knownActivity(snapshot);
  const forget = async () => {
    if (payload.hasDetails) await store.remove(garminBlobKey(uid, digest));
  };
  const isNews = known.file === null || payload.isManuallyUpdated;
  if (!isTaken || !isNews || known.seen.includes(digest)) {
    await forget();
    return { fulfil: () => undefined };
  }
  const isWorthDecoding =
    known.file === null && isBetterReport(bestPossibleVersion(payload), known.told);
  const documents = isWorthDecoding ? await decodedReport(payload, now, dependencies) : null;
  if (documents && !activity.isManual && !hasSamples(documents)) {
    await askForReadings(payload, known, dependencies);
  }
  return {
    fulfil: async (transaction) =>
      writeVersion(transaction, firestore, payload, { documents, now }),
    afterwards: async () => {
      await forget();
      if (documents === null) return;
      logInfo('activity written as reported', { uid, summaryId, hasDetails: payload.hasDetails });
      await noteGarminArrival(firestore, uid, now);
    },
  };
}

/** The best version that the report can be, before its readings are read. */
function bestPossibleVersion({
  digest,
  hasDetails,
  isManuallyUpdated,
  activity,
  receivedAtMilliseconds,
}: Payload): ReportedVersion {
  return {
    digest,
    hasSamples: hasDetails,
    isManuallyUpdated,
    durationSeconds: activity.durationSeconds,
    receivedAtMilliseconds,
  };
}

function hasSamples({ recording }: ActivityDocuments): boolean {
  return recording !== null;
}

async function decodedReport(
  payload: Payload,
  now: Date,
  { firestore, store }: GarminDependencies,
): Promise<ActivityDocuments | null> {
  const { uid, summaryId, activity, digest } = payload;
  const [{ decodeGarminActivity }, { analyseDecoded }] = await Promise.all([
    import('./decode-garmin-activity.ts'),
    import('../activities/analyse-decoded.ts'),
  ]);
  const details = payload.hasDetails ? await readDetails(garminBlobKey(uid, digest), store) : null;
  const decoded = decodeGarminActivity(activity, details, now);
  if (decoded === null) return null;
  const origin = {
    uid,
    contentHash: digest,
    activityId: reportedActivityId(summaryId),
    source: 'garmin',
    // Has no meaning for what comes from Garmin.
    stravaTerms: 'standard',
    now,
  } as const;
  const [documents] = await analyseDecoded([decoded], origin, firestore);
  return documents ?? null;
}

async function readDetails(key: string, store: BlobStore): Promise<Untrusted | null> {
  if ((await store.sizeOf(key)) === null) return null;
  const bytes = await inflate(await store.read(key), { maxOutputLength: DETAILS_MAX_BYTES });
  return JSON.parse(bytes.toString('utf8')) as Untrusted;
}

/** Asks Garmin once for the readings of an activity that a watch recorded, where neither file nor readings came. */
async function askForReadings(
  { uid, summaryId, activity }: Payload,
  { askedAgainCount }: KnownGarminActivity,
  dependencies: GarminDependencies,
): Promise<void> {
  if (askedAgainCount > 0) return;
  try {
    const startedAt = new Date(activity.startedAtSeconds * 1000);
    await askOnceMore(uid, startedAt, 'readings', dependencies);
  } catch (cause) {
    // The totals are better than nothing, and the next look may bring more.
    logWarning('readings not asked for', { uid, summaryId }, cause);
  }
}

/** Writes it, if it is still the best that is known. */
async function writeVersion(
  transaction: Transaction,
  firestore: Firestore,
  payload: Payload,
  { documents, now }: { documents: ActivityDocuments | null; now: Date },
): Promise<void> {
  const { uid, summaryId, activity, digest } = payload;
  const id = reportedActivityId(summaryId);
  const rowReference = firestore.doc(firestorePaths.activity(uid, id));
  const knownReference = firestore.doc(firestorePaths.garminActivity(uid, summaryId));
  if (!(await takesFromGarmin(firestore, uid, payload.garminUserId))) return;
  const [snapshot, stored] = await transaction.getAll(knownReference, rowReference);
  const before = knownActivity(snapshot);
  const title = newerTitle(payload, before);
  const known: KnownGarminActivity = {
    ...before,
    title,
    startedAt: before.startedAt ?? Timestamp.fromMillis(activity.startedAtSeconds * 1000),
    seen: withSeen(before, digest),
    askedAgainCount: before.askedAgainCount + (documents && !hasSamples(documents) ? 1 : 0),
  };
  const remember = (change: Partial<KnownGarminActivity>) => {
    rememberActivity(transaction, knownReference, { ...known, ...change }, now);
  };
  const version = documents && {
    ...bestPossibleVersion(payload),
    hasSamples: hasSamples(documents),
  };
  if (!version || before.file !== null || !isBetterReport(version, before.told)) {
    const [shownId, ...more] = before.file?.activityIds ?? (before.told ? [id] : []);
    if (title !== before.title && title && shownId !== undefined && more.length === 0) {
      const shown = firestore.doc(firestorePaths.activity(uid, shownId));
      const isThere = shownId === id ? stored?.exists : (await transaction.get(shown)).exists;
      if (isThere) transaction.update(shown, { sourceTitle: shortTitle(title.text) });
    }
    remember({});
    return;
  }
  const activities = [
    {
      ...documents,
      row: { ...documents.row, ...(title && { sourceTitle: shortTitle(title.text) }) },
    },
  ];
  const surroundings = await readSurroundings(transaction, firestore, uid, activities);
  writeActivities(transaction, firestore, { uid, activities }, surroundings);
  if (documents.recording === null)
    transaction.delete(firestore.doc(firestorePaths.recording(uid, id)));
  if (documents.track === null) transaction.delete(firestore.doc(firestorePaths.track(uid, id)));
  remember({ told: version });
}

function newerTitle(
  { isManuallyUpdated, activity, receivedAtMilliseconds }: Payload,
  { title }: KnownGarminActivity,
): KnownGarminActivity['title'] {
  if (!isManuallyUpdated || activity.title === null) return title;
  if (title && title.receivedAtMilliseconds >= receivedAtMilliseconds) return title;
  return { text: activity.title, receivedAtMilliseconds };
}
