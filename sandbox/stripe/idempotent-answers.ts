import { createHash } from 'node:crypto';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { StripeFailure } from './stripe-failure.ts';

/** An answer as it was first given. */
export interface StripeAnswer {
  status: number;
  body: unknown;
}

interface KnownRequest {
  digest: string;
  beganAt: number;
  /** null = it is still being carried out. */
  answer: StripeAnswer | null;
}

/** Stripe forgets a key after a day. */
const KEPT_MILLISECONDS = DAY_MILLISECONDS;

/**
 * Remembers answers by their `Idempotency-Key`. An answer to a request that was refused before it
 * began is not kept, so the key may be used again.
 */
export class IdempotentAnswers {
  readonly #requests = new Map<string, KnownRequest>();

  /**
   * Begins a request, or finds what it was answered before.
   *
   * @param text path and body as sent
   * @returns the first answer; null = carry it out, and `end` it
   * @throws StripeFailure where the key belongs to other parameters, or is being used
   */
  begin(key: string, text: string): StripeAnswer | null {
    const digest = createHash('sha256').update(text).digest('hex');
    const known = this.#requests.get(key);
    if (!known || Date.now() - known.beganAt > KEPT_MILLISECONDS) {
      this.#requests.set(key, { digest, beganAt: Date.now(), answer: null });
      return null;
    }
    if (known.digest !== digest) {
      throw new StripeFailure(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (known.answer === null) {
      throw new StripeFailure(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key: ${key}.`,
      });
    }
    return known.answer;
  }

  end(key: string, answer: StripeAnswer): void {
    const known = this.#requests.get(key);
    if (!known) return;
    if (answer.status < 400 || answer.status === 402) known.answer = answer;
    else this.#requests.delete(key);
  }

  clear(): void {
    this.#requests.clear();
  }
}
