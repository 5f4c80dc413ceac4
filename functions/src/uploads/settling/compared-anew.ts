import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { withHistoryFacts } from '@tasuki/domain/coaching/comparison/history-anew';
import { isHotWeather } from '@tasuki/domain/coaching/facts/weather/facts-of-weather';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import type { RecordingUpload } from '@tasuki/domain/uploads/upload';
import type { ActivityDocuments } from '../../activities/activity-documents.ts';
import { rewriteJob } from '../../activities/ask-to-rewrite-feedback.ts';
import { storedAnalysis, storedRow } from '../../activities/stored-activity.ts';
import { writeGarminFile } from '../../garmin/file-arrival.ts';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { storedJob } from '../../jobs/job.ts';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import { wordsOf } from '../outdated/read-file-again-job.ts';
import { rewriteFile } from '../outdated/rewrite-file.ts';

/**
 * Writes what a file's activities are beside the history of now, where anything of it is another. What
 * the runner wrote, said and chose stays. What was deleted does not come back.
 */
export async function readAnew(
  transaction: Transaction,
  firestore: Firestore,
  { uid, contentHash }: { uid: string; contentHash: string },
  {
    upload,
    activities,
    now,
  }: { upload: RecordingUpload; activities: readonly ActivityDocuments[]; now: Date },
): Promise<void> {
  const at = (path: string) => firestore.doc(path);
  const ids = activities.map(({ row }) => row.id);
  const rows = await transaction.getAll(...ids.map((id) => at(firestorePaths.activity(uid, id))));
  const analyses = await transaction.getAll(
    ...ids.map((id) => at(firestorePaths.activityAnalysis(uid, id))),
  );
  const known = activities.flatMap((activity, index) => {
    const row = unlessUnreadable(() => storedRow(rows[index]));
    const analysis = unlessUnreadable(() => storedAnalysis(analyses[index]));
    return row && analysis ? [{ activity, row, analysis }] : [];
  });
  const read = known.map(({ activity, row, analysis }) => {
    const isSameWords = wordsOf(analysis) === wordsOf(activity.analysis);
    const feedback = isSameWords ? analysis.feedback : activity.analysis.feedback;
    const isSame =
      isSameWords &&
      analysis.purpose === activity.analysis.purpose &&
      analysis.isHistoryArriving === activity.analysis.isHistoryArriving &&
      isDeepStrictEqual(analysis.facts, activity.analysis.facts);
    return {
      isSame,
      answered: isAnswered(row) ? [row.id] : [],
      documents: {
        ...activity,
        analysis: { ...activity.analysis, feedback },
        row: { ...activity.row, createdAt: row.createdAt },
      },
    };
  });
  const other = read.filter(({ isSame }) => !isSame);
  const origin = { uid, contentHash, now };
  if (upload.garmin && other.length > 0) {
    const jobs = await askedAnew(transaction, firestore, {
      uid,
      ids: read.flatMap(({ answered }) => answered),
      now,
    });
    // A delivery of Garmin's is written as a whole.
    const decoded = read.map(({ documents }) => documents);
    await writeGarminFile(transaction, firestore, origin, { delivery: upload.garmin, decoded });
    jobs.write();
    return;
  }
  if (other.length > 0) {
    const changed = other.map(({ documents }) => documents);
    const earlierIds = changed.map(({ row }) => row.id);
    await rewriteFile(transaction, firestore, origin, { activities: changed, earlierIds });
  }
  for (const { isSame, documents } of read) {
    if (!isSame) continue;
    const { id, historyDigest } = documents.row;
    transaction.update(at(firestorePaths.activity(uid, id)), { historyDigest });
  }
}

/** Sets an activity without a file beside the history of now, and has its words written anew. */
export async function comparedAnew(
  transaction: Transaction,
  firestore: Firestore,
  { uid, id }: { uid: string; id: string },
  { history, digest, now }: { history: readonly RecentActivity[]; digest: string; now: Date },
): Promise<void> {
  const rowReference = firestore.doc(firestorePaths.activity(uid, id));
  const reference = firestore.doc(firestorePaths.activityAnalysis(uid, id));
  const [rowSnapshot, snapshot] = await transaction.getAll(rowReference, reference);
  const row = unlessUnreadable(() => storedRow(rowSnapshot));
  if (!row) return;
  const analysis = unlessUnreadable(() => storedAnalysis(snapshot));
  const facts = analysis && withHistoryFacts(row, analysis, history);
  const isOther =
    analysis !== undefined &&
    (analysis.isHistoryArriving === true || !isDeepStrictEqual(analysis.facts, facts));
  const jobs = isOther ? await askedAnew(transaction, firestore, { uid, ids: [id], now }) : null;
  transaction.update(rowReference, { historyDigest: digest });
  if (!isOther) return;
  transaction.update(reference, { facts, isHistoryArriving: FieldValue.delete() });
  jobs?.write();
}

/** The runner's answers, and heat, are no part of a recording. */
function isAnswered({ note, effort, weather }: ActivityRow): boolean {
  return Boolean(note) || typeof effort === 'number' || isHotWeather(weather);
}

/** Reads, within the transaction, the jobs that write the words of activities anew; they are written later. */
async function askedAnew(
  transaction: Transaction,
  firestore: Firestore,
  { uid, ids, now }: { uid: string; ids: readonly string[]; now: Date },
): Promise<{ write: () => void }> {
  const jobs = ids.map((id) => rewriteJob(uid, id));
  if (jobs.length === 0) return { write: () => undefined };
  const snapshots = await transaction.getAll(
    ...jobs.map(({ id }) => firestore.doc(firestorePaths.job(id))),
  );
  return {
    write: () => {
      jobs.forEach((job, index) => {
        const current = storedJob(snapshots[index]);
        askForJob(transaction, firestore, job, { current, now });
      });
    },
  };
}
