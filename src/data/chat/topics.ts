import { TOPIC_SHAPE, type Topic } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  DOCUMENT_ID,
  limit,
  orderBy,
  readDocument,
  readDocuments,
  startAtId,
  where,
} from '../../platform/firebase/firestore-rest.ts';
import { watchConfirmed } from '../confirmed-answers.ts';
import { documentWithId, type StoredDocument } from '../stored-document.ts';

function topicOf(document: StoredDocument): Topic {
  return documentWithId<Topic>(document, TOPIC_SHAPE);
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
  const documents = await readDocuments(
    firestorePaths.topics(),
    where('runnerUid', '==', uid),
    where('participantIds', 'array-contains', uid),
    where('activityId', '==', activityId),
    // A query for the document alone would be refused by the rules if it does not exist.
    orderBy(DOCUMENT_ID),
    startAtId(topicId),
    limit(1),
  );
  const found = documents.find(({ id }) => id === topicId);
  return found ? topicOf(found) : null;
}

/** A conversation by a single light read. One that is not there is refused, as another's is. */
export async function readTopic(topicId: string): Promise<Topic> {
  const document = await readDocument(firestorePaths.topic(topicId));
  if (!document) throw new TasukiFailure('topic/not-found');
  return topicOf(document);
}

/**
 * A conversation of two belongs to the runner, who can end the other person's access at any time.
 */
function isOfAnother({ kind, runnerUid }: Topic, uid: string): boolean {
  return kind !== 'group' && runnerUid !== uid;
}

/**
 * One conversation, live; null = there is none. One with a runner comes once the server has answered.
 *
 * @param uid the reader's
 */
export async function watchTopic(
  uid: string,
  topicId: string,
  onTopic: (topic: Topic | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  const path = firestorePaths.topic(topicId);
  return watchConfirmed<StoredDocument | null>(
    {
      name: path,
      watch: (onDocument, fail) => watchDocument(path, onDocument, fail),
      isNeededFor: (document) => document !== null && isOfAnother(topicOf(document), uid),
    },
    (document) => {
      onTopic(document && topicOf(document));
    },
    onError,
  );
}

/** Whether this browser has kept a conversation, which its reader could read then. */
export async function isTopicKept(topicId: string): Promise<boolean> {
  const { isKept } = await import('../live-documents.ts');
  return isKept(firestorePaths.topic(topicId));
}

/** Gives a conversation a name, for everybody in it; '' = none. */
export async function renameTopic(topicId: string, title: string): Promise<void> {
  const { updateDocument } = await import('../live-documents.ts');
  await updateDocument(firestorePaths.topic(topicId), { title });
}
