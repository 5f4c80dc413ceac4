import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import { unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { feedbackRowFields } from './activity-documents.ts';
import { REWRITE_FEEDBACK, type RewriteFeedbackPayload } from './ask-to-rewrite-feedback.ts';
import { readAthlete } from './athlete.ts';
import { readRunningPlan } from '../plans/running-plan.ts';
import { historyBefore } from '@tasuki/domain/training/recent-activity';
import { historyFor, readerOf, recentHistory } from './recent-history.ts';
import { storedAnalysis, storedRow } from './stored-activity.ts';

/** The first page of a list, and as much again; older words stay as they were written. */
const REWRITTEN_ACTIVITIES_MAXIMUM = 50;

interface RewrittenFeedback {
  row: DocumentReference;
  analysis: DocumentReference;
  /** The words, and the figures where those of a plan or the weather came or went. */
  words: Partial<Pick<ActivityAnalysis, 'facts'>> & Pick<ActivityAnalysis, 'feedback'>;
  rowFields: ReturnType<typeof feedbackRowFields>;
}

/**
 * The job that writes the coach's words anew. It does so on one activity, whose note may now hold a
 * sign that belongs to a doctor. Or it does so on the newest ones, in a language that was chosen
 * since. No figure of a recording is computed anew; those of a plan and of the weather are read as they stand now.
 */
export function rewriteFeedbackJob({ firestore }: { firestore: Firestore }): JobHandler {
  return jobHandler(REWRITE_FEEDBACK, {
    run: async (payload, now) => {
      const rewritten = await rewrite(firestore, payload, now);
      return {
        fulfil: async (transaction) => {
          if (rewritten.length === 0) return;
          // An activity that was deleted meanwhile must not come back.
          const rows = await transaction.getAll(...rewritten.map(({ row }) => row));
          rewritten.forEach(({ row, analysis, words, rowFields }, index) => {
            if (!rows[index]?.exists) return;
            transaction.update(row, rowFields);
            transaction.update(analysis, words);
          });
        },
      };
    },
    // The words stay as they were.
    giveUp: () => undefined,
  });
}

async function rewrite(
  firestore: Firestore,
  { uid, activityId }: RewriteFeedbackPayload,
  now: Date,
): Promise<RewrittenFeedback[]> {
  const rows = await rowsOf(firestore, uid, activityId);
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (!newest || !oldest) return [];
  const [
    { locale },
    history,
    plan,
    { rewriteFeedback },
    { plannedAhead, withPlannedFacts },
    { plannedOwn },
    { ranAsPlanned },
    { withWeatherFacts },
  ] = await Promise.all([
    readAthlete(firestore, uid),
    recentHistory(firestore, uid, newest.startedAt, oldest.startedAt),
    readRunningPlan(firestore, uid, now),
    import('@tasuki/domain/coaching/feedback/coach-activity'),
    import('@tasuki/domain/coaching/facts/planned-session'),
    import('@tasuki/domain/coaching/facts/planned-own'),
    import('@tasuki/domain/coaching/facts/planned/planned-week'),
    import('@tasuki/domain/coaching/facts/weather/facts-of-weather'),
  ]);
  const rewritten: RewrittenFeedback[] = [];
  for (const row of rows) {
    // One after another: an analysis may have a megabyte.
    const reference = firestore.doc(firestorePaths.activityAnalysis(uid, row.id));
    const snapshot = await reference.get();
    const stored = unlessUnreadable(() => storedAnalysis(snapshot));
    if (!stored) continue;
    const before = historyBefore(row.startedAt, historyFor(readerOf(row), history));
    const about = { source: row, history: before, now };
    const ran = { ...about, analysis: stored, plan };
    const planned = plannedAhead(ran);
    const ofPlan = withPlannedFacts(stored.facts, { next: planned, own: plannedOwn(ran) });
    const facts = withWeatherFacts(ofPlan, row.weather);
    const analysis = { ...stored, facts };
    const isOther = !isDeepStrictEqual(stored.facts, analysis.facts);
    const feedback = rewriteFeedback({
      ...about,
      analysis,
      planned,
      isAsPlanned: ranAsPlanned({ ...ran, record: plan?.record ?? null }),
      note: row.note,
      language: locale.language,
    });
    rewritten.push({
      row: firestore.doc(firestorePaths.activity(uid, row.id)),
      analysis: reference,
      words: { feedback, ...(isOther && { facts: analysis.facts }) },
      rowFields: feedbackRowFields({ feedback, facts: analysis.facts }, locale),
    });
  }
  return rewritten;
}

/** The rows to be written anew, newest first: those the coach may and does speak about. */
async function rowsOf(
  firestore: Firestore,
  uid: string,
  activityId: string | null,
): Promise<ActivityRow[]> {
  const collection = firestore.collection(firestorePaths.activities(uid));
  const documents =
    activityId === null
      ? (await collection.orderBy('startedAt', 'desc').limit(REWRITTEN_ACTIVITIES_MAXIMUM).get())
          .docs
      : [await collection.doc(activityId).get()];
  return documents
    .map((document) => unlessUnreadable(() => storedRow(document)))
    .filter((row) => row !== undefined)
    .filter(({ isTransition, policy }) => !isTransition && policy.analyse);
}
