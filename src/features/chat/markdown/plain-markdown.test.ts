import type { Node } from 'mdast';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { isPlainMarkdown, treeOfPlain } from './plain-markdown.ts';

/** A tree without the places of its parts. */
function withoutPlaces(node: Node): unknown {
  return JSON.parse(
    JSON.stringify(node, (key, value: unknown) => (key === 'position' ? undefined : value)),
  );
}

/** Words, marks and line ends, mixed. */
const PIECES = [
  ...[
    'a',
    'Run',
    '5',
    '1000',
    '。',
    'café',
    '😀',
    '{{fact.1}}',
    '%',
    '"',
    "'",
    '$',
    '(',
    ')',
    ':',
    '!',
    '|',
    '@',
    '^',
  ],
  ...[' ', '  ', '\n', '\n', '\n\n', '\t', '\u00A0', '\u2028', '\u3000', '\f', '\v'],
  ...[
    '-',
    '+',
    '=',
    '.',
    '1.',
    '1)',
    '---',
    '*',
    '_',
    '#',
    '`',
    '~',
    '[',
    ']',
    '<',
    '>',
    '&',
    '\\',
  ],
];
const TEXTS = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 14 })
  .map((pieces) => pieces.join(''));

it('shows a plain text as the parser would', () => {
  let plain = 0;
  fc.assert(
    fc.property(TEXTS, (text) => {
      if (!isPlainMarkdown(text)) return;
      plain += 1;
      expect(withoutPlaces(treeOfPlain(text))).toEqual(withoutPlaces(fromMarkdown(text)));
    }),
    { numRuns: 4000, seed: 14 },
  );
  expect(plain).toBeGreaterThan(300);
});

it.each([
  'Well run.\n\nNow rest: 5:30 is enough.',
  '今日は6km走りました 🏃',
  'A {{pace}} of 4:15/km',
])('needs no parser for %j', (text) => {
  expect(isPlainMarkdown(text)).toBe(true);
});

it.each([
  '**bold**',
  '- a\n- b',
  '1. a',
  'a\n---',
  '> said',
  '`code`',
  '    code',
  'a  \nb',
  '&amp;',
])('needs the parser for %j', (text) => {
  expect(isPlainMarkdown(text)).toBe(false);
});
