import { firestore } from '../platform/admin-app.ts';
import { logWarning } from '../platform/log.ts';
import { startJobInTurn } from './start-jobs.ts';
import { enqueueJob } from './task-queues.ts';

/**
 * Hands a job to its queue, to be run at once or when its person has a turn. A failure costs time
 * only: the sweep finds the job.
 */
export async function startJob(id: string): Promise<void> {
  try {
    await startJobInTurn(id, {
      firestore: firestore(),
      now: () => new Date(),
      enqueue: enqueueJob,
    });
  } catch (cause) {
    logWarning('job not handed to its queue, left to the sweep', { job: id }, cause);
  }
}
