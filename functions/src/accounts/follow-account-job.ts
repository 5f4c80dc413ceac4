import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import { FOLLOW_ACCOUNT, followAccount, type FollowDependencies } from './follow-account.ts';

/** The job that follows the writes of somebody who writes more often than they are followed. */
export function followAccountJob(dependencies: FollowDependencies): JobHandler {
  return jobHandler(FOLLOW_ACCOUNT, {
    run: async (payload, now) => {
      await followAccount(payload, now, dependencies);
      return { fulfil: () => undefined };
    },
    // The next write of the account is followed again.
    giveUp: () => undefined,
  });
}
