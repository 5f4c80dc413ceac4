import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  GROUP_LIMITS,
  GROUP_TOKEN_PATTERN,
  groupToken,
  type GroupInvitation,
} from '@tasuki/domain/chat/groups/group';
import type { GroupInvitationView } from '@tasuki/domain/chat/groups/group-calls';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { StoredShape } from '@tasuki/domain/stored-shape';
import { callFunction } from '../../platform/firebase/callable-functions.ts';
import { digestOf, newSecret } from '../../platform/secret-token.ts';
import { documentWithId } from '../stored-document.ts';

const INVITATION_SHAPE = {
  createdByUid: 'string',
  expiresAt: 'date',
  usesMaximum: 'number',
  useCount: 'number',
} as const satisfies StoredShape<GroupInvitation>;

const SECRET_BYTES = 32;

/** Starts a group, and with the same key the same one. */
export async function startGroup(group: { groupKey: string; title: string }): Promise<string> {
  const { topicId } = await callFunction('startGroup', group);
  return topicId;
}

/**
 * Makes an invitation to a group. Its token is known here alone; only its digest is stored.
 *
 * @returns the link to share
 */
export async function makeGroupInvitation(
  topicId: string,
  limits: { days: number; usesMaximum: number },
): Promise<string> {
  const token = groupToken(topicId, newSecret(SECRET_BYTES));
  await callFunction('inviteToGroup', { topicId, tokenHash: await digestOf(token), ...limits });
  return `${globalThis.location.origin}${routePath('joinGroup', { token })}`;
}

/** The invitations of a group, live, also those that are over. */
export async function watchGroupInvitations(
  topicId: string,
  onInvitations: (invitations: GroupInvitation[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchCollection } = await import('../live-documents.ts');
  return watchCollection(
    firestorePaths.groupInvitations(topicId),
    GROUP_LIMITS.invitationsMaximum * 2,
    (documents) => {
      onInvitations(
        documents.map((document) => documentWithId<GroupInvitation>(document, INVITATION_SHAPE)),
      );
    },
    onError,
  );
}

/** Nobody comes by it any more. */
export async function withdrawGroupInvitation(topicId: string, id: string): Promise<void> {
  const { deleteDocument } = await import('../live-documents.ts');
  await deleteDocument(firestorePaths.groupInvitation(topicId, id));
}

/**
 * What an invitation leads to, before anybody joins.
 *
 * @throws what failureCodeOf understands: 'group/invitation-over' also for a link that lost a part
 */
export async function readGroupInvitation(token: string): Promise<GroupInvitationView> {
  if (!GROUP_TOKEN_PATTERN.test(token)) throw new TasukiFailure('group/invitation-over');
  return callFunction('readGroupInvitation', { token });
}

/** Sends an invitation, by its link, to a coach or runner of one's own. */
export async function mailGroupInvitation(link: string, uid: string): Promise<void> {
  const token = link.slice(link.lastIndexOf('/') + 1);
  await callFunction('mailGroupInvitation', { token, uid });
}

/** @returns the id of the group's conversation */
export async function joinGroup(token: string): Promise<string> {
  const { topicId } = await callFunction('joinGroup', { token });
  return topicId;
}

/** Leaves a group, or removes somebody from one's own. */
export async function leaveGroup(topicId: string, uid: string): Promise<void> {
  await callFunction('leaveGroup', { topicId, uid });
}

/** Whether members read what was said before they came. */
export async function shareGroupHistory(topicId: string, isShared: boolean): Promise<void> {
  await callFunction('shareGroupHistory', { topicId, isShared });
}
