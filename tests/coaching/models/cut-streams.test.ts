import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { modelOf, type ModelKey } from '@tasuki/domain/chat/model-registry';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import type { Answered } from '../../../functions/src/chat/answerer.ts';
import { answerConversation } from '../../../functions/src/coaching/answer-conversation.ts';
import type { ModelBehaviour } from '../../../sandbox/models/model-behaviours.ts';
import { answerFixture } from '../../builders/answer-dependencies.ts';
import { startModelSandbox, type ModelSandbox } from '../../builders/model-sandbox.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { asking, intervalRun, RICH_HISTORY, topicOf } from '../answers/conversation-samples.ts';
import { silenceLog } from '../../builders/silent-log.ts';

silenceLog();

const FORMATS: readonly ModelKey[] = [
  'gpt-6-luna',
  'gpt-4o',
  'gemini-3-5-flash',
  'claude-sonnet-5',
];
/** Of each format. */
const CUTS = process.env['SOAK'] ? 125 : 8;
/** Of a reply in pieces of this length; every event is a place to cut. */
const CHARACTERS_PER_EVENT = 4;

let sandbox: ModelSandbox;
let conversation: Conversation;
beforeAll(async () => {
  sandbox = await startModelSandbox();
  conversation = asking(
    'How should I run the next one?',
    topicOf(intervalRun(), { history: RICH_HISTORY }),
  );
});
beforeEach(async () => {
  await sandbox.forget();
  await sandbox.setPace({ charactersPerEvent: CHARACTERS_PER_EVENT, millisecondsBetweenEvents: 0 });
});
afterAll(async () => sandbox.close());

/** Answers once, and holds what was released against what the answer says it released. */
async function answer(askedModel: ModelKey): Promise<Answered> {
  let received: string[] = [];
  const answered = await answerConversation(
    conversation,
    {
      askedModel,
      uid: 'runner',
      runner: { uid: 'runner', reader: 'runner' },
      signal: new AbortController().signal,
    },
    {
      onSentence: (sentence) => received.push(sentence),
      onRestart: () => {
        received = [];
      },
    },
    answerFixture(sandbox).dependencies,
  );
  expect(received).toEqual(answered.sentences);
  return answered;
}

const textOf = ({ sentences }: Answered) => sentences.join('');

it.each(FORMATS)(
  '%s, cut anywhere: no sentence lost, none doubled',
  async (key) => {
    const { apiId } = modelOf(key);
    const whole = textOf(await answer(key));
    const ofOurs = textOf(await answerWithoutModel());
    // More events than a reply has: the last cuts come after its end.
    const events = Math.ceil(whole.length / CHARACTERS_PER_EVENT) + 10;
    const random = seededRandom(CUTS);
    for (let number = 0; number < CUTS; number += 1) {
      // With the full count at every event in turn, else spread over all of them.
      const place = CUTS > events ? number % events : Math.floor((number * events) / CUTS);
      const cutAt = (afterEvents: number): ModelBehaviour => ({
        kind: 'break-off',
        afterEvents,
        isClean: random.uniform() < 0.5,
      });
      const isCutTwice = number % 5 === 4;
      await sandbox.setBehaviours(
        isCutTwice ? [cutAt(place), cutAt(Math.floor(random.uniform() * events))] : [cutAt(place)],
        { apiId },
      );
      const answered = await answer(key);
      const expected = answered.answeredBy === 'embedded' ? ofOurs : whole;
      expect(textOf(answered)).toBe(expected);
      if (!isCutTwice) expect(answered.answeredBy).toBe(key);
      await sandbox.forget();
      await sandbox.setPace({
        charactersPerEvent: CHARACTERS_PER_EVENT,
        millisecondsBetweenEvents: 0,
      });
    }
  },
  120_000,
);

async function answerWithoutModel(): Promise<Answered> {
  return answerConversation(
    conversation,
    {
      askedModel: 'embedded',
      uid: 'runner',
      runner: { uid: 'runner', reader: 'runner' },
      signal: new AbortController().signal,
    },
    { onSentence: () => undefined, onRestart: () => undefined },
    answerFixture(sandbox).dependencies,
  );
}
