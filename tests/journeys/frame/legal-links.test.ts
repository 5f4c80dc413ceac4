import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { LEGAL_ROUTES, OPEN_SOURCE_NOTICES_PATH } from '@tasuki/domain/navigation/legal-routes';
import { ROUTE_TABLE, routePath } from '@tasuki/domain/navigation/route-table';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf } from '../words.ts';

const words = wordsOf('en');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

/** Follows each link of the foot from this page, and comes back. */
async function followAll(page: Page, path: string): Promise<void> {
  for (const name of LEGAL_ROUTES) {
    await page.goto(`${appOrigin()}${path}`);
    const title = words(ROUTE_TABLE[name].titleKey);
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('link', { name: title, exact: true }).click();
    await page.waitForURL(`**${routePath(name)}`);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  }
  const foot = page.getByRole('contentinfo');
  for (const [label, address] of [
    [words('common:frame.about'), routePath('product')],
    [words('common:title.forCoaches'), routePath('forCoaches')],
    [words('common:frame.openSource'), OPEN_SOURCE_NOTICES_PATH],
  ] as const) {
    const link = foot.getByRole('link', { name: label, exact: true });
    expect(await link.getAttribute('href')).toBe(address);
    expect((await fetch(`${appOrigin()}${address}`)).status).toBe(200);
  }
  // The operator's own pages, which local mode makes up.
  for (const address of ['https://blog.tasuki.example/', 'https://social.tasuki.example/tasuki']) {
    const link = foot.getByRole('link', { name: new URL(address).hostname, exact: true });
    expect(await link.getAttribute('href')).toBe(address);
  }
}

it.each([
  ['a stranger', null, routePath('signIn'), 'phone'],
  ['a runner', 'runner', routePath('activities'), 'phone'],
  ['a coach', 'coach', routePath('coachHome'), 'desktop'],
  ['an admin', 'admin', routePath('adminUsers'), 'desktop'],
] as const)('leads %s to each page that the law asks for', async (_who, role, path, viewport) => {
  const { leave, page, problems } = await newVisitor(browser, { viewport });
  const account = DEMO_ACCOUNTS.find((one) => one.role === role);
  if (account) {
    await signIn(page, words, account);
    await page.waitForURL((url) => url.pathname !== routePath('signIn'));
  }
  await followAll(page, path);
  expect(problems).toEqual([]);
  await leave();
});
