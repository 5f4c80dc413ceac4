import type { Root } from 'mdast';

/** Letters that mean something wherever they stand, and what a parser would change. */
const MARKS_ANYWHERE = /[*_<>\\&`~[\]#\t\r\0\uFEFF]/;
/**
 * Characters with a meaning at an end of a line: lists, underlines of headings, breaks and code.
 */
const MARKS_OF_LINES = /^(?: |[-+=]|\d{1,9}[.)])| $/m;

/** Whether a text says the same with and without a parser of Markdown. What is in doubt is not plain. */
export function isPlainMarkdown(text: string): boolean {
  return !MARKS_ANYWHERE.test(text) && !MARKS_OF_LINES.test(text);
}

/** The tree of a plain text, as the parser would make it. */
export function treeOfPlain(text: string): Root {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => paragraph.replace(/^\n|\n$/g, ''));
  return {
    type: 'root',
    children: paragraphs
      .filter((value) => value !== '')
      .map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] })),
  };
}
