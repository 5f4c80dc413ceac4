import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { retryTime } from '../platform/provider-failure.ts';

const WAIT_SECONDS = 300;

/** The payload is Strava's number of the athlete. */
export const CHECK_STRAVA_LINK: JobKind<{ accountId: string }> = {
  name: 'check-strava-link',
  queue: 'short',
  personOf: ({ accountId }) => `strava-${accountId}`,
};

/**
 * The job that finds out whether an athlete has really taken back their consent, as
 * an unsigned event says. A link whose tokens work stays.
 */
export function checkStravaLinkJob({
  endLink,
  now,
}: {
  /** Ends the link of an account at Strava, if Strava says so too. */
  endLink: (accountId: string) => Promise<unknown>;
  now: () => Date;
}): JobHandler {
  return jobHandler(CHECK_STRAVA_LINK, {
    run: async (payload) => {
      const nothing = { fulfil: () => undefined };
      try {
        await endLink(payload.accountId);
        return nothing;
      } catch (cause) {
        if (!(cause instanceof TasukiFailure)) throw cause;
        const dueAt = retryTime(cause, new Date(now().getTime() + WAIT_SECONDS * 1000));
        return { ...nothing, next: { dueAt, payload } };
      }
    },
    // The next use of the tokens finds that they are refused.
    giveUp: () => undefined,
  });
}
