import { htmlLanguage, LANGUAGES, type Language } from '@tasuki/domain/language';
import {
  PUBLIC_PAGES,
  publicPagePath,
  type PublicPage,
} from '@tasuki/domain/navigation/public-pages';
import { ROUTE_NAMES, ROUTE_TABLE, routePath } from '@tasuki/domain/navigation/route-table';
import type { StaticPage } from '@tasuki/domain/navigation/static-routes';

/** Drawn by scripts/draw-open-graph-image.ts. */
export const OPEN_GRAPH_IMAGE = { path: '/open-graph.png', width: 1200, height: 630 } as const;

/** A language and country as Open Graph writes them. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = {
  ja: 'ja_JP',
  en: 'en_US',
  zh: 'zh_CN',
  'zh-tw': 'zh_TW',
  vi: 'vi_VN',
};

/** A page's address for each reader: by language tag, and one for all others. */
function addressesOf(page: PublicPage): readonly [language: string, path: string][] {
  return [
    ...LANGUAGES.map((language): [string, string] => [
      htmlLanguage(language),
      publicPagePath(page, language),
    ]),
    ['x-default', routePath(page)],
  ];
}

interface HeadOptions {
  page: Pick<StaticPage, 'title' | 'description'>;
  publicPage: PublicPage;
  language: Language;
  /** The app's origin, e.g. 'https://tasuki.example'. */
  origin: string;
  /** The path of this document, e.g. '/product/en'. */
  path: string;
}

/** The elements by which search engines and messengers show a public page. */
export function headOf({ page, publicPage, language, origin, path }: HeadOptions): string {
  const { title, description } = page;
  const properties: readonly [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Tasuki'],
    ['og:title', title],
    ['og:description', description ?? ''],
    ['og:url', `${origin}${path}`],
    ['og:locale', OPEN_GRAPH_LOCALES[language]],
    ...LANGUAGES.filter((other) => other !== language).map((other): [string, string] => [
      'og:locale:alternate',
      OPEN_GRAPH_LOCALES[other],
    ]),
    ['og:image', `${origin}${OPEN_GRAPH_IMAGE.path}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(OPEN_GRAPH_IMAGE.width)],
    ['og:image:height', String(OPEN_GRAPH_IMAGE.height)],
    ['og:image:alt', 'Tasuki'],
  ];
  return [
    `<link rel="canonical" href="${escaped(`${origin}${path}`)}" />`,
    ...addressesOf(publicPage).map(
      ([tag, other]) =>
        `<link rel="alternate" hreflang="${tag}" href="${escaped(`${origin}${other}`)}" />`,
    ),
    ...properties.map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('');
}

/** The text of robots.txt: everything may be read, and where the list of pages is. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Every page that anybody may read and that has one address, with its other languages. */
export function sitemapXml(origin: string): string {
  const isAlone = (path: string) => !path.includes(':');
  const others = ROUTE_NAMES.filter(
    (name) =>
      ROUTE_TABLE[name].access === 'public' &&
      isAlone(ROUTE_TABLE[name].path) &&
      !PUBLIC_PAGES.some((page) => page === name),
  );
  const entries = [
    ...PUBLIC_PAGES.flatMap((page) => {
      const addresses = addressesOf(page);
      const links = addresses.map(
        ([tag, path]) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(`${origin}${path}`)}"/>`,
      );
      return addresses.map(([, path]) => `${locationOf(origin, path)}${links.join('')}`);
    }),
    ...others.map((name) => locationOf(origin, `/${ROUTE_TABLE[name].path}`)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map((entry) => `<url>${entry}</url>`),
    '</urlset>',
    '',
  ].join('\n');
}

function locationOf(origin: string, path: string): string {
  return `<loc>${escaped(`${origin}${path}`)}</loc>`;
}

/** A text as it may stand in an element or in an attribute with double quotes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
