import type { DocumentReference } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { readAthlete } from '../activities/athlete.ts';
import { storedAnalysis, storedRow } from '../activities/stored-activity.ts';
import {
  readStravaActivity,
  writeStravaDescription,
} from '../integrations/strava/strava-client.ts';
import { jobHandler, type JobHandler, type JobLease, type JobResult } from '../jobs/job-handler.ts';
import { logInfo } from '../platform/log.ts';
import { nextTry } from '../platform/provider-failure.ts';
import { askStrava, type StravaDependencies } from './ask-strava.ts';
import { POST_TO_STRAVA, type PostToStravaPayload } from '../activities/ask-to-post.ts';
import { stravaIdOf } from './strava-activity-row.ts';
import { readStravaLink } from './strava-link.ts';
import { hasPost, postedWords, withoutPost, withPost } from './strava-post-text.ts';

type Payload = PostToStravaPayload;
type Result = JobResult<Payload>;

const NOTHING: Result = { fulfil: () => undefined };
/** About two days of waiting, after which nobody looks for words on a run. */
const RETRY_PLAN = { firstWaitSeconds: 600, longestWaitSeconds: 6 * 3600, failuresMaximum: 12 };

/**
 * The job that puts the coach's words into an activity's description at Strava, or takes them out.
 * It posts once. A block of ours that stands there already is left alone. What was posted or
 * removed before is remembered beside the words and at the activity from Strava. So it holds
 * whichever of the copies is the main one later.
 *
 * @param currentDependencies asked when a job is run: Strava need not be offered
 */
export function postToStravaJob(currentDependencies: () => StravaDependencies): JobHandler {
  return jobHandler(POST_TO_STRAVA, {
    run: async (payload, _now, lease) => {
      const dependencies = currentDependencies();
      try {
        return await (payload.isRemoval ? remove : post)(payload, lease, dependencies);
      } catch (cause) {
        if (!(cause instanceof TasukiFailure)) throw cause;
        const again = nextTry(cause, payload.failures, dependencies.now(), RETRY_PLAN);
        if (!again) return NOTHING;
        const { dueAt, failures } = again;
        return { ...NOTHING, next: { dueAt, payload: { ...payload, failures } } };
      }
    },
    giveUp: () => undefined,
  });
}

interface Place {
  /** At Strava. */
  stravaId: number;
  /** The activity whose words are spoken of: the one itself, or the one it repeats. */
  main: ActivityRow;
  /** Words were put there before. */
  isDone: boolean;
  /** The activity from Strava, and the one whose words are spoken of. */
  references: readonly DocumentReference[];
}

/** @returns null where there is no such activity, or no link that may write */
async function placeOf(
  { uid, activityId }: Payload,
  { firestore }: StravaDependencies,
): Promise<Place | null> {
  const stravaId = stravaIdOf(activityId);
  const [link, row] = await Promise.all([
    readStravaLink(firestore, uid),
    firestore.doc(firestorePaths.activity(uid, activityId)).get(),
  ]);
  const mayWrite = link?.state === 'connected' && link.scopes.includes('activity:write');
  const own = storedRow(row);
  if (stravaId === null || !mayWrite || !own) return null;
  const { duplicateOf, stravaPost } = own;
  const mainSnapshot =
    duplicateOf === null
      ? row
      : await firestore.doc(firestorePaths.activity(uid, duplicateOf)).get();
  const main = storedRow(mainSnapshot);
  if (!main) return null;
  const isDone = stravaPost !== undefined || main.stravaPost !== undefined;
  const references = duplicateOf === null ? [row.ref] : [row.ref, mainSnapshot.ref];
  return { stravaId, main, isDone, references };
}

async function post(
  payload: Payload,
  { signal }: JobLease,
  dependencies: StravaDependencies,
): Promise<Result> {
  const { uid } = payload;
  const place = await placeOf(payload, dependencies);
  const words = place && (await wordsOf(uid, place, dependencies));
  if (!place || words === null) return NOTHING;
  const isPosted = await askStrava({ uid, work: 'news', signal }, dependencies, async (access) => {
    const activity = await readStravaActivity(access, place.stravaId);
    if (!activity) return false;
    const description = activity.description ?? '';
    if (hasPost(description)) return true;
    return writeStravaDescription(access, place.stravaId, withPost(description, words));
  });
  return isPosted ? remembered(place, payload, 'posted') : NOTHING;
}

/** The text to post at Strava; null if none may be posted, or nobody wants one. */
async function wordsOf(
  uid: string,
  { main, isDone }: Place,
  { firestore }: StravaDependencies,
): Promise<string | null> {
  // Figures that the terms keep from being computed or shown have no words either.
  const maySpeak = main.policy.analyse && main.policy.show === 'linked';
  if (!maySpeak || main.feedbackState !== 'ready' || isDone) return null;
  const [account, analysisSnapshot, { locale }] = await Promise.all([
    firestore.doc(firestorePaths.user(uid)).get(),
    firestore.doc(firestorePaths.activityAnalysis(uid, main.id)).get(),
    readAthlete(firestore, uid),
  ]);
  const analysis = storedAnalysis(analysisSnapshot);
  if (account.get('isPostingToStrava') !== true || !analysis) return null;
  const { feedback, facts } = analysis;
  // Words that may belong to a doctor are only for the runner.
  if (!feedback || feedback.isSafetyFirst) return null;
  return postedWords(feedback, facts, locale);
}

async function remove(
  payload: Payload,
  { signal }: JobLease,
  dependencies: StravaDependencies,
): Promise<Result> {
  const place = await placeOf(payload, dependencies);
  if (!place) return NOTHING;
  await askStrava({ uid: payload.uid, work: 'news', signal }, dependencies, async (access) => {
    const activity = await readStravaActivity(access, place.stravaId);
    const description = activity?.description ?? '';
    if (!hasPost(description)) return;
    await writeStravaDescription(access, place.stravaId, withoutPost(description));
  });
  return remembered(place, payload, 'removed');
}

function remembered(
  { references }: Place,
  { uid, activityId }: Payload,
  stravaPost: 'posted' | 'removed',
): Result {
  return {
    fulfil: async (transaction) => {
      const rows = await transaction.getAll(...references);
      for (const { exists, ref } of rows) if (exists) transaction.update(ref, { stravaPost });
    },
    afterwards: () => {
      logInfo('description written', { uid, activityId, stravaPost });
      return Promise.resolve();
    },
  };
}
