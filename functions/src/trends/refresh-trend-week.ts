import {
  FieldPath,
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { isOpenToCoach } from '@tasuki/domain/activities/open-to-coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { isRunning } from '@tasuki/domain/sports/sport-type';
import {
  computeTrendWeek,
  isInTrends,
  TREND_ANALYSIS_FIELDS,
  TREND_ROW_FIELDS,
  trendMondayOf,
  type TrendAnalysis,
  type TrendRow,
} from '@tasuki/domain/trends/compute-trend-week';
import {
  TREND_LIMITS,
  trendWeekKeyOf,
  trendYearsIdOf,
  type TrendWeek,
} from '@tasuki/domain/trends/trend-week';
import { plainReader, unlessUnreadable } from '../platform/firestore/read-stored.ts';

/** One week of one runner. */
export interface TrendWeekOfRunner {
  uid: string;
  mondayDayNumber: number;
}

const trendRow = plainReader<TrendRow>({
  sport: 'string',
  startedAt: 'date',
  utcOffsetMinutes: 'number?',
  distanceMeters: 'number?',
  movingSeconds: 'number',
  duplicateOf: 'string?',
  policy: 'object',
});
const trendAnalysis = plainReader<TrendAnalysis>({});

/** Clocks are at most so far before and behind UTC. */
const CLOCK_BEFORE_UTC_HOURS = 14;
const CLOCK_BEHIND_UTC_HOURS = 12;

/**
 * Computes one week of a runner's trends anew from the rows there are now. What coaches may read is computed
 * once more from the rows that are open to them. Reads everything in one transaction, so that it does not matter how
 * often or in which order it is called. A week in which nothing counts is taken out, and a document without weeks as well.
 */
export async function refreshTrendWeek(
  { uid, mondayDayNumber }: TrendWeekOfRunner,
  firestore: Firestore,
): Promise<void> {
  const yearsId = trendYearsIdOf(mondayDayNumber);
  const key = trendWeekKeyOf(mondayDayNumber);
  await firestore.runTransaction(async (transaction) => {
    const [own, shared] = await Promise.all([
      transaction.get(firestore.doc(firestorePaths.trendYears(uid, yearsId))),
      transaction.get(firestore.doc(firestorePaths.sharedTrendYears(uid, yearsId))),
    ]);
    const rows = await readRows(transaction, { uid, mondayDayNumber }, firestore);
    const analyses = await readAnalyses(transaction, { uid, mondayDayNumber }, rows, firestore);
    const weekOf = (counted: readonly TrendRow[]) =>
      computeTrendWeek(mondayDayNumber, counted, (id) => analyses.get(id));
    writeWeek(transaction, own, key, weekOf(rows));
    writeWeek(transaction, shared, key, weekOf(rows.filter(isOpenToCoach)));
  });
}

function writeWeek(
  transaction: Transaction,
  stored: DocumentSnapshot,
  key: string,
  week: TrendWeek | null,
): void {
  const field = new FieldPath('weeks', key);
  if (week) {
    transaction.set(stored.ref, { weeks: { [key]: week } }, { mergeFields: [field] });
    return;
  }
  if (!stored.exists) return;
  const keys = Object.keys((stored.get('weeks') ?? {}) as Record<string, TrendWeek>);
  if (keys.every((other) => other === key)) transaction.delete(stored.ref);
  else transaction.update(stored.ref, field, FieldValue.delete());
}

async function readRows(
  transaction: Transaction,
  { uid, mondayDayNumber }: TrendWeekOfRunner,
  firestore: Firestore,
): Promise<TrendRow[]> {
  const mondayMilliseconds = mondayDayNumber * DAY_MILLISECONDS;
  const { docs } = await transaction.get(
    firestore
      .collection(firestorePaths.activities(uid))
      .where(
        'startedAt',
        '>=',
        Timestamp.fromMillis(mondayMilliseconds - CLOCK_BEFORE_UTC_HOURS * HOUR_MILLISECONDS),
      )
      .where(
        'startedAt',
        '<',
        Timestamp.fromMillis(
          mondayMilliseconds + 7 * DAY_MILLISECONDS + CLOCK_BEHIND_UTC_HOURS * HOUR_MILLISECONDS,
        ),
      )
      .orderBy('startedAt', 'desc')
      .limit(TREND_LIMITS.activitiesRead)
      .select(...TREND_ROW_FIELDS),
  );
  return docs.flatMap((document) => unlessUnreadable(() => trendRow(document)) ?? []);
}

/** Reads the analyses of the week's longest runs, and of them only what a trend needs. */
async function readAnalyses(
  transaction: Transaction,
  { uid, mondayDayNumber }: TrendWeekOfRunner,
  rows: readonly TrendRow[],
  firestore: Firestore,
): Promise<Map<string, TrendAnalysis>> {
  const runs = rows
    .filter(
      (row) =>
        isInTrends(row) &&
        row.policy.analyse &&
        isRunning(row.sport) &&
        trendMondayOf(row) === mondayDayNumber,
    )
    .sort((a, b) => b.movingSeconds - a.movingSeconds || (a.id < b.id ? -1 : 1))
    .slice(0, TREND_LIMITS.analysesRead);
  if (runs.length === 0) return new Map();
  const snapshots: DocumentSnapshot[] = await transaction.getAll(
    ...runs.map(({ id }) => firestore.doc(firestorePaths.activityAnalysis(uid, id))),
    { fieldMask: [...TREND_ANALYSIS_FIELDS] },
  );
  const analyses = new Map<string, TrendAnalysis>();
  for (const [index, { id }] of runs.entries()) {
    const analysis = trendAnalysis(snapshots[index]);
    if (analysis) analyses.set(id, analysis);
  }
  return analyses;
}
