import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import type { DemoAccount } from '@tasuki/domain/accounts/demo-accounts';
import { freePorts } from '../../scripts/find/free-ports.ts';
import { appOrigin, requiredSetting } from '../journeys/journey-browser.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { wordsOf } from '../journeys/words.ts';

/** What Lighthouse says of a page, on its simulated phone. */
export interface LighthouseReport {
  /** Of 100. */
  score: (category: 'performance' | 'accessibility' | 'best-practices' | 'seo') => number;
  value: (
    figure: 'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift',
  ) => number;
  /** Names of the audits of a category that are not fully kept. */
  faults: (category: 'accessibility' | 'best-practices' | 'seo') => string[];
  /** What moved by itself, the furthest first, with its share of the layout shift. */
  shifts: () => readonly { selector: string; share: number }[];
}

interface ShiftedElement {
  node?: { selector?: string };
  score?: number;
}

interface StoredReport {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined
  >;
  audits: Record<
    string,
    | {
        numericValue?: number;
        score?: number | null;
        details?: { items?: readonly ShiftedElement[] };
      }
    | undefined
  >;
}

const CHROME_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A page that takes longer has no figures. */
const REPORT_MILLISECONDS = 120_000;

const english = wordsOf('en');

async function inNewFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param options of Lighthouse's command; they say in which browser the page is opened */
async function reportOf(
  path: string,
  folder: string,
  options: readonly string[],
): Promise<LighthouseReport> {
  const output = join(folder, 'report.json');
  const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
  await promisify(execFile)(
    process.execPath,
    [
      cli,
      `${appOrigin()}${path}`,
      '--quiet',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--output=json',
      `--output-path=${output}`,
      ...options,
    ],
    { timeout: REPORT_MILLISECONDS },
  );
  const { categories, audits } = JSON.parse(await readFile(output, 'utf8')) as StoredReport;
  return {
    score: (category) => (categories[category]?.score ?? Number.NaN) * 100,
    value: (figure) => audits[figure]?.numericValue ?? Number.NaN,
    faults: (category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    shifts: () =>
      (audits['layout-shifts']?.details?.items ?? [])
        .map(({ node, score }) => ({ selector: node?.selector ?? '', share: score ?? 0 }))
        .toSorted((one, other) => other.share - one.share),
  };
}

/** The page for somebody whose browser was never here. */
export async function reportForStranger(path: string): Promise<LighthouseReport> {
  return inNewFolder(async (folder) =>
    reportOf(path, folder, [
      `--chrome-flags=${[...CHROME_FLAGS, `--user-data-dir=${join(folder, 'profile')}`].join(' ')}`,
    ]),
  );
}

/** A browser in which somebody is signed in. */
export interface SignedInBrowser {
  page: Page;
  /** With the files that earlier visits left in the browser's cache. */
  report: (path: string) => Promise<LighthouseReport>;
  /** With an empty cache and no service worker, as where no page of the app was opened before. */
  reportWithoutFiles: (path: string) => Promise<LighthouseReport>;
}

/** Signs a demo account in, in a browser of its own, and leaves it after `use`. */
export async function inSignedInBrowser<Result>(
  account: DemoAccount | undefined,
  use: (browser: SignedInBrowser) => Promise<Result>,
): Promise<Result> {
  if (!account) throw new Error('There is no such demo account');
  return inNewFolder(async (folder) => {
    const { port } = await freePorts({ port: 9322 });
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath: requiredSetting('CHROME_PATH'),
      args: [...CHROME_FLAGS, `--remote-debugging-port=${port}`],
      locale: 'en-GB',
    });
    try {
      const page = await context.newPage();
      await signIn(page, english, account);
      await page.waitForURL((url) => url.pathname !== '/signin');
      return await use({
        page,
        report: async (path) =>
          reportOf(path, folder, [`--port=${port}`, '--disable-storage-reset']),
        // What the browser keeps of the person is not among what Lighthouse clears.
        reportWithoutFiles: async (path) => reportOf(path, folder, [`--port=${port}`]),
      });
    } finally {
      await context.close();
    }
  });
}

/** Where the first of these links on the page leads. */
export async function firstPath(page: Page, links: string): Promise<string> {
  const href = await page.locator(links).first().getAttribute('href');
  if (href === null) throw new Error(`The page has no link ${links}`);
  return href;
}
