import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, vi } from 'vitest';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { topicIdOf } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { answerMessage } from '../../functions/src/chat/answer-message.ts';
import { replyJobId } from '../../functions/src/chat/ask-for-reply.ts';
import type { StoredReply, StoredTopic } from '../../functions/src/chat/stored-chat.ts';
import { fromStored } from '../../functions/src/platform/firestore/stored-value.ts';
import { chatFirestore, clock, WHOLE } from './chat-script.ts';

export function newMessageId(): string {
  return randomUUID().replaceAll('-', '');
}

/** A general topic of a new person. */
export async function newTopic(): Promise<{ uid: string; topicId: string }> {
  const uid = `chat${newMessageId()}`;
  const topicId = topicIdOf(uid, null);
  const topic: StoredTopic = {
    kind: 'ai',
    title: '',
    runnerUid: uid,
    participantIds: [uid],
    activityId: null,
    activity: null,
    model: null,
    lastText: '',
    lastMessageAt: clock.date(),
    createdAt: clock.date(),
  };
  await chatFirestore.doc(firestorePaths.topic(topicId)).set(topic);
  return { uid, topicId };
}

/** A message that has just arrived, as its author's browser writes it. */
export async function newMessage(
  { uid, topicId }: { uid: string; topicId: string },
  text = 'How should I run the next one?',
  messageId = newMessageId(),
): Promise<MessageReference> {
  clock.passSeconds(1);
  await chatFirestore.doc(firestorePaths.message(topicId, messageId)).set({
    kind: 'participant',
    authorUid: uid,
    text,
    createdAt: Timestamp.fromDate(clock.date()),
    writtenAt: Timestamp.fromDate(clock.date()),
    isStopRequested: false,
  });
  return { topicId, messageId };
}

/**
 * A message in a group. The database sets its time, as it does for who comes and goes. This process
 * counts whole milliseconds, so it would date a message before an arrival.
 */
export async function newGroupMessage(
  { uid, topicId }: { uid: string; topicId: string },
  text: string,
): Promise<MessageReference> {
  const messageId = newMessageId();
  const at = FieldValue.serverTimestamp();
  await chatFirestore.doc(firestorePaths.message(topicId, messageId)).set({
    kind: 'participant',
    authorUid: uid,
    text,
    createdAt: at,
    writtenAt: at,
    isStopRequested: false,
  });
  return { topicId, messageId };
}

/** Old messages with their replies, as many as asked for. */
export async function fillTopic(
  { uid, topicId }: { uid: string; topicId: string },
  count: number,
): Promise<void> {
  const BATCH_SIZE = 500;
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const batch = chatFirestore.batch();
    for (let index = from; index < Math.min(from + BATCH_SIZE, count); index += 2) {
      clock.passSeconds(2);
      const id = newMessageId();
      const at = Timestamp.fromDate(clock.date());
      const asked = { kind: 'participant', authorUid: uid, text: `${index}?`, createdAt: at };
      batch.set(chatFirestore.doc(firestorePaths.message(topicId, id)), {
        ...asked,
        writtenAt: at,
        isStopRequested: false,
      });
      batch.set(chatFirestore.doc(firestorePaths.message(topicId, replyIdOf(id))), {
        kind: 'reply',
        replyTo: id,
        state: 'done',
        answeredBy: 'embedded',
        text: `${index}.`,
        facts: [],
        language: 'en',
        createdAt: Timestamp.fromMillis(clock.now + 1000),
        updatedAt: Timestamp.fromMillis(clock.now + 1000),
      });
    }
    await batch.commit();
  }
}

export function jobIdOf(reference: MessageReference): string {
  return replyJobId(reference);
}

export function replyPath({ topicId, messageId }: MessageReference): string {
  return firestorePaths.message(topicId, replyIdOf(messageId));
}

export async function replyTo(reference: MessageReference): Promise<StoredReply> {
  const snapshot = await chatFirestore.doc(replyPath(reference)).get();
  return fromStored<StoredReply>(snapshot.data());
}

/** One reply to each message and nothing else in the topic; its words whole, and no job left. */
export async function expectOneReply(
  reference: MessageReference,
  expected: Partial<StoredReply> = { state: 'done', text: WHOLE },
): Promise<void> {
  const messages = await chatFirestore.collection(firestorePaths.messages(reference.topicId)).get();
  expect(messages.docs.map(({ id }) => id).sort()).toEqual(
    [reference.messageId, replyIdOf(reference.messageId)].sort(),
  );
  expect(await replyTo(reference)).toMatchObject(expected);
  const job = await chatFirestore.doc(firestorePaths.job(jobIdOf(reference))).get();
  expect(job.exists).toBe(false);
}

export const startJob = async (): Promise<void> => Promise.resolve();

/** Does what the event of a message's arrival does. */
export async function arrive(reference: MessageReference): Promise<void> {
  await answerMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
}

/** A message of a new person, its job written and due. */
export async function askedMessage(): Promise<MessageReference & { uid: string }> {
  const topic = await newTopic();
  const reference = await newMessage(topic);
  await arrive(reference);
  return { ...reference, uid: topic.uid };
}

export async function requestStop({ topicId, messageId }: MessageReference): Promise<void> {
  const message = chatFirestore.doc(firestorePaths.message(topicId, messageId));
  // The emulator refuses it (UNKNOWN) while it ends a listener of that message, such as that of a killed process.
  await vi.waitFor(async () => message.update({ isStopRequested: true }));
}

/** A barrier that a caller waits at until it is opened. */
export function barrier() {
  const { promise: reached, resolve: reach } = Promise.withResolvers<undefined>();
  const { promise: opened, resolve: open } = Promise.withResolvers<undefined>();
  return {
    reached,
    open: () => {
      open(undefined);
    },
    wait: async () => {
      reach(undefined);
      await opened;
    },
  };
}

/** Resolves as soon as a reply's words are stored so. */
export async function storedText(message: MessageReference, text: string): Promise<void> {
  const stored = async (): Promise<unknown> =>
    (await chatFirestore.doc(replyPath(message)).get()).get('text');
  await expect.poll(stored, { interval: 20, timeout: 60_000 }).toBe(text);
}
