import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tasuki/domain/language';
import { GUEST_START } from './start-chunks.ts';

/** The place of Vite's list of what it built, below the output folder. */
const MANIFEST_PATH = '.vite/manifest.json';

interface BuiltChunk {
  file: string;
  /** Other entries of the manifest. */
  imports?: readonly string[];
  css?: readonly string[];
}

/** Vite's output, by the source file. */
export type BuiltChunks = Readonly<Record<string, BuiltChunk>>;

export function readBuiltChunks(outputFolder: string): BuiltChunks {
  return JSON.parse(readFileSync(join(outputFolder, MANIFEST_PATH), 'utf8')) as BuiltChunks;
}

/** A chunk and all that it imports, itself first. */
function withImports(chunks: BuiltChunks, name: string): BuiltChunk[] {
  const found = new Map<string, BuiltChunk>();
  const look = (wanted: string) => {
    const chunk = chunks[wanted];
    if (!chunk) throw new Error(`The build has no ${wanted}`);
    if (found.has(wanted)) return;
    found.set(wanted, chunk);
    for (const imported of chunk.imports ?? []) look(imported);
  };
  look(name);
  return [...found.values()];
}

/** The files of a source and of all that it imports, its own first. */
export function filesOf(chunks: BuiltChunks, source: string): string[] {
  return withImports(chunks, source).map(({ file }) => file);
}

const SCRIPT_PATTERN = /\s*<script type="module"[^>]*src="[^"]*"[^>]*><\/script>/g;
const PRELOAD_PATTERN = /\s*<link rel="modulepreload"[^>]*>/g;
const STYLE_SHEET_PATTERN = /\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/g;

/**
 * The built index.html with the guest pages' start in the place of the app's. What is fetched only by the
 * script's own word is named too: the words of the language.
 */
export function guestDocument(
  index: string,
  chunks: BuiltChunks,
  words: readonly { language: Language; namespace: string }[],
): string {
  const [entry, ...imported] = withImports(chunks, GUEST_START);
  const preloaded = [
    ...imported,
    ...words.flatMap(({ language, namespace }) =>
      withImports(chunks, `locales/${language}/${namespace}.json`),
    ),
  ];
  const files = [...new Set(preloaded.map(({ file }) => file))];
  const styleSheets = new Set([entry, ...imported].flatMap((chunk) => chunk?.css ?? []));
  const start = [
    `<script type="module" crossorigin src="/${entry?.file ?? ''}"></script>`,
    ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styleSheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('');
  return index
    .replaceAll(SCRIPT_PATTERN, '')
    .replaceAll(PRELOAD_PATTERN, '')
    .replaceAll(STYLE_SHEET_PATTERN, '')
    .replace('</head>', () => `${start}</head>`);
}

/** Runs at the end of the document. A page in a hidden tab is not painted, so it does not wait there. */
const START_AFTER_PAINT =
  "(()=>{const start=()=>document.head.append(document.getElementById('start').content);" +
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})()';

/**
 * A document that fetches and runs its scripts once it has been painted. It can be read without them, so
 * nothing that it starts with may delay its first paint.
 */
export function withStartAfterPaint(html: string): string {
  const start = [SCRIPT_PATTERN, PRELOAD_PATTERN]
    .flatMap((pattern) => html.match(pattern) ?? [])
    .map((element) => element.trim())
    .join('');
  return html
    .replaceAll(SCRIPT_PATTERN, '')
    .replaceAll(PRELOAD_PATTERN, '')
    .replace(
      '</body>',
      () => `<template id="start">${start}</template><script>${START_AFTER_PAINT}</script></body>`,
    );
}

/** A document with the rules of its style sheets in itself, so that nothing is fetched before the first paint. */
export function withStylesInside(
  html: string,
  outputFolder: string,
): { html: string; styles: string } {
  let styles = '';
  const without = html.replaceAll(STYLE_SHEET_PATTERN, (_link, address: string) => {
    styles += readFileSync(join(outputFolder, address), 'utf8').trim();
    return '';
  });
  return { html: without, styles };
}
