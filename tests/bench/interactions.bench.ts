import type { CDPSession, Page } from 'playwright-core';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { appOrigin, launchBrowser, newVisitor } from '../journeys/journey-browser.ts';
import { coachWords } from '../journeys/pages/activity-pages.ts';
import { messageBox, threadOf } from '../journeys/pages/conversation-pages.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { wordsOf } from '../journeys/words.ts';

const english = wordsOf('en');
/** As Lighthouse slows a desktop processor down to that of a phone. */
const SLOWDOWN = 4;
/** Web Vitals calls an interaction good up to 200 ms; ours are to be twice as fast. */
const INTERACTION_MILLISECONDS = 100;
/** Between two keys of somebody who types fast on a phone: 120 words a minute. */
const KEY_MILLISECONDS = 100;

/** Notes the longest event of each interaction of the page, from its input to the next paint. */
async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const longest = new Map<number, number>();
    Object.assign(globalThis, { longestByInteraction: longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const id = entry.interactionId ?? 0;
        if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/**
 * Has every frame shown to somebody. A browser without a screen may report a frame only with the next that
 * moves something. Then each key of a line lasts until the line is full.
 */
async function showFrames(session: CDPSession): Promise<void> {
  session.on('Page.screencastFrame', ({ sessionId }) => {
    // The page may have gone meanwhile, and its frames with it.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 64 });
}

/** The longest interaction since the last call; 0 = each was faster than the browser reports (16 ms). */
async function longestInteraction(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // An entry is there after the paint that it ends with.
    await new Promise((resolve) => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => setTimeout(resolve, 200));
      });
    });
    const { longestByInteraction } = globalThis as unknown as {
      longestByInteraction: Map<number, number>;
    };
    const longest = Math.max(0, ...longestByInteraction.values());
    longestByInteraction.clear();
    return longest;
  });
}

/** What a runner does most, each with what is there when it is done. */
const INTERACTIONS: readonly { name: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'opening an activity',
    act: async (page) => {
      await page.locator('a[href^="/activities/"]').first().tap();
      await page.waitForURL(/\/activities\/.+/);
      await page.locator('h1').first().waitFor();
    },
  },
  {
    name: 'tapping a figure of the coach',
    act: async (page) => {
      const coach = await coachWords(page, english);
      await coach.getByRole('button').first().tap();
      // What it rests on may lie over the page, so that the figure has no role for the moment.
      await page.locator('[aria-expanded="true"]').first().waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
      await page.locator('[aria-expanded="true"]').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'opening the plan',
    act: async (page) => {
      await page.getByRole('link', { name: english('common:place.plan'), exact: true }).tap();
      await page.waitForURL('**/plan');
      await page.locator('#main ol > li').first().waitFor();
    },
  },
  {
    name: 'opening a conversation',
    act: async (page) => {
      await page.goto(`${appOrigin()}/topics`);
      await page.locator('a[href$="/chat"]').first().waitFor();
      await longestInteraction(page);
      await page.locator('a[href$="/chat"]').first().tap();
      await threadOf(page, english).getByRole('article').first().waitFor();
    },
  },
  {
    name: 'writing a message',
    act: async (page) => {
      await messageBox(page, english).tap();
      await messageBox(page, english).pressSequentially('How far should I run tomorrow?', {
        delay: KEY_MILLISECONDS,
      });
    },
  },
];

/** From a tap or a key to the next paint, on a phone whose processor is four times slower than this one. */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    const runner = DEMO_ACCOUNTS[0];
    if (!runner) throw new Error('There is no demo runner');
    const browser = await launchBrowser();
    try {
      const { context, page } = await newVisitor(browser, { viewport: 'phone' });
      await noteInteractions(page);
      await signIn(page, english, runner);
      await page.waitForURL('**/activities');
      await page.locator('a[href^="/activities/"]').first().waitFor();
      const session = await context.newCDPSession(page);
      await showFrames(session);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const measurements: Measurement[] = [];
      for (const { name, act } of INTERACTIONS) {
        await longestInteraction(page);
        await act(page);
        measurements.push({
          figure: `${name}, ${SLOWDOWN} times slower: longest interaction`,
          value: await longestInteraction(page),
          unit: 'ms',
          budget: INTERACTION_MILLISECONDS,
        });
      }
      return measurements;
    } finally {
      await browser.close();
    }
  },
};
