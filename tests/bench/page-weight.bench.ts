import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { STAND_IN_PATH } from '../../sandbox/stripe/stripe-js-file.ts';
import { MEASURED } from '../../scripts/cost-model/measured-operations.ts';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { appOrigin, launchBrowser, newVisitor } from '../journeys/journey-browser.ts';
import { writeLongConversation } from '../builders/long-conversation.ts';
import { createJourneyRunner } from '../journeys/journey-runner.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { forgetSeen, seeOnce } from '../journeys/pages/seen-pages.ts';
import { wordsOf } from '../journeys/words.ts';
import { kilobytesOf, scriptsInside, watchScripts, type LoadedScript } from './loaded-scripts.ts';

const english = wordsOf('en');

/** Text that only the named library holds, whatever a bundler calls its chunk. */
const MARKS = {
  chart: 'u-over',
  zip: 'invalid zip data',
  firestore: 'google.firestore.v1',
  markdown: 'thematicBreakSequence',
  chat: 'tasuki.personal.draft.',
  schema: 'but the final value was',
  /** What Firestore's pipelines evaluate, see `scripts/building/firestore-sdk/without-pipelines.ts`. */
  pipelines: 'string_concat',
} as const;

/** To the first messages, and to a composer that is ready. */
const CHAT_KILOBYTES = 310;

function holders(scripts: readonly LoadedScript[], mark: string): number {
  return scripts.filter(({ text }) => text.includes(mark)).length;
}

/** What a page puts off for so long begins by the clock, and not with what the page shows. */
const PUT_OFF_MILLISECONDS = 3000;

/** What is fetched at rest comes in one go. */
const REST_MILLISECONDS = 5000;

/** Waits until no script has come for a while. */
async function untilScriptsRest(page: Page): Promise<void> {
  await page.waitForFunction((milliseconds) => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    const last = Math.max(
      ...scripts.map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    );
    return performance.now() - last > milliseconds;
  }, REST_MILLISECONDS);
}

/**
 * Scripts loaded when the selector first fitted an element of the document, in all, and once the page is at rest.
 *
 * @param isLive whether a live query follows: it holds a connection open, so the page is never still
 */
async function scriptsUntil(
  page: Page,
  path: string,
  selector: string,
  isLive = false,
): Promise<{
  first: LoadedScript[];
  all: LoadedScript[];
  atRest: () => Promise<LoadedScript[]>;
}> {
  // A slow machine would count what is put off as if the element needed it.
  await page.addInitScript((putOffMilliseconds) => {
    const { setTimeout: setTimer } = globalThis;
    const isThere = () => performance.getEntriesByName('wanted-element').length > 0;
    globalThis.setTimeout = ((work: () => void, milliseconds = 0) => {
      const workOnceThere = () => {
        if (isThere()) work();
        else setTimer(workOnceThere, putOffMilliseconds);
      };
      return milliseconds < putOffMilliseconds
        ? setTimer(work, milliseconds)
        : setTimer(workOnceThere, milliseconds);
    }) as typeof globalThis.setTimeout;
  }, PUT_OFF_MILLISECONDS);
  // Written by the page itself at the moment the element appears, so that nothing that loads after counts.
  await page.addInitScript((wanted) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      look.disconnect();
      requestAnimationFrame(() => performance.mark('wanted-element'));
    });
    look.observe(document, { childList: true, subtree: true, attributes: true });
  }, selector);
  const scripts = watchScripts(page);
  const attached = isLive ? page.waitForRequest(/\/Listen\/channel/) : null;
  const answer = await page.goto(`${appOrigin()}${path}`);
  const inside = scriptsInside((await answer?.text()) ?? '');
  // A page as it was last seen may be gone again.
  await page.waitForFunction(() => performance.getEntriesByName('wanted-element').length > 0);
  await (attached ?? page.waitForLoadState('networkidle'));
  const early = await page.evaluate(() => {
    const at = performance.getEntriesByName('wanted-element')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= at)
      .map((entry) => new URL(entry.name).pathname);
  });
  const all = await scripts();
  return {
    first: [...inside, ...all.filter(({ path: loaded }) => early.includes(loaded))],
    all: [...inside, ...all],
    atRest: async () => {
      await untilScriptsRest(page);
      return [...inside, ...(await scripts())];
    },
  };
}

async function measureSignIn(browser: Browser): Promise<Measurement[]> {
  const { context, page } = await newVisitor(browser);
  const { first, all } = await scriptsUntil(page, '/signin', 'form input[type="password"]:enabled');
  await context.close();
  return [
    {
      figure: 'sign-in: JavaScript until the form works',
      value: kilobytesOf(first),
      unit: 'kB',
      budget: 118,
    },
    { figure: 'sign-in: JavaScript with Auth', value: kilobytesOf(all), unit: 'kB', budget: 158 },
    {
      figure: 'sign-in: scripts with schemas before a field is touched',
      value: holders(all, MARKS.schema),
      unit: 'scripts',
      budget: 0,
    },
    {
      figure: 'sign-in: scripts with Firestore in them',
      value: holders(all, MARKS.firestore),
      unit: 'scripts',
      budget: 0,
    },
  ];
}

/** The page of a conversation, as it is when one comes back to it. */
async function measureChat(
  context: BrowserContext,
  activityHref: string,
): Promise<{ measurements: Measurement[]; all: LoadedScript[] }> {
  const opening = await context.newPage();
  await opening.goto(`${appOrigin()}${activityHref}`);
  await opening.getByRole('link', { name: english('questions:ask') }).click();
  await opening.waitForURL(/\/topics\/.+\/chat$/);
  const path = new URL(opening.url()).pathname;
  await opening.locator('[role="log"] article').first().waitFor();
  await opening.close();
  const page = await context.newPage();
  const { first, all } = await scriptsUntil(page, path, '[role="log"] article', true);
  await page.close();
  const measurements: Measurement[] = [
    {
      figure: 'chat: JavaScript to the first messages',
      value: kilobytesOf(first),
      unit: 'kB',
      budget: CHAT_KILOBYTES,
    },
    {
      figure: 'chat: scripts with schemas to the first messages',
      value: holders(first, MARKS.schema),
      unit: 'scripts',
      budget: 0,
    },
    {
      figure: 'chat: scripts with Markdown before messages without marks',
      value: holders(first, MARKS.markdown),
      unit: 'scripts',
      budget: 0,
    },
    {
      figure: 'chat: JavaScript in all, live queries attached',
      value: kilobytesOf(all),
      unit: 'kB',
      budget: null,
    },
  ];
  return { measurements, all };
}

/** Of messages with marks: what is written, and what the page loads for it. */
interface MarkedChat {
  name: string;
  text: string;
}

/** Lists and strong words, as most answers have them, need no parser. */
const USUAL_MARKS: MarkedChat = {
  name: 'Markdown',
  text: '- **Easy** first',
};
/** These are shown roughly, until the parser comes. */
const RARE_MARKS: MarkedChat = {
  name: 'rare Markdown',
  text: '> - *Easy* first\n>\n> `4 x 1 km` [here](https://runs.example)',
};

/** The same where the messages have marks. */
async function measureMarkdownChat(
  browser: Browser,
  { name, text }: MarkedChat,
): Promise<Measurement[]> {
  const { context, page, leave } = await newVisitor(browser);
  const runner = await createJourneyRunner('en');
  const topicId = await writeLongConversation(runner.uid, 10, text);
  await signIn(page, english, runner);
  await page.waitForURL('**/activities');
  // The only tab asks Firestore itself.
  await page.close();
  const chat = await context.newPage();
  const path = routePath('topicChat', { topicId });
  const { first } = await scriptsUntil(chat, path, '[role="log"] article li', true);
  await leave();
  return [
    {
      figure: `chat: JavaScript to the first messages with ${name}`,
      value: kilobytesOf(first),
      unit: 'kB',
      budget: CHAT_KILOBYTES,
    },
    {
      figure: `chat: scripts with the parser before messages with ${name}`,
      value: holders(first, MARKS.markdown),
      unit: 'scripts',
      budget: 0,
    },
  ];
}

/** A page with rows, and its budgets in kilobytes to the first of them. */
interface RowsPage {
  name: string;
  path: string;
  /** Finds the first row. */
  row: string;
  /** As the browser last showed them. */
  seen: number;
  /** In a browser that never showed them. */
  unseen: number | null;
  /** In all, once live queries have begun. */
  attached: number;
}

/**
 * Measures a page that begins as it was last seen: the rows as last seen, and those that the app draws in their
 * place. The rows in a browser that never showed them are measured too.
 */
async function measureRows(
  context: BrowserContext,
  { name, path, row, seen, unseen, attached }: RowsPage,
): Promise<{ measurements: Measurement[]; all: LoadedScript[] }> {
  const scriptsOf = async (selector: string, isRestWanted = false) => {
    const page = await context.newPage();
    const scripts = await scriptsUntil(page, path, selector, true);
    const rest = isRestWanted ? await scripts.atRest() : [];
    await page.close();
    return { ...scripts, rest };
  };
  await forgetSeen(context, path);
  const unseenRows = await scriptsOf(`#root ${row}`);
  await seeOnce(context, path);
  const seenRows = await scriptsOf(`#last-seen ${row}`);
  const takenOver = await scriptsOf(`#root ${row}`, true);
  const figure = (what: string, scripts: readonly LoadedScript[], budget: number | null) => ({
    figure: `${name}: JavaScript ${what}`,
    value: kilobytesOf(scripts),
    unit: 'kB',
    budget,
  });
  return {
    measurements: [
      figure('to the first rows, as last seen', seenRows.first, seen),
      figure('until the app has drawn them anew', takenOver.first, null),
      figure('to the first rows, never seen here', unseenRows.first, unseen),
      figure('in all, live queries attached', takenOver.all, attached),
      figure('in all, at rest', takenOver.rest, null),
    ],
    all: takenOver.rest,
  };
}

/** The page that takes a card, to its form; Stripe's own script is not ours. */
async function measurePayment(context: BrowserContext): Promise<Measurement[]> {
  const page = await context.newPage();
  const { first, all } = await scriptsUntil(
    page,
    `${routePath('onboardingPayment')}?term=monthly`,
    'input[autocomplete="cc-number"]',
    true,
  );
  await page.close();
  const ownOf = (scripts: readonly LoadedScript[]) =>
    scripts.filter(({ path }) => path !== STAND_IN_PATH);
  return [
    {
      figure: 'payment: our own JavaScript, to the form for the card',
      value: kilobytesOf(ownOf(first)),
      unit: 'kB',
      budget: 300,
    },
    {
      figure: 'payment: our own JavaScript in all, live session attached',
      value: kilobytesOf(ownOf(all)),
      unit: 'kB',
      budget: null,
    },
    {
      figure: 'payment: scripts of Stripe’s stand-in',
      value: all.length - ownOf(all).length,
      unit: 'scripts',
      budget: 1,
      isMoreBetter: true,
    },
  ];
}

async function measureSignedIn(browser: Browser): Promise<Measurement[]> {
  const runner = DEMO_ACCOUNTS[0];
  if (!runner) throw new Error('There is no demo runner');
  const { context, page } = await newVisitor(browser);
  await signIn(page, english, runner);
  await page.waitForURL('**/activities');
  const href = await page.locator('a[href^="/activities/"]').first().getAttribute('href');
  await page.close();

  const measurements: Measurement[] = [];
  const visited: LoadedScript[] = [];
  const list = await measureRows(context, {
    name: 'activities',
    path: '/activities',
    row: 'a[href^="/activities/"]',
    seen: 250,
    unseen: 250,
    attached: 378,
  });
  measurements.push(
    ...list.measurements,
    ...(['chart', 'zip', 'markdown', 'chat', 'schema', 'pipelines'] as const).map((name) => ({
      figure: `activities: scripts with the ${name} in them`,
      value: holders(list.all, MARKS[name]),
      unit: 'scripts',
      budget: 0,
    })),
  );
  for (const [name, path, isLive] of [
    ['activity', href ?? '', true],
    ['account', '/account', true],
    ['coaches', '/coaches', true],
    ['topics', '/topics', true],
  ] as const) {
    const other = await context.newPage();
    const { all } = await scriptsUntil(other, path, 'h1', isLive);
    await other.close();
    visited.push(...all);
    measurements.push({
      figure: `${name}: JavaScript in all`,
      value: kilobytesOf(all),
      unit: 'kB',
      budget: null,
    });
    measurements.push(
      ...(['markdown', 'chat'] as const).map((mark) => ({
        figure: `${name}: scripts with ${mark} in them`,
        value: holders(all, MARKS[mark]),
        unit: 'scripts',
        budget: 0,
      })),
    );
    if (name === 'activity') {
      measurements.push({
        figure: 'activity: scripts with the chart in them',
        value: holders(all, MARKS.chart),
        unit: 'scripts',
        budget: 1,
      });
    }
  }
  const plan = await measureRows(context, {
    name: 'plan',
    path: '/plan',
    row: 'ol > li',
    seen: 300,
    unseen: 290,
    attached: 475,
  });
  measurements.push(...plan.measurements);
  const chat = await measureChat(context, href ?? '');
  measurements.push(...chat.measurements);
  const files = [...visited, ...list.all, ...plan.all, ...chat.all];
  measurements.push({
    figure: 'all scripts of list, activity, account, coaches, topics, plan and chat',
    value: kilobytesOf([...new Map(files.map((file) => [file.path, file])).values()]),
    unit: 'kB',
    budget: MEASURED.visitBytes / 1000,
  });
  measurements.push(...(await measurePayment(context)));
  await context.close();
  return measurements;
}

/** Start-up weight of the pages: JavaScript, gzipped, as the browser loads it. */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    const browser = await launchBrowser();
    try {
      return [
        ...(await measureSignIn(browser)),
        ...(await measureSignedIn(browser)),
        ...(await measureMarkdownChat(browser, USUAL_MARKS)),
        ...(await measureMarkdownChat(browser, RARE_MARKS)),
      ];
    } finally {
      await browser.close();
    }
  },
};
