import { jobDependencies } from './jobs/job-dependencies.ts';
import { sweepJobs } from './jobs/sweep-jobs.ts';

/** Does once everything that a scheduler starts in production; local mode ticks it. */
export async function runScheduledJobs(): Promise<void> {
  await sweepJobs(await jobDependencies());
}
