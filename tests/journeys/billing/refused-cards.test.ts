import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { journeyVariants } from '../journey-variants.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';
import { CARDS, enterCard, keepStripeClock, unexpected } from './stripe-in-journeys.ts';

/** Cards that are refused as they are entered, with what the runner reads. */
const REFUSED = [
  ['4000000000000002', 'billing/card-declined'],
  ['4000000000000069', 'billing/card-expired'],
  ['4000000000009995', 'billing/card-declined'],
  ['4000000000000119', 'billing/payment-failed'],
  ['4000000000009987', 'billing/card-declined'],
  ['4000000000009979', 'billing/card-declined'],
  ['4000000000000127', 'billing/card-declined'],
] as const;
/** Its check digit is wrong, so that it never leaves the form. */
const MISTYPED = '4242424242424241';

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

it.each(
  journeyVariants([['phone', 'ja', 'ja-JP'] as const], [['desktop', 'en', 'en-GB'] as const]),
)(
  'says why a card is refused, and takes the next one: %s, %s',
  async (viewport, language, locale) => {
    await keepStripeClock();
    const words = wordsOf(language);
    const runner = await createJourneyRunner(language, { isEmailVerified: true });
    const { leave, page, problems } = await newVisitor(browser, { viewport, locale });
    await signIn(page, words, runner);
    await page.waitForURL('**/activities');
    await page.goto(`${appOrigin()}${routePath('onboardingPayment')}?term=monthly`);
    await enterCard(page, MISTYPED);
    await page.locator('input[autocomplete="cc-number"][aria-invalid="true"]').waitFor();
    for (const [number, code] of REFUSED) {
      const answered = page.waitForResponse(/\/v1\/setup_intents\/\w+\/confirm/);
      await enterCard(page, number);
      expect((await answered).status()).toBe(402);
      await page.getByText(words(`failures:${code}`)).waitFor();
    }
    expect(await seriousAxeFindings(page)).toEqual([]);
    await enterCard(page, CARDS.good);
    await page.getByRole('heading', { name: words('billing:result.trialBegan') }).waitFor();
    expect(unexpected(problems)).toEqual([]);
    await leave();
  },
);
