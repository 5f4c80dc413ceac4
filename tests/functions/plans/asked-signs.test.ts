import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SIGN_QUESTION_WORDS } from '@tasuki/domain/coaching/answers/sign-question-words';
import {
  CAUTION_RECORD_SHAPE,
  NO_CAUTIONS,
  openCaution,
  type CautionRecord,
} from '@tasuki/domain/coaching/safety/caution-record';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Answerer } from '../../../functions/src/chat/answerer.ts';
import { takeInMessage } from '../../../functions/src/chat/take-in-message.ts';
import { answerConversation } from '../../../functions/src/coaching/answer-conversation.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { plainReader } from '../../../functions/src/platform/firestore/read-stored.ts';
import { answerFixture } from '../../builders/answer-dependencies.ts';
import { startModelSandbox, type ModelSandbox } from '../../builders/model-sandbox.ts';
import { silenceLog } from '../../builders/silent-log.ts';
import { jobIdOf, newMessage, newTopic, replyTo, startJob } from '../chat-fixture.ts';
import { chatFirestore, clock, replyDependencies } from '../chat-script.ts';

silenceLog();

/** Our own rules find nothing in it. */
const DOUBTFUL =
  'felt as if someone tied a rope round my ribs up the last climb, gone at the top. What should I run tomorrow?';

let sandbox: ModelSandbox;
let uid: string;
let topicId: string;
let asked: string[] = [];

beforeAll(async () => {
  sandbox = await startModelSandbox();
});
afterAll(async () => sandbox.close());

beforeEach(async () => {
  await sandbox.forget();
  asked = [];
  ({ uid, topicId } = await newTopic());
  await chatFirestore.doc(firestorePaths.user(uid)).set({ language: 'en' });
});

/** As deployed functions answer, with a provider that is set up. */
const byModel: Answerer = async (conversation, options, hooks) => {
  asked.push(conversation.turns.at(-1)?.text ?? '');
  return answerConversation(
    conversation,
    { ...options, askedModel: 'gpt-6-luna' },
    hooks,
    answerFixture(sandbox).dependencies,
  );
};

async function ask(text: string) {
  const reference = await newMessage({ uid, topicId }, text);
  await takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
  expect(await runJob(jobIdOf(reference), replyDependencies(byModel))).toBe('done');
  return replyTo(reference);
}

async function cautionNow() {
  const snapshot = await chatFirestore.doc(firestorePaths.cautions(uid)).get();
  const stored = plainReader<Partial<CautionRecord>>(CAUTION_RECORD_SHAPE)(snapshot);
  return openCaution({ ...NO_CAUTIONS, ...stored }, clock.date());
}

it('asks no model before the runner has said that there is no sign, and then the question itself', async () => {
  const question = await ask(DOUBTFUL);
  expect(question).toMatchObject({
    state: 'done',
    answeredBy: 'embedded',
    asksSign: true,
    isSafetyFirst: true,
    fallbackReason: null,
    planCard: null,
  });
  expect(question.text).toContain(SIGN_QUESTION_WORDS.en.asked[0]);
  expect(await cautionNow()).toBeNull();
  const answer = await ask('No, none of these.');
  expect(asked).toEqual([DOUBTFUL, DOUBTFUL]);
  expect(answer).toMatchObject({ state: 'done', asksSign: false, isSafetyFirst: false });
});

it('keeps a sign that the runner affirms, so that no plan goes on', async () => {
  await ask(DOUBTFUL);
  const answer = await ask('Yes, I do.');
  expect(answer).toMatchObject({
    answeredBy: 'embedded',
    providedSign: 'warning-sign',
    endedBy: 'doctor',
    isSafetyFirst: true,
  });
  expect(await cautionNow()).toMatchObject({ kind: 'doctor' });
  const next = await ask('What should I run tomorrow?');
  expect(next).toMatchObject({ isSafetyFirst: true, answeredBy: 'embedded' });
});
