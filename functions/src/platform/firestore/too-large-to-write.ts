const INVALID_ARGUMENT = 3;
const RESOURCE_EXHAUSTED = 8;
/** How Firestore names a request, a document or a field that is too large. */
const SIZE_WORDS = /too (?:big|large)|is longer than|exceeds the (?:maximum|limit)/i;
/** How a server names a message that is too large to be received. */
const MESSAGE_WORDS = /message (?:larger than max|exceeds maximum size)/i;

/**
 * Whether Firestore refused a write for its size, as it would the same write each time. The codes
 * alone also stand for a transaction that has expired and for a quota, after which it may be repeated.
 */
export function isTooLargeToWrite(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { code } = cause as { code?: unknown };
  if (code === RESOURCE_EXHAUSTED) return MESSAGE_WORDS.test(cause.message);
  return code === INVALID_ARGUMENT && SIZE_WORDS.test(cause.message);
}
