import { jobDependencies } from './jobs/job-dependencies.ts';
import { sweepJobs } from './jobs/sweep-jobs.ts';
import { firestore } from './platform/admin-app.ts';
import { purgeExpiredActivities } from './strava/purge-expired-activities.ts';

/** Does once everything that a scheduler starts in production; local mode ticks it. */
export async function runScheduledJobs(): Promise<void> {
  await sweepJobs(await jobDependencies());
  await purgeExpiredActivities(new Date(), firestore());
}
