import { expect, it } from 'vitest';
import type { MessageReference, ReplyChunk } from '@tasuki/domain/chat/replies/reply-calls';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { streamReply } from '../../../functions/src/chat/stream-reply.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
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
  barrier,
  jobIdOf,
  newMessage,
  newTopic,
  replyTo,
  requestStop,
} from '../chat-fixture.ts';

/** The limits are long, so that only news of the job ends the stream. */
const LIMITS = { followSeconds: 100, lookAgainSeconds: 100 };

/** A client that listens to a reply. */
async function listen(reference: MessageReference, uid: string) {
  const chunks: ReplyChunk[] = [];
  const { state } = await streamReply(
    reference,
    {
      uid,
      now: clock.date(),
      signal: new AbortController().signal,
      send: (chunk) => chunks.push(chunk),
    },
    {
      firestore: chatFirestore,
      runReplyJob: async (id, listener) => runJob(id, replyDependencies(scripted(), { listener })),
      limits: LIMITS,
    },
  );
  return { state, chunks };
}

/** Resolves as soon as a reply's job waits for the one before it. */
async function isWaiting(message: MessageReference): Promise<void> {
  const job = chatFirestore.doc(firestorePaths.job(jobIdOf(message)));
  await new Promise<void>((resolve, reject) => {
    const stop = job.onSnapshot((snapshot) => {
      if (typeof snapshot.get('waitsFor') !== 'string') return;
      stop();
      resolve();
    }, reject);
  });
}

/** Two questions: the reply to the first is being written, somebody listens to the second. */
async function waitingListener() {
  // Ahead of the clock on the wall, by which a stream says that a job may go on.
  clock.passSeconds(600);
  const topic = await newTopic();
  const [first, second] = [await newMessage(topic, 'One?'), await newMessage(topic, 'Two?')];
  await arrive(first);
  const pause = barrier();
  const writing = runJob(jobIdOf(first), replyDependencies(scripted({ say: pause.wait })));
  await pause.reached;
  const listening = listen(second, topic.uid);
  await isWaiting(second);
  return { first, second, pause, writing, listening };
}

it('streams the reply to a second question as soon as the one before it is written', async () => {
  const { pause, writing, listening } = await waitingListener();
  pause.open();
  expect(await writing).toBe('done');
  const { state, chunks } = await listening;
  expect(state).toBe('done');
  // Sentence by sentence: it was written here, and not read from the document.
  expect(chunks).toEqual(SENTENCES.map((text) => ({ kind: 'text', text, facts: [] })));
});

it('ends a second question that is stopped while it waits, and leaves the first alone', async () => {
  const { first, second, pause, writing, listening } = await waitingListener();
  await requestStop(second);
  expect(await listening).toEqual({ state: 'stopped', chunks: [] });
  expect(await replyTo(first)).toMatchObject({ state: 'writing' });
  pause.open();
  expect(await writing).toBe('done');
  expect(await replyTo(first)).toMatchObject({ state: 'done', text: WHOLE });
});
