import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOrigin, journeyBrowser } from '../journey-browser.ts';
import { addFiles, coachWords, openAdded } from '../pages/activity-pages.ts';
import { generatedRun } from '../recording-files.ts';
import { wordsOf } from '../words.ts';
import { keepsTheApp } from './keeps-the-app.ts';

const words = wordsOf('en');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

/** What the browser's caches hold, by path. */
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
    const files = /^\/(?:assets\/[\w.-]+|kept-language)?$/;
    expect(paths.filter((path) => !files.test(path))).toEqual([]);
    await context.setOffline(false);
    // It comes by itself, as the words said.
    await page.getByLabel(words('feedback:contact.text')).waitFor();
    await leave();
  });
});
