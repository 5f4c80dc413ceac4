import { takeNewestWorker } from './service-worker/take-newest-worker.ts';

/** As the engines of browsers say that code could not be fetched. */
const FETCH_FAILURE =
  /dynamically imported module|importing a module script failed|unable to preload|failed to fetch|load failed/i;

/** A connection that takes longer loads no page either. */
const ANSWER_MILLISECONDS = 10_000;

/** Whether the code or the words of a page did not arrive, as without a connection. */
export function isFetchFailure(cause: unknown): boolean {
  return cause instanceof Error && FETCH_FAILURE.test(cause.message);
}

/** Whether the server answers now. A browser may believe that it has a connection where it has none. */
export async function isServerReachable(): Promise<boolean> {
  try {
    await globalThis.fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the page again where the server can be reached. Without it the browser would show its own
 * error page, which has no way back into the app.
 *
 * @returns false = the server was not reached, and nothing was done
 */
export async function reloadWhereReachable(): Promise<boolean> {
  if (!(await isServerReachable())) return false;
  await reloadNewest();
  return true;
}

/** Loads the page again, in the newest version where the service worker kept an older one. */
export async function reloadNewest(): Promise<void> {
  try {
    await takeNewestWorker();
  } finally {
    globalThis.location.reload();
  }
}
