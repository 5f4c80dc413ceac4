import { Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { logFailure, logInfo } from '../platform/log.ts';
import { runJob, type JobDependencies } from './run-job.ts';

export interface SweepLimits {
  /** How many to look for at once. */
  batchSize: number;
  /** How many to run beside each other. */
  parallel: number;
  /** When to stop beginning new ones. */
  budgetSeconds: number;
}

const SWEEP_LIMITS: SweepLimits = { batchSize: 50, parallel: 4, budgetSeconds: 50 };

/**
 * Runs what is due: jobs whose task was never made or got lost, whose holder
 * died, or whose next try has come. One job's failure does not stop the others.
 *
 * @returns how many were done
 */
export async function sweepJobs(
  dependencies: JobDependencies,
  limits: SweepLimits = SWEEP_LIMITS,
): Promise<number> {
  const { firestore, now } = dependencies;
  const endAt = now().getTime() + limits.budgetSeconds * 1000;
  let doneCount = 0;
  for (;;) {
    const due = await firestore
      .collection(firestorePaths.jobs())
      .where('state', '==', 'open')
      .where('dueAt', '<=', Timestamp.fromDate(now()))
      .orderBy('dueAt')
      .limit(limits.batchSize)
      .get();
    const ids = due.docs.map(({ id }) => id);
    const workers = Array.from({ length: limits.parallel }, async () => {
      for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
        if (now().getTime() >= endAt) return;
        if (await runsToDone(id, dependencies)) doneCount += 1;
      }
    });
    await Promise.all(workers);
    if (due.size < limits.batchSize || now().getTime() >= endAt) break;
  }
  if (doneCount > 0) logInfo('jobs swept', { doneCount });
  return doneCount;
}

async function runsToDone(id: string, dependencies: JobDependencies): Promise<boolean> {
  try {
    return (await runJob(id, dependencies)) === 'done';
  } catch (cause) {
    logFailure('job could not be run', { job: id }, cause);
    return false;
  }
}
