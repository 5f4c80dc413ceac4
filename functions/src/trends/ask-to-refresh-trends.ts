import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { TREND_ROW_FIELDS, trendMondayOf } from '@tasuki/domain/trends/compute-trend-week';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobRequest, type JobKind } from '../jobs/job-kind.ts';
import { isWaiting, storedJob } from '../jobs/job.ts';
import { plainReader, unlessUnreadable } from '../platform/firestore/read-stored.ts';
import {
  takeGrowingTurn,
  takeTurn,
  type GrowingTurnLimit,
  type TurnLimit,
} from '../platform/take-turn.ts';
import type { TrendWeekOfRunner } from './refresh-trend-week.ts';

/** One week of one runner. In the queue of what nobody waits for: a history has hundreds. */
export const REFRESH_TREND_WEEK: JobKind<TrendWeekOfRunner> = {
  name: 'refresh-trend-week',
  queue: 'long',
  personOf: ({ uid }) => uid,
};

interface TrendDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

/** A history of a thousand runs is some hundred weeks: they follow one another quickly. */
const PACE: TurnLimit = { kind: 'refresh-trend-week', burst: 4, intervalSeconds: 2 };
/** More weeks than a long history has: whoever writes in a loop gets one a minute from then on. */
const LASTING: TurnLimit = { kind: 'refresh-trend-weeks', burst: 600, intervalSeconds: 60 };
/** A week reads all of its rows. A person who changes them in a loop waits longer each time. */
const ONE_WEEK: GrowingTurnLimit = {
  kind: 'refresh-one-trend-week',
  burst: 6,
  firstWaitSeconds: 15,
  waitMaximumSeconds: 600,
};

/** A row that is written anew, after its file was read again, may have another analysis. */
const TREND_FIELDS = [...TREND_ROW_FIELDS, 'createdAt'] as const;

const rowsMoment = plainReader<Pick<ActivityRow, 'startedAt' | 'utcOffsetMinutes'>>({
  startedAt: 'date',
  utcOffsetMinutes: 'number?',
});

/**
 * Asks for the weeks of a changed activity to be computed anew: the one it is in, and the one it was
 * in before. A change of what no trend shows costs nothing.
 */
export async function askToRefreshTrends(
  uid: string,
  { before, after }: { before: DocumentSnapshot; after: DocumentSnapshot },
  now: Date,
  dependencies: TrendDependencies,
): Promise<void> {
  const isChanged = TREND_FIELDS.some(
    (field) => !isDeepStrictEqual(before.get(field), after.get(field)),
  );
  if (!isChanged) return;
  const moments = [before, after].flatMap(
    (snapshot) => unlessUnreadable(() => rowsMoment(snapshot)) ?? [],
  );
  for (const mondayDayNumber of new Set(moments.map(trendMondayOf))) {
    await askToRefreshTrendWeek({ uid, mondayDayNumber }, now, dependencies);
  }
}

/** Asked again before its turn has come, it changes nothing. */
async function askToRefreshTrendWeek(
  week: TrendWeekOfRunner,
  now: Date,
  { firestore, startJob }: TrendDependencies,
): Promise<void> {
  const job = jobRequest(REFRESH_TREND_WEEK, `${week.uid}_${week.mondayDayNumber}`, week);
  const reference = firestore.doc(firestorePaths.job(job.id));
  if (isWaiting(storedJob(await reference.get()))) return;
  const turns = await Promise.all([
    takeTurn(week.uid, PACE, now, firestore),
    takeTurn(week.uid, LASTING, now, firestore),
    takeGrowingTurn(`${week.uid} ${week.mondayDayNumber}`, ONE_WEEK, now, firestore),
  ]);
  const turnAt = new Date(Math.max(...turns.map((turn) => turn.getTime())));
  const id = await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    return askForJob(transaction, firestore, job, { current, now, dueAt: turnAt });
  });
  if (turnAt <= now) await startJob(id);
}
