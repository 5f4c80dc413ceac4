import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { DEMO_ACCOUNTS, type DemoAccount } from '@tasuki/domain/accounts/demo-accounts';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { appOrigin, launchBrowser, newVisitor } from '../journeys/journey-browser.ts';
import { coachWords } from '../journeys/pages/activity-pages.ts';
import { messageBox, threadOf } from '../journeys/pages/conversation-pages.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { wordsOf } from '../journeys/words.ts';
import { median } from './median.ts';
import { SLOWDOWN } from './slowed-phone.ts';

const english = wordsOf('en');
/** Web Vitals calls an interaction good up to 200 ms; ours are to be twice as fast. */
const INTERACTION_MILLISECONDS = 100;
/** Between two keys of somebody who types fast on a phone: 120 words a minute. */
const KEY_MILLISECONDS = 100;
/** One visit may meet other work of this machine; what the app itself takes is in most of them. */
const VISITS = 5;

/** A button that counts, and nothing else. */
const EMPTY_PAGE = `data:text/html,<button style="padding:40px" onclick="textContent=1">0</button>`;

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

/** As a finger does. Playwright's own tap watches each event of it by listeners, which take time as well. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped is not shown');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** What a runner does most, each with what is there when it is done. */
const INTERACTIONS: readonly { name: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'opening an activity',
    act: async (page) => {
      await tap(page, page.locator('a[href^="/activities/"]').first());
      await page.waitForURL(/\/activities\/.+/);
      await page.locator('h1').first().waitFor();
    },
  },
  {
    name: 'tapping a figure of the coach',
    act: async (page) => {
      const coach = await coachWords(page, english);
      await tap(page, coach.getByRole('button').first());
      // What it rests on may lie over the page, so that the figure has no role for the moment.
      await page.locator('[aria-expanded="true"]').first().waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
      await page.locator('[aria-expanded="true"]').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'opening the plan',
    act: async (page) => {
      await tap(page, page.getByRole('link', { name: english('common:place.plan'), exact: true }));
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
      await tap(page, page.locator('a[href$="/chat"]').first());
      await threadOf(page, english).getByRole('article').first().waitFor();
    },
  },
  {
    name: 'writing a message',
    act: async (page) => {
      await tap(page, messageBox(page, english));
      await messageBox(page, english).pressSequentially('How far should I run tomorrow?', {
        delay: KEY_MILLISECONDS,
      });
    },
  },
];

/** One visit from signing in; the longest interaction of each kind, in their order. */
async function visit(browser: Browser, runner: DemoAccount): Promise<number[]> {
  const { context, page } = await newVisitor(browser, { viewport: 'phone' });
  try {
    await noteInteractions(page);
    await signIn(page, english, runner);
    await page.waitForURL('**/activities');
    await page.locator('a[href^="/activities/"]').first().waitFor();
    const session = await context.newCDPSession(page);
    await showFrames(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const longest: number[] = [];
    for (const { act } of INTERACTIONS) {
      await longestInteraction(page);
      await act(page);
      longest.push(await longestInteraction(page));
    }
    return longest;
  } finally {
    await context.close();
  }
}

/**
 * The first tap on a page without any script of the app, in a browser of its own. What the browser and this
 * machine take in that moment is in the figures of the app too.
 */
async function tapOnEmptyPage(): Promise<number> {
  const browser = await launchBrowser();
  try {
    const { page } = await newVisitor(browser, { viewport: 'phone' });
    await noteInteractions(page);
    await page.goto(EMPTY_PAGE);
    const session = await page.context().newCDPSession(page);
    await showFrames(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await longestInteraction(page);
    await tap(page, page.getByRole('button'));
    await page.getByText('1').waitFor();
    return await longestInteraction(page);
  } finally {
    await browser.close();
  }
}

/** From a tap or a key to the next paint, on a phone whose processor is four times slower than this one. */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    const runner = DEMO_ACCOUNTS[0];
    if (!runner) throw new Error('There is no demo runner');
    const visits: number[][] = [];
    const emptyPages: number[] = [];
    for (let count = 0; count < VISITS; count += 1) {
      // Right before the visit that it is compared with, as machines are not equally fast for long.
      emptyPages.push(await tapOnEmptyPage());
      // Each begins as the first one: without code that the browser has compiled.
      const browser = await launchBrowser();
      try {
        visits.push(await visit(browser, runner));
      } finally {
        await browser.close();
      }
    }
    const ofApp = INTERACTIONS.map(({ name }, index): Measurement => {
      const values = visits.map((longest) => longest[index] ?? Number.NaN);
      return {
        figure: `${name}, ${SLOWDOWN} times slower: longest interaction, median of ${VISITS} visits`,
        value: median(values),
        unit: 'ms',
        budget: INTERACTION_MILLISECONDS,
      };
    });
    return [
      {
        figure: `for comparison, first tap on an empty page, ${SLOWDOWN} times slower: median of ${VISITS}`,
        value: median(emptyPages),
        unit: 'ms',
        budget: null,
      },
      ...ofApp,
    ];
  },
};
