import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';

/** In which ways a provider does not do what it is asked. */
export type ProviderFailureCode = Extract<
  FailureCode,
  | 'provider/history-not-allowed'
  | 'provider/missing-scope'
  | 'provider/rate-limited'
  | 'provider/token-refused'
  | 'provider/unreachable'
>;

/** Whether the same request may succeed later, without anybody's doing. */
const IS_RETRYABLE: Readonly<Record<ProviderFailureCode, boolean>> = {
  'provider/history-not-allowed': false,
  'provider/missing-scope': false,
  'provider/rate-limited': true,
  'provider/token-refused': false,
  'provider/unreachable': true,
};

/** Nobody waits for longer, whatever a provider says. */
const RETRY_AFTER_MAXIMUM_MILLISECONDS = DAY_MILLISECONDS;

interface ProviderFailureFacts {
  /** HTTP status of the answer; absent where none came, or nobody was asked. */
  status?: number;
  /** When to ask again, as the provider or its allowance says; absent where neither does. */
  retryAt?: Date | null;
  cause?: unknown;
  message?: string;
}

/** A provider did not do what it was asked: nobody answered, it refused, or it cannot be understood. */
export class ProviderFailure extends TasukiFailure {
  /** HTTP status of the answer; null where none came, or nobody was asked. */
  readonly status: number | null;
  readonly isRetryable: boolean;
  /** When to ask again; null where that is not known, or would change nothing. */
  readonly retryAt: Date | null;

  constructor(
    code: ProviderFailureCode,
    { status, retryAt = null, ...options }: ProviderFailureFacts = {},
  ) {
    super(code, options);
    this.status = status ?? null;
    this.isRetryable = IS_RETRYABLE[code];
    this.retryAt = this.isRetryable ? retryAt : null;
  }
}

/** The application may ask no more until then. */
export function rateLimitedUntil(retryAt: Date, status?: number): ProviderFailure {
  return new ProviderFailure('provider/rate-limited', {
    ...(status !== undefined && { status }),
    retryAt,
    message: `again at ${retryAt.toISOString()}`,
  });
}

/** Whether the same request may succeed later, without anybody's doing. */
export function isRetryable(cause: unknown): cause is ProviderFailure {
  return cause instanceof ProviderFailure && cause.isRetryable;
}

/**
 * When to ask a provider again.
 *
 * @param otherwise where the failure does not say when
 */
export function retryTime(cause: unknown, otherwise: Date): Date {
  return (cause instanceof ProviderFailure ? cause.retryAt : null) ?? otherwise;
}

export interface RetryPlan {
  /** Doubles with each failure in a row, in seconds. */
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** Failures in a row after which nobody asks again. */
  failuresMaximum: number;
}

/**
 * The time of the next try after a provider failed. If the provider names the time, the failure is
 * not counted.
 *
 * @param failures the failures in a row before this one
 * @returns null if another try would change nothing, or the maximum is reached
 */
export function nextTry(
  cause: unknown,
  failures: number,
  now: Date,
  { firstWaitSeconds, longestWaitSeconds, failuresMaximum }: RetryPlan,
): { dueAt: Date; failures: number } | null {
  if (!isRetryable(cause)) return null;
  if (cause.retryAt !== null) return { dueAt: cause.retryAt, failures };
  if (failures >= failuresMaximum) return null;
  const seconds = Math.min(firstWaitSeconds * 2 ** failures, longestWaitSeconds);
  return { dueAt: new Date(now.getTime() + seconds * 1000), failures: failures + 1 };
}

/**
 * When an answer allows the next request, by its `Retry-After`: seconds or a date, at most a day.
 *
 * @returns null where it says nothing that can be read
 */
export function retryAfterOf(headers: Headers, now: Date): Date | null {
  const text = headers.get('retry-after')?.trim();
  if (text === undefined || text === '') return null;
  const time = /^\d+$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  if (!Number.isFinite(time)) return null;
  const latest = now.getTime() + RETRY_AFTER_MAXIMUM_MILLISECONDS;
  return new Date(Math.min(Math.max(time, now.getTime()), latest));
}
