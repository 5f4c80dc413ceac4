/** Firestore's own time in the SDK of live queries, without importing that. */
interface TimestampLike {
  toDate: () => Date;
}

function isTimestampLike(value: unknown): value is TimestampLike {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}

/**
 * A document's time as a Date. A time that the server has yet to set reads as
 * null; then it is now.
 */
export function dateField(value: unknown): Date {
  if (value instanceof Date) return value;
  return isTimestampLike(value) ? value.toDate() : new Date();
}

export function stringField(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function optionalStringField(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
