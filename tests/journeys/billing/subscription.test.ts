import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { journeyVariants } from '../journey-variants.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf, type Words } from '../words.ts';
import {
  answerBank,
  CARDS,
  enterCard,
  keepStripeClock,
  letDaysPass,
  makeCoupon,
  unexpected,
} from './stripe-in-journeys.ts';

// All that moves Stripe's clock is in this file: the sandbox has one clock for all files that run at once.
let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

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

it.each(
  journeyVariants([['phone', 'ja', 'ja-JP'] as const], [['desktop', 'en', 'en-GB'] as const]),
)(
  'sells a trial to a runner, who cancels and resumes it: %s, %s',
  async (viewport, language, locale) => {
    await keepStripeClock();
    const words = wordsOf(language);
    const runner = await createJourneyRunner(language, { isEmailVerified: true });
    const { leave, page, problems } = await newVisitor(browser, { viewport, locale });
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

    // A person who has one can buy no second one.
    await page.goto(`${appOrigin()}${routePath('onboardingPayment')}`);
    await page.getByText(words('failures:billing/subscription-exists')).waitFor();
    expect(unexpected(problems)).toEqual([]);
    await leave();
  },
);

it.each(
  journeyVariants([['desktop', 'en', 'en-GB'] as const], [['phone', 'ja', 'ja-JP'] as const]),
)('repairs what a card or a bank refused: %s, %s', async (viewport, language, locale) => {
  await keepStripeClock();
  const words = wordsOf(language);
  const runner = await createJourneyRunner(language, { isEmailVerified: true });
  const { leave, page, problems } = await newVisitor(browser, { viewport, locale });
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

it.each(
  journeyVariants([['phone', 'ja', 'ja-JP'] as const], [['desktop', 'en', 'en-GB'] as const]),
)(
  'shows what a switch of the plan costs, and makes it: %s, %s',
  async (viewport, language, locale) => {
    await keepStripeClock();
    const words = wordsOf(language);
    const runner = await createJourneyRunner(language, { isEmailVerified: true });
    const { leave, page, problems } = await newVisitor(browser, { viewport, locale });
    const title = (term: string) =>
      page.getByRole('heading', {
        name: words('billing:switch.to', { term: words(`billing:plan.${term}`) }),
      });
    const openSwitch = async () =>
      page.goto(`${appOrigin()}${routePath('coachSubscriptionEdit', { coachId: OWN_SELLER })}`);
    await signIn(page, words, runner);
    await page.waitForURL('**/activities');
    await page.goto(`${appOrigin()}${routePath('onboardingPayment')}?term=monthly`);
    await enterCard(page, CARDS.good);
    await page.getByRole('heading', { name: words('billing:result.trialBegan') }).waitFor();
    await letDaysPass(15);

    // Paying more each time is charged at once, with what is left of the month taken off.
    await openSubscriptions(page);
    await page.getByText(words('billing:state.active'), { exact: true }).waitFor();
    await page.getByRole('link', { name: words('billing:action.switchPlan') }).click();
    await title('yearly').waitFor();
    const pay = page.getByRole('button', { name: /[￥¥]2[0-9],[0-9]{3}/ });
    await pay.waitFor();
    await page.getByText(words('billing:switch.credit'), { exact: true }).waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    await pay.click();
    await page.getByText(words('billing:switch.done')).waitFor();
    await page
      .getByText(/[￥¥]23,760/)
      .first()
      .waitFor();

    // Paying less begins when what is paid for is over, and can be undone until then.
    await openSwitch();
    await title('monthly').waitFor();
    await page.getByRole('button', { name: words('billing:switch.change') }).click();
    await page.getByRole('button', { name: words('billing:action.keepPlan') }).waitFor();
    await page.getByText(words('billing:fact.switch'), { exact: true }).waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    expect(unexpected(problems)).toEqual([]);
    await leave();
  },
);

it.each(
  journeyVariants([['desktop', 'en', 'en-GB'] as const], [['phone', 'ja', 'ja-JP'] as const]),
)(
  'begins without a card where a coupon covers all, in the dark: %s, %s',
  async (viewport, language, locale) => {
    await keepStripeClock();
    const words = wordsOf(language);
    const code = `COVERS-${Date.now()}-${language.toUpperCase()}`;
    await makeCoupon(code, { percent_off: '100', duration: 'forever' });
    const runner = await createJourneyRunner(language, { isEmailVerified: true });
    const { leave, page } = await newVisitor(browser, { viewport, locale, colorScheme: 'dark' });
    const useCoupon = async (entered: string) => {
      await page.getByLabel(words('billing:coupon.code')).fill(entered);
      await page.getByRole('button', { name: words('billing:coupon.check') }).click();
    };
    await signIn(page, words, runner);
    await page.waitForURL('**/activities');
    await page.goto(`${appOrigin()}${routePath('onboardingPayment')}?term=monthly`);
    await useCoupon(`NO-${code}`);
    await page.getByText(words('failures:billing/invalid-coupon-code')).waitFor();
    await useCoupon(code.toLowerCase());
    await page.getByText(words('billing:coupon.valid')).waitFor();
    await page.getByText(words('billing:coupon.covered')).waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: words('billing:coupon.start') }).click();
    await page.getByText(words('billing:state.trialing'), { exact: true }).waitFor();
    await page.getByText(words('billing:coupon.forever', { percent: 100 })).waitFor();
    await letDaysPass(15);
    await page.getByText(words('billing:state.active'), { exact: true }).waitFor();
    await page.getByText(words('billing:fact.noCard')).first().waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    await leave();
  },
);

it.each(
  journeyVariants([['desktop', 'en', 'en-GB'] as const], [['phone', 'ja', 'ja-JP'] as const]),
)(
  'takes a coupon off so many charges, and says until when: %s, %s',
  async (viewport, language, locale) => {
    await keepStripeClock();
    const words = wordsOf(language);
    const code = `HALF-${Date.now()}-${language.toUpperCase()}`;
    await makeCoupon(code, { percent_off: '50', duration: 'repeating', duration_in_months: '3' });
    const runner = await createJourneyRunner(language, { isEmailVerified: true });
    const { leave, page, problems } = await newVisitor(browser, { viewport, locale });
    await signIn(page, words, runner);
    await page.waitForURL('**/activities');
    await page.goto(`${appOrigin()}${routePath('onboardingPayment')}?term=monthly`);
    await page.getByLabel(words('billing:coupon.code')).fill(code);
    await page.getByRole('button', { name: words('billing:coupon.check') }).click();
    await page.getByText(words('billing:coupon.valid')).waitFor();
    // The charge with the coupon, and the full price that comes after it.
    await page.getByText(words('billing:coupon.withIt'), { exact: true }).waitFor();
    await page
      .getByText(/[￥¥]1,490/)
      .first()
      .waitFor();
    await page
      .getByText(/[￥¥]2,980/)
      .first()
      .waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    await enterCard(page, CARDS.good);
    await page.getByRole('heading', { name: words('billing:result.trialBegan') }).waitFor();

    // The end of the trial charges the half, and the next charge is the half as well.
    await page.getByRole('link', { name: words('billing:result.toSubscriptions') }).click();
    await page.getByText(words('billing:state.trialing'), { exact: true }).waitFor();
    await letDaysPass(15);
    await page.getByText(words('billing:state.active'), { exact: true }).waitFor();
    await page
      .getByText(/[￥¥]1,490/)
      .first()
      .waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    expect(unexpected(problems)).toEqual([]);
    await leave();
  },
);
