import type { Browser } from 'playwright-core';
import { newVisitor, type Visitor } from '../journey-browser.ts';
import { createJourneyRunner, type JourneyRunner } from '../journey-runner.ts';
import { signIn } from '../sign-up-journey.ts';
import type { Words } from '../words.ts';

/** Somebody who is signed in, in English, and whose browser keeps the app. */
export async function keepsTheApp(
  browser: Browser,
  words: Words,
): Promise<Visitor & { runner: JourneyRunner }> {
  const runner = await createJourneyRunner('en');
  const visitor = await newVisitor(browser, { isAppKept: true });
  const { page } = visitor;
  await signIn(page, words, runner);
  await page.waitForURL('**/activities');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return { ...visitor, runner };
}
