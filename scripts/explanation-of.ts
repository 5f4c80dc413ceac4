/**
 * Explains a failure to a person. Our own errors are sentences, anything else is a fault of the
 * program and needs its stack.
 */
export function explanationOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const isSentence = cause.constructor === Error;
  return isSentence ? cause.message : (cause.stack ?? cause.message);
}
