/** gRPC status codes after which nobody knows whether a write took effect. */
const UNKNOWN = 2;
const DEADLINE_EXCEEDED = 4;
const INTERNAL = 13;
const UNAVAILABLE = 14;
/** gRPC status codes that a write of Firestore answers with when its condition does not hold. */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;

function codeOf(cause: unknown): unknown {
  return (cause as { code?: unknown } | null)?.code;
}

/** Whether a conditional write failed because somebody else wrote first. */
export function isContention(cause: unknown): boolean {
  const code = codeOf(cause);
  return code === ALREADY_EXISTS || code === FAILED_PRECONDITION || code === ABORTED;
}

/** Whether a write failed because its document is gone. */
export function isGone(cause: unknown): boolean {
  return codeOf(cause) === NOT_FOUND;
}

/** Whether a document that was read could not be written: it is gone, or was changed since. */
export function isChangedOrGone(cause: unknown): boolean {
  return isGone(cause) || codeOf(cause) === FAILED_PRECONDITION;
}

/** Whether a write may have taken effect although it failed. Reading again shows it. */
export function isOutcomeUnknown(cause: unknown): boolean {
  const code = codeOf(cause);
  return (
    code === UNKNOWN || code === DEADLINE_EXCEEDED || code === INTERNAL || code === UNAVAILABLE
  );
}

/** Whether a document could not be created because there is one. */
export function isAlreadyThere(cause: unknown): boolean {
  return codeOf(cause) === ALREADY_EXISTS;
}
