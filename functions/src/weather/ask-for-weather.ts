import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ACTIVITY_ROW_SHAPE, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { ActivityReference } from '@tasuki/domain/activities/activity-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { isWeatherMissing, WEATHER_LIMITS } from '@tasuki/domain/weather/weather-lookup';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobRequest, type JobKind } from '../jobs/job-kind.ts';
import { isWaiting, storedJob } from '../jobs/job.ts';
import { plainReader, unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { takeTurn, type TurnLimit } from '../platform/take-turn.ts';

/** A row as it is stored; undefined where there is none. */
export const storedActivity = plainReader<ActivityRow>(ACTIVITY_ROW_SHAPE);

export const FETCH_WEATHER: JobKind<{ uid: string; activityId: string }> = {
  name: 'fetch-weather',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/** Somebody looks through a season; a script waits, and leaves most of a day's requests to others. */
const TURNS: TurnLimit = { kind: 'fetch-weather', burst: 60, intervalSeconds: 120 };

interface AskDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

/**
 * Asks for the weather of a new activity, where its runner wants that. A history that is brought in
 * asks for none: it is looked up when a page is opened.
 */
export async function askForNewWeather(
  uid: string,
  { before, after }: { before: DocumentSnapshot; after: DocumentSnapshot },
  now: Date,
  dependencies: AskDependencies,
): Promise<void> {
  if (before.exists || !after.exists) return;
  const row = unlessUnreadable(() => storedActivity(after));
  const earliest = now.getTime() - WEATHER_LIMITS.automaticDays * DAY_MILLISECONDS;
  if (!row || !isWeatherMissing(row) || row.startedAt.getTime() < earliest) return;
  if (await isWeatherOn(uid, dependencies.firestore)) await ask(uid, row.id, now, dependencies);
}

/**
 * Asks for the weather of an activity that its runner has opened. Asked again, it changes nothing.
 *
 * @throws TasukiFailure 'common/not-found'
 */
export async function askForOpenedWeather(
  { activityId }: ActivityReference,
  { uid, now }: { uid: string; now: Date },
  dependencies: AskDependencies,
): Promise<{ isComing: boolean }> {
  const { firestore } = dependencies;
  const row = storedActivity(await firestore.doc(firestorePaths.activity(uid, activityId)).get());
  if (!row) throw new TasukiFailure('common/not-found');
  const isComing = isWeatherMissing(row) && (await isWeatherOn(uid, firestore));
  if (isComing) await ask(uid, activityId, now, dependencies);
  return { isComing };
}

/** Whether the person has agreed that the rounded start of their runs is sent to the weather service. */
export async function isWeatherOn(uid: string, firestore: Firestore): Promise<boolean> {
  const account = await firestore.doc(firestorePaths.user(uid)).get();
  return account.get('isWeatherOn') === true;
}

async function ask(
  uid: string,
  activityId: string,
  now: Date,
  { firestore, startJob }: AskDependencies,
): Promise<void> {
  const job = jobRequest(FETCH_WEATHER, `${uid}_${activityId}`, { uid, activityId });
  const reference = firestore.doc(firestorePaths.job(job.id));
  if (isWaiting(storedJob(await reference.get()))) return;
  const turnAt = await takeTurn(uid, TURNS, now, firestore);
  const id = await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    return askForJob(transaction, firestore, job, { current, now, dueAt: turnAt });
  });
  if (turnAt <= now) await startJob(id);
}
