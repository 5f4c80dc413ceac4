import { readFile } from 'node:fs/promises';
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { getAuth } from 'firebase-admin/auth';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { appOrigin, journeyBrowser, newVisitor, sandboxOrigin } from './journey-browser.ts';
import { createJourneyRunner, type JourneyRunner } from './journey-runner.ts';
import { signIn, signOut } from './sign-up-journey.ts';
import { wordPattern, wordsOf } from './words.ts';

const english = wordsOf('en');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

/** A signed-in person on their account page. */
async function atHome(options: Parameters<typeof createJourneyRunner>[1] = {}) {
  const runner = await createJourneyRunner('en', options);
  const { leave, page } = await newVisitor(browser);
  await enter(page, runner);
  await page.goto(`${appOrigin()}/account`);
  await page.getByRole('heading', { name: english('account:export.title') }).waitFor();
  return { leave, page, runner };
}

async function enter(page: Page, who: Pick<JourneyRunner, 'email' | 'password'>): Promise<void> {
  await signIn(page, english, who);
  await page.waitForURL('**/activities');
}

async function press(page: Page, key: string): Promise<void> {
  await page.getByRole('button', { name: english(key), exact: true }).click();
}

async function fill(page: Page, key: string, text: string): Promise<void> {
  await page.getByLabel(english(key), { exact: true }).fill(text);
}

it('everything of a person is collected in a zip, and downloaded', async () => {
  const { leave, page, runner } = await atHome();
  await press(page, 'account:export.ask');
  const download = page.getByRole('button', { name: english('account:export.download') });
  await download.waitFor({ timeout: 90_000 });
  const arriving = page.waitForEvent('download');
  await download.click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^tasuki-\d{4}-\d{2}-\d{2}\.zip$/);
  const bytes = await readFile(await file.path());
  const zip = new ZipReader(new Uint8ArrayReader(new Uint8Array(bytes)));
  const account = (await zip.getEntries()).find(({ filename }) => filename === 'account.json');
  if (!account || account.directory) throw new Error('there is no account in the zip');
  expect(JSON.parse(await account.getData(new TextWriter()))).toMatchObject({
    email: runner.email,
  });
  await zip.close();
  await leave();
});

it('an account is deleted on a plain yes, and nobody signs in by it any more', async () => {
  const { leave, page, runner } = await atHome();
  await press(page, 'account:deletion.open');
  await page.getByText(english('account:deletion.deadline', { hours: 24 })).waitFor();
  await page.getByRole('checkbox', { name: english('account:deletion.sure') }).check();
  await press(page, 'account:deletion.submit');
  await page.waitForURL('**/signin');
  await page.getByText(wordPattern(english, 'account:deletion.done')).waitFor();
  await expect
    .poll(async () => (await getAuth().getUser(runner.uid)).disabled, { timeout: 60_000 })
    .toBe(true);
  await signIn(page, english, runner);
  await page.getByText(english('failures:auth/user-disabled')).waitFor();
  await leave();
});

it('a password is changed by whoever knows the current one', async () => {
  const { leave, page, runner } = await atHome({ isEmailVerified: true });
  const changed = 'Another-way-7';
  await press(page, 'account:password.change.open');
  await fill(page, 'account:field.currentPassword', 'Wrong-word-1');
  await fill(page, 'account:field.newPassword', changed);
  await fill(page, 'account:field.repeatPassword', changed);
  await press(page, 'account:newPassword.submit');
  await page.getByText(english('failures:account/wrong-password')).waitFor();
  await fill(page, 'account:field.currentPassword', runner.password);
  await press(page, 'account:newPassword.submit');
  await page.getByText(english('account:password.change.done')).waitFor();
  await signOut(page);
  await enter(page, { email: runner.email, password: changed });
  await leave();
});

it('an email is changed by the link that the new one receives', async () => {
  const { leave, page, runner } = await atHome();
  const email = `new-${runner.email}`;
  await press(page, 'account:email.change');
  await fill(page, 'account:email.new', email);
  await press(page, 'account:email.sendChange');
  await page.getByText(english('account:email.changeSent', { email })).waitFor();

  await page.goto(`${sandboxOrigin()}/mails`);
  const mail = page.getByRole('listitem').filter({ hasText: 'Verify your new email' });
  const link = await mail.filter({ hasText: email }).getByRole('link').first().getAttribute('href');
  await page.goto(link ?? '');
  await press(page, 'account:action.confirm.yes');
  await page.getByText(english('account:action.verifyAndChangeEmail.done', { email })).waitFor();
  await signOut(page);
  await enter(page, { email, password: runner.password });
  await leave();
});
