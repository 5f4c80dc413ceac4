import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { ACCOUNT_EXPORT_LIMITS } from '@tasuki/domain/accounts/account-export';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { requireRecentSignIn } from '../permissions/require-recent-sign-in.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, jobRequest, type JobKind } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import type { ExportCursor } from './export-entry.ts';
import { FORGET_EXPORT } from './forget-export-job.ts';
import { storedExport, type StoredExport } from './stored-export.ts';

export interface ExportAccountPayload {
  uid: string;
  exportId: string;
  /** What the steps before have collected; null = nothing yet. */
  earlierPart: string | null;
  cursor: ExportCursor | null;
}

export const EXPORT_ACCOUNT: JobKind<ExportAccountPayload> = {
  name: 'export-account',
  queue: 'long',
  personOf: ({ uid }) => uid,
};

interface AskForExportDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

/**
 * Has everything of a person collected in a file. Asked again while that is under way, or
 * soon after it was asked for, it changes nothing, also where it failed.
 *
 * @returns whether the collecting was begun now or is under way
 * @throws TasukiFailure 'auth/requires-recent-login'
 */
export async function askForExport(
  { uid, signedInAt, now }: { uid: string; signedInAt: Date; now: Date },
  { firestore, startJob }: AskForExportDependencies,
): Promise<{ isAsked: boolean }> {
  requireRecentSignIn({ signedInAt, now });
  // When several calls ask at once, one begins the export; the others look again and find it under
  // way.
  const asked = await retryOnContention(async () => askOnce(uid, now, firestore));
  for (const id of asked.ids) await startJob(id);
  return { isAsked: asked.isAsked };
}

interface AskedExport {
  isAsked: boolean;
  /** Ids of the jobs to start. */
  ids: readonly string[];
}

/** @throws what `retryOnContention` understands where the export was changed meanwhile */
async function askOnce(uid: string, now: Date, firestore: Firestore): Promise<AskedExport> {
  const [snapshot, jobSnapshot] = (await firestore.getAll(
    firestore.doc(firestorePaths.accountExport(uid)),
    firestore.doc(firestorePaths.job(jobId(EXPORT_ACCOUNT, uid))),
  )) as [DocumentSnapshot, DocumentSnapshot];
  const current = storedExport(snapshot);
  const job = storedJob(jobSnapshot);
  const isUnderWay = current?.state === 'queued' || current?.state === 'running';
  if (isUnderWay && job?.state === 'open') return { isAsked: true, ids: [] };
  const isSettled = current?.state === 'ready' || current?.state === 'failed';
  if (isSettled && isYoung(current, now)) return { isAsked: false, ids: [] };
  const batch = firestore.batch();
  const ids: string[] = [];
  if (current) {
    const forgotten = { uid, exportId: current.exportId };
    const key = `${uid}_${current.exportId}`;
    const forgetting = jobRequest(FORGET_EXPORT, key, forgotten);
    ids.push(askForJob(batch, firestore, forgetting, { current: undefined, now }));
  }
  const exportId = randomUUID();
  const payload = { uid, exportId, earlierPart: null, cursor: null };
  const collecting = jobRequest(EXPORT_ACCOUNT, uid, payload);
  ids.push(askForJob(batch, firestore, collecting, { current: job, now }));
  const stored: StoredExport = {
    state: 'queued',
    exportId,
    part: null,
    sizeBytes: null,
    createdAt: Timestamp.fromDate(now),
    expiresAt: null,
  };
  writeUnlessChanged(batch, snapshot, stored);
  await batch.commit();
  return { isAsked: true, ids };
}

function isYoung({ createdAt }: StoredExport, now: Date): boolean {
  const ageMilliseconds = now.getTime() - createdAt.toMillis();
  return ageMilliseconds < ACCOUNT_EXPORT_LIMITS.againAfterMinutes * MINUTE_MILLISECONDS;
}
