import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSentence } from '../../../domain/coaching/sentence-check/check-sentence.ts';
import { SentenceSplitter } from '../../../domain/coaching/text/split-sentences.ts';
import { LANGUAGES, type Language } from '../../../domain/language.ts';
import { quickestMilliseconds } from '../../figures/processor-milliseconds.ts';
import { ADVERSARIAL_REPLIES, KNOWN_FACTS } from './adversarial-replies.ts';
import { CLEAN_REPLIES } from './clean-replies.ts';

const RUNS = process.env['SOAK'] ? 3000 : 300;

function isRefused(sentence: string, language: Language): boolean {
  return !checkSentence(sentence, { facts: KNOWN_FACTS, runnerTexts: [], language }).isClean;
}

const EN_UNITS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const EN_TEENS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'];
EN_TEENS.push('seventeen', 'eighteen', 'nineteen');
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty'];
EN_TENS.push('ninety');
const VI_UNITS = ['', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];

function inEnglish(value: number, join: string): string {
  if (value >= 100) return `${EN_UNITS[Math.floor(value / 100)] ?? ''} hundred and ${value % 100}`;
  if (value < 10) return EN_UNITS[value] ?? '';
  if (value < 20) return EN_TEENS[value - 10] ?? '';
  return [EN_TENS[Math.floor(value / 10)], EN_UNITS[value % 10]].filter(Boolean).join(join);
}

function inVietnamese(value: number): string {
  if (value < 10) return VI_UNITS[value] ?? '';
  const rest = value % 10 === 5 ? 'lăm' : VI_UNITS[value % 10];
  const tens = value < 20 ? 'mười' : `${VI_UNITS[Math.floor(value / 10)] ?? ''} mươi`;
  return [tens, rest].filter(Boolean).join(' ');
}

function inChinese(value: number, digits: string, ten: string): string {
  const [tens, rest] = [Math.floor(value / 10), value % 10];
  const before = tens > 1 ? digits.charAt(tens) : '';
  return (tens > 0 ? before + ten : '') + (rest > 0 ? digits.charAt(rest) : '');
}

/** Where the digits of other scripts begin, and ASCII's. */
const ZEROS = [0x30, 0xff10, 0x660, 0x6f0, 0x966, 0xe50, 0x1d7ce, 0x1d7d8, 0x1d7f6, 0x1fbf0];

describe('every number is found', () => {
  test.each([' minutes', ' kilometres', '-minute', ' beats', ' per cent', ' repetitions'])(
    'in English before "%s"',
    (unit) => {
      for (let value = 2; value < 200; value += 1) {
        for (const join of ['-', ' ']) {
          const sentence = `Go for ${inEnglish(value, join)}${unit} next.`;
          expect({ sentence, isRefused: isRefused(sentence, 'en') }).toMatchObject({
            isRefused: true,
          });
        }
      }
    },
  );

  test.each(['phút', 'cây số', 'km', 'lần', 'buổi', 'nhịp', 'phần trăm'])(
    'in Vietnamese before "%s"',
    (unit) => {
      for (let value = 2; value < 100; value += 1) {
        const sentence = `Lần tới chạy ${inVietnamese(value)} ${unit} nhé.`;
        expect({ sentence, isRefused: isRefused(sentence, 'vi') }).toMatchObject({
          isRefused: true,
        });
      }
    },
  );

  test.each([
    ['ja', '次は', 'キロです。'],
    ['ja', '次は', '分間です。'],
    ['ja', '心拍は', '拍です。'],
    ['ja', '週に', '回です。'],
    ['zh', '下次跑', '公里。'],
    ['zh', '下次跑', '分钟。'],
    ['zh', '心率', '次每分。'],
    ['zh-tw', '下次跑', '公里。'],
    ['zh-tw', '下次跑', '分鐘。'],
    ['zh-tw', '再跑', '趟就好。'],
  ] as const)('in %s: %s…%s', (language, before, after) => {
    const kinds = [
      ['〇一二三四五六七八九', '十'],
      ['零壹贰叁肆伍陆柒捌玖', '拾'],
      ['零壹貳參肆伍陸柒捌玖', '拾'],
      ['〇壱弐参四五六七八九', '拾'],
    ] as const;
    for (const [digits, ten] of kinds) {
      for (let value = 2; value < 100; value += 1) {
        const number = inChinese(value, digits, ten);
        // One formal numeral alone is a word everywhere but before an amount: 伍, 陸, 参.
        const isWord = ten === '拾' && number.length === 1 && !/^(?:公里|分|キロ)/.test(after);
        if (isWord) continue;
        const sentence = before + number + after;
        expect({ sentence, isRefused: isRefused(sentence, language) }).toMatchObject({
          isRefused: true,
        });
      }
    }
  });

  test('in the digits of any script, alone and as a clock, a decimal, a share', () => {
    for (const zero of ZEROS) {
      const digit = (value: number) => String.fromCodePoint(zero + value);
      for (let value = 0; value < 10; value += 1) {
        const one = digit(value);
        for (const figure of [one, `${one}:${one}${one}`, `${one}.${one}`, `${one}%`, `${one}/2`]) {
          for (const language of LANGUAGES) {
            expect(isRefused(`Run ${figure} today`, language)).toBe(true);
          }
        }
      }
    }
  });
});

const FIGURES = [
  ...[' 7 km ', ' 7:30 ', '７分', '七分', '七公里', ' seven miles ', ' bảy phút ', '٧ km', ' ⅔ '],
  ...[' 62% ', '²³', ' two-thirds ', '３：３０', ' &#55; ', '7​7'],
];
const anyLanguage = fc.constantFrom(...LANGUAGES);

describe('whatever else is in the sentence', () => {
  test('a figure put anywhere into a clean one has it refused', () => {
    fc.assert(
      fc.property(
        anyLanguage.chain((language) =>
          fc.tuple(
            fc.constant(language),
            fc.constantFrom(...CLEAN_REPLIES[language].filter((reply) => !/\d\./.test(reply))),
          ),
        ),
        fc.constantFrom(...FIGURES),
        fc.nat({ max: 1000 }),
        ([language, reply], figure, place) => {
          const at = place % (reply.length + 1);
          // Between a word's letters a figure's letters are a part of that word.
          const isWord = /^ ?\p{L}/u.test(figure) && /\p{L}/u.test(reply.charAt(at));
          fc.pre(!isWord);
          expect(isRefused(reply.slice(0, at) + figure + reply.slice(at), language)).toBe(true);
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('invisible characters and marks hide nothing', () => {
    const hidden = ['\u200b', '\u200d', '\u2060', '\u00ad', '\ufeff', '\u200e', '\u034f', '\ufe0f'];
    fc.assert(
      fc.property(
        anyLanguage.chain((language) =>
          fc.tuple(
            fc.constant(language),
            fc.constantFrom(
              ...ADVERSARIAL_REPLIES[language].filter(
                ([trick]) => trick !== 'list-number' && trick !== 'markup',
              ),
            ),
          ),
        ),
        fc.constantFrom(...hidden, '*', '**', '_', '`'),
        fc.array(fc.nat({ max: 500 }), { minLength: 1, maxLength: 6 }),
        ([language, [, reply]], mark, places) => {
          const inner = [...new Set(places.map((place) => 1 + (place % (reply.length - 1))))];
          inner.sort((a, b) => b - a);
          const changed = inner.reduce(
            (text, at) => text.slice(0, at) + mark + text.slice(at),
            reply,
          );
          // The runner's own figures were left out above, so nothing else can make it pass.
          expect({ changed, isRefused: isRefused(changed, language) }).toMatchObject({
            isRefused: true,
          });
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('the checker has an answer to any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), anyLanguage, (text, language) => {
        expect(typeof isRefused(text, language)).toBe('boolean');
      }),
      { numRuns: RUNS },
    );
  });
});

/** What may make a pattern go over the same characters again and again. */
const REPEATED = [
  ...'a|5| |.|{{|{{pace.average}}|<a|[|&#|&a|一|五|半|half |the half of |five and |twenty-'.split(
    '|',
  ),
  ...'one or |a third |1. |5K or |5K,|năm |mươi |hai mươi |gấp |zone 1 and |km 1, '.split('|'),
  ...'split 1 and |第1、|a-|I|l|é|é |5:|5 h |5分|第|十分|、|いち|ファイブ・|①|heart rate of '.split(
    '|',
  ),
  ...'pace was at |the |> - |*|`|倍|百分之|first |5 |a 5K |5,|5/|two |one two |2 points '.split(
    '|',
  ),
  ...['\n', "5'", '|', '\u200b', 'e\u0301', '{{pace.average}} km '],
];
const LONGEST_SENTENCE = 2000;
/** For the longest sentence, in milliseconds. */
const MOST = 150;

/** Of a whole reply. */
const MOST_OF_REPLY = 15;

describe('time', () => {
  test('splitting and checking a reply takes next to none', () => {
    const times = LANGUAGES.flatMap((language) =>
      [...CLEAN_REPLIES[language], ...ADVERSARIAL_REPLIES[language].map(([, reply]) => reply)].map(
        (reply) =>
          quickestMilliseconds(() => {
            const splitter = new SentenceSplitter();
            for (const sentence of [...splitter.push(reply), ...splitter.end()]) {
              isRefused(sentence, language);
            }
          }, MOST_OF_REPLY),
      ),
    );
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(MOST_OF_REPLY);
  });

  test.each(REPEATED)('the longest sentence made of %j takes less than its release may', (part) => {
    const text = part.repeat(Math.ceil(LONGEST_SENTENCE / part.length));
    for (const end of ['', '7', ' km.', '7%']) {
      const sentence = text.slice(0, LONGEST_SENTENCE - end.length) + end;
      expect(quickestMilliseconds(() => void isRefused(sentence, 'en'), MOST)).toBeLessThan(MOST);
    }
  });

  test('what is longer is refused unread', () => {
    const long = `${'Well done, '.repeat(200_000)}and good night.`;
    expect(quickestMilliseconds(() => void isRefused(long, 'en'), 5)).toBeLessThan(5);
    expect(isRefused(long, 'en')).toBe(true);
  });
});
