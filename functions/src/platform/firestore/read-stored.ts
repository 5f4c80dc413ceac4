import type {
  DocumentData,
  DocumentSnapshot,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { checkShape, StoredShapeFailure, type StoredShape } from '@tasuki/domain/stored-shape';
import { logFailure } from '../log.ts';
import { fromStored } from './stored-value.ts';

/**
 * Reads a document as its type; undefined where there is none.
 *
 * @throws StoredShapeFailure where a field is not what the type says; path and field are logged
 */
export interface StoredReader<Document> {
  (snapshot: QueryDocumentSnapshot): Document;
  (snapshot: DocumentSnapshot | undefined): Document | undefined;
}

/** Reads documents of one shape as Firestore keeps them, with its timestamps. */
export function storedReader<Document>(shape: StoredShape<Document>): StoredReader<Document> {
  return readerOf(shape, (data) => data as Document);
}

/** Reads documents of one shape with dates in place of Firestore's timestamps, however deep. */
export function plainReader<Document>(shape: StoredShape<Document>): StoredReader<Document> {
  return readerOf(shape, (data) => fromStored<Document>(data));
}

function readerOf<Document>(
  shape: StoredShape<Document>,
  documentOf: (data: DocumentData) => Document,
): StoredReader<Document> {
  function read(snapshot: QueryDocumentSnapshot): Document;
  function read(snapshot: DocumentSnapshot | undefined): Document | undefined;
  function read(snapshot: DocumentSnapshot | undefined): Document | undefined {
    const data = snapshot?.data();
    if (!snapshot || !data) return undefined;
    checkAndLog(snapshot.ref.path, data, shape);
    return documentOf(data);
  }
  return read;
}

/**
 * Leaves out one of many documents that cannot be read, so that it does not take the others with
 * it. Path and field are logged by then.
 */
export function unlessUnreadable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof StoredShapeFailure) return undefined;
    throw cause;
  }
}

function checkAndLog(...[path, data, shape]: Parameters<typeof checkShape>): void {
  loggingUnreadable(path, () => {
    checkShape(path, data, shape);
  });
}

/** Logs path and field of a document that cannot be read, and throws on. */
export function loggingUnreadable<Value>(path: string, read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof StoredShapeFailure) {
      const { field } = cause;
      logFailure('stored document of a wrong shape', { path, field }, cause);
    }
    throw cause;
  }
}
