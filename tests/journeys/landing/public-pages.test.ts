import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '@tasuki/domain/language';
import { PUBLIC_PAGES, publicPagePath } from '@tasuki/domain/navigation/public-pages';
import { ROUTE_TABLE, routePath } from '@tasuki/domain/navigation/route-table';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { wordsOf } from '../words.ts';

const english = wordsOf('en');

/** The view of the product on each page. */
const SHOWN = {
  product: 'landing:product.example.nextTitle',
  forCoaches: 'landing:forCoaches.example.pain.reason',
} as const;

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

describe('a public page', () => {
  it('is read in each language without any script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const name of PUBLIC_PAGES) {
      for (const language of LANGUAGES) {
        const words = wordsOf(language);
        const path = publicPagePath(name, language);
        await page.goto(`${appOrigin()}${path}`);
        await page
          .getByRole('heading', { level: 1, name: words(`landing:${name}.sentence`) })
          .waitFor();
        const drawing = page.getByRole('figure').filter({ hasText: words(SHOWN[name]) });
        expect(await drawing.isVisible(), path).toBe(true);
        expect(await page.title(), path).toBe(
          words('common:documentTitle', { title: words(ROUTE_TABLE[name].titleKey) }),
        );
        const head = page.locator('head');
        expect(await head.locator('meta[name="description"]').getAttribute('content'), path).toBe(
          words(`landing:${name}.description`),
        );
        expect(await head.locator('link[rel="canonical"]').getAttribute('href')).toBe(
          `${appOrigin()}${path}`,
        );
        expect(await page.getByText('JavaScript').count(), path).toBe(0);
      }
    }
    await context.close();
  });

  it('answers at its short address in the language that the browser asks for', async () => {
    const ask = async (language: string) => {
      const answer = await fetch(`${appOrigin()}/product`, {
        headers: { 'accept-language': language },
      });
      return answer.text();
    };
    expect(await ask('vi-VN')).toContain(wordsOf('vi')('landing:product.sentence'));
    expect(await ask('fr')).toContain(wordsOf('ja')('landing:product.sentence'));
  });

  it('names pages to search engines that all answer', async () => {
    const robots = await (await fetch(`${appOrigin()}/robots.txt`)).text();
    const sitemap = /Sitemap: (.*)/.exec(robots)?.[1] ?? '';
    const listed = await (await fetch(sitemap)).text();
    const addresses = [...listed.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(12);
    for (const address of addresses) expect((await fetch(address)).status, address).toBe(200);
    const image = await fetch(`${appOrigin()}/open-graph.png`);
    expect(image.headers.get('content-type')).toBe('image/png');
  });

  it('keeps to the language of its address, and follows the choice at its foot', async () => {
    const { leave, page, problems } = await newVisitor(browser, { locale: 'ja-JP' });
    await page.goto(`${appOrigin()}${publicPagePath('product', 'en')}`);
    const foot = page.getByRole('contentinfo').getByLabel(english('common:frame.language'));
    await expect.poll(async () => foot.isEnabled()).toBe(true);
    await page.getByRole('heading', { name: english('landing:product.sentence') }).waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    await foot.selectOption('vi');
    await page.waitForURL(`**${publicPagePath('product', 'vi')}`);
    await page.getByRole('heading', { name: wordsOf('vi')('landing:product.sentence') }).waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it('leads a coach to the application, which is behind sign-up', async () => {
    const { leave, page, problems } = await newVisitor(browser);
    await page.goto(`${appOrigin()}/signup`);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: english('common:title.forCoaches') })
      .click();
    await page.waitForURL(`**${routePath('forCoaches')}`);
    expect(await seriousAxeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: english('landing:forCoaches.apply') }).click();
    await page.waitForURL('**/signup');
    expect(problems).toEqual([]);
    await leave();
  });
});
