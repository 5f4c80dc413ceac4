import type { AnswerDependencies } from '../../functions/src/coaching/answer-dependencies.ts';
import { ANSWER_LIMITS, type AnswerLimits } from '../../functions/src/coaching/answer-limits.ts';
import { ModerationPause } from '../../functions/src/integrations/models/moderation-pause.ts';
import type { RunnerReader } from '../../functions/src/coaching/runner-reader.ts';
import type { UsageQuestion } from '../../functions/src/coaching/usage.ts';
import type { TokenCounts } from '@tasuki/domain/chat/usage-limits';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import { MODEL_DAY, type ModelSandbox } from './model-sandbox.ts';

/** What was reserved and settled for the answers of one test. */
export interface UsageBook {
  /** Replies of the month that were taken and not given back. */
  taken: number;
  reserved: UsageQuestion[];
  raised: TokenCounts[];
  settled: TokenCounts[];
}

const RUNNER: RunnerReader = {
  targets: async () => Promise.resolve({ purpose: null, coming: [], past: [] }),
  records: async () => Promise.resolve({}),
  activityFacts: async () => Promise.resolve<readonly Fact[] | null>(null),
};

export interface AnswerFixture {
  dependencies: AnswerDependencies;
  book: UsageBook;
}

/** Answers by sandboxed models, with a budget in memory. */
export function answerFixture(
  sandbox: ModelSandbox,
  changes: {
    models?: AnswerDependencies['models'];
    runner?: Partial<RunnerReader>;
    budget?: number;
    /** How many replies by models the month has left. */
    replies?: number;
    /** How many it says are left after one. */
    repliesLeft?: number;
    /** Whether a question may take more than was reserved for it. */
    mayRaise?: boolean;
    limits?: Partial<AnswerLimits>;
  } = {},
): AnswerFixture {
  const book: UsageBook = { taken: 0, reserved: [], raised: [], settled: [] };
  return {
    book,
    dependencies: {
      // Of this test alone: one whose moderation was down must not keep others from asking it.
      moderationPause: new ModerationPause(),
      models: changes.models ?? sandbox.configuration,
      readerOf: () => ({ ...RUNNER, ...changes.runner }),
      takeReply: async () => {
        if (book.taken >= (changes.replies ?? 100)) return Promise.resolve(null);
        book.taken += 1;
        return Promise.resolve({
          left: changes.repliesLeft ?? null,
          giveBack: async () => {
            book.taken -= 1;
            return Promise.resolve();
          },
        });
      },
      reserve: async (question) => {
        if (book.reserved.length >= (changes.budget ?? 100)) return Promise.resolve(null);
        book.reserved.push(question);
        return Promise.resolve({
          raise: async (atMost) => {
            book.raised.push(atMost);
            return Promise.resolve(changes.mayRaise ?? true);
          },
          settle: async (used) => {
            book.settled.push(used);
            return Promise.resolve();
          },
        });
      },
      now: () => MODEL_DAY,
      limits: { ...ANSWER_LIMITS, ...changes.limits },
    },
  };
}
