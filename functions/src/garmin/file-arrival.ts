import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { GarminDelivery } from '@tasuki/domain/uploads/upload';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ActivityDocuments } from '../activities/activity-documents.ts';
import { rewriteJob } from '../activities/ask-to-rewrite-feedback.ts';
import { deleteReplaced, readReplaced, withoutReplaced } from '../activities/replace-activities.ts';
import {
  readSurroundings,
  writeActivities,
  type ActivitySurroundings,
} from '../activities/write-activities.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { storedJob } from '../jobs/job.ts';
import {
  isLongerFile,
  knownActivity,
  rememberActivity,
  reportedActivityId,
  type FileVersion,
} from './known-activity.ts';

/**
 * Writes the activities of a file that Garmin brought, in place of what was reported without it and
 * of a shorter version of it. What the runner wrote there goes over to the main one. A file that is
 * shorter than the one shown changes nothing.
 *
 * @returns ids of the activities that are shown for it
 */
export async function writeGarminFile(
  transaction: Transaction,
  firestore: Firestore,
  { uid, contentHash, now }: { uid: string; contentHash: string; now: Date },
  { delivery, decoded }: { delivery: GarminDelivery; decoded: readonly ActivityDocuments[] },
): Promise<readonly string[]> {
  const { summaryId } = delivery;
  const reference = firestore.doc(firestorePaths.garminActivity(uid, summaryId));
  const snapshot = await transaction.get(reference);
  const known = knownActivity(snapshot);
  const title = known.title?.text ?? delivery.title;
  const activities = decoded.map((activity) => withTitle(activity, title));
  const version: FileVersion = {
    contentHash,
    elapsedSeconds: elapsedOf(activities),
    activityIds: activities.map(({ row }) => row.id),
  };
  const isSame = known.file?.contentHash === contentHash;
  if (!isSame && known.file !== null && !isLongerFile(version, known.file)) {
    return known.file.activityIds;
  }
  const ownIds = new Set(version.activityIds);
  const replacedIds = [
    ...(known.told === null ? [] : [reportedActivityId(summaryId)]),
    ...(known.file?.activityIds ?? []),
  ].filter((id) => !ownIds.has(id));
  const surroundings = await readSurroundings(transaction, firestore, uid, activities);
  const replaced = await readReplaced(
    transaction,
    firestore,
    {
      uid,
      ids: replacedIds,
      // A recording that the runner also uploaded is theirs.
      isReplaceable: (row) => JSON.stringify(row.get('sources')) === '["garmin"]',
    },
    surroundings,
  );
  const heirId = mainOf(activities);
  const around: ActivitySurroundings =
    replaced.ids.size === 0 ? surroundings : withoutReplaced(surroundings, replaced, heirId);
  const rewrite = replaced.ownerFields.note ? await readRewriteJob() : null;

  deleteReplaced(transaction, firestore, uid, replaced);
  writeActivities(transaction, firestore, { uid, activities }, around);
  rememberActivity(
    transaction,
    reference,
    { ...known, startedAt: startOf(activities), file: version, told: null },
    now,
  );
  rewrite?.();
  return version.activityIds;

  /** The coach has not read the note that comes along. */
  async function readRewriteJob(): Promise<() => void> {
    const job = rewriteJob(uid, heirId);
    const reference = firestore.doc(firestorePaths.job(job.id));
    const current = storedJob(await transaction.get(reference));
    return () => {
      askForJob(transaction, firestore, job, { current, now });
    };
  }
}

/** Files of watches have no title; the runner's name for it at Garmin is one. */
function withTitle(activity: ActivityDocuments, title: string | null): ActivityDocuments {
  const { row } = activity;
  if (title === null || row.sourceTitle !== null || row.groupId !== null) return activity;
  return { ...activity, row: { ...row, sourceTitle: shortTitle(title) } };
}

/** A title as a row holds it. */
export function shortTitle(title: string): string {
  return [...title].slice(0, 120).join('');
}

function elapsedOf(activities: readonly ActivityDocuments[]): number {
  return activities.reduce((sum, { row }) => sum + row.elapsedSeconds, 0);
}

function mainOf(activities: readonly ActivityDocuments[]): string {
  const [longest] = activities
    .map(({ row }) => row)
    .sort((a, b) => b.elapsedSeconds - a.elapsedSeconds);
  if (!longest) throw new RangeError('A file makes one activity at least');
  return longest.id;
}

function startOf(activities: readonly ActivityDocuments[]): Timestamp {
  return Timestamp.fromMillis(Math.min(...activities.map(({ row }) => row.startedAt.getTime())));
}
