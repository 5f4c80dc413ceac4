import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MEMORY_LIMITS, memoryIdOf } from '@tasuki/domain/memories/memory';
import { showChangedMessage } from '../../../functions/src/chat/show-changed-message.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { readMemories } from '../../../functions/src/memories/stored-memory.ts';
import { newMessage, newTopic, startJob } from '../chat-fixture.ts';
import { chatFirestore, clock } from '../chat-script.ts';

const KNEE = 'My left knee hurts on stairs.';

async function takeIn(reference: MessageReference): Promise<void> {
  await takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
}

async function wordsOf(uid: string): Promise<string[]> {
  return (await readMemories(chatFirestore, uid)).map(({ text }) => text);
}

async function change(
  { topicId, messageId }: MessageReference,
  fields: { text: string; deletedAt?: Timestamp },
): Promise<void> {
  const editedAt = Timestamp.fromDate(clock.date());
  const reference = chatFirestore.doc(firestorePaths.message(topicId, messageId));
  await reference.update({ ...fields, editedAt });
  await showChangedMessage({ topicId, messageId }, chatFirestore);
}

it('makes one note of a message that comes twice, and at once', async () => {
  const topic = await newTopic();
  const message = await newMessage(topic, KNEE);
  await Promise.all([takeIn(message), takeIn(message)]);
  await takeIn(message);
  const notes = await readMemories(chatFirestore, topic.uid);
  expect(notes).toMatchObject([
    { id: memoryIdOf(message.messageId, 'injury'), kind: 'injury', text: KNEE, ...message },
  ]);
});

it('does not bring back a note that the runner deleted, whatever comes late', async () => {
  const topic = await newTopic();
  const message = await newMessage(topic, KNEE);
  await takeIn(message);
  const id = memoryIdOf(message.messageId, 'injury');
  await chatFirestore.doc(firestorePaths.memory(topic.uid, id)).delete();
  await takeIn(message);
  await change(message, { text: 'My left knee hurts on the stairs.' });
  expect(await wordsOf(topic.uid)).toEqual([]);
});

it('follows the words of a message that is changed, and goes with it', async () => {
  const topic = await newTopic();
  const message = await newMessage(topic, KNEE);
  await takeIn(message);
  await change(message, { text: 'My right knee hurts on stairs.' });
  expect(await wordsOf(topic.uid)).toEqual(['My right knee hurts on stairs.']);
  await change(message, { text: '', deletedAt: Timestamp.fromDate(clock.date()) });
  expect(await wordsOf(topic.uid)).toEqual([]);
});

it('goes with a message that is deleted months later', async () => {
  const topic = await newTopic();
  const message = await newMessage(topic, KNEE);
  await takeIn(message);
  const marker = firestorePaths.rememberedMessage(topic.uid, message.messageId);
  // As the database does it after some weeks.
  await chatFirestore.doc(marker).delete();
  await change(message, { text: '', deletedAt: Timestamp.fromDate(clock.date()) });
  expect(await wordsOf(topic.uid)).toEqual([]);
});

it('keeps the words that the runner gave a note', async () => {
  const topic = await newTopic();
  const message = await newMessage(topic, KNEE);
  await takeIn(message);
  const id = memoryIdOf(message.messageId, 'injury');
  const editedAt = Timestamp.fromDate(clock.date());
  await chatFirestore
    .doc(firestorePaths.memory(topic.uid, id))
    .update({ text: 'Left knee, downhill only', editedAt });
  await change(message, { text: 'My right knee hurts on stairs.' });
  expect(await wordsOf(topic.uid)).toEqual(['Left knee, downhill only']);
});

it('lets newer words on the same thing take the place of older ones, in any order of events', async () => {
  const topic = await newTopic();
  const first = await newMessage(topic, "I can't run on Wednesdays.");
  const second = await newMessage(topic, 'On Wednesday mornings I can run now, my shift changed.');
  await takeIn(second);
  await takeIn(first);
  await takeIn(second);
  expect(await wordsOf(topic.uid)).toEqual([
    'On Wednesday mornings I can run now, my shift changed.',
  ]);
});

it('marks an injury as over when the runner says so, and no other', async () => {
  const topic = await newTopic();
  await takeIn(await newMessage(topic, KNEE));
  await takeIn(await newMessage(topic, 'I have Achilles tendinitis.'));
  await takeIn(await newMessage(topic, 'My knee is fine again.'));
  const notes = await readMemories(chatFirestore, topic.uid);
  expect(notes.map(({ text, endedAt }) => [text, endedAt !== null])).toEqual([
    ['I have Achilles tendinitis.', false],
    [KNEE, true],
  ]);
});

it('remembers nothing in a group, of others, and of a sign for a doctor', async () => {
  const topic = await newTopic();
  await takeIn(await newMessage(topic, 'I had chest pain on the hill today.'));
  await chatFirestore.doc(firestorePaths.topic(topic.topicId)).update({ kind: 'group' });
  await takeIn(await newMessage(topic, KNEE));
  await chatFirestore
    .doc(firestorePaths.topic(topic.topicId))
    .update({ kind: 'coach', runnerUid: 'another' });
  await takeIn(await newMessage(topic, KNEE));
  expect(await wordsOf(topic.uid)).toEqual([]);
  expect(await wordsOf('another')).toEqual([]);
});

it('never keeps more notes than there may be, and lets the oldest go', async () => {
  const topic = await newTopic();
  const days = ['morning', 'evening'];
  for (let number = 0; number <= MEMORY_LIMITS.memoriesMaximum; number += 1) {
    const words = `I prefer running in the ${days[number % 2]} on trail ${number}.`;
    await takeIn(await newMessage(topic, words));
  }
  const words = await wordsOf(topic.uid);
  expect(words).toHaveLength(MEMORY_LIMITS.memoriesMaximum);
  expect(words.some((text) => text.endsWith('trail 0.'))).toBe(false);
  const stored = await chatFirestore.collection(firestorePaths.memories(topic.uid)).get();
  expect(stored.size).toBe(MEMORY_LIMITS.memoriesMaximum);
});
