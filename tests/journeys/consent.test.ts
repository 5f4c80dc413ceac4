import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BROWSER_STORAGE } from '@tasuki/domain/consent/browser-storage';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { buildApp, servePreview, type ServedApp } from '../../scripts/building/built-app.ts';
import { freePorts } from '../../scripts/find/free-ports.ts';
import { localAnalytics } from '../../scripts/settings/local-analytics.ts';
import type { CollectedItem } from '../../sandbox/analytics/analytics-collector.ts';
import { seriousAxeFindings } from './axe-findings.ts';
import { appOrigin, launchBrowser, newVisitor, sandboxOrigin } from './journey-browser.ts';
import { messageBox } from './pages/conversation-pages.ts';
import { comparedWithList, keptInBrowser, namesOnList } from './pages/kept-in-browser.ts';
import { rowShifts } from './pages/row-shifts.ts';
import { untilKept } from './pages/seen-pages.ts';
import { signIn } from './sign-up-journey.ts';
import { wordsOf } from './words.ts';

const english = wordsOf('en');
const BUILD_MILLISECONDS = 120_000;
/** Visits are sent when the page is idle. */
const PATIENCE = { timeout: 45_000, interval: 500 };

let browser: Browser;
let served: ServedApp;
const folder = mkdtempSync(join(tmpdir(), 'tasuki-consent-'));

beforeAll(async () => {
  const settings = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      (name.startsWith('VITE_') || name === 'APP_ORIGIN') && value !== undefined
        ? [[name, value]]
        : [],
    ),
  );
  const environment = {
    ...settings,
    ...localAnalytics(true, sandboxOrigin()),
    VITE_ANALYTICS_EVENT_NAMES: 'localhost=runner_visit,athlete.localhost=athlete_visit',
  };
  const { app } = await freePorts({ app: 25_000 });
  const before = { ...process.env };
  // A build takes its settings from the process, which runs other journeys afterwards.
  await buildApp(folder, environment).finally(() => {
    process.env = before;
  });
  served = await servePreview(folder, app, environment);
  // The addresses of the app lead to the one that was built with analytics.
  const { port } = new URL(appOrigin());
  const rules = ['localhost', '*.localhost'].map((host) => `MAP ${host}:${port} localhost:${app}`);
  browser = await launchBrowser([`--host-resolver-rules=${rules.join(',')}`]);
}, BUILD_MILLISECONDS);
afterAll(async () => {
  await browser.close();
  await served.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(`${folder}-source-maps`, { recursive: true, force: true });
});
beforeEach(async () => {
  await fetch(`${sandboxOrigin()}/analytics/forget`, { method: 'POST' });
});

/** Notes from now on what the pages ask the receivers for. */
function watchReceivers(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(`${sandboxOrigin()}/analytics`)) asked.push(request.url());
  });
  return asked;
}

async function received(): Promise<CollectedItem[]> {
  const response = await fetch(`${sandboxOrigin()}/analytics/received.json`);
  return (await response.json()) as CollectedItem[];
}

async function visitsAt(receiver: string): Promise<unknown[][]> {
  const items = await received();
  return items
    .filter((item) => item.receiver === receiver && 'page_path' in item.body)
    .map(({ body }) => [body['event'], body['page_path'], body['page_referrer']]);
}

function sheetOf(page: Page) {
  return page.getByRole('region', { name: english('consent:sheet.title') });
}

async function open(page: Page, path: string, origin = appOrigin()): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.locator('h1').first().waitFor();
}

it('loads and sends nothing before an answer, nor after a no', async () => {
  const { context, leave, page, problems } = await newVisitor(browser);
  const asked = watchReceivers(context);
  await open(page, '/signin');
  await sheetOf(page).waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  expect(asked).toEqual([]);
  await sheetOf(page)
    .getByRole('button', { name: english('consent:sheet.noToAll') })
    .click();
  await sheetOf(page).waitFor({ state: 'detached' });
  await page.reload();
  await open(page, '/terms');
  await page.waitForLoadState('networkidle');
  expect(await sheetOf(page).count()).toBe(0);
  expect(asked).toEqual([]);
  expect(await received()).toEqual([]);
  expect(problems).toEqual([]);
  await leave();
});

it('asks nobody whose browser sends Global Privacy Control, and sends nothing', async () => {
  const { context, page, problems } = await newVisitor(browser, { viewport: 'desktop' });
  const asked = watchReceivers(context);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await open(page, '/external-transmission');
  await page.getByText(english('consent:question.privacyControl')).waitFor();
  await open(page, '/signin');
  await page.waitForLoadState('networkidle');
  expect(await sheetOf(page).count()).toBe(0);
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

it('sends visits by their names after a yes, nobody in clear, and nothing after the no', async () => {
  const runner = DEMO_ACCOUNTS[0];
  if (!runner) throw new Error('There is no demo runner');
  const { context, leave, page, problems } = await newVisitor(browser);
  await open(page, '/signin?email=hanako@example.jp');
  await sheetOf(page)
    .getByRole('button', { name: english('consent:sheet.choose') })
    .click();
  const answer = (purpose: string, word: 'yes' | 'no') =>
    page
      .getByRole('radiogroup', { name: english(`consent:purpose.${purpose}.name`) })
      .getByText(english(`consent:question.${word}`), { exact: true })
      .click();
  await answer('statistics', 'yes');
  await answer('recording', 'no');
  await answer('errors', 'no');
  await sheetOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => visitsAt('google-analytics'), PATIENCE).toHaveLength(1);
  await signIn(page, english, runner);
  await page.waitForURL('**/activities');
  const row = page.locator('a[href^="/activities/"]').first();
  const activityPath = (await row.getAttribute('href')) ?? '';
  await page.locator(`#main a[href="${routePath('plan')}"]`).waitFor();
  // Nothing that came after the rows moved one of them, the next session included.
  expect(await rowShifts(page)).toEqual([]);
  await row.click();
  await page.waitForURL(`**${activityPath}`);
  const origin = appOrigin();
  const lastVisit = ['runner_visit', '/activities/:activityId', `${origin}/activities`];
  await expect
    .poll(async () => (await visitsAt('google-analytics')).at(-1), PATIENCE)
    .toEqual(lastVisit);
  await expect
    .poll(async () => (await visitsAt('tag-manager')).at(-1), PATIENCE)
    .toEqual(lastVisit);
  const items = await received();
  const ofAnalytics = items.filter(({ receiver }) => receiver === 'google-analytics');
  expect(ofAnalytics.at(-1)?.body).toMatchObject({
    user_id: expect.any(String) as unknown,
    page_location: `${origin}/activities/:activityId`,
    page_title: '/activities/:activityId',
    consent: { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' },
  });
  expect(items.find(({ body }) => body['event'] === 'identified' && body['user_id'])?.body).toEqual(
    expect.objectContaining({
      user_email: null,
      user_email_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      user_name_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    }),
  );
  const everything = JSON.stringify(items);
  for (const secret of [runner.email, 'hanako', activityPath.split('/').at(-1) ?? '']) {
    expect(everything).not.toContain(secret);
  }
  expect(new Set(items.map(({ receiver }) => receiver))).toEqual(
    new Set(['google-analytics', 'tag-manager']),
  );

  // A no ends all of it, in every tab, and takes the cookies away.
  const otherTab = await context.newPage();
  const visits = (await visitsAt('google-analytics')).length;
  await open(otherTab, '/terms');
  await expect
    .poll(async () => (await visitsAt('google-analytics')).length, PATIENCE)
    .toBe(visits + 1);
  await open(page, routePath('account'));
  // A tab in which nothing of it runs yet has nothing to end.
  await expect
    .poll(async () => (await visitsAt('google-analytics')).length, PATIENCE)
    .toBe(visits + 2);
  const reloaded = [page, otherTab].map((tab) => tab.waitForEvent('load'));
  await answer('statistics', 'no');
  await Promise.all(reloaded);
  await otherTab.close();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('_ga'))).toEqual([]);
  await fetch(`${sandboxOrigin()}/analytics/forget`, { method: 'POST' });
  await open(page, routePath('activities'));
  await row.waitFor();
  expect(await received()).toEqual([]);
  expect(problems).toEqual([]);
  await leave();
});

it('names a visit by its host', async () => {
  const { port } = new URL(appOrigin());
  for (const [host, name] of [
    ['www.localhost', 'runner_visit'],
    ['athlete.localhost', 'athlete_visit'],
  ] as const) {
    const { context, page } = await newVisitor(browser, { viewport: 'desktop' });
    await open(page, '/terms', `http://${host}:${port}`);
    await sheetOf(page)
      .getByRole('button', { name: english('consent:sheet.yesToAll') })
      .click();
    await expect
      .poll(async () => (await visitsAt('google-analytics')).at(-1)?.slice(0, 2), PATIENCE)
      .toEqual([name, '/terms']);
    await context.close();
  }
});

it('records no form, no conversation and no health, and masks every other word', async () => {
  const runner = DEMO_ACCOUNTS[0];
  if (!runner) throw new Error('There is no demo runner');
  const { leave, page, problems } = await newVisitor(browser);
  await open(page, '/signin');
  await sheetOf(page)
    .getByRole('button', { name: english('consent:sheet.yesToAll') })
    .click();
  await signIn(page, english, runner);
  await page.locator('a[href^="/activities/"]').first().waitFor();
  const recordedTexts = async () =>
    (await received())
      .filter(({ receiver }) => receiver === 'session-recording')
      .flatMap(({ body }) => body['texts'] as string[]);
  // The recorder may be there before the sign-in or only after it, so it is no matter how often it sends.
  const frameWords = english('common:title.activities').replace(/\S/gu, '▒');
  await expect.poll(recordedTexts, PATIENCE).toContain(frameWords);
  expect((await recordedTexts()).filter((text) => !/^[▒\s]+$/u.test(text))).toEqual([]);
  expect(problems).toEqual([]);
  await leave();
});

it('starts no script of another company where the address holds a code, and does on the next page', async () => {
  const { context, leave, page } = await newVisitor(browser);
  await open(page, '/signin');
  const asked = watchReceivers(context);
  await sheetOf(page)
    .getByRole('button', { name: english('consent:sheet.yesToAll') })
    .click();
  await expect.poll(() => asked.some((url) => url.includes('fs.js')), PATIENCE).toBe(true);
  asked.splice(0);
  await fetch(`${sandboxOrigin()}/analytics/forget`, { method: 'POST' });
  await open(page, '/auth/action?mode=resetPassword&oobCode=SECRETCODE');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /fs\.js|gtm\.js|gtag/u.test(url))).toEqual([]);
  expect(JSON.stringify(await received())).not.toContain('SECRETCODE');
  await page.locator('a[href="/reset-password"]').click();
  await expect.poll(() => asked.some((url) => url.includes('fs.js')), PATIENCE).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(JSON.stringify(await received())).not.toContain('SECRETCODE');
  await leave();
});

it('reports an error with its place, and nothing of anybody', async () => {
  const { leave, page } = await newVisitor(browser);
  await open(page, '/terms?email=hanako@example.jp');
  await sheetOf(page)
    .getByRole('button', { name: english('consent:sheet.yesToAll') })
    .click();
  const envelopes = async () =>
    (await received()).filter(({ receiver }) => receiver === 'sentry').map(({ body }) => body);
  let attempts = 0;
  const thrown = () =>
    page.evaluate(
      (again) => {
        setTimeout(() => {
          const words = 'hanako@example.jp ran at 182 bpm near 35.681236, "my knee hurts"';
          throw new TypeError(`${words}${again}`);
        });
        // One like the one before would not be sent.
      },
      ' again'.repeat((attempts += 1)),
    );
  await expect
    .poll(async () => {
      await thrown();
      return JSON.stringify(await envelopes());
    }, PATIENCE)
    .toContain('"TypeError"');
  const reports = JSON.stringify(await envelopes());
  expect(reports).toContain('… ran at # bpm near #');
  expect(reports).toContain('"environment":"production"');
  expect(reports).toContain(`${appOrigin()}/terms`);
  // The recorder comes later still. What led to an error is sent some seconds after it.
  await expect
    .poll(
      async () => {
        await thrown();
        return JSON.stringify(await envelopes());
      },
      { ...PATIENCE, interval: 7000 },
    )
    .toContain('replay_recording');
  const everything = JSON.stringify(await envelopes());
  for (const secret of [
    'hanako',
    '182 bpm',
    '35.68',
    'knee',
    english('legal:terms.service.heading'),
  ]) {
    expect(everything).not.toContain(secret);
  }
  await leave();
});

it('keeps in the browser what the list of cookies and storage says, and nothing else', async () => {
  const runner = DEMO_ACCOUNTS[0];
  if (!runner) throw new Error('There is no demo runner');
  const { context, leave, page } = await newVisitor(browser, { isAppKept: true });
  const asked = watchReceivers(context);
  await open(page, '/signin');
  await sheetOf(page)
    .getByRole('button', { name: english('consent:sheet.yesToAll') })
    .click();
  await expect.poll(() => asked.some((url) => url.includes('envelope')), PATIENCE).toBe(true);
  await signIn(page, english, runner);
  await page.waitForURL('**/activities');
  await untilKept(page);
  await page.locator('a[href^="/activities/"]').first().click();
  await page.getByRole('link', { name: english('questions:ask') }).click();
  await messageBox(page, english).fill('Not sent yet');
  const entries = async () => comparedWithList(await keptInBrowser(context, page)).entries;
  const EXPECTED = [
    ...['consent', 'session', 'sessionHints', 'lastSeen', 'records', 'recordsOfTabs', 'drafts'],
    ...['appFiles', 'googleAnalytics', 'errorReplays'],
  ];
  await expect
    .poll(async () => [...(await entries())], PATIENCE)
    .toEqual(expect.arrayContaining(EXPECTED));
  expect(comparedWithList(await keptInBrowser(context, page)).unlisted).toEqual([]);
  await open(page, routePath('externalTransmission'));
  const shown = await namesOnList(page, english);
  for (const entry of await entries()) {
    const { names } = Object.entries(BROWSER_STORAGE).find(([name]) => name === entry)?.[1] ?? {
      names: [],
    };
    expect(shown).toEqual(expect.arrayContaining([...names]));
  }
  await leave();
});

it('lists what it keeps where the browser has no database', async () => {
  const runner = DEMO_ACCOUNTS[0];
  if (!runner) throw new Error('There is no demo runner');
  const { context, page } = await newVisitor(browser, { viewport: 'desktop' });
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });
  await open(page, '/signin');
  await sheetOf(page)
    .getByRole('button', { name: english('consent:sheet.noToAll') })
    .click();
  await signIn(page, english, runner);
  await page.locator('a[href^="/activities/"]').first().waitFor();
  const { entries, unlisted } = comparedWithList(await keptInBrowser(context, page));
  expect(unlisted).toEqual([]);
  expect(entries).toContain('sessionWithoutDatabase');
  await context.close();
});
