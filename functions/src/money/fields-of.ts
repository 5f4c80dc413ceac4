import type { Firestore } from 'firebase-admin/firestore';

/** Documents that are read at once. */
const PAGE_SIZE = 300;

/**
 * Reads one text of many documents.
 *
 * @param ids each read once
 * @returns by id; what is not there, or is no text, is left out
 */
export async function fieldsOf(
  ids: readonly string[],
  pathOf: (id: string) => string,
  field: string,
  firestore: Firestore,
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)];
  const found = new Map<string, string>();
  for (let start = 0; start < wanted.length; start += PAGE_SIZE) {
    const page = wanted.slice(start, start + PAGE_SIZE);
    const documents = await firestore.getAll(...page.map((id) => firestore.doc(pathOf(id))), {
      fieldMask: [field],
    });
    documents.forEach((document, index) => {
      const value: unknown = document.get(field);
      const id = page[index];
      if (typeof value === 'string' && id !== undefined) found.set(id, value);
    });
  }
  return found;
}
