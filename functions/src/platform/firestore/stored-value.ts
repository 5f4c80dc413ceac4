import { Timestamp } from 'firebase-admin/firestore';

/** A document's data with dates in place of Firestore's timestamps, however deep. */
export function fromStored<Stored>(value: unknown): Stored {
  return plain(value) as Stored;
}

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype
  ) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  }
  return value;
}
