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

it.each(['group', 'coach'] as const)(
  'gives no pace where others read along, and does not say why: %s',
  async (kind) => {
    await ask('I want to kill myself.');
    const coach = `coach${newMessageId()}`;
    await chatFirestore
      .doc(firestorePaths.coachLink(uid, coach))
      .set({ runnerUid: uid, coachId: coach, state: 'active', sharesActivities: true });
    const place = await otherTopic(
      {
        kind,
        ...(kind === 'group' && { runnerUid: '', ownerUid: uid, isHistoryShared: true }),
        participantIds: [uid, coach],
        people: [{ uid, name: 'Hana', role: 'runner', since: clock.date() }],
      },
      kind === 'coach' ? coachTopicId(uid, coach) : undefined,
    );
    const reply = await ask(`@AI ${NEXT}`, place);
    expect(ANSWER_BOOKS.en.talk['held.elsewhere'].join()).toContain(reply.text.trim());
    expect(reply).toMatchObject({ isSafetyFirst: false, endedBy: null, facts: [] });
    expect(reply.needsCare).toBeUndefined();
  },
);
