import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SentenceSplitter } from './split-sentences.ts';

function split(...chunks: readonly string[]): string[] {
  const splitter = new SentenceSplitter();
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
}

/** What ends a sentence, what only looks like it, and what may stand around. */
const FRAGMENTS = [
  ...[
    'Well done',
    '今日はよく走れました',
    '下次慢一点',
    '下次慢一點',
    'Chạy nhẹ nhé',
    'e.g',
    'approx',
  ],
  ...['.', '!', '?', '。', '！', '？', '…', '...', '．', ' ', '\n', '\n\n', '\r\n', '\t', '　'],
  ...[
    '5.2',
    '5:30',
    '５．２',
    '12',
    '1.',
    '2)',
    '- ',
    '* ',
    '# ',
    '**',
    '*',
    '"',
    '”',
    '」',
    '）',
    ')',
  ],
  ...[
    '{{pace.average}}',
    '{{',
    '}}',
    '{',
    '`',
    '```',
    '> ',
    '| ',
    '①',
    '🏃',
    '\ud83c',
    "don't",
    '&#46;',
  ],
];
const markdown = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ maxLength: 4 })), { maxLength: 40 })
  .map((parts) => parts.join(''));

describe('what ends a sentence', () => {
  test.each([
    ['One run. Another run.', ['One run. ', 'Another run.']],
    ['Really? Yes! Good.', ['Really? ', 'Yes! ', 'Good.']],
    ['よく走れました。次は休みましょう。', ['よく走れました。', '次は休みましょう。']],
    ['走れましたか？ はい！次へ。', ['走れましたか？ ', 'はい！', '次へ。']],
    ['疲れましたか?休みましょう。', ['疲れましたか?', '休みましょう。']],
    ['跑得不错！下次慢一点。', ['跑得不错！', '下次慢一点。']],
    ['Chạy tốt lắm! Lần tới chạy nhẹ.', ['Chạy tốt lắm! ', 'Lần tới chạy nhẹ.']],
    ['「よく走れました。」と書く。', ['「よく走れました。」', 'と書く。']],
    ['She said “go.” Then (at last.) I went.', ['She said “go.” ', 'Then (at last.) ', 'I went.']],
    ['**Well done.** Next: rest.', ['**Well done.** ', 'Next: rest.']],
    ['よく走れました。**次は**休み。', ['よく走れました。', '**次は**休み。']],
    ['Really?! Yes.', ['Really?! ', 'Yes.']],
    ['You were in zone 2. Stay there.', ['You were in zone 2. ', 'Stay there.']],
    ['It was {{pace.average}}. Good.', ['It was {{pace.average}}. ', 'Good.']],
  ])('%j', (text, sentences) => {
    expect(split(text)).toEqual(sentences);
  });
});

describe('what ends none', () => {
  test.each([
    'You ran 5.2 km in 28:30, e.g. on the flat, i.e. by the river, approx. as planned',
    'You held {{pace.average}} and {{split.3.pace}} to the end',
    'Well... you made it… and more',
    'J. Daniels wrote it',
    '距離は５．２キロ',
    'それは……長かった',
    'Câu này v.v. còn nữa',
    'a {{ pace. average }} of it',
    'the last line\ngoes on here',
    '12 km\nand more',
    '5-\n6 times',
  ])('%j', (text) => {
    expect(split(text)).toEqual([text]);
  });

  test('a number in front of an item', () => {
    expect(split('1. Warm up.\n2. Run easy.\n10. Rest.')).toEqual([
      '1. Warm up.\n',
      '2. Run easy.\n',
      '10. Rest.',
    ]);
    expect(split('Do this. 1. Warm up. 2. Run.')).toEqual(['Do this. ', '1. Warm up. ', '2. Run.']);
  });
});

describe('lines', () => {
  test('end a sentence before items, headings, quotations, rows and empty lines', () => {
    expect(split('Plan:\n- rest\n- run easy\n  * slowly\n1) then sleep')).toEqual([
      'Plan:\n',
      '- rest\n',
      '- run easy\n',
      '  * slowly\n',
      '1) then sleep',
    ]);
    expect(split('# Plan\nRest\n\n## Then\nrun\n> easy')).toEqual([
      '# Plan\n',
      'Rest\n',
      '\n## Then\n',
      'run\n',
      '> easy',
    ]);
    expect(split('計画：\n・休む\n・走る')).toEqual(['計画：\n', '・休む\n', '・走る']);
  });
});

describe('however the stream is cut', () => {
  test('nothing is lost or changed', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        expect(split(text).join('')).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test('the sentences are the same', () => {
    fc.assert(
      fc.property(markdown, fc.array(fc.nat({ max: 200 }), { maxLength: 20 }), (text, cuts) => {
        const edges = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length];
        edges.sort((a, b) => a - b);
        const chunks = edges.slice(1).map((edge, index) => text.slice(edges[index], edge));
        expect(split(...chunks)).toEqual(split(text));
        expect(split(...text.split(''))).toEqual(split(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('a sentence is given away with the character that makes its end certain', () => {
    const splitter = new SentenceSplitter();
    expect(splitter.push('Well done.')).toEqual([]);
    expect(splitter.push(' ')).toEqual(['Well done. ']);
    expect(splitter.push('よし。')).toEqual([]);
    expect(splitter.push('次')).toEqual(['よし。']);
  });

  test('nothing comes of nothing', () => {
    expect(split()).toEqual([]);
    expect(split('', '')).toEqual([]);
    expect(split('\n \n')).toEqual(['\n \n']);
  });
});

test('long input of the worst kinds takes time in proportion', () => {
  const unit = 20_000;
  const kinds = ['a', '.', '?', '!a', '\n', 'a\n', '*', '?*', '{{', '…', '1.', '\n1', '`', '. "'];
  for (const kind of kinds) {
    const text = kind.repeat(unit);
    // The quickest of a few tries: other work on the machine only ever adds.
    const times = [1, 2, 3].map(() => {
      const startedAt = Date.now();
      expect(split(...text.split('')).join('')).toBe(text);
      return Date.now() - startedAt;
    });
    expect(Math.min(...times)).toBeLessThan(1000);
  }
});
