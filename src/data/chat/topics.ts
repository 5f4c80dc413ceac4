import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAt,
  where,
} from 'firebase/firestore/lite';
import { TOPIC_LIMITS, type Topic, TOPIC_SHAPE } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { firestoreLite } from '../../platform/firebase/firestore-lite.ts';
import type { FeedPage } from '../../platform/live/live-feed.ts';
import { reportError } from '../../platform/report-error.ts';
import { storedDocument, type StoredDocument, documentWithId } from '../stored-document.ts';

function topicOf(document: StoredDocument): Topic {
  return documentWithId<Topic>(document, TOPIC_SHAPE);
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

function pageOf(
  documents: readonly StoredDocument[],
  { isConfirmed }: Pick<FeedPage<unknown>, 'isConfirmed'>,
): FeedPage<Topic> {
  return {
    rows: readableTopics(documents),
    isLast: documents.length < TOPIC_LIMITS.listPageSize,
    isConfirmed,
  };
}

/** The first page of a person's conversations by a single light read, for the first paint. */
export async function readNewestTopics(uid: string): Promise<FeedPage<Topic>> {
  const snapshot = await getDocs(
    query(
      collection(firestoreLite, firestorePaths.topics()),
      where('runnerUid', '==', uid),
      where('participantIds', 'array-contains', uid),
      orderBy('lastMessageAt', 'desc'),
      orderBy(documentId(), 'desc'),
      limit(TOPIC_LIMITS.listPageSize),
    ),
  );
  return pageOf(snapshot.docs.map(storedDocument), { isConfirmed: true });
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
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    {
      collectionPath: firestorePaths.topics(),
      isEqual: { field: 'runnerUid', value: uid },
      containing: { field: 'participantIds', value: uid },
      dateField: 'lastMessageAt',
      after: after && { date: after.lastMessageAt, id: after.id },
      size: TOPIC_LIMITS.listPageSize,
    },
    (documents, { isFromCache }) => {
      onPage(pageOf(documents, { isConfirmed: !isFromCache }));
    },
    onError,
  );
}

/**
 * One of a person's own conversations by a single light read; null = it was never opened. It is asked for
 * among their own, since the rules refuse to say of a topic by its name whether it is there.
 */
export async function readOwnTopic(
  uid: string,
  topicId: string,
  activityId: string | null,
): Promise<Topic | null> {
  const snapshot = await getDocs(
    query(
      collection(firestoreLite, firestorePaths.topics()),
      where('runnerUid', '==', uid),
      where('participantIds', 'array-contains', uid),
      where('activityId', '==', activityId),
      // By its name alone the rules would refuse one that is not there.
      orderBy(documentId()),
      startAt(topicId),
      limit(1),
    ),
  );
  const found = snapshot.docs.find(({ id }) => id === topicId);
  return found ? topicOf(storedDocument(found)) : null;
}

/** A conversation by a single light read. One that is not there is refused, as another's is. */
export async function readTopic(topicId: string): Promise<Topic> {
  const snapshot = await getDoc(doc(firestoreLite, firestorePaths.topic(topicId)));
  return topicOf(storedDocument(snapshot));
}

/** One conversation, live; null = there is none. */
export async function watchTopic(
  topicId: string,
  onTopic: (topic: Topic | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.topic(topicId),
    (document) => {
      onTopic(document && topicOf(document));
    },
    onError,
  );
}
