import { createHash } from 'node:crypto';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';

/** How many documents a collection has, and a digest of all that is in them. */
export interface CollectionContents {
  count: number;
  digest: string;
}

/**
 * Reads a whole database, for comparing it before and after a rehearsal. Not for one of millions of documents.
 *
 * @returns by the path of the collection, where ids of documents stand as `*`
 */
export async function readContents(
  firestore: Firestore,
): Promise<ReadonlyMap<string, CollectionContents>> {
  const lines = new Map<string, string[]>();
  const read = async (collection: CollectionReference): Promise<void> => {
    const { docs } = await collection.get();
    const kind = kindOf(collection.path);
    for (const document of docs) {
      const line = `${document.ref.path} ${JSON.stringify(document.data(), sortedKeys)}`;
      lines.set(kind, [...(lines.get(kind) ?? []), line]);
    }
    // Also below documents that are only the way to others.
    for (const reference of await collection.listDocuments()) {
      for (const below of await reference.listCollections()) await read(below);
    }
  };
  for (const collection of await firestore.listCollections()) await read(collection);
  return new Map(
    [...lines]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([kind, all]) => [kind, ofLines(all)]),
  );
}

function ofLines(lines: readonly string[]): CollectionContents {
  const hash = createHash('sha256');
  for (const line of lines.toSorted()) hash.update(line).update('\n');
  return { count: lines.length, digest: hash.digest('hex') };
}

function kindOf(path: string): string {
  return path
    .split('/')
    .map((part, index) => (index % 2 === 0 ? part : '*'))
    .join('/');
}

/** The order of fields says nothing. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)));
}
