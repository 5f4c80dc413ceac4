import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  appOrigin,
  launchBrowser,
  newVisitor,
  requiredSetting,
  sandboxOrigin,
} from './journey-browser.ts';
import { createJourneyRunner } from './journey-runner.ts';
import { addFiles, coachWords, openAdded, uploadRow } from './pages/activity-pages.ts';
import { generatedRun, type PickedFile } from './recording-files.ts';
import { signIn } from './sign-up-journey.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('en');

const INSTALL_MILLISECONDS = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** Somebody whose browser keeps the app. */
async function keepsTheApp() {
  const runner = await createJourneyRunner('en');
  const visitor = await newVisitor(browser, { isAppKept: true });
  const { page } = visitor;
  await signIn(page, words, runner);
  await page.waitForURL('**/activities');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return { ...visitor, runner };
}

/** Sends files as another app does that shares them. */
async function share(page: Page, files: readonly PickedFile[]): Promise<void> {
  const otherApp = `${sandboxOrigin()}/another-app`;
  await page.route(otherApp, async (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form action="${appOrigin()}/share-files" method="post" enctype="multipart/form-data"><input type="file" name="files" multiple></form>`,
    }),
  );
  await page.goto(otherApp);
  await page.locator('input').setInputFiles([...files]);
  await page.evaluate(() => {
    document.forms[0]?.submit();
  });
}

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
    const { context, leave, page } = await keepsTheApp();
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

describe('a newer release', () => {
  const folder = requiredSetting('TASUKI_APP_FOLDER');
  const indexFile = join(folder, 'index.html');
  const workerFile = join(folder, 'service-worker.js');
  const built = {
    index: readFileSync(indexFile, 'utf8'),
    worker: readFileSync(workerFile, 'utf8'),
  };
  afterEach(() => {
    writeFileSync(indexFile, built.index);
    writeFileSync(workerFile, built.worker);
  });

  /** Puts another shell in the place of the built one, as a release does. */
  function release(name: string): void {
    const index = built.index.replace('</head>', `<meta name="release" content="${name}"></head>`);
    const digest = createHash('sha256').update(index).digest('base64');
    const worker = built.worker
      .replace(/sha256-[A-Za-z0-9+/=]+/, `sha256-${digest}`)
      // The shell alone has a revision: other files have their digest in their names.
      .replace(/(revision["'`]?:["'`])[0-9a-f]{16}/, `$1${name}`);
    expect(worker).toContain(`"${name}"`);
    writeFileSync(indexFile, index);
    writeFileSync(workerFile, worker);
  }

  const releaseOf = async (page: Page) =>
    page.evaluate(() => document.querySelector('meta[name=release]')?.getAttribute('content'));

  it('is offered, and begins when it is wanted', async () => {
    const { leave, page } = await keepsTheApp();
    release('next');
    await page.reload();
    const offer = page.getByRole('status').filter({ hasText: words('homeScreen:update.ready') });
    // The whole release is fetched before it is offered.
    await offer.waitFor({ timeout: INSTALL_MILLISECONDS });
    expect(await releaseOf(page)).toBeUndefined();
    await offer.getByRole('button', { name: words('homeScreen:update.later') }).click();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await releaseOf(page)).toBeUndefined();
    const reloaded = page.waitForEvent('load');
    await offer.getByRole('button', { name: words('homeScreen:update.take') }).click();
    await reloaded;
    expect(await releaseOf(page)).toBe('next');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await leave();
  });
});

describe('a file that another app shares', () => {
  it('is kept while nobody is signed in, and added by whoever signs in and wants it', async () => {
    const { leave, page, runner } = await keepsTheApp();
    await page.goto(`${appOrigin()}/signout`);
    await page.waitForURL('**/signin');
    const run = generatedRun('steady', 62);
    await share(page, [run]);
    await page.waitForURL(/\/sign(?:in|up)$/);
    await signIn(page, words, runner);
    await page.getByText(run.name).waitFor();
    await page.getByRole('button', { name: words('uploads:shared.add') }).click();
    await uploadRow(page, run.name)
      .getByRole('link', { name: words('uploads:result.open') })
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
    await leave();
  });
});
