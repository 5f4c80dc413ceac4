import { TasukiFailure } from '@tasuki/domain/failure-codes';

/** A document as read, its SDK types replaced by plain ones: dates and bytes. */
export interface StoredDocument {
  id: string;
  data: Record<string, unknown>;
}

interface StoredTimestamp {
  toDate: () => Date;
}
interface StoredBytes {
  toUint8Array: () => Uint8Array;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

// Both SDKs have classes of their own for these, so they are recognised by what they can do.
function isTimestamp(value: object): value is StoredTimestamp {
  return 'toDate' in value && typeof value.toDate === 'function';
}
function isBytes(value: object): value is StoredBytes {
  return 'toUint8Array' in value && typeof value.toUint8Array === 'function';
}

/** Replaces timestamps by dates and byte fields by arrays, however deep they lie. */
function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isRecord(value) || value instanceof Date || value instanceof Uint8Array) return value;
  if (isTimestamp(value)) return value.toDate();
  if (isBytes(value)) return value.toUint8Array();
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainValue(inner)]));
}

/** What the SDKs hand out for one document. */
interface DocumentSnapshot {
  id: string;
  data: () => unknown;
}

export function storedDocument(snapshot: DocumentSnapshot): StoredDocument {
  return { id: snapshot.id, data: plainValue(snapshot.data()) as Record<string, unknown> };
}

/**
 * Takes a document for what the functions wrote it as, after a look at the
 * fields whose absence would break a screen.
 *
 * @param required field → what it must be an instance of, or the name of its type
 * @throws TasukiFailure common/unknown when a field is missing or of another kind
 */
export function requireFields(
  document: StoredDocument,
  required: Record<string, 'string' | 'number' | 'boolean' | 'array' | 'object' | 'date' | 'bytes'>,
): void {
  for (const [field, kind] of Object.entries(required)) {
    const value = document.data[field];
    const isAsRequired =
      kind === 'array'
        ? Array.isArray(value)
        : kind === 'object'
          ? isRecord(value)
          : kind === 'date'
            ? value instanceof Date
            : kind === 'bytes'
              ? value instanceof Uint8Array
              : typeof value === kind;
    if (!isAsRequired) {
      throw new TasukiFailure('common/unknown', {
        message: `Document ${document.id} has no ${kind} in its field ${field}`,
      });
    }
  }
}
