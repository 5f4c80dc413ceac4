import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@tasuki/domain/language';
import { PUBLIC_PAGES, publicPagePath } from '@tasuki/domain/navigation/public-pages';
import { ROUTE_NAMES, ROUTE_TABLE, routePath } from '@tasuki/domain/navigation/route-table';
import { repositoryRoot } from '../repository-root.ts';
import { headOf, OPEN_GRAPH_IMAGE, robotsText, sitemapXml } from './search-engines.ts';

const ORIGIN = 'https://tasuki.example';

describe('the list of pages for search engines', () => {
  const sitemap = sitemapXml(ORIGIN);
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

  it('is named by robots.txt, which closes nothing', () => {
    expect(robotsText(ORIGIN)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robotsText(ORIGIN)).not.toContain('Disallow');
  });

  it('has each public page once, in every language', () => {
    for (const page of PUBLIC_PAGES) {
      const paths = LANGUAGES.map((language) => publicPagePath(page, language));
      for (const path of [routePath(page), ...paths]) {
        expect(listed.filter((address) => address === `${ORIGIN}${path}`)).toHaveLength(1);
      }
    }
  });

  it('has no page behind the sign-in, and no hole in an address', () => {
    expect(sitemap).not.toContain(':language');
    for (const name of ROUTE_NAMES.filter((route) => ROUTE_TABLE[route].access === 'auth')) {
      expect(listed).not.toContain(`${ORIGIN}/${ROUTE_TABLE[name].path}`);
    }
  });
});

describe('what search engines and messengers read in a page', () => {
  const head = headOf({
    page: { title: 'Say "yes" & run', description: 'Runs <fast>' },
    publicPage: 'product',
    language: 'zh-tw',
    origin: ORIGIN,
    path: '/product/zh-tw',
  });

  it('names this address, and that of every other language and of everybody else', () => {
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/product/zh-tw" />`);
    expect([...head.matchAll(/hreflang="([^"]*)"/g)].map(([, tag]) => tag)).toEqual([
      'ja',
      'en',
      'zh-Hans',
      'zh-Hant',
      'vi',
      'x-default',
    ]);
  });

  it('cannot be broken by its words', () => {
    expect(head).toContain('content="Say &quot;yes&quot; &amp; run"');
    expect(head).toContain('content="Runs &lt;fast>"');
  });

  it('shows an image that is there, of the size that it says', () => {
    const image = readFileSync(join(repositoryRoot, 'public', OPEN_GRAPH_IMAGE.path));
    expect(head).toContain(`content="${ORIGIN}${OPEN_GRAPH_IMAGE.path}"`);
    expect(image.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([
      OPEN_GRAPH_IMAGE.width,
      OPEN_GRAPH_IMAGE.height,
    ]);
    expect(image.length).toBeLessThan(100_000);
  });
});
