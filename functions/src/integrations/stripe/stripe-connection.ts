import { Stripe } from 'stripe';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { StripeConfiguration } from '../../platform/stripe-configuration.ts';
import { paymentFailure } from './payment-failure.ts';

/** Below the time that a callable has. */
const ANSWER_MILLISECONDS = 10_000;
/**
 * Retries after a failed connection, an outage or a key in use; each has the same idempotency key.
 */
const RETRIES = 1;

/** How many objects a list has at most, as many as Stripe lists at once. */
export const LIST_MAXIMUM = 100;

/** The way to Stripe: its key, its address, its time limit, and failures in our words. */
export class StripeConnection {
  protected readonly stripe: Stripe;

  /** @param answerMilliseconds how long an answer is waited for */
  constructor(
    { secretKey, apiUrl }: Pick<StripeConfiguration, 'secretKey' | 'apiUrl'>,
    answerMilliseconds: number = ANSWER_MILLISECONDS,
  ) {
    const { protocol, hostname, port } = new URL(apiUrl);
    this.stripe = new Stripe(secretKey, {
      host: hostname,
      ...(port !== '' && { port: Number(port) }),
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout: answerMilliseconds,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
  }

  protected async unlessMissing(ask: () => Promise<unknown>): Promise<void> {
    try {
      await this.asked(ask);
    } catch (cause) {
      if (!(cause instanceof TasukiFailure) || cause.code !== 'billing/not-found') throw cause;
    }
  }

  protected async asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (cause) {
      throw cause instanceof TasukiFailure ? cause : paymentFailure(cause);
    }
  }
}

/** Checks for a code of Stripe's. */
export function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Stripe.errors.StripeError && cause.code === code;
}
