import type { Bench } from '../../scripts/test-runs/measurement.ts';
import { addFiles } from '../journeys/pages/activity-pages.ts';
import { launchBrowser, newVisitor } from '../journeys/journey-browser.ts';
import { createJourneyRunner } from '../journeys/journey-runner.ts';
import { generatedRun } from '../journeys/recording-files.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { wordsOf } from '../journeys/words.ts';
import { median } from './median.ts';

const WARM_UPS = 3;
const RUNS = 9;
const words = wordsOf('en');

/** From a dropped one-hour file to the coach's first clause on the screen. */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    const browser = await launchBrowser();
    try {
      const { page } = await newVisitor(browser);
      await signIn(page, words, await createJourneyRunner('en'));
      await page.waitForURL('**/activities');
      await page
        .getByRole('button', { name: words('uploads:add') })
        .first()
        .waitFor();
      const times: number[] = [];
      for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
        const from = performance.now();
        await addFiles(page, words, [generatedRun('easy', run)]);
        const leads = page
          .locator('a[href^="/activities/"]')
          .filter({ hasText: words('activities:row.coachSays') });
        await leads.nth(run).waitFor();
        if (run >= WARM_UPS) times.push(performance.now() - from);
      }
      return [
        {
          figure: 'dropped one-hour run → first words, warm (median)',
          value: median(times),
          unit: 'ms',
          budget: 1500,
        },
        {
          figure: 'dropped one-hour run → first words, warm (slowest)',
          value: Math.max(...times),
          unit: 'ms',
          budget: null,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
