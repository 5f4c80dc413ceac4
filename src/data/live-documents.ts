/** Reads and writes through the full SDK. Imports it statically, so import this module dynamically. */
import {
  Bytes,
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocFromCache,
  limit,
  onSnapshot,
  or,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  startAt,
  updateDoc,
  waitForPendingWrites,
  where,
  Timestamp,
} from 'firebase/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { namedRequest } from '../platform/errors/failed-requests.ts';
import { failureCodeOf } from '../platform/failure-code-of.ts';
import { firestoreLive } from '../platform/firebase/firestore-live.ts';
import { noteLiveAnswered } from '../platform/firebase/live-start.ts';
import { storedDocument, storedDocumentNow, type StoredDocument } from './stored-document.ts';

/** Part of a collection, newest first by a date field. */
export interface NewestFirstPage {
  collectionPath: string;
  /** Only documents whose list field holds a value. */
  containing?: { field: string; value: string };
  /** Only documents whose fields have these values. */
  isEqual?: Readonly<Record<string, string | boolean | null>>;
  /** Only documents of which this field is true. */
  isTrue?: string;
  /** Only documents of which one of these fields has a value; not together with the others. */
  oneOf?: { fields: readonly string[]; value: string };
  dateField: string;
  /** Only documents from this moment on. */
  from?: Date;
  /** The last one before this page; null = from the newest. */
  after: { date: Date; id: string } | null;
  size: number;
  /**
   * Timestamps that this browser has just written are estimated; left out = null until the server
   * sets them.
   */
  arePendingDatesEstimated?: true;
}

/**
 * Without it, the server's confirmation of a cached answer makes no event, and code that waits for
 * it would wait for ever.
 */
const CONFIRMATIONS_TOO = { includeMetadataChanges: true } as const;

/** The source of an answer. */
export interface AnswerSource {
  /** From this browser's cache: the server may know more, or better. */
  isFromCache: boolean;
}

function sourceOf({ fromCache }: { fromCache: boolean }): AnswerSource {
  if (!fromCache) noteLiveAnswered();
  return { isFromCache: fromCache };
}

/** A callback that fails on what it was given reports it the same way as a failed query. */
function reportingFailures<Answer extends unknown[]>(
  onAnswer: (...answer: Answer) => void,
  onError: (cause: unknown) => void,
): (...answer: Answer) => void {
  return (...answer) => {
    try {
      onAnswer(...answer);
    } catch (cause) {
      onError(cause);
    }
  };
}

export function watchPage(
  page: NewestFirstPage,
  onPage: (documents: StoredDocument[], source: AnswerSource) => void,
  onError: (cause: unknown) => void,
): () => void {
  const deliver = reportingFailures(onPage, onError);
  const { containing, isEqual, isTrue, oneOf, after } = page;
  const pages = [
    orderBy(page.dateField, 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after ? [startAfter(Timestamp.fromDate(after.date), after.id)] : []),
    limit(page.size),
  ];
  const all = collection(firestoreLive, page.collectionPath);
  return onSnapshot(
    oneOf
      ? query(all, or(...oneOf.fields.map((field) => where(field, '==', oneOf.value))), ...pages)
      : query(
          all,
          ...(containing ? [where(containing.field, 'array-contains', containing.value)] : []),
          ...Object.entries(isEqual ?? {}).map(([field, value]) => where(field, '==', value)),
          ...(isTrue === undefined ? [] : [where(isTrue, '==', true)]),
          ...(page.from ? [where(page.dateField, '>=', Timestamp.fromDate(page.from))] : []),
          ...pages,
        ),
    CONFIRMATIONS_TOO,
    (snapshot) => {
      const read = page.arePendingDatesEstimated ? storedDocumentNow : storedDocument;
      deliver(
        snapshot.docs.map((found) => read(found)),
        sourceOf(snapshot.metadata),
      );
    },
    onError,
  );
}

interface ListedDocument {
  collectionPath: string;
  id: string;
  /** Fields by which the rules let it be listed. */
  isEqual: Readonly<Record<string, string | boolean>>;
}

/** One document of a list; null while it is not there, of which the rules would not speak by its name. */
export function watchListed(
  { collectionPath, id, isEqual }: ListedDocument,
  onDocument: (document: StoredDocument | null) => void,
  onError: (cause: unknown) => void,
): () => void {
  const deliver = reportingFailures(onDocument, onError);
  return onSnapshot(
    query(
      collection(firestoreLive, collectionPath),
      ...Object.entries(isEqual).map(([field, value]) => where(field, '==', value)),
      // A query for the document alone would be refused by the rules if it does not exist.
      orderBy(documentId()),
      startAt(id),
      limit(1),
    ),
    (snapshot) => {
      const document = snapshot.docs.find((found) => found.id === id);
      deliver(document ? storedDocument(document) : null);
    },
    onError,
  );
}

interface GreaterQuery {
  collectionPath: string;
  /** Only documents whose fields have these values. */
  isEqual: Readonly<Record<string, string | boolean>>;
  field: string;
  than: number;
  size: number;
}

/** Documents whose field is greater than a number, the greatest first, at most `size`. */
export function watchGreater(
  { collectionPath, isEqual, field, than, size }: GreaterQuery,
  onDocuments: (documents: StoredDocument[], source: AnswerSource) => void,
  onError: (cause: unknown) => void,
): () => void {
  const deliver = reportingFailures(onDocuments, onError);
  return onSnapshot(
    query(
      collection(firestoreLive, collectionPath),
      ...Object.entries(isEqual).map(([name, value]) => where(name, '==', value)),
      where(field, '>', than),
      orderBy(field, 'desc'),
      limit(size),
    ),
    CONFIRMATIONS_TOO,
    (snapshot) => {
      deliver(snapshot.docs.map(storedDocument), sourceOf(snapshot.metadata));
    },
    onError,
  );
}

interface MatchingQuery {
  collectionPath: string;
  field: string;
  values: readonly string[];
  size: number;
}

/** All documents whose field has one of some values, at most `size`, in no order. */
export function watchMatching(
  { collectionPath, field, values, size }: MatchingQuery,
  onDocuments: (documents: StoredDocument[], source: AnswerSource) => void,
  onError: (cause: unknown) => void,
): () => void {
  const deliver = reportingFailures(onDocuments, onError);
  return onSnapshot(
    query(collection(firestoreLive, collectionPath), where(field, 'in', values), limit(size)),
    (snapshot) => {
      deliver(snapshot.docs.map(storedDocument), sourceOf(snapshot.metadata));
    },
    onError,
  );
}

/** The documents of a collection, at most `size`, in no order. */
export function watchCollection(
  collectionPath: string,
  size: number,
  onDocuments: (documents: StoredDocument[]) => void,
  onError: (cause: unknown) => void,
): () => void {
  const deliver = reportingFailures(onDocuments, onError);
  return onSnapshot(
    query(collection(firestoreLive, collectionPath), limit(size)),
    (snapshot) => {
      deliver(snapshot.docs.map(storedDocument));
    },
    onError,
  );
}

/** How long the server may take to confirm that the document is missing, as the cache says. */
const CONFIRMATION_MILLISECONDS = 10_000;

/**
 * One document, live. That it was missing before is known from the cache at once. It is reported
 * when the server says so too, or as a failure where it does not answer.
 *
 * @param onDocument null = there is no such document
 */
export function watchDocument(
  path: string,
  onDocument: (document: StoredDocument | null, source: AnswerSource) => void,
  onError: (cause: unknown) => void,
): () => void {
  const deliver = reportingFailures(onDocument, onError);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt: number | null = Date.now();
  const stop = onSnapshot(
    doc(firestoreLive, path),
    CONFIRMATIONS_TOO,
    (snapshot) => {
      clearTimeout(timer);
      const { isFromCache } = sourceOf(snapshot.metadata);
      if (!isFromCache) askedAt = null;
      if (snapshot.exists()) deliver(storedDocument(snapshot), { isFromCache });
      else if (!isFromCache) deliver(null, { isFromCache });
      else {
        // The SDK may itself have waited for the server before it looked into its cache.
        askedAt ??= Date.now();
        const patience = globalThis.navigator.onLine ? CONFIRMATION_MILLISECONDS : 0;
        timer = setTimeout(
          () => {
            onError(new TasukiFailure('common/offline'));
          },
          Math.max(0, askedAt + patience - Date.now()),
        );
      }
    },
    onError,
  );
  return () => {
    clearTimeout(timer);
    stop();
  };
}

export async function readDocument(path: string): Promise<StoredDocument | null> {
  const snapshot = await getDoc(doc(firestoreLive, path));
  return snapshot.exists() ? storedDocument(snapshot) : null;
}

/**
 * Whether the server has a document. A transaction asks it anew, while a live query of this page may
 * be behind. Rejects without a connection.
 */
export async function isStoredNow(path: string): Promise<boolean> {
  return runTransaction(firestoreLive, async (transaction) => {
    const stored = await transaction.get(doc(firestoreLive, path));
    return stored.exists();
  });
}

/** Whether this browser has kept a document. The SDK fails on one that it has not. */
export async function isKept(path: string): Promise<boolean> {
  try {
    return (await getDocFromCache(doc(firestoreLive, path))).exists();
  } catch (cause) {
    if (failureCodeOf(cause) === 'common/unavailable') return false;
    throw cause;
  }
}

/**
 * Makes a document, its time set by the server. Shows at once in every live
 * query, the time still null; waits in the cache while there is no connection.
 * Rejects, and is taken back, when the rules refuse it.
 */
export async function createDocument(
  path: string,
  fields: Record<string, string | number | boolean | Date | readonly string[] | null>,
  serverTimeField: string,
): Promise<void> {
  const document = { ...fields, [serverTimeField]: serverTimestamp() };
  await namedRequest({ writtenPath: path }, setDoc(doc(firestoreLive, path), document));
}

/**
 * Shows at once in every live query; rejects, and is taken back, when the rules refuse it.
 *
 * @param serverTimeField gets the server's time; left out = none does
 */
export async function updateDocument(
  path: string,
  fields: Record<string, string | number | boolean | Date | null>,
  serverTimeField?: string,
): Promise<void> {
  const change = {
    ...fields,
    ...(serverTimeField !== undefined && { [serverTimeField]: serverTimestamp() }),
  };
  await namedRequest({ writtenPath: path }, updateDoc(doc(firestoreLive, path), change));
}

/** Makes a document that carries the server's times; waits and rejects as {@link createDocument}. */
export async function createTimedDocument(path: string, fields: object): Promise<void> {
  const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  const written = setDoc(doc(firestoreLive, path), { ...fields, ...times });
  await namedRequest({ writtenPath: path }, written);
}

/** Changes fields of a document with times; waits and rejects as {@link createDocument}. */
export async function changeTimedDocument(path: string, fields: object): Promise<void> {
  const change = { ...fields, updatedAt: serverTimestamp() };
  await namedRequest({ writtenPath: path }, updateDoc(doc(firestoreLive, path), change));
}

/** Notes the server's time in one field of a document, which is made where there is none. */
export async function setServerTime(path: string, field: string): Promise<void> {
  await setDoc(doc(firestoreLive, path), { [field]: serverTimestamp() }, { merge: true });
}

export async function deleteDocument(path: string): Promise<void> {
  await namedRequest({ writtenPath: path }, deleteDoc(doc(firestoreLive, path)));
}

/**
 * Deletes a document where a field still has the value that was read. Asks the server, so it rejects
 * without a connection instead of waiting for one.
 *
 * @param read a field, and its value or '' where it had none
 * @returns whether the document is gone; false = another value is stored, and the document stays
 */
export async function deleteUnchanged(
  path: string,
  read: { field: string; value: string },
): Promise<boolean> {
  // The server is asked for the field, so what this page wrote has to be there.
  await waitForPendingWrites(firestoreLive);
  return runTransaction(firestoreLive, async (transaction) => {
    const stored = await transaction.get(doc(firestoreLive, path));
    if (!stored.exists()) return true;
    const current: unknown = stored.get(read.field) ?? '';
    if (current !== read.value) return false;
    transaction.delete(stored.ref);
    return true;
  });
}

/** Puts bytes and what describes them in the place of whatever was there. */
export async function writeBytes(
  path: string,
  bytes: Uint8Array,
  fields: Record<string, string>,
): Promise<void> {
  await setDoc(doc(firestoreLive, path), {
    ...fields,
    bytes: Bytes.fromUint8Array(bytes),
    updatedAt: serverTimestamp(),
  });
}
