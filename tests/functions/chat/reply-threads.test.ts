import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import { MESSAGE_LIMITS } from '@tasuki/domain/chat/message';
import { TOPIC_LIMITS } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Answerer } from '../../../functions/src/chat/answerer.ts';
import { REPLY_LIMITS } from '../../../functions/src/chat/reply-limits.ts';
import { THREAD_LIMITS } from '../../../functions/src/chat/read-thread.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { chatFirestore, clock, replyDependencies, scripted } from '../chat-script.ts';
import { arrive, fillTopic, jobIdOf, newMessage, newTopic, replyTo } from '../chat-fixture.ts';
import { countedReads } from '../killable-process.ts';

/** `npm run soak` runs the full count. */
const MANY = process.env['SOAK'] === '1' ? 10_000 : 500;

it('answers messages that came together in their order, each with the replies before it', async () => {
  const topic = await newTopic();
  const messages = [];
  for (const text of ['One?', 'Two?', 'Three?']) messages.push(await newMessage(topic, text));
  const received: Conversation['turns'][] = [];
  const answer: Answerer = async (conversation, options, hooks) => {
    received.push(conversation.turns);
    const question = conversation.turns.at(-1)?.text ?? '';
    return scripted({ sentences: [`About ${question}`], say: async () => setTimeout(100) })(
      conversation,
      options,
      hooks,
    );
  };
  const started: string[] = [];
  const start = async (id: string) => {
    started.push(id);
    return Promise.resolve();
  };
  const dependencies = {
    ...replyDependencies(answer, { startJob: start }),
    enqueue: async ({ id }: { id: string }) => start(id),
  };
  const [first, second, third] = messages as [MessageReference, MessageReference, MessageReference];
  // The last one's event comes first, the first one's event gets lost: whoever waits asks for it.
  for (const message of [third, second]) {
    await arrive(message);
  }
  for (const message of [third, second]) {
    expect(await runJob(jobIdOf(message), dependencies)).toBe('waiting for a job');
    expect(await runJob(jobIdOf(message), dependencies)).toBe('taken elsewhere');
  }
  // Each that is done lets the next go on at once: no time passes here.
  expect(new Set(started.splice(0))).toEqual(new Set([jobIdOf(second), jobIdOf(first)]));
  for (const [message, next] of [
    [first, second],
    [second, third],
  ] as const) {
    expect(await runJob(jobIdOf(message), dependencies)).toBe('done');
    expect(new Set(started.splice(0))).toEqual(new Set([jobIdOf(next)]));
  }
  expect(await runJob(jobIdOf(third), dependencies)).toBe('done');
  const said = (turns: Conversation['turns'] | undefined) => turns?.map(({ text }) => text);
  expect(received.map(said)).toEqual([
    ['One?'],
    ['One?', 'About One?', 'Two?'],
    ['One?', 'About One?', 'Two?', 'About Two?', 'Three?'],
  ]);
  const replies = await Promise.all(messages.map(replyTo));
  expect(replies.map(({ text }) => text)).toEqual(['About One?', 'About Two?', 'About Three?']);
});

it('answers without the reply before when that takes too long', async () => {
  const topic = await newTopic();
  const [first, second] = [await newMessage(topic, 'One?'), await newMessage(topic, 'Two?')];
  await arrive(second);
  const received: string[][] = [];
  const answer = scripted({
    onConversation: ({ turns }) => received.push(turns.map(({ text }) => text)),
  });
  expect(await runJob(jobIdOf(second), replyDependencies(answer))).toBe('waiting for a job');
  clock.passSeconds(REPLY_LIMITS.waitSeconds);
  expect(await runJob(jobIdOf(second), replyDependencies(answer))).toBe('done');
  expect(received).toEqual([['One?', 'Two?']]);
  // A question that nobody waits for any more is answered as well.
  expect(await runJob(jobIdOf(first), replyDependencies(answer))).toBe('done');
});

it('lets a question go on whose reply before ended in the moment in which it began to wait', async () => {
  const topic = await newTopic();
  const [first, second] = [await newMessage(topic, 'One?'), await newMessage(topic, 'Two?')];
  await arrive(second);
  const dependencies = replyDependencies(scripted(), {
    // The waiting question starts the one before it; here that is done before it waits.
    startJob: async (id) => {
      expect(await runJob(id, replyDependencies(scripted()))).toBe('done');
    },
  });
  expect(await runJob(jobIdOf(second), dependencies)).toBe('waiting for a job');
  expect(await runJob(jobIdOf(second), dependencies)).toBe('done');
  expect((await replyTo(first)).state).toBe('done');
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

it('passes whoever answers no more than fits, the question always', async () => {
  const topic = await newTopic();
  const long = 'あ'.repeat(MESSAGE_LIMITS.textMaxLength);
  for (let count = 0; count < 9; count += 1) {
    const message = await newMessage(topic, count % 2 === 0 ? long : 'Short.');
    await arrive(message);
    await runJob(jobIdOf(message), replyDependencies(scripted()));
  }
  const message = await newMessage(topic, long);
  const received: Conversation[] = [];
  const answer = scripted({ onConversation: (conversation) => received.push(conversation) });
  await arrive(message);
  await runJob(jobIdOf(message), replyDependencies(answer));
  const turns = received[0]?.turns ?? [];
  expect(turns.at(-1)).toMatchObject({ author: 'runner', text: long });
  expect(turns.length).toBeLessThanOrEqual(THREAD_LIMITS.turns);
  const characters = turns.reduce((sum, { text }) => sum + text.length, 0);
  expect(characters).toBeLessThanOrEqual(THREAD_LIMITS.characters);
  expect(turns.length).toBeGreaterThan(8);
});
