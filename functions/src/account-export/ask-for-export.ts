import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { ACCOUNT_EXPORT_LIMITS } from '@tasuki/domain/people/account-export';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, type StoredJob } from '../jobs/job.ts';
import type { StoredExport } from './stored-export.ts';

interface AskForExportDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

/**
 * Has everything of a person collected in a file. Asked again while that is under way, or
 * soon after it was done, it changes nothing.
 *
 * @returns whether the collecting was begun now or is under way
 */
export async function askForExport(
  { uid, now }: { uid: string; now: Date },
  { firestore, startJob }: AskForExportDependencies,
): Promise<{ isAsked: boolean }> {
  const reference = firestore.doc(firestorePaths.accountExport(uid));
  const jobReference = firestore.doc(firestorePaths.job(jobId('export-account', uid)));
  const asked = await firestore.runTransaction(async (transaction) => {
    const [snapshot, jobSnapshot] = await transaction.getAll(reference, jobReference);
    const current = snapshot?.data() as StoredExport | undefined;
    const job = jobSnapshot?.data() as StoredJob | undefined;
    const isUnderWay = current?.state === 'queued' || current?.state === 'running';
    if (isUnderWay && job?.state === 'open') return { isAsked: true, ids: [] };
    if (current?.state === 'ready' && isYoung(current, now)) return { isAsked: false, ids: [] };
    const ids: string[] = [];
    if (current) {
      const forgotten = { uid, exportId: current.exportId };
      const key = `${uid}_${current.exportId}`;
      const forgetting = { kind: 'forget-export', key, payload: forgotten } as const;
      ids.push(askForJob(transaction, firestore, forgetting, undefined, now, now));
    }
    const exportId = randomUUID();
    const payload = { uid, exportId, earlierPart: null, cursor: null };
    const collecting = { kind: 'export-account', key: uid, payload } as const;
    ids.push(askForJob(transaction, firestore, collecting, job, now, now));
    const stored: StoredExport = {
      state: 'queued',
      exportId,
      part: null,
      sizeBytes: null,
      createdAt: Timestamp.fromDate(now),
      expiresAt: null,
    };
    transaction.set(reference, stored);
    return { isAsked: true, ids };
  });
  for (const id of asked.ids) await startJob(id);
  return { isAsked: asked.isAsked };
}

function isYoung({ createdAt }: StoredExport, now: Date): boolean {
  const ageMilliseconds = now.getTime() - createdAt.toMillis();
  return ageMilliseconds < ACCOUNT_EXPORT_LIMITS.againAfterMinutes * 60_000;
}
