import type { FallbackReason } from '@tasuki/domain/chat/message';

/** Tokens that a provider has counted, over all steps. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

/** How a model's reply ended. */
export type ModelEnd =
  /** Said to its end. */
  | { kind: 'whole' }
  /** Cut off by the limit of tokens. */
  | { kind: 'cut-short' }
  /** The listener had received enough, or the caller's signal ended it. */
  | { kind: 'stopped' }
  | {
      kind: 'failed';
      reason: Extract<FallbackReason, 'time-out' | 'failed' | 'rate-limited' | 'refused'>;
      /** Whether asking again may help: the stream broke although the provider was well. */
      isRepeatable: boolean;
      cause: unknown;
    };

export interface ModelOutcome {
  end: ModelEnd;
  /** The provider's own ratings call the question or the reply unsafe. */
  isFlagged: boolean;
  /** Null where the provider has not said, as when the stream broke. */
  usage: ModelUsage | null;
}
