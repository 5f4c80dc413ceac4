import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { seriousAxeFindings } from './axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor, sandboxOrigin } from './journey-browser.ts';
import { wordsOf } from './words.ts';

const japanese = wordsOf('ja');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

it('takes what a signed-out visitor writes of an error to the operator’s mailbox', async () => {
  const { page, leave } = await newVisitor(browser, { locale: 'ja-JP' });
  const text = `ページが開きません ${Date.now()}`;
  await page.goto(`${appOrigin()}/contact?error=23456789`);
  await page.getByText('23456789').waitFor();
  await page.getByLabel(japanese('feedback:contact.email')).fill('writer@example.test');
  await page.getByLabel(japanese('feedback:contact.text')).fill(text);
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: japanese('feedback:contact.send') }).click();
  await page.getByRole('status').filter({ hasText: 'writer@example.test' }).waitFor();
  await expect
    .poll(async () => (await fetch(`${sandboxOrigin()}/mails.json`)).text(), { timeout: 60_000 })
    .toContain(text);
  // The browser keeps no copy of a sent message.
  expect(await page.evaluate(() => JSON.stringify(globalThis.localStorage))).not.toContain(
    '開きません',
  );
  await leave();
});
