import { ModelTimeOut } from './model-clock.ts';
import type { ModelEnd } from './model-outcome.ts';

type Failure = Omit<Extract<ModelEnd, { kind: 'failed' }>, 'kind'>;

/**
 * What an error of the SDK means: too many requests, too slow, or failed. A
 * stream that broke although the provider had answered may be asked for again.
 */
export function modelFailure(cause: unknown): Failure {
  if (cause instanceof ModelTimeOut) return { reason: 'time-out', isRepeatable: false, cause };
  const status = statusOf(cause);
  if (status === 429) return { reason: 'rate-limited', isRepeatable: false, cause };
  if (status === 408 || status === 504) return { reason: 'time-out', isRepeatable: false, cause };
  return { reason: 'failed', isRepeatable: status === null, cause };
}

/** The failing HTTP status that an error or one of its causes carries; one that broke later still has its 200. */
function statusOf(cause: unknown): number | null {
  let error = cause;
  for (let depth = 0; depth < 4 && error instanceof Error; depth += 1) {
    const { statusCode } = error as { statusCode?: unknown };
    if (typeof statusCode === 'number' && statusCode >= 400) return statusCode;
    error = error.cause;
  }
  return null;
}

/** Whether somebody has to look: the key or the request is wrong, which no time mends. */
export function isOperatorsMatter({ cause }: { cause: unknown }): boolean {
  const status = statusOf(cause);
  return status !== null && status < 500 && status !== 408 && status !== 429;
}
