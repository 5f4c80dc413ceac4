import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { MessageReference } from '@tasuki/domain/callables';
import type { Conversation } from '@tasuki/domain/coaching/conversation';
import { MESSAGE_LIMITS } from '@tasuki/domain/chat/message';
import { TOPIC_LIMITS } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Answerer } from '../../functions/src/chat/answerer.ts';
import { THREAD_LIMITS } from '../../functions/src/chat/read-thread.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { chatFirestore, clock, replyDependencies, scripted } from './chat-script.ts';
import { arrive, fillTopic, jobIdOf, newMessage, newTopic, replyTo } from './chat-world.ts';
import { countedReads } from './killable-process.ts';

/** `npm run soak` runs the full count. */
const MANY = process.env['SOAK'] === '1' ? 10_000 : 500;

it('answers messages that came together in their order, each with the replies before it', async () => {
  const topic = await newTopic();
  const messages = [];
  for (const text of ['One?', 'Two?', 'Three?']) messages.push(await newMessage(topic, text));
  const told: Conversation['turns'][] = [];
  const started: string[] = [];
  const answer: Answerer = async (conversation, options, hooks) => {
    told.push(conversation.turns);
    const question = conversation.turns.at(-1)?.text ?? '';
    return scripted({ sentences: [`About ${question}`], say: async () => setTimeout(100) })(
      conversation,
      options,
      hooks,
    );
  };
  const dependencies = replyDependencies(answer, {
    startJob: async (id) => {
      started.push(id);
      return Promise.resolve();
    },
  });
  const [first, second, third] = messages as [MessageReference, MessageReference, MessageReference];
  // The last one's event comes first, the first one's event gets lost: whoever waits asks for it.
  for (const message of [third, second]) {
    await arrive(message);
  }
  const waiting = [third, second].map(async (message) => runJob(jobIdOf(message), dependencies));
  while (!started.includes(jobIdOf(first))) await setTimeout(20);
  expect(await runJob(jobIdOf(first), dependencies)).toBe('done');
  expect(await Promise.all(waiting)).toEqual(['done', 'done']);
  const said = (turns: Conversation['turns'] | undefined) => turns?.map(({ text }) => text);
  expect(told.map(said)).toEqual([
    ['One?'],
    ['One?', 'About One?', 'Two?'],
    ['One?', 'About One?', 'Two?', 'About Two?', 'Three?'],
  ]);
  const replies = await Promise.all(messages.map(replyTo));
  expect(replies.map(({ text }) => text)).toEqual(['About One?', 'About Two?', 'About Three?']);
});

it('shows in the list what was said last, and never goes back', async () => {
  const topic = await newTopic();
  const path = firestorePaths.topic(topic.topicId);
  const last = async () => {
    const stored = await chatFirestore.doc(path).get();
    return [
      stored.get('lastText') as string,
      (stored.get('lastMessageAt') as { toMillis: () => number }).toMillis(),
    ] as const;
  };
  const first = await newMessage(topic, 'First words.');
  const firstAt = clock.now;
  const second = await newMessage(topic, `Second\nwords ${'.'.repeat(500)}`);
  const secondAt = clock.now;
  await arrive(second);
  const [text, at] = await last();
  expect(at).toBe(secondAt);
  expect(text).toMatch(/^Second words \.+…$/);
  expect(text.length).toBeLessThanOrEqual(TOPIC_LIMITS.lastTextMaxLength);
  // The first one's event comes late.
  await arrive(first);
  expect(await last()).toEqual([text, secondAt]);
  expect(firstAt).toBeLessThan(secondAt);
  clock.passSeconds(5);
  await runJob(jobIdOf(first), replyDependencies(scripted()));
  expect(await last()).toEqual([expect.stringMatching(/^Sentence A says so\./), clock.now]);
});

it(`reads as many documents in a topic of ${MANY} messages as in one of 40`, async () => {
  const reads: number[] = [];
  const pages: number[] = [];
  for (const count of [40, MANY]) {
    const topic = await newTopic();
    await fillTopic(topic, count);
    const message = await newMessage(topic);
    const counted = countedReads();
    await arrive(message);
    await runJob(jobIdOf(message), replyDependencies(scripted()));
    reads.push(counted.count);
    counted.release();
    // As the browser opens it.
    const page = await chatFirestore
      .collection(firestorePaths.messages(topic.topicId))
      .orderBy('createdAt', 'desc')
      .limit(MESSAGE_LIMITS.pageSize)
      .get();
    pages.push(page.size);
  }
  console.info(
    `documents read for a reply in topics of 40 and ${MANY} messages: ${reads.join(' and ')}; to open them: ${pages.join(' and ')}`,
  );
  expect(reads[1]).toBe(reads[0]);
  expect(pages).toEqual([MESSAGE_LIMITS.pageSize, MESSAGE_LIMITS.pageSize]);
});

it('tells whoever answers no more than fits, the question always', async () => {
  const topic = await newTopic();
  const long = 'あ'.repeat(MESSAGE_LIMITS.textMaxLength);
  for (let count = 0; count < 9; count += 1) {
    const message = await newMessage(topic, count % 2 === 0 ? long : 'Short.');
    await arrive(message);
    await runJob(jobIdOf(message), replyDependencies(scripted()));
  }
  const message = await newMessage(topic, long);
  const told: Conversation[] = [];
  const answer = scripted({ onConversation: (conversation) => told.push(conversation) });
  await arrive(message);
  await runJob(jobIdOf(message), replyDependencies(answer));
  const turns = told[0]?.turns ?? [];
  expect(turns.at(-1)).toEqual({ author: 'runner', text: long });
  expect(turns.length).toBeLessThanOrEqual(THREAD_LIMITS.turns);
  const characters = turns.reduce((sum, { text }) => sum + text.length, 0);
  expect(characters).toBeLessThanOrEqual(THREAD_LIMITS.characters);
  expect(turns.length).toBeGreaterThan(8);
});
