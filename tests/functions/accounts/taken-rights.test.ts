import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { TAKEN_RIGHTS, type TakenRight } from '@tasuki/domain/accounts/audit-entry';
import { declineApplication } from '../../../functions/src/accounts/decline-application.ts';
import { enableAccount } from '../../../functions/src/accounts/enable-account.ts';
import { refreshAccountState } from '../../../functions/src/accounts/refresh-account-state.ts';
import { setClaimsJob } from '../../../functions/src/accounts/set-claims-job.ts';
import { takeRight } from '../../../functions/src/accounts/take-right.ts';
import { endCoaching } from '../../../functions/src/coaches/end-coaching.ts';
import { proveEmailOf } from '../proven-email.ts';
import { undisturbedAdmin } from '../undisturbed-admin.ts';

const { auth: adminAuth, firestore: adminFirestore } = undisturbedAdmin('taken-rights');
const STORES = { auth: adminAuth, firestore: adminFirestore };
const RUN = `taken-${process.pid}-${Date.now()}`;
const ADMIN = `${RUN}-admin`;
const NOW = new Date('2026-11-21T09:00:00.500Z');
const ACCOUNT_DEPENDENCIES = {
  firestore: adminFirestore,
  auth: adminAuth,
  isBetaAutoApproved: true,
};
const WORDS = {
  name: '荒井 健司',
  description: 'd',
  coachingStyle: 's',
  profile: 'p',
  aboutMe: '',
};

const state = (uid: string) => adminFirestore.doc(firestorePaths.accountState(uid));
const coach = (uid: string) => adminFirestore.doc(firestorePaths.coach(uid));
const application = (uid: string) => adminFirestore.doc(firestorePaths.coachApplication(uid));
const uids: string[] = [];
let startedJobs: string[] = [];

async function person(roles: readonly string[] = ['runner']): Promise<string> {
  const uid = `${RUN}-${uids.length + 1}`;
  uids.push(uid);
  await adminAuth.createUser({ uid, email: `${uid}@example.test`, emailVerified: true });
  await adminFirestore.doc(firestorePaths.user(uid)).set({
    email: `${uid}@example.test`,
    contactEmail: null,
    firstName: '花子',
    lastName: '佐藤',
    phoneNumber: '+819012345678',
    language: 'ja',
  });
  const secondFactorId = roles.includes('coach') ? 'f1' : null;
  await state(uid).set({ uid, roles, secondFactorId, isBetaApproved: true, claimsVersion: 1 });
  await proveEmailOf(uid, STORES);
  if (roles.includes('coach')) {
    await coach(uid).set({ id: uid, kind: 'human', ...WORDS, isApproved: true, isPublished: true });
    await application(uid).set({ ...WORDS, state: 'appointed', createdAt: NOW, updatedAt: NOW });
    await coach(uid).collection('templates').doc('thanks').set({ name: 'Thanks' });
    await adminFirestore.doc(firestorePaths.coachPlan(uid, 'free')).set({ state: 'published' });
  }
  await refreshAccountState(uid, NOW, ACCOUNT_DEPENDENCIES);
  return uid;
}

async function link(runnerUid: string, coachId: string): Promise<void> {
  await adminFirestore
    .doc(firestorePaths.coachLink(runnerUid, coachId))
    .set({ runnerUid, coachId, state: 'active', sharesActivities: true });
}

/** Does what the tasks would do. */
async function startJob(id: string): Promise<void> {
  startedJobs.push(id);
  const [kind, uid = ''] = id.split(/_(.*)/s);
  const lease = {
    signal: new AbortController().signal,
    write: async () => Promise.reject(new Error('nothing is written while it runs')),
  };
  if (kind === 'set-claims')
    await setClaimsJob({ ...ACCOUNT_DEPENDENCIES, startJob }).run({ uid }, NOW, lease);
  else while (await endCoaching(uid, NOW, adminFirestore));
  await adminFirestore.doc(firestorePaths.job(id)).delete();
}

async function codeOf(act: Promise<void>): Promise<string> {
  try {
    await act;
    return 'done';
  } catch (cause) {
    if (cause instanceof TasukiFailure) return cause.code;
    throw cause;
  }
}

async function take(
  kind: TakenRight,
  uid: string,
  admin: { uid?: string; isAdmin?: boolean } = {},
): Promise<string> {
  const { uid: actor = ADMIN, isAdmin = true } = admin;
  const caller = { uid: actor, claims: { isAdmin }, now: NOW };
  return codeOf(takeRight({ kind, uid }, caller, { firestore: adminFirestore, startJob }));
}

async function enable(uid: string, isAdmin = true): Promise<string> {
  const caller = { uid: ADMIN, claims: { isAdmin }, now: NOW };
  return codeOf(enableAccount(uid, caller, { firestore: adminFirestore, startJob }));
}

async function logOf(uid: string): Promise<unknown[]> {
  const log = adminFirestore.collection(firestorePaths.auditLog());
  const { docs } = await log.where('subjectUid', '==', uid).get();
  return docs.map((entry) => entry.get('kind') as unknown);
}

async function claimsOf(uid: string): Promise<Record<string, unknown>> {
  return (await adminAuth.getUser(uid)).customClaims ?? {};
}

beforeAll(async () => {
  await state(ADMIN).set({ uid: ADMIN, roles: ['runner', 'admin'], isBetaApproved: true });
});
beforeEach(() => {
  startedJobs = [];
});
afterAll(async () => {
  await adminAuth.deleteUsers(uids);
});

const ROLES_FOR: Readonly<Record<TakenRight, readonly string[]>> = {
  'withdraw-approval': ['runner'],
  'remove-coach': ['runner', 'coach'],
  'remove-admin': ['runner', 'admin'],
  'disable-account': ['runner'],
  'reset-second-factor': ['runner', 'coach'],
};

describe.each(TAKEN_RIGHTS)('%s', (kind) => {
  it('is for admins by token and by state, and for nobody else', async () => {
    const subject = await person(ROLES_FOR[kind]);
    const stranger = await person(['runner', 'coach']);
    const former = await person(['runner', 'admin']);
    await state(former).update({ isDisabled: true });
    const before = (await state(subject).get()).data();
    for (const admin of [
      { uid: stranger, isAdmin: false },
      { uid: stranger },
      { uid: former },
      { uid: `${RUN}-nobody` },
      { uid: ADMIN, isAdmin: false },
    ]) {
      expect(await take(kind, subject, admin)).toBe('common/permission-denied');
    }
    expect((await state(subject).get()).data()).toEqual(before);
    expect(await logOf(subject)).toEqual([]);
    expect(await take(kind, `${RUN}-nobody`)).toBe('common/not-found');
  });

  it('reaches state, Firebase Auth and log, ends every session, and happens once', async () => {
    const subject = await person(ROLES_FOR[kind]);
    expect((await adminAuth.getUser(subject)).tokensValidAfterTime).toBeUndefined();
    const before = Number((await state(subject).get()).get('claimsVersion'));
    expect(await take(kind, subject)).toBe('done');
    const after = await state(subject).get();
    // The token of somebody who signed in within the same second is refused as well.
    expect(after.get('sessionsValidSinceSeconds')).toBe(Math.ceil(NOW.getTime() / 1000));
    expect(after.get('isAuthOutdated')).toBe(false);
    expect(after.get('claimsVersion')).toBeGreaterThan(before);
    const user = await adminAuth.getUser(subject);
    expect(user.tokensValidAfterTime).toBeDefined();
    expect(user.disabled).toBe(kind === 'disable-account');
    expect(await logOf(subject)).toEqual([kind]);

    expect(await take(kind, subject)).toBe('done');
    expect((await state(subject).get()).updateTime).toEqual(after.updateTime);
    expect(await logOf(subject)).toEqual([kind]);
  });

  it('is done once when several press at the same moment', async () => {
    const subject = await person(ROLES_FOR[kind]);
    const answers = await Promise.all(Array.from({ length: 3 }, async () => take(kind, subject)));
    expect(answers).toEqual(Array(3).fill('done'));
    expect(await logOf(subject)).toEqual([kind]);
  });
});

describe('a former coach', () => {
  it('is not shown, has no runners and no claim; templates and plans stay', async () => {
    const subject = await person(['runner', 'coach']);
    const runners = [await person(), await person()];
    for (const runner of runners) await link(runner, subject);
    await link(subject, 'tasuki');
    expect(await take('remove-coach', subject)).toBe('done');
    expect(startedJobs).toEqual([`set-claims_${subject}`, `end-coaching_${subject}`]);
    expect(await claimsOf(subject)).toMatchObject({ isCoach: false, canAccessBeta: true });
    expect((await coach(subject).get()).data()).toMatchObject({
      isApproved: false,
      isPublished: false,
    });
    for (const runner of runners) {
      const ended = await adminFirestore.doc(firestorePaths.coachLink(runner, subject)).get();
      expect(ended.data()).toMatchObject({ state: 'ended', sharesActivities: false });
    }
    // Their own link as a runner stays.
    const own = await adminFirestore.doc(firestorePaths.coachLink(subject, 'tasuki')).get();
    expect(own.get('state')).toBe('active');
    expect((await coach(subject).collection('templates').get()).size).toBe(1);
    expect((await coach(subject).collection('plans').get()).size).toBe(1);
    expect((await application(subject).get()).get('state')).toBe('ended');
  });
});

describe('the last admin', () => {
  it('cannot remove themselves, and of two who leave at once one stays', async () => {
    const admins = adminFirestore.collection(firestorePaths.accountStates());
    const others = await admins.where('roles', 'array-contains', 'admin').get();
    for (const { ref } of others.docs) await ref.update({ roles: ['runner'] });
    const first = await person(['runner', 'admin']);
    expect(await take('remove-admin', first, { uid: first })).toBe('account/last-admin');
    const disabled = await person(['runner', 'admin']);
    await state(disabled).update({ isDisabled: true });
    expect(await take('remove-admin', first, { uid: first })).toBe('account/last-admin');
    const second = await person(['runner', 'admin']);
    const answers = await Promise.all([
      take('remove-admin', first, { uid: first }),
      take('remove-admin', second, { uid: second }),
    ]);
    expect(answers.toSorted()).toEqual(['account/last-admin', 'done']);
    await state(ADMIN).update({ roles: ['runner', 'admin'] });
  });

  it('cannot disable themselves, nor can any other admin', async () => {
    expect(await take('disable-account', await person(), { uid: ADMIN })).toBe('done');
    const second = await person(['runner', 'admin']);
    expect(await take('disable-account', second, { uid: second })).toBe('account/own-account');
  });
});

describe('a withdrawn approval', () => {
  it('is not brought back by a complete profile, and a coach keeps theirs', async () => {
    const subject = await person();
    expect(await take('withdraw-approval', subject)).toBe('done');
    await refreshAccountState(subject, NOW, ACCOUNT_DEPENDENCIES);
    expect((await state(subject).get()).data()).toMatchObject({
      isBetaApproved: false,
      isWaitingForApproval: true,
    });
    expect(await claimsOf(subject)).toMatchObject({ canAccessBeta: false });
    expect(await take('withdraw-approval', await person(['runner', 'coach']))).toBe(
      'account/still-has-role',
    );
  });
});

describe.each(['withdraw-approval', 'disable-account'] as const)(
  'who is shut out by %s',
  (kind) => {
    it('has what was sent to Garmin looked at, to be taken back', async () => {
      const subject = await person();
      await adminFirestore.doc(firestorePaths.planDelivery(subject)).set({
        isOn: true,
        state: 'settled',
        problem: null,
        sentUntil: null,
        sessions: {},
        wish: 1,
        updatedAt: NOW,
      });
      expect(await take(kind, subject)).toBe('done');
      expect(startedJobs).toContain(`deliver-plan_${subject}`);
    });

    it('has no invitation to a group any more, which lists would show as open', async () => {
      const [subject, other] = [await person(), await person()];
      const invitations = adminFirestore.collection(
        firestorePaths.groupInvitations(`group_${RUN}-${kind}`),
      );
      for (const uid of [subject, other]) await invitations.doc(uid).set({ createdByUid: uid });
      expect(await take(kind, subject)).toBe('done');
      expect((await invitations.get()).docs.map(({ id }) => id)).toEqual([other]);
    });
  },
);

describe('a disabled account', () => {
  it('can be enabled again with the roles that it had', async () => {
    const subject = await person(['runner', 'coach']);
    await take('disable-account', subject);
    expect((await coach(subject).get()).get('isPublished')).toBe(false);
    expect(await enable(subject, false)).toBe('common/permission-denied');
    expect((await adminAuth.getUser(subject)).disabled).toBe(true);
    expect(await enable(subject)).toBe('done');
    expect(await enable(subject)).toBe('done');
    expect((await adminAuth.getUser(subject)).disabled).toBe(false);
    expect((await state(subject).get()).data()).toMatchObject({
      isDisabled: false,
      roles: ['runner', 'coach'],
    });
    expect((await coach(subject).get()).get('isPublished')).toBe(true);
    expect(await logOf(subject)).toEqual(
      expect.arrayContaining(['disable-account', 'enable-account']),
    );
    expect(await logOf(subject)).toHaveLength(2);
  });

  it('stays closed while it is being deleted', async () => {
    const subject = await person();
    await take('disable-account', subject);
    await adminFirestore.doc(firestorePaths.job(`delete-account_${subject}`)).set({ uid: subject });
    expect(await enable(subject)).toBe('common/not-found');
    expect((await adminAuth.getUser(subject)).disabled).toBe(true);
  });
});

describe('an application', () => {
  const decline = async (uid: string, reason: string | null, readAt = NOW.getTime()) =>
    codeOf(
      declineApplication(
        { uid, applicationUpdatedAt: readAt, reason },
        { uid: ADMIN, claims: { isAdmin: true }, now: NOW },
        { firestore: adminFirestore },
      ),
    );

  it('is declined as it was read, with a reason, once, by admins alone', async () => {
    const subject = await person();
    await application(subject).set({ ...WORDS, state: 'open', createdAt: NOW, updatedAt: NOW });
    await refreshAccountState(subject, NOW, ACCOUNT_DEPENDENCIES);
    expect(await decline(subject, null, 1)).toBe('coach/application-changed');
    expect(await decline(await person(), null)).toBe('coach/no-application');
    expect(await decline(await person(['runner', 'coach']), null)).toBe('coach/no-application');
    const stranger = { uid: subject, claims: { isAdmin: true }, now: NOW };
    const request = { uid: subject, applicationUpdatedAt: NOW.getTime(), reason: null };
    expect(await codeOf(declineApplication(request, stranger, { firestore: adminFirestore }))).toBe(
      'common/permission-denied',
    );

    expect(await decline(subject, '  Please tell us about your licence. ')).toBe('done');
    expect(await decline(subject, 'another reason')).toBe('done');
    expect((await application(subject).get()).data()).toMatchObject({
      state: 'declined',
      declineReason: 'Please tell us about your licence.',
    });
    expect((await state(subject).get()).get('hasAppliedAsCoach')).toBe(false);
    expect(await logOf(subject)).toEqual(['decline-application']);
  });
});
