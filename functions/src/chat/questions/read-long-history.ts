import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { ActivityReader } from '@tasuki/domain/activities/open-to-coach';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import {
  CHECKED_ANALYSIS_FIELDS,
  CHECKED_ROW_FIELDS,
  checkedRunOf,
  type CheckedAnalysis,
  type CheckedRow,
} from '@tasuki/domain/coaching/facts/past/checked-run';
import {
  LONG_HISTORY_DOCUMENTS_MOST,
  type CheckedRun,
  type LongHistory,
} from '@tasuki/domain/coaching/facts/past/long-history';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { mondayOf } from '@tasuki/domain/measures/calendar-day';
import {
  TREND_LIMITS,
  TREND_YEARS_SHAPE,
  trendWeeksOf,
  trendYearsIdOf,
  type TrendYears,
} from '@tasuki/domain/trends/trend-week';
import {
  plainReader,
  storedReader,
  unlessUnreadable,
} from '../../platform/firestore/read-stored.ts';

const storedYears = storedReader<TrendYears>(TREND_YEARS_SHAPE);
const checkedRow = plainReader<CheckedRow>({
  sport: 'string',
  startedAt: 'date',
  utcOffsetMinutes: 'number?',
  distanceMeters: 'number?',
  movingSeconds: 'number',
  duplicateOf: 'string?',
  policy: 'object',
});
const checkedAnalysis = plainReader<CheckedAnalysis>({});

/**
 * Reads the weeks of years where the last question asks for them, and else nothing. They are those of the trends page,
 * or of what is shared where a coach reads along. A stored week may be older than what a source or the
 * runner allows now. So the runs that an answer may name are read again, each with its analysis.
 *
 * @returns null where nothing of the kind is asked
 */
export async function readLongHistory(
  firestore: Firestore,
  runnerUid: string,
  reader: ActivityReader,
  given: Pick<Conversation, 'history' | 'turns' | 'now'>,
): Promise<LongHistory | null> {
  const [{ pastAskedIn, todayOf }, { runsToCheck }] = await Promise.all([
    import('@tasuki/domain/coaching/answers/asked-runs/facts-asked-for'),
    import('@tasuki/domain/coaching/answers/asked-runs/past-candidates'),
  ]);
  const asked = pastAskedIn(given);
  if (asked.length === 0) return null;
  const today = todayOf({ ...given, activity: null });
  const stored = await readWeeks(firestore, runnerUid, { reader, today });
  const unchecked: LongHistory = { ...stored, checked: new Map(), refused: new Set() };
  const ids = runsToCheck(asked, unchecked, today);
  const checked = await checkRuns(firestore, runnerUid, reader, ids);
  return {
    ...stored,
    checked: new Map(checked.map((run) => [run.id, run])),
    refused: new Set(ids.filter((id) => !checked.some((run) => run.id === id))),
  };
}

/** The newest documents of weeks, by their ids, which are years. */
async function readWeeks(
  firestore: Firestore,
  runnerUid: string,
  { reader, today }: { reader: ActivityReader; today: number },
): Promise<Pick<LongHistory, 'weeks' | 'isCut'>> {
  const path =
    reader === 'runner' ? firestorePaths.trends(runnerUid) : firestorePaths.sharedTrends(runnerUid);
  const years = TREND_LIMITS.yearsPerDocument * (LONG_HISTORY_DOCUMENTS_MOST - 1);
  const firstId = String(Number(trendYearsIdOf(mondayOf(today))) - years);
  const { docs } = await firestore
    .collection(path)
    .where(FieldPath.documentId(), '>=', firstId)
    .orderBy(FieldPath.documentId())
    .limit(LONG_HISTORY_DOCUMENTS_MOST)
    .get();
  const documents = docs.flatMap((one) => unlessUnreadable(() => storedYears(one)) ?? []);
  // Where the oldest of them is there, older ones may be as well.
  const isCut = docs.some(({ id }) => id === firstId);
  return { weeks: trendWeeksOf(documents), isCut };
}

/** Those of some runs that may be named now. */
async function checkRuns(
  firestore: Firestore,
  runnerUid: string,
  reader: ActivityReader,
  ids: readonly string[],
): Promise<CheckedRun[]> {
  if (ids.length === 0) return [];
  const snapshots = await firestore.getAll(
    ...ids.map((id) => firestore.doc(firestorePaths.activity(runnerUid, id))),
    ...ids.map((id) => firestore.doc(firestorePaths.activityAnalysis(runnerUid, id))),
    { fieldMask: [...CHECKED_ROW_FIELDS, ...CHECKED_ANALYSIS_FIELDS] },
  );
  return ids.flatMap((_, index) => {
    const row = unlessUnreadable(() => checkedRow(snapshots[index]));
    const analysis = unlessUnreadable(() => checkedAnalysis(snapshots[ids.length + index]));
    return (row && checkedRunOf(row, analysis ?? undefined, reader)) ?? [];
  });
}
