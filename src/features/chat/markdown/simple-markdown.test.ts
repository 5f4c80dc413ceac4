import type { Node } from 'mdast';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { simpleMarkdownTree } from './simple-markdown.ts';

/** A tree with the places of headings and items alone, which the page reads. */
function withFewPlaces(root: Node): unknown {
  return JSON.parse(
    JSON.stringify(root, function (this: Node, key, value: unknown) {
      const isRead = this.type === 'heading' || this.type === 'listItem';
      return key === 'position' && !isRead ? undefined : value;
    }),
  );
}

/** Words, marks and line ends as an answer has them, and what looks like them. */
const PIECES = [
  ...[
    'a',
    'Run',
    '5',
    '。',
    '今日',
    '😀',
    '{{fact.1}}',
    '%',
    '"',
    '(',
    ')',
    ':',
    '!',
    '.',
    '|',
    'é',
  ],
  ...[' ', ' ', '\n', '\n', '\n\n', '\n\n', '\u00A0', '\u3000', '\u2028', '\uE000', '\f'],
  ...['- ', '- ', '\n- ', '\n- ', '-', '+ ', '* ', '1. ', '\n1. ', '\n2. ', '3) ', '---', '='],
  ...[
    '**',
    '**',
    '**a**',
    '**Easy:** ',
    '*',
    '***',
    '_',
    '# ',
    '\n## ',
    '#',
    '`',
    '~',
    '[',
    '<',
    '&',
    '\\',
  ],
];

/** Texts that are mostly simple, so that many are compared. */
const ITEM = fc.constantFrom(
  'easy',
  '**Easy** first',
  '**Tempo:** 5 km',
  '今日は**速い**です',
  '5*3',
);
const LINE = fc.oneof(
  ITEM,
  ITEM.map((words) => `- ${words}`),
  fc.tuple(fc.integer({ min: 0, max: 12 }), ITEM).map(([number, words]) => `${number}. ${words}`),
  fc
    .tuple(fc.integer({ min: 1, max: 7 }), ITEM)
    .map(([depth, words]) => `${'#'.repeat(depth)} ${words}`),
  fc.constantFrom(
    '',
    '',
    '***',
    '---',
    '- - a',
    '-',
    '1.',
    '**',
    '** a**',
    'a**',
    '**a **b',
    '+ a',
  ),
);

it.each([
  ['pieces', fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }).map((all) => all.join(''))],
  ['lines', fc.array(LINE, { maxLength: 8 }).map((all) => all.join('\n'))],
])('shows a simple text as the parser would: %s', (_name, texts) => {
  let simple = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const tree = simpleMarkdownTree(text);
      if (!tree) return;
      if (text.includes('**') || text.includes('- ')) simple += 1;
      expect(withFewPlaces(tree)).toEqual(withFewPlaces(fromMarkdown(text)));
    }),
    { numRuns: 6000, seed: 14 },
  );
  expect(simple).toBeGreaterThan(100);
});

it.each([
  '- **Easy** first',
  '**This week**\n- Tuesday: easy\n- Friday: **4 x 1 km**\n\nWell run!',
  '## Plan\n1. Warm up\n2. Run {{fact.1}}\n3. Rest',
  '今日は\n\n1. **休養**です',
])('needs no parser for %j', (text) => {
  expect(simpleMarkdownTree(text)).not.toBeNull();
});

it.each([
  '- a\n\n- b',
  '- a\n  - b',
  '- a\nb',
  '*a*',
  '**a',
  'a\n---',
  '> said',
  '`code`',
  '[a](b)',
  '<b>',
  'a  \nb',
  '&amp;',
])('leaves %j to the parser', (text) => {
  expect(simpleMarkdownTree(text)).toBeNull();
});
