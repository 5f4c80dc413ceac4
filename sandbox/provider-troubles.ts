import { setTimeout } from 'node:timers/promises';
import type { JsonObject } from './http-messages.ts';

/** Faults of a provider as a whole, until they are changed. */
export interface Troubles {
  /** Every request is answered with 503. */
  isDown: boolean;
  /** Every request is answered with 429. */
  isRateLimited: boolean;
  /** The Retry-After of that answer; null = none. */
  retryAfterSeconds: number | null;
  /** How long every answer waits. */
  delayMilliseconds: number;
}

const NONE: Troubles = {
  isDown: false,
  isRateLimited: false,
  retryAfterSeconds: null,
  delayMilliseconds: 0,
};

/** Keeps what a developer or a test makes a provider suffer from. */
export class ProviderTroubles {
  #current = NONE;

  current(): Troubles {
    return this.#current;
  }

  set(change: Partial<Troubles>): void {
    this.#current = { ...this.#current, ...change };
  }

  end(): void {
    this.#current = NONE;
  }

  /** Waits as set; the status to answer with, null = all is well. */
  async met(): Promise<503 | 429 | null> {
    const { isDown, isRateLimited, delayMilliseconds } = this.#current;
    if (delayMilliseconds > 0) await setTimeout(delayMilliseconds);
    if (isDown) return 503;
    return isRateLimited ? 429 : null;
  }
}

/**
 * Reads the troubles that a control's body names; others stay as they are.
 *
 * @throws TypeError where a value is none
 */
export function parseTroubles(body: JsonObject): Partial<Troubles> {
  const { isDown, isRateLimited, delayMilliseconds } = body;
  if (
    ![isDown, isRateLimited].every((value) => value === undefined || typeof value === 'boolean')
  ) {
    throw new TypeError('isDown and isRateLimited must be true or false.');
  }
  if (
    delayMilliseconds !== undefined &&
    !(typeof delayMilliseconds === 'number' && delayMilliseconds >= 0)
  ) {
    throw new TypeError('delayMilliseconds must be a number, 0 or more.');
  }
  return {
    ...(isDown !== undefined && { isDown: isDown as boolean }),
    ...(isRateLimited !== undefined && { isRateLimited: isRateLimited as boolean }),
    ...(delayMilliseconds !== undefined && { delayMilliseconds }),
  };
}
