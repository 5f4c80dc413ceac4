import {
  FieldPath,
  type CollectionReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { jsonArray, type ExportUnit } from './export-entry.ts';
import { exportedJson } from './exported-value.ts';

const PAGE_SIZE = 200;
/** Exported in a way of their own, or made for machines. */
const EXPORTED_ELSEWHERE: ReadonlySet<string> = new Set([
  'activities',
  'recordings',
  'tracks',
  'exports',
  'unreadMails',
  'rememberedMessages',
  // A part of the trends, for coaches.
  'sharedTrends',
  // A coach's view of runners, whose data it is.
  'roster',
  'waitingDrafts',
]);

/**
 * Entries of a person's list of conversations. A coach's entry shows a runner's name and words,
 * which only a coach's rights let them read. So only entries listed for a runner are exported.
 */
const CONVERSATION_LIST = 'inbox';

/** Every other collection in the person's folder, whatever it is called: one file each. */
export async function* collectionUnits(
  uid: string,
  after: string | null,
  firestore: Firestore,
): AsyncGenerator<ExportUnit> {
  const collections = await firestore.doc(firestorePaths.user(uid)).listCollections();
  const exported = collections
    .filter(({ id }) => !EXPORTED_ELSEWHERE.has(id) && (after === null || id > after))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const collection of exported) {
    yield {
      files: [{ name: `${collection.id}.json`, content: jsonArray(documentsOf(collection)) }],
      after: collection.id,
    };
  }
}

async function* documentsOf(collection: CollectionReference): AsyncGenerator<string> {
  for await (const document of everyDocument(collection, null, PAGE_SIZE)) {
    if (collection.id === CONVERSATION_LIST && document.get('role') !== 'runner') continue;
    const inner: Record<string, unknown> = {};
    for (const { id, ...deeper } of await innerCollections(document)) inner[id] = deeper.rows;
    yield exportedJson({ id: document.id, ...document.data(), ...inner });
  }
}

/** Sessions of a plan and the like: one level further down. */
async function innerCollections(
  document: DocumentSnapshot,
): Promise<{ id: string; rows: unknown[] }[]> {
  if (document.ref.parent.id !== 'trainingPlans') return [];
  const collections = await document.ref.listCollections();
  return Promise.all(
    collections.map(async (collection) => ({
      id: collection.id,
      rows: (await collection.limit(PAGE_SIZE).get()).docs.map((inner) => ({
        id: inner.id,
        ...inner.data(),
      })),
    })),
  );
}

/** All documents of a query by their ids, a page in memory at a time. */
export async function* everyDocument(
  documents: Query,
  after: string | null,
  pageSize: number,
): AsyncGenerator<DocumentSnapshot> {
  let last = after;
  for (;;) {
    const ordered = documents.orderBy(FieldPath.documentId());
    const query = last === null ? ordered : ordered.startAfter(last);
    const { docs } = await query.limit(pageSize).get();
    yield* docs;
    if (docs.length < pageSize) return;
    last = docs.at(-1)?.id ?? null;
  }
}
