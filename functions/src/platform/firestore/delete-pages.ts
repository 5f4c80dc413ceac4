import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE_SIZE = 200;

/**
 * Deletes what a query of one equality finds, page by page.
 *
 * @param stays called with each document; those for which it is true stay
 * @returns false when the time was over first
 */
export async function deletePages(
  query: Query,
  isTimeOver: () => boolean,
  stays: (document: QueryDocumentSnapshot) => boolean = () => false,
): Promise<boolean> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    if (isTimeOver()) return false;
    const { docs } = await (last ? ordered.startAfter(last) : ordered).get();
    const batch = query.firestore.batch();
    for (const document of docs) if (!stays(document)) batch.delete(document.ref);
    await batch.commit();
    if (docs.length < PAGE_SIZE) return true;
    last = docs.at(-1);
  }
}
