import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import {
  isOpenToCoach,
  OPEN_TO_COACH_FIELDS,
  type ActivityReader,
} from '@tasuki/domain/activities/open-to-coach';
import { saidPurposeOf } from '@tasuki/domain/coaching/facts/said-purpose';
import { notedPain } from '@tasuki/domain/coaching/safety/pain-note';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  HISTORY_ACTIVITIES_MAXIMUM,
  HISTORY_DAYS,
  comparableHeartRate,
  comparablePace,
  type RecentActivity,
} from '@tasuki/domain/training/recent-activity';
import { isRunning, SPORT_TYPES } from '@tasuki/domain/sports/sport-type';
import {
  PROVIDER_LINK_SHAPE,
  type HistoryImport,
  type ProviderLink,
} from '@tasuki/domain/provider-links/provider-link';
import { plainReader, unlessUnreadable } from '../platform/firestore/read-stored.ts';

const FIELDS = [
  'id',
  'sport',
  'startedAt',
  'utcOffsetMinutes',
  'distanceMeters',
  'movingSeconds',
  'averagePaceSecondsPerKilometer',
  'averageHeartRateBeatsPerMinute',
  'heartRateQuality',
  'isDistanceContradicted',
  'ascentMeters',
  'load',
  'purpose',
  'note',
  'effort',
  'isTransition',
  'policy',
  ...OPEN_TO_COACH_FIELDS,
] as const satisfies readonly (keyof ActivityRow)[];
type HistoryRow = Pick<ActivityRow, (typeof FIELDS)[number]>;

const historyRow = plainReader<HistoryRow>({
  sport: 'string',
  startedAt: 'date',
  distanceMeters: 'number?',
  duplicateOf: 'string?',
  policy: 'object',
});

/** One earlier activity, with whether a human coach may read it. */
export interface HistoryActivity extends RecentActivity {
  isOpenToCoach: boolean;
}

/** Runs from before the weeks that are looked at, of which the newest readable one counts. */
const OLDER_RUNS_MAXIMUM = 20;
const RUNNING_SPORTS = SPORT_TYPES.filter(isRunning);

/**
 * A person's activities in the weeks before `before`, newest first: no duplicates, no change-overs,
 * nothing whose source forbids computation. The number is bounded. The newest runs from before
 * those weeks follow. So a run after a long break does not count as the first; see `historyBefore`.
 *
 * @param since begin of the oldest moment whose weeks before are wanted as well; `before` itself if
 * left out
 */
export async function recentHistory(
  firestore: Firestore,
  uid: string,
  before: Date,
  since: Date = before,
): Promise<HistoryActivity[]> {
  const activities = firestore.collection(firestorePaths.activities(uid));
  const from = Timestamp.fromMillis(since.getTime() - HISTORY_DAYS * DAY_MILLISECONDS);
  const [lately, older] = await Promise.all([
    activities
      .where('startedAt', '>=', from)
      .where('startedAt', '<', Timestamp.fromDate(before))
      .orderBy('startedAt', 'desc')
      .limit(HISTORY_ACTIVITIES_MAXIMUM)
      .select(...FIELDS)
      .get(),
    activities
      .where('sport', 'in', RUNNING_SPORTS)
      .where('startedAt', '<', from)
      .orderBy('startedAt', 'desc')
      .limit(OLDER_RUNS_MAXIMUM)
      .select(...FIELDS)
      .get(),
  ]);
  const runsBefore = countedIn(older.docs);
  // One of all that the runner reads, one of those that a coach reads.
  const newest = new Set([runsBefore[0], runsBefore.find(({ isOpenToCoach: isOpen }) => isOpen)]);
  return [...countedIn(lately.docs), ...runsBefore.filter((run) => newest.has(run))];
}

function countedIn(documents: readonly QueryDocumentSnapshot[]): HistoryActivity[] {
  return documents
    .flatMap((document) => unlessUnreadable(() => historyRow(document)) ?? [])
    .filter((row) => row.duplicateOf === null && !row.isTransition && row.policy.analyse)
    .map(historyActivity);
}

function historyActivity(row: HistoryRow): HistoryActivity {
  const recent = {
    id: row.id,
    sport: row.sport,
    startedAt: row.startedAt,
    utcOffsetMinutes: row.utcOffsetMinutes,
    distanceMeters: row.distanceMeters,
    movingSeconds: row.movingSeconds,
    averagePaceSecondsPerKilometer: comparablePace(row),
    averageHeartRateBeatsPerMinute: comparableHeartRate(row),
    ...(typeof row.ascentMeters === 'number' && { ascentMeters: row.ascentMeters }),
    load: row.load,
    purpose: row.purpose,
    isOpenToCoach: isOpenToCoach(row),
  };
  // The words stay with their activity.
  const pain = notedPain(row.note);
  const saidPurpose = saidPurposeOf(row.note);
  return {
    ...recent,
    ...(pain !== null && { notedPain: pain }),
    ...(saidPurpose !== null && { saidPurpose }),
    ...(typeof row.effort === 'number' && { effort: row.effort }),
  };
}

const storedLink = plainReader<ProviderLink>(PROVIDER_LINK_SHAPE);

const ARRIVING: ReadonlySet<HistoryImport['state']> = new Set<HistoryImport['state']>([
  'queued',
  'running',
  'waiting',
  'settling',
]);

/**
 * Whether more of what a person did is on its way from Garmin. What Strava holds may not be computed
 * from, or is asked for run by run.
 */
export async function isHistoryArriving(firestore: Firestore, uid: string): Promise<boolean> {
  const snapshot = await firestore.doc(firestorePaths.link(uid, 'garmin')).get();
  const link = unlessUnreadable(() => storedLink(snapshot));
  return link?.state === 'connected' && link.history !== null && ARRIVING.has(link.history.state);
}

/**
 * The part of a history that may count for what somebody reads. Where a human coach may read it, only
 * activities count that the coach may read. A sum or a comparison would say something of the others.
 */
export function historyFor(
  reader: ActivityReader,
  history: readonly HistoryActivity[],
): HistoryActivity[] {
  return history.filter((activity) => reader === 'runner' || activity.isOpenToCoach);
}

/**
 * Says who may read what is written about an activity. A hidden one counts as its source allows:
 * the runner may show it again, and the words stay.
 */
export function readerOf({ visibleToCoach }: Pick<ActivityRow, 'visibleToCoach'>): ActivityReader {
  return visibleToCoach ? 'coach' : 'runner';
}
