import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import { JUDGE_ACCOUNT, judgeAccount, type JudgeDependencies } from './judge-account.ts';

/** The job that repeats a release which was cut off. */
export function judgeAccountJob(dependencies: JudgeDependencies): JobHandler {
  return jobHandler(JUDGE_ACCOUNT, {
    isNeverGivenUp: true,
    run: async ({ uid }, now) => {
      await judgeAccount(uid, now, dependencies);
      return { fulfil: () => undefined };
    },
    giveUp: () => undefined,
  });
}
