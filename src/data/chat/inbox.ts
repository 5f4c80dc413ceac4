import {
  INBOX_ENTRY_SHAPE,
  INBOX_LIMITS,
  type InboxEntry,
  type InboxRole,
} from '@tasuki/domain/chat/inbox-entry';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  DOCUMENT_ID,
  limit,
  orderBy,
  readDocuments,
  where,
} from '../../platform/firebase/firestore-rest.ts';
import type { FeedPage } from '../../platform/live/live-feed.ts';
import { watchConfirmed } from '../confirmed-answers.ts';
import { readableDocuments } from '../readable-documents.ts';
import { documentWithId, type StoredDocument } from '../stored-document.ts';

/** Which conversations of a person a list shows. */
export interface InboxFilter {
  uid: string;
  role: InboxRole;
  isArchived: boolean;
}

/** One entry that cannot be read is reported; it does not take the list with it. */
export function readableEntries(documents: readonly StoredDocument[]): InboxEntry[] {
  return readableDocuments(
    documents,
    (document) => documentWithId<InboxEntry>(document, INBOX_ENTRY_SHAPE),
    'read inbox',
  );
}

function pageOf(
  documents: readonly StoredDocument[],
  { isConfirmed }: Pick<FeedPage<unknown>, 'isConfirmed'>,
): FeedPage<InboxEntry> {
  return {
    rows: readableEntries(documents),
    isLast: documents.length < INBOX_LIMITS.listPageSize,
    isConfirmed,
  };
}

/** The first page of a person's conversations by a single light read, for the first paint. */
export async function readNewestEntries(filter: InboxFilter): Promise<FeedPage<InboxEntry>> {
  const documents = await readDocuments(
    firestorePaths.inbox(filter.uid),
    where('role', '==', filter.role),
    where('isArchived', '==', filter.isArchived),
    orderBy('lastMessageAt', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
    limit(INBOX_LIMITS.listPageSize),
  );
  return pageOf(documents, { isConfirmed: true });
}

/**
 * One page of a person's conversations, live, the one last written in first. What runners write to a coach comes
 * once the server has answered, since each of them can end the coach's access.
 *
 * @param after the last one of the page before; null = the newest page
 */
export async function watchEntries(
  { uid, role, isArchived }: InboxFilter,
  after: Pick<InboxEntry, 'lastMessageAt' | 'id'> | null,
  onPage: (page: FeedPage<InboxEntry>) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  const collectionPath = firestorePaths.inbox(uid);
  return watchConfirmed<StoredDocument[]>(
    {
      name: `${collectionPath} ${role} ${isArchived ? 'archived' : 'listed'} after ${after?.id ?? ''}`,
      watch: (onDocuments, fail) =>
        watchPage(
          {
            collectionPath,
            isEqual: { role, isArchived },
            dateField: 'lastMessageAt',
            after: after && { date: after.lastMessageAt, id: after.id },
            size: INBOX_LIMITS.listPageSize,
          },
          onDocuments,
          fail,
        ),
      isNeededFor: () => role === 'coach',
    },
    (documents, { isFromCache }) => {
      onPage(pageOf(documents, { isConfirmed: !isFromCache }));
    },
    onError,
  );
}

/** A person's conversations with something unread, live; at most `INBOX_LIMITS.unreadMaximum`. */
export async function watchUnreadEntries(
  { uid, role }: Pick<InboxFilter, 'uid' | 'role'>,
  onEntries: (entries: InboxEntry[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchGreater } = await import('../live-documents.ts');
  return watchGreater(
    {
      collectionPath: firestorePaths.inbox(uid),
      isEqual: { role },
      field: 'unreadCount',
      than: 0,
      size: INBOX_LIMITS.unreadMaximum,
    },
    (documents) => {
      onEntries(readableEntries(documents));
    },
    onError,
  );
}

/** One conversation's entry, live; null = it is not in the list. */
export async function watchEntry(
  { uid, role }: Pick<InboxFilter, 'uid' | 'role'>,
  topicId: string,
  onEntry: (entry: InboxEntry | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchListed } = await import('../live-documents.ts');
  return watchListed(
    { collectionPath: firestorePaths.inbox(uid), id: topicId, isEqual: { role } },
    (document) => {
      onEntry(document && documentWithId<InboxEntry>(document, INBOX_ENTRY_SHAPE));
    },
    onError,
  );
}

/**
 * Marks a conversation as read up to what its entry shows as the newest. The rules refuse it where
 * something newer has come meanwhile.
 */
export async function markAsRead(
  uid: string,
  { id, lastMessageAt }: Pick<InboxEntry, 'id' | 'lastMessageAt'>,
): Promise<void> {
  const { updateDocument } = await import('../live-documents.ts');
  await updateDocument(firestorePaths.inboxEntry(uid, id), {
    readAt: lastMessageAt,
    unreadCount: 0,
  });
}

/** Mutes or archives a conversation in one's own list, or takes that back. */
export async function saveInboxSettings(
  uid: string,
  topicId: string,
  settings: Partial<Pick<InboxEntry, 'isMuted' | 'isArchived'>>,
): Promise<void> {
  const { updateDocument } = await import('../live-documents.ts');
  await updateDocument(firestorePaths.inboxEntry(uid, topicId), settings);
}
