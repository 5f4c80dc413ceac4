import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { decideCoachRevision } from '../../../functions/src/accounts/decide-coach-revision.ts';
import { endCoaching } from '../../../functions/src/coaches/end-coaching.ts';
import { adminFirestore } from '../admin.ts';
import { codeOfFailure } from '../provider-fixture.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const WRITTEN_AT = Timestamp.fromDate(new Date('2026-11-23T09:00:00Z'));
const WORDS = {
  name: 'Kenji Arai',
  description: 'Marathons.',
  coachingStyle: 'Three runs a week.',
  profile: 'Ten years at a company team.',
  aboutMe: '',
};

let coachId: string;
let adminUid: string;

beforeEach(async () => {
  coachId = `coach${randomUUID()}`;
  adminUid = `admin${randomUUID()}`;
  const write = async (path: string, fields: object) => adminFirestore.doc(path).set(fields);
  await write(firestorePaths.accountState(adminUid), { uid: adminUid, roles: ['runner', 'admin'] });
  await write(firestorePaths.coach(coachId), {
    ...WORDS,
    description: 'First races.',
    kind: 'human',
    isApproved: true,
    isPublished: true,
  });
  await write(firestorePaths.coachRevision(coachId), {
    ...WORDS,
    isPublished: false,
    state: 'open',
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
  });
});

async function decide(
  decision: { isApproved: boolean; reason?: string; readAt?: Timestamp },
  claims: object = { isAdmin: true },
): Promise<string> {
  const { isApproved, reason = null, readAt = WRITTEN_AT } = decision;
  return codeOfFailure(
    decideCoachRevision(
      { uid: coachId, revisionUpdatedAt: readAt.toMillis(), isApproved, reason },
      { uid: adminUid, claims, now: NOW },
      { firestore: adminFirestore },
    ),
  );
}

async function coach() {
  return (await adminFirestore.doc(firestorePaths.coach(coachId)).get()).data();
}

async function revision() {
  return (await adminFirestore.doc(firestorePaths.coachRevision(coachId)).get()).data();
}

async function logged(): Promise<string[]> {
  const entries = await adminFirestore
    .collection(firestorePaths.auditLog())
    .where('subjectUid', '==', coachId)
    .get();
  return entries.docs.map((entry) => String(entry.get('kind')));
}

it('makes the words public that the admin has read, and nothing else of it, once', async () => {
  expect(await decide({ isApproved: true })).toBe('none');
  expect(await coach()).toEqual({
    ...WORDS,
    kind: 'human',
    isApproved: true,
    isPublished: true,
  });
  expect(await revision()).toBeUndefined();
  expect(await decide({ isApproved: true })).toBe('none');
  expect(await logged()).toEqual(['approve-profile']);
});

it('declines them with the reason, and leaves the profile as it was', async () => {
  expect(await decide({ isApproved: false, reason: ' No links. ' })).toBe('none');
  expect(await coach()).toMatchObject({ description: 'First races.' });
  expect(await revision()).toMatchObject({ state: 'declined', declineReason: 'No links.' });
  // Nothing is open any more.
  expect(await decide({ isApproved: true })).toBe('none');
  expect(await coach()).toMatchObject({ description: 'First races.' });
  expect(await logged()).toEqual(['decline-profile']);
});

it('decides on nothing that the admin has not read', async () => {
  const readAt = Timestamp.fromMillis(WRITTEN_AT.toMillis() - 1);
  expect(await decide({ isApproved: true, readAt })).toBe('coach/revision-changed');
  expect(await coach()).toMatchObject({ description: 'First races.' });
});

it('refuses whoever is no admin by token and by state', async () => {
  expect(await decide({ isApproved: true }, { isCoach: true })).toBe('common/permission-denied');
  await adminFirestore.doc(firestorePaths.accountState(adminUid)).update({ roles: ['runner'] });
  expect(await decide({ isApproved: true })).toBe('common/permission-denied');
  expect(await revision()).toMatchObject({ state: 'open' });
});

it('publishes no profile that is gone', async () => {
  await adminFirestore.doc(firestorePaths.coach(coachId)).delete();
  expect(await decide({ isApproved: true })).toBe('coach/not-found');
});

it('waits for nobody once the coach is one no more', async () => {
  await endCoaching(coachId, NOW, adminFirestore);
  const revision = await adminFirestore.doc(firestorePaths.coachRevision(coachId)).get();
  expect(revision.exists).toBe(false);
  expect(await coach()).toMatchObject({ isApproved: false, isPublished: false });
});
