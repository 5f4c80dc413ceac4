import { collection, documentId, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import {
  ROSTER_ENTRY_SHAPE,
  ROSTER_LIMITS,
  type RosterEntry,
} from '@tasuki/domain/coaches/roster-entry';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { firestoreLite } from '../../platform/firebase/firestore-lite.ts';
import type { FeedPage } from '../../platform/live/live-feed.ts';
import { readableDocuments } from '../readable-documents.ts';
import { documentWithId, storedDocument, type StoredDocument } from '../stored-document.ts';

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
  const snapshot = await getDocs(
    query(
      collection(firestoreLite, firestorePaths.roster(coachId)),
      orderBy('activeAt', 'desc'),
      orderBy(documentId(), 'desc'),
      limit(ROSTER_LIMITS.pageSize),
    ),
  );
  return pageOf(snapshot.docs.map(storedDocument), { isConfirmed: true });
}

/**
 * One page of a coach's runners, live, the one who ran last first.
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
  return watchPage(
    {
      collectionPath: firestorePaths.roster(coachId),
      dateField: 'activeAt',
      after: after && { date: after.activeAt, id: after.id },
      size: ROSTER_LIMITS.pageSize,
    },
    (documents, { isFromCache }) => {
      onPage(pageOf(documents, { isConfirmed: !isFromCache }));
    },
    onError,
  );
}

/** The runners who need their coach, live, the most urgent first. */
export async function watchAttention(
  coachId: string,
  onEntries: (entries: RosterEntry[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchGreater } = await import('../live-documents.ts');
  return watchGreater(
    {
      collectionPath: firestorePaths.roster(coachId),
      isEqual: {},
      field: 'priority',
      than: 0,
      size: ROSTER_LIMITS.attentionMaximum,
    },
    (documents) => {
      onEntries(readableEntries(documents));
    },
    onError,
  );
}

/** One runner of a coach, live; null = they are not, or not any more. */
export async function watchRosterEntry(
  coachId: string,
  runnerUid: string,
  onEntry: (entry: RosterEntry | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.rosterEntry(coachId, runnerUid),
    (document) => {
      onEntry(document && documentWithId<RosterEntry>(document, ROSTER_ENTRY_SHAPE));
    },
    onError,
  );
}
