import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DEMO_ACCOUNTS, type DemoAccount } from '@tasuki/domain/accounts/demo-accounts';
import type { Role } from '@tasuki/domain/accounts/user-account';
import { noteProof } from '../../functions/src/accounts/judge-account.ts';
import { withEmulatorAdmin } from '../../scripts/local-services/emulator-admin.ts';
import { seriousAxeFindings } from './axe-findings.ts';
import {
  appOrigin,
  journeyBrowser,
  newVisitor,
  openWithin,
  requiredSetting,
} from './journey-browser.ts';
import { completeProfile, signIn, signUp, someNewRunner, startForFree } from './sign-up-journey.ts';
import { wordPattern, wordsOf } from './words.ts';

const english = wordsOf('en');
/** Claims are to reach the signed-in browser within seconds, on a busy machine too. */
const SECONDS = 45_000;

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

function demoAccount(role: Role): DemoAccount {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role);
  if (!account) throw new Error(`There is no demo ${role}`);
  return account;
}

/** Local mode lets everybody in; here it is as before an approval, with the email confirmed. */
async function withdrawApproval(email: string): Promise<void> {
  const environment = {
    GCLOUD_PROJECT: requiredSetting('GCLOUD_PROJECT'),
    FIRESTORE_EMULATOR_HOST: requiredSetting('FIRESTORE_EMULATOR_HOST'),
    FIREBASE_AUTH_EMULATOR_HOST: requiredSetting('FIREBASE_AUTH_EMULATOR_HOST'),
  };
  await withEmulatorAdmin(environment, async ({ auth, firestore }) => {
    const { uid, customClaims } = await auth.getUserByEmail(email);
    await noteProof(uid, email, firestore);
    await auth.updateUser(uid, { emailVerified: true });
    await auth.setCustomUserClaims(uid, { ...customClaims, canAccessBeta: false });
    const state = firestore.doc(firestorePaths.accountState(uid));
    const claimsVersion = Number((await state.get()).get('claimsVersion')) + 1;
    await state.update({
      isBetaApproved: false,
      // Otherwise a trigger that follows the account would let them in again.
      isApprovalWithdrawn: true,
      isWaitingForApproval: true,
      claimsVersion,
    });
  });
}

/** Finds a person as an admin does. */
async function find(page: Page, email: string) {
  await page.getByRole('searchbox').fill(email);
  const people = page.getByRole('table', { name: english('common:title.adminUsers'), exact: true });
  const rows = people.locator('tbody > tr');
  const row = rows.filter({ hasText: email });
  await row.waitFor();
  // Until the search was asked for, the list is the one of before.
  await rows.filter({ hasNotText: email }).first().waitFor({ state: 'detached' });
  await row.waitFor();
  return row;
}

/** Chooses something from the menu of a person, and says yes to the question. */
async function takeAway(page: Page, email: string, kind: string, name: string): Promise<void> {
  const row = await find(page, email);
  await row.getByRole('button', { name: english('people:menu', { name }) }).click();
  await page.getByRole('menuitem', { name: english(`people:right.${kind}.action`) }).click();
  const dialog = page.getByRole('dialog', {
    name: english(`people:right.${kind}.question`, { name }),
  });
  await dialog.getByRole('button', { name: english(`people:right.${kind}.action`) }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Presses a right beside a person, and says yes to the question. */
async function give(page: Page, email: string, kind: string, name: string): Promise<void> {
  const row = await find(page, email);
  await row.getByRole('button', { name: english(`people:right.${kind}.of`, { name }) }).click();
  const dialog = page.getByRole('dialog', {
    name: english(`people:right.${kind}.question`, { name }),
  });
  await dialog.getByRole('button', { name: english(`people:right.${kind}.action`) }).click();
  await dialog.waitFor({ state: 'hidden' });
}

it('lets a person in, appoints them, and shows runners what they offer', async () => {
  const person = { ...someNewRunner(), lastName: `Sato${Date.now()}` };
  const wholeName = `${person.firstName} ${person.lastName}`;
  const coachName = `Coach ${person.lastName}`;
  const { leave, page, problems } = await newVisitor(browser);
  await signUp(page, english, person);
  await completeProfile(page, english, person);
  const start = page.getByRole('button', { name: english('onboarding:start') });
  await start.waitFor();
  await withdrawApproval(person.email);
  await start.waitFor({ state: 'hidden' });

  const office = await newVisitor(browser, { viewport: 'desktop' });
  await signIn(office.page, english, demoAccount('admin'));
  await office.page.waitForURL((url) => !url.pathname.startsWith('/signin'));
  await openWithin(office.page, '/admin/users');
  const waiting = await find(office.page, person.email);
  await waiting.getByText(english('people:state.waiting')).waitFor();
  expect(await seriousAxeFindings(office.page)).toEqual([]);
  await give(office.page, person.email, 'approve-beta', wholeName);
  await start.waitFor({ timeout: SECONDS });

  await startForFree(page, english);
  await page.waitForURL('**/coaches');
  await page.getByRole('link', { name: english('coaches:apply.invitation') }).click();
  await page.getByLabel(english('coaches:field.name'), { exact: true }).fill(coachName);
  for (const field of ['description', 'coachingStyle', 'profile'] as const) {
    await page.getByLabel(english(`coaches:field.${field}`), { exact: true }).fill(`My ${field}`);
  }
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: english('coaches:apply.submit') }).click();
  await page.getByText(english('coaches:apply.sent')).waitFor();

  const applied = await find(office.page, person.email);
  await applied.getByText(english('people:state.applied')).waitFor({ timeout: SECONDS });
  await give(office.page, person.email, 'appoint-coach', wholeName);
  const toSwitch = page.getByRole('button', {
    name: english('common:application.switch', { current: english('common:application.runner') }),
  });
  await toSwitch.waitFor({ timeout: SECONDS });
  expect(office.problems).toEqual([]);

  await toSwitch.click();
  await page.getByRole('menuitem', { name: english('common:application.coach') }).click();
  await page.waitForURL('**/coach-app');
  await page.getByRole('link', { name: english('common:place.ownCoach'), exact: true }).click();
  await page
    .getByLabel(english('coaches:field.description'), { exact: true })
    .fill('From first races to sub-3.');
  await page.getByRole('button', { name: english('coaches:own.save'), exact: true }).click();
  await page.getByText(english('coaches:own.revision.open')).waitFor();

  // The public profile changes when an admin has approved it.
  await office.page.goto(`${appOrigin()}/admin/users`);
  const revised = office.page.getByRole('article', { name: coachName });
  await revised.getByText('From first races to sub-3.').waitFor();
  expect(await seriousAxeFindings(office.page)).toEqual([]);
  await revised.getByRole('button', { name: english('people:revision.approve') }).click();
  await revised.waitFor({ state: 'detached' });
  await page.getByLabel(english('coaches:freePlan.name')).fill('First steps');
  await page.getByLabel(english('coaches:freePlan.target')).fill('First marathons');
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: english('coaches:freePlan.offer') }).click();
  await page.getByText(english('coaches:freePlan.isOffered')).waitFor();
  expect(problems).toEqual([]);

  const visitor = await newVisitor(browser);
  await signIn(visitor.page, english, demoAccount('runner'));
  await visitor.page.waitForURL('**/activities');
  await openWithin(visitor.page, '/coaches');
  await visitor.page.getByRole('link', { name: new RegExp(coachName) }).click();
  await visitor.page.getByText('From first races to sub-3.').waitFor();
  await visitor.page.getByText('First marathons').waitFor();
  await visitor.page.getByText(english('coaches:price.free')).waitFor();
  expect(visitor.problems).toEqual([]);

  await takeAway(office.page, person.email, 'remove-coach', wholeName);
  // The session of before is ended: the page asks for the password over what is there.
  await page
    .getByRole('dialog', { name: english('account:expired.title') })
    .waitFor({ timeout: SECONDS });
  await leave();
  await visitor.page.goto(`${appOrigin()}/coaches`);
  await visitor.page
    .getByRole('main')
    .getByRole('link', { name: english('coaches:builtIn.name') })
    .waitFor();
  await visitor.page
    .getByRole('link', { name: new RegExp(coachName) })
    .waitFor({ state: 'detached' });
  await visitor.leave();

  const row = await find(office.page, person.email);
  await row.getByRole('button', { name: english('people:menu', { name: wholeName }) }).click();
  await office.page.getByRole('menuitem', { name: english('people:toLog') }).click();
  await office.page.getByText(english('people:log.kind.remove-coach')).waitFor();
  await office.page.getByText(english('people:log.kind.appoint-coach')).waitFor();
  expect(await seriousAxeFindings(office.page)).toEqual([]);
  expect(office.problems).toEqual([]);
  await office.leave();
});

it('says to a runner plainly what is for admins and coaches, and shows them no switch', async () => {
  const { leave, page, problems } = await newVisitor(browser, { colorScheme: 'dark' });
  await signIn(page, english, demoAccount('runner'));
  await page.waitForURL('**/activities');
  await openWithin(page, '/admin/users');
  await page.getByText(english('people:onlyAdmins')).waitFor();
  await page.goto(`${appOrigin()}/coach-app`);
  await page.getByText(english('coaches:own.onlyCoaches')).waitFor();
  expect(
    await page
      .getByRole('button', { name: wordPattern(english, 'common:application.switch') })
      .count(),
  ).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});

it('shows a coach the plan that runners can take', async () => {
  const { leave, page, problems } = await newVisitor(browser);
  await signIn(page, english, demoAccount('coach'));
  await page.waitForURL('**/coach-app');
  await page.getByRole('link', { name: english('common:place.ownCoach'), exact: true }).click();
  await page.getByText(english('coaches:freePlan.isOffered')).waitFor();
  await expect
    .poll(async () => page.getByLabel(english('coaches:freePlan.name')).inputValue())
    .not.toBe('');
  expect(problems).toEqual([]);
  await leave();
});
