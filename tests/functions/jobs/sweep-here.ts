import { runJob, type JobDependencies } from '../../../functions/src/jobs/run-job.ts';
import { sweepJobs } from '../../../functions/src/jobs/sweep-jobs.ts';

/** A queue without a worker: its jobs wait for the next sweep. */
export const noQueue = async (): Promise<void> => Promise.resolve();

/**
 * Sweeps, and runs here what is handed to a queue. Jobs of other tests, whose kinds are not
 * known here, are left alone.
 *
 * @returns how many jobs were done
 */
export async function sweepHere(jobs: JobDependencies): Promise<number> {
  let doneCount = 0;
  const run = async (id: string) => {
    const [kind = ''] = id.split('_');
    if (!jobs.handlers.has(kind)) return;
    if ((await runJob(id, jobs)) === 'done') doneCount += 1;
  };
  await sweepJobs({ ...jobs, enqueue: async ({ id }) => run(id), runHere: run });
  return doneCount;
}
