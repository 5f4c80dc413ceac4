import { getApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AccountBefore } from '../../../scripts/restore/accounts-before.ts';
import { repeatWithdrawals } from '../../../scripts/restore/repeat-withdrawals.ts';
import type { Restored } from '../../../scripts/restore/restored.ts';
import { adminFirestore } from '../admin.ts';

// A database of its own, since all of it is looked through.
vi.hoisted(() => {
  process.env['GCLOUD_PROJECT'] = `demo-narrowed-${process.pid}`;
});

const NOW = new Date('2026-11-29T06:00:00Z');
const NOW_SECONDS = NOW.getTime() / 1000;
const AT = Timestamp.fromDate(new Date('2026-11-01T06:00:00Z'));
const later = getFirestore(getApp('functions-tests'), 'later');

const LET_IN: AccountBefore = {
  canAccessBeta: true,
  isCoach: false,
  isAdmin: false,
  isDisabled: false,
  hasPassword: true,
};
const restored: Restored = {
  firestore: adminFirestore,
  later,
  before: {
    readAtMilliseconds: NOW.getTime(),
    accounts: {
      same: LET_IN,
      withdrawn: LET_IN,
      disabled: { ...LET_IN, isCoach: true },
      signedOut: LET_IN,
      optedOut: LET_IN,
      released: LET_IN,
      watchOnly: { ...LET_IN, hasPassword: false },
      shutAtAuth: { ...LET_IN, isDisabled: true },
    },
  },
  now: NOW,
};

const state = (uid: string, fields: object = {}) => ({
  uid,
  roles: ['runner'],
  isBetaApproved: true,
  sessionsValidSinceSeconds: 100,
  provenEmails: [`${uid}@example.jp`],
  claimsVersion: 1,
  ...fields,
});
const link = (linkState: string) => ({ provider: 'strava', state: linkState, scopes: [] });
const secret = (uid: string, accountId: string) => ({
  provider: 'strava',
  uid,
  accountId,
  expiresAt: AT,
  scopes: [],
  grantedAt: AT,
  refreshingUntil: null,
  refusedAt: null,
  closedAt: null,
  sealedTokens: {},
  generation: 'g',
});
const binding = (uid: string) => ({ uid, provenEmail: null, createdAt: AT });
const factor = (id: string) => ({ id, isConfirmed: true, lastStep: 1, failures: 0 });
const use = (orderId: string) => ({
  uid: 'same',
  couponId: 'c',
  orderId,
  isDone: true,
  usedAt: AT,
});

async function write(firestore: Firestore, documents: Readonly<Record<string, object>>) {
  for (const [path, data] of Object.entries(documents)) await firestore.doc(path).set(data);
}

async function read(path: string) {
  return (await adminFirestore.doc(path).get()).data();
}

const STATES = [
  'same',
  'withdrawn',
  'signedOut',
  'optedOut',
  'released',
  'watchOnly',
  'shutAtAuth',
];

/** The databases as after an export; then people take things back, and the export is imported. */
beforeAll(async () => {
  const exported = {
    ...Object.fromEntries(STATES.map((uid) => [firestorePaths.accountState(uid), state(uid)])),
    [firestorePaths.accountState('disabled')]: state('disabled', {
      roles: ['runner', 'coach'],
      secondFactorId: 'old',
    }),
    [firestorePaths.secondFactor('disabled')]: factor('old'),
    [firestorePaths.coach('disabled')]: { name: 'D', isApproved: true, isPublished: true },
    [firestorePaths.user('optedOut')]: { email: null, isPostingToStrava: true, isWeatherOn: true },
    [firestorePaths.user('same')]: { email: null, isPostingToStrava: true, isWeatherOn: true },
    [firestorePaths.user('released')]: { email: 'released@example.jp', contactEmail: null },
    [firestorePaths.pushPreferences('optedOut')]: {
      offKinds: ['plan-waiting'],
      isContentShown: true,
    },
    [firestorePaths.pushSubscription('a')]: { uid: 'same', endpoint: 'a' },
    [firestorePaths.pushSubscription('b')]: { uid: 'signedOut', endpoint: 'b' },
    [firestorePaths.googleAccount('g1')]: binding('same'),
    [firestorePaths.googleAccount('g2')]: binding('optedOut'),
    [firestorePaths.providerAccount('strava', '1')]: binding('same'),
    [firestorePaths.providerAccount('strava', '2')]: binding('optedOut'),
    [firestorePaths.providerAccount('strava', '3')]: binding('watchOnly'),
    [firestorePaths.link('same', 'strava')]: link('connected'),
    [firestorePaths.providerSecret('strava', 'same')]: secret('same', '1'),
    [firestorePaths.link('optedOut', 'strava')]: link('connected'),
    [firestorePaths.providerSecret('strava', 'optedOut')]: secret('optedOut', '2'),
    [firestorePaths.link('watchOnly', 'strava')]: link('connected'),
    [firestorePaths.providerSecret('strava', 'watchOnly')]: secret('watchOnly', '3'),
  };
  await write(adminFirestore, exported);
  await write(later, exported);
  await write(later, {
    [firestorePaths.accountState('withdrawn')]: state('withdrawn', {
      isBetaApproved: false,
      isApprovalWithdrawn: true,
    }),
    [firestorePaths.accountState('disabled')]: state('disabled', {
      roles: ['runner', 'coach'],
      isDisabled: true,
      secondFactorId: 'new',
    }),
    [firestorePaths.secondFactor('disabled')]: factor('new'),
    [firestorePaths.coach('disabled')]: { name: 'D', isApproved: true, isPublished: false },
    [firestorePaths.accountState('signedOut')]: state('signedOut', {
      sessionsValidSinceSeconds: 200,
    }),
    [firestorePaths.user('optedOut')]: {
      email: null,
      isPostingToStrava: false,
      isWeatherOn: false,
    },
    [firestorePaths.pushPreferences('optedOut')]: {
      offKinds: ['unread-messages'],
      isContentShown: false,
    },
    [firestorePaths.mailPreferences('optedOut')]: { offKinds: ['unread-messages'] },
    [firestorePaths.suppressedAddress('digest')]: { reason: 'complained', code: null, at: AT },
    [firestorePaths.couponUse('same', 'c')]: use('order'),
    [firestorePaths.link('watchOnly', 'strava')]: link('revoked'),
    [firestorePaths.previousAccount('released')]: { uid: 'released', lostAt: AT, emailDigest: 'd' },
    [firestorePaths.accountState('released')]: state('released', {
      isBetaApproved: false,
      provenEmails: [],
      sessionsValidSinceSeconds: 300,
    }),
    [firestorePaths.user('released')]: { email: 'x@previous-account.invalid', contactEmail: null },
  });
  for (const path of [
    firestorePaths.pushSubscription('b'),
    firestorePaths.googleAccount('g2'),
    firestorePaths.providerAccount('strava', '2'),
    firestorePaths.link('optedOut', 'strava'),
    firestorePaths.providerSecret('strava', 'optedOut'),
  ]) {
    await later.doc(path).delete();
  }
});

it('brings nothing back that was taken since, and takes nothing else', async () => {
  await repeatWithdrawals(restored);

  const stateOf = async (uid: string) => read(firestorePaths.accountState(uid));
  expect(await stateOf('same')).toEqual(state('same'));
  expect(await stateOf('withdrawn')).toMatchObject({
    isBetaApproved: false,
    isApprovalWithdrawn: true,
  });
  expect(await stateOf('disabled')).toMatchObject({
    isDisabled: true,
    isAuthOutdated: true,
    secondFactorId: 'new',
  });
  expect(await read(firestorePaths.job('set-claims_disabled'))).toMatchObject({ state: 'open' });
  expect(await read(firestorePaths.secondFactor('disabled'))).toMatchObject({ id: 'new' });
  expect(await read(firestorePaths.coach('disabled'))).toMatchObject({ isPublished: false });
  expect(await stateOf('signedOut')).toMatchObject({ sessionsValidSinceSeconds: 200 });

  expect(await read(firestorePaths.user('optedOut'))).toMatchObject({
    isPostingToStrava: false,
    isWeatherOn: false,
  });
  expect(await read(firestorePaths.user('same'))).toMatchObject({
    isPostingToStrava: true,
    isWeatherOn: true,
  });
  expect(await read(firestorePaths.pushPreferences('optedOut'))).toMatchObject({
    offKinds: ['plan-waiting', 'unread-messages'],
    isContentShown: false,
  });
  expect(await read(firestorePaths.mailPreferences('optedOut'))).toMatchObject({
    offKinds: ['unread-messages'],
  });
  expect(await read(firestorePaths.suppressedAddress('digest'))).toBeDefined();
  expect(await read(firestorePaths.couponUse('same', 'c'))).toEqual(use('order'));
  expect(await read(firestorePaths.pushSubscription('a'))).toBeDefined();
  expect(await read(firestorePaths.pushSubscription('b'))).toBeUndefined();
});

it('leads nobody in by a sign-in method that was removed, and goes on with no link that ended', async () => {
  expect(await read(firestorePaths.googleAccount('g1'))).toBeDefined();
  expect(await read(firestorePaths.googleAccount('g2'))).toBeUndefined();
  expect(await read(firestorePaths.providerAccount('strava', '1'))).toBeDefined();
  expect(await read(firestorePaths.providerAccount('strava', '2'))).toBeUndefined();
  expect(await read(firestorePaths.link('same', 'strava'))).toMatchObject({ state: 'connected' });
  expect(await read(firestorePaths.link('optedOut', 'strava'))).toMatchObject({
    state: 'unlinking',
  });
  expect(await read(firestorePaths.link('watchOnly', 'strava'))).toMatchObject({
    state: 'revoked',
  });
  expect(await read(firestorePaths.providerSecret('strava', 'watchOnly'))).toMatchObject({
    sealedTokens: null,
  });
  for (const uid of ['optedOut', 'watchOnly']) {
    const job = firestorePaths.job(`unlink-provider_${uid}_strava`);
    expect(await read(job), uid).toMatchObject({ state: 'open' });
  }
});

it('leaves an account without the address that it has lost', async () => {
  expect(await read(firestorePaths.previousAccount('released'))).toBeDefined();
  expect(await read(firestorePaths.job('end-previous-account_released'))).toBeDefined();
  expect(await read(firestorePaths.accountState('released'))).toMatchObject({
    isBetaApproved: false,
    provenEmails: [],
  });
  expect((await read(firestorePaths.user('released')))?.['email']).toContain('previous-account');
});

it('finds nothing more when it is asked again', async () => {
  const { changedStates, endedProviderLinks, changedDocuments } = await repeatWithdrawals(restored);
  expect({ changedStates, endedProviderLinks }).toEqual({
    changedStates: 0,
    endedProviderLinks: 0,
  });
  expect(Object.values(changedDocuments).every((count) => count === 0)).toBe(true);
});

it('ends sessions and removable sign-in methods where the later state is lost', async () => {
  await repeatWithdrawals({ ...restored, later: null });
  expect(await read(firestorePaths.accountState('same'))).toMatchObject({
    isBetaApproved: true,
    sessionsValidSinceSeconds: NOW_SECONDS,
  });
  expect(await read(firestorePaths.accountState('shutAtAuth'))).toMatchObject({ isDisabled: true });
  expect(await read(firestorePaths.pushSubscription('a'))).toBeUndefined();
  expect(await read(firestorePaths.googleAccount('g1'))).toBeUndefined();
  expect(await read(firestorePaths.providerAccount('strava', '1'))).toBeUndefined();
  // Nobody is shut out.
  expect(await read(firestorePaths.providerAccount('strava', '3'))).toBeDefined();
  expect(await read(firestorePaths.user('same'))).toMatchObject({ isWeatherOn: false });
});
