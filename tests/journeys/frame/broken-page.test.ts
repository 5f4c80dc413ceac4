import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor, sandboxOrigin } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';

const words = wordsOf('en');
const BROKEN_PART = '**/assets/trends-page-*.js';

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

it('says what is safe, sends a note with the error’s id, and is whole again when it is loaded anew', async () => {
  const runner = await createJourneyRunner('en');
  const { leave, page } = await newVisitor(browser);
  await signIn(page, words, runner);
  await page.waitForURL('**/activities');
  await page.route(BROKEN_PART, async (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Broken() { throw new TypeError('a part is broken'); }",
    }),
  );
  await page.goto(`${appOrigin()}${routePath('trends')}`);
  const broken = page.getByRole('alert').filter({ hasText: words('common:state.broken') });
  await broken.waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  // The frame around it still works.
  await page.getByRole('navigation', { name: words('common:frame.places') }).waitFor();

  // A note to the operator names the error, and who wrote it can be answered.
  await broken.getByRole('link', { name: words('common:action.writeToUs') }).click();
  await page.waitForURL(/\/contact\?error=/);
  const errorId = new URL(page.url()).searchParams.get('error') ?? '';
  expect(errorId).toMatch(/^\w{8}$/);
  await page.getByText(words('feedback:contact.aboutError', { errorId })).waitFor();
  const text = `My trends are gone ${Date.now()}`;
  await page.getByLabel(words('feedback:contact.text')).fill(text);
  const email = page.getByLabel(words('feedback:contact.email'));
  if (await email.isVisible()) await email.fill(runner.email);
  await page.getByRole('button', { name: words('feedback:contact.send') }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /answer/ })
    .waitFor();
  const mails = async () => (await fetch(`${sandboxOrigin()}/mails.json`)).text();
  await expect.poll(mails, { timeout: 20_000 }).toContain(text);
  expect(await mails()).toContain(errorId);

  // Loaded anew, the page is whole.
  await page.goto(`${appOrigin()}${routePath('trends')}`);
  await broken.waitFor();
  await page.unroute(BROKEN_PART);
  await broken.getByRole('button', { name: words('common:action.reload') }).click();
  await page
    .getByRole('heading', { level: 1, name: words('common:title.trends'), exact: true })
    .waitFor();
  await broken.waitFor({ state: 'detached' });
  await leave();
});
