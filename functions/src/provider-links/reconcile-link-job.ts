import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { LeaseLost } from '../jobs/job-lease.ts';
import { jobHandler, type JobHandler, type JobLease, type JobResult } from '../jobs/job-handler.ts';
import { logFailure } from '../platform/log.ts';
import {
  nextReconciliation,
  RECONCILE_LINK,
  type ReconcileLinkPayload,
} from './ask-for-reconciliation.ts';

/** Looks once for what no event reported; `next` in its result is the look after that. */
export type LinkReconciler = (
  payload: ReconcileLinkPayload,
  now: Date,
  lease: JobLease,
) => Promise<JobResult<ReconcileLinkPayload>>;

/**
 * The job that every link has for as long as it is there: it asks for itself anew,
 * so it ends only with its link.
 */
export function reconcileLinkJob(
  reconcilers: Readonly<Partial<Record<LinkedProvider, LinkReconciler>>>,
): JobHandler {
  return jobHandler(RECONCILE_LINK, {
    run: async (payload, now, lease) => {
      const reconcile = reconcilers[payload.provider];
      if (!reconcile) throw new TasukiFailure('provider/not-offered');
      try {
        return await reconcile(payload, now, lease);
      } catch (cause) {
        if (cause instanceof LeaseLost) throw cause;
        // A look that fails is one look less, not the last.
        logFailure('link not reconciled', { uid: payload.uid, provider: payload.provider }, cause);
        return { fulfil: () => undefined, next: { dueAt: nextReconciliation(now), payload } };
      }
    },
    // The next import from the provider asks for it anew.
    giveUp: () => undefined,
  });
}
