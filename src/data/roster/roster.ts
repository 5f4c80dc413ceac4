import {
  ROSTER_ENTRY_SHAPE,
  ROSTER_LIMITS,
  type RosterEntry,
} from '@tasuki/domain/coaches/roster-entry';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { clearCacheOnceSent } from '../../platform/firebase/cache-to-clear.ts';
import {
  DOCUMENT_ID,
  limit,
  orderBy,
  readDocuments,
} from '../../platform/firebase/firestore-rest.ts';
import type { FeedPage } from '../../platform/live/live-feed.ts';
import { watchConfirmed } from '../confirmed-answers.ts';
import { readableDocuments } from '../readable-documents.ts';
import { documentWithId, type StoredDocument } from '../stored-document.ts';

function readableEntries(documents: readonly StoredDocument[]): RosterEntry[] {
  return readableDocuments(
    documents,
    (document) => documentWithId<RosterEntry>(document, ROSTER_ENTRY_SHAPE),
    'read roster',
  );
}

function pageOf(
  documents: readonly StoredDocument[],
  { isConfirmed }: Pick<FeedPage<unknown>, 'isConfirmed'>,
): FeedPage<RosterEntry> {
  return {
    rows: readableEntries(documents),
    isLast: documents.length < ROSTER_LIMITS.pageSize,
    isConfirmed,
  };
}

/** The first page of a coach's runners by a single light read, for the first paint. */
export async function readNewestRoster(coachId: string): Promise<FeedPage<RosterEntry>> {
  const documents = await readDocuments(
    firestorePaths.roster(coachId),
    orderBy('activeAt', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
    limit(ROSTER_LIMITS.pageSize),
  );
  return pageOf(documents, { isConfirmed: true });
}

/**
 * One page of a coach's runners, live, the one who ran last first, once the server has answered.
 *
 * @param after the last one of the page before; null = the newest page
 */
export async function watchRoster(
  coachId: string,
  after: Pick<RosterEntry, 'activeAt' | 'id'> | null,
  onPage: (page: FeedPage<RosterEntry>) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  const collectionPath = firestorePaths.roster(coachId);
  const size = ROSTER_LIMITS.pageSize;
  let before: readonly RosterEntry[] = [];
  return watchConfirmed<StoredDocument[]>(
    {
      name: `${collectionPath} after ${after?.id ?? ''}`,
      watch: (onDocuments, fail) =>
        watchPage(
          {
            collectionPath,
            dateField: 'activeAt',
            after: after && { date: after.activeAt, id: after.id },
            size,
          },
          (documents, source) => {
            const rows = readableEntries(documents);
            if (before.some((entry) => hasEndedAccess(entry, rows, size))) clearCacheOnceSent();
            before = rows;
            onDocuments(documents, source);
          },
          fail,
        ),
    },
    (documents, { isFromCache }) => {
      onPage(pageOf(documents, { isConfirmed: !isFromCache }));
    },
    onError,
  );
}

/** Whether a runner of before shares no more, or is gone and was not pushed off a full page by others. */
function hasEndedAccess(before: RosterEntry, rows: readonly RosterEntry[], size: number): boolean {
  const now = rows.find(({ id }) => id === before.id);
  if (now) return before.isSharing && !now.isSharing;
  const last = rows.at(-1);
  return rows.length < size || !last || before.activeAt >= last.activeAt;
}

/** The runners who need their coach, live, the most urgent first, once the server has answered. */
export async function watchAttention(
  coachId: string,
  onEntries: (entries: RosterEntry[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchGreater } = await import('../live-documents.ts');
  const collectionPath = firestorePaths.roster(coachId);
  return watchConfirmed<StoredDocument[]>(
    {
      name: `${collectionPath} attention`,
      watch: (onDocuments, fail) =>
        watchGreater(
          {
            collectionPath,
            isEqual: {},
            field: 'priority',
            than: 0,
            size: ROSTER_LIMITS.attentionMaximum,
          },
          onDocuments,
          fail,
        ),
    },
    (documents) => {
      onEntries(readableEntries(documents));
    },
    onError,
  );
}

/** One runner of a coach, live, once the server has answered; null = they are not, or not any more. */
export async function watchRosterEntry(
  coachId: string,
  runnerUid: string,
  onEntry: (entry: RosterEntry | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  const path = firestorePaths.rosterEntry(coachId, runnerUid);
  let wasSharing = false;
  return watchConfirmed<StoredDocument | null>(
    {
      name: path,
      watch: (onDocument, fail) =>
        watchDocument(
          path,
          (document, source) => {
            const isSharing = document?.data['isSharing'] === true;
            if (wasSharing && !isSharing) clearCacheOnceSent();
            wasSharing = isSharing;
            onDocument(document, source);
          },
          fail,
        ),
    },
    (document) => {
      onEntry(document && documentWithId<RosterEntry>(document, ROSTER_ENTRY_SHAPE));
    },
    onError,
  );
}
