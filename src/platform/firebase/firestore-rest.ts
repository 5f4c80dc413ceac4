/**
 * Single reads and writes by Firestore's REST interface: for the first rows of a page, and for what waits for the
 * server's answer. It is a tenth of the SDK's light edition, and holds nothing of the live one.
 */
import { environment } from '../environment.ts';
import { appCheckToken } from './app-check.ts';
import { firebaseAuth } from './firebase-auth.ts';
import {
  readFields,
  SERVER_TIME,
  writtenFields,
  writtenValue,
  type WrittenFields,
  type WrittenValue,
} from './firestore-values.ts';

const DATABASE = `projects/${environment.firebase.projectId}/databases/(default)/documents`;

const ORIGIN = environment.local
  ? `http://${environment.local.firestoreHost}:${environment.local.firestorePort}`
  : 'https://firestore.googleapis.com';

/** The codes that failureCodeOf understands, by the status of a refused request. */
const CODES: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  503: 'unavailable',
  504: 'unavailable',
};

class FirestoreFailure extends Error {
  override readonly name = 'FirestoreFailure';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Longer than any answer takes on a slow network; then the page says that there is none. */
const ANSWER_MILLISECONDS = 30_000;

/** The headers of the signed-in person, and the proof that the app asks. */
async function credentials(): Promise<Record<string, string>> {
  await firebaseAuth.authStateReady();
  const [token, appCheck] = await Promise.all([
    firebaseAuth.currentUser?.getIdToken(),
    appCheckToken(),
  ]);
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(appCheck !== null && { 'x-firebase-appcheck': appCheck }),
  };
}

/** @throws what failureCodeOf understands */
async function ask(parent: string, method: string, request: object): Promise<unknown> {
  const headers = { 'content-type': 'text/plain', ...(await credentials()) };
  const body = JSON.stringify(request);
  const { response, text } = await fetch(`${ORIGIN}/v1/${parent}:${method}`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  })
    .then(async (answer) => ({ response: answer, text: await answer.text() }))
    .catch((cause: unknown) => {
      throw new FirestoreFailure('unavailable', `${method} got no answer`, { cause });
    });
  if (!response.ok) {
    const reason = `${method} was answered by ${response.status}: ${text}`;
    throw new FirestoreFailure(CODES[response.status] ?? 'unknown', reason);
  }
  return JSON.parse(text) as unknown;
}

/** A document as read: its times are dates, its bytes an array. */
export interface ReadDocument {
  id: string;
  path: string;
  data: Record<string, unknown>;
}

interface Answered {
  name: string;
  fields?: WrittenFields;
}

function documentOf({ name, fields }: Answered): ReadDocument {
  const path = name.slice(DATABASE.length + 1);
  return { id: path.slice(path.lastIndexOf('/') + 1), path, data: readFields(fields) };
}

/** @returns null where there is no such document */
export async function readDocument(path: string): Promise<ReadDocument | null> {
  const request = { documents: [`${DATABASE}/${path}`] };
  const answers = (await ask(DATABASE, 'batchGet', request)) as { found?: Answered }[];
  const found = answers.find((answer) => answer.found)?.found;
  return found ? documentOf(found) : null;
}

/** The name of a document's id in a query, by which it is compared and ordered. */
export const DOCUMENT_ID = '__name__';

const OPERATORS = {
  '==': 'EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
} as const;

type Compared = string | number | boolean | Date | null | readonly string[];

interface Query {
  filters: object[];
  orderBy: { field: { fieldPath: string }; direction: 'ASCENDING' | 'DESCENDING' }[];
  startAt?: { values: WrittenValue[]; before: true };
  limit?: number;
}

/** Part of a query, added to the others. */
type QueryPart = (query: Query, collectionPath: string) => void;

function writtenId(collectionPath: string, id: Compared): WrittenValue {
  if (Array.isArray(id)) {
    return { arrayValue: { values: id.map((one: string) => writtenId(collectionPath, one)) } };
  }
  return { referenceValue: `${DATABASE}/${collectionPath}/${String(id)}` };
}

export function where(field: string, operator: keyof typeof OPERATORS, value: Compared): QueryPart {
  return (query, collectionPath) => {
    const compared = { field: { fieldPath: field } };
    query.filters.push(
      value === null
        ? { unaryFilter: { ...compared, op: 'IS_NULL' } }
        : {
            fieldFilter: {
              ...compared,
              op: OPERATORS[operator],
              value: field === DOCUMENT_ID ? writtenId(collectionPath, value) : writtenValue(value),
            },
          },
    );
  };
}

export function orderBy(field: string, direction?: 'desc'): QueryPart {
  return (query) => {
    query.orderBy.push({
      field: { fieldPath: field },
      direction: direction ? 'DESCENDING' : 'ASCENDING',
    });
  };
}

/** Begins with an id, in a list that is ordered by ids alone. */
export function startAtId(id: string): QueryPart {
  return (query, collectionPath) => {
    query.startAt = { values: [writtenId(collectionPath, id)], before: true };
  };
}

export function limit(size: number): QueryPart {
  return (query) => {
    query.limit = size;
  };
}

/** The documents of a collection that match all parts of a query. */
export async function readDocuments(
  collectionPath: string,
  ...parts: readonly QueryPart[]
): Promise<ReadDocument[]> {
  const query: Query = { filters: [], orderBy: [] };
  for (const part of parts) part(query, collectionPath);
  const { filters, ...rest } = query;
  const parentEnd = collectionPath.lastIndexOf('/');
  const structuredQuery = {
    from: [{ collectionId: collectionPath.slice(parentEnd + 1) }],
    where: filters.length > 1 ? { compositeFilter: { op: 'AND', filters } } : filters[0],
    ...rest,
  };
  const parent = parentEnd < 0 ? DATABASE : `${DATABASE}/${collectionPath.slice(0, parentEnd)}`;
  const answers = (await ask(parent, 'runQuery', { structuredQuery })) as {
    document?: Answered;
  }[];
  return answers.flatMap(({ document }) => (document ? [documentOf(document)] : []));
}

/** The fields of a document; its own fields may be the server's time. */
type Fields = Readonly<Record<string, unknown>>;

function writeOf(path: string, fields: Fields) {
  const own = Object.entries(fields);
  const stored = own.filter(([, value]) => value !== SERVER_TIME);
  const timed = own.filter(([, value]) => value === SERVER_TIME);
  return {
    update: { name: `${DATABASE}/${path}`, fields: writtenFields(Object.fromEntries(stored)) },
    ...(timed.length > 0 && {
      updateTransforms: timed.map(([fieldPath]) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      })),
    }),
  };
}

async function commit(write: object): Promise<void> {
  await ask(DATABASE, 'commit', { writes: [write] });
}

/** Puts a document in the place of whatever was there. */
export async function storeDocument(path: string, fields: Fields): Promise<void> {
  await commit(writeOf(path, fields));
}

/** Changes fields of a document; rejects where there is none. */
export async function changeDocument(path: string, fields: Fields): Promise<void> {
  const write = writeOf(path, fields);
  await commit({
    ...write,
    updateMask: { fieldPaths: Object.keys(write.update.fields) },
    currentDocument: { exists: true },
  });
}

export async function removeDocument(path: string): Promise<void> {
  await commit({ delete: `${DATABASE}/${path}` });
}
