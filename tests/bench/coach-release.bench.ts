import type { AnswererKey } from '@tasuki/domain/chat/chosen-model';
import type { ModelKey } from '@tasuki/domain/chat/model-registry';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import { answerConversation } from '../../functions/src/coaching/answer-conversation.ts';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { answerFixture } from '../builders/answer-dependencies.ts';
import { startModelSandbox, type ModelSandbox } from '../builders/model-sandbox.ts';
import {
  asking,
  intervalRun,
  RICH_HISTORY,
  topicOf,
} from '../coaching/answers/conversation-samples.ts';
import { median } from './median.ts';

const FORMATS: readonly ModelKey[] = [
  'gpt-6-luna',
  'gpt-4o',
  'gemini-3-5-flash',
  'claude-sonnet-5',
];
/** As long as one event, and with nothing behind its end that would make it certain. */
const SENTENCE = 'よく走れていました。';
const SENTENCES = 12;
/** Longer than the budget, so that no sentence is helped by the next. */
const MILLISECONDS_BETWEEN_SENTENCES = 170;
const WARM_UPS = 2;
const RUNS = 15;
/** Of every format. */
const ROUNDS = 3;

interface Timed {
  askedAt: number;
  /** When each sentence was released, in milliseconds since 1970. */
  releasedAt: number[];
}

async function timed(
  conversation: Conversation,
  askedModel: AnswererKey,
  sandbox: ModelSandbox,
): Promise<Timed> {
  const askedAt = Date.now();
  const releasedAt: number[] = [];
  await answerConversation(
    conversation,
    {
      askedModel,
      uid: 'runner',
      runner: { uid: 'runner', reader: 'runner' },
      signal: new AbortController().signal,
    },
    { onSentence: () => releasedAt.push(Date.now()), onRestart: () => undefined },
    answerFixture(sandbox, { limits: { attempt: PATIENT } }).dependencies,
  );
  return { askedAt, releasedAt };
}

const PATIENT = { firstToken: 5_000, betweenTokens: 5_000, whole: 20_000 };

/** From a sentence's end on the provider's side to its release, and from the question to the first one. */
async function measureModel(
  key: ModelKey,
  conversation: Conversation,
  sandbox: ModelSandbox,
): Promise<{ delays: number[]; ownShare: number }> {
  await sandbox.forget();
  await sandbox.setPace({
    charactersPerEvent: SENTENCE.length,
    millisecondsBetweenEvents: MILLISECONDS_BETWEEN_SENTENCES,
  });
  await sandbox.setBehaviours([{ kind: 'say', text: SENTENCE.repeat(SENTENCES) }]);
  const { askedAt, releasedAt } = await timed(conversation, key, sandbox);
  const asked = (await sandbox.requests()).find(({ events }) => events.length > 0);
  const ends = (asked?.events ?? [])
    .filter(({ event }) => event.includes(SENTENCE))
    .map(({ sentAt }) => sentAt);
  if (!asked || releasedAt.length !== SENTENCES) throw new Error(`${key} did not answer`);
  const delays = releasedAt.map((at, index) => at - (ends[index] ?? Number.NaN));
  const modelsShare = (ends[0] ?? Number.NaN) - asked.receivedAt;
  return { delays, ownShare: (releasedAt[0] ?? Number.NaN) - askedAt - modelsShare };
}

/** How soon after it is said a sentence is released, checks included. */
export const bench: Bench = {
  needs: 'nothing',
  measure: async () => {
    const sandbox = await startModelSandbox();
    try {
      const conversation = asking('How should I run the next one?', {
        ...topicOf(intervalRun(), { history: RICH_HISTORY }),
        language: 'ja',
      });
      const ofOurs: number[] = [];
      for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
        const { askedAt, releasedAt } = await timed(conversation, 'embedded', sandbox);
        if (run >= WARM_UPS) ofOurs.push((releasedAt[0] ?? Number.NaN) - askedAt);
      }
      // The SDK is loaded with the first question to a provider.
      for (const key of FORMATS) await measureModel(key, conversation, sandbox);
      const measured = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const key of FORMATS) measured.push(await measureModel(key, conversation, sandbox));
      }
      const delays = measured.flatMap((one) => one.delays).sort((a, b) => a - b);
      return [
        figure('embedded coach: question to first sentence, warm (median)', median(ofOurs), 700),
        figure(
          `model: end of a sentence to its release (95th of a hundred, ${delays.length} sentences)`,
          delays[Math.floor(delays.length * 0.95)] ?? Number.NaN,
          150,
        ),
        figure(
          'model: question to first sentence, beyond the model’s own time (median)',
          median(measured.map(({ ownShare }) => ownShare)),
          150,
        ),
      ];
    } finally {
      await sandbox.close();
    }
  },
};

function figure(name: string, value: number, budget: number): Measurement {
  return { figure: name, value, unit: 'ms', budget };
}
