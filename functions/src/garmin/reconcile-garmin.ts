import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { HISTORY_IMPORT_LIMITS } from '@tasuki/domain/provider-links/provider-link';
import { askGarminBackfill } from '../integrations/garmin/garmin-client.ts';
import type { JobLease, JobResult } from '../jobs/job-handler.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import { isRetryable, retryTime } from '../platform/provider-failure.ts';
import {
  nextReconciliation,
  type ReconcileLinkPayload,
} from '../provider-links/ask-for-reconciliation.ts';
import { providerLink } from '../provider-links/stored-link.ts';
import { askGarmin, isFailure, type GarminDependencies } from './ask-garmin.ts';
import { takeGarminRequest } from './garmin-budget.ts';

type Payload = ReconcileLinkPayload;
type Result = JobResult<Payload>;

/** A run may begin so long before its notification is lost. */
const MARGIN_MILLISECONDS = DAY_MILLISECONDS;
/** Once a day it is looked further back: watches are read out late. */
const LATE_MILLISECONDS = 7 * DAY_MILLISECONDS;
const LONGEST_MILLISECONDS = HISTORY_IMPORT_LIMITS.garminWindowDays * DAY_MILLISECONDS;

/**
 * Asks Garmin to send once more what began since a bit before the last look. Nothing can be read
 * there, so what no notification reported comes by another one. What is known already changes
 * nothing. Asks for itself again in a few hours, until the link is gone.
 */
export async function reconcileGarmin(
  payload: Payload,
  now: Date,
  _lease: JobLease,
  dependencies: GarminDependencies,
): Promise<Result> {
  const { firestore } = dependencies;
  const { uid } = payload;
  const snapshot = await firestore.doc(firestorePaths.link(uid, 'garmin')).get();
  const link = providerLink(snapshot);
  // A link that expired is made anew before anything comes; then its import asks for this.
  if (link?.state !== 'connected') return { fulfil: () => undefined };
  const lookedAt = payload.lookedAt ?? link.connectedAt.getTime();
  const next = (dueAt: Date, looked: number | null): Result => ({
    fulfil: () => undefined,
    next: { dueAt, payload: { ...payload, lookedAt: looked } },
  });
  try {
    await takeGarminRequest(firestore, { uid, work: 'current', now: dependencies.now() });
    const answer = await askGarmin(uid, dependencies, async (access) =>
      askGarminBackfill(access, 'activities', { start: sinceOf(lookedAt, now), end: now }),
    );
    logInfo('link reconciled', { uid, provider: 'garmin', answer });
    return next(nextReconciliation(now), now.getTime());
  } catch (cause) {
    if (!isRetryable(cause) && !isFailure(cause, ...LATER)) throw cause;
    logWarning('link not reconciled', { uid, provider: 'garmin' }, cause);
    return next(retryTime(cause, nextReconciliation(now)), payload.lookedAt);
  }
}

/** Fields that the runner may have changed by the next look. */
const LATER = [
  'provider/history-not-allowed',
  'provider/token-refused',
  'provider/link-expired',
] as const;

function sinceOf(lookedAt: number, now: Date): Date {
  const isFirstOfDay =
    Math.floor(lookedAt / DAY_MILLISECONDS) < Math.floor(now.getTime() / DAY_MILLISECONDS);
  const since =
    Math.min(lookedAt, now.getTime()) - (isFirstOfDay ? LATE_MILLISECONDS : MARGIN_MILLISECONDS);
  return new Date(Math.max(since, now.getTime() - LONGEST_MILLISECONDS));
}
