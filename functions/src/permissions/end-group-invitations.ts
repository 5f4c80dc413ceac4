import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { rightsOfMaker } from './maker-of-invitation.ts';

const INVITATIONS_OF_ONE_STEP = 200;

/**
 * Ends every invitation to a group that an account made, page by page. A person who was in the
 * account may know them, and they would work again once it has its rights back. Safe to repeat.
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

/**
 * Ends the invitations of who may invite nobody any more. Nobody comes by them as it is, but lists would show
 * them as open, and they take the room of others. Safe to repeat.
 */
export async function endInvitationsWithRight(uid: string, firestore: Firestore): Promise<void> {
  const state = await firestore.doc(firestorePaths.accountState(uid)).get();
  if (rightsOfMaker(state) === null) await endGroupInvitationsOf(uid, firestore);
}
