import type { Root } from 'mdast';
import { useMemo, useSyncExternalStore } from 'react';
import { isBoundedMarkdown } from '@tasuki/domain/coaching/text/bounded-markdown';
import { lightReadsShown } from '../../../platform/live/light-reads.ts';
import { reportError } from '../../../platform/report-error.ts';
import { isPlainMarkdown, treeOfPlain } from './plain-markdown.ts';
import { roughMarkdownTree } from './rough-markdown.ts';
import { simpleMarkdownTree } from './simple-markdown.ts';

type Parse = (text: string) => Root;

/** Null = not fetched yet: messages show without it, and only marks that are rare wait for it. */
let parse: Parse | null = null;
let fetching: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Fetches the parser. Never fails: without it, rare marks stand as they were written. */
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

/** The tree of a text with marks that needs no parser; null = it has none, or needs one. */
function treeOfSimple(text: string): Root | null {
  return !isPlainMarkdown(text) && isBoundedMarkdown(text) ? simpleMarkdownTree(text) : null;
}

function needsParser(text: string): boolean {
  return !isPlainMarkdown(text) && treeOfSimple(text) === null;
}

/** A text that cannot be parsed is shown line by line, whatever its marks. */
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
  const simple = treeOfSimple(text);
  if (simple || !isBoundedMarkdown(text)) return simple;
  return parser ? parser(text) : roughMarkdownTree(text);
}

/** The parsed text. What would hold up the page stands as lines; what comes before the parser, about as it will be. */
export function markdownTree(text: string): Root {
  return treeBy(parse, text);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Messages that are read meanwhile are shown almost as they will be.
  void lightReadsShown().then(fetchMarkdownParser);
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

/** The same; null where a text has no marks, or cannot be parsed. */
export function useMarkedTree(text: string): Root | null {
  const parser = useParser(text);
  return useMemo(() => (isPlainMarkdown(text) ? null : markedTreeBy(parser, text)), [parser, text]);
}
