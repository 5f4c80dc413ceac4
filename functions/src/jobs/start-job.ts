import { getFunctions } from 'firebase-admin/functions';
import { adminApp } from '../platform/admin-app.ts';
import { logWarning } from '../platform/log.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';

/** Name of the task function in `index.ts`. */
const TASK_FUNCTION = `locations/${FUNCTIONS_REGION}/functions/runJob`;

/** Hands a job to a task, to be run at once. A failure costs time only: the sweep finds the job. */
export async function startJob(id: string): Promise<void> {
  try {
    await getFunctions(adminApp()).taskQueue<{ id: string }>(TASK_FUNCTION).enqueue({ id });
  } catch (cause) {
    logWarning('job not handed to a task, left to the sweep', { job: id }, cause);
  }
}
