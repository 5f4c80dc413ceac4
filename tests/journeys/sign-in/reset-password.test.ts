import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { journeyBrowser, newVisitor } from '../journey-browser.ts';
import { linkOfMail } from '../pages/sent-mails.ts';
import { becomeRunner, signIn, signOut, signUp, someNewRunner } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';

const english = wordsOf('en');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

/** Asks for the mail by which a password is set anew, as somebody who is signed out. */
async function linkToReset(page: Page, email: string): Promise<string> {
  await signOut(page);
  await page.getByRole('link', { name: english('account:signIn.toResetPassword') }).click();
  // Both pages ask for an email: only the next one sends the mail.
  await page.getByRole('heading', { name: english('common:title.resetPassword') }).waitFor();
  await page.getByLabel(english('account:field.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: english('account:resetPassword.submit') }).click();
  await page.getByText(english('account:resetPassword.sent', { email })).waitFor();
  const link = await linkOfMail('resetPassword', email);
  expect(link).toContain('mode=resetPassword');
  return link;
}

it('resets a password by the mail, whose link works once', async () => {
  const { leave, page } = await newVisitor(browser);
  const runner = someNewRunner();
  await signUp(page, english, runner);
  await page.waitForURL('**/onboarding/update-profile');
  await page.goto(await linkOfMail('verifyEmail', runner.email));
  await page.getByRole('button', { name: english('account:action.confirm.yes') }).click();
  await page.getByText(english('account:action.verifyEmail.done')).waitFor();
  const link = await linkToReset(page, runner.email);
  await page.goto(link);
  const newPassword = page.getByLabel(english('account:field.newPassword'), { exact: true });
  const repeated = page.getByLabel(english('account:field.repeatPassword'), { exact: true });
  const set = page.getByRole('button', { name: english('account:newPassword.submit') });
  await newPassword.fill('onlysmallletters');
  await repeated.fill('onlysmallletters');
  await set.click();
  await page.getByText(english('common:validation.passwordTooWeak')).waitFor();
  await newPassword.fill('Another-way-7');
  await repeated.fill('Another-way-7');
  await set.click();
  await page
    .getByText(english('account:action.resetPassword.done', { email: runner.email }))
    .waitFor();

  await page.goto(link);
  await page.getByText(english('failures:auth/invalid-action-code')).waitFor();
  await signIn(page, english, { email: runner.email, password: 'Another-way-7' });
  await page.waitForURL('**/onboarding/update-profile');
  await leave();
});

it('hands nothing over to who resets the password of an address that nobody has confirmed', async () => {
  const maker = await newVisitor(browser);
  const runner = someNewRunner();
  await becomeRunner(maker.page, english, runner);
  const { leave, page } = await newVisitor(browser);
  await page.goto(await linkToReset(page, runner.email));
  for (const field of ['newPassword', 'repeatPassword'] as const) {
    await page.getByLabel(english(`account:field.${field}`), { exact: true }).fill('Another-way-7');
  }
  await page.getByRole('button', { name: english('account:newPassword.submit') }).click();
  await page
    .getByText(english('account:action.resetPassword.done', { email: runner.email }))
    .waitFor();
  await signIn(page, english, { email: runner.email, password: 'Another-way-7' });
  await page.getByText(english('failures:account/address-released')).waitFor();
  expect(new URL(page.url()).pathname).toBe('/signin');

  // The address is theirs to begin with.
  await page.getByRole('link', { name: english('account:signIn.toSignUp') }).click();
  const email = page.getByLabel(english('account:field.email'), { exact: true });
  expect(await email.inputValue()).toBe(runner.email);
  await signUp(page, english, { ...runner, firstName: 'Hana', password: 'Another-way-7' });
  await page.waitForURL('**/onboarding/update-profile');
  expect(await page.getByText(runner.firstName, { exact: true }).count()).toBe(0);
  await maker.leave();
  await leave();
});
