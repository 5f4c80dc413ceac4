import type { Root } from 'mdast';
import { useMemo, useSyncExternalStore } from 'react';
import { isBoundedMarkdown } from '@tasuki/domain/coaching/text/bounded-markdown';
import { reportError } from '../../../platform/report-error.ts';
import { isPlainMarkdown, treeOfPlain } from './plain-markdown.ts';
import { simpleMarkdownTree } from './simple-markdown.ts';

type Parse = (text: string) => Root;

/** Null = not fetched yet: most messages have no marks or simple ones, and show without it. */
let parse: Parse | null = null;
let fetching: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Fetches the parser. Never fails: without it, marks stand as they were written. */
export async function fetchMarkdownParser(): Promise<void> {
  fetching ??= import('./markdown-parser.ts').then(
    ({ parseMarkdown }) => {
      parse = parseMarkdown;
      for (const listener of listeners) listener();
    },
    (cause: unknown) => {
      fetching = null;
      reportError(cause, 'fetch Markdown parser');
    },
  );
  return fetching;
}

/** Resolves once the texts can be shown as they are meant; at once where none needs the parser. */
export async function readyForMarkdown(texts: readonly string[]): Promise<void> {
  if (texts.some(needsParser)) await fetchMarkdownParser();
}

/** The tree of a text with marks that needs no parser; null = it has none, or needs one. */
function treeOfSimple(text: string): Root | null {
  return !isPlainMarkdown(text) && isBoundedMarkdown(text) ? simpleMarkdownTree(text) : null;
}

function needsParser(text: string): boolean {
  return !isPlainMarkdown(text) && treeOfSimple(text) === null;
}

/** What cannot be parsed stands as the lines that it is, whatever their marks. */
function treeOfLines(text: string): Root {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return {
    type: 'root',
    children: lines.map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] })),
  };
}

function treeBy(parser: Parse | null, text: string): Root {
  if (isPlainMarkdown(text)) return treeOfPlain(text);
  return markedTreeBy(parser, text) ?? treeOfLines(text);
}

function markedTreeBy(parser: Parse | null, text: string): Root | null {
  return treeOfSimple(text) ?? (parser && isBoundedMarkdown(text) ? parser(text) : null);
}

/** The parsed text. What would hold up the page, or comes before the parser, stands as lines. */
export function markdownTree(text: string): Root {
  return treeBy(parse, text);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void fetchMarkdownParser();
  return () => {
    listeners.delete(listener);
  };
}

const subscribeToNothing = () => () => undefined;

/** The parser, once it is there; a text that needs it fetches it. */
function useParser(text: string): Parse | null {
  const isNeeded = useMemo(() => needsParser(text), [text]);
  return useSyncExternalStore(isNeeded ? subscribe : subscribeToNothing, () => parse);
}

/** The same, drawn anew once the parser is there. */
export function useMarkdownTree(text: string): Root {
  const parser = useParser(text);
  return useMemo(() => treeBy(parser, text), [parser, text]);
}

/** The parsed text; null where it has no marks, cannot be parsed, or comes before the parser that it needs. */
export function useMarkedTree(text: string): Root | null {
  const parser = useParser(text);
  return useMemo(() => (isPlainMarkdown(text) ? null : markedTreeBy(parser, text)), [parser, text]);
}
