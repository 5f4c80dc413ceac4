import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { addFiles, coachWords, openAdded } from '../pages/activity-pages.ts';
import { generatedRun } from '../recording-files.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';
import { keepsTheApp } from './keeps-the-app.ts';

const words = wordsOf('en');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

/** Twice the same count in this time apart. */
const STILL = { interval: 2000, timeout: 60_000 };

/** The content of the browser's caches, by path. */
async function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

describe('the app on the home screen', () => {
  it('opens without a connection what was seen, and says what was not', async () => {
    const { context, leave, page } = await keepsTheApp(browser, words);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Visitors of journeys are in windows that keep nothing, which no browser installs from.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

    const run = generatedRun('steady', 61);
    await addFiles(page, words, [run]);
    await openAdded(page, words, run.name);
    // All of it was seen, as what is kept is what was seen.
    await coachWords(page, words);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const address = page.url();
    await context.setOffline(true);
    await page.goto(`${appOrigin()}/activities`);
    await page.locator('a[href^="/activities/"]').first().waitFor();
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.goto(`${appOrigin()}/signin`);
    await page.waitForURL('**/activities');
    await page.goto(`${appOrigin()}/contact`);
    await page.getByRole('alert').getByText(words('common:state.offline')).waitFor();

    const paths = await keptPaths(page);
    expect(paths.length).toBeGreaterThan(100);
    const files = /^\/(?:assets\/[\w.-]+|kept-language|kept-roles)?$/;
    expect(paths.filter((path) => !files.test(path))).toEqual([]);
    await context.setOffline(false);
    // It comes by itself, as the words said.
    await page.getByLabel(words('feedback:contact.text')).waitFor();
    await leave();
  });

  it('opens a coach’s pages too, which were never visited through the worker', async () => {
    const coach = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
    if (!coach) throw new Error('There is no demo coach');
    const { context, leave, page } = await newVisitor(browser, { isAppKept: true });
    await signIn(page, words, coach);
    await page.waitForURL(`**${routePath('coachHome')}`);
    await page.getByRole('list', { name: words('roster:all.title') }).waitFor();
    const keptCount = async () => (await keptPaths(page)).length;
    const roles = async () =>
      page.evaluate(async () => (await caches.match('/kept-roles'))?.text() ?? null);
    await expect.poll(roles).toBe('coach');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The pages of the role follow the others.
    let before = -1;
    await expect
      .poll(async () => {
        const count = await keptCount();
        const isStill = count === before;
        before = count;
        return isStill && count > 100;
      }, STILL)
      .toBe(true);
    await context.setOffline(true);
    await page.goto(`${appOrigin()}${routePath('quickResponses')}`);
    await page
      .getByRole('heading', { level: 1, name: words('common:title.quickResponses') })
      .waitFor();
    // Data that runners share are not shown before the server has confirmed them in this visit.
    await page.goto(`${appOrigin()}${routePath('coachHome')}`);
    await page.getByText(words('failures:common/offline')).first().waitFor();
    const roster = page.getByRole('list', { name: words('roster:all.title') });
    expect(await roster.count()).toBe(0);
    await context.setOffline(false);
    await roster.waitFor();
    await leave();
  });
});
