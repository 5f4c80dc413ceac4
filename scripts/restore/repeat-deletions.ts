import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { isNotedAsDeleted } from '../../functions/src/account-deletion/deletion-ledger.ts';
import { requestDeletion } from '../../functions/src/accounts/ask-for-deletion.ts';
import type { BlobStore } from '../../functions/src/blob-store/blob-store.ts';
import { firestorePaths } from '@tasuki/domain/firestore-paths';

const PAGE_SIZE = 200;

/**
 * Asks once more for the deletion of everybody whom a backup has brought back. The jobs run with the next
 * sweep, and may be asked for again.
 *
 * @returns whose deletion was asked for
 */
export async function repeatDeletions(
  firestore: Firestore,
  store: Pick<BlobStore, 'sizeOf'>,
  now: Date,
): Promise<string[]> {
  const repeated: string[] = [];
  for await (const uids of pagesOfPeople(firestore)) {
    const isDeleted = await Promise.all(uids.map(async (uid) => isNotedAsDeleted(uid, store)));
    for (const uid of uids.filter((_, index) => isDeleted[index])) {
      await requestDeletion(uid, now, { firestore, startJob: async () => Promise.resolve() });
      repeated.push(uid);
    }
  }
  return [...new Set(repeated)];
}

/** Everybody of whom there is an account or a state, page by page. */
async function* pagesOfPeople(firestore: Firestore): AsyncGenerator<string[]> {
  for (const collection of ['users', firestorePaths.accountStates()]) {
    const all = firestore
      .collection(collection)
      .orderBy(FieldPath.documentId())
      .select()
      .limit(PAGE_SIZE);
    for (let query = all; ;) {
      const { docs } = await query.get();
      yield docs.map(({ id }) => id);
      const last = docs.at(-1);
      if (docs.length < PAGE_SIZE || !last) break;
      query = all.startAfter(last.id);
    }
  }
}
