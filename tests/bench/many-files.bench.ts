import type { Bench } from '../../scripts/test-runs/measurement.ts';
import { launchBrowser, newVisitor } from '../journeys/journey-browser.ts';
import { createJourneyRunner } from '../journeys/journey-runner.ts';
import { addFiles } from '../journeys/pages/activity-pages.ts';
import { generatedRun } from '../journeys/recording-files.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { wordsOf } from '../journeys/words.ts';

const FILE_COUNT = 24;
const words = wordsOf('en');

/** Files of four weeks of training dropped at once, until the coach has read all of them. */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    const browser = await launchBrowser();
    try {
      const { page } = await newVisitor(browser);
      await signIn(page, words, await createJourneyRunner('en'));
      await page.waitForURL('**/activities');
      const files = Array.from({ length: FILE_COUNT }, (_, day) => generatedRun('easy', day));
      const from = performance.now();
      await addFiles(page, words, files);
      const read = page
        .locator('a[href^="/activities/"]')
        .filter({ hasText: words('activities:row.coachSays') })
        .filter({ hasNotText: words('activities:row.reading') });
      await read.nth(FILE_COUNT - 1).waitFor();
      return [
        {
          figure: `${FILE_COUNT} files dropped at once → all read`,
          value: (performance.now() - from) / 1000,
          unit: 's',
          budget: 20,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
