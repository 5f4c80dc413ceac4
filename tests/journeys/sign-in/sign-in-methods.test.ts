import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { variantsInTurn } from '../../figures/variants-in-turn.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { journeyVariants } from '../journey-variants.ts';
import { giveConsent, goThrough, newAccount } from '../pages/provider-pages.ts';
import { signOut } from '../sign-up-journey.ts';
import { arrive, finishProfile, somebodyAt, type Provider } from '../pages/provider-newcomers.ts';
import { wordsOf } from '../words.ts';

const english = wordsOf('en');
let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(appOrigin() + path);
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
