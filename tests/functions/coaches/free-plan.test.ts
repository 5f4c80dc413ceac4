import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coachLinkId, firestorePaths } from '@tasuki/domain/firestore-paths';
import { SHARING_CONSENT_VERSION as CONSENT } from '@tasuki/domain/coaches/coach-sharing';
import { adminFirestore } from '../admin.ts';
import { codeOf, openBrowser, type Browser } from '../browser.ts';

const NOT_SHARED = { sharesActivities: false, consentVersion: null, consentedAt: null };
const SHARED = { sharesActivities: true, consentVersion: CONSENT };

let browser: Browser;
const coach = (id: string) => `free-plan-test-${id}`;

async function writeCoach(
  id: string,
  fields: { isApproved?: boolean; isPublished?: boolean },
  plan: { priceJpy?: number; state?: string } = {},
): Promise<void> {
  await adminFirestore.doc(firestorePaths.coach(coach(id))).set({
    id: coach(id),
    kind: 'human',
    name: id,
    isApproved: true,
    isPublished: true,
    ...fields,
  });
  await adminFirestore.doc(firestorePaths.coachPlan(coach(id), 'plan')).set({
    id: 'plan',
    coachId: coach(id),
    priceJpy: 0,
    state: 'published',
    ...plan,
  });
}

beforeAll(async () => {
  browser = await openBrowser();
  await writeCoach('open', {});
  await writeCoach('asking', {});
  await writeCoach('priced', {}, { priceJpy: 2980 });
  await writeCoach('archived', {}, { state: 'archived' });
  await writeCoach('hidden', { isPublished: false });
  await writeCoach('waiting', { isApproved: false });
});
afterAll(async () => browser.close());

it('links the runner to the coach whose free plan is taken, once', async () => {
  const { uid } = browser;
  const request = { coachId: coach('open'), planId: 'plan' };
  const answers = await Promise.all([
    browser.call('takeFreePlan', request),
    browser.call('takeFreePlan', request),
  ]);
  expect(answers).toEqual(Array(2).fill({ coachLinkId: coachLinkId(uid, coach('open')) }));
  const path = firestorePaths.coachLink(uid, coach('open'));
  const link = await adminFirestore.doc(path).get();
  expect(link.data()).toMatchObject({
    runnerUid: uid,
    coachId: coach('open'),
    planId: 'plan',
    state: 'active',
    sharesActivities: false,
    consentVersion: null,
    consentedAt: null,
  });
  await browser.call('takeFreePlan', request);
  expect((await adminFirestore.doc(path).get()).updateTime).toEqual(link.updateTime);
});

it('keeps what the runner agreed to in an active link, and asks anew after its end', async () => {
  const path = firestorePaths.coachLink(browser.uid, coach('open'));
  const stored = async () => (await adminFirestore.doc(path).get()).data();
  const request = { coachId: coach('open'), planId: 'plan' };
  await browser.call('shareWithCoach', { coachId: coach('open'), consentVersion: CONSENT });
  await adminFirestore.doc(path).update({ planId: 'older' });
  await browser.call('takeFreePlan', request);
  expect(await stored()).toMatchObject({ ...SHARED, planId: 'plan' });
  await adminFirestore.doc(path).update({ state: 'ended' });
  await browser.call('takeFreePlan', request);
  expect(await stored()).toMatchObject({ ...NOT_SHARED, state: 'active' });
});

it('notes a consent with its text and time, where it is given with the plan or later', async () => {
  const path = firestorePaths.coachLink(browser.uid, coach('asking'));
  const stored = async () => adminFirestore.doc(path).get();
  const plan = { coachId: coach('asking'), planId: 'plan' };
  const before = Date.now();
  await browser.call('takeFreePlan', { ...plan, consentVersion: CONSENT });
  const taken = await stored();
  expect(taken.data()).toMatchObject(SHARED);
  const consentedAt = taken.get('consentedAt') as Timestamp;
  expect(consentedAt.toMillis()).toBeGreaterThanOrEqual(before);
  expect(consentedAt.toMillis()).toBeLessThanOrEqual(Date.now());

  // Once more changes nothing, by either way.
  const consent = { coachId: coach('asking'), consentVersion: CONSENT } as const;
  await browser.call('takeFreePlan', { ...plan, consentVersion: CONSENT });
  await browser.call('shareWithCoach', consent);
  expect((await stored()).updateTime).toEqual(taken.updateTime);

  await adminFirestore.doc(path).update({ sharesActivities: false });
  expect(await browser.call('shareWithCoach', consent)).toEqual({ isSharing: true });
  const again = await stored();
  expect(again.data()).toMatchObject(SHARED);
  expect((again.get('consentedAt') as Timestamp).toMillis()).toBeGreaterThan(
    consentedAt.toMillis(),
  );
});

it.each(['2020-01-01', '', null, true])(
  'takes %j for no consent, since it is no text that is shown',
  async (consentVersion) => {
    const request = { coachId: coach('open'), consentVersion };
    expect(await codeOf(browser.callWith('shareWithCoach', request))).toBe(
      'common/invalid-request',
    );
    const plan = { ...request, planId: 'plan' };
    expect(await codeOf(browser.callWith('takeFreePlan', plan))).toBe('common/invalid-request');
  },
);

it('links no coach to themselves', async () => {
  const { uid } = browser;
  const profile = { id: uid, kind: 'human', name: 'own', isApproved: true, isPublished: true };
  await adminFirestore.doc(firestorePaths.coach(uid)).set(profile);
  const plan = { id: 'plan', coachId: uid, priceJpy: 0, state: 'published' };
  await adminFirestore.doc(firestorePaths.coachPlan(uid, 'plan')).set(plan);
  const taking = browser.call('takeFreePlan', { coachId: uid, planId: 'plan' });
  expect(await codeOf(taking)).toBe('coach/not-found');
  const link = await adminFirestore.doc(firestorePaths.coachLink(uid, uid)).get();
  expect(link.exists).toBe(false);
});

it('lets nobody share by a link that is ended, another’s, or not there', async () => {
  const path = (id: string) => firestorePaths.coachLink(browser.uid, coach(id));
  await adminFirestore.doc(path('left')).set({ runnerUid: browser.uid, state: 'ended' });
  await adminFirestore.doc(path('anothers')).set({ runnerUid: 'another', state: 'active' });
  for (const id of ['left', 'anothers', 'nobody']) {
    const consent = { coachId: coach(id), consentVersion: CONSENT } as const;
    expect(await codeOf(browser.call('shareWithCoach', consent)), id).toBe('coach/not-found');
  }
  expect((await adminFirestore.doc(path('anothers')).get()).get('sharesActivities')).toBe(
    undefined,
  );
});

it.each([
  ['priced', 'plan', 'coach/plan-not-free'],
  ['archived', 'plan', 'coach/not-found'],
  ['hidden', 'plan', 'coach/not-found'],
  ['waiting', 'plan', 'coach/not-approved-yet'],
  ['open', 'another', 'coach/not-found'],
  ['nobody', 'plan', 'coach/not-found'],
])('refuses the plan of a coach who is %s (%s) with %s', async (id, planId, code) => {
  expect(await codeOf(browser.call('takeFreePlan', { coachId: coach(id), planId }))).toBe(code);
  const link = firestorePaths.coachLink(browser.uid, coach(id));
  if (id !== 'open') expect((await adminFirestore.doc(link).get()).exists).toBe(false);
});
