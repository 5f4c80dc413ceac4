import type { Firestore } from 'firebase-admin/firestore';
import { whileLetIn } from './permissions/while-let-in.ts';
import { SETTLE_HISTORY } from './activities/ask-to-settle-history.ts';
import { REWRITE_FEEDBACK } from './activities/ask-to-rewrite-feedback.ts';
import { FETCH_GARMIN_FILE, WRITE_GARMIN_ACTIVITY } from './garmin/garmin-job-kinds.ts';
import type { JobHandler } from './jobs/job-handler.ts';
import { RECONCILE_LINK } from './provider-links/ask-for-reconciliation.ts';
import { IMPORT_HISTORY } from './provider-links/import-history-job.ts';
import { FETCH_STRAVA_ACTIVITY } from './strava/ask-to-fetch.ts';
import { POST_TO_STRAVA } from './activities/ask-to-post.ts';
import { FETCH_WEATHER } from './weather/ask-for-weather.ts';
import { ownerOfStravaAccount } from './strava/strava-link.ts';

/** The kinds of jobs that fetch or compute, and so only for people who are let in. */
export const LET_IN_JOBS: ReadonlySet<string> = new Set(
  [
    IMPORT_HISTORY,
    RECONCILE_LINK,
    FETCH_STRAVA_ACTIVITY,
    POST_TO_STRAVA,
    FETCH_GARMIN_FILE,
    WRITE_GARMIN_ACTIVITY,
    REWRITE_FEEDBACK,
    SETTLE_HISTORY,
    FETCH_WEATHER,
  ].map(({ name }) => name),
);

/**
 * The handlers with those of {@link LET_IN_JOBS} closed to people who are not let in. Uploads
 * and replies are not among them: who may ask for those is decided when they are asked for.
 */
export function onlyForLetIn(handlers: readonly JobHandler[], firestore: Firestore): JobHandler[] {
  const uidOf = async (payload: unknown): Promise<string | null> => {
    const { uid, accountId } = payload as { uid?: string; accountId?: string };
    if (uid !== undefined) return uid;
    return accountId === undefined ? null : ownerOfStravaAccount(firestore, accountId);
  };
  return handlers.map((handler) =>
    LET_IN_JOBS.has(handler.name) ? whileLetIn(handler, uidOf, firestore) : handler,
  );
}
