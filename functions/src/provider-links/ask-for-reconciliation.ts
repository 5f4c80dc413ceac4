import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { HISTORY_IMPORT_LIMITS } from '@tasuki/domain/provider-links/provider-link';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, jobRequest, type JobKind, type JobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import { linkKey } from './begin-unlinking.ts';

export interface ReconcileLinkPayload {
  uid: string;
  provider: LinkedProvider;
  /** When it was looked last, in milliseconds since 1970. */
  lookedAt: number | null;
  /** When the runner asked for a look, in milliseconds since 1970. */
  askedAt: number | null;
}

export const RECONCILE_LINK: JobKind<ReconcileLinkPayload> = {
  name: 'reconcile-link',
  queue: 'long',
  personOf: ({ uid }) => uid,
};

/** The id of the one job that looks, again and again, for what no event reported. */
export function reconciliationJobId(uid: string, provider: LinkedProvider): string {
  return jobId(RECONCILE_LINK, linkKey(uid, provider));
}

export function reconciliationJob(payload: ReconcileLinkPayload): JobRequest {
  return jobRequest(RECONCILE_LINK, linkKey(payload.uid, payload.provider), payload);
}

/** When to look the next time. */
export function nextReconciliation(now: Date): Date {
  return new Date(now.getTime() + HISTORY_IMPORT_LIMITS.reconciliationHours * HOUR_MILLISECONDS);
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
  const job = reconciliationJob({ uid, provider, lookedAt: null, askedAt: null });
  const reference = firestore.doc(firestorePaths.job(job.id));
  const current = storedJob(await transaction.get(reference));
  if (current?.state === 'open') return null;
  return {
    write: () => {
      askForJob(transaction, firestore, job, { current, now, dueAt: nextReconciliation(now) });
    },
  };
}
