import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { servePreview, type ServedApp } from '../../../scripts/building/built-app.ts';
import { freePorts } from '../../../scripts/find/free-ports.ts';
import { repositoryRoot } from '../../../scripts/repository-root.ts';
import { appOrigin, launchBrowser, requiredSetting } from '../journey-browser.ts';
import { wordsOf } from '../words.ts';
import { keepsTheApp } from './keeps-the-app.ts';

const words = wordsOf('en');

const INSTALL_MILLISECONDS = 60_000;

/** A release here must reach no other journey, so the app is served a second time. */
const folder = mkdtempSync(join(tmpdir(), 'tasuki-releases-'));
const indexFile = join(folder, 'index.html');
const workerFile = join(folder, 'service-worker.js');

let browser: Browser;
let served: ServedApp;
let built: { index: string; worker: string };
beforeAll(async () => {
  cpSync(requiredSetting('TASUKI_APP_FOLDER'), folder, { recursive: true });
  built = { index: readFileSync(indexFile, 'utf8'), worker: readFileSync(workerFile, 'utf8') };
  const settings = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('VITE_') && value !== undefined ? [[name, value]] : [],
    ),
  );
  const { app } = await freePorts({ app: 26_000 });
  served = await servePreview(folder, app, settings);
  const { port } = new URL(appOrigin());
  browser = await launchBrowser([`--host-resolver-rules=MAP localhost:${port} localhost:${app}`]);
});
afterAll(async () => {
  await browser.close();
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  writeFileSync(indexFile, built.index);
  writeFileSync(workerFile, built.worker);
});

describe('a newer release', () => {
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
    const { leave, page } = await keepsTheApp(browser, words);
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

describe('a release that takes the worker away', () => {
  /** Builds the worker alone, as `VITE_SERVICE_WORKER=removed` does with a release. */
  async function removingWorker(): Promise<string> {
    process.env['VITE_SERVICE_WORKER'] = 'removed';
    try {
      const output = await build({
        root: repositoryRoot,
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          rolldownOptions: {
            input: join(repositoryRoot, 'src/service-worker/service-worker.ts'),
            output: { format: 'iife' },
          },
        },
      });
      const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
      const worker = files.find((file) => file.type === 'chunk');
      if (!worker) throw new Error('No worker was built');
      return worker.code;
    } finally {
      delete process.env['VITE_SERVICE_WORKER'];
    }
  }

  const keptIn = async (page: Page) =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));

  it('leaves nothing behind in the browser, and the page that is open goes on', async () => {
    const { context, leave, page, problems } = await keepsTheApp(browser, words);
    expect(await keptIn(page)).toMatchObject({ workers: 1 });
    writeFileSync(workerFile, await removingWorker());
    await page.reload();
    await page.evaluate(() => {
      document.documentElement.dataset['opened'] = 'once';
    });
    const nothing = { caches: [], workers: 0 };
    await expect.poll(async () => keptIn(page), { timeout: INSTALL_MILLISECONDS }).toEqual(nothing);
    expect(await page.evaluate(() => document.documentElement.dataset['opened'])).toBe('once');
    await page
      .getByRole('button', { name: words('uploads:add') })
      .first()
      .waitFor();

    // Each later visit comes from the network, and leaves nothing either.
    await page.goto(`${appOrigin()}/account`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(async () => keptIn(page), { timeout: INSTALL_MILLISECONDS }).toEqual(nothing);
    expect(problems).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto(`${appOrigin()}/activities`)).rejects.toThrow(
      /ERR_INTERNET_DISCONNECTED/,
    );
    await leave();
  });
});
