import { strToU8, zipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { webManifest } from '@tasuki/domain/navigation/web-manifest';
import { SHARE_PATH } from '@tasuki/domain/uploads/shared-file';
import {
  gpxFile,
  gpxTrack,
  steadyPoints,
  tcxActivity,
  tcxFile,
  tcxLap,
} from '../../recordings/xml-files.ts';
import { appOrigin, journeyBrowser, sandboxOrigin } from '../journey-browser.ts';
import { storedActivityIds } from '../journey-runner.ts';
import { uploadRow } from '../pages/activity-pages.ts';
import { generatedRun, pickedFile, type PickedFile } from '../recording-files.ts';
import { signIn, signOut } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';
import { keepsTheApp } from './keeps-the-app.ts';

const words = wordsOf('en');
const HOUR_SECONDS = 3600;

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

/** A run in each kind of file that another app may share; all are different runs. */
function oneOfEachKind(seed: number): { recordings: PickedFile[]; archive: PickedFile } {
  const gpx = gpxFile(gpxTrack([steadyPoints(1200)]));
  const lap = tcxLap(steadyPoints(1200, 3 * HOUR_SECONDS), {
    startSecond: 3 * HOUR_SECONDS,
    timerSeconds: 1200,
  });
  const zipped = generatedRun('steady', seed + 1);
  return {
    recordings: [
      generatedRun('steady', seed),
      pickedFile('shared.gpx', strToU8(gpx)),
      pickedFile('shared.tcx', strToU8(tcxFile(`<Activities>${tcxActivity([lap])}</Activities>`))),
    ],
    archive: pickedFile(
      'shared.zip',
      zipSync({ [zipped.name]: new Uint8Array(zipped.buffer) }, { level: 0 }),
    ),
  };
}

/** Sends files as another app does that shares them. */
async function share(page: Page, files: readonly PickedFile[]): Promise<void> {
  const otherApp = `${sandboxOrigin()}/another-app`;
  await page.route(otherApp, async (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form action="${appOrigin()}${SHARE_PATH}" method="post" enctype="multipart/form-data"><input type="file" name="files" multiple></form>`,
    }),
  );
  await page.goto(otherApp);
  await page.locator('input').setInputFiles([...files]);
  await page.evaluate(() => {
    document.forms[0]?.submit();
  });
}

/** Takes what is offered, without a connection, and sees it arrive once there is one. */
async function addOfferedFiles(
  page: Page,
  { recordings, archive }: ReturnType<typeof oneOfEachKind>,
): Promise<void> {
  const offer = page.getByRole('status').filter({
    hasText: words('uploads:shared.title_other', { count: recordings.length + 1 }),
  });
  for (const { name } of [...recordings, archive]) await offer.getByText(name).waitFor();
  await page.getByRole('button', { name: words('uploads:shared.add') }).click();
  for (const { name } of recordings) {
    await uploadRow(page, name).waitFor();
  }
  await uploadRow(page, archive.name)
    .getByText(words('uploads:archive.opened', { count: 1 }))
    .waitFor();
  await page.context().setOffline(false);
}

it('is kept while nobody is signed in, and added by whoever signs in and wants it', async () => {
  const { leave, page, runner } = await keepsTheApp(browser, words);
  await signOut(page);
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

it('of each kind is taken without a connection, and becomes an activity once there is one', async () => {
  const { context, leave, page, runner } = await keepsTheApp(browser, words);
  await context.setOffline(true);
  const files = oneOfEachKind(63);
  await share(page, [...files.recordings, files.archive]);
  await page.waitForURL('**/activities?shared=0');
  await addOfferedFiles(page, files);
  await expect.poll(async () => storedActivityIds(runner.uid), { timeout: 60_000 }).toHaveLength(4);
  await leave();
});

/** Passes files to a page as a browser does to an installed app that is opened with them. */
async function launchWith(page: Page, files: readonly PickedFile[]): Promise<void> {
  await page.addInitScript(
    (passed) => {
      const handles = passed.map(({ name, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        return { getFile: async () => Promise.resolve(new File([bytes], name)) };
      });
      const launchQueue = {
        setConsumer: (onLaunch: (launch: { files: typeof handles }) => void) => {
          onLaunch({ files: handles });
        },
      };
      Object.defineProperty(globalThis, 'launchQueue', { value: launchQueue });
    },
    files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') })),
  );
}

it('that the system opens with the app is offered too, also without a connection', async () => {
  const { context, leave, page, runner } = await keepsTheApp(browser, words);
  const session = await context.newCDPSession(page);
  const { data = '{}' } = await session.send('Page.getAppManifest');
  const { file_handlers: handlers, share_target: target } = JSON.parse(data) as ReturnType<
    typeof webManifest
  >;
  const [handler] = handlers;
  const endings = Object.values(handler?.accept ?? {}).flat();
  expect(endings).toEqual(expect.arrayContaining(['.fit', '.gpx', '.tcx', '.zip']));
  expect(target.action).toBe(SHARE_PATH);

  // Only an installed app has this queue, and no journey installs one.
  const files = oneOfEachKind(65);
  await launchWith(page, [...files.recordings, files.archive]);
  await context.setOffline(true);
  await page.goto(`${appOrigin()}${handler?.action ?? ''}`);
  await addOfferedFiles(page, files);
  await expect.poll(async () => storedActivityIds(runner.uid), { timeout: 60_000 }).toHaveLength(4);
  await leave();
});

it('that nobody wants is gone for good', async () => {
  const { leave, page, runner } = await keepsTheApp(browser, words);
  const run = generatedRun('steady', 67);
  await share(page, [run]);
  await page.getByText(run.name).waitFor();
  await page.getByRole('button', { name: words('uploads:shared.discard') }).click();
  await page.getByText(run.name).waitFor({ state: 'detached' });
  await page.reload();
  await page
    .getByRole('button', { name: words('uploads:add') })
    .first()
    .waitFor();
  expect(await page.getByText(run.name).count()).toBe(0);
  expect(await storedActivityIds(runner.uid)).toEqual([]);
  await leave();
});
