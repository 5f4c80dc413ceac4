import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readableName } from '@tasuki/domain/accounts/readable-name';
import type { AccountClaims } from '@tasuki/domain/accounts/user-account';
import type { TopicPerson } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';

/** A person who starts, joins or changes a group. */
export interface GroupUser {
  uid: string;
  claims: Pick<AccountClaims, 'isCoach'>;
  now: Date;
}

/** Somebody as a group shows them: a human coach by the public name, everybody else by their own. */
export async function readGroupPerson(
  transaction: Transaction,
  { uid, claims, now }: GroupUser,
  firestore: Firestore,
): Promise<TopicPerson> {
  const role = claims.isCoach ? 'coach' : 'runner';
  return {
    uid,
    name: await readGroupName(transaction, { uid, role }, firestore),
    role,
    since: now,
  };
}

/** The name under which somebody is known now; '' = they have none. */
export async function readGroupName(
  transaction: Transaction,
  { uid, role }: Pick<TopicPerson, 'uid' | 'role'>,
  firestore: Firestore,
): Promise<string> {
  const [profile, coach] = await transaction.getAll(
    firestore.doc(firestorePaths.publicProfile(uid)),
    firestore.doc(firestorePaths.coach(uid)),
  );
  const names: unknown[] = [role === 'coach' && coach?.get('name'), profile?.get('displayName')];
  const name = names.find((one) => typeof one === 'string' && one !== '');
  return typeof name === 'string' ? readableName(name) : '';
}
