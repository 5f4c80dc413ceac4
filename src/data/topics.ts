import { TOPIC_LIMITS, type Topic } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { FeedPage } from '../platform/live-feed.ts';
import { reportError } from '../platform/report-error.ts';
import { requireFields, type StoredDocument } from './stored-document.ts';

function topicOf(document: StoredDocument): Topic {
  requireFields(document, {
    title: 'string',
    participantIds: 'array',
    lastText: 'string',
    lastMessageAt: 'date',
  });
  return { ...document.data, id: document.id } as unknown as Topic;
}

/** One topic that cannot be read is reported; it does not take the list with it. */
function readableTopics(documents: readonly StoredDocument[]): Topic[] {
  return documents.flatMap((document) => {
    try {
      return [topicOf(document)];
    } catch (cause) {
      reportError(cause, 'read topic');
      return [];
    }
  });
}

/**
 * One page of a person's conversations, live, the one last spoken in first.
 *
 * @param after the last one of the page before; null = the newest page
 */
export async function watchTopics(
  uid: string,
  after: Pick<Topic, 'lastMessageAt' | 'id'> | null,
  onPage: (page: FeedPage<Topic>) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('./live-documents.ts');
  return watchPage(
    {
      collectionPath: firestorePaths.topics(),
      containing: { field: 'participantIds', value: uid },
      dateField: 'lastMessageAt',
      after: after && { date: after.lastMessageAt, id: after.id },
      size: TOPIC_LIMITS.listPageSize,
    },
    (documents, { isFromCache }) => {
      onPage({
        rows: readableTopics(documents),
        isLast: documents.length < TOPIC_LIMITS.listPageSize,
        isConfirmed: !isFromCache,
      });
    },
    onError,
  );
}

/** One conversation, live; null = there is none. One that was never opened is refused. */
export async function watchTopic(
  topicId: string,
  onTopic: (topic: Topic | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('./live-documents.ts');
  return watchDocument(
    firestorePaths.topic(topicId),
    (document) => {
      onTopic(document && topicOf(document));
    },
    onError,
  );
}
