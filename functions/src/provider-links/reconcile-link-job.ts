import type { LinkedProvider } from '@tasuki/domain/people/provider';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { JobHandler, JobLease, JobPayloads, JobResult } from '../jobs/job.ts';

/** Looks once for what no event told of; `next` in its result is the look after that. */
export type LinkReconciler = (
  payload: JobPayloads['reconcile-link'],
  now: Date,
  lease: JobLease,
) => Promise<JobResult<'reconcile-link'>>;

/**
 * The job that every link has for as long as it is there: it asks for itself anew,
 * so it ends only with its link.
 */
export function reconcileLinkJob(
  reconcilers: Readonly<Partial<Record<LinkedProvider, LinkReconciler>>>,
): JobHandler<'reconcile-link'> {
  return {
    run: async (payload, now, lease) => {
      const reconcile = reconcilers[payload.provider];
      if (!reconcile) throw new TasukiFailure('provider/not-offered');
      return reconcile(payload, now, lease);
    },
    // The next import from the provider asks for it anew.
    giveUp: () => undefined,
  };
}
