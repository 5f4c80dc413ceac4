import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { ACCOUNT_SEARCH_LIMITS, searchedPrefix } from '@tasuki/domain/accounts/account-search';
import type { AccountState } from '@tasuki/domain/accounts/user-account';
import type { StoredShape } from '@tasuki/domain/stored-shape';
import type { FeedPage } from '../../platform/live/live-feed.ts';
import { readableDocuments } from '../readable-documents.ts';
import { type StoredDocument, documentWithId } from '../stored-document.ts';

/** A person as admins see them in the list. */
export type ListedPerson = AccountState & { id: string };

/** Which people: all, those who wait to be let in, those who have applied to coach. */
export const PEOPLE_FILTERS = ['all', 'waiting', 'applied'] as const;
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

const FIELD_OF: Readonly<Record<PeopleFilter, keyof AccountState | null>> = {
  all: null,
  waiting: 'isWaitingForApproval',
  applied: 'hasAppliedAsCoach',
};

const LISTED_PERSON_SHAPE = {
  wholeName: 'string',
  displayName: 'string',
  roles: 'array',
  createdAt: 'date',
} as const satisfies StoredShape<ListedPerson>;

function listedPerson(document: StoredDocument): ListedPerson {
  return { ...documentWithId<ListedPerson>(document, LISTED_PERSON_SHAPE), uid: document.id };
}

function readablePeople(documents: readonly StoredDocument[]): ListedPerson[] {
  return readableDocuments(documents, listedPerson, 'read account state');
}

/**
 * One page of all people, live, the newest account first. For admins only.
 *
 * @param term beginning of a name or an email; '' = everybody
 * @param after the last one of the page before; null = the newest page
 */
export async function watchPeople(
  { term, filter }: { term: string; filter: PeopleFilter },
  after: Pick<ListedPerson, 'createdAt' | 'id'> | null,
  onPage: (page: FeedPage<ListedPerson>) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  const prefix = searchedPrefix(term);
  const field = FIELD_OF[filter];
  return watchPage(
    {
      collectionPath: firestorePaths.accountStates(),
      ...(prefix !== null && { containing: { field: 'searchPrefixes', value: prefix } }),
      ...(field !== null && { isTrue: field }),
      dateField: 'createdAt',
      after: after && { date: after.createdAt, id: after.id },
      size: ACCOUNT_SEARCH_LIMITS.pageSize,
    },
    (documents, { isFromCache }) => {
      onPage({
        rows: readablePeople(documents),
        isLast: documents.length < ACCOUNT_SEARCH_LIMITS.pageSize,
        isConfirmed: !isFromCache,
      });
    },
    onError,
  );
}

/**
 * One person, live, as an admin sees them. For admins only.
 *
 * @param onPerson null = there is no such account any more
 */
export async function watchPerson(
  uid: string,
  onPerson: (person: ListedPerson | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.accountState(uid),
    (document) => {
      onPerson(document && listedPerson(document));
    },
    onError,
  );
}
