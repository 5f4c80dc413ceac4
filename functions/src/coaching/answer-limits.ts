import type { ModelTimeLimits } from '../integrations/models/model-clock.ts';

/** The limits of an answer by a model; beyond them the embedded coach answers. */
export interface AnswerLimits {
  /** The question, and once more where the first reply could not be shown. */
  attempts: number;
  /** For all attempts together. */
  milliseconds: number;
  attempt: ModelTimeLimits;
  /** For what the prompt needs from the database; then it goes without. */
  readingMilliseconds: number;
  /** How often tools may be used. */
  toolSteps: number;
  /** Thinking included, where a model thinks. */
  outputTokens: number;
  /** The tokens that tools add to a prompt. */
  toolTokens: number;
}

export const ANSWER_LIMITS: AnswerLimits = {
  attempts: 2,
  milliseconds: 75_000,
  attempt: { firstToken: 20_000, betweenTokens: 10_000, whole: 45_000 },
  readingMilliseconds: 2_000,
  toolSteps: 3,
  outputTokens: 2_500,
  toolTokens: 1_500,
};
