import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Attachment } from '@tasuki/domain/chat/attachments/attachment';
import type { MessageWithAttachments } from '@tasuki/domain/chat/attachments/attachment-calls';
import type { ParticipantMessage } from '@tasuki/domain/chat/message';
import { isBlankText, writtenText } from '@tasuki/domain/chat/written-text';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../../platform/firestore/retry-on-contention.ts';
import { isGone } from '../../platform/firestore/write-conflicts.ts';
import { storedMessage } from '../stored-chat.ts';
import type { TopicUser } from '../topic-access.ts';
import { writableTopic } from './attachment-topic.ts';
import { storedAttachment } from './stored-attachment.ts';

/**
 * Writes a message with files that its author has sent and that were checked, in one batch.
 * No message names a file that is not there, and no file hangs on two. Safe to repeat.
 *
 * A transaction would hold locks on what it read. Two sendings of one message would then wait for
 * each other until the database ends one of them.
 *
 * @throws TasukiFailure 'topic/not-found'; 'attachment/gone' for a file that is not the author's, is
 *   not ready, is forgotten or hangs on another message; 'common/invalid-request' for an id that another message has
 */
export async function sendWithAttachments(
  request: MessageWithAttachments,
  user: TopicUser,
  { firestore }: { firestore: Firestore },
): Promise<{ messageId: string }> {
  const { topicId, messageId, text, quotedMessageId, writtenAt } = request;
  const { uid } = user;
  const reference = firestore.doc(firestorePaths.message(topicId, messageId));
  const attachmentReferences = [...new Set(request.attachmentIds)].map((id) =>
    firestore.doc(firestorePaths.attachment(topicId, id)),
  );
  await retryOnContention(async () => {
    const [topicSnapshot, ...attachmentSnapshots] = await firestore.getAll(
      firestore.doc(firestorePaths.topic(topicId)),
      ...attachmentReferences,
    );
    // One read of several documents may see only a part of another sending's batch. The message is
    // read after its files: where a file hangs on it already, it is there.
    const messageSnapshot = await reference.get();
    await writableTopic(topicSnapshot, user, firestore);
    if (messageSnapshot.exists) {
      const known = storedMessage(messageSnapshot);
      if (known?.authorUid !== uid || !isSame(known, request))
        throw new TasukiFailure('common/invalid-request');
      return;
    }
    const attachments = attachmentSnapshots.map((snapshot) => readyAttachment(snapshot, uid));
    const batch = firestore.batch();
    for (const snapshot of attachmentSnapshots) writeUnlessChanged(batch, snapshot, { messageId });
    batch.create(reference, {
      kind: 'participant',
      authorUid: uid,
      text: storedText(text),
      createdAt: FieldValue.serverTimestamp(),
      writtenAt: new Date(writtenAt),
      isStopRequested: false,
      quotedMessageId,
      embeddedActivityId: request.embeddedActivityId ?? null,
      attachments,
    });
    await commit(batch);
  });
  return { messageId };
}

/** A file that was deleted since it was read takes the message with it. */
async function commit(batch: WriteBatch): Promise<void> {
  try {
    await batch.commit();
  } catch (cause) {
    if (isGone(cause)) throw new TasukiFailure('attachment/gone', { cause });
    throw cause;
  }
}

/** Whether a message is what was asked for; its words may have been changed or deleted since. */
function isSame(
  { text, attachments = [], editedAt, deletedAt }: Omit<ParticipantMessage, 'id'>,
  request: MessageWithAttachments,
): boolean {
  if (deletedAt) return true;
  const asked = new Set(request.attachmentIds);
  const areSameFiles =
    attachments.length === asked.size && attachments.every(({ id }) => asked.has(id));
  return areSameFiles && (Boolean(editedAt) || text === storedText(request.text));
}

function storedText(text: string): string {
  return isBlankText(text) ? '' : writtenText(text);
}

function readyAttachment(snapshot: DocumentSnapshot, uid: string): Attachment {
  const attachment = storedAttachment(snapshot);
  const isTheirs = attachment?.authorUid === uid && attachment.messageId === null;
  if (!isTheirs || attachment.facts === null) throw new TasukiFailure('attachment/gone');
  return { ...attachment.facts, id: snapshot.id };
}
