import type { ReadRunner } from '../chat/answerer.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { AnswerLimits } from './answer-limits.ts';
import type { RunnerReader } from './runner-reader.ts';
import type { Reservation, UsageQuestion } from './usage.ts';

/** What answering needs from outside. */
export interface AnswerDependencies {
  models: Configuration['models'];
  readerOf: (runner: ReadRunner) => RunnerReader;
  /** Null when the budget is spent. */
  reserve: (question: UsageQuestion) => Promise<Reservation | null>;
  now: () => Date;
  limits: AnswerLimits;
}
