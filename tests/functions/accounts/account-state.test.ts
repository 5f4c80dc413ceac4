import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { refreshAccountState } from '../../../functions/src/accounts/refresh-account-state.ts';
import { adminAuth, adminFirestore, documentWhen } from '../admin.ts';
import { openBrowser, type Browser } from '../browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ isLetIn: false });
});
afterAll(async () => browser.close());

const ACCOUNT = {
  email: 'hanako@example.test',
  contactEmail: null,
  firstName: '花子',
  lastName: '佐藤',
  phoneNumber: null as string | null,
  country: 'JP',
  language: 'ja',
  timeZone: 'Asia/Tokyo',
  units: 'metric',
  acceptedTermsVersion: '2026-11-21',
  isStartPageShown: false,
};

async function claims(): Promise<Record<string, unknown>> {
  return (await browser.user.getIdTokenResult(true)).claims;
}

it('lets a person in once the profile is complete, and notifies the browser', async () => {
  const { uid } = browser;
  const account = adminFirestore.doc(firestorePaths.user(uid));
  await account.set(ACCOUNT);
  const state = await documentWhen(firestorePaths.accountState(uid), ({ exists }) => exists);
  expect(state.data()).toMatchObject({ roles: ['runner'], isBetaApproved: false });
  expect((await claims()).canAccessBeta ?? false).toBe(false);

  await account.update({ phoneNumber: '+819012345678' });
  const approved = await documentWhen(
    firestorePaths.accountState(uid),
    (snapshot) => snapshot.get('isBetaApproved') === true,
  );
  expect(approved.get('claimsVersion')).toBeGreaterThan(Number(state.get('claimsVersion')));
  expect(await claims()).toMatchObject({ canAccessBeta: true, isCoach: false, isAdmin: false });
});

it('mirrors the name as its language writes it, and no other field', async () => {
  const { uid } = browser;
  const mirror = await documentWhen(firestorePaths.publicProfile(uid), ({ exists }) => exists);
  expect(Object.keys(mirror.data() ?? {}).sort()).toEqual(['displayName', 'uid', 'updatedAt']);
  expect(mirror.get('displayName')).toBe('佐藤 花子');
  await adminFirestore
    .doc(firestorePaths.user(uid))
    .update({ language: 'en', firstName: 'Hanako', lastName: 'Sato' });
  await documentWhen(
    firestorePaths.publicProfile(uid),
    (snapshot) => snapshot.get('displayName') === 'Hanako Sato',
  );
});

it('does not raise the version when nothing changed, however often and beside itself it runs', async () => {
  const { uid } = browser;
  const dependencies = { firestore: adminFirestore, auth: adminAuth, isBetaAutoApproved: true };
  const version = async () =>
    (await adminFirestore.doc(firestorePaths.accountState(uid)).get()).get(
      'claimsVersion',
    ) as unknown;
  const before = await version();
  await Promise.all(
    Array.from({ length: 5 }, async () => refreshAccountState(uid, new Date(), dependencies)),
  );
  expect(await version()).toBe(before);
});

it('keeps a person in who empties a field, and keeps roles and other claims', async () => {
  const { uid } = browser;
  const dependencies = { firestore: adminFirestore, auth: adminAuth, isBetaAutoApproved: false };
  await adminFirestore.doc(firestorePaths.accountState(uid)).update({ roles: ['runner', 'coach'] });
  await adminAuth.setCustomUserClaims(uid, { canAccessBeta: true, stripeRole: 'kept' });
  await adminFirestore.doc(firestorePaths.user(uid)).update({ phoneNumber: null });
  await refreshAccountState(uid, new Date(), dependencies);
  expect(await claims()).toMatchObject({ canAccessBeta: true, isCoach: true, stripeRole: 'kept' });
});

it('gives everyone the same in the end when several first writes come at once', async () => {
  const other = await openBrowser({ isLetIn: false });
  const dependencies = { firestore: adminFirestore, auth: adminAuth, isBetaAutoApproved: true };
  await adminFirestore
    .doc(firestorePaths.user(other.uid))
    .set({ ...ACCOUNT, phoneNumber: '+819012345678' });
  await Promise.all(
    Array.from({ length: 4 }, async () => refreshAccountState(other.uid, new Date(), dependencies)),
  );
  const state = await documentWhen(firestorePaths.accountState(other.uid), ({ exists }) => exists);
  expect(state.data()).toMatchObject({ isBetaApproved: true, roles: ['runner'] });
  expect((await other.user.getIdTokenResult(true)).claims).toMatchObject({ canAccessBeta: true });
  await other.close();
});

it('takes the public name away with the account', async () => {
  const { uid } = browser;
  await adminFirestore.doc(firestorePaths.user(uid)).delete();
  const mirror = await documentWhen(firestorePaths.publicProfile(uid), ({ exists }) => !exists);
  expect(mirror.exists).toBe(false);
});
