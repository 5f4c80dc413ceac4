import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { UNUSED_PROOF_MILLISECONDS } from '../permissions/proven-emails.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
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

/**
 * Looks whether an account is under the next address that a session has proven. It has a name of its own, so that
 * no release of the account takes its place.
 */
export const SETTLE_NEXT_PROOF: JobKind<{ uid: string }> = {
  name: 'settle-next-proof',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/** The browser uses a proof at once. */
export const FIRST_LOOK_MILLISECONDS = MINUTE_MILLISECONDS;

/**
 * The job that notes a next address as used, soon after its proof, and has it lapse where it is not used. So it
 * is used before its owner sets another password, which would end it.
 */
export function settleNextProofJob(dependencies: JudgeDependencies): JobHandler {
  return jobHandler(SETTLE_NEXT_PROOF, {
    isNeverGivenUp: true,
    run: async ({ uid }, now) => {
      await judgeAccount(uid, now, dependencies);
      const path = firestorePaths.accountState(uid);
      const state = storedAccountState(await dependencies.firestore.doc(path).get());
      const over = (state?.nextProof?.provenAtMilliseconds ?? 0) + UNUSED_PROOF_MILLISECONDS;
      const isWaiting = over > now.getTime();
      return {
        fulfil: () => undefined,
        // A proof that is over counts for nothing, also where nobody could judge the account.
        ...(isWaiting && { next: { dueAt: new Date(over), payload: { uid } } }),
      };
    },
    giveUp: () => undefined,
  });
}
