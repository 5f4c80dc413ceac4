import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { takesAttachments } from '@tasuki/domain/chat/attachments/takes-attachments';
import { isReceived } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { BlobStore } from '../../blob-store/blob-store.ts';
import { storedTopic, type StoredTopic } from '../stored-chat.ts';
import { mayUseTopic, type TopicUser } from '../topic-access.ts';
import type { MalwareScanner } from './malware-scanner.ts';

export interface AttachmentDependencies {
  firestore: Firestore;
  store: BlobStore;
  /** Null = nothing is looked through. */
  scanner: MalwareScanner | null;
}

/**
 * A conversation in which somebody may read files now.
 *
 * @throws TasukiFailure 'topic/not-found' also for whoever takes no part in it
 */
export async function readableTopic(
  snapshot: DocumentSnapshot | undefined,
  user: TopicUser,
  firestore: Firestore,
): Promise<StoredTopic> {
  const topic = storedTopic(snapshot);
  if (!topic || !takesAttachments(topic) || !(await mayUseTopic(topic, user, firestore))) {
    throw new TasukiFailure('topic/not-found');
  }
  return topic;
}

/**
 * The same of writing: where somebody is there to read it.
 *
 * @throws TasukiFailure 'topic/not-found'
 */
export async function writableTopic(
  snapshot: DocumentSnapshot | undefined,
  user: TopicUser,
  firestore: Firestore,
): Promise<StoredTopic> {
  const topic = await readableTopic(snapshot, user, firestore);
  if (!isReceived(topic)) throw new TasukiFailure('topic/not-found');
  return topic;
}
