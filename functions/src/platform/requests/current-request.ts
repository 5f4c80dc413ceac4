import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** The id of the browser's request on whose behalf this runs; null = nobody's, or not known. */
export function currentRequestId(): string | null {
  return current.getStore() ?? null;
}

/**
 * Runs work on behalf of a request. What it logs bears the request's id, and so do the jobs that it asks
 * for and what these log.
 */
export async function onBehalfOf<Result>(
  requestId: string | null,
  work: () => Promise<Result>,
): Promise<Result> {
  return requestId === null ? work() : current.run(requestId, work);
}
