import type { JobHandler } from '../jobs/job.ts';
import { refreshAccountState, type AccountStateDependencies } from './refresh-account-state.ts';

/** Gives the sign-in token the rights that a person was given here, so that their browser hears of them. */
export function setClaimsJob(dependencies: AccountStateDependencies): JobHandler<'set-claims'> {
  return {
    run: async ({ uid }, now) => {
      await refreshAccountState(uid, now, dependencies);
      return { fulfil: () => undefined };
    },
    // The state says what was given; the next change of the account sets the claims.
    giveUp: () => undefined,
  };
}
