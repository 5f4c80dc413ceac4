import type { Page } from 'playwright-core';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Bench } from '../../scripts/test-runs/measurement.ts';
import { appOrigin, launchBrowser, newVisitor } from '../journeys/journey-browser.ts';
import { createJourneyRunner } from '../journeys/journey-runner.ts';
import { messageBox, sendButton, threadOf } from '../journeys/pages/conversation-pages.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { wordsOf } from '../journeys/words.ts';
import { median } from './median.ts';
import { writeCoachLink } from '../journeys/coaches/write-coach-link.ts';

const words = wordsOf('en');

/** The first ones start functions and open connections. */
const WARMING = 3;
const MESSAGES = 20;
const BUDGET_MILLISECONDS = 1000;

/** Notes in the page when a text is first in the thread. */
async function watchFor(page: Page, text: string): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle((wanted) => {
    const log = document.querySelector('[role="log"]');
    const { promise, resolve } = Promise.withResolvers<number>();
    const look = () => {
      if (!log?.textContent.includes(wanted)) return;
      observer.disconnect();
      resolve(Date.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return { promise };
  }, text);
  return async () => seen.evaluate(async ({ promise }) => promise);
}

/** Milliseconds from pressing the button to the words on another person's screen. */
async function delivery(from: Page, to: Page, text: string): Promise<number> {
  const seenAt = await watchFor(to, text);
  await messageBox(from, words).fill(text);
  const pressed = await sendButton(from, words).evaluate((button) => {
    const at = Date.now();
    (button as HTMLElement).click();
    return at;
  });
  return (await seenAt()) - pressed;
}

/** From one person's press to the other's screen, both conversations open. */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    const coach = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
    if (!coach) throw new Error('There is no demo coach');
    const browser = await launchBrowser();
    try {
      const account = await createJourneyRunner('en');
      await writeCoachLink(account.uid, coach.uid, { isSharing: false });
      const topicId = coachTopicId(account.uid, coach.uid);
      const runnerAt = await newVisitor(browser);
      const coachAt = await newVisitor(browser, { viewport: 'desktop' });
      await signIn(runnerAt.page, words, account);
      await runnerAt.page.waitForURL('**/activities');
      await signIn(coachAt.page, words, coach);
      await coachAt.page.waitForURL(`**${routePath('coachHome')}`);
      await runnerAt.page.goto(`${appOrigin()}${routePath('topicChat', { topicId })}`);
      await coachAt.page.goto(`${appOrigin()}${routePath('coachTopicChat', { topicId })}`);
      for (const { page } of [runnerAt, coachAt]) await threadOf(page, words).waitFor();
      const took: number[] = [];
      for (let number = 1; number <= WARMING + MESSAGES; number += 1) {
        const [from, to] =
          number % 2 === 1 ? [runnerAt.page, coachAt.page] : [coachAt.page, runnerAt.page];
        const milliseconds = await delivery(from, to, `Message ${number} of the day.`);
        if (number > WARMING) took.push(milliseconds);
      }
      await runnerAt.leave();
      await coachAt.leave();
      return [
        {
          figure: 'message: from sending to the other’s screen, median of 20',
          value: median(took),
          unit: 'ms',
          budget: BUDGET_MILLISECONDS,
        },
        {
          figure: 'message: from sending to the other’s screen, slowest of 20',
          value: Math.max(...took),
          unit: 'ms',
          budget: BUDGET_MILLISECONDS,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
