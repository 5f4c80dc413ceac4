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

/** An activity that began this long before may still overlap. */
const LONGEST_ACTIVITY_SECONDS = 24 * 3600;
/**
 * Rows that began up to this long before are read under the transaction's lock, so that
 * two recordings of one activity that arrive at once see each other. A wider lock would
 * make the days of a bulk import wait for each other.
 */
const LOCKED_SECONDS = 2 * 3600;
/** More activities of one person do not overlap one. */
const NEIGHBOURS_MAXIMUM = 40;

/** What a row that is written anew keeps. */
const KEPT_FIELDS = [...ACTIVITY_OWNER_FIELDS, 'stravaPost', 'isChosenMain'] as const;

/** What is known of the stored rows that a write concerns. */
export interface ActivitySurroundings {
  /** Rows that overlap in time, with how much they hold. */
  neighbours: readonly RankedActivity[];
  /** What the owner wrote into rows that are now written anew. */
  ownerFields: ReadonlyMap<string, Partial<ActivityRow>>;
  /** Asks for the words to be put to the same activity at Strava, where the runner wants that. */
  askForPosts: () => void;
}

/** Reads, within the transaction, everything that {@link writeActivities} must know. */
export async function readSurroundings(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  activities: readonly ActivityDocuments[],
): Promise<ActivitySurroundings> {
  const rows = activities.map(({ row }) => row);
  const ownIds = new Set(rows.map(({ id }) => id));
  const neighbours = new Map<string, RankedActivity>();
  const ownerFields = new Map<string, Partial<ActivityRow>>();
  const found = new Map<string, ActivityRow>();
  for (const row of rows) {
    for (const other of await overlapping(transaction, firestore, uid, row)) {
      found.set(other.id, other);
    }
  }
  const stored = [...found.values()];
  const others = stored.filter(({ id, isTransition }) => !ownIds.has(id) && !isTransition);
  if (others.length > 0) {
    const analyses = await transaction.getAll(
      ...others.map(({ id }) => firestore.doc(firestorePaths.activityAnalysis(uid, id))),
    );
    others.forEach((row, index) => {
      neighbours.set(row.id, { ...row, richness: storedRichness(analyses[index], row) });
    });
  }
  for (const row of stored) {
    if (!ownIds.has(row.id)) continue;
    // Not every row has all of them, and what is not there cannot be written.
    const own = KEPT_FIELDS.filter((field) => row[field] !== undefined);
    ownerFields.set(row.id, Object.fromEntries(own.map((field) => [field, row[field]])));
  }
  const atStrava = others.filter(
    (other) =>
      other.sources.includes('strava') &&
      rows.some((row) => !row.isTransition && isSameActivity(row, other)),
  );
  const now = activities[0]?.row.createdAt ?? new Date(0);
  const askForPosts = await planPosts(transaction, firestore, uid, atStrava, now);
  return { neighbours: [...neighbours.values()], ownerFields, askForPosts };
}

async function overlapping(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  { startedAt, elapsedSeconds }: ActivityRow,
): Promise<ActivityRow[]> {
  const start = startedAt.getTime() / 1000;
  const between = (fromSeconds: number, toSeconds: number) =>
    firestore
      .collection(firestorePaths.activities(uid))
      .where('startedAt', '>=', Timestamp.fromMillis(fromSeconds * 1000))
      .where('startedAt', '<=', Timestamp.fromMillis(toSeconds * 1000))
      .orderBy('startedAt', 'desc')
      .limit(NEIGHBOURS_MAXIMUM);
  const [near, far] = await Promise.all([
    transaction.get(between(start - LOCKED_SECONDS, start + elapsedSeconds)),
    between(start - LONGEST_ACTIVITY_SECONDS, start - LOCKED_SECONDS - 0.001).get(),
  ]);
  return [...near.docs, ...far.docs]
    .map((document) => fromStored<ActivityRow>(document.data()))
    .filter(
      (row) =>
        row.startedAt.getTime() / 1000 + Math.max(row.elapsedSeconds, SAME_START_SECONDS) >= start,
    );
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
  { neighbours, ownerFields, askForPosts }: ActivitySurroundings,
): void {
  askForPosts();
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
