import { tokensAtMost, type TokenCounts } from '@tasuki/domain/chat/usage-limits';
import type { ModelEnd } from '../integrations/models/model-outcome.ts';
import type { ModelCall } from '../integrations/models/stream-model.ts';
import { logFailure } from '../platform/log.ts';
import type { Reservation } from './usage.ts';

/** The spending of one attempt, also if its provider reports none. */
export class AttemptSpending {
  readonly #instructions: string;
  readonly #reservation: Reservation;
  readonly #outputTokens: number;
  #receivedText = '';
  /**
   * Input tokens of all steps so far and of the current one: the estimate for a provider that
   * reports none.
   */
  #sentTokens: number;
  /** Counted by the provider before it was asked to go on. */
  #usedBefore: TokenCounts = { inputTokens: 0, outputTokens: 0 };
  isBeyondBudget = false;

  /** @param atMost what the first step may send, and each step answer */
  constructor(instructions: string, reservation: Reservation, atMost: TokenCounts) {
    this.#instructions = instructions;
    this.#reservation = reservation;
    this.#outputTokens = atMost.outputTokens;
    this.#sentTokens = atMost.inputTokens;
  }

  receive(text: string): void {
    this.#receivedText += text;
  }

  /** Raises the reservation by the next step; false where the budget does not hold it. */
  readonly mayGoOn: ModelCall['mayGoOn'] = async (used, messages) => {
    const next = tokensAtMost(this.#instructions) + tokensAtMost(JSON.stringify(messages));
    this.#sentTokens = Math.max(used.inputTokens, this.#sentTokens) + next;
    const atMostNow = {
      inputTokens: this.#sentTokens,
      outputTokens: used.outputTokens + this.#outputTokens,
    };
    this.#usedBefore = used;
    this.isBeyondBudget = !(await raisedOrNot(async () => this.#reservation.raise(atMostNow)));
    return !this.isBeyondBudget;
  };

  /** The counts that are settled if the provider counted nothing. */
  estimate(end: ModelEnd): TokenCounts {
    if (isTurnedAway(end, this.#receivedText)) return this.#usedBefore;
    return {
      inputTokens: this.#sentTokens,
      outputTokens: this.#usedBefore.outputTokens + tokensAtMost(this.#receivedText),
    };
  }
}

/** Whether the provider did nothing about the question that it would count. */
function isTurnedAway(end: ModelEnd, receivedText: string): boolean {
  return end.kind === 'failed' && end.reason !== 'time-out' && receivedText === '';
}

async function raisedOrNot(raise: () => Promise<boolean>): Promise<boolean> {
  try {
    return await raise();
  } catch (cause) {
    logFailure('budget of models could not be raised', {}, cause);
    return false;
  }
}
