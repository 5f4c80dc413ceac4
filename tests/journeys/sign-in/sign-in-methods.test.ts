import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { variantsInTurn } from '../../figures/variants-in-turn.ts';
import { coachWords } from '../pages/activity-pages.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { journeyVariants } from '../journey-variants.ts';
import { giveConsent, goThrough, newAccount } from '../pages/provider-pages.ts';
import { signIn, signOut } from '../sign-up-journey.ts';
import { wordPattern, wordsOf } from '../words.ts';

const english = wordsOf('en');
const PROVIDER_NAMES = { google: 'Google', strava: 'Strava', garmin: 'Garmin' } as const;
type Provider = keyof typeof PROVIDER_NAMES;

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

let emailCount = 0;
function newEmail(): string {
  emailCount += 1;
  return `door-${Date.now()}-${emailCount}@journeys.tasuki.example`;
}

function somebodyAt(provider: Provider) {
  return provider === 'google'
    ? { google: { email: newEmail(), firstName: 'Mika', lastName: 'Abe' } }
    : { account: newAccount() };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(appOrigin() + path);
}

/** Garmin's box for earlier activities is off at first; a journey can do without years of history. */
async function arrive(page: Page, provider: Provider): Promise<void> {
  if (provider === 'garmin') {
    await page.getByText(english('account:scopes.garminHistory')).waitFor();
    await page.getByRole('button', { name: english('account:scopes.leave') }).click();
  }
  await page.waitForURL('**/onboarding/update-profile');
}

/** Fills in what the sign-in method did not give. */
async function finishProfile(page: Page, provider: Provider): Promise<void> {
  const field = (name: string) =>
    page.getByLabel(english(`onboarding:field.${name}`), { exact: true });
  if (provider === 'garmin') {
    await field('firstName').fill('Minh');
    await field('lastName').fill('Pham');
  }
  await expect.poll(async () => field('firstName').inputValue()).not.toBe('');
  if (provider !== 'google') await field('email').fill(newEmail());
  await page.getByLabel(english('onboarding:field.country')).selectOption('JP');
  await page.getByLabel(english('onboarding:field.phoneNumber')).fill('090-1234-5678');
  await page.getByRole('button', { name: english('onboarding:profile.submit') }).click();
}

describe.each(variantsInTurn<Provider>(['google', 'strava', 'garmin']))(
  'signing in by %s',
  (provider) => {
    it('leads somebody new in, with the page they wanted kept, and in again later', async () => {
      const { leave, page, problems } = await newVisitor(browser);
      const somebody = somebodyAt(provider);
      await open(page, '/topics/some-topic/chat');
      await page.waitForURL('**/signup?lp=1');
      await goThrough(page, english, provider, somebody);
      await arrive(page, provider);
      await finishProfile(page, provider);
      await page.waitForURL('**/onboarding');

      await signOut(page);
      await goThrough(page, english, provider, somebody);
      await page.waitForURL('**/onboarding');
      expect(problems).toEqual([]);
      await leave();
    });
  },
);

/** Behaviour that is the same for all providers. */
const ALIKE = journeyVariants<Provider>(['strava'], ['google', 'garmin']);

describe.each(ALIKE)('a newcomer by %s', (provider) => {
  it('asks somebody who is not registered for the terms, after one consent, and lets them in', async () => {
    const { leave, page } = await newVisitor(browser);
    const somebody = somebodyAt(provider);
    await open(page, '/signin');
    await goThrough(page, english, provider, somebody);
    await page.getByRole('button', { name: english('account:newcomer.agree') }).click();
    await arrive(page, provider);
    await leave();
  });

  it('makes no account for somebody who does not agree', async () => {
    const { leave, page } = await newVisitor(browser);
    const somebody = somebodyAt(provider);
    await open(page, '/signin');
    await goThrough(page, english, provider, somebody);
    await page.getByRole('button', { name: english('account:newcomer.decline') }).click();
    await page.waitForURL('**/signin');
    await goThrough(page, english, provider, somebody);
    await page.getByRole('heading', { name: english('account:newcomer.title') }).waitFor();
    await leave();
  });

  it('leads back when somebody says no there', async () => {
    const { leave, page } = await newVisitor(browser);
    await open(page, '/signup?lp=1');
    await goThrough(page, english, provider, { ...somebodyAt(provider), decision: 'Refuse' });
    await page.getByText(english('failures:provider/denied')).waitFor();
    await page.getByRole('link', { name: english('account:arrival.back'), exact: true }).click();
    await page.waitForURL('**/signup?lp=1');
    await leave();
  });
});

describe('on the way back from a provider', () => {
  it('a box that was not ticked is explained, and ticked on the way back', async () => {
    const { leave, page } = await newVisitor(browser);
    const account = newAccount();
    await open(page, '/signup');
    await goThrough(page, english, 'strava', { account, without: [/activity:read_all/] });
    await page.getByText(english('account:scopes.missing', { name: 'Strava' })).waitFor();
    await page.getByText(english('account:scopes.activities')).waitFor();
    const goBack = english('account:scopes.goBack', { name: 'Strava' });
    await page.getByRole('button', { name: goBack }).click();
    await giveConsent(page, { account });
    await page.waitForURL('**/onboarding/update-profile');
    await leave();
  });

  it('a broken line costs nothing: the same answer is sent again', async () => {
    const { leave, page } = await newVisitor(browser);
    let isBroken = true;
    await page.route('**/finishProviderSignIn?*', async (route) =>
      isBroken ? route.abort('connectionfailed') : route.continue(),
    );
    await open(page, '/signup');
    await goThrough(page, english, 'garmin', somebodyAt('garmin'));
    await page.getByText(english('failures:common/unavailable')).waitFor();
    isBroken = false;
    await page.getByRole('button', { name: english('common:action.tryAgain') }).click();
    await arrive(page, 'garmin');
    await leave();
  });

  it('an address is good once, and in the browser in which it began', async () => {
    const { leave, page } = await newVisitor(browser);
    const stranger = await newVisitor(browser);
    let returnedTo = '';
    page.on('framenavigated', (frame) => {
      if (frame.url().includes('/callback?')) returnedTo = frame.url();
    });
    await open(page, '/signup');
    await goThrough(page, english, 'strava', somebodyAt('strava'));
    await page.waitForURL('**/onboarding/update-profile');
    expect(returnedTo).toContain('/auth/strava/callback?');

    await page.goto(returnedTo);
    await page.getByText(english('account:arrival.spent')).waitFor();
    await stranger.page.goto(returnedTo);
    await stranger.page.getByText(english('failures:provider/state-invalid')).waitFor();
    await stranger.page
      .getByRole('link', { name: english('common:title.signIn') })
      .first()
      .click();
    await stranger.page.waitForURL('**/signin');
    await stranger.leave();
    await leave();
  });

  it('an email that is somebody’s is not given to whom Google only knew by it', async () => {
    const { leave, page } = await newVisitor(browser);
    const { email } = await createJourneyRunner('en', { isEmailVerified: true });
    await open(page, '/signup');
    const google = { email, firstName: 'Mika', lastName: 'Abe' };
    await goThrough(page, english, 'google', { google });
    await page.getByText(english('failures:auth/email-already-in-use')).waitFor();
    await leave();
  });
});

/** Has the functions answer one request as they do when a sign-in is too old; nobody can wait so long. */
async function refuseOnceAsTooOld(page: Page): Promise<void> {
  const code = 'auth/requires-recent-login';
  const refusal = { status: 'FAILED_PRECONDITION', message: code, details: { code } };
  let isRefused = false;
  await page.route('**/beginProviderSignIn?*', async (route) => {
    if (isRefused || route.request().method() !== 'POST') return route.continue();
    isRefused = true;
    const headers = { 'access-control-allow-origin': appOrigin() };
    return route.fulfill({ status: 400, headers, json: { error: refusal } });
  });
}

/** A signed-in person on their account page. */
async function atHome() {
  const runner = await createJourneyRunner('en');
  const { leave, page, problems } = await newVisitor(browser);
  await signIn(page, english, runner);
  await page.waitForURL('**/activities');
  await open(page, '/account');
  const row = (provider: Provider) => page.getByRole('group', { name: PROVIDER_NAMES[provider] });
  await row('strava').waitFor();
  return { leave, page, row, runner, problems };
}

const button = (key: string, provider: Provider) => ({
  name: english(key, { name: PROVIDER_NAMES[provider] }),
  exact: true,
});

describe('the account page', () => {
  it('links Strava, shows its history coming in, and unlinks it after saying what goes', async () => {
    const { leave, page, row } = await atHome();
    await row('strava').getByRole('button', button('links:link', 'strava')).click();
    await giveConsent(page, { account: `${newAccount()}~12` });
    await page.waitForURL('**/account');
    await row('strava').getByText(english('links:state.connected'), { exact: true }).waitFor();
    await row('strava').getByText(english('links:history.done')).waitFor({ timeout: 90_000 });
    await row('strava')
      .getByText(wordPattern(english, 'links:history.countBackTo_other'))
      .waitFor();

    await row('strava').getByRole('button', button('links:unlink', 'strava')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(english('links:goes.strava')).waitFor();
    await dialog.getByRole('button', button('links:unlink', 'strava')).click();
    await row('strava').getByText(english('links:state.none')).waitFor({ timeout: 60_000 });
    await leave();
  });

  it('links Garmin, unlinks it after saying what stays, links it again, and reads of a run that came', async () => {
    const { leave, page, row, problems } = await atHome();
    const given = { account: `${newAccount()}~2`, also: [/HISTORICAL_DATA_EXPORT/] };
    await row('garmin').getByRole('button', button('links:link', 'garmin')).click();
    await giveConsent(page, given);
    await page.waitForURL('**/account');
    await row('garmin').getByText(english('links:state.connected'), { exact: true }).waitFor();
    await row('garmin').getByText(english('links:history.running')).waitFor();
    await row('garmin')
      .getByText(wordPattern(english, 'links:lastImport'))
      .waitFor({ timeout: 60_000 });

    await row('garmin').getByRole('button', button('links:unlink', 'garmin')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(english('links:goes.garmin')).waitFor();
    await dialog.getByRole('button', button('links:unlink', 'garmin')).click();
    await row('garmin').getByText(english('links:state.none')).waitFor({ timeout: 60_000 });
    await row('garmin').getByRole('button', button('links:link', 'garmin')).click();
    await giveConsent(page, given);
    await page.waitForURL('**/account');
    await row('garmin').getByText(english('links:state.connected'), { exact: true }).waitFor();

    // Imported activities stay, also while there was no link.
    await open(page, '/activities');
    await page.locator('a[href^="/activities/"]').first().click();
    await page.waitForURL(/\/activities\/.+/);
    await coachWords(page, english);
    await page
      .getByText(wordPattern(english, 'activities:facts.sources', { sources: 'Garmin' }))
      .waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it('links Google, and unlinks it', async () => {
    const { leave, page, row } = await atHome();
    await row('google').getByRole('button', button('links:link', 'google')).click();
    await giveConsent(page, somebodyAt('google'));
    await page.waitForURL('**/account');
    await row('google').getByRole('button', button('links:unlink', 'google')).click();
    await page.getByRole('dialog').getByRole('button', button('links:unlink', 'google')).click();
    await row('google').getByText(english('links:state.none')).waitFor();
    await leave();
  });

  it('asks who is there when the sign-in is old, and goes on after the password', async () => {
    const { leave, page, row, runner } = await atHome();
    await refuseOnceAsTooOld(page);
    await row('garmin').getByRole('button', button('links:link', 'garmin')).click();
    const dialog = page.getByRole('dialog', { name: english('account:prove.text') });
    await dialog
      .getByLabel(english('account:field.password'), { exact: true })
      .fill(runner.password);
    await dialog.getByRole('button', { name: english('account:prove.submit') }).click();
    await giveConsent(page, { account: `${newAccount()}~1`, also: [/HISTORICAL_DATA_EXPORT/] });
    await page.waitForURL('**/account');
    await row('garmin').getByText(english('links:state.connected'), { exact: true }).waitFor();
    await leave();
  });

  it('asks whoever has a watch alone by the watch, there and back, and goes on', async () => {
    const { leave, page } = await newVisitor(browser);
    const somebody = somebodyAt('strava');
    await open(page, '/signup');
    await goThrough(page, english, 'strava', somebody);
    await page.waitForURL('**/onboarding/update-profile');
    await finishProfile(page, 'strava');
    await page.waitForURL('**/onboarding');
    await open(page, '/onboarding?show=account');
    await refuseOnceAsTooOld(page);
    const row = page.getByRole('group', { name: PROVIDER_NAMES.google });
    await row.getByRole('button', button('links:link', 'google')).click();
    await goThrough(page, english, 'strava', somebody);
    await giveConsent(page, somebodyAt('google'));
    await page.waitForURL('**/onboarding?show=account');
    await row.getByText(english('links:state.connected'), { exact: true }).waitFor();
    await leave();
  });

  it('says whose an account at a provider is already', async () => {
    const first = await newVisitor(browser);
    const somebody = somebodyAt('strava');
    await open(first.page, '/signup');
    await goThrough(first.page, english, 'strava', somebody);
    await first.page.waitForURL('**/onboarding/update-profile');
    await first.leave();

    const { leave, page, row } = await atHome();
    await row('strava').getByRole('button', button('links:link', 'strava')).click();
    await giveConsent(page, somebody);
    await page.getByText(english('failures:provider/account-in-use')).waitFor();
    await page.getByRole('link', { name: english('account:arrival.back'), exact: true }).click();
    await page.waitForURL('**/account');
    await leave();
  });
});
