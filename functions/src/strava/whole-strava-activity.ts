import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { RECORDING_LIMITS } from '@tasuki/domain/recordings/recording-limits';
import { feedbackRowFields, type ActivityDocuments } from '../activities/activity-documents.ts';
import { richnessOf } from '../activities/duplicates.ts';
import { readAthlete } from '../activities/athlete.ts';
import { historyFor, readerOf, recentHistory } from '../activities/recent-history.ts';
import { storedRecording, storedTrack } from '../activities/stored-recording.ts';
import {
  readStravaActivity,
  readStravaLaps,
  readStravaStreams,
} from '../integrations/strava/strava-client.ts';
import { readRunningPlan } from '../plans/running-plan.ts';
import type { StravaDetail } from '../integrations/strava/strava-shapes.ts';
import { askStrava, type StravaDependencies } from './ask-strava.ts';
import { planStravaRows } from './plan-strava-rows.ts';
import { stravaRow } from './strava-activity-row.ts';
import type { StravaWork } from './strava-windows.ts';
import { analysisAsReported, stravaDecoded, type StravaReport } from './strava-recording.ts';

/** An activity with all that Strava has of it, as it will be stored. */
export interface WholeStravaActivity {
  detail: StravaDetail;
  documents: ActivityDocuments;
}

interface Asked {
  uid: string;
  work: StravaWork;
  signal: AbortSignal | null;
  /** When this began. */
  fetchedAt: Date;
}

/**
 * Fetches an activity with laps and streams, and makes its documents as Strava reports it. Where
 * the terms let us compute, it is analysed like a file, with the coach's words.
 *
 * @returns null when there is none that this athlete lets us see
 * @throws as `askStrava`
 */
export async function wholeStravaActivity(
  activityId: number,
  { uid, work, signal, fetchedAt }: Asked,
  dependencies: StravaDependencies,
): Promise<WholeStravaActivity | null> {
  const { terms, firestore } = dependencies;
  const report = await askStrava({ uid, work, signal }, dependencies, async (access) => {
    const detail = await readStravaActivity(access, activityId);
    if (!detail) return null;
    const isManual = detail.manual === true;
    const streams = isManual ? null : await readStravaStreams(access, activityId);
    const laps = detail.laps ?? (isManual ? [] : await readStravaLaps(access, activityId));
    return { detail, laps: laps.slice(0, RECORDING_LIMITS.laps), streams };
  });
  if (!report) return null;
  const row = stravaRow(report.detail, { uid, terms, fetchedAt });
  const documents = row.policy.analyse
    ? await analysed(report, row, firestore)
    : asReported(report, row);
  return { detail: report.detail, documents };
}

function asReported(report: StravaReport, row: ActivityRow): ActivityDocuments {
  const { recording, track } = stravaDecoded(report, row);
  const expiresAt = row.expiresAt ?? null;
  const analysis = analysisAsReported(report, row, { recording, track });
  return {
    row,
    analysis: { ...analysis, expiresAt },
    recording:
      recording.columns.elapsedSeconds.length > 0
        ? { ...storedRecording(recording), expiresAt }
        : null,
    track: track ? { ...storedTrack(track), expiresAt } : null,
  };
}

async function analysed(
  report: StravaReport,
  row: ActivityRow,
  firestore: Firestore,
): Promise<ActivityDocuments> {
  const decoded = stravaDecoded(report, row);
  const uid = row.ownerUid;
  const now = row.fetchedAt ?? row.createdAt;
  const [{ physiology, locale }, history, plan, stored, { coachActivity }] = await Promise.all([
    readAthlete(firestore, uid),
    recentHistory(firestore, uid, row.startedAt),
    readRunningPlan(firestore, uid, now),
    firestore.doc(firestorePaths.activity(uid, row.id)).get(),
    import('@tasuki/domain/coaching/feedback/coach-activity'),
  ]);
  const note: unknown = stored.get('note');
  const analysis = coachActivity({
    decoded,
    athlete: physiology,
    history: historyFor(readerOf(row), history),
    language: locale.language,
    note: typeof note === 'string' ? note : null,
    plan,
    now,
  });
  return {
    row: {
      ...row,
      load: analysis.load,
      purpose: analysis.purpose,
      richness: richnessOf(analysis, row.isPartial),
      ...feedbackRowFields(analysis, locale),
    },
    analysis,
    recording:
      decoded.recording.columns.elapsedSeconds.length > 0
        ? storedRecording(decoded.recording)
        : null,
    track: decoded.track ? storedTrack(decoded.track) : null,
  };
}

/**
 * Writes all of an activity at once, beside the runner's own words, unless it was
 * fetched later or is gone since. Reads first.
 *
 * @returns whether it was written
 */
export async function writeWholeActivity(
  transaction: Transaction,
  uid: string,
  { documents }: WholeStravaActivity,
  { firestore }: Pick<StravaDependencies, 'firestore'>,
): Promise<boolean> {
  const { row, analysis, recording, track } = documents;
  const plan = await planStravaRows({ transaction, firestore, uid, rows: [row], isWhole: true });
  if (plan.written.length === 0) return false;
  plan.write();
  const put = (path: string, document: object | null) => {
    const reference = firestore.doc(path);
    if (document) transaction.set(reference, document);
    else transaction.delete(reference);
  };
  put(firestorePaths.activityAnalysis(uid, row.id), analysis);
  put(firestorePaths.recording(uid, row.id), recording);
  put(firestorePaths.track(uid, row.id), track);
  return true;
}
