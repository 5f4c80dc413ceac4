import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import superstatic from 'superstatic/lib/superstatic.js';
import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, htmlLanguage, LANGUAGES, type Language } from '@tasuki/domain/language';
import { PUBLIC_PAGES, publicPagePath } from '@tasuki/domain/navigation/public-pages';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { SERVICE_WORKER_PATH } from '@tasuki/domain/navigation/service-worker';
import { webManifestPath } from '@tasuki/domain/navigation/web-manifest';
import {
  GUEST_ROUTES,
  STATIC_ROUTES,
  type StaticPage,
  type StaticRoute,
} from '@tasuki/domain/navigation/static-routes';
import { repositoryRoot } from '../repository-root.ts';
import { withFetchedAhead } from './fetched-ahead/fetched-ahead.ts';
import {
  guestDocument,
  readBuiltChunks,
  withStartAfterPaint,
  withStylesInside,
} from './page-start.ts';
import { withoutSeenPageStart } from './seen-page-start.ts';
import { escaped, headOf, robotsText, sitemapXml } from './search-engines.ts';

/** Namespaces of the guest pages, which their script would otherwise request only when it runs. */
const GUEST_NAMESPACES = ['common', 'account'];

/** Below it Hosting looks for a page in a visitor's language; firebase.json names it. */
const LOCALIZED_FOLDER = 'localized';

/** The country counts as well where the first part of a language tag does not say the script. */
const FOLDERS: Readonly<Record<Language, readonly string[]>> = {
  ja: ['ja'],
  en: ['en'],
  zh: ['zh'],
  'zh-tw': ['zh_tw', 'zh_hk', 'zh_mo'],
  vi: ['vi'],
};

/** Each page in each language, as `scripts/building/draw-static-pages.ts` prints them. */
export type DrawnPages = Record<StaticRoute, Record<Language, StaticPage>>;

/** The paths of pages that are drawn at build time. */
const STATIC_PATHS: readonly string[] = [
  ...STATIC_ROUTES.map((name) => routePath(name)),
  ...PUBLIC_PAGES.flatMap((page) => LANGUAGES.map((language) => publicPagePath(page, language))),
];

/**
 * Adds to a built app those of its pages that are read before any script runs. Each is there in
 * every language, and in the default one for whoever asks for none of them. Public pages are also
 * there at an address for each language, and in the list for search engines.
 *
 * @param environment the settings with which the app was built, APP_ORIGIN among them
 * @throws Error when a page cannot be drawn, or APP_ORIGIN is missing
 */
export async function writeStaticPages(
  outputFolder: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const origin = environment['APP_ORIGIN'];
  if (!origin) throw new Error('Static pages need the setting APP_ORIGIN; see .env.example.');
  const drawn = await drawPages(environment);
  const index = withoutSeenPageStart(readFileSync(join(outputFolder, 'index.html'), 'utf8'));
  const chunks = readBuiltChunks(outputFolder);
  for (const name of STATIC_ROUTES) {
    for (const language of LANGUAGES) {
      const page = drawn[name][language];
      const guestRoute = GUEST_ROUTES.find((guest) => guest === name);
      const words = GUEST_NAMESPACES.map((namespace) => ({ language, namespace }));
      const html = withStartAfterPaint(guestRoute ? guestDocument(index, chunks, words) : index);
      const start = withStylesInside(
        guestRoute ? withFetchedAhead(html, { chunks, route: guestRoute, language }) : html,
        outputFolder,
      );
      const write = (path: string, head: string) => {
        const file = join(outputFolder, `${path}.html`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, documentOf({ start, page, language, head }));
      };
      const publicPage = PUBLIC_PAGES.find((candidate) => candidate === name);
      const headAt = (path: string) =>
        publicPage ? headOf({ page, publicPage, language, origin, path }) : '';
      const folders = FOLDERS[language].map((folder) => join(LOCALIZED_FOLDER, folder));
      for (const folder of language === DEFAULT_LANGUAGE ? ['', ...folders] : folders) {
        write(join(folder, routePath(name)), headAt(routePath(name)));
      }
      if (publicPage) {
        const path = publicPagePath(publicPage, language);
        write(path, headAt(path));
      }
    }
  }
  writeFileSync(join(outputFolder, 'robots.txt'), robotsText(origin));
  writeFileSync(join(outputFolder, 'sitemap.xml'), sitemapXml(origin));
}

/**
 * Every drawn document by its path, for what the page's policy allows on it.
 *
 * @param outputFolder as {@link writeStaticPages} filled it
 */
export function readStaticPages(outputFolder: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    STATIC_PATHS.map((path) => [
      path,
      globSync(`**${path}.html`, { cwd: outputFolder }).map((file) =>
        readFileSync(join(outputFolder, file), 'utf8'),
      ),
    ]),
  );
}

/** Has Vite's preview server choose files, and among the languages of a page, as Firebase Hosting does. */
export function serveStaticPages(outputFolder: string): Plugin {
  const serve = superstatic({
    cwd: outputFolder,
    fallthrough: true,
    compression: true,
    config: { public: '.', cleanUrls: true, i18n: { root: `/${LOCALIZED_FOLDER}` } },
  });
  return {
    name: 'static-pages',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        // superstatic takes a file that was changed for the one it knew, and a release changes these two.
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === '/' || pathname === SERVICE_WORKER_PATH) {
          delete request.headers['if-none-match'];
          delete request.headers['if-modified-since'];
        }
        next();
      });
      middlewares.use(serve);
    },
  };
}

/** In a process of its own, since React and Emotion decide at their start how they draw. */
async function drawPages(environment: Readonly<Record<string, string>>): Promise<DrawnPages> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(repositoryRoot, 'scripts/building/draw-static-pages.ts')],
    {
      cwd: repositoryRoot,
      env: { ...process.env, ...environment, NODE_ENV: 'production' },
      maxBuffer: 2 ** 24,
    },
  );
  return JSON.parse(stdout) as DrawnPages;
}

interface DocumentOptions {
  /** The built index.html, or what stands for it, with the rules of its style sheets. */
  start: { html: string; styles: string };
  page: StaticPage;
  language: Language;
  /** Elements for search engines and messengers. */
  head: string;
}

/** The built page that holds a drawn one. */
function documentOf({ start, page, language, head }: DocumentOptions): string {
  const { markup, styles } = withoutStyleAttributes(page);
  const changes: readonly [part: RegExp, replacement: string][] = [
    [/<html lang="[^"]*">/, `<html lang="${htmlLanguage(language)}">`],
    [/\/manifest\/[\w-]+\.webmanifest/, webManifestPath(language)],
    [/<title>[^<]*<\/title>/, `<title>${escaped(page.title)}</title>`],
    ...(page.description === null ? [] : publicPageChanges(page.description)),
    [/<div id="start-indicator".*<\/div>/, ''],
    [/<\/head>/, `${head}<style>${start.styles}${styles}</style></head>`],
    [/<div id="root"><\/div>/, `<div id="root" data-drawn-language="${language}">${markup}</div>`],
  ];
  return changes.reduce((html, [part, replacement]) => {
    if (!part.test(html)) throw new Error(`The built index.html has no ${part.source}`);
    return html.replace(part, () => replacement);
  }, start.html);
}

/** A public page describes itself, and all of it can be read without scripts. */
function publicPageChanges(description: string): [part: RegExp, replacement: string][] {
  return [
    [
      /<meta name="description" content="[^"]*" \/>/,
      `<meta name="description" content="${escaped(description)}" />`,
    ],
    [/<noscript>[\s\S]*<\/noscript>/, ''],
  ];
}

/** The page's policy allows no style in an attribute; rules of a style sheet do the same. */
function withoutStyleAttributes({ markup, styles }: StaticPage): {
  markup: string;
  styles: string;
} {
  const declarations: string[] = [];
  const marked = markup.replaceAll(/ style="([^"]*)"/g, (_attribute, declaration: string) => {
    if (!declarations.includes(declaration)) declarations.push(declaration);
    return ` data-drawn-style="${declarations.indexOf(declaration)}"`;
  });
  const rules = declarations.map(
    (declaration, index) => `[data-drawn-style="${index}"]{${declaration}}`,
  );
  return { markup: marked, styles: `${styles}${rules.join('')}` };
}
