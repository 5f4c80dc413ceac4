import { afterAll, beforeAll, expect, it } from 'vitest';
import { coachLinkId, firestorePaths } from '@tasuki/domain/firestore-paths';
import { adminFirestore } from './admin.ts';
import { codeOf, openBrowser, type Browser } from './browser.ts';

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
    sharesActivities: true,
  });
  await browser.call('takeFreePlan', request);
  expect((await adminFirestore.doc(path).get()).updateTime).toEqual(link.updateTime);
});

it('takes up an ended link anew, and leaves what the runner chose in an active one', async () => {
  const path = firestorePaths.coachLink(browser.uid, coach('open'));
  await adminFirestore.doc(path).update({ sharesActivities: false, planId: 'older' });
  await browser.call('takeFreePlan', { coachId: coach('open'), planId: 'plan' });
  expect((await adminFirestore.doc(path).get()).data()).toMatchObject({
    sharesActivities: false,
    planId: 'plan',
  });
  await adminFirestore.doc(path).update({ state: 'ended' });
  await browser.call('takeFreePlan', { coachId: coach('open'), planId: 'plan' });
  expect((await adminFirestore.doc(path).get()).data()).toMatchObject({
    state: 'active',
    sharesActivities: true,
  });
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
