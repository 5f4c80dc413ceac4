import type { Page } from 'playwright-core';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import {
  PUBLIC_PAGES,
  publicPagePath,
  type PublicPage,
} from '@tasuki/domain/navigation/public-pages';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { appOrigin } from '../journeys/journey-browser.ts';
import { firstPath, inSignedInBrowser, reportForStranger } from './lighthouse-report.ts';

/** Where a signed-in person is: the list, its newest activity, and a conversation. */
async function signedInPaths(page: Page): Promise<Record<string, string>> {
  const activity = await firstPath(page, 'a[href^="/activities/"]');
  await page.goto(`${appOrigin()}/topics`);
  return { activities: '/activities', activity, chat: await firstPath(page, 'a[href$="/chat"]') };
}

/** The pages of the demo runner, in a browser in which they are signed in already. */
async function measureSignedIn(): Promise<Measurement[]> {
  return inSignedInBrowser(DEMO_ACCOUNTS[0], async ({ page, report }) => {
    await page.waitForURL('**/activities');
    await page.locator('a[href^="/activities/"]').first().waitFor();
    const paths = await signedInPaths(page);
    await page.close();
    const measurements: Measurement[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const { score, value } = await report(path);
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
  });
}

/** Search engines list these pages, so nothing may be missing that they look for. */
async function measurePublicPage(page: PublicPage): Promise<Measurement[]> {
  const { score, value } = await reportForStranger(publicPagePath(page, 'en'));
  const full = { unit: '', budget: 100, isMoreBetter: true } as const;
  return [
    { figure: `Lighthouse, ${page}: search engines`, value: score('seo'), ...full },
    { figure: `Lighthouse, ${page}: best practices`, value: score('best-practices'), ...full },
    { figure: `Lighthouse, ${page}: accessibility`, value: score('accessibility'), ...full },
    {
      figure: `Lighthouse, ${page}: largest contentful paint`,
      value: value('largest-contentful-paint'),
      unit: 'ms',
      budget: null,
    },
  ];
}

/** On the simulated phone; a machine that does other things meanwhile shows more. */
const SIGN_IN_PAINT_MILLISECONDS = 1300;

async function measureSignIn(): Promise<Measurement[]> {
  const { score, value } = await reportForStranger('/signin');
  return [
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
      value: value('largest-contentful-paint'),
      unit: 'ms',
      budget: SIGN_IN_PAINT_MILLISECONDS,
    },
    {
      figure: 'Lighthouse, sign-in: total blocking time',
      value: value('total-blocking-time'),
      unit: 'ms',
      budget: null,
    },
    {
      figure: 'Lighthouse, sign-in: layout shift',
      value: value('cumulative-layout-shift'),
      unit: '',
      budget: 0.1,
    },
  ];
}

/** Lighthouse's figures for what a stranger and a signed-in person see first, on its simulated phone. */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    const publicPages: Measurement[] = [];
    for (const page of PUBLIC_PAGES) publicPages.push(...(await measurePublicPage(page)));
    return [...publicPages, ...(await measureSignIn()), ...(await measureSignedIn())];
  },
};
