import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { GivenRight } from '@tasuki/domain/accounts/audit-entry';
import { giveRight, type RightToGive } from '../../../functions/src/accounts/give-right.ts';
import { judgeAccount } from '../../../functions/src/accounts/judge-account.ts';
import { refreshAccountState } from '../../../functions/src/accounts/refresh-account-state.ts';
import { setClaimsJob } from '../../../functions/src/accounts/set-claims-job.ts';
import { proveEmailOf } from '../proven-email.ts';
import { undisturbedAdmin } from '../undisturbed-admin.ts';

const { auth: adminAuth, firestore: adminFirestore } = undisturbedAdmin('rights');
const STORES = { auth: adminAuth, firestore: adminFirestore };
const RUN = `rights-${process.pid}-${Date.now()}`;
const ADMIN = `${RUN}-admin`;
const NOW = new Date('2026-11-21T09:00:00Z');
const ACCOUNT_DEPENDENCIES = {
  firestore: adminFirestore,
  auth: adminAuth,
  isBetaAutoApproved: false,
};
const WORDS = {
  name: '荒井 健司',
  description: '市民ランナーを見ています。',
  coachingStyle: '感覚から',
  profile: '元実業団',
  aboutMe: '',
};
const KINDS: readonly GivenRight[] = ['approve-beta', 'make-admin', 'appoint-coach'];

const state = (uid: string) => adminFirestore.doc(firestorePaths.accountState(uid));
const application = (uid: string) => adminFirestore.doc(firestorePaths.coachApplication(uid));
let count = 0;
let startedJobs: string[] = [];

async function person(fields: Record<string, unknown> = {}): Promise<string> {
  count += 1;
  const uid = `${RUN}-${count}`;
  await adminAuth.createUser({ uid, email: `${uid}@example.test`, emailVerified: true });
  await proveEmailOf(uid, STORES);
  await adminFirestore.doc(firestorePaths.user(uid)).set({
    email: `${uid}@example.test`,
    contactEmail: null,
    firstName: '花子',
    lastName: '佐藤',
    phoneNumber: '+819012345678',
    language: 'ja',
    ...fields,
  });
  return uid;
}

async function applicant(): Promise<string> {
  const uid = await person();
  await application(uid).set({ ...WORDS, state: 'open', createdAt: NOW, updatedAt: NOW });
  await refreshAccountState(uid, NOW, ACCOUNT_DEPENDENCIES);
  return uid;
}

/** When the person's application was written last, as somebody knows who reads it now. */
async function readApplication(uid: string): Promise<number> {
  const updatedAt = (await application(uid).get()).get('updatedAt') as Timestamp | undefined;
  return updatedAt?.toMillis() ?? 0;
}

/** Gives a right as an admin would by pressing, and does what a task would do then. */
async function give(
  kind: GivenRight,
  subjectUid: string,
  admin: { uid?: string; isAdmin?: boolean; applicationUpdatedAt?: number } = {},
): Promise<unknown> {
  const applicationUpdatedAt = admin.applicationUpdatedAt ?? (await readApplication(subjectUid));
  const right: RightToGive =
    kind === 'appoint-coach'
      ? { kind, uid: subjectUid, applicationUpdatedAt }
      : { kind, uid: subjectUid };
  try {
    await giveRight(
      right,
      { uid: admin.uid ?? ADMIN, claims: { isAdmin: admin.isAdmin ?? true }, now: NOW },
      {
        firestore: adminFirestore,
        auth: adminAuth,
        startJob: async (id) => {
          startedJobs.push(id);
          await setClaimsJob({
            ...ACCOUNT_DEPENDENCIES,
            startJob: async () => Promise.resolve(),
          }).run({ uid: subjectUid }, NOW, {
            signal: new AbortController().signal,
            write: async () => Promise.reject(new Error('nothing is written while it runs')),
          });
        },
        refreshAccountState: async (uid, now) =>
          refreshAccountState(uid, now, ACCOUNT_DEPENDENCIES),
      },
    );
    return 'given';
  } catch (cause) {
    if (cause instanceof TasukiFailure) return cause.code;
    throw cause;
  }
}

async function claimsOf(uid: string): Promise<Record<string, unknown>> {
  return (await adminAuth.getUser(uid)).customClaims ?? {};
}

async function logOf(uid: string): Promise<Record<string, unknown>[]> {
  const log = adminFirestore.collection(firestorePaths.auditLog());
  const { docs } = await log.where('subjectUid', '==', uid).get();
  return docs.map((entry) => entry.data());
}

beforeAll(async () => {
  await state(ADMIN).set({ uid: ADMIN, roles: ['runner', 'admin'], isBetaApproved: true });
});
beforeEach(() => {
  startedJobs = [];
});
afterAll(async () => {
  await adminAuth.deleteUsers(Array.from({ length: count }, (_, index) => `${RUN}-${index + 1}`));
});

describe('who may give a right', () => {
  it.each(KINDS)('%s: an admin by token and by state, and nobody else', async (kind) => {
    const subject = await applicant();
    const stranger = await person();
    await state(stranger).set({ roles: ['runner', 'coach'], isBetaApproved: true });
    expect(await give(kind, subject, { uid: stranger, isAdmin: false })).toBe(
      'common/permission-denied',
    );
    // A token that is older than the end of the role, or forged by nobody we know.
    expect(await give(kind, subject, { uid: stranger, isAdmin: true })).toBe(
      'common/permission-denied',
    );
    expect(await give(kind, subject, { uid: `${RUN}-nobody`, isAdmin: true })).toBe(
      'common/permission-denied',
    );
    // A state that the token does not know of yet.
    expect(await give(kind, subject, { uid: ADMIN, isAdmin: false })).toBe(
      'common/permission-denied',
    );
    // Nobody gives a right to themselves by claiming to be an admin.
    expect(await give(kind, stranger, { uid: stranger, isAdmin: true })).toBe(
      'common/permission-denied',
    );
    expect(await logOf(subject)).toEqual([]);
    expect(await claimsOf(subject)).toEqual({});
    expect((await application(subject).get()).get('state')).toBe('open');
    expect(startedJobs).toEqual([]);
  });
});

describe('what is given', () => {
  it.each([
    ['approve-beta', { canAccessBeta: true, isAdmin: false, isCoach: false }, 'beta-approved'],
    ['make-admin', { canAccessBeta: true, isAdmin: true, isCoach: false }, null],
    ['appoint-coach', { canAccessBeta: true, isAdmin: false, isCoach: true }, 'coach-appointed'],
  ] as const)('%s reaches state, token and log at once, and once', async (kind, claims, mail) => {
    const subject = await applicant();
    const before = Number((await state(subject).get()).get('claimsVersion'));
    expect(await give(kind, subject)).toBe('given');
    expect(await claimsOf(subject)).toMatchObject(claims);
    const after = await state(subject).get();
    expect(after.get('claimsVersion')).toBeGreaterThan(before);
    expect(after.data()).toMatchObject({ isBetaApproved: true, isWaitingForApproval: false });
    const mails = startedJobs.filter((id) => id.startsWith('send-mail_'));
    expect(startedJobs).toEqual([`set-claims_${subject}`, ...mails]);
    expect(mails.map((id) => id.includes(`${subject}_${mail}-`))).toEqual(mail ? [true] : []);

    // Pressed again, and by several at once: nothing changes any more.
    const answers = await Promise.all([give(kind, subject), give(kind, subject)]);
    expect(answers).toEqual(['given', 'given']);
    expect((await state(subject).get()).updateTime).toEqual(after.updateTime);
    const log = await logOf(subject);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({ kind, actorUid: ADMIN, subjectUid: subject });
    expect(startedJobs).toHaveLength(1 + mails.length);
  });

  it('is given once when several press at the same moment', async () => {
    const subject = await applicant();
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => give('appoint-coach', subject)),
    );
    expect(answers).toEqual(Array(4).fill('given'));
    expect(await logOf(subject)).toHaveLength(1);
    expect((await state(subject).get()).get('roles')).toEqual(['runner', 'coach']);
  });

  it('adds up, whatever the order', async () => {
    const subject = await applicant();
    await Promise.all(KINDS.map(async (kind) => give(kind, subject)));
    expect(await claimsOf(subject)).toMatchObject({
      canAccessBeta: true,
      isAdmin: true,
      isCoach: true,
    });
    expect(new Set((await state(subject).get()).get('roles') as string[])).toEqual(
      new Set(['runner', 'coach', 'admin']),
    );
  });

  it('is taken back with the role that an operator takes out of the state', async () => {
    const subject = await applicant();
    await give('appoint-coach', subject);
    const before = Number((await state(subject).get()).get('claimsVersion'));
    await state(subject).update({ roles: ['runner'] });
    // As the write of the account does that the operator's guide asks for.
    await refreshAccountState(subject, NOW, ACCOUNT_DEPENDENCIES);
    expect(await claimsOf(subject)).toMatchObject({ canAccessBeta: true, isCoach: false });
    expect((await state(subject).get()).get('claimsVersion')).toBeGreaterThan(before);
  });

  it('lists no coach whose account is disabled', async () => {
    const subject = await applicant();
    await state(subject).update({ isDisabled: true });
    await give('appoint-coach', subject);
    const coach = await adminFirestore.doc(firestorePaths.coach(subject)).get();
    expect(coach.data()).toMatchObject({ isApproved: true, isPublished: false });
  });

  it('sets claims that got lost when it is asked for again', async () => {
    const subject = await person();
    await give('make-admin', subject);
    await adminAuth.setCustomUserClaims(subject, { canAccessBeta: true });
    await give('make-admin', subject);
    expect(await claimsOf(subject)).toMatchObject({ isAdmin: true });
    expect(await logOf(subject)).toHaveLength(1);
  });

  it.each(KINDS)('%s requires an email that the person has proven', async (kind) => {
    const typed = await applicant();
    await adminAuth.updateUser(typed, { emailVerified: false });
    // Came by Strava, without an email, and gave one for contact.
    const contact = await applicant();
    await adminAuth.deleteUser(contact);
    await adminAuth.createUser({ uid: contact });
    await adminFirestore
      .doc(firestorePaths.user(contact))
      .update({ email: null, contactEmail: 'boss@example.test' });
    // Proved an address that admins do not read, and shows them another.
    const other = await applicant();
    await adminFirestore
      .doc(firestorePaths.user(other))
      .update({ email: null, contactEmail: 'boss@example.test' });
    for (const uid of [typed, contact, other]) {
      expect(await give(kind, uid)).toBe('account/email-not-proven');
      expect(await logOf(uid)).toEqual([]);
      expect((await state(uid).get()).data()).toMatchObject({
        roles: ['runner'],
        isBetaApproved: false,
      });
    }
    await adminAuth.updateUser(typed, { emailVerified: true });
    expect(await give(kind, typed)).toBe('given');
  });

  it('needs somebody to be given to', async () => {
    for (const kind of KINDS) {
      expect(await give(kind, `${RUN}-nobody`)).toBe('common/not-found');
    }
  });
});

describe('an appointment', () => {
  it('publishes what the admin has read, and nothing that was written after', async () => {
    const subject = await applicant();
    const applicationUpdatedAt = await readApplication(subject);
    const updatedAt = new Date(NOW.getTime() + 1000);
    await application(subject).update({ description: '二十年みてきました。', updatedAt });
    expect(await give('appoint-coach', subject, { applicationUpdatedAt })).toBe(
      'coach/application-changed',
    );
    expect((await adminFirestore.doc(firestorePaths.coach(subject)).get()).exists).toBe(false);
    expect(await logOf(subject)).toEqual([]);
    expect(await give('appoint-coach', subject)).toBe('given');
    expect((await adminFirestore.doc(firestorePaths.coach(subject)).get()).data()).toEqual({
      ...WORDS,
      description: '二十年みてきました。',
      id: subject,
      kind: 'human',
      isApproved: true,
      isPublished: true,
    });
    expect((await application(subject).get()).get('state')).toBe('appointed');
    expect((await state(subject).get()).get('hasAppliedAsCoach')).toBe(false);
  });

  it('needs an application', async () => {
    const subject = await person();
    expect(await give('appoint-coach', subject)).toBe('coach/no-application');
    expect(await logOf(subject)).toEqual([]);
    expect((await adminFirestore.doc(firestorePaths.coach(subject)).get()).exists).toBe(false);
  });

  it('does not write over the profile of who is a coach already', async () => {
    const subject = await applicant();
    await give('appoint-coach', subject);
    const coach = adminFirestore.doc(firestorePaths.coach(subject));
    await coach.update({ name: '健司コーチ' });
    await give('appoint-coach', subject);
    expect((await coach.get()).get('name')).toBe('健司コーチ');
  });
});

describe('what admins find people by', () => {
  it('follows account, approval and application, and changes nothing else', async () => {
    const subject = await person({ firstName: 'Minh', lastName: 'Nguyễn', language: 'vi' });
    await refreshAccountState(subject, NOW, ACCOUNT_DEPENDENCIES);
    const first = await state(subject).get();
    expect(first.data()).toMatchObject({
      wholeName: 'Nguyễn Minh',
      displayName: 'Nguyễn Minh',
      email: `${subject}@example.test`,
      isProfileComplete: true,
      isWaitingForApproval: true,
      hasAppliedAsCoach: false,
      isBetaApproved: false,
    });
    expect(first.get('searchPrefixes')).toContain('nguyễn m');
    expect(first.get('createdAt')).toBeDefined();

    await adminFirestore
      .doc(firestorePaths.user(subject))
      .update({ lastName: 'Trần', phoneNumber: null, displayName: '走る人' });
    await application(subject).set({ ...WORDS, state: 'open' });
    await refreshAccountState(subject, NOW, ACCOUNT_DEPENDENCIES);
    const second = await state(subject).get();
    expect(second.data()).toMatchObject({
      wholeName: 'Trần Minh',
      displayName: '走る人',
      isProfileComplete: false,
      isWaitingForApproval: false,
      hasAppliedAsCoach: true,
      createdAt: first.get('createdAt') as unknown,
      claimsVersion: first.get('claimsVersion') as unknown,
    });
    expect(second.get('searchPrefixes')).toContain('trần');
    expect(second.get('searchPrefixes')).not.toContain('nguyễn');
  });

  it('shows whether the email that admins read is proven, and follows a change', async () => {
    const subject = await person();
    const isProven = async () => {
      await judgeAccount(subject, NOW, {
        ...ACCOUNT_DEPENDENCIES,
        startJob: async () => Promise.resolve(),
      });
      await refreshAccountState(subject, NOW, ACCOUNT_DEPENDENCIES);
      return (await state(subject).get()).get('isEmailProven') as unknown;
    };
    expect(await isProven()).toBe(true);
    await adminAuth.updateUser(subject, { emailVerified: false });
    expect(await isProven()).toBe(false);
    await adminAuth.updateUser(subject, { emailVerified: true });
    // Admins would read the address that the person has left.
    const email = `new-${subject}@example.test`;
    await proveEmailOf(subject, { email, ...STORES });
    expect(await isProven()).toBe(false);
    await adminFirestore
      .doc(firestorePaths.user(subject))
      .update({ email: null, contactEmail: email });
    expect(await isProven()).toBe(false);
    await adminFirestore.doc(firestorePaths.user(subject)).update({ email });
    expect(await isProven()).toBe(true);
  });

  it('keeps a role that was given while the account was looked at', async () => {
    const subject = await applicant();
    await Promise.all([
      ...Array.from({ length: 5 }, async () =>
        refreshAccountState(subject, NOW, ACCOUNT_DEPENDENCIES),
      ),
      give('appoint-coach', subject),
      ...Array.from({ length: 5 }, async () =>
        refreshAccountState(subject, NOW, ACCOUNT_DEPENDENCIES),
      ),
    ]);
    expect((await state(subject).get()).get('roles')).toEqual(['runner', 'coach']);
    expect(await claimsOf(subject)).toMatchObject({ isCoach: true, canAccessBeta: true });
  });
});
