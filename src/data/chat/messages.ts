import {
  MESSAGE_LIMITS,
  type ChatMessage,
  type ParticipantMessage,
  COACH_REPLY_SHAPE,
  PARTICIPANT_MESSAGE_SHAPE,
  type CoachReply,
} from '@tasuki/domain/chat/message';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { StoredShapeFailure } from '@tasuki/domain/stored-shape';
import {
  DOCUMENT_ID,
  limit,
  orderBy,
  readDocuments,
  where,
} from '../../platform/firebase/firestore-rest.ts';
import type { FeedPage } from '../../platform/live/live-feed.ts';
import { readableDocuments } from '../readable-documents.ts';
import { documentWithId, type StoredDocument } from '../stored-document.ts';

function chatMessage(document: StoredDocument): ChatMessage {
  switch (document.data['kind']) {
    case 'participant':
      return documentWithId<ParticipantMessage>(document, PARTICIPANT_MESSAGE_SHAPE);
    case 'reply':
      return documentWithId<CoachReply>(document, COACH_REPLY_SHAPE);
    default:
      throw new StoredShapeFailure(document.path, 'kind', 'known kind');
  }
}

function readableMessages(documents: readonly StoredDocument[]): ChatMessage[] {
  return readableDocuments(documents, chatMessage, 'read message');
}

function pageOf(
  documents: readonly StoredDocument[],
  { isConfirmed }: Pick<FeedPage<unknown>, 'isConfirmed'>,
): FeedPage<ChatMessage> {
  return {
    rows: readableMessages(documents),
    isLast: documents.length < MESSAGE_LIMITS.pageSize,
    isConfirmed,
  };
}

/**
 * The newest page of a conversation by a single light read, for the first paint.
 *
 * @param from when the reader came into a group whose history is not shared; left out = the beginning
 */
export async function readNewestMessages(
  topicId: string,
  from?: Date,
): Promise<FeedPage<ChatMessage>> {
  const documents = await readDocuments(
    firestorePaths.messages(topicId),
    ...(from ? [where('createdAt', '>=', from)] : []),
    orderBy('createdAt', 'desc'),
    orderBy(DOCUMENT_ID, 'desc'),
    limit(MESSAGE_LIMITS.pageSize),
  );
  return pageOf(documents, { isConfirmed: true });
}

/**
 * One page of a conversation, live, newest first. What was written here and has
 * not arrived yet is among the newest, without the server's time.
 *
 * @param place the conversation; with when the reader came into a group whose history is not shared
 * @param after the last one of the page before; null = the newest page
 */
export async function watchMessages(
  place: string | { topicId: string; from: Date },
  after: Pick<ChatMessage, 'createdAt' | 'id'> | null,
  onPage: (page: FeedPage<ChatMessage>) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  if (after && !after.createdAt) throw new RangeError('Nothing is older than what never arrived');
  const { watchPage } = await import('../live-documents.ts');
  const { topicId, ...since } = typeof place === 'string' ? { topicId: place } : place;
  return watchPage(
    {
      collectionPath: firestorePaths.messages(topicId),
      ...since,
      dateField: 'createdAt',
      after: after?.createdAt ? { date: after.createdAt, id: after.id } : null,
      size: MESSAGE_LIMITS.pageSize,
    },
    (documents, { isFromCache }) => {
      onPage(pageOf(documents, { isConfirmed: !isFromCache }));
    },
    onError,
  );
}

export type MessageToSend = Pick<
  ParticipantMessage,
  'id' | 'authorUid' | 'text' | 'writtenAt' | 'quotedMessageId' | 'embeddedActivityId'
>;

/**
 * Writes a message. The thread shows it at once; it is kept in this browser and
 * sent by whichever tab or visit is next online.
 *
 * @returns when the server has it; without a connection that can be long, or in another visit
 * @throws what failureCodeOf understands, when it was refused; then it is in the thread no more
 */
export async function sendMessage(topicId: string, message: MessageToSend): Promise<void> {
  const { createDocument } = await import('../live-documents.ts');
  const { id, authorUid, text, writtenAt, quotedMessageId = null } = message;
  const { embeddedActivityId = null } = message;
  await createDocument(
    firestorePaths.message(topicId, id),
    {
      kind: 'participant',
      authorUid,
      text,
      writtenAt,
      isStopRequested: false,
      quotedMessageId,
      embeddedActivityId,
    },
    'createdAt',
  );
}

/** Asks that the reply to one's own message ends where it is. */
export async function requestStop(topicId: string, messageId: string): Promise<void> {
  const { updateDocument } = await import('../live-documents.ts');
  await updateDocument(firestorePaths.message(topicId, messageId), { isStopRequested: true });
}

/**
 * Changes the words of one's own message, which is marked as edited.
 *
 * @throws what failureCodeOf understands; 'common/permission-denied' once the time for it is over
 */
export async function editMessage(topicId: string, messageId: string, text: string): Promise<void> {
  const { updateDocument } = await import('../live-documents.ts');
  await updateDocument(firestorePaths.message(topicId, messageId), { text }, 'editedAt');
}

/** Takes the words of one's own message away for everybody; that there was one stays to be seen. */
export async function deleteMessage(topicId: string, messageId: string): Promise<void> {
  const { updateDocument } = await import('../live-documents.ts');
  await updateDocument(firestorePaths.message(topicId, messageId), { text: '' }, 'deletedAt');
}

/** One message, live; null = there is none. */
export async function watchMessage(
  topicId: string,
  messageId: string,
  onMessage: (message: ChatMessage | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.message(topicId, messageId),
    (document) => {
      onMessage(document && chatMessage(document));
    },
    onError,
  );
}
