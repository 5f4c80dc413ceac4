import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor, sandboxOrigin } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';

const words = wordsOf('en');
/** Files have no names of their own: the one of the page holds words that no other asks for. */
const PARTS = '**/assets/*.js';
const WORDS_OF_BROKEN_PART = 'trends:span.label';

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

it('says what is safe, sends a note with the error’s id, and is whole again when it is loaded anew', async () => {
  const runner = await createJourneyRunner('en');
  const { leave, page } = await newVisitor(browser);
  await signIn(page, words, runner);
  await page.waitForURL('**/activities');
  await page.route(PARTS, async (route) => {
    const response = await route.fetch();
    const isBroken = (await response.text()).includes(WORDS_OF_BROKEN_PART);
    if (!isBroken) return route.fulfill({ response });
    // The answer lacks the headers that let a browser keep it.
    return route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Broken() { throw new TypeError('a part is broken'); }",
    });
  });
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
  await email.fill(runner.email);
  await page.getByRole('button', { name: words('feedback:contact.send') }).click();
  await page
    .getByRole('status')
    .filter({ hasText: words('feedback:contact.sent', { email: runner.email }) })
    .waitFor();
  const mails = async () => (await fetch(`${sandboxOrigin()}/mails.json`)).text();
  await expect.poll(mails, { timeout: 60_000 }).toContain(text);
  expect(await mails()).toContain(errorId);

  // Loaded anew, the page is whole.
  await page.goto(`${appOrigin()}${routePath('trends')}`);
  await broken.waitFor();
  await page.unroute(PARTS);
  await broken.getByRole('button', { name: words('common:action.reload') }).click();
  await page
    .getByRole('heading', { level: 1, name: words('common:title.trends'), exact: true })
    .waitFor();
  await broken.waitFor({ state: 'detached' });
  await leave();
});
