import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from './axe-findings.ts';
import { appOrigin, launchBrowser, newVisitor, sandboxOrigin } from './journey-browser.ts';
import { createJourneyRunner } from './journey-runner.ts';
import { signIn } from './sign-up-journey.ts';
import { wordsOf, type Words } from './words.ts';

/** Stripe's test cards. */
const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksAtSetUp: '4000002500003155',
  asksAlways: '4000002760003184',
  failsLater: '4000000000000341',
} as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** Enters a card and presses the one button of the form. */
async function enterCard(page: Page, number: string): Promise<void> {
  await page.locator('input[autocomplete="cc-number"]').fill(number);
  await page.locator('input[autocomplete="cc-exp"]').fill('1239');
  await page.locator('input[autocomplete="cc-csc"]').fill('123');
  await page.locator('#main button[type="submit"]').click();
}

async function answerBank(page: Page, name: 'Complete authentication' | 'Fail authentication') {
  await page.frameLocator('iframe[name="bank"]').getByRole('button', { name }).click();
}

/** Time passes at Stripe; what is due happens, and the application is notified of it. */
async function letDaysPass(days: number): Promise<void> {
  const response = await fetch(`${sandboxOrigin()}/stripe/sandbox/clock`, {
    method: 'POST',
    body: JSON.stringify({ days }),
  });
  expect(response.ok).toBe(true);
}

async function openSubscriptions(page: Page): Promise<void> {
  await page.goto(`${appOrigin()}${routePath('subscriptions')}`);
}

/** Presses an action of the one subscription, and says yes to the question. */
async function agreeTo(page: Page, words: Words, action: 'cancel' | 'resume'): Promise<void> {
  await page.getByRole('button', { name: words(`billing:action.${action}`), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words(`billing:ask.${action}`) });
  await dialog
    .getByRole('button', { name: words(`billing:action.${action}`), exact: true })
    .click();
  await dialog.waitFor({ state: 'hidden' });
}

/** What Stripe or a function refuses on the way; the browser logs each. */
function unexpected(problems: readonly string[]): string[] {
  return problems.filter(
    (problem) =>
      !problem.includes('402 (Payment Required)') &&
      !problem.includes('/beginSubscription') &&
      !problem.includes('billing/subscription-exists'),
  );
}

it('sells a trial to a runner, who cancels and resumes it: phone, ja', async () => {
  const words = wordsOf('ja');
  const runner = await createJourneyRunner('ja', { isEmailVerified: true });
  const { leave, page, problems } = await newVisitor(browser, { locale: 'ja-JP' });
  const state = (name: string) => page.getByText(words(`billing:state.${name}`), { exact: true });
  await signIn(page, words, runner);
  await page.waitForURL('**/activities');

  await openSubscriptions(page);
  await page.getByRole('link', { name: words('billing:list.choose') }).click();
  await page.getByRole('heading', { name: words('common:title.selectPlan') }).waitFor();
  await page.getByRole('link', { name: words('billing:choose.free') }).waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: words('billing:choose.trial', { days: 14 }) }).click();

  await page.getByRole('heading', { name: words('billing:terms.title') }).waitFor();
  await page.locator('input[autocomplete="cc-number"]').waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await enterCard(page, CARDS.good);
  await page.getByRole('heading', { name: words('billing:result.trialBegan') }).waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  // The page to come back to may be opened again.
  await page.reload();
  await page.getByRole('heading', { name: words('billing:result.trialBegan') }).waitFor();

  await page.getByRole('link', { name: words('billing:result.toSubscriptions') }).click();
  await state('trialing').waitFor();
  await page.getByText(/Visa.*4242/).waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await agreeTo(page, words, 'cancel');
  await state('ending').waitFor();
  await agreeTo(page, words, 'resume');
  await state('trialing').waitFor();

  // Whoever has one is sold no second one.
  await page.goto(`${appOrigin()}${routePath('onboardingPayment')}`);
  await page.getByText(words('failures:billing/subscription-exists')).waitFor();
  expect(unexpected(problems)).toEqual([]);
  await leave();
});

it('repairs what a card or a bank refused: desktop, en', async () => {
  const words = wordsOf('en');
  const runner = await createJourneyRunner('en', { isEmailVerified: true });
  const { leave, page, problems } = await newVisitor(browser, { viewport: 'desktop' });
  const state = (name: string) => page.getByText(words(`billing:state.${name}`), { exact: true });
  const changeCard = async (number: string) => {
    await page.getByRole('link', { name: words('billing:action.updateMethod') }).click();
    await page.getByRole('heading', { name: words('billing:method.title') }).waitFor();
    await enterCard(page, number);
  };
  await signIn(page, words, runner);
  await page.waitForURL('**/activities');

  // A declined card, a bank that says no, and then one that says yes.
  await page.goto(`${appOrigin()}${routePath('onboardingPayment')}?term=yearly`);
  await enterCard(page, CARDS.declined);
  await page.getByText(words('failures:billing/card-declined')).waitFor();
  await enterCard(page, CARDS.asksAtSetUp);
  await answerBank(page, 'Fail authentication');
  await page.getByText(words('failures:billing/not-authenticated')).waitFor();
  await enterCard(page, CARDS.asksAtSetUp);
  await answerBank(page, 'Complete authentication');
  await page.getByRole('heading', { name: words('billing:result.trialBegan') }).waitFor();

  // The card that is charged at the end of the trial fails, and the open page says so.
  await openSubscriptions(page);
  await changeCard(CARDS.failsLater);
  await page.getByRole('heading', { name: words('billing:result.methodChanged') }).waitFor();
  await page.getByRole('link', { name: words('billing:result.toSubscriptions') }).click();
  await state('trialing').waitFor();
  await letDaysPass(15);
  await state('past_due').waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);

  // Another card pays what is due; its bank wants a word each time.
  await changeCard(CARDS.asksAlways);
  await answerBank(page, 'Complete authentication');
  await page.getByRole('link', { name: words('billing:action.confirm') }).click();
  await page.getByRole('button', { name: words('billing:method.confirm') }).click();
  await answerBank(page, 'Complete authentication');
  await state('active').waitFor();
  await page.getByText(/Visa.*3184/).waitFor();
  expect(unexpected(problems)).toEqual([]);
  await leave();
});
