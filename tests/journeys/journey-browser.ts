import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { forgetPage, notePage } from './failed-pages.ts';
import { watchForPolicyViolations } from './policy-violations.ts';

/** The two widths every page is made for. */
export const VIEWPORTS = {
  /** The narrowest phone in use, and a wider one that is zoomed. */
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;
export type ViewportName = keyof typeof VIEWPORTS;

/** A page's work of a second takes many seconds on a busy machine. */
const PATIENCE_MILLISECONDS = 60_000;

export interface JourneyOptions {
  /** A zone's name by the IANA; left out = Tokyo. */
  timeZone?: string;
  viewport?: ViewportName;
  locale?: string;
  colorScheme?: 'light' | 'dark';
  /** Left out = no service worker begins, so that requests are the page's own and cost nothing beside. */
  isAppKept?: boolean;
}

export function requiredSetting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Journeys need ${name}; run them with "npm run test:journeys".`);
  return value;
}

export function appOrigin(): string {
  return requiredSetting('TASUKI_APP_ORIGIN');
}

export function sandboxOrigin(): string {
  return requiredSetting('TASUKI_SANDBOX_ORIGIN');
}

/**
 * Features of the browser that are switched off. The first three are popups of the address bar. For
 * each new page it would load them as two more pages, and take twice the processor time. The others
 * are Playwright's, whose own list this one replaces.
 */
const FEATURES_LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
] as const;

/** @param ownArguments what a journey needs beside the usual, as `--host-resolver-rules=…` */
export async function launchBrowser(ownArguments: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: requiredSetting('CHROME_PATH'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${FEATURES_LEFT_OUT.join(',')}`,
      ...ownArguments,
    ],
  });
}

let shared: Promise<Browser> | null = null;

/**
 * The browser of all journeys of a worker, which ends with it. Starting one takes longer than opening a
 * page in it, and a device that was left needs the browser it was in.
 */
export async function journeyBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => null);
  // One that crashed fails the journey it was in, and no other.
  if (running?.isConnected()) return running;
  shared = launchBrowser();
  return shared;
}

/**
 * Opens another page of the app that is open, as its own links do. Loading the app anew takes longer, and
 * is for journeys of which it is a part.
 *
 * @param address path and search
 */
export async function openWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Somebody at a browser, from opening it until they leave. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors of the page: thrown ones, and logged ones that nobody expects. */
  problems: string[];
  /** Nothing of the visit stays; the next visitor may have the same device. */
  leave: () => Promise<void>;
}

interface Device {
  context: BrowserContext;
  page: Page;
}

/** Devices that were left, by browser and kind: opening the app anew on one costs half of what a new one does. */
const leftDevices = new WeakMap<Browser, Map<string, Device[]>>();

function devicesLeftIn(browser: Browser, kind: string): Device[] {
  const byKind = leftDevices.get(browser) ?? new Map<string, Device[]>();
  leftDevices.set(browser, byKind);
  const devices = byKind.get(kind) ?? [];
  byKind.set(kind, devices);
  return devices;
}

/** A browser profile as if it were new: nobody signed in, empty storage, one language. */
export async function newVisitor(browser: Browser, options: JourneyOptions = {}): Promise<Visitor> {
  const viewport = options.viewport ?? 'phone';
  const kind = {
    viewport: VIEWPORTS[viewport],
    hasTouch: viewport !== 'desktop',
    isMobile: viewport !== 'desktop',
    locale: options.locale ?? 'en-GB',
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: 'reduce',
    timezoneId: options.timeZone ?? 'Asia/Tokyo',
    serviceWorkers: options.isAppKept ? 'allow' : 'block',
  } as const;
  const devices = devicesLeftIn(browser, JSON.stringify(kind));
  const device = devices.pop() ?? (await newDevice(browser, kind));
  const open = { page: device.page, problems: watchForProblems(device.page) };
  notePage(open);
  const leave = async () => {
    forgetPage(open);
    const { context } = device;
    if (options.isAppKept) {
      // Its service worker would answer in place of the page on which the device is emptied.
      await context.close();
      return;
    }
    // A visitor may have closed their tab.
    const page = device.page.isClosed() ? await context.newPage() : device.page;
    await wipe({ context, page });
    await page.emulateMedia({ colorScheme: kind.colorScheme });
    await page.setViewportSize(kind.viewport);
    devices.push({ context, page });
  };
  return { ...device, problems: open.problems, leave };
}

async function newDevice(browser: Browser, kind: BrowserContextOptions) {
  const context = await browser.newContext(kind);
  context.setDefaultTimeout(PATIENCE_MILLISECONDS);
  await watchForPolicyViolations(context);
  return { context, page: await context.newPage() };
}

/** Takes everything off a device that a visitor or their test left on it. */
async function wipe({ context, page }: Device): Promise<void> {
  page.removeAllListeners();
  await Promise.all(context.pages().map(async (one) => (one === page ? null : one.close())));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  const session = await context.newCDPSession(page);
  for (const origin of [appOrigin(), sandboxOrigin()]) {
    // A tab's own storage can be emptied only from a page of its origin.
    const emptyPage = `${origin}/an-empty-page`;
    await page.route(emptyPage, async (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }),
    );
    await page.goto(emptyPage);
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await page.unrouteAll();
  await session.detach();
}

/**
 * Whether an error at this address says nothing about the app. The sandbox's pages have no icon, and
 * browsers ask for one. Firestore's SDK closes an idle channel, and the emulator may have dropped it before.
 */
function isHarmless(url: string): boolean {
  return (
    url.endsWith('/favicon.ico') || /\/(Listen|Write)\/channel\?.*\bTYPE=terminate\b/u.test(url)
  );
}

function watchForProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isHarmless(url)) return;
    problems.push(`logged: ${message.text()} at ${url}`);
  });
  return problems;
}
