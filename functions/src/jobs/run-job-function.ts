import { availableParallelism } from 'node:os';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { logFailure } from '../platform/log.ts';
import { MODEL_SECRETS } from '../platform/model-secrets.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { jobDependencies } from './job-dependencies.ts';
import { runJob as run } from './run-job.ts';

/** The emulator starts a process for each: a history that comes in would take a whole machine. */
const JOBS_AT_ONCE =
  process.env['FUNCTIONS_EMULATOR'] === 'true' ? Math.max(8, 2 * availableParallelism()) : 200;

/**
 * Runs one job at once. Repeating is the sweep's matter, so a failure is not
 * handed back to the queue, where it would hold up others.
 */
export const runJob = onTaskDispatched<{ id?: unknown }>(
  {
    region: FUNCTIONS_REGION,
    memory: '1GiB',
    secrets: [...MODEL_SECRETS, ...PROVIDER_SECRETS],
    // Below the lease: a holder that is cut off here is dead before the next one comes.
    timeoutSeconds: 120,
    concurrency: 4,
    retryConfig: { maxAttempts: 1 },
    rateLimits: { maxConcurrentDispatches: JOBS_AT_ONCE },
  },
  async ({ data }) => {
    if (typeof data.id !== 'string') {
      logFailure('task without a job', {}, new TypeError('no id in the task'));
      return;
    }
    try {
      await run(data.id, await jobDependencies());
    } catch (cause) {
      logFailure('job could not be run', { job: data.id }, cause);
    }
  },
);
