import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { RUNNER_FIELDS } from '@tasuki/domain/activities/activity-fields';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { deleteDetail } from './activity-remains.ts';
import { placeOfCopy, placesAfter, type Place } from './duplicates.ts';
import type { ActivitySurroundings } from './write-activities.ts';

/** Rows of one runner that may repeat one activity. */
const REPEATING_MAXIMUM = 20;

/** Activities that make room for a better version of themselves. */
export interface ReplacedActivities {
  ids: ReadonlySet<string>;
  /** The runner's own words and choices, and which rows the activities repeated. */
  ownerFields: Partial<ActivityRow>;
  /** New places of the rows that repeated them. */
  released: ReadonlyMap<string, Place>;
}

/** The person whose activities are replaced, and which ones. */
interface Replacement {
  uid: string;
  /** Ids of the activities that are deleted. */
  ids: readonly string[];
  /** Whether a row may go; others stay. */
  isReplaceable: (row: DocumentSnapshot) => boolean;
}

/**
 * Reads, within the transaction, what leaves with activities that are replaced:
 * the runner's own words, and what repeated them. The richest of those
 * becomes the main one of the others.
 */
export async function readReplaced(
  transaction: Transaction,
  firestore: Firestore,
  { uid, ids, isReplaceable }: Replacement,
  { neighbours }: ActivitySurroundings,
): Promise<ReplacedActivities> {
  const nothing: ReplacedActivities = { ids: new Set(), ownerFields: {}, released: new Map() };
  if (ids.length === 0) return nothing;
  const snapshots = await transaction.getAll(
    ...ids.map((id) => firestore.doc(firestorePaths.activity(uid, id))),
  );
  const rows = snapshots.filter((row) => row.exists && isReplaceable(row));
  if (rows.length === 0) return nothing;
  const replaced = new Set(rows.map(({ id }) => id));
  const repeating = await transaction.get(
    firestore
      .collection(firestorePaths.activities(uid))
      .where('duplicateOf', 'in', [...replaced].slice(0, REPEATING_MAXIMUM))
      .limit(REPEATING_MAXIMUM),
  );
  const richness = new Map(neighbours.map((row) => [row.id, row.richness]));
  const released = placesAfter(
    rows.map((row) => ({ isHidden: row.get('isHidden') as unknown })),
    repeating.docs
      .filter(({ id }) => !replaced.has(id))
      .map(({ id }) => ({ id, richness: richness.get(id) ?? 0 })),
  );
  const [main] = rows.map((row) => row.get('duplicateOf') as string | null).filter(Boolean);
  const ownerFields = { ...keptIn(rows), ...(main && !replaced.has(main) && placeOfCopy(main)) };
  return { ids: replaced, ownerFields, released };
}

function keptIn(rows: readonly DocumentSnapshot[]): Partial<ActivityRow> {
  const own: Record<string, unknown> = {};
  for (const row of rows) {
    for (const field of RUNNER_FIELDS) {
      const value: unknown = row.get(field);
      if (value !== undefined && value !== null && value !== false) own[field] ??= value;
    }
  }
  return own;
}

/**
 * The surroundings as they are without the replaced activities.
 *
 * @param heirId the row that takes over what the runner wrote
 */
export function withoutReplaced(
  surroundings: ActivitySurroundings,
  replaced: ReplacedActivities,
  heirId: string,
): ActivitySurroundings {
  const { neighbours, ownerFields } = surroundings;
  const inherited = new Map(ownerFields);
  inherited.set(heirId, { ...replaced.ownerFields, ...writtenIn(ownerFields.get(heirId) ?? {}) });
  return {
    ...surroundings,
    neighbours: neighbours
      .filter(({ id }) => !replaced.ids.has(id))
      .map((row) => ({ ...row, ...replaced.released.get(row.id) })),
    ownerFields: inherited,
  };
}

/** The fields that the runner really wrote. The heir's own words come before those it inherits. */
function writtenIn(fields: Partial<ActivityRow>): Partial<ActivityRow> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== false),
  );
}

/** Deletes the replaced activities' documents; before their successors are written. */
export function deleteReplaced(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  { ids, released }: ReplacedActivities,
): void {
  for (const id of ids) {
    deleteDetail(transaction, firestore, uid, id);
    transaction.delete(firestore.doc(firestorePaths.activity(uid, id)));
  }
  for (const [id, place] of released) {
    transaction.update(firestore.doc(firestorePaths.activity(uid, id)), { ...place });
  }
}
