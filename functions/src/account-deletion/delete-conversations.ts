import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { replyIdOf, type Correction } from '@tasuki/domain/chat/message';
import { coachTopicId, type Topic } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { replyJobId } from '../chat/ask-for-reply.ts';
import {
  deleteAttachmentsOfPerson,
  deleteAttachmentsOfTopic,
} from '../chat/attachments/delete-attachments.ts';
import { deleteFeedbackOfTopic } from '../feedback/delete-feedback.ts';
import { leaveGroup } from '../chat/groups/leave-group.ts';
import { deleteModerationOfTopic } from '../chat/moderation/delete-moderation.ts';
import { storedReader } from '../platform/firestore/read-stored.ts';
import { deleteFolder } from './delete-folder.ts';

const TOPICS_PAGE = 20;
/** Each goes with its reply and the reply's job, within the 500 writes of a batch. */
const MESSAGES_PAGE = 150;
/** More replies than that are not being written in one conversation. */
const JOBS_MAXIMUM = 200;

const namedPeople = storedReader<Partial<Pick<Topic, 'people' | 'lastAuthorUid'>>>({
  people: 'array?',
  lastAuthorUid: 'string?',
});

interface ConversationDeletion {
  firestore: Firestore;
  store: Pick<BlobStore, 'removeAll'>;
  isTimeOver: () => boolean;
}

/**
 * Deletes the conversations that are about a person, and takes the person with their words and files out
 * of those of others.
 *
 * @returns false when the time was over first
 */
export async function deleteConversations(
  uid: string,
  { firestore, store, isTimeOver }: ConversationDeletion,
): Promise<boolean> {
  const deletion = { firestore, store, isTimeOver };
  for (;;) {
    if (isTimeOver()) return false;
    const { docs } = await firestore
      .collection(firestorePaths.topics())
      .where('participantIds', 'array-contains', uid)
      .limit(TOPICS_PAGE)
      .get();
    if (docs.length === 0) break;
    for (const topic of docs) {
      if (!(await leaveConversation(topic, uid, deletion))) return false;
    }
  }
  return (
    (await deleteOwnTopics(uid, deletion)) &&
    (await leaveEndedTopics(uid, deletion)) &&
    // Groups that they have left held their words until now.
    (await forgetLastWords(uid, firestore, isTimeOver)) &&
    (await takeBackCorrections(uid, firestore.collectionGroup('messages'), isTimeOver)) &&
    (await deleteStrayMessages(uid, firestore, isTimeOver)) &&
    deleteAttachmentsOfPerson(uid, { firestore, store }, isTimeOver)
  );
}

/** Conversations about the person in which nobody takes part any more. */
async function deleteOwnTopics(uid: string, deletion: ConversationDeletion): Promise<boolean> {
  const { firestore, isTimeOver } = deletion;
  for (;;) {
    if (isTimeOver()) return false;
    const { docs } = await firestore
      .collection(firestorePaths.topics())
      .where('runnerUid', '==', uid)
      .limit(TOPICS_PAGE)
      .get();
    if (docs.length === 0) return true;
    for (const { ref } of docs) {
      if (!(await deleteTopic(ref, deletion))) return false;
    }
  }
}

/** Conversations with former runners, which still name the person. Their links are deleted later. */
async function leaveEndedTopics(uid: string, deletion: ConversationDeletion): Promise<boolean> {
  const { firestore, isTimeOver } = deletion;
  const links = firestore
    .collection(firestorePaths.coachLinks())
    .where('coachId', '==', uid)
    .orderBy(FieldPath.documentId());
  let after: string | null = null;
  for (;;) {
    if (isTimeOver()) return false;
    const { docs } = await (after === null ? links : links.startAfter(after))
      .limit(MESSAGES_PAGE)
      .get();
    for (const link of docs) {
      const runnerUid: unknown = link.get('runnerUid');
      if (typeof runnerUid !== 'string') continue;
      const topic = await firestore.doc(firestorePaths.topic(coachTopicId(runnerUid, uid))).get();
      if (!topic.exists) continue;
      if (!(await leaveConversation(topic, uid, deletion))) return false;
    }
    if (docs.length < MESSAGES_PAGE) return true;
    after = docs.at(-1)?.id ?? null;
  }
}

/** Deletes a conversation with everything in it, also what others wrote and sent. */
async function deleteTopic(
  reference: DocumentReference,
  { firestore, store, isTimeOver }: ConversationDeletion,
): Promise<boolean> {
  await deleteReplyJobs(reference.id, firestore);
  await deleteAttachmentsOfTopic(reference.id, store);
  if (!(await deleteModerationOfTopic(reference.id, firestore, isTimeOver))) return false;
  if (!(await deleteFeedbackOfTopic(reference.id, firestore, isTimeOver))) return false;
  return deleteFolder(reference, isTimeOver);
}

async function leaveConversation(
  topic: DocumentSnapshot,
  uid: string,
  deletion: ConversationDeletion,
): Promise<boolean> {
  const { firestore, isTimeOver } = deletion;
  if (topic.get('runnerUid') === uid) return deleteTopic(topic.ref, deletion);
  await firestore.doc(firestorePaths.draft(topic.id, uid)).delete();
  const inTopic = firestore.collection(firestorePaths.messages(topic.id));
  if (!(await takeBackCorrections(uid, inTopic, isTimeOver))) return false;
  const isGroup = topic.get('kind') === 'group';
  for (;;) {
    if (isTimeOver()) return false;
    const isLast = await deletePageBy(uid, inTopic, (batch) => {
      if (isGroup) return;
      batch.update(topic.ref, {
        participantIds: FieldValue.arrayRemove(uid),
        ...withoutPerson(topic, uid),
      });
    });
    if (!isLast) continue;
    if (isGroup) {
      // The notes that this writes for the person are deleted with their own folder.
      await leaveGroup({ topicId: topic.id, uid }, { uid, now: new Date() }, { firestore });
    }
    return true;
  }
}

/** Deletes the person's corrections of replies. */
async function takeBackCorrections(
  uid: string,
  messages: Query,
  isTimeOver: () => boolean,
): Promise<boolean> {
  const { firestore } = messages;
  const corrected = messages.where('correctedBy', 'array-contains', uid);
  for (;;) {
    if (isTimeOver()) return false;
    const { docs } = await corrected.limit(MESSAGES_PAGE).get();
    const batch = firestore.batch();
    for (const reply of docs) {
      const corrections = reply.get('corrections') as Correction[] | undefined;
      const others = (corrections ?? []).filter(({ authorUid }) => authorUid !== uid);
      batch.update(reply.ref, {
        corrections: others,
        correctedBy: FieldValue.arrayRemove(uid),
        ...(others.length === 0 && { correctedAt: FieldValue.delete() }),
      });
    }
    await batch.commit();
    if (docs.length < MESSAGES_PAGE) return true;
  }
}

/** The fields that take a deleted person's name and words out of a conversation. */
function withoutPerson(topic: DocumentSnapshot, uid: string): Record<string, unknown> {
  const { people, lastAuthorUid } = namedPeople(topic) ?? {};
  return {
    ...(people && { people: people.filter((person) => person.uid !== uid) }),
    ...(lastAuthorUid === uid && { lastText: '', lastAuthorUid: null }),
  };
}

/** The newest words of a group are its list's as well. */
async function forgetLastWords(
  uid: string,
  firestore: Firestore,
  isTimeOver: () => boolean,
): Promise<boolean> {
  const topics = firestore.collection(firestorePaths.topics()).where('lastAuthorUid', '==', uid);
  for (;;) {
    if (isTimeOver()) return false;
    const { docs } = await topics.limit(MESSAGES_PAGE).get();
    const batch = firestore.batch();
    for (const { ref } of docs) batch.update(ref, { lastText: '', lastAuthorUid: null });
    await batch.commit();
    if (docs.length < MESSAGES_PAGE) return true;
  }
}

/**
 * Deletes messages that arrived while the conversation was being deleted, as from a phone that was
 * offline.
 */
async function deleteStrayMessages(
  uid: string,
  firestore: Firestore,
  isTimeOver: () => boolean,
): Promise<boolean> {
  for (;;) {
    if (isTimeOver()) return false;
    if (await deletePageBy(uid, firestore.collectionGroup('messages'))) return true;
  }
}

/**
 * Deletes as many of a person's messages as one batch takes.
 *
 * @param withTheLast what else is written together with the last of them
 * @returns whether these were the last
 */
async function deletePageBy(
  uid: string,
  messages: Query,
  withTheLast?: (batch: WriteBatch) => void,
): Promise<boolean> {
  const { docs } = await messages.where('authorUid', '==', uid).limit(MESSAGES_PAGE).get();
  const batch = messages.firestore.batch();
  for (const { ref } of docs) {
    batch.delete(ref);
    // The AI's answer may repeat the words.
    batch.delete(ref.parent.doc(replyIdOf(ref.id)));
    const topicId = ref.parent.parent?.id;
    if (topicId === undefined) continue;
    const job = replyJobId({ topicId, messageId: ref.id });
    batch.delete(messages.firestore.doc(firestorePaths.job(job)));
  }
  const isLast = docs.length < MESSAGES_PAGE;
  if (isLast) withTheLast?.(batch);
  await batch.commit();
  return isLast;
}

/** Deletes the jobs of replies, so that a run that is writing one finds its job gone and stops. */
async function deleteReplyJobs(topicId: string, firestore: Firestore): Promise<void> {
  const { docs } = await firestore
    .collection(firestorePaths.jobs())
    .where('payload.topicId', '==', topicId)
    .limit(JOBS_MAXIMUM)
    .get();
  const batch = firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
