import { checkShape, type StoredShape } from '@tasuki/domain/stored-shape';
import type { ReadDocument } from '../platform/firebase/firestore-rest.ts';

/** A document as read, by either way: without types of the SDK. */
export type StoredDocument = ReadDocument;

interface StoredTimestamp {
  toDate: () => Date;
}
interface StoredBytes {
  toUint8Array: () => Uint8Array;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

// The SDK is heavy and comes late, so its values are recognised by what they can do.
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

/** What the SDK hands out for one document. */
interface DocumentSnapshot {
  id: string;
  ref: { path: string };
  data: () => unknown;
}

export function storedDocument(snapshot: DocumentSnapshot): StoredDocument {
  return {
    id: snapshot.id,
    path: snapshot.ref.path,
    data: plainValue(snapshot.data()) as Record<string, unknown>,
  };
}

/** The same where the moment of a write that the server has yet to see is this browser's. */
export function storedDocumentNow(snapshot: {
  id: string;
  ref: { path: string };
  data: (options: { serverTimestamps: 'estimate' }) => unknown;
}): StoredDocument {
  const data = () => snapshot.data({ serverTimestamps: 'estimate' });
  return storedDocument({ id: snapshot.id, ref: snapshot.ref, data });
}

/**
 * Takes a document for its type, after a look at the fields whose absence would break a screen.
 *
 * @throws StoredShapeFailure when a field is missing or of another kind
 */
export function documentAs<Document>(
  { path, data }: StoredDocument,
  shape: StoredShape<Document>,
): Document {
  checkShape(path, data, shape);
  return data as Document;
}

/** The same with the document's id among its fields. */
export function documentWithId<Document extends { id: string }>(
  document: StoredDocument,
  shape: StoredShape<Document>,
): Document {
  return { ...documentAs<Document>(document, shape), id: document.id };
}
