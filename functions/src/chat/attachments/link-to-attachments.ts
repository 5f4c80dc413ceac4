import {
  ATTACHMENT_LIMITS,
  attachmentName,
  type Attachment,
} from '@tasuki/domain/chat/attachments/attachment';
import type {
  AttachmentLink,
  AttachmentLinksRequest,
} from '@tasuki/domain/chat/attachments/attachment-calls';
import { mayReadAt } from '@tasuki/domain/chat/groups/group';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { SHOWN_TYPES, type BlobStore } from '../../blob-store/blob-store.ts';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import { storedMessage } from '../stored-chat.ts';
import type { TopicUser } from '../topic-access.ts';
import { fileBlobKey, posterBlobKey } from './attachment-keys.ts';
import { readableTopic, type AttachmentDependencies } from './attachment-topic.ts';
import { signedAddress } from './signed-addresses.ts';

/** Scrolling through a long conversation asks for ten messages at a time. */
const LINK_TURNS: TurnLimit = { kind: 'link-to-attachments', burst: 120, intervalSeconds: 1 };

/**
 * Signs addresses under which the files of messages are to be seen, for some minutes. Images and
 * videos are shown in place, everything else is a download. Messages that are deleted, not there, or not
 * the person's to read have none.
 *
 * @throws TasukiFailure 'topic/not-found' also for whoever takes no part in it any more;
 *   'auth/too-many-requests'
 */
export async function linkToAttachments(
  { topicId, messageIds }: AttachmentLinksRequest,
  { now, ...user }: TopicUser & { now: Date },
  { firestore, store }: Pick<AttachmentDependencies, 'firestore' | 'store'>,
): Promise<{ links: AttachmentLink[] }> {
  await takeFreeTurn(user.uid, LINK_TURNS, now, firestore);
  const snapshot = await firestore.doc(firestorePaths.topic(topicId)).get();
  const topic = await readableTopic(snapshot, user, firestore);
  const messages = await firestore.getAll(
    ...[...new Set(messageIds)].map((id) => firestore.doc(firestorePaths.message(topicId, id))),
  );
  const links = messages.flatMap((document) => {
    const message = unlessUnreadable(() => storedMessage(document));
    if (!message || isDeletedMessage(message)) return [];
    if (!mayReadAt(topic, user.uid, message.createdAt)) return [];
    return (message.attachments ?? []).map(async (attachment) => ({
      messageId: document.id,
      attachmentId: attachment.id,
      ...(await addressesOf({ topicId, attachment }, now, store)),
    }));
  });
  return { links: await Promise.all(links) };
}

async function addressesOf(
  { topicId, attachment }: { topicId: string; attachment: Attachment },
  now: Date,
  store: BlobStore,
): Promise<Pick<AttachmentLink, 'url' | 'posterUrl'>> {
  const place = { topicId, attachmentId: attachment.id };
  const { type, name, hasPoster } = attachment;
  const shownAs = SHOWN_TYPES.find((shown) => shown === type);
  const lifetime = {
    leastMilliseconds: ATTACHMENT_LIMITS.linkMinutes * MINUTE_MILLISECONDS,
    reuseMilliseconds: ATTACHMENT_LIMITS.linkReuseMinutes * MINUTE_MILLISECONDS,
    now,
  };
  // Earlier versions stored names that no download can have.
  const file = { key: fileBlobKey(place), fileName: attachmentName(name, type) };
  const poster = { key: posterBlobKey(place), fileName: 'poster.jpg' } as const;
  const [url, posterUrl] = await Promise.all([
    signedAddress({ ...file, ...(shownAs && { shownAs }) }, lifetime, store),
    hasPoster ? signedAddress({ ...poster, shownAs: 'image/jpeg' }, lifetime, store) : null,
  ]);
  return { url, posterUrl };
}
