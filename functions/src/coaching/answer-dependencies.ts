import type { ModerationPause } from '../integrations/models/moderation-pause.ts';
import type { ReadRunner } from '../chat/answerer.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { AnswerLimits } from './answer-limits.ts';
import type { TakenReply } from './model-replies.ts';
import type { RunnerReader } from './runner-reader.ts';
import type { Reservation, UsageQuestion } from './usage.ts';

/** The external dependencies of answering. */
export interface AnswerDependencies {
  models: Configuration['models'];
  readerOf: (runner: ReadRunner) => RunnerReader;
  /** Takes one of a person's replies by models of the month; null when none is left. */
  takeReply: (person: { uid: string; now: Date }) => Promise<TakenReply | null>;
  /** Null when the budget is spent. */
  reserve: (question: UsageQuestion) => Promise<Reservation | null>;
  now: () => Date;
  limits: AnswerLimits;
  /** When moderation is not asked; absent = the pause that all of an instance share. */
  moderationPause?: ModerationPause;
}

/** A reply that is none of a month. */
export const UNCOUNTED_REPLY: TakenReply = { left: null, giveBack: async () => Promise.resolve() };
