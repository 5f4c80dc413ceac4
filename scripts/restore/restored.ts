import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { AccountsBefore } from './accounts-before.ts';

const PAGE_SIZE = 200;

/** The database into which a backup was imported, and the sources on what came after it. */
export interface Restored {
  firestore: Firestore;
  /** The state of just before the import, in a database of its own; null = it cannot be read. */
  later: Firestore | null;
  /** Firebase Auth's accounts before the import. */
  before: AccountsBefore;
  now: Date;
}

/** The later state of these documents, by their paths; empty without one. */
export async function latestOf(
  documents: readonly DocumentSnapshot[],
  later: Firestore | null,
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  if (!later || documents.length === 0) return new Map();
  const known = await later.getAll(...documents.map(({ ref }) => later.doc(ref.path)));
  return new Map(known.filter(({ exists }) => exists).map((one) => [one.ref.path, one]));
}

/** All that a query finds, page by page. What was changed so that it is found no more does not move the pages. */
export async function* pagesOf(found: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  const all = found.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  for (let query = all; ;) {
    const { docs } = await query.get();
    yield docs;
    const last = docs.at(-1);
    if (docs.length < PAGE_SIZE || !last) break;
    query = all.startAfter(last);
  }
}
