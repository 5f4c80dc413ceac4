import { expect, it } from 'vitest';
import type { FreePlanOffer } from '@tasuki/domain/coaches/coach-calls';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { offerFreePlan } from '../../../functions/src/coaches/offer-free-plan.ts';
import { undisturbedAdmin } from '../undisturbed-admin.ts';

const { firestore: adminFirestore } = undisturbedAdmin('offers');
const RUN = `free-plan-offer-${process.pid}-${Date.now()}`;
const OFFER: FreePlanOffer = { name: 'はじめの一歩', target: '初心者', state: 'published' };
let count = 0;

async function coach(
  roles: readonly string[] = ['runner', 'coach'],
  hasProfile = true,
): Promise<string> {
  count += 1;
  const uid = `${RUN}-${count}`;
  await adminFirestore.doc(firestorePaths.accountState(uid)).set({ uid, roles });
  if (hasProfile) {
    await adminFirestore
      .doc(firestorePaths.coach(uid))
      .set({ id: uid, kind: 'human', name: uid, isApproved: true, isPublished: true });
  }
  return uid;
}

async function offer(uid: string, isCoach: boolean, request = OFFER): Promise<unknown> {
  try {
    return await offerFreePlan(
      request,
      { uid, claims: { isCoach } },
      { firestore: adminFirestore },
    );
  } catch (cause) {
    if (cause instanceof TasukiFailure) return cause.code;
    throw cause;
  }
}

const plan = (uid: string) => adminFirestore.doc(firestorePaths.coachPlan(uid, 'free'));

it.each([
  ['words that nobody should have to read', { target: 'You are a worthless idiot' }],
  ['the address of a page, which mails would make a link', { name: 'Confirm: pay-tasuki.com' }],
])('publishes no %s', async (_what, words) => {
  const uid = await coach();
  expect(await offer(uid, true, { ...OFFER, ...words })).toBe('coach/offer-unsafe');
  expect((await plan(uid).get()).exists).toBe(false);
});

it('puts one plan for 0 JPY on the coach’s list, however often it is offered', async () => {
  const uid = await coach();
  expect(await Promise.all([offer(uid, true), offer(uid, true)])).toEqual(
    Array(2).fill({ planId: 'free' }),
  );
  expect((await plan(uid).get()).data()).toMatchObject({
    ...OFFER,
    coachId: uid,
    priceJpy: 0,
    currency: 'JPY',
  });
  await offer(uid, true, { ...OFFER, name: ' 二歩目 ' });
  await offer(uid, true, { ...OFFER, name: ' 二歩目 ', state: 'archived' });
  const { docs } = await adminFirestore.collection(firestorePaths.coachPlans(uid)).get();
  expect(docs.map((document) => document.data())).toMatchObject([
    { id: 'free', name: '二歩目', state: 'archived', priceJpy: 0 },
  ]);
});

it.each([
  ['a runner', ['runner'], true, false, 'common/permission-denied'],
  ['an admin', ['runner', 'admin'], true, false, 'common/permission-denied'],
  [
    'a coach whose token does not say so yet',
    ['runner', 'coach'],
    true,
    false,
    'common/permission-denied',
  ],
  ['whose role was taken back', ['runner'], true, true, 'common/permission-denied'],
  ['a coach without a profile', ['runner', 'coach'], false, true, 'coach/not-found'],
] as const)('refuses %s', async (_who, roles, hasProfile, isCoach, code) => {
  const uid = await coach(roles, hasProfile);
  expect(await offer(uid, isCoach)).toBe(code);
  expect((await plan(uid).get()).exists).toBe(false);
});

it('refuses a name of spaces', async () => {
  const uid = await coach();
  expect(await offer(uid, true, { ...OFFER, name: '  ' })).toBe('common/invalid-request');
});
