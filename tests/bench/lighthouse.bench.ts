import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  PUBLIC_PAGES,
  publicPagePath,
  type PublicPage,
} from '@tasuki/domain/navigation/public-pages';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { appOrigin } from '../journeys/journey-browser.ts';

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

async function audit(path: string): Promise<LighthouseReport> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const output = join(folder, 'report.json');
  const cli = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
  try {
    await promisify(execFile)(process.execPath, [
      cli,
      `${appOrigin()}${path}`,
      '--quiet',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${[...CHROME_FLAGS, `--user-data-dir=${join(folder, 'profile')}`].join(' ')}`,
    ]);
    return JSON.parse(await readFile(output, 'utf8')) as LighthouseReport;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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

/** Lighthouse's figures for what a stranger sees first, on its simulated phone. */
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
    ];
  },
};
