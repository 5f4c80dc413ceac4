import type { BlockContent, List, ListItem, Paragraph, PhrasingContent, Root } from 'mdast';
import { linesOf, positionOf, strongWords, type Line } from './simple-markdown.ts';

const BLANK = /^\s*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
const RULE = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.+)$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^([ \t]*)(?:[-*+]|(\d{1,9})[.)])[ \t]+(?=\S)/;
/** Two spaces at the end of a line break it there. */
const BREAK = / {2,}$/;

type Block = Root['children'][number] & BlockContent;

/** Marks within a line are left to the parser, and are shown as written. */
function roughWords(line: string): PhrasingContent[] {
  const words = line.trim();
  return strongWords(words) ?? [{ type: 'text', value: words }];
}

/** A paragraph of lines, with the breaks that they have. */
function paragraphOf(lines: readonly string[]): Paragraph {
  const children = lines.flatMap((line, index): PhrasingContent[] => [
    ...(index === 0
      ? []
      : BREAK.test(lines[index - 1] ?? '')
        ? [{ type: 'break' } as const]
        : [{ type: 'text', value: '\n' } as const]),
    ...roughWords(line),
  ]);
  return { type: 'paragraph', children };
}

/** The same line without what it begins with. */
function without(line: Line, letters: number): Line {
  return { ...line, words: line.words.slice(letters), offset: line.offset + letters };
}

function indentationOf(words: string): number {
  return words.replaceAll('\t', '    ').search(/\S|$/);
}

/** Whether a line goes on with a paragraph, as it begins nothing else. */
function goesOn({ words }: Line): boolean {
  return ![BLANK, FENCE, RULE, HEADING, QUOTE, ITEM].some((other) => other.test(words));
}

/** Takes lines from the front as long as they fit. */
function takeWhile(lines: Line[], fits: (line: Line) => boolean): Line[] {
  const end = lines.findIndex((line) => !fits(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

function codeOf(opening: Line, mark: string, language: string, lines: Line[]): Block {
  const inside = takeWhile(lines, ({ words }) => !words.trim().startsWith(mark));
  const closing = lines.shift();
  const last = closing ?? inside.at(-1) ?? opening;
  return {
    type: 'code',
    lang: language.trim() === '' ? null : language.trim(),
    value: inside.map(({ words }) => words).join('\n'),
    position: { start: positionOf(opening).start, end: positionOf(last).end },
  };
}

/** One item with all that is indented below it. */
function itemOf(opening: Line, mark: string, lines: Line[]): ListItem {
  const inner = indentationOf(opening.words) + 1;
  const below = takeWhile(
    lines,
    (line) => goesOn(line) || (!BLANK.test(line.words) && indentationOf(line.words) >= inner),
  );
  return {
    type: 'listItem',
    spread: false,
    checked: null,
    children: blocksOf([without(opening, mark.length), ...below]),
    position: positionOf(without(opening, opening.words.search(/\S/))),
  };
}

/** Takes a list from the front, whose items may stand apart. */
function listOf(lines: Line[]): List {
  const [, , digits] = ITEM.exec(lines[0]?.words ?? '') ?? [];
  const ordered = digits !== undefined;
  const children: ListItem[] = [];
  for (;;) {
    const next = lines.findIndex(({ words }) => !BLANK.test(words));
    const opening = lines[next];
    const [mark, , number] = ITEM.exec(opening?.words ?? '') ?? [];
    if (!opening || mark === undefined || (number !== undefined) !== ordered) break;
    lines.splice(0, next + 1);
    children.push(itemOf(opening, mark, lines));
  }
  return {
    type: 'list',
    ordered,
    start: digits === undefined ? null : Number(digits),
    spread: false,
    children,
  };
}

/** Takes what stands at the front. */
function takeBlock(opening: Line, lines: Line[]): Block {
  const { words } = opening;
  const [, fence, language = ''] = FENCE.exec(words) ?? [];
  if (fence !== undefined) {
    lines.shift();
    return codeOf(opening, fence, language, lines);
  }
  if (RULE.test(words)) {
    lines.shift();
    return { type: 'thematicBreak' };
  }
  const [, signs, title] = HEADING.exec(words) ?? [];
  if (signs !== undefined && title !== undefined) {
    lines.shift();
    const depth = signs.length as 1 | 2 | 3 | 4 | 5 | 6;
    return { type: 'heading', depth, children: roughWords(title), position: positionOf(opening) };
  }
  if (QUOTE.test(words)) {
    const quoted = takeWhile(lines, (line) => QUOTE.test(line.words));
    const inside = quoted.map((line) => without(line, QUOTE.exec(line.words)?.[0].length ?? 0));
    return { type: 'blockquote', children: blocksOf(inside) };
  }
  if (ITEM.test(words)) return listOf(lines);
  return paragraphOf(takeWhile(lines, goesOn).map((line) => line.words));
}

function blocksOf(given: readonly Line[]): Block[] {
  const lines = [...given];
  const blocks: Block[] = [];
  for (let [next] = lines; next; [next] = lines) {
    if (BLANK.test(next.words)) lines.shift();
    else blocks.push(takeBlock(next, lines));
  }
  return blocks;
}

/**
 * About the tree that the parser will make of a text: its lists, headings, quotes and code take the room that they
 * will have. Nothing moves where the parser's own tree is drawn in its place.
 */
export function roughMarkdownTree(text: string): Root {
  return { type: 'root', children: blocksOf(linesOf(text)) };
}
