import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { isTopicFoundBy } from '@tasuki/domain/chat/search/searched-texts';
import { SEARCH_LIMITS } from '@tasuki/domain/chat/search/search-limits';
import { searchedToken } from '@tasuki/domain/chat/search/search-words';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  DOCUMENT_ID,
  limit,
  orderBy,
  readDocuments,
  where,
} from '../../platform/firebase/firestore-rest.ts';
import { readableEntries, type InboxFilter } from './inbox.ts';

/** What was found among a person's conversations. */
export interface FoundEntries {
  entries: InboxEntry[];
  /** Whether there may be more, which were not read. */
  isCut: boolean;
}

/**
 * A person's conversations, archived ones too, by what they are called and who is in them. The one last
 * written in comes first.
 */
export async function findEntries(
  { uid, role }: Pick<InboxFilter, 'uid' | 'role'>,
  term: string,
): Promise<FoundEntries> {
  const token = searchedToken(term);
  if (token === null) return { entries: [], isCut: false };
  const documents = await readDocuments(
    firestorePaths.inbox(uid),
    where('role', '==', role),
    where('searchTokens', 'array-contains', token),
    orderBy('lastMessageAt', 'desc'),
    limit(SEARCH_LIMITS.topicsMaximum),
  );
  return {
    entries: readableEntries(documents).filter((entry) => isTopicFoundBy(entry, term, uid)),
    isCut: documents.length === SEARCH_LIMITS.topicsMaximum,
  };
}

/** The entries of some conversations, at most `SEARCH_LIMITS.hitsMaximum`; those that are in no list are left out. */
export async function readEntries(
  { uid, role }: Pick<InboxFilter, 'uid' | 'role'>,
  topicIds: readonly string[],
): Promise<InboxEntry[]> {
  if (topicIds.length === 0) return [];
  const documents = await readDocuments(
    firestorePaths.inbox(uid),
    where('role', '==', role),
    where(DOCUMENT_ID, 'in', [...topicIds]),
    limit(SEARCH_LIMITS.hitsMaximum),
  );
  return readableEntries(documents);
}
