import type { ActivityOwnerField } from '@tasuki/domain/activities/activity-fields';
import {
  ACTIVITY_LIMITS,
  type ActivityRow,
  ACTIVITY_ROW_SHAPE,
} from '@tasuki/domain/activities/activity-row';
import { OPEN_TO_COACH } from '@tasuki/domain/activities/open-to-coach';
import { isRunning } from '@tasuki/domain/sports/sport-type';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  DOCUMENT_ID,
  limit,
  orderBy,
  readDocuments,
  where,
} from '../../platform/firebase/firestore-rest.ts';
import { forgetSeenPages } from '../../platform/last-seen/forget-seen-pages.ts';
import type { FeedPage } from '../../platform/live/live-feed.ts';
import { watchConfirmed } from '../confirmed-answers.ts';
import type { NewestFirstPage } from '../live-documents.ts';
import { readableDocuments } from '../readable-documents.ts';
import { documentWithId, type StoredDocument } from '../stored-document.ts';

function activityRow(document: StoredDocument): ActivityRow {
  return documentWithId<ActivityRow>(document, ACTIVITY_ROW_SHAPE);
}

function readableRows(documents: readonly StoredDocument[]): ActivityRow[] {
  return readableDocuments(documents, activityRow, 'read activity');
}

/** A page of rows, newest first. */
export type ActivityPage = FeedPage<ActivityRow>;

function pageOf(
  documents: readonly StoredDocument[],
  { isConfirmed }: Pick<FeedPage<unknown>, 'isConfirmed'>,
): ActivityPage {
  return {
    rows: readableRows(documents),
    isLast: documents.length < ACTIVITY_LIMITS.pageSize,
    isConfirmed,
  };
}

/** The first page by a single light read, for the first paint. */
export async function readNewestActivities(uid: string): Promise<ActivityPage> {
  const documents = await readDocuments(
    firestorePaths.activities(uid),
    orderBy('startedAt', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
    limit(ACTIVITY_LIMITS.pageSize),
  );
  return pageOf(documents, { isConfirmed: true });
}

/** How many are searched for a run, since somebody may ride and swim between two. */
const LOOKED_THROUGH = 10;

/** The newest run of a runner that their coach may read; null = none among the newest activities. */
export async function readLastSharedRun(runnerUid: string): Promise<ActivityRow | null> {
  const documents = await readDocuments(
    firestorePaths.activities(runnerUid),
    ...Object.entries(OPEN_TO_COACH).map(([field, value]) => where(field, '==', value)),
    orderBy('startedAt', 'desc'),
    limit(LOOKED_THROUGH),
  );
  const rows = readableRows(documents);
  return rows.find(({ sport }) => isRunning(sport)) ?? null;
}

/** The most that one query may ask for. */
const READ_AT_ONCE = 100;

/** Activities that began from one moment on and before another, newest first; at most a hundred. */
export async function readActivitiesBetween(
  uid: string,
  from: Date,
  before: Date,
): Promise<ActivityRow[]> {
  const documents = await readDocuments(
    firestorePaths.activities(uid),
    where('startedAt', '>=', from),
    where('startedAt', '<', before),
    orderBy('startedAt', 'desc'),
    limit(READ_AT_ONCE),
  );
  return readableRows(documents);
}

/** The same of a runner who shares them, as far as they are open to their coach. */
export async function readSharedActivitiesBetween(
  runnerUid: string,
  from: Date,
  before: Date,
): Promise<ActivityRow[]> {
  const documents = await readDocuments(
    firestorePaths.activities(runnerUid),
    ...Object.entries(OPEN_TO_COACH).map(([field, value]) => where(field, '==', value)),
    where('startedAt', '>=', from),
    where('startedAt', '<', before),
    orderBy('startedAt', 'desc'),
    limit(READ_AT_ONCE),
  );
  return readableRows(documents);
}

/**
 * Earlier activities of the same purpose, newest first.
 *
 * @param size at most a hundred
 */
export async function readEarlierOfPurpose(
  uid: string,
  { purpose, startedAt }: Pick<ActivityRow, 'purpose' | 'startedAt'>,
  size: number,
): Promise<ActivityRow[]> {
  const documents = await readDocuments(
    firestorePaths.activities(uid),
    where('purpose', '==', purpose),
    where('startedAt', '<', startedAt),
    orderBy('startedAt', 'desc'),
    limit(size),
  );
  return readableRows(documents);
}

/**
 * The rows of these activities, newest first; without those that are gone.
 *
 * @param activityIds at least one, at most `PROOF_ACTIVITIES_MAXIMUM`
 */
export async function readActivities(
  uid: string,
  activityIds: readonly string[],
): Promise<ActivityRow[]> {
  const documents = await readDocuments(
    firestorePaths.activities(uid),
    where(DOCUMENT_ID, 'in', activityIds),
    limit(activityIds.length),
  );
  return readableRows(documents).sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
}

/**
 * One page, live.
 *
 * @param after the last row of the page before; null = the newest page
 */
export async function watchActivities(
  uid: string,
  after: PageEnd | null,
  ...[onPage, onError]: PageAnswers
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    activityPage(uid, { after }),
    (documents, { isFromCache }) => {
      onPage(pageOf(documents, { isConfirmed: !isFromCache }));
    },
    onError,
  );
}

/**
 * One page of what a runner's coach may read, live, once the server has answered. Rules refuse a list that asks
 * for more.
 *
 * @param after the last row of the page before; null = the newest page
 */
export async function watchSharedActivities(
  runnerUid: string,
  after: PageEnd | null,
  ...[onPage, onError]: PageAnswers
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  const page = activityPage(runnerUid, { after, isEqual: OPEN_TO_COACH });
  return watchConfirmed<StoredDocument[]>(
    {
      name: `${page.collectionPath} shared after ${after?.id ?? ''}`,
      watch: (onDocuments, fail) => watchPage(page, onDocuments, fail),
    },
    (documents, { isFromCache }) => {
      onPage(pageOf(documents, { isConfirmed: !isFromCache }));
    },
    onError,
  );
}

type PageEnd = Pick<ActivityRow, 'startedAt' | 'id'>;
type PageAnswers = [onPage: (page: ActivityPage) => void, onError: (cause: unknown) => void];

function activityPage(
  uid: string,
  {
    after,
    ...filter
  }: { after: PageEnd | null; isEqual?: Readonly<Record<string, boolean | null>> },
): NewestFirstPage {
  return {
    collectionPath: firestorePaths.activities(uid),
    ...filter,
    dateField: 'startedAt',
    after: after && { date: after.startedAt, id: after.id },
    size: ACTIVITY_LIMITS.pageSize,
  };
}

/** One row, live; null = there is no such activity. */
export async function watchActivity(
  uid: string,
  activityId: string,
  onRow: (row: ActivityRow | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.activity(uid, activityId),
    (document) => {
      onRow(document && activityRow(document));
    },
    onError,
  );
}

/** The same of an activity that a runner shares with the reader, once the server has answered. */
export async function watchSharedActivity(
  runnerUid: string,
  activityId: string,
  onRow: (row: ActivityRow | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  const path = firestorePaths.activity(runnerUid, activityId);
  return watchConfirmed<StoredDocument | null>(
    { name: path, watch: (onDocument, fail) => watchDocument(path, onDocument, fail) },
    (document) => {
      onRow(document && activityRow(document));
    },
    onError,
  );
}

/** More sessions than any multisport event has. */
const GROUP_SIZE = 20;

/** The sessions of one recording, in the order they were done. */
export async function watchActivityGroup(
  uid: string,
  groupId: string,
  onRows: (rows: ActivityRow[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchMatching } = await import('../live-documents.ts');
  return watchMatching(
    {
      collectionPath: firestorePaths.activities(uid),
      field: 'groupId',
      values: [groupId],
      size: GROUP_SIZE,
    },
    (documents) => {
      onRows(readableRows(documents).sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime()));
    },
    onError,
  );
}

/** More recordings of one activity nobody has. */
const COPIES_SIZE = 10;

/** The other recordings of a main activity, in no order. */
export async function watchActivityCopies(
  uid: string,
  mainId: string,
  onRows: (rows: ActivityRow[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchMatching } = await import('../live-documents.ts');
  return watchMatching(
    {
      collectionPath: firestorePaths.activities(uid),
      field: 'duplicateOf',
      values: [mainId],
      size: COPIES_SIZE,
    },
    (documents) => {
      onRows(readableRows(documents));
    },
    onError,
  );
}

/** The runner's own words on an activity. */
export type ActivityOwnerFields = {
  [Field in ActivityOwnerField]: Exclude<ActivityRow[Field], undefined>;
};

/**
 * Saves the runner's own fields. Live rows show them at once; rejects, and is
 * taken back there, when they are refused.
 */
export async function saveActivityFields(
  uid: string,
  activityId: string,
  fields: Partial<ActivityOwnerFields>,
): Promise<void> {
  forgetSeenPages();
  const { updateDocument } = await import('../live-documents.ts');
  await updateDocument(firestorePaths.activity(uid, activityId), fields);
}
