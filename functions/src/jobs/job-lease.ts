import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { logWarning } from '../platform/log.ts';
import type { JobLease } from './job-handler.ts';
import { JOB_LIMITS, type StoredJob, storedJob } from './job.ts';

/** What a holder needs to know of the job that it took. */
export interface TakenJob {
  id: string;
  fence: number;
  tries: number;
  job: StoredJob;
  /** How long it is held without being renewed. */
  leaseSeconds: number;
}

/** Another holder has the job: what this one did does not count. */
export class LeaseLost extends Error {}

/** A renewal may fail twice before the lease ends. */
const RENEWALS_A_LEASE = 3;

/**
 * Reads, in a transaction, that the job is still held.
 *
 * @throws LeaseLost when it is not
 */
export async function requireHeld(
  transaction: Transaction,
  firestore: Firestore,
  taken: TakenJob,
): Promise<void> {
  const snapshot = await transaction.get(firestore.doc(firestorePaths.job(taken.id)));
  const job = storedJob(snapshot);
  if (job?.fence !== taken.fence) throw new LeaseLost();
}

/**
 * Holds a job while its handler runs: renews a short lease, and aborts the handler's signal
 * when somebody else has taken the job. A handler that hangs loses it after the longest lease.
 *
 * @param isRenewed false = the lease is long enough for all that the handler does
 */
export function holdLease(
  taken: TakenJob,
  isRenewed: boolean,
  { firestore, now }: { firestore: Firestore; now: () => Date },
): { lease: JobLease; releaseLease: () => void } {
  const lost = new AbortController();
  const held = async (work: (transaction: Transaction) => Promise<void> | void): Promise<void> => {
    try {
      await firestore.runTransaction(async (transaction) => {
        await requireHeld(transaction, firestore, taken);
        await work(transaction);
      });
    } catch (cause) {
      if (cause instanceof LeaseLost) lost.abort(cause);
      throw cause;
    }
  };
  const renew = async (): Promise<void> => {
    await held((transaction) => {
      transaction.update(firestore.doc(firestorePaths.job(taken.id)), {
        dueAt: Timestamp.fromMillis(now().getTime() + taken.leaseSeconds * 1000),
      });
    });
  };
  const timers: NodeJS.Timeout[] = [];
  if (isRenewed) {
    const heartbeat = setInterval(
      () => {
        renew().catch((cause: unknown) => {
          logWarning('lease not renewed', { job: taken.id }, cause);
        });
      },
      (taken.leaseSeconds * 1000) / RENEWALS_A_LEASE,
    );
    const longest = setTimeout(() => {
      clearInterval(heartbeat);
      lost.abort(new LeaseLost());
    }, JOB_LIMITS.leaseSeconds * 1000);
    timers.push(heartbeat, longest);
  }
  return {
    lease: { signal: lost.signal, write: held },
    releaseLease: () => {
      // A timer of either kind is cleared by either function.
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
