import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../repository-root.ts';
import { builtChunksOf, firstPageHints } from './fetched-ahead/first-page-hints.ts';

const SOURCE = 'src/app/seen-page-start.ts';

const START_PATTERN =
  /\s*<script type="module"[^>]*src="[^"]*"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;
const STYLE_SHEET_PATTERN = /\s*<link rel="stylesheet"[^>]*>/g;
const ADDED_PATTERN =
  /<template id="start">([\s\S]*?)<\/template><template id="first-page">[\s\S]*?<\/template><script>[\s\S]*?<\/script>/;

/** The script that stands in the document, see `src/app/seen-page-start.ts`. */
async function buildScript(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: repositoryRoot,
    entryPoints: [join(repositoryRoot, SOURCE)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2023',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

function elementsOf(html: string, pattern: RegExp): string {
  return (html.match(pattern) ?? []).map((element) => element.trim()).join('');
}

/**
 * A document whose own script draws the page as it was last seen, and begins what the document began with. The script
 * needs no style sheet, so those come after it: it would wait for them.
 *
 * @param script what {@link buildScript} made
 * @param hints what `firstPageHints` made
 */
export function withSeenPageStart(html: string, script: string, hints: string): string {
  const start = elementsOf(html, START_PATTERN);
  const styleSheets = elementsOf(html, STYLE_SHEET_PATTERN);
  // Every change of the app changes the names of the files that it starts with.
  const release = createHash('sha256').update(start).digest('hex').slice(0, 16);
  return html
    .replaceAll(START_PATTERN, '')
    .replaceAll(STYLE_SHEET_PATTERN, '')
    .replace('</head>', () => `<meta name="app-release" content="${release}" /></head>`)
    .replace(
      '</body>',
      () =>
        `<template id="start">${start}</template><template id="first-page">${hints}</template>` +
        `<script>${script}</script>${styleSheets}</body>`,
    );
}

/**
 * The document with its start as it was before {@link withSeenPageStart}: no page that is drawn at build time is kept.
 * It still names the release, since the app can follow there and keep pages.
 */
export function withoutSeenPageStart(html: string): string {
  const start = ADDED_PATTERN.exec(html)?.[1] ?? '';
  return html.replace(ADDED_PATTERN, '').replace('</head>', () => `${start}</head>`);
}

/** Has the built index.html begin with the page as it was last seen. */
export function seenPageStartPlugin(): Plugin {
  return {
    name: 'tasuki-seen-page-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const hints = firstPageHints(html, builtChunksOf(Object.values(bundle)));
        return withSeenPageStart(html, await buildScript(), hints);
      },
    },
  };
}
