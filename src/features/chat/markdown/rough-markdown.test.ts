import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { roughMarkdownTree } from './rough-markdown.ts';

const INLINE = new Set(['text', 'strong', 'emphasis', 'inlineCode', 'link', 'image', 'html']);

/** The parts of a tree that take room: its blocks, and the lines that a break ends. */
function roomOf(node: Nodes): unknown {
  if (!('children' in node)) return node.type;
  const inside = node.children
    .filter(({ type }) => !INLINE.has(type))
    .map((child) => roomOf(child));
  return inside.length === 0 ? node.type : [node.type, ...inside];
}

/** Texts that need the parser, as models and people write them. */
const RARE_TEXTS = [
  '- *Easy* first',
  'Run *easy*, then rest.',
  '**Monday\n- easy\n- `4 x 1 km`',
  '- Tuesday\n  - warm up\n  - 4 x 1 km\n- Friday\n\nWell run!',
  '1. Warm up\n   1. walk\n   2. jog\n2. Run',
  '- Tuesday\n\n- Friday\n\n- Sunday',
  '- Tuesday\n  easy\n- Friday',
  '* Tuesday\n* Friday',
  '+ Tuesday\n\n1) Friday',
  '> Tired.\n\nThen rest.',
  '> - *Easy* first\n>\n> Then faster.',
  '### This week\n\n_Easy_ days.\n\n---\n\nRest.',
  'First line  \nsecond line',
  '```\n4 x 1 km\n2 min rest\n```\n\nThen walk.',
  'See [this](https://runs.example) and <https://runs.example>.',
  'Is 5 < 6? R&amp;D',
  'Snow\\_run and #hashtag',
  '今日は*楽に*\n\n1. **休養**です\n2. `5km`',
];

it.each(RARE_TEXTS)('takes the room that %j has once it is parsed', (text) => {
  expect(roomOf(roughMarkdownTree(text))).toEqual(roomOf(fromMarkdown(text)));
});

it.each(['21. a_b_\n23. c', '### a_b_', '- *a*\n- *b*'])(
  'finds headings and items of %j where they were written',
  (text) => {
    const placesOf = (node: Nodes): unknown[] => [
      ...(node.type === 'heading' || node.type === 'listItem'
        ? [text.slice(node.position?.start.offset, node.position?.end.offset)]
        : []),
      ...('children' in node ? node.children.flatMap(placesOf) : []),
    ];
    expect(placesOf(roughMarkdownTree(text))).toEqual(placesOf(fromMarkdown(text)));
  },
);

it('loses nothing of what was written', () => {
  const words = (node: Nodes): string =>
    'value' in node
      ? node.value
      : 'children' in node
        ? (node.children as Nodes[]).map(words).join('')
        : '';
  expect(words(roughMarkdownTree('- 5*1000 m_\n> `a`\n\n```js\nb')).replaceAll(/\s/g, '')).toBe(
    '5*1000m_`a`b',
  );
});
