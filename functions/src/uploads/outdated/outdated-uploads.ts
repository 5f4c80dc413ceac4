import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import type { RecordingUpload } from '@tasuki/domain/uploads/upload';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { jobRequest, type JobKind } from '../../jobs/job-kind.ts';
import { storedJob } from '../../jobs/job.ts';
import { logInfo } from '../../platform/log.ts';
import { storedReader, unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import { DECODER_VERSION, FIRST_DECODER_VERSION } from '../../recordings/decoder-version.ts';
import { storedUpload } from '../../recordings/stored-upload.ts';

/** decoderUpdates/{version}: how far the search for files of earlier versions has come. */
export interface DecoderUpdate {
  /** Path of the last upload that was looked at; null = at the beginning. */
  cursor: string | null;
  /** How often all uploads were looked at. */
  passes: number;
  updatedAt: Timestamp;
}

const storedUpdate = storedReader<DecoderUpdate>({ cursor: 'string?', passes: 'number' });

export const OUTDATED_SEARCH_LIMITS = {
  pageSize: 100,
  /** Uploads of one run; the next goes on. */
  uploadsMaximum: 2000,
} as const;

/**
 * Functions of the version before may still run for some minutes after a deployment and write uploads
 * behind the cursor. A second pass, an hour later, finds those.
 */
const PASSES = 2;

export interface ReadFileAgainPayload {
  uid: string;
  contentHash: string;
}

export const READ_FILE_AGAIN: JobKind<ReadFileAgainPayload> = {
  name: 'read-file-again',
  queue: 'redecoding',
  personOf: ({ uid }) => uid,
};

interface SearchDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

/** Checks whether an upload's file was read by an earlier decoder. */
export function isOutdated({ state, decoderVersion }: RecordingUpload): boolean {
  return state === 'done' && (decoderVersion ?? FIRST_DECODER_VERSION) < DECODER_VERSION;
}

/**
 * Looks through the uploads of everybody, page by page, and asks for every file that an earlier
 * decoder has read to be read again. Goes on where the run before stopped; once all were
 * looked at twice it reads one document and does nothing.
 *
 * @returns how many files were asked for
 */
export async function searchOutdatedUploads(
  now: Date,
  { firestore, startJob }: SearchDependencies,
  limits: Record<keyof typeof OUTDATED_SEARCH_LIMITS, number> = OUTDATED_SEARCH_LIMITS,
): Promise<number> {
  const reference = firestore.doc(firestorePaths.decoderUpdate(DECODER_VERSION));
  const stored = storedUpdate(await reference.get());
  const passes = stored?.passes ?? 0;
  if (passes >= PASSES) return 0;
  let cursor = stored?.cursor ?? null;
  let asked = 0;
  for (let seen = 0; seen < limits.uploadsMaximum; seen += limits.pageSize) {
    const all = firestore.collectionGroup('uploads').orderBy(FieldPath.documentId());
    const page = await (cursor === null ? all : all.startAfter(firestore.doc(cursor)))
      .limit(limits.pageSize)
      .get();
    const outdated = page.docs.filter((document) => {
      // One upload that cannot be read does not keep the others from being read again.
      const upload = unlessUnreadable(() => storedUpload(document));
      return upload !== undefined && isOutdated(upload);
    });
    const ids = await Promise.all(
      outdated.map(async ({ ref }) => askToReadAgain(ref, firestore, now)),
    );
    await Promise.all(ids.map(startJob));
    asked += ids.length;
    const isLastPage = page.size < limits.pageSize;
    cursor = isLastPage ? null : (page.docs.at(-1)?.ref.path ?? null);
    const update: DecoderUpdate = {
      cursor,
      passes: isLastPage ? passes + 1 : passes,
      updatedAt: Timestamp.fromDate(now),
    };
    await reference.set(update);
    if (isLastPage) break;
  }
  if (asked > 0) logInfo('outdated files found', { asked, decoderVersion: DECODER_VERSION });
  return asked;
}

async function askToReadAgain(
  upload: DocumentReference,
  firestore: Firestore,
  now: Date,
): Promise<string> {
  const uid = upload.parent.parent?.id ?? '';
  const payload = { uid, contentHash: upload.id };
  const job = jobRequest(READ_FILE_AGAIN, `${uid}_${upload.id}`, payload);
  const reference = firestore.doc(firestorePaths.job(job.id));
  return firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    return askForJob(transaction, firestore, job, { current, now });
  });
}
