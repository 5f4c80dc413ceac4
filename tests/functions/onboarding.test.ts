import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { ONBOARDING_CHECK_LIMITS } from '@tasuki/domain/onboarding/onboarding-state';
import { REFERRAL_CODE_PATTERN, REFERRAL_LIMITS } from '@tasuki/domain/accounts/referral';
import { checkOnboarding } from '../../functions/src/onboarding/check-onboarding.ts';
import { countReferral } from '../../functions/src/onboarding/count-referral.ts';
import { followInvitations } from '../../functions/src/onboarding/follow-invitations.ts';
import { forgetInvitations } from '../../functions/src/onboarding/forget-invitations.ts';
import { openInvitation, randomCode } from '../../functions/src/onboarding/open-invitation.ts';
import type { OnboardingSetting } from '../../functions/src/onboarding/refresh-onboarding.ts';
import { proveEmailOf } from './proven-email.ts';
import { adminAuth, adminFirestore, documentWhen } from './admin.ts';

const dependencies = { firestore: adminFirestore, auth: adminAuth };
const NOW = new Date();
/** No multiple of three, so that each is asked for as often. */
const FRIENDS = process.env['SOAK'] === '1' ? 50 : 7;
const EARLIER = new Date(NOW.getTime() - DAY_MILLISECONDS);

interface Person {
  referredBy?: string | null;
  email?: string;
  isEmailVerified?: boolean;
  phoneNumber?: string | null;
  joinedAt?: Date;
}

const uids: string[] = [];

/** An account as sign-up and the profile form leave it. */
async function somebody({
  referredBy = null,
  email = `${randomUUID()}@friends.example`,
  isEmailVerified = true,
  phoneNumber = '+819012345678',
  joinedAt = NOW,
}: Person = {}): Promise<string> {
  const { uid } = await adminAuth.createUser({ email, emailVerified: isEmailVerified });
  uids.push(uid);
  if (isEmailVerified) await proveEmailOf(uid);
  await adminFirestore.doc(firestorePaths.user(uid)).set({
    email,
    contactEmail: null,
    firstName: 'Hanako',
    lastName: 'Sato',
    phoneNumber,
    country: 'JP',
    language: 'en',
    timeZone: 'Asia/Tokyo',
    units: 'metric',
    acceptedTermsVersion: '2026-11-21',
    isStartPageShown: false,
    referredBy,
    createdAt: Timestamp.fromDate(joinedAt),
    updatedAt: Timestamp.fromDate(joinedAt),
  });
  return uid;
}

/** Somebody who has a code to invite with, made before anybody came. */
async function inviter(person: Person = {}): Promise<{ uid: string; refCode: string }> {
  const uid = await somebody({ joinedAt: EARLIER, ...person });
  const { refCode } = await openInvitation({ uid, now: EARLIER }, dependencies);
  return { uid, refCode };
}

async function stateOf(uid: string): Promise<Record<string, unknown>> {
  return (await adminFirestore.doc(firestorePaths.onboardingState(uid)).get()).data() ?? {};
}

async function invitedCountOf(uid: string): Promise<unknown> {
  return (await stateOf(uid)).invitedCount;
}

async function usesOf(inviterUid: string): Promise<number> {
  const uses = await adminFirestore
    .collection(firestorePaths.referralUses())
    .where('inviterUid', '==', inviterUid)
    .get();
  return uses.size;
}

const times = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index));

afterAll(async () => {
  await adminAuth.deleteUsers(uids);
});

describe('the code to invite with', () => {
  it('is made once, however often and at once it is asked for', async () => {
    const uid = await somebody();
    const answers = await Promise.all(
      times(8, async () => openInvitation({ uid, now: NOW }, dependencies)),
    );
    const codes = new Set(answers.map(({ refCode }) => refCode));
    expect(codes.size).toBe(1);
    const [refCode = ''] = codes;
    expect(refCode).toMatch(REFERRAL_CODE_PATTERN);
    const referral = (await adminFirestore.doc(firestorePaths.referral(refCode)).get()).data();
    const createdAt = expect.any(Timestamp) as Timestamp;
    // Strangers who know the code read all of it: it does not say whose account it is.
    expect(referral).toEqual({
      refCode,
      inviterName: 'Hanako Sato',
      isUsedUp: false,
      createdAt,
    });
    expect(JSON.stringify(referral)).not.toContain(uid);
  });

  it('is nobody else’s', async () => {
    const { uid: first, refCode: taken } = await inviter();
    const codes = [taken, taken, randomCode()];
    const uid = await somebody();
    const { refCode } = await openInvitation(
      { uid, now: NOW },
      { ...dependencies, newCode: () => codes.shift() ?? taken },
    );
    expect(refCode).not.toBe(taken);
    const state = await adminFirestore.doc(firestorePaths.onboardingState(first)).get();
    expect(state.get('refCode')).toBe(taken);
    const unlucky = await somebody();
    await expect(
      openInvitation({ uid: unlucky, now: NOW }, { ...dependencies, newCode: () => taken }),
    ).rejects.toMatchObject({ code: 'common/unavailable' });
  });

  it('is not made for whoever has no account', async () => {
    await expect(
      openInvitation({ uid: randomUUID(), now: NOW }, dependencies),
    ).rejects.toMatchObject({ code: 'common/not-found' });
  });

  it('shows the name that the inviter goes by now', async () => {
    const { uid, refCode } = await inviter();
    await adminFirestore.doc(firestorePaths.user(uid)).update({ displayName: 'Hana' });
    await followInvitations(uid, NOW, dependencies);
    const referral = await adminFirestore.doc(firestorePaths.referral(refCode)).get();
    expect(referral.get('inviterName')).toBe('Hana');
  });

  it('loses the uid of its inviter where an earlier release wrote it there', async () => {
    const { uid, refCode } = await inviter();
    const reference = adminFirestore.doc(firestorePaths.referral(refCode));
    await reference.update({ inviterUid: uid });
    await followInvitations(uid, NOW, dependencies);
    expect((await reference.get()).data()).not.toHaveProperty('inviterUid');
    const friend = await somebody({ referredBy: refCode });
    expect(await countReferral(friend, NOW, dependencies)).toBe(uid);
  });
});

describe('a friend who came by an invitation', () => {
  it('is counted once, however often, in whatever order and beside whom else it is asked', async () => {
    const { uid: inviterUid, refCode } = await inviter();
    const friends = await Promise.all(
      times(FRIENDS, async () => somebody({ referredBy: refCode })),
    );
    // Each asked for three times, all of it at once and out of order.
    const calls = times(FRIENDS * 3, (index) => friends[(index * 3) % FRIENDS] ?? '');
    const counted = await Promise.all(
      calls.map(async (uid) => countReferral(uid, NOW, dependencies)),
    );
    expect(counted.filter((uid) => uid === inviterUid).length).toBeLessThanOrEqual(FRIENDS);
    expect(await invitedCountOf(inviterUid)).toBe(FRIENDS);
    expect(await usesOf(inviterUid)).toBe(FRIENDS);
    for (const uid of friends) expect(await countReferral(uid, NOW, dependencies)).toBeNull();
    expect(await invitedCountOf(inviterUid)).toBe(FRIENDS);
  });

  it('counts as soon as it is proven who they are, and not before', async () => {
    const { uid: inviterUid, refCode } = await inviter();
    const uid = await somebody({
      referredBy: refCode,
      isEmailVerified: false,
      phoneNumber: null,
    });
    await countReferral(uid, NOW, dependencies);
    await proveEmailOf(uid);
    await countReferral(uid, NOW, dependencies);
    expect(await invitedCountOf(inviterUid)).toBe(0);
    await adminFirestore.doc(firestorePaths.user(uid)).update({ phoneNumber: '+819087654321' });
    await countReferral(uid, NOW, dependencies);
    expect(await invitedCountOf(inviterUid)).toBe(1);
  });

  it('may be proven by an account at a provider, which proves one person only', async () => {
    const { uid: inviterUid, refCode } = await inviter();
    const accountId = randomUUID();
    for (let turn = 0; turn < 2; turn += 1) {
      const uid = await somebody({ referredBy: refCode, isEmailVerified: false });
      const account = adminFirestore.doc(firestorePaths.providerAccount('strava', accountId));
      // Unlinked from the one and linked to the next.
      await account.set({ provider: 'strava', accountId, uid, createdAt: Timestamp.now() });
      await countReferral(uid, NOW, dependencies);
      await account.delete();
    }
    expect(await invitedCountOf(inviterUid)).toBe(1);
  });

  it('uses an invitation up, and no more than up', async () => {
    const { uid: inviterUid, refCode } = await inviter();
    await adminFirestore
      .doc(firestorePaths.onboardingState(inviterUid))
      .update({ invitedCount: REFERRAL_LIMITS.usesMaximum - 2 });
    const friends = await Promise.all(times(5, async () => somebody({ referredBy: refCode })));
    await Promise.all(friends.map(async (uid) => countReferral(uid, NOW, dependencies)));
    expect(await invitedCountOf(inviterUid)).toBe(REFERRAL_LIMITS.usesMaximum);
    expect(await usesOf(inviterUid)).toBe(2);
    const referral = await adminFirestore.doc(firestorePaths.referral(refCode)).get();
    expect(referral.get('isUsedUp')).toBe(true);
  });

  it('who leaves is no longer counted, so coming again and again counts as one', async () => {
    const { uid: inviterUid, refCode } = await inviter();
    const email = `${randomUUID()}@friends.example`;
    for (let turn = 0; turn < 3; turn += 1) {
      const uid = await somebody({ referredBy: refCode, email });
      await countReferral(uid, NOW, dependencies);
      expect(await invitedCountOf(inviterUid)).toBe(1);
      await adminAuth.deleteUser(uid);
      await adminFirestore.doc(firestorePaths.user(uid)).delete();
      await forgetInvitations(uid, NOW, dependencies);
      await forgetInvitations(uid, NOW, dependencies);
      expect(await invitedCountOf(inviterUid)).toBe(0);
    }
  });
});

describe('what counts for nobody', () => {
  let shared: { uid: string; refCode: string };
  const mailbox = `inviter-${randomUUID()}`;
  beforeAll(async () => {
    shared = await inviter({ email: `${mailbox}@friends.example` });
  });

  it.each<[string, Person]>([
    ['an email that nobody has proven', { isEmailVerified: false }],
    ['an incomplete profile', { phoneNumber: null }],
    ['an account from before the invitation', { joinedAt: new Date(EARLIER.getTime() - 1000) }],
    ['the inviter’s own mailbox', { email: `${mailbox}+friend@friends.example` }],
  ])('%s', async (_what, person) => {
    const uid = await somebody({ referredBy: shared.refCode, ...person });
    expect(await countReferral(uid, NOW, dependencies)).toBeNull();
    expect(await invitedCountOf(shared.uid)).toBe(0);
  });

  it.each([
    ['a code that nobody has', () => randomCode()],
    ['what is no code', () => '../users/somebody'],
    ['a code that is too long', () => `${shared.refCode}a`],
    ['another field’s path', () => 'onboardingStates/x'],
  ])('%s', async (_what, code) => {
    const uid = await somebody({ referredBy: code() });
    expect(await countReferral(uid, NOW, dependencies)).toBeNull();
    expect(await invitedCountOf(shared.uid)).toBe(0);
  });

  it('one’s own code', async () => {
    const { uid, refCode } = await inviter({ joinedAt: NOW });
    await adminFirestore.doc(firestorePaths.user(uid)).update({ referredBy: refCode });
    expect(await countReferral(uid, NOW, dependencies)).toBeNull();
    expect(await invitedCountOf(uid)).toBe(0);
  });

  it('an account without a person', async () => {
    const phoneNumber = '+819012345678';
    for (const leave of [
      async (uid: string) => adminAuth.deleteUser(uid),
      async (uid: string) => adminAuth.updateUser(uid, { disabled: true }),
    ]) {
      const uid = await somebody({ referredBy: shared.refCode, phoneNumber: null });
      await leave(uid);
      await adminFirestore.doc(firestorePaths.user(uid)).update({ phoneNumber });
      expect(await countReferral(uid, NOW, dependencies)).toBeNull();
    }
    expect(await invitedCountOf(shared.uid)).toBe(0);
  });

  it.each([
    ['was disabled', { isDisabled: true }],
    ['lost its approval', { isApprovalWithdrawn: true }],
    ['is being released', { releaseBegunAtMilliseconds: 1 }],
  ])('who comes by an invitation of an account that %s', async (_what, change) => {
    const { uid, refCode } = await inviter();
    await adminFirestore.doc(firestorePaths.accountState(uid)).set(change, { merge: true });
    const friend = await somebody({ referredBy: refCode });
    expect(await countReferral(friend, NOW, dependencies)).toBeNull();
    expect(await invitedCountOf(uid)).toBe(0);
  });

  it('who comes by an invitation of an account whose address went to its owner', async () => {
    const { uid, refCode } = await inviter();
    await adminFirestore.doc(firestorePaths.previousAccount(uid)).set({ uid, lostAt: NOW });
    const friend = await somebody({ referredBy: refCode });
    expect(await countReferral(friend, NOW, dependencies)).toBeNull();
    expect(await invitedCountOf(uid)).toBe(0);
  });

  it('one mailbox by many spellings, all at once', async () => {
    const { uid: inviterUid, refCode } = await inviter();
    const name = randomUUID().replaceAll('-', '');
    const spellings = [
      ...times(4, (index) => `${name}+${index}@gmail.com`),
      ...times(4, (index) => `${name.slice(0, index + 1)}.${name.slice(index + 1)}@googlemail.com`),
    ];
    const accounts = await Promise.all(
      spellings.map(async (email) => somebody({ referredBy: refCode, email })),
    );
    await Promise.all(accounts.map(async (uid) => countReferral(uid, NOW, dependencies)));
    expect(await invitedCountOf(inviterUid)).toBe(1);
    expect(await usesOf(inviterUid)).toBe(1);
  });
});

describe('a check of everything', () => {
  const SETTING = {
    offer: { isGarminOffered: true, isStravaOffered: true, hasClub: true },
    clubUrl: 'https://strava.example/clubs/7',
  };

  function checkBy(
    uid: string,
    isInClub: (uid: string) => Promise<boolean>,
    now = NOW,
    setting: OnboardingSetting = SETTING,
  ) {
    return checkOnboarding({ uid, now }, { ...dependencies, setting, isInClub });
  }
  const inside = async () => Promise.resolve(true);
  const outside = async () => Promise.resolve(false);

  async function linkStrava(uid: string): Promise<void> {
    await adminFirestore
      .doc(firestorePaths.link(uid, 'strava'))
      .set({ provider: 'strava', state: 'connected', missingScopes: [] });
  }

  async function fillGoals(uid: string): Promise<void> {
    await adminFirestore.doc(firestorePaths.athleteProfile(uid)).set({
      trainingSessionsPerWeek: 4,
      trainingPurpose: 'Finish a marathon',
      sportsWatchManufacturer: 'COROS',
    });
    await adminFirestore
      .collection(firestorePaths.athleteGoals(uid))
      .add({ event: 'Beppu', recordSeconds: 12_000, date: '2027-02-07' });
  }

  it('asks Strava for the club only by a link that works, and never again once it is seen', async () => {
    const uid = await somebody();
    const asked: string[] = [];
    const ask = (answer: boolean) => async (of: string) => {
      asked.push(of);
      return Promise.resolve(answer);
    };
    expect(await checkBy(uid, ask(true))).toEqual({
      invitedCount: 0,
      isClubMember: false,
      clubFailure: null,
    });
    expect(asked).toEqual([]);
    await linkStrava(uid);
    expect(await checkBy(uid, ask(false))).toMatchObject({ isClubMember: false });
    expect(await checkBy(uid, ask(true))).toMatchObject({ isClubMember: true });
    expect(await checkBy(uid, ask(false))).toMatchObject({ isClubMember: true });
    expect(asked).toEqual([uid, uid]);
  });

  it('checks the rest where Strava does not answer, and says so', async () => {
    const { uid: inviterUid, refCode } = await inviter();
    const uid = await somebody({ referredBy: refCode });
    await linkStrava(uid);
    const answer = await checkBy(uid, async () =>
      Promise.reject(new TasukiFailure('common/unavailable')),
    );
    expect(answer).toEqual({
      invitedCount: 0,
      isClubMember: false,
      clubFailure: 'common/unavailable',
    });
    expect(await invitedCountOf(inviterUid)).toBe(1);
    expect((await stateOf(uid)).askedTasks).toContain('club');
  });

  it('is refused to whoever asks too often, and open again later', async () => {
    const uid = await somebody();
    const { checksMaximum, windowMinutes } = ONBOARDING_CHECK_LIMITS;
    const answers = await Promise.allSettled(
      times(checksMaximum + 6, async () => checkBy(uid, outside)),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(6);
    expect(refused[0]).toMatchObject({ reason: { code: 'onboarding/checked-too-often' } });
    const later = new Date(NOW.getTime() + windowMinutes * 60_000);
    expect(await checkBy(uid, outside, later)).toMatchObject({ invitedCount: 0 });
  });

  it('asks Strava for the club a few times a day, and looks at the rest some more', async () => {
    const uid = await somebody();
    await linkStrava(uid);
    const { clubChecksMaximumOfDay, checksMaximumOfDay, windowMinutes } = ONBOARDING_CHECK_LIMITS;
    const midnight = Math.ceil(NOW.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS;
    const at = (count: number) => new Date(midnight + count * windowMinutes * 60_000);
    let asked = 0;
    const count = async () => {
      asked += 1;
      return Promise.resolve(false);
    };
    const failures: unknown[] = [];
    for (let done = 0; done < checksMaximumOfDay; done += 1) {
      failures.push((await checkBy(uid, count, at(done))).clubFailure);
    }
    expect(asked).toBe(clubChecksMaximumOfDay);
    expect(failures.at(-1)).toBe('provider/rate-limited');
    await expect(checkBy(uid, count, at(checksMaximumOfDay))).rejects.toMatchObject({
      code: 'onboarding/checked-too-often',
    });
    const nextDay = new Date(midnight + DAY_MILLISECONDS);
    expect(await checkBy(uid, count, nextDay)).toMatchObject({ clubFailure: null });
    expect(asked).toBe(clubChecksMaximumOfDay + 1);
  });

  it('finds everything done by the fifth friend, and keeps the day', async () => {
    const { uid, refCode } = await inviter();
    await Promise.all([linkStrava(uid), fillGoals(uid)]);
    await checkBy(uid, inside);
    const friends = await Promise.all(times(4, async () => somebody({ referredBy: refCode })));
    for (const friend of friends) await followInvitations(friend, NOW, dependencies);
    expect(await stateOf(uid)).toMatchObject({ invitedCount: 4, completedAt: null });
    await followInvitations(await somebody({ referredBy: refCode }), NOW, dependencies);
    const complete = await documentWhen(
      firestorePaths.onboardingState(uid),
      (state) => state.get('completedAt') !== null,
    );
    const completedAt: unknown = complete.get('completedAt');
    // A link that expires later takes nothing back.
    await adminFirestore.doc(firestorePaths.link(uid, 'strava')).update({ state: 'expired' });
    await checkBy(uid, inside, new Date(NOW.getTime() + 60_000));
    expect((await stateOf(uid)).completedAt).toEqual(completedAt);
  });

  it('keeps nothing of whoever has left', async () => {
    const uid = await somebody();
    await adminFirestore.doc(firestorePaths.user(uid)).delete();
    await expect(checkBy(uid, inside)).rejects.toMatchObject({ code: 'common/not-found' });
    const state = await adminFirestore.doc(firestorePaths.onboardingState(uid)).get();
    expect(state.exists).toBe(false);
  });

  it('asks for nothing that the operator does not offer', async () => {
    const uid = await somebody();
    await fillGoals(uid);
    await checkBy(uid, inside);
    await adminFirestore.doc(firestorePaths.onboardingState(uid)).update({ invitedCount: 5 });
    const nothingOffered = {
      offer: { isGarminOffered: false, isStravaOffered: false, hasClub: false },
      clubUrl: null,
    };
    await checkBy(uid, inside, NOW, nothingOffered);
    expect(await stateOf(uid)).toMatchObject({
      askedTasks: ['goals', 'invitation'],
      clubUrl: null,
      completedAt: Timestamp.fromDate(NOW),
    });
  });
});
