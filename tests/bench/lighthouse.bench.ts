import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import {
  PUBLIC_PAGES,
  publicPagePath,
  type PublicPage,
} from '@tasuki/domain/navigation/public-pages';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { appOrigin, requiredSetting } from '../journeys/journey-browser.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { wordsOf } from '../journeys/words.ts';
import { freePorts } from '../../scripts/find/free-ports.ts';

interface LighthouseReport {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
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

async function inNewFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param browser options that say in which browser the page is opened */
async function reportOf(
  path: string,
  folder: string,
  browser: readonly string[],
): Promise<LighthouseReport> {
  const output = join(folder, 'report.json');
  const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
  await promisify(execFile)(process.execPath, [
    cli,
    `${appOrigin()}${path}`,
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--output=json',
    `--output-path=${output}`,
    ...browser,
  ]);
  return JSON.parse(await readFile(output, 'utf8')) as LighthouseReport;
}

/** The page for somebody whose browser was never here. */
async function audit(path: string): Promise<LighthouseReport> {
  return inNewFolder(async (folder) =>
    reportOf(path, folder, [
      `--chrome-flags=${[...CHROME_FLAGS, `--user-data-dir=${join(folder, 'profile')}`].join(' ')}`,
    ]),
  );
}

const english = wordsOf('en');

/** Where a signed-in person is: the list, its newest activity, and a conversation. */
async function signedInPaths(page: Page): Promise<Record<string, string>> {
  const firstPath = async (links: string) => {
    const href = await page.locator(links).first().getAttribute('href');
    if (href === null) throw new Error(`The page has no link ${links}`);
    return href;
  };
  const activity = await firstPath('a[href^="/activities/"]');
  await page.goto(`${appOrigin()}/topics`);
  return { activities: '/activities', activity, chat: await firstPath('a[href$="/chat"]') };
}

/** The pages of the demo runner, in a browser in which they are signed in already. */
async function measureSignedIn(): Promise<Measurement[]> {
  const runner = DEMO_ACCOUNTS[0];
  if (!runner) throw new Error('There is no demo runner');
  return inNewFolder(async (folder) => {
    const { port } = await freePorts({ port: 9322 });
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath: requiredSetting('CHROME_PATH'),
      args: [...CHROME_FLAGS, `--remote-debugging-port=${port}`],
      locale: 'en-GB',
    });
    try {
      const page = await context.newPage();
      await signIn(page, english, runner);
      await page.waitForURL('**/activities');
      await page.locator('a[href^="/activities/"]').first().waitFor();
      const paths = await signedInPaths(page);
      await page.close();
      const measurements: Measurement[] = [];
      for (const [name, path] of Object.entries(paths)) {
        const { categories, audits } = await reportOf(path, folder, [
          `--port=${port}`,
          '--disable-storage-reset',
        ]);
        const score = (category: string) => (categories[category]?.score ?? Number.NaN) * 100;
        const value = (figure: string) => audits[figure]?.numericValue ?? Number.NaN;
        const of = (figure: string) => `Lighthouse, ${name}: ${figure}`;
        const shown = { budget: null };
        measurements.push(
          { figure: of('performance'), value: score('performance'), unit: '', ...shown },
          {
            figure: of('accessibility'),
            value: score('accessibility'),
            unit: '',
            budget: 95,
            isMoreBetter: true,
          },
          {
            figure: of('largest contentful paint'),
            value: value('largest-contentful-paint'),
            unit: 'ms',
            ...shown,
          },
          {
            figure: of('total blocking time'),
            value: value('total-blocking-time'),
            unit: 'ms',
            ...shown,
          },
          {
            figure: of('layout shift'),
            value: value('cumulative-layout-shift'),
            unit: '',
            budget: 0.1,
          },
        );
      }
      return measurements;
    } finally {
      await context.close();
    }
  });
}

/** Search engines list these pages, so nothing may be missing that they look for. */
async function measurePublicPage(page: PublicPage): Promise<Measurement[]> {
  const { categories, audits } = await audit(publicPagePath(page, 'en'));
  const score = (name: string) => (categories[name]?.score ?? Number.NaN) * 100;
  const full = { unit: '', budget: 100, isMoreBetter: true } as const;
  return [
    { figure: `Lighthouse, ${page}: search engines`, value: score('seo'), ...full },
    { figure: `Lighthouse, ${page}: best practices`, value: score('best-practices'), ...full },
    { figure: `Lighthouse, ${page}: accessibility`, value: score('accessibility'), ...full },
    {
      figure: `Lighthouse, ${page}: largest contentful paint`,
      value: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      unit: 'ms',
      budget: null,
    },
  ];
}

/** Lighthouse's figures for what a stranger and a signed-in person see first, on its simulated phone. */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    const publicPages: Measurement[] = [];
    for (const page of PUBLIC_PAGES) publicPages.push(...(await measurePublicPage(page)));
    const { categories, audits } = await audit('/signin');
    const score = (name: string) => (categories[name]?.score ?? Number.NaN) * 100;
    const milliseconds = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return [
      ...publicPages,
      {
        figure: 'Lighthouse, sign-in: performance',
        value: score('performance'),
        unit: '',
        budget: null,
      },
      {
        figure: 'Lighthouse, sign-in: accessibility',
        value: score('accessibility'),
        unit: '',
        budget: 95,
        isMoreBetter: true,
      },
      {
        figure: 'Lighthouse, sign-in: best practices',
        value: score('best-practices'),
        unit: '',
        budget: null,
      },
      {
        figure: 'Lighthouse, sign-in: largest contentful paint',
        value: milliseconds('largest-contentful-paint'),
        unit: 'ms',
        budget: null,
      },
      {
        figure: 'Lighthouse, sign-in: total blocking time',
        value: milliseconds('total-blocking-time'),
        unit: 'ms',
        budget: null,
      },
      {
        figure: 'Lighthouse, sign-in: layout shift',
        value: milliseconds('cumulative-layout-shift'),
        unit: '',
        budget: 0.1,
      },
      ...(await measureSignedIn()),
    ];
  },
};
