/**
 * The account and links that this browser keeps for a start without a connection. Import it
 * dynamically.
 */
import {
  collection,
  doc,
  getDocFromCache,
  getDocsFromCache,
  limit,
  query,
  where,
} from 'firebase/firestore';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { firestoreLive } from '../../platform/firebase/firestore-live.ts';
import { userAccountOf } from '../accounts/user-accounts.ts';
import { COACH_LINKS_MAXIMUM, coachLinkOf } from '../coaches/coach-links.ts';

/** @throws what Firestore throws where nothing is kept */
export async function readKeptAccount(uid: string): Promise<UserAccount | null> {
  const snapshot = await getDocFromCache(doc(firestoreLive, firestorePaths.user(uid)));
  return snapshot.exists() ? userAccountOf(uid, snapshot.data()) : null;
}

/** The active links that are kept; none where there are none, or none are known. */
export async function readKeptCoachLinks(runnerUid: string): Promise<CoachLink[]> {
  const { docs } = await getDocsFromCache(
    query(
      collection(firestoreLive, firestorePaths.coachLinks()),
      where('runnerUid', '==', runnerUid),
      where('state', '==', 'active'),
      limit(COACH_LINKS_MAXIMUM),
    ),
  );
  return docs.map((link) => coachLinkOf(link.id, link.data()));
}
