import { createHash } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { MINUTE_MILLISECONDS, DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { garminFileAddress } from '../integrations/garmin/garmin-callback.ts';
import { downloadGarminFile, type GarminDownload } from '../integrations/garmin/garmin-client.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobHandler, type JobHandler, type JobResult } from '../jobs/job-handler.ts';
import { storedJob } from '../jobs/job.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import { isRetryable, retryTime } from '../platform/provider-failure.ts';
import { decodeJob } from '../recordings/ask-to-decode.ts';
import { garminBlobKey, recordingBlobKey } from '../blob-store/blob-store.ts';
import { storedUpload } from '../recordings/stored-upload.ts';
import {
  askGarmin,
  digestOf,
  isFailure,
  takesFromGarmin,
  type GarminDependencies,
} from './ask-garmin.ts';
import { askOnceMore } from './ask-once-more.ts';
import { FETCH_GARMIN_FILE, type FetchGarminFilePayload } from './garmin-job-kinds.ts';
import { knownActivity, rememberActivity, withSeen } from './known-activity.ts';

type Payload = FetchGarminFilePayload;
type Result = JobResult<Payload>;

/** Garmin keeps a file for so long after it reported it. */
const KEPT_MILLISECONDS = DAY_MILLISECONDS;
const FIRST_WAITS_MILLISECONDS = 60_000;
const LATER_WAITS_MILLISECONDS = 15 * MINUTE_MILLISECONDS;
/** A file that is lost each time is not worth asking for again and again. */
const ASKED_AGAIN_MAXIMUM = 2;

/**
 * The job that fetches a file that Garmin reported. Garmin hands it out once, so its bytes are
 * stored before anything else is done. Their name follows from the job, so who comes after a holder
 * that died finds them there. Where the download itself broke, Garmin is asked to send the activity
 * once more.
 */
export function fetchGarminFileJob(dependencies: GarminDependencies): JobHandler {
  return jobHandler(FETCH_GARMIN_FILE, {
    run: async (payload, now) => fetchFile(payload, now, dependencies),
    // Garmin's report on the activity beside its file is written by another job.
    giveUp: () => undefined,
  });
}

async function fetchFile(
  payload: Payload,
  now: Date,
  dependencies: GarminDependencies,
): Promise<Result> {
  const { firestore, store } = dependencies;
  const { uid, garminUserId, summaryId, callbackUrl } = payload;
  const callbackHash = digestOf(callbackUrl);
  const inbox = garminBlobKey(uid, callbackHash);
  const [isTaken, snapshot] = await Promise.all([
    takesFromGarmin(firestore, uid, garminUserId),
    firestore.doc(firestorePaths.garminActivity(uid, summaryId)).get(),
  ]);
  if (!isTaken || knownActivity(snapshot).seen.includes(callbackHash)) {
    await store.remove(inbox);
    return { fulfil: () => undefined };
  }
  let download: GarminDownload;
  try {
    download = await storedOrFetched(inbox, payload, dependencies);
    if (download.kind === 'gone' && mayAskAgain(payload, knownActivity(snapshot).askedAgainCount)) {
      await askOnceMore(
        uid,
        new Date((payload.startedAtSeconds ?? 0) * 1000),
        'file',
        dependencies,
      );
    }
  } catch (cause) {
    if (isRetryable(cause)) return later(payload, now, cause);
    if (
      !isFailure(
        cause,
        'provider/token-refused',
        'provider/link-expired',
        'provider/missing-scope',
        'provider/not-offered',
      )
    ) {
      throw cause;
    }
    logWarning('file of Garmin not handed out', { uid, summaryId }, cause);
    download = { kind: 'gone' };
  }
  if (download.kind === 'file') return received(payload, download.bytes, now, dependencies);
  logInfo('file of Garmin not to be had', { uid, summaryId, kind: download.kind });
  return {
    fulfil: async (transaction) => {
      const reference = firestore.doc(firestorePaths.garminActivity(uid, summaryId));
      const known = knownActivity(await transaction.get(reference));
      rememberActivity(
        transaction,
        reference,
        {
          ...known,
          startedAt: known.startedAt ?? startOf(payload),
          seen: withSeen(known, callbackHash),
          askedAgainCount: known.askedAgainCount + 1,
        },
        now,
      );
    },
  };
}

function mayAskAgain({ startedAtSeconds }: Payload, askedAgainCount: number): boolean {
  return startedAtSeconds !== null && askedAgainCount < ASKED_AGAIN_MAXIMUM;
}

function startOf({ startedAtSeconds }: Payload): Timestamp | null {
  return startedAtSeconds === null ? null : Timestamp.fromMillis(startedAtSeconds * 1000);
}

/** The file that an earlier holder of the job stored, or else the file fetched and stored now. */
async function storedOrFetched(
  inbox: string,
  { uid, callbackUrl }: Payload,
  dependencies: GarminDependencies,
): Promise<GarminDownload> {
  const { store, apiUrl } = dependencies;
  if ((await store.sizeOf(inbox)) !== null) return { kind: 'file', bytes: await store.read(inbox) };
  const address = apiUrl === null ? null : garminFileAddress(callbackUrl, apiUrl);
  // Its address is not Garmin's any more: the settings have changed since it was reported.
  if (address === null) return { kind: 'gone' };
  const download = await fetchOnce(uid, address, dependencies);
  if (download.kind === 'file') await store.write(inbox, download.bytes);
  return download;
}

async function fetchOnce(
  uid: string,
  address: URL,
  dependencies: GarminDependencies,
): Promise<GarminDownload> {
  try {
    return await askGarmin(uid, dependencies, async ({ accessToken }) =>
      downloadGarminFile(address, accessToken),
    );
  } catch (cause) {
    if (!isFailure(cause, 'provider/link-expired')) throw cause;
    // The address holds a token of its own, which may do.
    return downloadGarminFile(address, null);
  }
}

/** Garmin cannot be asked: again soon, and then less often, for as long as it keeps the file. */
function later(payload: Payload, now: Date, cause: unknown): Result {
  const { uid, summaryId, receivedAtMilliseconds } = payload;
  const passed = now.getTime() - receivedAtMilliseconds;
  logWarning('file of Garmin not fetched yet', { uid, summaryId }, cause);
  if (passed > KEPT_MILLISECONDS) return { fulfil: () => undefined };
  const wait =
    passed < 10 * FIRST_WAITS_MILLISECONDS ? FIRST_WAITS_MILLISECONDS : LATER_WAITS_MILLISECONDS;
  const dueAt = retryTime(cause, new Date(now.getTime() + wait));
  return { fulfil: () => undefined, next: { dueAt, payload } };
}

/** Hands the bytes over as a file that was dropped in is: stored by content, then decoded. */
async function received(
  payload: Payload,
  bytes: Uint8Array,
  now: Date,
  { firestore, store, startJob }: GarminDependencies,
): Promise<Result> {
  const { uid, summaryId } = payload;
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const key = recordingBlobKey(uid, contentHash);
  if ((await store.sizeOf(key)) !== bytes.length) await store.write(key, bytes);
  const sizeBytes = bytes.length;
  let decodeId: string | null = null;
  return {
    fulfil: async (transaction) => {
      decodeId = await askToDecode(transaction, firestore, payload, {
        contentHash,
        sizeBytes,
        now,
      });
    },
    afterwards: async () => {
      logInfo('file of Garmin stored', { uid, summaryId, sizeBytes });
      if (decodeId !== null) await startJob(decodeId);
      else await store.remove(garminBlobKey(uid, digestOf(payload.callbackUrl)));
    },
  };
}

/** @returns the id of the job that decodes it; null where the same bytes are shown already */
async function askToDecode(
  transaction: Transaction,
  firestore: GarminDependencies['firestore'],
  payload: Payload,
  { contentHash, sizeBytes, now }: { contentHash: string; sizeBytes: number; now: Date },
): Promise<string | null> {
  const { uid, garminUserId, summaryId, title, fileType } = payload;
  const job = decodeJob(uid, contentHash);
  const uploadReference = firestore.doc(firestorePaths.upload(uid, contentHash));
  const knownReference = firestore.doc(firestorePaths.garminActivity(uid, summaryId));
  if (!(await takesFromGarmin(firestore, uid, garminUserId))) return null;
  const [known, upload, current] = await transaction.getAll(
    knownReference,
    uploadReference,
    firestore.doc(firestorePaths.job(job.id)),
  );
  const before = knownActivity(known);
  const callbackHash = digestOf(payload.callbackUrl);
  rememberActivity(
    transaction,
    knownReference,
    {
      ...before,
      startedAt: before.startedAt ?? startOf(payload),
      seen: withSeen(before, callbackHash),
    },
    now,
  );
  if (before.file?.contentHash === contentHash) return null;
  const stored = storedUpload(upload);
  const time = Timestamp.fromDate(now);
  transaction.set(uploadReference, {
    fileName: `garmin-${summaryId}.${fileType.toLowerCase()}`,
    activityIds: [],
    isPartial: false,
    requestedAt: time,
    // The same bytes that the runner dropped in stay their own.
    source: stored === undefined ? 'garmin' : 'file',
    ...stored,
    contentHash,
    sizeBytes,
    state: 'received',
    failureCode: null,
    garmin: {
      summaryId,
      title,
      callbackHash,
      ...(garminUserId !== undefined && { garminUserId }),
    },
    updatedAt: time,
  });
  return askForJob(transaction, firestore, job, { current: storedJob(current), now });
}
