import type { Firestore } from 'firebase-admin/firestore';

const INVITATIONS_OF_ONE_STEP = 200;

/**
 * Ends every invitation to a group that an account made, page by page. Whoever was in the account may know them,
 * and they would be good again with its rights. Safe to repeat.
 */
export async function endGroupInvitationsOf(uid: string, firestore: Firestore): Promise<void> {
  const theirs = firestore
    .collectionGroup('invitations')
    .where('createdByUid', '==', uid)
    .limit(INVITATIONS_OF_ONE_STEP);
  for (;;) {
    const { docs } = await theirs.get();
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < INVITATIONS_OF_ONE_STEP) return;
  }
}
