import { expect, it } from 'vitest';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { answerMessage } from '../../../functions/src/chat/answer-message.ts';
import type { Answerer } from '../../../functions/src/chat/answerer.ts';
import { TURNS_PER_PERSON } from '../../../functions/src/jobs/job-turns.ts';
import { runJob, type JobDependencies } from '../../../functions/src/jobs/run-job.ts';
import { startJobInTurn } from '../../../functions/src/jobs/start-jobs.ts';
import { chatFirestore, clock, replyDependencies, scripted } from '../chat-script.ts';
import { jobIdOf, newMessage, newTopic, replyPath, replyTo } from '../chat-fixture.ts';
import { SimulatedQueue } from './simulated-queue.ts';

/** `npm run soak` floods with more. */
const FLOOD = process.env['SOAK'] === '1' ? 500 : 12;
const TOPICS = TURNS_PER_PERSON.replies + 2;

/** A queue that may run one job more than one person has turns. */
function fixture(answer: Answerer) {
  const queue = new SimulatedQueue(TURNS_PER_PERSON.replies + 1, async (id) => runJob(id, jobs));
  const startJob = async (id: string) => startJobInTurn(id, jobs);
  const jobs: JobDependencies = {
    ...replyDependencies(answer, { startJob }),
    enqueue: queue.enqueue,
  };
  const ask = async (message: MessageReference) =>
    answerMessage(message, clock.date(), { firestore: chatFirestore, startJob });
  return { queue, ask };
}

/** Resolves as soon as a reply is written. */
async function written(message: MessageReference): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const stop = chatFirestore.doc(replyPath(message)).onSnapshot((snapshot) => {
      if (snapshot.get('state') !== 'done') return;
      stop();
      resolve();
    }, reject);
  });
}

it(`answers one person while another’s ${FLOOD} questions in each of ${TOPICS} topics wait, and then those in order`, async () => {
  const hold = Promise.withResolvers<undefined>();
  const flooding = await newTopic();
  const other = await newTopic();
  let writing = 0;
  let mostWriting = 0;
  const turnsByText = new Map<string, string[]>();
  const answer: Answerer = async (conversation, options, hooks) => {
    const question = conversation.turns.at(-1)?.text ?? '';
    if (options.uid === flooding.uid) {
      turnsByText.set(
        question,
        conversation.turns.map(({ text }) => text),
      );
      writing += 1;
      mostWriting = Math.max(mostWriting, writing);
      await hold.promise;
      writing -= 1;
    }
    return scripted({ sentences: [`About ${question}`] })(conversation, options, hooks);
  };
  const { ask, queue } = fixture(answer);
  const topics = [flooding];
  for (let count = 1; count < TOPICS; count += 1) {
    topics.push({ uid: flooding.uid, topicId: await anotherTopicOf(flooding.topicId) });
  }
  const asked: { message: MessageReference; text: string; before: string | null }[] = [];
  for (const [topicNumber, topic] of topics.entries()) {
    for (let number = 0; number < FLOOD; number += 1) {
      const text = `${topicNumber}.${number}?`;
      const before = number === 0 ? null : `${topicNumber}.${number - 1}?`;
      asked.push({ message: await newMessage(topic, text), text, before });
    }
  }
  for (const { message } of asked) await ask(message);
  const question = await newMessage(other, 'And mine?');
  await ask(question);
  // None of the first person's replies ends before this one is written.
  await written(question);
  expect((await replyTo(question)).text).toBe('About And mine?');
  expect(mostWriting).toBeLessThanOrEqual(TURNS_PER_PERSON.replies);

  hold.resolve(undefined);
  await queue.idle();
  // Each that waited went on after the one before it: no sweep was needed.
  for (const { message, text, before } of asked) {
    expect(await replyTo(message)).toMatchObject({ state: 'done', text: `About ${text}` });
    if (before !== null) {
      expect(turnsByText.get(text)?.slice(-3, -1)).toEqual([before, `About ${before}`]);
    }
    const job = await chatFirestore.doc(`jobs/${jobIdOf(message)}`).get();
    expect(job.exists).toBe(false);
  }
});

/** One more topic of the same person. */
async function anotherTopicOf(topicId: string): Promise<string> {
  const topic = (await chatFirestore.doc(`topics/${topicId}`).get()).data() ?? {};
  const copy = chatFirestore.collection('topics').doc();
  await copy.set(topic);
  return copy.id;
}
