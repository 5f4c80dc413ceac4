import type { Browser, Page } from 'playwright-core';
import { DEMO_ACCOUNTS, type DemoAccount } from '@tasuki/domain/accounts/demo-accounts';
import type { Bench } from '../../scripts/test-runs/measurement.ts';
import { appOrigin, launchBrowser, newVisitor } from '../journeys/journey-browser.ts';
import { wordsOf } from '../journeys/words.ts';
import { median } from './median.ts';
import { slowDown } from './slowed-phone.ts';

const english = wordsOf('en');
const FIRST_ROW = '#root a[href^="/activities/"]';
/** Between two keys of somebody who types fast on a phone. */
const KEY_MILLISECONDS = 100;
const VISITS = 5;
/**
 * On a machine that does nothing else. Four answers follow one another, each more than half a second away: of Auth
 * two, of the function that admits the sign-in, and of Firestore.
 */
const FIRST_ROWS_MILLISECONDS = 5000;

/** Notes when the form is sent, and when the first rows after it are on the screen. */
async function noteMoments(page: Page): Promise<void> {
  await page.addInitScript((row) => {
    document.addEventListener(
      'submit',
      ({ timeStamp }) => performance.mark('sent', { startTime: timeStamp }),
      { capture: true, once: true },
    );
    const look = new MutationObserver(() => {
      if (!document.querySelector(row)) return;
      look.disconnect();
      // A task after the next frame begins: that frame has been painted.
      requestAnimationFrame(() => setTimeout(() => performance.mark('first-rows')));
    });
    look.observe(document, { childList: true, subtree: true });
  }, FIRST_ROW);
}

interface Visit {
  /** From sending the form to the first rows. */
  rowsMilliseconds: number;
  /** How many of the scripts that are fetched ahead were asked for between the two. */
  scripts: number;
}

/** One visit of somebody whose browser was never here, at the pace of a person. */
async function visit(browser: Browser, { email, password }: DemoAccount): Promise<Visit> {
  const { context, page } = await newVisitor(browser, { viewport: 'phone' });
  try {
    await noteMoments(page);
    await slowDown(page);
    await page.goto(`${appOrigin()}/signin`);
    await page.getByLabel(english('account:field.email'), { exact: true }).tap();
    await page.keyboard.type(email, { delay: KEY_MILLISECONDS });
    await page.getByLabel(english('account:field.password'), { exact: true }).tap();
    await page.keyboard.type(password, { delay: KEY_MILLISECONDS });
    await page.getByRole('button', { name: english('account:signIn.submit'), exact: true }).tap();
    await page.waitForFunction(() => performance.getEntriesByName('first-rows').length > 0);
    return await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      const [sent, rows] = [at('sent'), at('first-rows')];
      const links = document.querySelectorAll<HTMLLinkElement>('link[fetchpriority="low"]');
      const ahead = new Set([...links].map(({ href }) => href));
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => ahead.has(name) && startTime > sent && startTime < rows);
      return { rowsMilliseconds: rows - sent, scripts: scripts.length };
    });
  } finally {
    await context.close();
  }
}

/**
 * From sending the sign-in form to the first rows of the list, on Lighthouse's phone and line, in a browser that
 * never showed them. The time is from one paint to another in one document, of which Lighthouse itself knows nothing.
 */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    const [runner] = DEMO_ACCOUNTS;
    if (!runner) throw new Error('There is no demo runner');
    const browser = await launchBrowser();
    try {
      const visits: Visit[] = [];
      for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, runner));
      return [
        {
          figure: `sign-in: from pressing to the first rows of activities, median of ${VISITS}`,
          value: median(visits.map(({ rowsMilliseconds }) => rowsMilliseconds)),
          unit: 'ms',
          budget: FIRST_ROWS_MILLISECONDS,
        },
        {
          figure: 'sign-in: scripts of the first rows asked for after pressing',
          value: Math.max(...visits.map(({ scripts }) => scripts)),
          unit: 'scripts',
          budget: 0,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
