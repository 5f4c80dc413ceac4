import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isSharing } from '@tasuki/domain/coaches/coach-sharing';
import { storedCoachLink } from '../coaches/stored-coach.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import type { AccountClaims } from '@tasuki/domain/accounts/user-account';
import type { StoredTopic } from './stored-chat.ts';

/** A person who uses a topic. */
export interface TopicUser {
  uid: string;
  /** The rights of their session, which need a second factor where one is set up; left out = none. */
  claims?: Pick<AccountClaims, 'isCoach'> | undefined;
}

/**
 * Whether somebody may read a topic and write in it. In a group that is everybody who takes part, who
 * read what `mayReadAt` says. Else it is the runner whom it is about, or a coach who takes part and is a coach now. What the two write to each other needs an active link; what the
 * runner asks the AI, one by which that runner shares. The security rules ask the same of the
 * browser, and of its token.
 */
export async function mayUseTopic(
  {
    kind,
    runnerUid,
    participantIds,
  }: Pick<StoredTopic, 'runnerUid' | 'participantIds'> & Partial<Pick<StoredTopic, 'kind'>>,
  { uid, claims = {} }: TopicUser,
  firestore: Firestore,
): Promise<boolean> {
  if (!participantIds.includes(uid)) return false;
  if (runnerUid === uid || kind === 'group') return true;
  if (claims.isCoach !== true) return false;
  const [linkSnapshot, stateSnapshot] = await firestore.getAll(
    firestore.doc(firestorePaths.coachLink(runnerUid, uid)),
    firestore.doc(firestorePaths.accountState(uid)),
  );
  const { roles = [] } = storedAccountState(stateSnapshot) ?? {};
  const link = storedCoachLink(linkSnapshot);
  if (!roles.includes('coach') || link?.runnerUid !== runnerUid) return false;
  return kind === 'coach' ? link.state === 'active' : isSharing(link);
}
