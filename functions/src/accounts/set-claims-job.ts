import { askToEndRenewals } from '../billing/endings/ask-to-end-renewals.ts';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { endInvitationsWithRight } from '../permissions/end-group-invitations.ts';
import { askToDeliverPlan } from '../plans/delivery/ask-to-deliver-plan.ts';
import { resumeLinks } from '../provider-links/resume-links.ts';
import { followSessions, RELEASE_MILLISECONDS } from './end-sessions.ts';
import { refreshAccountState, type AccountStateDependencies } from './refresh-account-state.ts';

interface SetClaimsDependencies extends AccountStateDependencies {
  startJob: (id: string) => Promise<void>;
}

/** Into the person's account at Firebase Auth, from what their state says. */
export const SET_CLAIMS: JobKind<{ uid: string }> = {
  name: 'set-claims',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/**
 * Has Firebase Auth follow a person's state: the rights in the sign-in token, whether the account
 * is disabled, and the end of sessions. Begins the imports that waited for the approval, and has what
 * is paid for and invitations to groups end with it. What was sent to Garmin is taken back, or sent again.
 */
export function setClaimsJob(dependencies: SetClaimsDependencies): JobHandler {
  return jobHandler(SET_CLAIMS, {
    isNeverGivenUp: true,
    run: async ({ uid }, now) => {
      if (!(await followSessions(uid, dependencies))) {
        const dueAt = new Date(now.getTime() + RELEASE_MILLISECONDS);
        return { fulfil: () => undefined, next: { dueAt, payload: { uid } } };
      }
      await refreshAccountState(uid, now, dependencies);
      await resumeLinks(uid, now, dependencies);
      await askToEndRenewals(uid, now, dependencies);
      await endInvitationsWithRight(uid, dependencies.firestore);
      await askToDeliverPlan(uid, { ...dependencies, now: () => now });
      return { fulfil: () => undefined };
    },
    // Rules and callables follow the state; the next change of the account sets the claims.
    giveUp: () => undefined,
  });
}
