/** A request's name in the functions' log: its id, or the path of the document that it writes. */
type RequestName = { id: string } | { writtenPath: string };

const failedRequests = new WeakMap<object, RequestName>();

/** Waits for a request. A failure of it can be reported with its name. */
export async function namedRequest<Answer>(
  name: RequestName,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    if (typeof cause === 'object' && cause !== null) failedRequests.set(cause, name);
    throw cause;
  }
}

/** The request that ended with a failure; null = none that has a name. */
export function failedRequestOf(cause: unknown): RequestName | null {
  if (typeof cause !== 'object' || cause === null) return null;
  const { cause: inner } = cause as { cause?: unknown };
  return failedRequests.get(cause) ?? (inner === undefined ? null : failedRequestOf(inner));
}
