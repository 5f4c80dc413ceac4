import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_COACH_ID } from '@tasuki/domain/coaches/coach';
import { DEMO_ACCOUNTS, type DemoAccount } from '@tasuki/domain/accounts/demo-accounts';
import { applicationOf } from '@tasuki/domain/navigation/application';
import { ROUTE_NAMES, ROUTE_TABLE, type RouteName } from '@tasuki/domain/navigation/route-table';
import { IS_SOAK } from '../figures/soak-figure.ts';
import { variantsInTurn } from '../figures/variants-in-turn.ts';
import { seriousAxeFindings } from './axe-findings.ts';
import {
  appOrigin,
  journeyBrowser,
  newVisitor,
  VIEWPORTS,
  type Visitor,
  type ViewportName,
} from './journey-browser.ts';
import { signIn } from './sign-up-journey.ts';
import { wordsOf } from './words.ts';

const english = wordsOf('en');
const runner = DEMO_ACCOUNTS[0];
const coach = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');

let browser: Browser;
let activityId: string;
let topicId: string;
beforeAll(async () => {
  browser = await journeyBrowser();
  const { leave, page } = await signedInVisitor();
  const href = await page.locator('a[href^="/activities/"]').first().getAttribute('href');
  activityId = href?.split('/').at(-1) ?? '';
  await page.goto(`${appOrigin()}/topics`);
  const general = await page.locator('a[href$="/chat"]').first().getAttribute('href');
  topicId = general?.split('/')[2] ?? '';
  await leave();
});

async function signedInVisitor(): Promise<Visitor> {
  const visitor = await visitorWith(runner, 'activities');
  await visitor.page.locator('a[href^="/activities/"]').first().waitFor();
  return visitor;
}

async function visitorWith(account: DemoAccount | undefined, landing: string): Promise<Visitor> {
  if (!account) throw new Error('There is no such demo account');
  const visitor = await newVisitor(browser);
  await signIn(visitor.page, english, account);
  await visitor.page.waitForURL(`**/${landing}`);
  return visitor;
}

/** A real address for a route: parameters that exist where a page reads them. */
function addressOf(name: RouteName): string {
  const values: Record<string, string> = {
    activityId,
    topicId,
    coachId: BUILT_IN_COACH_ID,
    templateId: 'week-of-the-race',
  };
  const path = ROUTE_TABLE[name].path.replace(
    /:(\w+)/g,
    (_, parameter: string) => values[parameter] ?? 'some-id',
  );
  return `${appOrigin()}/${path}`;
}

/** The page has said what it has to say: its heading is there and nothing is loading. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

const signedInRoutes = ROUTE_NAMES.filter(
  (name) =>
    ROUTE_TABLE[name].access === 'auth' && name !== 'home' && applicationOf(name) !== 'coach',
);
const coachRoutes = ROUTE_NAMES.filter((name) => applicationOf(name) === 'coach');
const openRoutes = ROUTE_NAMES.filter(
  (name) => ROUTE_TABLE[name].access !== 'auth' && name !== 'signOut',
);

/** Looking at all of them takes minutes: each run has the pages of its turn. */
const pages = {
  opening: variantsInTurn(openRoutes),
  signedIn: variantsInTurn(signedInRoutes),
  coaching: variantsInTurn(coachRoutes),
};

/** The rules of axe whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Changes the theme. Without motion the whole page changes at once, so no transition runs. Other
 * animations, such as that of a skeleton, say nothing about the theme.
 *
 * @returns what still has its old colours
 */
async function darken(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map(
        ({ effect, transitionProperty }) =>
          `${transitionProperty} of ${(effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 200)) || 'a part'} moves into the dark`,
      ),
  );
}

/** Changes the width of a page that is already drawn. */
async function resize(page: Page, viewport: ViewportName): Promise<void> {
  await page.setViewportSize(VIEWPORTS[viewport]);
  await page.waitForFunction(
    (width) => document.documentElement.clientWidth === width,
    VIEWPORTS[viewport].width,
  );
  await settled(page);
}

/** How far a page scrolls sideways for good; while it takes on another width it may do so for a moment. */
async function overflowOf(page: Page): Promise<number> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  try {
    await expect.poll(overflow, { timeout: 10_000 }).toBe(0);
    return 0;
  } catch {
    return overflow();
  }
}

/** Findings that stay: a script gives the fields of a payment another theme, a moment later. */
async function lastingFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  try {
    await expect.poll(() => seriousAxeFindings(page, rules), { timeout: 10_000 }).toEqual([]);
    return [];
  } catch {
    return seriousAxeFindings(page, rules);
  }
}

/** Axe's findings on a page as it is, and how far it scrolls sideways. */
async function faultsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  const overflow = await overflowOf(page);
  return [
    ...(await lastingFindings(page, rules)),
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
  ];
}

/**
 * The faults of these pages at both widths and in both themes. Each width is looked at whole once, each
 * in another theme. Only the soak looks at the other two pairs of width and theme as well.
 */
async function findingsOf(
  { leave, page }: Visitor,
  names: readonly RouteName[],
): Promise<string[]> {
  const findings: string[] = [];
  for (const name of names) {
    const look = async (where: string, rules?: readonly string[]) => {
      findings.push(...(await faultsOf(page, rules)).map((one) => `${name}, ${where}: ${one}`));
    };
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(addressOf(name));
    await settled(page);
    await look('phone');
    await resize(page, 'narrow');
    const narrowOverflow = await overflowOf(page);
    if (narrowOverflow > 0)
      findings.push(`${name}, 320 px: scrolls sideways by ${narrowOverflow} px`);
    await resize(page, 'desktop');
    if (IS_SOAK) await look('desktop');
    findings.push(...(await darken(page)).map((one) => `${name}: ${one}`));
    await look('desktop, dark');
    if (!IS_SOAK) continue;
    await resize(page, 'phone');
    await look('phone, dark', COLOUR_RULES);
  }
  await leave();
  return findings;
}

describe('every page, for everybody', { timeout: 300_000 }, () => {
  it('has nothing serious for axe to find and never scrolls sideways, on a phone and on a desktop', async () => {
    const [opening, signedIn, coaching] = await Promise.all([
      findingsOf(await newVisitor(browser), pages.opening),
      findingsOf(await signedInVisitor(), pages.signedIn),
      findingsOf(await visitorWith(coach, 'coach-app'), pages.coaching),
    ]);
    expect({ opening, signedIn, coaching }).toEqual({ opening: [], signedIn: [], coaching: [] });
  });

  it('signs in, opens an activity and goes back by keyboard alone', async () => {
    const { leave, page } = await newVisitor(browser, { viewport: 'desktop' });
    if (!runner) throw new Error('There is no demo runner');
    await page.goto(`${appOrigin()}/signin`);
    await page.getByLabel(english('account:field.email'), { exact: true }).waitFor();
    await tabTo(page, english('account:field.email'));
    await page.keyboard.type(runner.email);
    await tabTo(page, english('account:field.password'));
    await page.keyboard.type(runner.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/activities');
    await page.locator('a[href^="/activities/"]').first().waitFor();
    await tabToMatching(page, (element) =>
      (element.getAttribute('href') ?? '').startsWith('/activities/'),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/activities\/.+/);
    // The new page's heading has the focus, so that reading goes on there.
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await leave();
  });
});

async function tabTo(page: Page, label: string): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete');
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
    });
    if (focused.replace(/[^\p{L} ]/gu, '').trim() === label) return;
  }
  throw new Error(`"${label}" cannot be reached by Tab`);
}

async function tabToMatching(page: Page, matches: (element: Element) => boolean): Promise<void> {
  const source = matches.toString();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(`(${source})(document.activeElement ?? document.body)`);
    if (isThere === true) return;
  }
  throw new Error('The element cannot be reached by Tab');
}
