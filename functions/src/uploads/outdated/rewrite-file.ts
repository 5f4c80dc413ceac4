import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isHotWeather } from '@tasuki/domain/coaching/facts/weather/facts-of-weather';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ActivityDocuments } from '../../activities/activity-documents.ts';
import { rewriteJob } from '../../activities/ask-to-rewrite-feedback.ts';
import {
  deleteReplaced,
  readReplaced,
  withoutReplaced,
} from '../../activities/replace-activities.ts';
import { readSurroundings, writeActivities } from '../../activities/write-activities.ts';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { storedJob } from '../../jobs/job.ts';

/**
 * Writes the activities of a file again, in place of those that it made before. What the runner
 * wrote stays; of an activity that is no longer one of its own it goes over to the longest one.
 * Where there is a note or it was hot, the coach is asked to speak anew.
 *
 * @param activities what the file makes now; at least one
 * @param earlierIds what it made before
 * @returns the ids of the activities
 */
export async function rewriteFile(
  transaction: Transaction,
  firestore: Firestore,
  { uid, now }: { uid: string; now: Date },
  {
    activities,
    earlierIds,
  }: { activities: readonly ActivityDocuments[]; earlierIds: readonly string[] },
): Promise<string[]> {
  const ids = activities.map(({ row }) => row.id);
  const surroundings = await readSurroundings(transaction, firestore, uid, activities);
  const replaced = await readReplaced(
    transaction,
    firestore,
    { uid, ids: earlierIds.filter((id) => !ids.includes(id)), isReplaceable: () => true },
    surroundings,
  );
  const around =
    replaced.ids.size === 0
      ? surroundings
      : withoutReplaced(surroundings, replaced, longestOf(activities));
  // The coach's new words were written without the runner's answers and without heat.
  const answered = ids.filter((id) => {
    const { note = null, effort = null, weather = null } = around.ownerFields.get(id) ?? {};
    return Boolean(note) || effort !== null || isHotWeather(weather);
  });
  const jobs = answered.map((activityId) => rewriteJob(uid, activityId));
  const current =
    jobs.length === 0
      ? []
      : await transaction.getAll(...jobs.map(({ id }) => firestore.doc(firestorePaths.job(id))));
  deleteReplaced(transaction, firestore, uid, replaced);
  writeActivities(transaction, firestore, { uid, activities }, around);
  jobs.forEach((job, index) => {
    const known = storedJob(current[index]);
    askForJob(transaction, firestore, job, { current: known, now });
  });
  return ids;
}

function longestOf(activities: readonly ActivityDocuments[]): string {
  const [longest] = activities
    .map(({ row }) => row)
    .sort((a, b) => b.elapsedSeconds - a.elapsedSeconds);
  if (!longest) throw new RangeError('A file makes one activity at least');
  return longest.id;
}
