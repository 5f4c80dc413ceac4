import { beforeEach, expect, it } from 'vitest';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { ANSWER_BOOKS } from '@tasuki/domain/coaching/answers/answer-books';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Answerer } from '../../../functions/src/chat/answerer.ts';
import { THREAD_LIMITS } from '../../../functions/src/chat/read-thread.ts';
import type { StoredTopic } from '../../../functions/src/chat/stored-chat.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { answerConversation } from '../../../functions/src/coaching/answer-conversation.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import {
  fillTopic,
  jobIdOf,
  newMessage,
  newMessageId,
  newTopic,
  replyTo,
  startJob,
} from '../chat-fixture.ts';
import { chatFirestore, clock, replyDependencies } from '../chat-script.ts';

const embedded: Answerer = async (conversation, options, hooks) =>
  answerConversation(conversation, { ...options, askedModel: 'embedded' }, hooks);

let uid: string;
let topicId: string;

beforeEach(async () => {
  ({ uid, topicId } = await newTopic());
  await chatFirestore.doc(firestorePaths.user(uid)).set({ language: 'en' });
});

async function ask(text: string, place = { uid, topicId }) {
  const reference = await newMessage(place, text);
  await takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
  expect(await runJob(jobIdOf(reference), replyDependencies(embedded))).toBe('done');
  return replyTo(reference);
}

async function otherTopic(fields: Partial<StoredTopic>, id = `other${newMessageId()}`) {
  const like = (await chatFirestore.doc(firestorePaths.topic(topicId)).get()).data();
  await chatFirestore.doc(firestorePaths.topic(id)).set({ ...like, ...fields });
  return { uid, topicId: id };
}

const NEXT = 'What should I run tomorrow?';

it('holds a sign however much was said since, until the runner says that a doctor has cleared it', async () => {
  await ask('I had chest pain on my run today.');
  await fillTopic({ uid, topicId }, 2 * THREAD_LIMITS.turns);
  expect(await ask(NEXT)).toMatchObject({ isSafetyFirst: true, endedBy: 'doctor' });
  await ask('A doctor has cleared me to run.');
  expect(await ask(NEXT)).toMatchObject({ isSafetyFirst: false });
});

it('holds it in every conversation of the runner with the AI', async () => {
  await ask('I had chest pain on my run today.');
  const other = await otherTopic({});
  expect(await ask(NEXT, other)).toMatchObject({ isSafetyFirst: true, endedBy: 'doctor' });
  await ask('A doctor has cleared me to run.', other);
  expect(await ask(NEXT)).toMatchObject({ isSafetyFirst: false });
});

it('gives no pace where a coach reads along, and does not say why', async () => {
  await ask('I want to kill myself.');
  const coach = `coach${newMessageId()}`;
  await chatFirestore
    .doc(firestorePaths.coachLink(uid, coach))
    .set({ runnerUid: uid, coachId: coach, state: 'active', sharesActivities: true });
  const place = await otherTopic(
    {
      kind: 'coach',
      participantIds: [uid, coach],
      people: [{ uid, name: 'Hana', role: 'runner', since: clock.date() }],
    },
    coachTopicId(uid, coach),
  );
  const reply = await ask(`@AI ${NEXT}`, place);
  expect(ANSWER_BOOKS.en.talk['held.elsewhere'].join()).toContain(reply.text.trim());
  expect(reply).toMatchObject({ isSafetyFirst: false, endedBy: null, facts: [] });
  expect(reply.needsCare).toBeUndefined();
});

it.each([
  [NEXT, true],
  ['What should I eat before a race?', false],
])(
  'answers everybody alike in a group, with a sign or without: %s',
  async (question, isOfTraining) => {
    await ask('I had chest pain on my run today.');
    const other = `other${newMessageId()}`;
    await chatFirestore.doc(firestorePaths.user(other)).set({ language: 'en' });
    const answers: string[] = [];
    for (const asker of [uid, other]) {
      const place = await otherTopic({
        kind: 'group',
        runnerUid: '',
        ownerUid: uid,
        isHistoryShared: true,
        participantIds: [uid, other],
        people: [uid, other].map((one) => ({
          uid: one,
          name: 'Hana',
          role: 'runner' as const,
          since: clock.date(),
        })),
      });
      const reply = await ask(`@AI ${question}`, { ...place, uid: asker });
      expect(reply).toMatchObject({ isSafetyFirst: false, endedBy: null, facts: [] });
      answers.push(reply.text);
    }
    expect(answers[0]).toBe(answers[1]);
    // Nobody knows who may run: a session is given to nobody.
    const words = ANSWER_BOOKS.en.talk['group.training'];
    expect(words.join().includes(answers[0]?.trim() ?? '')).toBe(isOfTraining);
  },
);
