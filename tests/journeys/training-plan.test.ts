import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from './axe-findings.ts';
import { appOrigin, launchBrowser, newVisitor, type JourneyOptions } from './journey-browser.ts';
import { createJourneyRunner } from './journey-runner.ts';
import { signIn } from './sign-up-journey.ts';
import { signInDirectly } from './stored-data.ts';
import { wordsOf } from './words.ts';

const STORED = { timeout: 15_000, interval: 200 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

it.each([
  ['phone', 'ja', 'ja-JP'],
  ['desktop', 'en', 'en-GB'],
] as const)(
  'gives a runner a plan to read before they take it, and ends it when asked: %s, %s',
  async (viewport, language, locale) => {
    const words = wordsOf(language);
    const runner = await createJourneyRunner(language, { isEmailVerified: true });
    const { leave, page, problems } = await newVisitor(browser, { viewport, locale });
    const press = async (key: string) =>
      page.getByRole('button', { name: words(key), exact: true }).click();
    const heading = (key: string) => page.getByRole('heading', { name: words(key), exact: true });
    await signIn(page, words, runner);
    await page.waitForURL('**/activities');
    await page.goto(`${appOrigin()}${routePath('plan')}`);
    await press('plan:empty.action');
    await heading('plan:start.title').waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);

    // Whoever is ill gets kind words, and may change the answer.
    await page.getByLabel(words('plan:question.health'), { exact: true }).selectOption('ill');
    await press('plan:start.show');
    await page.getByText(words('plan:refused.ill')).waitFor();
    await press('plan:start.back');
    await page.getByLabel(words('plan:question.health'), { exact: true }).selectOption('well');
    await press('plan:start.show');
    await heading('plan:proposal.title').waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    await press('plan:start.accept');

    // Taken on one device, it is there on another. The first one is left as soon as the plan is stored.
    // Under load the emulator confirms a time to a listener before it delivers what was written until
    // then. The page would then say that there is no plan.
    await page.getByRole('button', { name: words('plan:week.next'), exact: true }).waitFor();
    const database = await signInDirectly(runner);
    await vi.waitFor(async () => {
      expect(await database.read(`users/${runner.uid}/trainingPlans/current`)).toBe(200);
    }, STORED);
    expect(problems).toEqual([]);
    await leave();
    await followPlan(runner, { viewport, locale }, words);
  },
);

/** Reads a week of the plan on a device that has not seen it yet, looks at the next one, and ends the plan. */
async function followPlan(
  runner: { email: string; password: string },
  device: JourneyOptions,
  words: ReturnType<typeof wordsOf>,
): Promise<void> {
  const { leave, page, problems } = await newVisitor(browser, device);
  await signIn(page, words, runner);
  await page.waitForURL('**/activities');
  await page.goto(`${appOrigin()}${routePath('plan')}`);
  const days = page.locator('#main ol').first().locator(':scope > li');
  await days.nth(6).waitFor();
  expect(await days.count()).toBe(7);
  expect(await page.locator('#main ol > li[aria-current="date"]').count()).toBeLessThanOrEqual(1);
  const firstTitle = await page.locator('#main h2').first().innerText();
  await page.getByRole('button', { name: words('plan:week.next'), exact: true }).click();
  expect(await page.locator('#main h2').first().innerText()).not.toBe(firstTitle);
  expect(await seriousAxeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: words('plan:end.action'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('plan:end.action'), exact: true })
    .click();
  await page.getByText(words('plan:empty.sentence')).waitFor();
  expect(problems).toEqual([]);
  await leave();
}
