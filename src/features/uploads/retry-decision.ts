import type { FailureCode } from '@tasuki/domain/failure-codes';

/** The next step after a failure on the way to the server. */
export type RetryDecision =
  | { kind: 'wait'; milliseconds: number; isNetwork: boolean }
  /** Nothing goes on until the person has signed in again. */
  | { kind: 'pause' }
  | { kind: 'giveUp' };

/** The network's doing: tried for as long as it takes. */
const NETWORK: ReadonlySet<FailureCode> = new Set([
  'common/offline',
  'auth/network-request-failed',
  'recording/upload-interrupted',
]);

/** Worth another try, which asks for a new target; not for ever, since it may be us. */
const PASSING: ReadonlySet<FailureCode> = new Set([
  'common/unavailable',
  'common/being-restored',
  'common/unknown',
  'recording/upload-expired',
  'recording/upload-mismatch',
]);

/** Not before tomorrow, or before there is more room. */
const SPENT: ReadonlySet<FailureCode> = new Set([
  'recording/daily-limit',
  'recording/storage-full',
  'recording/too-many-attempts',
  'recording/one-before-approval',
  'recording/confirm-email-first',
]);

const PASSING_TRIES_MAXIMUM = 8;
const FIRST_WAIT_MILLISECONDS = 1000;
const LONGEST_WAIT_MILLISECONDS = 60_000;

/**
 * @param failedTries how often it failed before, 0 for the first failure
 * @param random from 0 to 1: many files that failed together do not come back together
 */
export function retryDecision(
  failureCode: FailureCode,
  failedTries: number,
  random: number,
): RetryDecision {
  if (failureCode === 'account/session-expired') return { kind: 'pause' };
  const isNetwork = NETWORK.has(failureCode);
  if (!isNetwork && !(PASSING.has(failureCode) && failedTries < PASSING_TRIES_MAXIMUM)) {
    return { kind: 'giveUp' };
  }
  const longest = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** failedTries, LONGEST_WAIT_MILLISECONDS);
  return { kind: 'wait', milliseconds: longest * (0.5 + random / 2), isNetwork };
}

/** Whether pressing "try again" can change anything; a damaged file stays damaged. */
export function canBeRetried(failureCode: FailureCode): boolean {
  return (
    !failureCode.startsWith('recording/') ||
    NETWORK.has(failureCode) ||
    PASSING.has(failureCode) ||
    SPENT.has(failureCode)
  );
}
