import { StoredShapeFailure } from '@tasuki/domain/stored-shape';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  CURRENT_STATUSES,
  QUICK_RESPONSE_LIMITS,
  QUICK_RESPONSE_SHAPE,
  QUICK_RESPONSE_STATUSES,
  type QuickResponse,
  type QuickResponseFields,
  type QuickResponseStatus,
} from '@tasuki/domain/quick-responses/quick-response';
import type { AnswerSource } from '../live-documents.ts';
import { documentAs, type StoredDocument } from '../stored-document.ts';

/** A quick response as it is listed. */
export type ListedQuickResponse = Omit<QuickResponse, 'createdAt' | 'updatedAt'>;

function quickResponseOf(document: StoredDocument): ListedQuickResponse {
  const { name, content, status, isFavorite, lastUsedAt } = documentAs<QuickResponse>(
    document,
    QUICK_RESPONSE_SHAPE,
  );
  return {
    id: document.id,
    name,
    content,
    // An unknown status counts as inactive, so that it is not offered.
    status: QUICK_RESPONSE_STATUSES.find((known) => known === status) ?? 'inactive',
    isFavorite,
    lastUsedAt: lastUsedAt ?? null,
  };
}

/**
 * Those that are known whole. Of one that was changed just before the page was loaded again, the
 * cache may hold the change alone; the server's answer brings the rest.
 */
function knownResponses(
  documents: readonly StoredDocument[],
  { isFromCache }: AnswerSource,
): ListedQuickResponse[] {
  return documents.flatMap((document) => {
    try {
      return [quickResponseOf(document)];
    } catch (cause) {
      if (isFromCache && cause instanceof StoredShapeFailure) return [];
      throw cause;
    }
  });
}

/** A coach's quick responses that are not archived, live, in no order. */
export async function watchCurrentQuickResponses(
  coachId: string,
  onResponses: (responses: ListedQuickResponse[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchMatching } = await import('../live-documents.ts');
  return watchMatching(
    {
      collectionPath: firestorePaths.quickResponses(coachId),
      field: 'status',
      values: CURRENT_STATUSES,
      size: QUICK_RESPONSE_LIMITS.currentMaximum,
    },
    (documents, source) => {
      onResponses(knownResponses(documents, source));
    },
    onError,
  );
}

/** Those of a coach's quick responses that were archived last, live. */
export async function watchArchivedQuickResponses(
  coachId: string,
  onResponses: (responses: ListedQuickResponse[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    {
      collectionPath: firestorePaths.quickResponses(coachId),
      isEqual: { status: 'archived' },
      dateField: 'updatedAt',
      after: null,
      size: QUICK_RESPONSE_LIMITS.archivedShown,
    },
    (documents, source) => {
      onResponses(knownResponses(documents, source));
    },
    onError,
  );
}

/** One quick response, live; null = there is none of this id. */
export async function watchQuickResponse(
  coachId: string,
  id: string,
  onResponse: (response: ListedQuickResponse | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.quickResponse(coachId, id),
    (document) => {
      onResponse(document && quickResponseOf(document));
    },
    onError,
  );
}

type Words = Pick<QuickResponseFields, 'name' | 'content' | 'status'>;

/**
 * Writes a new one. Shows at once in every live query and waits in the browser while there is no
 * connection: then it resolves when the connection is back.
 *
 * @param id made once, so that writing it again makes no second one
 * @throws what failureCodeOf understands, when the server refuses it
 */
export async function createQuickResponse(
  coachId: string,
  id: string,
  { name, content, status }: Words,
): Promise<void> {
  const { createTimedDocument } = await import('../live-documents.ts');
  const fields: QuickResponseFields = {
    name,
    content,
    status,
    isFavorite: false,
    lastUsedAt: null,
  };
  await createTimedDocument(firestorePaths.quickResponse(coachId, id), fields);
}

async function change(
  coachId: string,
  id: string,
  fields: Partial<QuickResponseFields>,
): Promise<void> {
  const { changeTimedDocument } = await import('../live-documents.ts');
  await changeTimedDocument(firestorePaths.quickResponse(coachId, id), fields);
}

/** Changes what it says; waits and rejects as {@link createQuickResponse}. */
export async function saveQuickResponse(
  coachId: string,
  id: string,
  { name, content, status }: Words,
): Promise<void> {
  await change(coachId, id, { name, content, status });
}

/** Publishes, deactivates, archives or restores; waits and rejects as {@link createQuickResponse}. */
export async function changeQuickResponseStatus(
  coachId: string,
  id: string,
  status: QuickResponseStatus,
): Promise<void> {
  await change(coachId, id, { status });
}

/** Makes it a favourite, or no longer. */
export async function markQuickResponse(
  coachId: string,
  id: string,
  isFavorite: boolean,
): Promise<void> {
  await change(coachId, id, { isFavorite });
}

/** Notes that it was used now. */
export async function noteQuickResponseUse(coachId: string, id: string): Promise<void> {
  await change(coachId, id, { lastUsedAt: new Date() });
}
