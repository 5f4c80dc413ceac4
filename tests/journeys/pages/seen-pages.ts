import type { BrowserContext, Page } from 'playwright-core';
import { appOrigin } from '../journey-browser.ts';

/** Under it the app keeps a page as it was last seen. */
const KEY_PREFIX = 'tasuki.personal.lastSeen.';

/** The pages that a browser keeps as they were last seen, by their paths. */
export async function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(
    (prefix) =>
      Object.keys(localStorage).flatMap((key) =>
        key.startsWith(prefix) ? key.slice(prefix.length) : [],
      ),
    KEY_PREFIX,
  );
}

/** Waits until the browser keeps the page that is open as it is now. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(
    (prefix) => localStorage.getItem(prefix + location.pathname) !== null,
    KEY_PREFIX,
  );
}

/** Shows a page once, so that the next visit begins as it was seen. */
export async function seeOnce(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${appOrigin()}${path}`);
  await untilKept(page);
  await page.close();
}

/** The browser as if it had never shown a page. */
export async function forgetSeen(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${appOrigin()}/tasuki.svg`);
  await page.evaluate((key) => {
    localStorage.removeItem(key);
  }, `${KEY_PREFIX}${path}`);
  await page.close();
}
