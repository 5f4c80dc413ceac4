import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { ACCOUNT_EXPORT_LIMITS } from '@tasuki/domain/accounts/account-export';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobHandler, type JobHandler, type JobResult } from '../jobs/job-handler.ts';
import { jobId, jobRequest } from '../jobs/job-kind.ts';
import { logInfo } from '../platform/log.ts';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { EXPORT_ACCOUNT, type ExportAccountPayload } from './ask-for-export.ts';
import { EXPORT_SECTIONS, type ExportCursor, type ExportFile } from './export-entry.ts';
import { FORGET_EXPORT } from './forget-export-job.ts';
import { exportBlobKey, storedExport } from './stored-export.ts';

export interface ExportAccountDependencies {
  firestore: Firestore;
  store: BlobStore;
  now: () => Date;
  startJob: (id: string) => Promise<void>;
  /** How long one step adds to the file; far below the lease, since one thing more may be large. */
  stepSeconds?: number;
}

type Payload = ExportAccountPayload;

const STEP_SECONDS = 45;
const FIRST: ExportCursor = { section: EXPORT_SECTIONS[0], after: null };

/**
 * Collects everything of a person in one zip, step by step. Each step writes the file of the step
 * before and more behind it under a new key. So one that is repeated or cut off harms nothing.
 */
export function exportAccountJob(dependencies: ExportAccountDependencies): JobHandler {
  const { firestore } = dependencies;
  return jobHandler(EXPORT_ACCOUNT, {
    run: async (payload) => runStep(payload, dependencies),
    giveUp: async (payload, transaction) => {
      if (await isWanted(payload, transaction, firestore)) {
        transaction.update(exportReference(payload.uid, firestore), { state: 'failed' });
      }
    },
  });
}

function exportReference(uid: string, firestore: Firestore) {
  return firestore.doc(firestorePaths.accountExport(uid));
}

/** Whether this is still the export that the person asked for last. */
async function isWanted(
  { uid, exportId }: Payload,
  transaction: Transaction,
  firestore: Firestore,
): Promise<boolean> {
  const snapshot = await transaction.get(exportReference(uid, firestore));
  return storedExport(snapshot)?.exportId === exportId;
}

async function runStep(
  payload: Payload,
  { firestore, store, now, startJob, stepSeconds = STEP_SECONDS }: ExportAccountDependencies,
): Promise<JobResult<Payload>> {
  const { uid, exportId, earlierPart } = payload;
  const reference = exportReference(uid, firestore);
  const current = storedExport(await reference.get());
  if (current?.exportId !== exportId) return { fulfil: () => undefined };
  if (current.state === 'queued') await reference.update({ state: 'running' });

  const part = randomUUID();
  const endAt = now().getTime() + stepSeconds * 1000;
  const progress = { cursor: payload.cursor ?? FIRST, isDone: false };
  const { writeExportPart } = await import('./write-export-part.ts');
  const keyOf = (name: string) => exportBlobKey(uid, exportId, name);
  const sizeBytes = await writeExportPart(
    store,
    keyOf(part),
    earlierPart === null ? null : keyOf(earlierPart),
    filesUntil(uid, progress, () => now().getTime() >= endAt, { firestore, store }),
  );
  const afterwards = async () => {
    if (earlierPart !== null) await store.remove(keyOf(earlierPart));
  };
  if (!progress.isDone) {
    const next = { ...payload, earlierPart: part, cursor: progress.cursor };
    return {
      fulfil: () => undefined,
      next: { dueAt: now(), payload: next },
      afterwards: async () => {
        await afterwards();
        await startJob(jobId(EXPORT_ACCOUNT, uid));
      },
    };
  }
  return {
    fulfil: async (transaction) => {
      if (!(await isWanted(payload, transaction, firestore))) return;
      const expiresAt = new Date(
        now().getTime() + ACCOUNT_EXPORT_LIMITS.keptDays * DAY_MILLISECONDS,
      );
      transaction.update(reference, {
        state: 'ready',
        sizeBytes,
        part,
        expiresAt: Timestamp.fromDate(expiresAt),
      });
      const forgetting = { uid, exportId };
      askForJob(
        transaction,
        firestore,
        jobRequest(FORGET_EXPORT, `${uid}_${exportId}`, forgetting),
        { current: undefined, now: now(), dueAt: expiresAt },
      );
    },
    afterwards: async () => {
      logInfo('account exported', { uid, sizeBytes });
      await afterwards();
    },
  };
}

/** The files from a cursor on, at least one unit of them; moves the cursor along. */
async function* filesUntil(
  uid: string,
  progress: { cursor: ExportCursor; isDone: boolean },
  isTimeOver: () => boolean,
  dependencies: Pick<ExportAccountDependencies, 'firestore' | 'store'>,
): AsyncGenerator<ExportFile> {
  for (;;) {
    const { section, after } = progress.cursor;
    for await (const unit of await unitsOf(section, uid, after, dependencies)) {
      yield* unit.files;
      progress.cursor = { section, after: unit.after };
      if (isTimeOver()) return;
    }
    const following = EXPORT_SECTIONS[EXPORT_SECTIONS.indexOf(section) + 1];
    if (!following) {
      progress.isDone = true;
      return;
    }
    progress.cursor = { section: following, after: null };
  }
}

async function unitsOf(
  section: ExportCursor['section'],
  uid: string,
  after: string | null,
  { firestore, store }: Pick<ExportAccountDependencies, 'firestore' | 'store'>,
) {
  switch (section) {
    case 'person': {
      const { personUnits } = await import('./person-files.ts');
      return after === null ? personUnits(uid, firestore) : [];
    }
    case 'collections': {
      const { collectionUnits } = await import('./collection-units.ts');
      return collectionUnits(uid, after, firestore);
    }
    case 'activities': {
      const { activityUnits } = await import('./activity-units.ts');
      return activityUnits(uid, after, { firestore, store });
    }
    case 'conversations': {
      const { conversationUnits } = await import('./conversation-units.ts');
      return conversationUnits(uid, after, { firestore, store });
    }
  }
}
