import { describe, expect, it } from 'vitest';
import {
  GROUP_TOKEN_PATTERN,
  groupRoleOf,
  groupToken,
  groupTopicId,
  groupTopicOfToken,
  isInvitationOpen,
  isReadByAll,
  mayInGroup,
  mayReadAt,
  nextOwnerOf,
  readableByAllFrom,
  type GroupOfTopic,
} from './group.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 9, minute));
const GROUP: GroupOfTopic = {
  kind: 'group',
  participantIds: ['owner', 'coach', 'early', 'late'],
  ownerUid: 'owner',
  coachIds: ['coach'],
  memberSince: { owner: at(0), early: at(1), coach: at(5), late: at(9) },
  isHistoryShared: false,
};

describe('roles', () => {
  it.each([
    ['owner', 'owner', ['rename', 'shareHistory', 'remove', 'invite']],
    ['coach', 'coach', ['invite']],
    ['early', 'member', []],
    ['somebody', null, []],
  ] as const)('%s is %s', (uid, role, acts) => {
    expect(groupRoleOf(GROUP, uid)).toBe(role);
    for (const act of ['rename', 'shareHistory', 'remove', 'invite'] as const) {
      const isAllowed = (acts as readonly string[]).includes(act);
      expect(mayInGroup(GROUP, { uid, isCoach: true }, act)).toBe(isAllowed);
      const isRightOfCoach = role === 'coach';
      expect(mayInGroup(GROUP, { uid, isCoach: false }, act)).toBe(isAllowed && !isRightOfCoach);
    }
  });

  it('are nobody’s in another conversation', () => {
    expect(groupRoleOf({ ...GROUP, kind: 'coach' }, 'owner')).toBeNull();
  });

  it('pass the ownership to a coach, else to who has been there longest', () => {
    expect(nextOwnerOf(GROUP, 'owner')).toBe('coach');
    expect(nextOwnerOf({ ...GROUP, coachIds: [] }, 'owner')).toBe('early');
    const together = { ...GROUP, coachIds: [], memberSince: { late: at(1), early: at(1) } };
    expect(nextOwnerOf({ ...together, participantIds: ['late', 'early'] }, 'owner')).toBe('early');
    expect(nextOwnerOf({ ...GROUP, participantIds: ['owner'] }, 'owner')).toBeNull();
  });
});

describe('what members read', () => {
  it('begins with their arrival, unless the history is shared', () => {
    expect(mayReadAt(GROUP, 'coach', at(4))).toBe(false);
    // Within the same millisecond it is unknown which came first.
    expect(mayReadAt(GROUP, 'coach', at(5))).toBe(false);
    expect(mayReadAt(GROUP, 'coach', at(6))).toBe(true);
    expect(mayReadAt({ ...GROUP, isHistoryShared: true }, 'coach', at(4))).toBe(true);
    expect(mayReadAt(GROUP, 'somebody', at(59))).toBe(false);
    expect(mayReadAt({ ...GROUP, kind: 'coach' }, 'coach', at(4))).toBe(true);
  });

  it('is all of everybody only after the last arrival', () => {
    expect(isReadByAll(GROUP, at(8))).toBe(false);
    expect(isReadByAll(GROUP, at(10))).toBe(true);
  });

  it('bounds an answer by the last who came before the question', () => {
    expect(readableByAllFrom(GROUP, at(7))).toEqual(new Date(at(5).getTime() + 1));
    expect(readableByAllFrom(GROUP, at(30))).toEqual(new Date(at(9).getTime() + 1));
    expect(readableByAllFrom({ ...GROUP, isHistoryShared: true }, at(30))).toBeNull();
  });
});

describe('invitations', () => {
  const invitation = {
    createdByUid: 'owner',
    createdAt: at(0),
    expiresAt: at(10),
    usesMaximum: 2,
    useCount: 1,
  };

  it('are good until they expire or are used up', () => {
    expect(isInvitationOpen(invitation, at(9))).toBe(true);
    expect(isInvitationOpen(invitation, at(10))).toBe(false);
    expect(isInvitationOpen({ ...invitation, useCount: 2 }, at(9))).toBe(false);
  });

  it('lead to their group by the token alone', () => {
    const topicId = groupTopicId('k'.repeat(20));
    const token = groupToken(topicId, `-_${'s'.repeat(41)}`);
    expect(token).toMatch(GROUP_TOKEN_PATTERN);
    expect(groupTopicOfToken(token)).toBe(topicId);
  });
});
