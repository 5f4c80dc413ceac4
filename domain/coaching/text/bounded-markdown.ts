/**
 * What Markdown may hold so that parsing it takes a fraction of a second. Its parsers take a time that grows
 * with the square of what is nested, of lines and of marks. No reply of a coach comes near these.
 */
export const MARKDOWN_LIMITS = {
  letters: 20_000,
  lines: 300,
  /** Lists and quotes inside each other. */
  depth: 5,
  /** The sum of that over all lines: as many parts a page has to draw. */
  depths: 300,
  /** Marks of emphasis, links, code, pictures, HTML and entities. */
  marks: 500,
} as const;

/** What a line begins with that opens lists and quotes: indentation counts as depth too. */
const OPENING = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/;
const OPENERS = />|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)/g;
const MARKS = /[*_[\]`<!&\\]/g;
/** Lists that stand inside each other are indented by two letters or more. */
const INDENTATION_OF_LEVEL = 4;

/** Whether Markdown can be parsed without holding up the page that shows it. */
export function isBoundedMarkdown(text: string): boolean {
  if (text.length > MARKDOWN_LIMITS.letters) return false;
  if (countOf(text, MARKS) > MARKDOWN_LIMITS.marks) return false;
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > MARKDOWN_LIMITS.lines) return false;
  const depths = lines.map(depthOf);
  return (
    depths.every((depth) => depth <= MARKDOWN_LIMITS.depth) &&
    depths.reduce((sum, depth) => sum + depth, 0) <= MARKDOWN_LIMITS.depths
  );
}

function depthOf(line: string): number {
  const [opening = ''] = OPENING.exec(line) ?? [];
  if (opening === '') return 0;
  const indentation = opening.replaceAll('\t', '    ').search(/\S/);
  return countOf(opening, OPENERS) + Math.floor(indentation / INDENTATION_OF_LEVEL);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
