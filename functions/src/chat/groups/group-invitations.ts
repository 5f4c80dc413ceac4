import { createHash } from 'node:crypto';
import { FieldPath, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  GROUP_LIMITS,
  groupTopicOfToken,
  isInvitationOpen,
  mayInGroup,
  type GroupInvitation,
} from '@tasuki/domain/chat/groups/group';
import type {
  GroupInvitationView,
  GroupToken,
  NewGroupInvitation,
} from '@tasuki/domain/chat/groups/group-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { rightsOfMaker } from '../../permissions/maker-of-invitation.ts';
import { plainReader } from '../../platform/firestore/read-stored.ts';
import { takeFreeTurn, type TurnLimit } from '../../platform/take-turn.ts';
import { storedTopic, type StoredTopic } from '../stored-chat.ts';
import { readGroupPerson, type GroupUser } from './group-member.ts';

const GROUP_INVITING: TurnLimit = {
  kind: 'invite-to-group',
  burst: 20,
  intervalSeconds: 600,
};
/** Reading an invitation counts as well, so nobody tries tokens. */
export const GROUP_JOINING: TurnLimit = { kind: 'join-group', burst: 30, intervalSeconds: 60 };

type StoredInvitation = Omit<GroupInvitation, 'id'>;

const storedInvitation = plainReader<StoredInvitation>({
  createdByUid: 'string',
  createdAt: 'date',
  expiresAt: 'date',
  usesMaximum: 'number',
  useCount: 'number',
});

/**
 * Makes an invitation. The link's token stays in the browser; only its digest is kept. Making it again
 * changes nothing.
 *
 * @throws TasukiFailure 'topic/not-found' also for whoever may not invite there,
 *   'group/too-many-invitations', 'auth/too-many-requests'
 */
export async function inviteToGroup(
  { topicId, tokenHash, days, usesMaximum }: NewGroupInvitation,
  { uid, claims, now }: GroupUser,
  { firestore }: { firestore: Firestore },
): Promise<{ expiresAt: string }> {
  const inviter = { uid, isCoach: claims.isCoach };
  const reference = firestore.doc(firestorePaths.groupInvitation(topicId, tokenHash));
  const topicReference = firestore.doc(firestorePaths.topic(topicId));
  const group = storedTopic(await topicReference.get());
  if (!group || !mayInGroup(group, inviter, 'invite')) throw new TasukiFailure('topic/not-found');
  await takeFreeTurn(uid, GROUP_INVITING, now, firestore);
  const expiresAt = await firestore.runTransaction(async (transaction) => {
    const topic = storedTopic(await transaction.get(topicReference));
    if (!topic || !mayInGroup(topic, inviter, 'invite')) throw new TasukiFailure('topic/not-found');
    const { docs } = await transaction.get(invitationsOf(topicId, firestore));
    const known = docs.find(({ id }) => id === tokenHash);
    if (known) return storedInvitation(known).expiresAt;
    const isOver = (invitation: StoredInvitation) => !isInvitationOpen(invitation, now);
    const over = docs.filter((document) => isOver(storedInvitation(document)));
    if (docs.length - over.length >= GROUP_LIMITS.invitationsMaximum) {
      throw new TasukiFailure('group/too-many-invitations');
    }
    for (const { ref } of over) transaction.delete(ref);
    const invitation: StoredInvitation = {
      createdByUid: uid,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MILLISECONDS),
      usesMaximum,
      useCount: 0,
    };
    transaction.create(reference, invitation);
    return invitation.expiresAt;
  });
  return { expiresAt: expiresAt.toISOString() };
}

/** All there are: what is over goes with the next that is made. */
export function invitationsOf(topicId: string, firestore: Firestore) {
  return firestore
    .collection(firestorePaths.groupInvitations(topicId))
    .limit(GROUP_LIMITS.invitationsMaximum * 2);
}

/**
 * Reads what an invited person sees before they join.
 *
 * @throws TasukiFailure 'group/invitation-over' also for a token that never was one,
 * 'auth/too-many-requests'
 */
export async function readGroupInvitation(
  { token }: GroupToken,
  { uid, now }: GroupUser,
  { firestore }: { firestore: Firestore },
): Promise<GroupInvitationView> {
  await takeFreeTurn(uid, GROUP_JOINING, now, firestore);
  return firestore.runTransaction(
    async (transaction) => {
      const { topicId, topic, invitation } = await readInvited(transaction, token, firestore);
      const isMember = topic.participantIds.includes(uid);
      if (!isMember) await requireOpen(transaction, { topic, invitation }, now, firestore);
      const inviter = topic.people?.find((person) => person.uid === invitation.createdByUid);
      return {
        title: topic.title,
        inviterName: inviter?.name ?? '',
        memberCount: topic.participantIds.length,
        isHistoryShared: topic.isHistoryShared === true,
        topicId: isMember ? topicId : null,
      };
    },
    { readOnly: true },
  );
}

/**
 * Adds a person to a group, from now on. A person who is in it already uses nothing of the
 * invitation.
 *
 * @throws TasukiFailure 'group/invitation-over' also for a token that never was one,
 *   'group/full', 'auth/too-many-requests'
 */
export async function joinGroup(
  { token }: GroupToken,
  user: GroupUser,
  { firestore }: { firestore: Firestore },
): Promise<{ topicId: string }> {
  const { uid, now } = user;
  await takeFreeTurn(uid, GROUP_JOINING, now, firestore);
  return firestore.runTransaction(async (transaction) => {
    const { topicId, topic, invitation } = await readInvited(transaction, token, firestore);
    if (topic.participantIds.includes(uid)) return { topicId };
    await requireOpen(transaction, { topic, invitation }, now, firestore);
    if (topic.participantIds.length >= GROUP_LIMITS.membersMaximum) {
      throw new TasukiFailure('group/full');
    }
    const person = await readGroupPerson(transaction, user, firestore);
    transaction.update(
      firestore.doc(firestorePaths.groupInvitation(topicId, digestOfToken(token))),
      {
        useCount: invitation.useCount + 1,
      },
    );
    const reference = firestore.doc(firestorePaths.topic(topicId));
    transaction.update(reference, {
      participantIds: FieldValue.arrayUnion(uid),
      people: [...(topic.people ?? []).filter((one) => one.uid !== uid), person],
      ...(person.role === 'coach' && { coachIds: FieldValue.arrayUnion(uid) }),
      // A list that the new member reads no longer shows earlier messages.
      ...(topic.isHistoryShared !== true && { lastText: '', lastAuthorUid: null }),
    });
    // The database's own clock says what came before.
    transaction.update(reference, new FieldPath('memberSince', uid), FieldValue.serverTimestamp());
    return { topicId };
  });
}

interface Invited {
  topicId: string;
  topic: StoredTopic;
  invitation: StoredInvitation;
}

/** @throws TasukiFailure 'group/invitation-over' where nobody can come by it, see {@link isStillGood} */
async function requireOpen(
  transaction: Transaction,
  invited: Omit<Invited, 'topicId'>,
  now: Date,
  firestore: Firestore,
): Promise<void> {
  const isOpen = await isStillGood(transaction, invited, now, firestore);
  if (!isOpen) throw new TasukiFailure('group/invitation-over');
}

/**
 * Whether somebody may still come by an invitation. It ends with its maker's right to invite: the role of a coach,
 * being let in, or the account. Nobody waits for a job that deletes it.
 */
export async function isStillGood(
  transaction: Transaction,
  { topic, invitation }: Omit<Invited, 'topicId'>,
  now: Date,
  firestore: Firestore,
): Promise<boolean> {
  if (!isInvitationOpen(invitation, now)) return false;
  const uid = invitation.createdByUid;
  return mayInviteNow(transaction, topic, uid, firestore);
}

/** Whether somebody may invite to a group, by what is stored of them: they do not ask themselves. */
export async function mayInviteNow(
  transaction: Transaction,
  topic: StoredTopic,
  uid: string,
  firestore: Firestore,
): Promise<boolean> {
  const state = await transaction.get(firestore.doc(firestorePaths.accountState(uid)));
  const rights = rightsOfMaker(state);
  return rights !== null && mayInGroup(topic, { uid, ...rights }, 'invite');
}

/** @throws TasukiFailure 'group/invitation-over' where there is none */
export async function readInvited(
  transaction: Transaction,
  token: string,
  firestore: Firestore,
): Promise<Invited> {
  const topicId = groupTopicOfToken(token);
  const [topicSnapshot, invitationSnapshot] = await transaction.getAll(
    firestore.doc(firestorePaths.topic(topicId)),
    firestore.doc(firestorePaths.groupInvitation(topicId, digestOfToken(token))),
  );
  const topic = storedTopic(topicSnapshot);
  const invitation = storedInvitation(invitationSnapshot);
  if (topic?.kind !== 'group' || !invitation) throw new TasukiFailure('group/invitation-over');
  return { topicId, topic, invitation };
}

/** Under which an invitation is kept. */
export function digestOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
