import type { Topic } from '../topic.ts';

export const GROUP_ROLES = ['owner', 'coach', 'member'] as const;
/** A person's role in a group. A human coach who owns it is its `owner`. */
export type GroupRole = (typeof GROUP_ROLES)[number];

/**
 * The acts that not everybody in a group may do. Everybody reads, writes, corrects the AI's words
 * and leaves.
 */
export type GroupAct = 'rename' | 'shareHistory' | 'remove' | 'invite';

const GROUP_RIGHTS: Readonly<Record<GroupRole, readonly GroupAct[]>> = {
  owner: ['rename', 'shareHistory', 'remove', 'invite'],
  coach: ['invite'],
  member: [],
};

const MEMBERS_MAXIMUM = 50;

export const GROUP_LIMITS = {
  membersMaximum: MEMBERS_MAXIMUM,
  /** The most valid invitations of one group. */
  invitationsMaximum: 5,
  /** For how long an invitation may be good. */
  invitationDays: [1, 7, 30],
  /** How many people may come by one invitation. */
  invitationUses: [1, 10, MEMBERS_MAXIMUM - 1],
} as const;

/** Limits of mails with invitations to one person: `atOnce`, then one more after `hours`. */
export const GROUP_MAIL_LIMITS = {
  /** Mails of one inviter: fewer than the reader gets, so that nobody uses up all of them. */
  ofInviter: { atOnce: 2, hours: 24 },
  /** However many people invite them. */
  ofAll: { atOnce: 3, hours: 6 },
} as const;

/** The fields of a topic that say who is in a group. */
export type GroupOfTopic = Pick<
  Topic,
  | 'kind'
  | 'participantIds'
  | 'ownerUid'
  | 'coachIds'
  | 'memberSince'
  | 'isHistoryShared'
  | 'isOwnerFollowing'
>;

/** A person's role in a group; null = they are not in it, or it is no group. */
export function groupRoleOf(
  { kind, participantIds, ownerUid, coachIds = [] }: GroupOfTopic,
  uid: string,
): GroupRole | null {
  if (kind !== 'group' || !participantIds.includes(uid)) return null;
  if (ownerUid === uid) return 'owner';
  return coachIds.includes(uid) ? 'coach' : 'member';
}

/** A person who wants to act in a group. */
export interface GroupActor {
  uid: string;
  /** Whether their session has the rights of a coach now; left out = no. */
  isCoach?: boolean | undefined;
}

/**
 * Whether somebody may do something in a group; `firestore.rules` decides the same of names and
 * invitations. What a coach may do needs a coach's rights in this session: the role, and the
 * second factor where there is one. The history is opened by whoever started the group alone. An owner who follows may
 * have come late, and only closes it.
 */
export function mayInGroup(
  group: GroupOfTopic,
  { uid, isCoach = false }: GroupActor,
  act: GroupAct,
): boolean {
  const known = groupRoleOf(group, uid);
  const role = known === 'coach' && !isCoach ? 'member' : known;
  const isOpening = act === 'shareHistory' && group.isHistoryShared !== true;
  if (isOpening && group.isOwnerFollowing === true) return false;
  return role !== null && GROUP_RIGHTS[role].includes(act);
}

/**
 * The next owner of a group whose owner leaves: the coach who has been there longest, else the
 * member who has. If two came together, the ids decide.
 *
 * @returns null if nobody is left
 */
export function nextOwnerOf(
  { participantIds, coachIds = [], memberSince = {} }: GroupOfTopic,
  leavingUid: string,
): string | null {
  const left = participantIds.filter((uid) => uid !== leavingUid);
  const coaches = left.filter((uid) => coachIds.includes(uid));
  const sinceOf = (uid: string) => memberSince[uid]?.getTime() ?? Infinity;
  const [next] = (coaches.length > 0 ? coaches : left).toSorted(
    (a, b) => sinceOf(a) - sinceOf(b) || (a < b ? -1 : 1),
  );
  return next ?? null;
}

/** Later than every message. */
const NEVER = new Date(8.64e15);

/**
 * From when on somebody reads in a conversation. Times of arrival are finer than a millisecond, so it is the
 * millisecond after theirs.
 *
 * @returns null = from the beginning
 */
export function readableFrom(
  { kind, memberSince = {}, isHistoryShared }: GroupOfTopic,
  uid: string,
): Date | null {
  if (kind !== 'group' || isHistoryShared === true) return null;
  const since = memberSince[uid];
  return since ? new Date(since.getTime() + 1) : NEVER;
}

/** Whether somebody who takes part may read what was said at a moment. */
export function mayReadAt(group: GroupOfTopic, uid: string, saidAt: Date): boolean {
  const from = readableFrom(group, uid);
  return from === null || saidAt >= from;
}

/**
 * The moment from which on all readers of an answer can read the conversation. The readers are the
 * members at the time of the question; later members do not read that answer.
 *
 * @returns null = from the beginning
 */
export function readableByAllFrom(group: GroupOfTopic, askedAt: Date): Date | null {
  const readers = group.participantIds
    .map((uid) => readableFrom(group, uid))
    .filter((from): from is Date => from !== null && from <= askedAt);
  return readers.length === 0 ? null : new Date(Math.max(...readers.map((from) => from.getTime())));
}

/** Whether everybody in a conversation may read what was said at a moment, so that lists may show it. */
export function isReadByAll(group: GroupOfTopic, saidAt: Date): boolean {
  return group.participantIds.every((uid) => mayReadAt(group, uid, saidAt));
}

/** topics/{topicId}/invitations/{tokenHash}: by which people come into a group. Deleted = revoked. */
export interface GroupInvitation {
  /** The digest of the link's token, which is kept nowhere. */
  id: string;
  createdByUid: string;
  createdAt: Date;
  expiresAt: Date;
  usesMaximum: number;
  useCount: number;
}

/** Whether somebody may still come by an invitation. */
export function isInvitationOpen(
  { expiresAt, usesMaximum, useCount }: Omit<GroupInvitation, 'id'>,
  now: Date,
): boolean {
  return useCount < usesMaximum && expiresAt > now;
}

/** A random key that a browser makes for a new group, so that starting it twice starts one. */
export const GROUP_KEY_PATTERN = /^[A-Za-z0-9]{20}$/;
/** The group's key and a secret of 256 bits. */
export const GROUP_TOKEN_PATTERN = /^[A-Za-z0-9]{20}-[A-Za-z0-9_-]{43}$/;
export const GROUP_TOKEN_HASH_PATTERN = /^[0-9a-f]{64}$/;

const GROUP_TOPIC_PREFIX = 'group_';

export function groupTopicId(groupKey: string): string {
  return `${GROUP_TOPIC_PREFIX}${groupKey}`;
}

/** The token of an invitation to a group, by the group's id and a secret. */
export function groupToken(topicId: string, secret: string): string {
  return `${topicId.slice(GROUP_TOPIC_PREFIX.length)}-${secret}`;
}

/** The id of the group that a token of {@link GROUP_TOKEN_PATTERN} leads to. */
export function groupTopicOfToken(token: string): string {
  return groupTopicId(token.slice(0, token.indexOf('-')));
}
