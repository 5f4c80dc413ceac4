import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { RECORDING_FIELDS, UNREPORTED_FIELDS } from '@tasuki/domain/activities/activity-fields';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { deleteDetail } from '../activities/activity-remains.ts';
import {
  placeAmong,
  placeOfCopy,
  placeOfMain,
  richnessOfRow,
  type Place,
  type RankedActivity,
} from '../activities/duplicates.ts';
import { plainReader } from '../platform/firestore/read-stored.ts';
import { planPosts } from '../activities/ask-to-post.ts';

/** An activity that began this long before may still overlap. */
const LONGEST_ACTIVITY_MILLISECONDS = DAY_MILLISECONDS;
/** More rows of one person in the stretch of one page are not compared with. */
const SURROUNDING_MAXIMUM = 1500;

/** The fields that are compared, and those that a rewritten row keeps. */
const FIELDS = [
  'id',
  'sport',
  'startedAt',
  'elapsedSeconds',
  'distanceMeters',
  'isIndoor',
  'isPartial',
  'isTransition',
  'duplicateOf',
  'isChosenMain',
  'isHidden',
  'policy',
  'sources',
  'contentHash',
  'sourceTitle',
  'visibleToCoach',
  'feedbackState',
  'fetchedAt',
  'expiresAt',
  'isPurged',
] as const satisfies readonly (keyof ActivityRow)[];
export type SurroundingRow = Pick<ActivityRow, (typeof FIELDS)[number]>;

const surroundingRow = plainReader<SurroundingRow>({
  startedAt: 'date',
  elapsedSeconds: 'number',
  sources: 'array',
  policy: 'object',
});

const removedActivity = plainReader<{ removedAt: Date }>({ removedAt: 'date' });

export interface StravaRowsPlan {
  /** Those of `rows` that were stored before, as they were. */
  known: ReadonlyMap<string, SurroundingRow>;
  /** All stored rows of the stretch. */
  surroundings: readonly SurroundingRow[];
  /** New or changed ones, and where they stand. */
  written: readonly { row: ActivityRow; place: Place; isNew: boolean }[];
  /** Writes, in the same transaction, after all that is read. */
  write: () => void;
}

/** Rows as Strava reports them now, and where they are written. */
interface ReportedRows {
  transaction: Transaction;
  firestore: Firestore;
  uid: string;
  /** From `stravaRow`, all fetched at once. */
  rows: readonly ActivityRow[];
  /** A stretch of time to read beside that of the rows themselves. */
  stretch?: { from: Date; to: Date } | null;
  /** Their recordings were fetched with them, and are written by the caller. */
  isWhole?: boolean;
}

/**
 * Settles what becomes of rows that Strava reports, oldest first: new ones are made, changed ones
 * mended, the runner's own words left alone. Left out is what is the same, what was fetched before
 * the stored state, and what is gone since. Duplicates of rows from elsewhere are linked to those.
 * A thousand rows cost a thousand reads, and one query each time.
 */
export async function planStravaRows(reported: ReportedRows): Promise<StravaRowsPlan> {
  const { transaction, firestore, uid, rows } = reported;
  const stored = await readStored(reported);
  const placement = placeRows(reported, stored);
  const spokenOf = placement.written.filter(
    ({ row, place, isNew }) =>
      (isNew && place.duplicateOf !== null) || row.feedbackState === 'ready',
  );
  const ask = await planPosts(transaction, firestore, {
    uid,
    rows: spokenOf.map(({ row }) => row),
    now: rows[0]?.fetchedAt ?? new Date(0),
  });
  const { known, surroundings } = stored;
  const write = () => {
    ask();
    writePlacement(reported, placement, known);
  };
  return { known, surroundings, written: placement.written, write };
}

/** The stored rows around the reported ones. */
interface StoredRows extends Pick<StravaRowsPlan, 'known' | 'surroundings'> {
  /** When activities among them were removed. */
  removedAt: ReadonlyMap<string, Date>;
}

async function readStored({
  transaction,
  firestore,
  uid,
  rows,
  stretch = null,
}: ReportedRows): Promise<StoredRows> {
  const starts = rows.map(({ startedAt }) => startedAt.getTime());
  const ends = rows.map(
    ({ startedAt, elapsedSeconds }) => startedAt.getTime() + elapsedSeconds * 1000,
  );
  const surroundings = await rowsBetween(transaction, firestore, uid, {
    from: Math.min(
      ...starts.map((start) => start - LONGEST_ACTIVITY_MILLISECONDS),
      stretch?.from.getTime() ?? Infinity,
    ),
    to: Math.max(...ends, stretch?.to.getTime() ?? -Infinity),
  });
  const known = new Map(surroundings.map((row) => [row.id, row]));
  const unseen = rows.filter(({ id }) => !known.has(id));
  if (unseen.length > 0) {
    // One whose time was changed lies elsewhere.
    const snapshots = await transaction.getAll(
      ...unseen.map(({ id }) => firestore.doc(firestorePaths.activity(uid, id))),
      { fieldMask: [...FIELDS] },
    );
    for (const snapshot of snapshots) {
      const row = surroundingRow(snapshot);
      if (row) known.set(snapshot.id, row);
    }
  }
  const removedAt = await removalsSince(transaction, firestore, uid, rows);
  return { known, surroundings, removedAt };
}

/** The rows to write, and changes of stored rows beside them. */
interface PlacedRows extends Pick<StravaRowsPlan, 'written'> {
  /** The fields to write into rows that are not reported, by id. */
  others: ReadonlyMap<string, Partial<Place>>;
}

function placeRows(
  { rows, isWhole = false }: Pick<ReportedRows, 'rows' | 'isWhole'>,
  { known, surroundings, removedAt }: StoredRows,
): PlacedRows {
  let placed: RankedActivity[] = surroundings
    .filter(({ isTransition }) => !isTransition)
    .map(ranked);
  const written: { row: ActivityRow; place: Place; isNew: boolean }[] = [];
  const beside = new Map<string, Partial<Place>>();
  const oldestFirst = [...rows].sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  for (const row of oldestFirst) {
    const before = known.get(row.id);
    if (isOutdated(row, before, removedAt.get(row.id))) continue;
    if (before && !isWhole && isSameAsStored(row, before)) continue;
    const isPlaced = before && before.isPurged !== true && before.contentHash === row.contentHash;
    if (isPlaced) {
      const { duplicateOf } = before;
      const place = duplicateOf === null ? placeOfMain() : placeOfCopy(duplicateOf);
      written.push({ row, place, isNew: false });
      continue;
    }
    // The figures decide what a row repeats, and these are new or come back.
    const added = {
      ...ranked(row),
      isChosenMain: before?.isChosenMain ?? false,
      isHidden: before?.isHidden ?? false,
      duplicateOf: before?.duplicateOf ?? null,
    };
    const others = placed.filter(({ id }) => id !== row.id);
    const { own, others: besideIt } = placeAmong(added, others);
    for (const [id, place] of besideIt) beside.set(id, { ...beside.get(id), ...place });
    placed = [
      ...others.map((other) => ({ ...other, ...besideIt.get(other.id) })),
      { ...added, ...own },
    ];
    // Earlier decisions on the row no longer hold, except that it was hidden.
    const isHidden = beside.get(row.id)?.isHidden;
    beside.delete(row.id);
    written.push({ row, place: { ...own, ...(isHidden && { isHidden }) }, isNew: !before });
  }
  return { written, others: beside };
}

function writePlacement(
  { transaction, firestore, uid, isWhole = false }: ReportedRows,
  { written, others }: PlacedRows,
  known: StravaRowsPlan['known'],
): void {
  const referenceOf = (id: string) => firestore.doc(firestorePaths.activity(uid, id));
  for (const { row, place: placeBefore, isNew } of written) {
    // A row that comes later on the same page may have changed it.
    const place = { ...placeBefore, ...others.get(row.id) };
    if (isNew) {
      transaction.create(referenceOf(row.id), { ...row, ...place });
      continue;
    }
    const before = isWhole ? undefined : known.get(row.id);
    transaction.update(referenceOf(row.id), { ...mendedFields(row, before), ...place });
    // The detail behind other figures belongs to another recording.
    if (!isWhole && !isSameFigures(row, before)) deleteDetail(transaction, firestore, uid, row.id);
  }
  for (const [id, place] of others) {
    if (written.some(({ row }) => row.id === id)) continue;
    transaction.update(referenceOf(id), { ...place });
  }
}

async function rowsBetween(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  { from, to }: { from: number; to: number },
): Promise<SurroundingRow[]> {
  if (!(from <= to)) return [];
  const snapshot = await transaction.get(
    firestore
      .collection(firestorePaths.activities(uid))
      .where('startedAt', '>=', Timestamp.fromMillis(from))
      .where('startedAt', '<=', Timestamp.fromMillis(to))
      .orderBy('startedAt', 'desc')
      .limit(SURROUNDING_MAXIMUM)
      .select(...FIELDS),
  );
  return snapshot.docs.map((document) => surroundingRow(document));
}

async function removalsSince(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  rows: readonly ActivityRow[],
): Promise<ReadonlyMap<string, Date>> {
  const fetched = rows.map(({ fetchedAt }) => fetchedAt?.getTime() ?? 0);
  if (fetched.length === 0) return new Map();
  const snapshot = await transaction.get(
    firestore
      .collection(firestorePaths.removedActivities(uid))
      .where('removedAt', '>=', Timestamp.fromMillis(Math.min(...fetched)))
      .limit(SURROUNDING_MAXIMUM),
  );
  return new Map(
    snapshot.docs.map((document) => [document.id, removedActivity(document).removedAt]),
  );
}

function ranked(row: SurroundingRow): RankedActivity {
  return { ...row, richness: richnessOfRow(row) };
}

function isOutdated(
  { fetchedAt }: ActivityRow,
  before: SurroundingRow | undefined,
  removedAt: Date | undefined,
): boolean {
  const time = fetchedAt?.getTime() ?? 0;
  if (removedAt && removedAt.getTime() >= time) return true;
  return (before?.fetchedAt?.getTime() ?? -Infinity) > time;
}

function isSameAsStored(row: ActivityRow, before: SurroundingRow): boolean {
  return (
    before.isPurged !== true &&
    row.contentHash === before.contentHash &&
    row.sourceTitle === before.sourceTitle &&
    row.visibleToCoach === before.visibleToCoach &&
    row.policy.analyse === before.policy.analyse
  );
}

/** Whether what was computed from the recording still holds. */
function isSameFigures(row: ActivityRow, before: SurroundingRow | undefined): boolean {
  return (
    before?.isPurged === false &&
    before.contentHash === row.contentHash &&
    before.policy.analyse === row.policy.analyse
  );
}

function mendedFields(row: ActivityRow, before: SurroundingRow | undefined): Partial<ActivityRow> {
  const isSame = isSameFigures(row, before);
  const kept = new Set<string>(
    isSame ? [...UNREPORTED_FIELDS, ...RECORDING_FIELDS] : UNREPORTED_FIELDS,
  );
  return {
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !kept.has(name))),
    // Its recording was not fetched anew, so all of it goes when that must go.
    ...(isSame && { expiresAt: before?.expiresAt ?? null }),
  };
}
