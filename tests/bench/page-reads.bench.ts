import type { BrowserContext, Page } from 'playwright-core';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { appOrigin, launchBrowser, newVisitor } from '../journeys/journey-browser.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { wordsOf } from '../journeys/words.ts';

const words = wordsOf('en');

/** The documents that a page asks Firestore's live channel for, by path. */
function watchDocumentReads(page: Page): () => string[] {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel')) return;
    const body = decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '));
    for (const [, path] of body.matchAll(/"projects\/[^"]*?\/documents\/([^"]+)"/g)) {
      if (path && body.includes('addTarget')) paths.add(path);
    }
  });
  return () => [...paths];
}

/** The documents of trends over the longest span. */
async function measureTrends(context: BrowserContext): Promise<Measurement> {
  const page = await context.newPage();
  await page.goto(`${appOrigin()}${routePath('trends')}`);
  const choice = page.getByText(words('trends:span.fiveYears'), { exact: true });
  await choice.waitFor();
  const reading = page.waitForResponse(
    (response) =>
      response.url().includes(':runQuery') &&
      (response.request().postData() ?? '').includes('"trends"'),
  );
  await choice.click();
  const answers = (await (await reading).json()) as readonly { document?: unknown }[];
  await page.close();
  return {
    figure: 'trends: documents that are read for five years',
    value: answers.filter(({ document }) => document !== undefined).length,
    unit: 'reads',
    budget: 3,
  };
}

/** What opening a page costs at Firestore. */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    const runner = DEMO_ACCOUNTS[0];
    if (!runner) throw new Error('There is no demo runner');
    const browser = await launchBrowser();
    try {
      const { context, page } = await newVisitor(browser);
      await signIn(page, words, runner);
      await page.waitForURL('**/activities');
      const href = await page.locator('a[href^="/activities/"]').first().getAttribute('href');
      const reads = watchDocumentReads(page);
      await page.goto(`${appOrigin()}${href ?? ''}`);
      await page.getByRole('region', { name: words('activities:coach.title') }).waitFor();
      await page.getByRole('heading', { name: words('activities:splits.title') }).waitFor();
      // All four are on screen then; with live queries the network is never still.
      await page.locator('canvas').first().waitFor();
      await page.getByRole('img', { name: words('activities:route.label') }).waitFor();
      const activityId = href?.split('/').at(-1) ?? '';
      const ofActivity = reads().filter((path) => path.includes(`/${activityId}`));
      return [
        {
          figure: 'activity: documents of the activity that are read',
          value: ofActivity.length === 0 ? Number.NaN : ofActivity.length,
          unit: 'reads',
          // Row, analysis, recording and track.
          budget: 4,
        },
        await measureTrends(context),
      ];
    } finally {
      await browser.close();
    }
  },
};
