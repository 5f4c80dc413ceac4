import { availableParallelism } from 'node:os';
import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/tasks';
import { currentJobDependencies } from './job-handlers.ts';
import type { JobQueue } from './jobs/job-kind.ts';
import { runJob } from './jobs/run-job.ts';
import type { JobTask } from './jobs/task-queues.ts';
import { FUNCTION_SIZES, type FunctionSize } from './platform/function-sizes.ts';
import { logFailure } from './platform/log.ts';
import { MODEL_SECRETS } from './platform/model-secrets.ts';
import { PROVIDER_SECRETS } from './platform/provider-secrets.ts';
import { refusingUnreadable } from './platform/readable-request.ts';
import { FUNCTIONS_REGION } from './platform/region.ts';

/**
 * How many jobs of a queue the emulator may run at once. It starts a process of about 200 MB for
 * each, so a history that comes in would fill a laptop.
 */
const LOCAL_JOBS_AT_ONCE: Readonly<Record<JobQueue, number>> = {
  replies: 4,
  short: Math.max(3, availableParallelism()),
  decoding: Math.max(3, availableParallelism()),
  redecoding: 1,
  long: 2,
};

/** Each queue is a function of its own, so that none waits for another's work. */
export const runReplies = queueFunction('replies', FUNCTION_SIZES.runReplies, MODEL_SECRETS);
// Messages between people are moderated by a short job.
export const runShortJobs = queueFunction('short', FUNCTION_SIZES.runShortJobs, [
  ...PROVIDER_SECRETS,
  ...MODEL_SECRETS,
]);
export const runDecodingJobs = queueFunction(
  'decoding',
  FUNCTION_SIZES.runDecodingJobs,
  PROVIDER_SECRETS,
);
export const runRedecodingJobs = queueFunction(
  'redecoding',
  FUNCTION_SIZES.runRedecodingJobs,
  PROVIDER_SECRETS,
);
export const runLongJobs = queueFunction('long', FUNCTION_SIZES.runLongJobs, PROVIDER_SECRETS);

/**
 * Runs the jobs of one queue. A job keeps its own record of tries, so a failure is not
 * handed back to the queue, where it would hold up others.
 */
function queueFunction(
  queue: JobQueue,
  size: FunctionSize,
  secrets: NonNullable<TaskQueueOptions['secrets']>,
) {
  const isLocal = process.env['FUNCTIONS_EMULATOR'] === 'true';
  return refusingUnreadable(
    onTaskDispatched<Partial<JobTask> | null>(
      {
        ...size,
        region: FUNCTIONS_REGION,
        secrets,
        retryConfig: { maxAttempts: 1 },
        rateLimits: {
          maxConcurrentDispatches: isLocal
            ? LOCAL_JOBS_AT_ONCE[queue]
            : size.maxInstances * size.concurrency,
        },
      },
      async ({ data }) => {
        const id = data?.id;
        if (typeof id !== 'string') {
          logFailure('task without a job', { queue }, new TypeError('no id in the task'));
          return;
        }
        try {
          await runJob(id, await currentJobDependencies());
        } catch (cause) {
          logFailure('job could not be run', { job: id }, cause);
        }
      },
    ),
  );
}
