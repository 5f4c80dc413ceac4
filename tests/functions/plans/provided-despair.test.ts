import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { despairWords } from '@tasuki/domain/coaching/answers/safety-words';
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
const QUIET = '手紙を出しました。明日は何を走ればいいですか？';
const MODERATION = 'omni-moderation-latest';

let sandbox: ModelSandbox;
let uid: string;
let topicId: string;

beforeAll(async () => {
  sandbox = await startModelSandbox();
});
afterAll(async () => sandbox.close());

beforeEach(async () => {
  await sandbox.forget();
  ({ uid, topicId } = await newTopic());
  await chatFirestore.doc(firestorePaths.user(uid)).set({ language: 'ja' });
});

/** As deployed functions answer, with a provider that is set up. */
const byModel: Answerer = async (conversation, options, hooks) =>
  answerConversation(
    conversation,
    { ...options, askedModel: 'gpt-6-luna' },
    hooks,
    answerFixture(sandbox).dependencies,
  );

async function ask(text: string): Promise<MessageReference> {
  const reference = await newMessage({ uid, topicId }, text);
  await takeInMessage(reference, clock.date(), { firestore: chatFirestore, startJob });
  expect(await runJob(jobIdOf(reference), replyDependencies(byModel))).toBe('done');
  return reference;
}

async function cautionNow() {
  const snapshot = await chatFirestore.doc(firestorePaths.cautions(uid)).get();
  const stored = plainReader<Partial<CautionRecord>>(CAUTION_RECORD_SHAPE)(snapshot);
  return openCaution({ ...NO_CAUTIONS, ...stored }, clock.date());
}

it('helps whoever is alone with the AI where only a provider sees their despair', async () => {
  await sandbox.setBehaviours([{ kind: 'flag', category: 'self-harm/intent' }], {
    apiId: MODERATION,
    whenAsked: '手紙',
  });
  const help = await replyTo(await ask(QUIET));
  expect(help).toMatchObject({
    state: 'done',
    text: despairWords('ja'),
    language: 'ja',
    isSafetyFirst: true,
    needsCare: true,
    isFlagged: false,
    fallbackReason: null,
    planCard: null,
  });
  // No plan goes on, and no later question is answered as if nothing were.
  expect(await cautionNow()).toMatchObject({ kind: 'care' });
  const next = await replyTo(await ask('明日は何を走ればいいですか？'));
  expect(next).toMatchObject({ isSafetyFirst: true, needsCare: true, answeredBy: 'embedded' });
  // The hold ends in the runner's own words, as after any other sign.
  await ask('病院の先生に相談しました。');
  expect(await cautionNow()).toMatchObject({ kind: 'return' });
});

it('notes nothing where a provider sees something else', async () => {
  await sandbox.setBehaviours([{ kind: 'flag', category: 'violence' }], { apiId: MODERATION });
  const reply = await replyTo(await ask(QUIET));
  expect(reply).toMatchObject({ fallbackReason: 'refused', isFlagged: true });
  expect(await cautionNow()).toBeNull();
});
