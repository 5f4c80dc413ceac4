import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobRequest, type JobKind, type JobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';

/** An activity at Strava, by the numbers that Strava has for it and for its athlete. */
export interface StravaReference {
  accountId: string;
  activityId: number;
}

export interface FetchStravaActivityPayload extends StravaReference {
  /** How often Strava did not answer. */
  failures: number;
}

export const FETCH_STRAVA_ACTIVITY: JobKind<FetchStravaActivityPayload> = {
  name: 'fetch-strava-activity',
  queue: 'short',
  personOf: ({ accountId }) => `strava-${accountId}`,
};

/** The one job that looks what has become of an activity, however many events report it. */
export function fetchJob({ accountId, activityId }: StravaReference): JobRequest {
  const payload = { accountId, activityId, failures: 0 };
  return jobRequest(FETCH_STRAVA_ACTIVITY, `${accountId}_${activityId}`, payload);
}

/** Asks that an activity be looked at; asked while somebody looks, that look does not count. */
export async function askToFetch(
  reference: StravaReference,
  now: Date,
  firestore: Firestore,
): Promise<void> {
  const job = fetchJob(reference);
  const document = firestore.doc(firestorePaths.job(job.id));
  await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(document));
    askForJob(transaction, firestore, job, { current, now });
  });
}
