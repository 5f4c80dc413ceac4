import type { Heading, List, ListItem, Paragraph, PhrasingContent, Root } from 'mdast';

/** Marks that are left to the parser, wherever they stand. */
const OF_THE_PARSER = /[_<>\\&`~[\]\t\r\0\uFEFF]|(?<!^#{0,5})#/m;
/** Spaces at an end of a line, which may be code or a break. */
const OUTER_SPACE = /^ | $/m;
const HEADING = /^(#{1,6}) ([^ #*].*)$/;
const BULLET = /^- (.+)$/;
const NUMBERED = /^(\d{1,9})\. (.+)$/;
/** Beginnings of a block of another kind than a paragraph. */
const BEGINS_BLOCK = /^(?:[-+=#]|\*(?!\*)|\d{1,9}[.)])/;
const STRONG_MARK = '**';
const LETTER = /^[\p{L}\p{N}]$/u;
const SPACE_OR_END = /^\s?$/;

/** The place of a line in the text. */
export interface Line {
  words: string;
  number: number;
  offset: number;
}

/** The lines of a text. */
export function linesOf(text: string): Line[] {
  let offset = 0;
  return text.split('\n').map((words, index) => {
    const line = { words, number: index + 1, offset };
    offset += words.length + 1;
    return line;
  });
}

/** The beginning and the end of a line. */
export function positionOf({ words, number, offset }: Line): NonNullable<ListItem['position']> {
  return {
    start: { line: number, column: 1, offset },
    end: { line: number, column: words.length + 1, offset: offset + words.length },
  };
}

/** Finds the end of the strong words that begin at a place; null = in doubt. */
function strongEnd(line: string, begin: number): number | null {
  const first = begin + STRONG_MARK.length;
  const end = line.indexOf('*', first);
  const before = line.charAt(begin - 1);
  if (!SPACE_OR_END.test(before) || !LETTER.test(line.charAt(first)) || end < 0) return null;
  const after = line.charAt(end + STRONG_MARK.length);
  const isClosed = line.startsWith(STRONG_MARK, end) && after !== '*';
  const last = line.charAt(end - 1);
  const isAfterSign = last === ':' || last === '.' || last === '!' || last === '?';
  const mayClose = LETTER.test(last) || (isAfterSign && SPACE_OR_END.test(after));
  return isClosed && mayClose ? end : null;
}

/** The words of one line with what is strong in them; null = in doubt. */
export function strongWords(line: string): PhrasingContent[] | null {
  const parts: PhrasingContent[] = [];
  let at = 0;
  for (let begin = line.indexOf('*'); begin >= 0; begin = line.indexOf('*', at)) {
    const end = line.startsWith(STRONG_MARK, begin) ? strongEnd(line, begin) : null;
    if (end === null) return null;
    if (begin > at) parts.push({ type: 'text', value: line.slice(at, begin) });
    const value = line.slice(begin + STRONG_MARK.length, end);
    parts.push({ type: 'strong', children: [{ type: 'text', value }] });
    at = end + STRONG_MARK.length;
  }
  if (at < line.length) parts.push({ type: 'text', value: line.slice(at) });
  return parts;
}

/** Puts another line into a paragraph. */
function continueParagraph({ children }: Paragraph, words: readonly PhrasingContent[]): void {
  for (const part of [{ type: 'text' as const, value: '\n' }, ...words]) {
    const last = children.at(-1);
    if (part.type === 'text' && last?.type === 'text') last.value += part.value;
    else children.push(part);
  }
}

/** The item of a list that a line is; null = it is none, undefined = in doubt. */
function itemIn(line: Line): { start: number | null; item: ListItem } | null | undefined {
  const [, bullet] = BULLET.exec(line.words) ?? [];
  const [, digits, numbered] = NUMBERED.exec(line.words) ?? [];
  const words = bullet ?? numbered;
  if (words === undefined) return null;
  const children = words.startsWith(' ') || BEGINS_BLOCK.test(words) ? null : strongWords(words);
  if (!children) return undefined;
  return {
    start: digits === undefined ? null : Number(digits),
    item: {
      type: 'listItem',
      spread: false,
      checked: null,
      children: [{ type: 'paragraph', children }],
      position: positionOf(line),
    },
  };
}

function headingIn(line: Line): Heading | null {
  const [, signs = '', words = ''] = HEADING.exec(line.words) ?? [];
  if (signs === '') return null;
  const children = strongWords(words);
  if (!children) return null;
  const depth = signs.length as Heading['depth'];
  return { type: 'heading', depth, children, position: positionOf(line) };
}

/** Adds what a line is to the blocks before it; `false` = in doubt. */
function addLine(
  blocks: (Heading | List | Paragraph)[],
  line: Line,
  isAfterBlank: boolean,
): boolean {
  const last = blocks.at(-1);
  const found = itemIn(line);
  if (found === undefined) return false;
  if (found) {
    const { start, item } = found;
    const ordered = start !== null;
    if (last?.type === 'list') {
      // A list with blank lines between its items, or two lists beside each other.
      if (isAfterBlank || last.ordered !== ordered) return false;
      last.children.push(item);
      return true;
    }
    // A number within a paragraph begins a list only where it is the first.
    if (last?.type === 'paragraph' && !isAfterBlank && ordered && start !== 1) return false;
    blocks.push({ type: 'list', ordered, start, spread: false, children: [item] });
    return true;
  }
  const heading = headingIn(line);
  if (heading) {
    blocks.push(heading);
    return true;
  }
  const words = BEGINS_BLOCK.test(line.words) ? null : strongWords(line.words);
  // Below an item without a blank line it is a part of that.
  if (!words || (last?.type === 'list' && !isAfterBlank)) return false;
  if (last?.type === 'paragraph' && !isAfterBlank) continueParagraph(last, words);
  else blocks.push({ type: 'paragraph', children: words });
  return true;
}

/**
 * The tree of a text with the marks that most answers have, as the parser would make it. They are strong words,
 * headings, and lists of single lines. Only headings and items have a position.
 *
 * @returns null where the parser may see something else
 */
export function simpleMarkdownTree(text: string): Root | null {
  if (OF_THE_PARSER.test(text) || OUTER_SPACE.test(text)) return null;
  const blocks: (Heading | List | Paragraph)[] = [];
  let isAfterBlank = false;
  for (const line of linesOf(text)) {
    if (line.words !== '' && !addLine(blocks, line, isAfterBlank)) return null;
    isAfterBlank = line.words === '';
  }
  return { type: 'root', children: blocks };
}
