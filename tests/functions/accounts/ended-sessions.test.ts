import { signInWithCustomToken } from 'firebase/auth';
import { doc, getDocFromServer, onSnapshot } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  RECENT_SIGN_IN_MINUTES_FOR_ADMIN_ACTS,
  RECENT_SIGN_IN_MINUTES_FOR_LINKS,
} from '@tasuki/domain/sign-in/recent-sign-in';
import type { Role } from '@tasuki/domain/accounts/user-account';
import { makeCustomToken } from '../../../functions/src/sign-in/make-custom-token.ts';
import { soakFigure } from '../../figures/soak-figure.ts';
import { adminAuth, adminFirestore, documentWhen } from '../admin.ts';
import { proveEmailOf } from '../proven-email.ts';
import { codeOf, openBrowser, type Browser } from '../browser.ts';

const COUPON = {
  code: 'NOBODYS',
  percentOff: 20,
  duration: 'once',
  durationInMonths: null,
  expiresAt: null,
  usesMaximum: null,
  onlyTerm: null,
  isAffiliate: false,
} as const;
const figure = soakFigure(20);
let admin: Browser;
let other: Browser;

/** Somebody with an account and a proven email, whose token says what their state says. */
async function browserOf(role: Role): Promise<Browser> {
  const browser = await openBrowser();
  const { uid, user } = browser;
  const roles: readonly Role[] = role === 'runner' ? ['runner'] : ['runner', role];
  await adminFirestore.doc(firestorePaths.accountState(uid)).update({ roles });
  await proveEmailOf(uid);
  await adminFirestore.doc(firestorePaths.user(uid)).set({
    email: user.email,
    contactEmail: null,
    firstName: 'Hanako',
    lastName: 'Sato',
    phoneNumber: '+819012345678',
    language: 'en',
  });
  await documentWhen(
    firestorePaths.accountState(uid),
    (state) => state.get('isEmailProven') === true,
  );
  await vi.waitFor(async () => {
    const { isAdmin = false, isCoach = false } = (await user.getIdTokenResult(true)).claims;
    expect({ isAdmin, isCoach }).toEqual({
      isAdmin: role === 'admin',
      isCoach: role === 'coach',
    });
  });
  return browser;
}

async function reads(browser: Browser, path: string): Promise<string> {
  figure.tried();
  try {
    await getDocFromServer(doc(browser.firestore, path));
    return 'read';
  } catch (cause) {
    return (cause as { code: string }).code;
  }
}

beforeAll(async () => {
  admin = await browserOf('admin');
  other = await browserOf('admin');
});
afterAll(async () => {
  await admin.close();
  await other.close();
});

it('refuses every token of a disabled account at once, and lets it in again when it is enabled', async () => {
  const runner = await browserOf('runner');
  const { uid } = runner;
  expect(await reads(runner, firestorePaths.user(uid))).toBe('read');
  expect(await codeOf(runner.call('openTopic', { activityId: null }))).toBe('no failure');

  await admin.call('takeRight', { kind: 'disable-account', uid });
  expect(await reads(runner, firestorePaths.user(uid))).toBe('permission-denied');
  expect(await codeOf(runner.call('openTopic', { activityId: null }))).toBe(
    'account/session-expired',
  );
  await documentWhen(
    firestorePaths.accountState(uid),
    (state) => state.get('isAuthOutdated') === false,
  );
  await expect(runner.user.getIdToken(true)).rejects.toMatchObject({
    code: expect.stringMatching(/auth\/(user-disabled|user-token-expired)/) as string,
  });

  await admin.call('enableAccount', { uid });
  await expect
    .poll(async () => (await adminAuth.getUser(uid)).disabled, { timeout: 20_000 })
    .toBe(false);
  // The session that was ended stays ended.
  expect(await codeOf(runner.call('openTopic', { activityId: null }))).toBe(
    'account/session-expired',
  );
  await runner.close();
});

it('refuses a custom token that was kept unused until the sessions were ended', async () => {
  const runner = await browserOf('runner');
  const { uid, auth } = runner;
  const own = firestorePaths.user(uid);
  const kept = await makeCustomToken(uid, { secondFactor: 'shown' }, new Date(), adminAuth);
  await admin.call('takeRight', { kind: 'disable-account', uid });
  await admin.call('enableAccount', { uid });
  const state = await documentWhen(
    firestorePaths.accountState(uid),
    (snapshot) => snapshot.get('isAuthOutdated') === false && snapshot.get('isDisabled') === false,
  );
  const endedAtSeconds = Number(state.get('sessionsValidSinceSeconds'));
  await expect
    .poll(() => Date.now() / 1000, { timeout: 30_000 })
    .toBeGreaterThan(endedAtSeconds + 1);

  const { user } = await signInWithCustomToken(auth, kept);
  const { authTime } = await user.getIdTokenResult();
  expect(Date.parse(authTime) / 1000).toBeGreaterThan(endedAtSeconds);
  expect(await reads(runner, own)).toBe('permission-denied');
  expect(await codeOf(runner.call('openTopic', { activityId: null }))).toBe(
    'account/session-expired',
  );

  await signInWithCustomToken(auth, await makeCustomToken(uid, {}, new Date(), adminAuth));
  expect(await reads(runner, own)).toBe('read');
  expect(await codeOf(runner.call('openTopic', { activityId: null }))).toBe('no failure');
  await runner.close();
});

it('takes no custom token that was kept unused for a recent sign-in', async () => {
  const runner = await openBrowser();
  const { uid, auth } = runner;
  const unlinkGoogle = async () => codeOf(runner.call('unlinkProvider', { provider: 'google' }));
  const givenAt = new Date(Date.now() - (RECENT_SIGN_IN_MINUTES_FOR_LINKS + 1) * 60_000);
  await signInWithCustomToken(auth, await makeCustomToken(uid, {}, givenAt, adminAuth));
  expect(await unlinkGoogle()).toBe('auth/requires-recent-login');
  const announced = runner.call('announceEmail', { newEmail: 'new@runners.example' });
  expect(await codeOf(announced)).toBe('auth/requires-recent-login');
  expect(await codeOf(runner.call('exportAccount', {}))).toBe('auth/requires-recent-login');
  await signInWithCustomToken(auth, await makeCustomToken(uid, {}, new Date(), adminAuth));
  expect(await unlinkGoogle()).toBe('no failure');
  await runner.close();
});

it('lets an admin give and take rights and decide soon after a sign-in alone', async () => {
  const late = await browserOf('admin');
  const person = await openBrowser();
  const { uid } = person;
  const decision = {
    topicId: `group_${'n'.repeat(20)}`,
    messageId: 'm'.repeat(20),
    decision: 'dismiss-report',
    caseUpdatedAt: 0,
    wordsDigest: null,
  } as const;
  const revision = { uid, revisionUpdatedAt: 0, isApproved: true, reason: null };
  const acts = async () => [
    await codeOf(late.call('approveBeta', { uid })),
    await codeOf(late.call('makeAdmin', { uid })),
    await codeOf(late.call('appointCoach', { uid, applicationUpdatedAt: 0 })),
    await codeOf(late.call('takeRight', { kind: 'reset-second-factor', uid })),
    await codeOf(late.call('enableAccount', { uid })),
    await codeOf(late.call('decideModeration', decision)),
    await codeOf(late.call('declineApplication', { uid, applicationUpdatedAt: 0, reason: null })),
    await codeOf(late.call('decideCoachRevision', revision)),
    await codeOf(late.call('createCoupon', COUPON)),
    await codeOf(late.call('archiveCoupon', { promotionCodeId: 'promo_nobodys' })),
  ];
  const age = RECENT_SIGN_IN_MINUTES_FOR_ADMIN_ACTS * 60_000;
  const refused = Array<string>(10).fill('auth/requires-recent-login');
  // The person has no account yet, which is said to who may act.
  const found = [
    ...Array<string>(6).fill('common/not-found'),
    'coach/no-application',
    'no failure',
    // Stripe is not asked about in these tests.
    ...Array<string>(2).fill(expect.not.stringContaining('recent-login') as string),
  ];
  for (const [givenAt, codes] of [
    [new Date(Date.now() - age - 60_000), refused],
    [new Date(Date.now() - age + 120_000), found],
  ] as const) {
    await adminFirestore
      .doc(firestorePaths.accountState(late.uid))
      .update({ sessionsValidSinceSeconds: 0 });
    await signInWithCustomToken(late.auth, await makeCustomToken(late.uid, {}, givenAt, adminAuth));
    expect(await acts()).toEqual(codes);
  }
  await Promise.all([late.close(), person.close()]);
});

it('refuses a former admin at once, whatever the token says', async () => {
  const former = await browserOf('admin');
  const path = firestorePaths.user(admin.uid);
  expect(await reads(former, path)).toBe('read');
  await admin.call('takeRight', { kind: 'remove-admin', uid: former.uid });
  expect(await reads(former, path)).toBe('permission-denied');
  expect(await reads(former, firestorePaths.auditLog() + '/any')).toBe('permission-denied');
  const revenge = { kind: 'remove-admin', uid: admin.uid } as const;
  expect(await codeOf(former.call('takeRight', revenge))).toBe('account/session-expired');
  await former.close();
});

it('ends a listener that was open as soon as the browser fetches a token', async () => {
  const former = await browserOf('admin');
  const received = vi.fn<() => void>();
  const ended = new Promise<string>((resolve) => {
    const target = doc(former.firestore, firestorePaths.user(admin.uid));
    onSnapshot(target, received, ({ code }) => {
      resolve(code);
    });
  });
  await vi.waitFor(() => {
    expect(received).toHaveBeenCalled();
  });
  await admin.call('takeRight', { kind: 'remove-admin', uid: former.uid });
  // As the app does when it is notified of it; where the session is revoked by then, there is no token. The
  // emulator's tokens of the same second are equal, and an equal token restarts no listener.
  const token = await former.user.getIdToken();
  await vi.waitFor(
    async () => {
      expect(await former.user.getIdToken(true).catch(() => null)).not.toBe(token);
    },
    { timeout: 30_000, interval: 200 },
  );
  expect(await ended).toBe('permission-denied');
  await former.close();
});

it('asks the state also where the session goes on: an operator may have changed it', async () => {
  const path = firestorePaths.user(admin.uid);
  expect(await reads(other, path)).toBe('read');
  await adminFirestore.doc(firestorePaths.accountState(other.uid)).update({ roles: ['runner'] });
  expect(await reads(other, path)).toBe('permission-denied');
  expect(await reads(other, firestorePaths.user(other.uid))).toBe('read');
  const request = { kind: 'remove-admin', uid: admin.uid } as const;
  expect(await codeOf(other.call('takeRight', request))).toBe('common/permission-denied');
});
