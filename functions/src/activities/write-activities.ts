import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { ActivityAnalysis } from '@tasuki/domain/activities/activity-analysis';
import { ACTIVITY_OWNER_FIELDS, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { fromStored } from '../platform/stored-value.ts';
import type { ActivityDocuments } from './activity-documents.ts';
import { planPosts } from '../strava/ask-to-post.ts';
import {
  isSameActivity,
  placeAmong,
  richnessOf,
  SAME_START_SECONDS,
  WITHHELD_RICHNESS,
  type RankedActivity,
} from './duplicates.ts';
import { takeSlots, timeSlots } from './time-slots.ts';

/** An activity that began this long before may still overlap. */
const LONGEST_ACTIVITY_SECONDS = 24 * 3600;
/** More activities of one person do not overlap one. */
const NEIGHBOURS_MAXIMUM = 80;

/** What the runner wrote and chose, and what was done at their word: stays when the rest is written anew. */
export const KEPT_FIELDS = [...ACTIVITY_OWNER_FIELDS, 'stravaPost', 'isChosenMain'] as const;

/** What is known of the stored rows that a write concerns. */
export interface ActivitySurroundings {
  /** Rows that overlap in time, with how much they hold. */
  neighbours: readonly RankedActivity[];
  /** {@link KEPT_FIELDS} of rows that are now written anew. */
  ownerFields: ReadonlyMap<string, Partial<ActivityRow>>;
  /** Has others who write in the same time see what is written here. */
  takeTime: () => void;
  /** Asks for the words to be put to the same activity at Strava, where the runner wants that. */
  askForPosts: () => void;
}

/**
 * Reads, within the transaction, everything that {@link writeActivities} must know. Who
 * writes at the same time: another recording by a time slot in common, Strava's
 * pages by the link that each of them writes.
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
  for (const row of rows) {
    for (const id of await overlapping(firestore, uid, row)) ids.add(id);
  }
  const at = (path: (uid: string, id: string) => string) =>
    [...ids].map((id) => firestore.doc(path(uid, id)));
  const snapshots = await transaction.getAll(
    ...at(firestorePaths.activity),
    ...at(firestorePaths.activityAnalysis),
  );
  const neighbours: RankedActivity[] = [];
  const others: ActivityRow[] = [];
  const ownerFields = new Map<string, Partial<ActivityRow>>();
  snapshots.slice(0, ids.size).forEach((snapshot, index) => {
    if (!snapshot.exists) return;
    const row = fromStored<ActivityRow>(snapshot.data());
    if (ownIds.has(row.id)) ownerFields.set(row.id, keptFields(row));
    else if (!row.isTransition) {
      others.push(row);
      neighbours.push({ ...row, richness: storedRichness(snapshots[ids.size + index], row) });
    }
  });
  const atStrava = others.filter(
    (other) =>
      other.sources.includes('strava') &&
      rows.some((row) => !row.isTransition && isSameActivity(row, other)),
  );
  const askForPosts = await planPosts(transaction, firestore, uid, atStrava, now);
  const takeTime = () => {
    takeSlots(transaction, slots, now);
  };
  return { neighbours, ownerFields, askForPosts, takeTime };
}

/** Not every row has all of them, and what is not there cannot be written. */
function keptFields(row: ActivityRow): Partial<ActivityRow> {
  const fields = KEPT_FIELDS.filter((field) => row[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}

/** The ids of rows whose time and the row's have something in common. */
async function overlapping(
  firestore: Firestore,
  uid: string,
  { startedAt, elapsedSeconds }: ActivityRow,
): Promise<string[]> {
  const start = startedAt.getTime() / 1000;
  const found = await firestore
    .collection(firestorePaths.activities(uid))
    .where('startedAt', '>=', Timestamp.fromMillis((start - LONGEST_ACTIVITY_SECONDS) * 1000))
    .where('startedAt', '<=', Timestamp.fromMillis((start + elapsedSeconds) * 1000))
    .orderBy('startedAt', 'desc')
    .limit(NEIGHBOURS_MAXIMUM)
    .select('startedAt', 'elapsedSeconds')
    .get();
  return found.docs
    .filter((document) => {
      const row = fromStored<Pick<ActivityRow, 'startedAt' | 'elapsedSeconds'>>(document.data());
      const lasted = Math.max(row.elapsedSeconds, SAME_START_SECONDS);
      return row.startedAt.getTime() / 1000 + lasted >= start;
    })
    .map(({ id }) => id);
}

function storedRichness(
  analysis: DocumentSnapshot | undefined,
  { policy, isPartial }: ActivityRow,
): number {
  if (!policy.analyse) return WITHHELD_RICHNESS;
  const data = analysis?.data() as ActivityAnalysis | undefined;
  return data ? richnessOf(data, isPartial) : 0;
}

/** Writes the activities' documents and settles which of them repeat which. */
export function writeActivities(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  activities: readonly ActivityDocuments[],
  { neighbours, ownerFields, askForPosts, takeTime }: ActivitySurroundings,
): void {
  askForPosts();
  takeTime();
  for (const { row, analysis, recording, track } of activities) {
    const ranked = {
      ...row,
      ...ownerFields.get(row.id),
      richness: richnessOf(analysis, row.isPartial),
    };
    const { duplicateOf, nowDuplicates } = row.isTransition
      ? { duplicateOf: null, nowDuplicates: [] }
      : placeAmong(ranked, neighbours);
    const at = (path: string) => firestore.doc(path);
    transaction.set(at(firestorePaths.activity(uid, row.id)), {
      ...row,
      ...ownerFields.get(row.id),
      duplicateOf,
    });
    transaction.set(at(firestorePaths.activityAnalysis(uid, row.id)), analysis);
    if (recording) transaction.set(at(firestorePaths.recording(uid, row.id)), recording);
    if (track) transaction.set(at(firestorePaths.track(uid, row.id)), track);
    for (const id of nowDuplicates) {
      transaction.update(at(firestorePaths.activity(uid, id)), { duplicateOf: row.id });
    }
  }
}
