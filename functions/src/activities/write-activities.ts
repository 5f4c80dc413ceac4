import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { RUNNER_FIELDS } from '@tasuki/domain/activities/activity-fields';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { plainReader } from '../platform/firestore/read-stored.ts';
import type { ActivityDocuments } from './activity-documents.ts';
import { planPosts } from './ask-to-post.ts';
import {
  isSameActivity,
  placeAmong,
  placeOfMain,
  richnessOf,
  SAME_START_SECONDS,
  storedRichness,
  type Placement,
  type RankedActivity,
} from './duplicates.ts';
import { storedRow } from './stored-activity.ts';
import { takeSlots, timeSlots } from './time-slots.ts';

/** An activity that began this long before may still overlap. */
const LONGEST_ACTIVITY_SECONDS = DAY_SECONDS;
/** Stored activities that are read for one file, however many sessions it has. */
const NEIGHBOURS_MAXIMUM = 400;

const storedTime = plainReader<Pick<ActivityRow, 'startedAt' | 'elapsedSeconds'>>({
  startedAt: 'date',
  elapsedSeconds: 'number',
});

/** The stored rows that a write concerns. */
export interface ActivitySurroundings {
  /** Rows that overlap in time, with how much they hold. */
  neighbours: readonly RankedActivity[];
  /** {@link RUNNER_FIELDS} of rows that are now written anew, and what they repeated. */
  ownerFields: ReadonlyMap<string, Partial<ActivityRow>>;
  /** Has others who write in the same time see what is written here. */
  takeTime: () => void;
  /** Asks for the words to be put to the same activity at Strava, where the runner wants that. */
  askForPosts: () => void;
}

/**
 * Reads, within the transaction, everything that {@link writeActivities} must know. Concurrent
 * writers conflict on a document: recordings on a shared time slot, Strava's pages on the link.
 */
export async function readSurroundings(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  activities: readonly ActivityDocuments[],
): Promise<ActivitySurroundings> {
  const rows = activities.map(({ row }) => row);
  const now = activities[0]?.row.createdAt ?? new Date(0);
  const slots = timeSlots(firestore, uid, rows);
  await transaction.getAll(...slots, firestore.doc(firestorePaths.link(uid, 'strava')));
  const ownIds = new Set(rows.map(({ id }) => id));
  const ids = new Set(ownIds);
  for (const id of await overlappingIds(firestore, uid, rows)) ids.add(id);
  const snapshots = await transaction.getAll(
    ...[...ids].map((id) => firestore.doc(firestorePaths.activity(uid, id))),
  );
  const neighbours: RankedActivity[] = [];
  const others: ActivityRow[] = [];
  const ownerFields = new Map<string, Partial<ActivityRow>>();
  for (const snapshot of snapshots) {
    const row = storedRow(snapshot);
    if (!row) continue;
    if (ownIds.has(row.id)) ownerFields.set(row.id, keptFields(row));
    else if (!row.isTransition) {
      others.push(row);
      neighbours.push({ ...row, richness: storedRichness(row) });
    }
  }
  const atStrava = others.filter(
    (other) =>
      other.sources.includes('strava') &&
      rows.some((row) => !row.isTransition && isSameActivity(row, other)),
  );
  const askForPosts = await planPosts(transaction, firestore, { uid, rows: atStrava, now });
  const takeTime = () => {
    takeSlots(transaction, slots, now);
  };
  return { neighbours, ownerFields, askForPosts, takeTime };
}

const KEPT_FIELDS = [...RUNNER_FIELDS, 'duplicateOf'] as const;

/** Not every row has all of them, and what is not there cannot be written. */
function keptFields(row: ActivityRow): Partial<ActivityRow> {
  const fields = KEPT_FIELDS.filter((field) => row[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}

/** A stretch of time, in milliseconds since 1970. */
interface TimeRange {
  start: number;
  end: number;
}

/** When an activity that overlaps the row may have begun. */
function startsAround({ startedAt, elapsedSeconds }: ActivityRow): TimeRange {
  const start = startedAt.getTime();
  return {
    start: start - LONGEST_ACTIVITY_SECONDS * 1000,
    end: start + elapsedSeconds * 1000,
  };
}

/** The same times without what several ranges have in common; the latest first. */
function mergedRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const merged: TimeRange[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.toReversed();
}

/**
 * The ids of stored activities that overlap one of the rows in time. Reads at most
 * {@link NEIGHBOURS_MAXIMUM} of them for all rows together, the latest first.
 */
async function overlappingIds(
  firestore: Firestore,
  uid: string,
  rows: readonly ActivityRow[],
): Promise<string[]> {
  const ids: string[] = [];
  let left = NEIGHBOURS_MAXIMUM;
  for (const { start, end } of mergedRanges(rows.map(startsAround))) {
    if (left === 0) break;
    const { docs } = await firestore
      .collection(firestorePaths.activities(uid))
      .where('startedAt', '>=', Timestamp.fromMillis(start))
      .where('startedAt', '<=', Timestamp.fromMillis(end))
      .orderBy('startedAt', 'desc')
      .limit(left)
      .select('startedAt', 'elapsedSeconds')
      .get();
    left -= docs.length;
    for (const document of docs) {
      const stored = storedTime(document);
      if (rows.some((row) => isOverlapping(stored, row))) ids.push(document.id);
    }
  }
  return ids;
}

function isOverlapping(
  stored: Pick<ActivityRow, 'startedAt' | 'elapsedSeconds'>,
  row: ActivityRow,
): boolean {
  const storedStart = stored.startedAt.getTime();
  const storedSeconds = Math.max(stored.elapsedSeconds, SAME_START_SECONDS);
  return (
    storedStart <= row.startedAt.getTime() + row.elapsedSeconds * 1000 &&
    storedStart + storedSeconds * 1000 >= row.startedAt.getTime()
  );
}

/** Writes the activities' documents and settles which of them repeat which. */
export function writeActivities(
  transaction: Transaction,
  firestore: Firestore,
  { uid, activities }: { uid: string; activities: readonly ActivityDocuments[] },
  { neighbours, ownerFields, askForPosts, takeTime }: ActivitySurroundings,
): void {
  askForPosts();
  takeTime();
  for (const { row, analysis, recording, track } of activities) {
    const richness = richnessOf(analysis, row.isPartial);
    const ranked = { ...row, ...ownerFields.get(row.id), richness };
    const { own, others }: Placement = row.isTransition
      ? { own: placeOfMain(), others: new Map() }
      : placeAmong(ranked, neighbours);
    const at = (path: string) => firestore.doc(path);
    transaction.set(at(firestorePaths.activity(uid, row.id)), {
      ...row,
      ...ownerFields.get(row.id),
      ...own,
      richness,
    });
    transaction.set(at(firestorePaths.activityAnalysis(uid, row.id)), analysis);
    if (recording) transaction.set(at(firestorePaths.recording(uid, row.id)), recording);
    if (track) transaction.set(at(firestorePaths.track(uid, row.id)), track);
    for (const [id, place] of others) {
      transaction.update(at(firestorePaths.activity(uid, id)), { ...place });
    }
  }
}
