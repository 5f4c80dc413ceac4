import { afterAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { makeFirstAdmin } from '../../../scripts/make-first-admin.ts';
import { proveEmailOf } from '../proven-email.ts';
import { adminAuth, adminFirestore } from '../admin.ts';

const uid = `first-admin-${process.pid}-${Date.now()}`;
const email = `${uid}@example.test`;
const ACCOUNT = {
  email,
  contactEmail: null,
  firstName: '花子',
  lastName: '佐藤',
  phoneNumber: '+819012345678',
  language: 'ja',
};
const STORES = { auth: adminAuth, firestore: adminFirestore };
afterAll(async () => adminAuth.deleteUser(uid));

it('makes an admin of who has signed up, once, and keeps what they are besides', async () => {
  await expect(makeFirstAdmin(email, new Date(), STORES)).rejects.toThrow('Nobody has signed up');
  await adminAuth.createUser({ uid, email });
  await adminAuth.setCustomUserClaims(uid, { kept: 1 });
  await expect(makeFirstAdmin(email, new Date(), STORES)).rejects.toThrow('is not confirmed');
  // Somebody else has followed the mail's link.
  await adminAuth.updateUser(uid, { emailVerified: true });
  await expect(makeFirstAdmin(email, new Date(), STORES)).rejects.toThrow('is not confirmed');
  await proveEmailOf(uid);
  await expect(makeFirstAdmin(email, new Date(), STORES)).rejects.toThrow('never completed');
  await adminFirestore.doc(firestorePaths.user(uid)).set(ACCOUNT);
  const state = adminFirestore.doc(firestorePaths.accountState(uid));
  await state.update({ roles: ['runner', 'coach'], isBetaApproved: false, claimsVersion: 4 });

  await makeFirstAdmin(email, new Date(), STORES);
  await makeFirstAdmin(email, new Date(), STORES);
  expect((await state.get()).get('roles')).toEqual(['runner', 'coach', 'admin']);
  expect((await state.get()).get('isBetaApproved')).toBe(true);
  expect((await state.get()).get('claimsVersion')).toBeGreaterThan(4);
  // The deployed functions, which were notified of the account meanwhile, come to the same.
  await expect
    .poll(async () => (await adminAuth.getUser(uid)).customClaims)
    .toMatchObject({ canAccessBeta: true, isAdmin: true, isCoach: true, kept: 1 });
  const log = adminFirestore.collection(firestorePaths.auditLog());
  const { docs } = await log.where('subjectUid', '==', uid).get();
  expect(docs.map((entry) => entry.data())).toMatchObject([{ kind: 'make-admin', actorUid: null }]);
});
