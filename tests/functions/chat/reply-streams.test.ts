import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { MessageReference, ReplyChunk } from '@tasuki/domain/chat/replies/reply-calls';
import type { Answerer } from '../../../functions/src/chat/answerer.ts';
import { FLUSH_LIMITS } from '../../../functions/src/chat/reply-flush.ts';
import { REPLY_LIMITS } from '../../../functions/src/chat/reply-limits.ts';
import { streamReply } from '../../../functions/src/chat/stream-reply.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import {
  chatFirestore,
  clock,
  replyDependencies,
  scripted,
  SENTENCES,
  WHOLE,
} from '../chat-script.ts';
import {
  arrive,
  expectOneReply,
  jobIdOf,
  newMessage,
  newTopic,
  replyPath,
} from '../chat-fixture.ts';

/** `npm run soak` runs the full count. */
const CUTS = process.env['SOAK'] === '1' ? 500 : 18;
const SEED = 20_261_121;

/** The text of a client that received these chunks. */
function receivedText(chunks: readonly ReplyChunk[]): string {
  return chunks.reduce((text, chunk) => (chunk.kind === 'restart' ? '' : text + chunk.text), '');
}

interface Listener {
  uid: string;
  answer: Answerer;
  signal?: AbortSignal;
  onChunk?: (chunk: ReplyChunk) => void;
  followSeconds?: number;
  lookAgainSeconds?: number;
}

/** A client that listens to a reply. */
async function listen(
  reference: MessageReference,
  { uid, answer, signal, onChunk, followSeconds = 20, lookAgainSeconds = 5 }: Listener,
) {
  const chunks: ReplyChunk[] = [];
  const { state } = await streamReply(
    reference,
    {
      uid,
      now: clock.date(),
      signal: signal ?? new AbortController().signal,
      send: (chunk) => {
        chunks.push(chunk);
        onChunk?.(chunk);
      },
    },
    {
      firestore: chatFirestore,
      runReplyJob: async (id, listener) => runJob(id, replyDependencies(answer, { listener })),
      limits: { followSeconds, lookAgainSeconds },
    },
  );
  return { state, chunks, text: receivedText(chunks) };
}

const slowly = (milliseconds: number): Answerer =>
  scripted({
    say: async () => {
      await setTimeout(milliseconds);
    },
  });

it('sends each sentence as it is released, and the same to whoever comes while another writes', async () => {
  const topic = await newTopic();
  const message = await newMessage(topic);
  const late = Promise.withResolvers<undefined>();
  const first = listen(message, {
    uid: topic.uid,
    answer: slowly(120),
    onChunk: () => {
      late.resolve(undefined);
    },
  });
  await late.promise;
  const second = await listen(message, { uid: topic.uid, answer: slowly(0) });
  const received = await first;
  expect(received.chunks).toEqual(SENTENCES.map((text) => ({ kind: 'text', text, facts: [] })));
  expect(received.state).toBe('done');
  expect(second).toMatchObject({ state: 'done', text: WHOLE });
  expect(second.chunks.length).toBeGreaterThan(1);
  expect(second.chunks.some(({ kind }) => kind === 'restart')).toBe(false);
  await expectOneReply(message);
  // A listener that comes when all is written gets it at once.
  const third = await listen(message, { uid: topic.uid, answer: slowly(0) });
  expect(third.chunks).toEqual([{ kind: 'text', text: WHOLE, facts: [] }]);
});

it(`loses and doubles nothing when ${CUTS} streams are cut, at every chunk in turn (seed ${SEED})`, async () => {
  const random = seededRandom(SEED);
  for (let cut = 0; cut < CUTS; cut += 1) {
    const topic = await newTopic();
    const message = await newMessage(topic);
    const away = new AbortController();
    const cutAt = cut % (SENTENCES.length + 1);
    let count = 0;
    if (cutAt === 0) away.abort();
    const gone = listen(message, {
      uid: topic.uid,
      answer: slowly(Math.floor(random.uniform() * 4)),
      signal: away.signal,
      onChunk: () => {
        count += 1;
        if (count === cutAt) away.abort();
      },
    });
    const back = await listen(message, { uid: topic.uid, answer: scripted() });
    expect(back).toMatchObject({ state: 'done', text: WHOLE });
    await gone;
    await expectOneReply(message);
  }
});

it('goes on writing when whoever started it has gone', async () => {
  const topic = await newTopic();
  const message = await newMessage(topic);
  const away = new AbortController();
  const onChunk = () => {
    away.abort();
  };
  await listen(message, { uid: topic.uid, answer: slowly(10), signal: away.signal, onChunk });
  await expectOneReply(message);
});

it('takes over where the holder died, and sends its listener what counts', async () => {
  const topic = await newTopic();
  const message = await newMessage(topic);
  await arrive(message);
  const hung = Promise.withResolvers<undefined>();
  const begun = Promise.withResolvers<undefined>();
  const dead = runJob(
    jobIdOf(message),
    replyDependencies(
      scripted({
        sentences: ['Words of the dead. ', 'Never said.'],
        say: async (index) => {
          if (index === 0) return;
          begun.resolve(undefined);
          await hung.promise;
        },
      }),
    ),
  );
  await begun.promise;
  const chunks: ReplyChunk[] = [];
  const received = await listen(message, {
    uid: topic.uid,
    answer: scripted(),
    lookAgainSeconds: 0.3,
    onChunk: (chunk) => {
      chunks.push(chunk);
      if (chunks.length === 1) clock.passSeconds(REPLY_LIMITS.leaseSeconds + 1);
    },
  });
  expect(received.chunks[0]).toEqual({ kind: 'text', text: 'Words of the dead. ', facts: [] });
  expect(received.chunks).toContainEqual({ kind: 'restart' });
  expect(received).toMatchObject({ state: 'done', text: WHOLE });
  hung.resolve(undefined);
  expect(await dead).toBe('taken elsewhere');
  await expectOneReply(message);
});

it('says that it is still being written when the call’s time is over', async () => {
  const topic = await newTopic();
  const message = await newMessage(topic);
  await arrive(message);
  const hung = Promise.withResolvers<undefined>();
  const begun = Promise.withResolvers<undefined>();
  const say = async () => {
    begun.resolve(undefined);
    await hung.promise;
  };
  const running = runJob(jobIdOf(message), replyDependencies(scripted({ say })));
  await begun.promise;
  const received = await listen(message, {
    uid: topic.uid,
    answer: scripted(),
    followSeconds: 0.3,
    lookAgainSeconds: 0.1,
  });
  expect(received).toMatchObject({ state: 'writing', text: '' });
  hung.resolve(undefined);
  await running;
  await expectOneReply(message);
});

it('begins anew in the stream and in the document when the answer does', async () => {
  const topic = await newTopic();
  const message = await newMessage(topic);
  const answer: Answerer = async (conversation, options, hooks) => {
    hooks.onSentence('Not quite. ');
    hooks.onRestart();
    return scripted()(conversation, options, hooks);
  };
  const received = await listen(message, { uid: topic.uid, answer });
  expect(received.chunks.slice(0, 2)).toEqual([
    { kind: 'text', text: 'Not quite. ', facts: [] },
    { kind: 'restart' },
  ]);
  expect(received.text).toBe(WHOLE);
  await expectOneReply(message);
});

it('refuses whoever takes no part, and says nothing of what is there', async () => {
  const topic = await newTopic();
  const message = await newMessage(topic);
  const stranger = await newTopic();
  for (const [reference, code] of [
    [message, 'topic/not-found'],
    [{ topicId: topic.topicId, messageId: 'a'.repeat(20) }, 'topic/not-found'],
    [{ topicId: 'nobodys', messageId: 'a'.repeat(20) }, 'topic/not-found'],
    [{ topicId: stranger.topicId, messageId: 'a'.repeat(20) }, 'message/not-found'],
  ] as const) {
    await expect(
      listen(reference, { uid: stranger.uid, answer: scripted() }),
    ).rejects.toMatchObject({ code });
  }
  expect((await chatFirestore.doc(replyPath(message)).get()).exists).toBe(false);
});

it(`stores the first sentence at once and then writes at most ${FLUSH_LIMITS.writesASecond} times a second`, async () => {
  const topic = await newTopic();
  const message = await newMessage(topic);
  await arrive(message);
  const writes: { text: string; at: number }[] = [];
  const stop = chatFirestore.doc(replyPath(message)).onSnapshot((snapshot) => {
    const at = snapshot.updateTime?.toMillis() ?? Number.NaN;
    writes.push({ text: String(snapshot.get('text')), at });
  });
  const sentences = Array.from({ length: 60 }, (_, index) => `Sentence number ${index}. `);
  const said: number[] = [];
  await runJob(
    jobIdOf(message),
    replyDependencies(
      scripted({
        sentences,
        say: async (index) => {
          if (index > 0) await setTimeout(50);
          said.push(Date.now());
        },
      }),
    ),
  );
  const text = sentences.join('');
  while (writes.at(-1)?.text !== text) await setTimeout(20);
  stop();
  const grown = writes.filter((write) => write.text !== '');
  // A timer may end a little early, and moments are rounded.
  const second = 1000 - 10;
  const most = Math.max(
    ...grown.map(
      ({ at }) => grown.filter((other) => other.at >= at && other.at < at + second).length,
    ),
  );
  const [first] = grown;
  console.info(
    `a reply of 60 sentences in 3 s: ${grown.length} writes, at most ${most} in a second, the first ${(first?.at ?? Number.NaN) - (said[0] ?? Number.NaN)} ms after its sentence`,
  );
  expect(first?.text).toBe(sentences[0]);
  // A busy machine may take a while over it; that it waits for nothing is what its text shows.
  expect(first?.at).toBeLessThan(said.at(-1) ?? 0);
  expect(grown.length).toBeGreaterThanOrEqual(5);
  expect(most).toBeLessThanOrEqual(FLUSH_LIMITS.writesASecond);
});
