import { getFunctions } from 'firebase-admin/functions';
import { adminApp } from '../platform/admin-app.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import type { JobQueue } from './job-kind.ts';

/** A job that is handed to its queue. */
export interface StartedJob {
  id: string;
  queue: JobQueue;
}

/** The function that runs the jobs of each queue, by its name in `index.ts`. */
const QUEUE_FUNCTIONS: Readonly<Record<JobQueue, string>> = {
  replies: 'runReplies',
  short: 'runShortJobs',
  decoding: 'runDecodingJobs',
  redecoding: 'runRedecodingJobs',
  long: 'runLongJobs',
};

/** What a task holds. */
export interface JobTask {
  id: string;
}

/**
 * Hands a job to its queue, to be run at once.
 *
 * @throws whatever Cloud Tasks throws
 */
export async function enqueueJob({ id, queue }: StartedJob): Promise<void> {
  const name = `locations/${FUNCTIONS_REGION}/functions/${QUEUE_FUNCTIONS[queue]}`;
  await getFunctions(adminApp()).taskQueue<JobTask>(name).enqueue({ id });
}
