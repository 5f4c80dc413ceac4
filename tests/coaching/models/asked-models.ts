import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { AnswererKey } from '@tasuki/domain/chat/chosen-model';
import type { Conversation, QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { Answered } from '../../../functions/src/chat/answerer.ts';
import { answerConversation } from '../../../functions/src/coaching/answer-conversation.ts';
import { answerFixture, type AnswerFixture } from '../../builders/answer-dependencies.ts';
import { startModelSandbox, type ModelSandbox } from '../../builders/model-sandbox.ts';
import { asking, intervalRun, RICH_HISTORY, topicOf } from '../answers/conversation-samples.ts';

/** The model asked where it does not matter which. */
export const GPT = 'gpt-6-luna';
const QUESTION = 'How should I run the next one?';

/** Models as the sandbox speaks for them, while {@link startModels} holds. */
export let sandbox: ModelSandbox;

/** For the tests of the file that calls it; nothing is remembered from one to the next. */
export function startModels(): void {
  beforeAll(async () => {
    sandbox = await startModelSandbox();
  });
  beforeEach(async () => sandbox.forget());
  afterAll(async () => sandbox.close());
}

const topic = topicOf(intervalRun(), { history: RICH_HISTORY });

/** A question about a session of intervals, by a runner of whom much is known. */
export const conversation = (question = QUESTION) => asking(question, topic);

export interface ReceivedAnswer {
  answered: Answered;
  /** What stands after the last restart. */
  sentences: string[];
  /** What came with those sentences. */
  facts: QuotedFact[];
  restarts: number;
}

/** Has a conversation answered, received as a runner receives it. */
export async function answer(
  asked: Conversation,
  askedModel: AnswererKey | null,
  fixture: AnswerFixture = answerFixture(sandbox),
  signal = new AbortController().signal,
): Promise<ReceivedAnswer> {
  let sentences: string[] = [];
  let facts: QuotedFact[] = [];
  let restarts = 0;
  const answered = await answerConversation(
    asked,
    {
      askedModel,
      uid: 'runner',
      runner: { uid: 'runner', reader: 'runner' },
      signal,
    },
    {
      onSentence: (sentence, read = []) => {
        sentences.push(sentence);
        facts.push(...read);
      },
      onRestart: () => {
        sentences = [];
        facts = [];
        restarts += 1;
      },
    },
    fixture.dependencies,
  );
  return { answered, sentences, facts, restarts };
}

/** What models were asked, moderation aside; the newest first. */
export async function spokenRequests() {
  return (await sandbox.requests()).filter(({ path }) => !path.endsWith('moderations'));
}

/** What holds of every answer, whoever gives it. */
export function expectSound(
  { answered, sentences, facts }: ReceivedAnswer,
  asked: Conversation,
): void {
  expect(answered.sentences).toEqual(sentences);
  expect(new Set(facts)).toEqual(new Set(answered.facts));
  const text = answered.sentences.join('');
  expect(text.trim()).not.toBe('');
  expect(answered.facts.map(({ id }) => id)).toEqual([...new Set(factReferences(text))]);
  for (const fact of answered.facts) {
    const known = asked.facts.find(({ id }) => id === fact.id);
    if (known) expect(fact).toEqual(known);
  }
}
