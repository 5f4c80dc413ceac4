import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { coachWords } from '../pages/activity-pages.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { giveConsent, goThrough, newAccount } from '../pages/provider-pages.ts';
import { signIn } from '../sign-up-journey.ts';
import {
  PROVIDER_NAMES,
  finishProfile,
  somebodyAt,
  type Provider,
} from '../pages/provider-newcomers.ts';
import { wordPattern, wordsOf } from '../words.ts';

const english = wordsOf('en');
let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(appOrigin() + path);
}

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
