import { getApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { readAccountsBefore } from '../../../scripts/restore/accounts-before.ts';
import { repeatWithdrawals } from '../../../scripts/restore/repeat-withdrawals.ts';
import type { Restored } from '../../../scripts/restore/restored.ts';
import { adminAuth, adminFirestore } from '../admin.ts';

// A database of its own, since all of it is looked through.
vi.hoisted(() => {
  process.env['GCLOUD_PROJECT'] = `demo-withdrawals-${process.pid}`;
});

const NOW = new Date('2026-11-29T06:00:00Z');
const AT = Timestamp.fromDate(new Date('2026-11-01T06:00:00Z'));
const SINCE = Timestamp.fromDate(new Date('2026-11-20T06:00:00Z'));
const CLOSED_UNTIL = Timestamp.fromDate(new Date('2026-12-20T06:00:00Z'));
const RUNNERS = ['ended', 'stopped', 'lost', 'sharing'] as const;
const GROUP = 'group_aGroupOfThreeRunners';
const LOST_GROUP = 'group_aGroupThatWasLostX';
const CHANGED_GROUP = 'group_aGroupWithANewOwner';
const later = getFirestore(getApp('functions-tests'), 'later');
let restored: Restored;

function link(runnerUid: string) {
  return {
    id: `${runnerUid}_kenji`,
    runnerUid,
    coachId: 'kenji',
    planId: 'free',
    state: 'active',
    sharesActivities: true,
    consentVersion: '2026-11-26',
    since: AT,
    updatedAt: AT,
  };
}

function group(participantIds: readonly string[]) {
  return {
    kind: 'group',
    title: 'Saturdays',
    runnerUid: '',
    ownerUid: 'owner',
    coachIds: [],
    participantIds,
    people: participantIds.map((uid) => ({ uid, name: uid, role: 'runner', since: AT })),
    memberSince: Object.fromEntries(participantIds.map((uid) => [uid, AT])),
    activityId: null,
    lastText: '',
    lastAuthorUid: null,
    lastMessageAt: AT,
    createdAt: AT,
  };
}

const run = (isHidden: boolean, duplicateOf: string | null = null) => ({ isHidden, duplicateOf });

function invitation() {
  return { createdByUid: 'owner', createdAt: AT, expiresAt: AT, usesMaximum: 10, useCount: 0 };
}

async function write(firestore: Firestore, documents: Readonly<Record<string, object>>) {
  for (const [path, data] of Object.entries(documents)) await firestore.doc(path).set(data);
}

async function readLink(runnerUid: string) {
  return (await adminFirestore.doc(firestorePaths.coachLink(runnerUid, 'kenji')).get()).data();
}

/** Both databases as after an export; then people take things back, and the export is imported. */
beforeAll(async () => {
  const exported = {
    ...Object.fromEntries(
      RUNNERS.map((uid) => [firestorePaths.coachLink(uid, 'kenji'), link(uid)]),
    ),
    [firestorePaths.topic(GROUP)]: group(['owner', 'removed', 'member']),
    [firestorePaths.topic(LOST_GROUP)]: group(['owner', 'member']),
    [firestorePaths.topic(CHANGED_GROUP)]: {
      ...group(['owner', 'member', 'returned']),
      isHistoryShared: true,
      lastText: 'Nobody else may know this',
    },
    [firestorePaths.coachLink('endedTwice', 'kenji')]: {
      ...link('endedTwice'),
      state: 'ended',
      sharesActivities: false,
      endedBy: 'endedTwice',
    },
    ...Object.fromEntries(
      ['hidden', 'repeatsHidden', 'open', 'repeatsOpen'].map((id) => [
        firestorePaths.activity('sharing', id),
        run(false),
      ]),
    ),
    [firestorePaths.groupInvitation(GROUP, 'revoked')]: invitation(),
    [firestorePaths.groupInvitation(GROUP, 'good')]: invitation(),
    [firestorePaths.planCalendar('revoking')]: { tokenHash: 'a'.repeat(64), updatedAt: AT },
    [firestorePaths.planCalendar('renewing')]: { tokenHash: 'b'.repeat(64), updatedAt: AT },
    [firestorePaths.planCalendar('keeping')]: { tokenHash: 'c'.repeat(64), updatedAt: AT },
    [firestorePaths.accountState('kenji')]: { uid: 'kenji', roles: ['runner', 'coach'] },
    [firestorePaths.accountState('former')]: { uid: 'former', roles: ['runner', 'coach', 'admin'] },
    [firestorePaths.accountState('demoted')]: { uid: 'demoted', roles: ['runner', 'admin'] },
    [firestorePaths.coach('former')]: { name: 'F', isApproved: true, isPublished: true },
  };
  await write(adminFirestore, exported);
  await write(later, exported);
  await write(later, {
    [firestorePaths.coachLink('ended', 'kenji')]: {
      ...link('ended'),
      state: 'ended',
      sharesActivities: false,
      endedBy: 'kenji',
      closedUntil: CLOSED_UNTIL,
    },
    [firestorePaths.coachLink('endedTwice', 'kenji')]: {
      ...link('endedTwice'),
      state: 'ended',
      sharesActivities: false,
      endedBy: 'kenji',
      closedUntil: CLOSED_UNTIL,
    },
    [firestorePaths.coachLink('stopped', 'kenji')]: { ...link('stopped'), sharesActivities: false },
    [firestorePaths.topic(GROUP)]: group(['owner', 'member']),
    [firestorePaths.topic(CHANGED_GROUP)]: {
      ...group(['owner', 'member', 'returned']),
      memberSince: { owner: AT, member: AT, returned: SINCE },
      isHistoryShared: false,
      ownerUid: 'member',
      isOwnerFollowing: true,
    },
    [firestorePaths.activity('sharing', 'hidden')]: run(true),
    [firestorePaths.activity('sharing', 'repeatsHidden')]: run(false, 'recordedSince'),
    [firestorePaths.activity('sharing', 'recordedSince')]: run(true),
    [firestorePaths.activity('sharing', 'repeatsOpen')]: run(false, 'open'),
    [firestorePaths.groupInvitation(GROUP, 'good')]: { ...invitation(), useCount: 10 },
    [firestorePaths.planCalendar('renewing')]: { tokenHash: 'd'.repeat(64), updatedAt: AT },
    [firestorePaths.accountState('demoted')]: { uid: 'demoted', roles: ['runner'] },
  });
  for (const path of [
    firestorePaths.coachLink('lost', 'kenji'),
    firestorePaths.topic(LOST_GROUP),
    firestorePaths.groupInvitation(GROUP, 'revoked'),
    firestorePaths.planCalendar('revoking'),
  ]) {
    await later.doc(path).delete();
  }
  await adminAuth.createUser({ uid: 'kenji' });
  await adminAuth.setCustomUserClaims('kenji', { isCoach: true });
  await adminAuth.createUser({ uid: 'former' });
  await adminAuth.setCustomUserClaims('former', { isCoach: false, isAdmin: false });
  // The claims had not followed the state yet.
  await adminAuth.createUser({ uid: 'demoted' });
  await adminAuth.setCustomUserClaims('demoted', { isAdmin: true });
  const before = await readAccountsBefore(adminAuth, NOW);
  restored = { firestore: adminFirestore, later, before, now: NOW };
  // The trigger that follows the restored state after the import writes its roles into the claims.
  await adminAuth.setCustomUserClaims('former', { isCoach: true, isAdmin: true });
});

it('takes back once more what was taken back after the export, and nothing else', async () => {
  expect(await repeatWithdrawals(restored)).toMatchObject({
    endedLinks: 1,
    linksThatStopSharing: 2,
    removedMembers: 1,
    revokedInvitations: 1,
    revokedCalendars: 2,
    removedRoles: 3,
    unknownGroups: [LOST_GROUP],
  });
  expect(await readLink('ended')).toMatchObject({ state: 'ended', sharesActivities: false });
  expect(await readLink('stopped')).toMatchObject({ state: 'active', sharesActivities: false });
  expect(await readLink('lost')).toMatchObject({ state: 'active', sharesActivities: false });
  expect(await readLink('sharing')).toEqual(link('sharing'));

  const topic = await adminFirestore.doc(firestorePaths.topic(GROUP)).get();
  expect(topic.get('participantIds')).toEqual(['owner', 'member']);
  expect(Object.keys(topic.get('memberSince') as object).toSorted()).toEqual(['member', 'owner']);
  const invitations = await adminFirestore.collection(firestorePaths.groupInvitations(GROUP)).get();
  expect(invitations.docs.map(({ id }) => id)).toEqual(['good']);
  const calendars = await adminFirestore.collectionGroup('planCalendars').get();
  expect(calendars.docs.map(({ ref }) => ref.path)).toEqual([
    firestorePaths.planCalendar('keeping'),
  ]);
  const rolesOf = async (uid: string) =>
    (await adminFirestore.doc(firestorePaths.accountState(uid)).get()).get('roles') as unknown;
  expect(await rolesOf('kenji')).toEqual(['runner', 'coach']);
  expect(await rolesOf('former')).toEqual(['runner']);
  expect(await rolesOf('demoted')).toEqual(['runner']);
  const ending = adminFirestore.doc(firestorePaths.job('end-coaching_former'));
  expect((await ending.get()).get('state')).toBe('open');
  expect((await adminFirestore.doc(firestorePaths.coach('former')).get()).data()).toMatchObject({
    isApproved: false,
    isPublished: false,
  });

  // Asked again, it finds nothing more.
  expect(await repeatWithdrawals(restored)).toMatchObject({
    endedLinks: 0,
    linksThatStopSharing: 0,
    removedMembers: 0,
    narrowedGroups: 0,
    hiddenActivities: 0,
    revokedCalendars: 0,
    removedRoles: 0,
    changedStates: 0,
  });
});

it('closes what was opened at the export, and lets nobody back to what they have lost', async () => {
  const closed = { state: 'ended', endedBy: 'kenji', closedUntil: CLOSED_UNTIL };
  expect(await readLink('ended')).toMatchObject(closed);
  expect(await readLink('endedTwice')).toMatchObject(closed);
  const topic = await adminFirestore.doc(firestorePaths.topic(CHANGED_GROUP)).get();
  expect(topic.data()).toMatchObject({
    memberSince: { owner: AT, member: AT, returned: SINCE },
    isHistoryShared: false,
    ownerUid: 'member',
    isOwnerFollowing: true,
    lastText: '',
  });
  const used = await adminFirestore.doc(firestorePaths.groupInvitation(GROUP, 'good')).get();
  expect(used.get('useCount')).toBe(10);
  const { docs } = await adminFirestore.collection(firestorePaths.activities('sharing')).get();
  const hidden = docs.filter((activity) => activity.get('isHidden') === true).map(({ id }) => id);
  expect(hidden).toEqual(['hidden', 'repeatsHidden']);
});

it('lets no coach read anything before the runner agrees anew where the later state is lost', async () => {
  expect((await readLink('sharing'))?.['sharesActivities']).toBe(true);
  const { revokedCalendars, revokedInvitations } = await repeatWithdrawals({
    ...restored,
    later: null,
  });
  expect(await readLink('sharing')).toMatchObject({ state: 'active', sharesActivities: false });
  expect({ revokedCalendars, revokedInvitations }).toEqual({
    revokedCalendars: 1,
    revokedInvitations: 1,
  });
});
