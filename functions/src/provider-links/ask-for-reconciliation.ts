import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HISTORY_IMPORT_LIMITS } from '@tasuki/domain/people/provider-link';
import type { LinkedProvider } from '@tasuki/domain/people/provider';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, type StoredJob } from '../jobs/job.ts';
import { linkKey } from './begin-unlinking.ts';

/** The one job that looks, again and again, for what no event told of. */
export function reconciliationJob(uid: string, provider: LinkedProvider) {
  return { kind: 'reconcile-link', key: linkKey(uid, provider) } as const;
}

/** When to look the next time. */
export function nextReconciliation(now: Date): Date {
  return new Date(now.getTime() + HISTORY_IMPORT_LIMITS.reconciliationHours * 3_600_000);
}

/**
 * Sees to it, within a transaction, that a link is looked after every few hours.
 *
 * @returns null where it is already
 */
export async function askForReconciliation(
  { uid, provider }: { uid: string; provider: LinkedProvider },
  now: Date,
  firestore: Firestore,
  transaction: Transaction,
): Promise<{ write: () => void } | null> {
  const job = reconciliationJob(uid, provider);
  const reference = firestore.doc(firestorePaths.job(jobId(job.kind, job.key)));
  const current = (await transaction.get(reference)).data() as StoredJob | undefined;
  if (current?.state === 'open') return null;
  const payload = { uid, provider, lookedAt: null, askedAt: null };
  return {
    write: () => {
      askForJob(transaction, firestore, { ...job, payload }, current, nextReconciliation(now), now);
    },
  };
}
