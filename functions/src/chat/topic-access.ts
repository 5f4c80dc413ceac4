import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { isSharing } from '@tasuki/domain/coaches/coach-sharing';
import type { StoredTopic } from './stored-chat.ts';

/**
 * Whether somebody may read a topic and write in it: the runner whom it is about, or a coach who
 * takes part and with whom that runner shares. The security rules ask the same of the browser.
 */
export async function mayUseTopic(
  { runnerUid, participantIds }: Pick<StoredTopic, 'runnerUid' | 'participantIds'>,
  uid: string,
  firestore: Firestore,
): Promise<boolean> {
  if (!participantIds.includes(uid)) return false;
  if (runnerUid === uid) return true;
  const snapshot = await firestore.doc(firestorePaths.coachLink(runnerUid, uid)).get();
  const link = snapshot.data() as CoachLink | undefined;
  return link?.runnerUid === runnerUid && isSharing(link);
}
