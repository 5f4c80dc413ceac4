import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobRequest, type JobKind, type JobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';

/** Words on what is older than this nobody waits for in their feed. */
const NEWS_MILLISECONDS = 3 * DAY_MILLISECONDS;
/** The other recording of a run often comes in the same minutes. */
const SETTLE_MILLISECONDS = 60_000;

export interface PostToStravaPayload {
  uid: string;
  /** The id of the activity at Strava. */
  activityId: string;
  isRemoval: boolean;
  /** How often Strava did not answer. */
  failures: number;
}

export const POST_TO_STRAVA: JobKind<PostToStravaPayload> = {
  name: 'post-to-strava',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/** The one job that puts words into a description, or takes them out. */
export function postJob(posting: {
  uid: string;
  activityId: string;
  isRemoval: boolean;
}): JobRequest {
  const { uid, activityId } = posting;
  const payload = { ...posting, failures: 0 };
  return jobRequest(POST_TO_STRAVA, `${uid}_${activityId}`, payload);
}

/** The person whose rows may be posted. */
interface PostPlanning {
  uid: string;
  rows: readonly Pick<ActivityRow, 'id' | 'startedAt'>[];
  now: Date;
}

/**
 * Plans to have the coach's words put to activities of Strava's, where the runner
 * wants that and they are new. Whether there are words that may stand there is seen
 * when it is done.
 *
 * @param rows of activities at Strava
 * @returns writes, in the same transaction, after all that is read
 */
export async function planPosts(
  transaction: Transaction,
  firestore: Firestore,
  { uid, rows, now }: PostPlanning,
): Promise<() => void> {
  const news = rows.filter(
    ({ startedAt }) => startedAt.getTime() > now.getTime() - NEWS_MILLISECONDS,
  );
  if (news.length === 0) return () => undefined;
  const jobs = news.map(({ id }) => postJob({ uid, activityId: id, isRemoval: false }));
  const [account, ...current] = await transaction.getAll(
    firestore.doc(firestorePaths.user(uid)),
    ...jobs.map(({ id }) => firestore.doc(firestorePaths.job(id))),
  );
  if (account?.get('isPostingToStrava') !== true) return () => undefined;
  return () => {
    jobs.forEach((job, index) => {
      const stored = storedJob(current[index]);
      const dueAt = new Date(now.getTime() + SETTLE_MILLISECONDS);
      if (stored?.state !== 'open')
        askForJob(transaction, firestore, job, { current: stored, now, dueAt });
    });
  };
}
