import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** The two widths every page is made for. */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;
export type ViewportName = keyof typeof VIEWPORTS;

export interface JourneyOptions {
  viewport?: ViewportName;
  locale?: string;
  colorScheme?: 'light' | 'dark';
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

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: requiredSetting('CHROME_PATH'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

/** A fresh browser profile: nobody signed in, empty storage, one language. */
export async function newVisitor(
  browser: Browser,
  options: JourneyOptions = {},
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const viewport = options.viewport ?? 'phone';
  const context = await browser.newContext({
    viewport: VIEWPORTS[viewport],
    hasTouch: viewport === 'phone',
    isMobile: viewport === 'phone',
    locale: options.locale ?? 'en-GB',
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Tokyo',
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  return { context, page, problems: watchForProblems(page) };
}

/** What a page must never do on the way: throw, or log an error nobody expects. */
function watchForProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    // The sandbox's pages have no icon, for which the browser asks all the same.
    const { url } = message.location();
    if (message.type() !== 'error' || url.endsWith('/favicon.ico')) return;
    problems.push(`logged: ${message.text()} at ${url}`);
  });
  return problems;
}
