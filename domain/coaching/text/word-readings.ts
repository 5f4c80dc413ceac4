import { withoutEmphasis } from './emphasis-marks.ts';
import { readingOfKana } from './kana-readings.ts';
import { withoutUnseen } from './unseen-characters.ts';

/** How a text may be read for words that must not be missed, all in lower case. */
export interface WordReadings {
  /** The words, each as it may be meant: as it stands, and with its parts put together. */
  words: readonly string[];
  /** The same where a line's end only wraps a sentence; what begins like a line of its own stays one. */
  wrapped: readonly string[];
  /** The same with all lines in one. */
  unbroken: readonly string[];
}

const WIDE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const MARK = '[ 、,，・·.…*~\\-_/|]';
const SPACES_BETWEEN_WIDE = new RegExp(`(?<=${WIDE}) +(?=${WIDE})`, 'gu');
/** A comma after a particle parts nothing. */
const COMMA_AFTER_PARTICLE = new RegExp(`(?<=${WIDE}[がはもをに])[、,…・] *(?=${WIDE})`, 'gu');
/** Characters that stand one by one. */
const SINGLE_WIDE = new RegExp(`(?<!${WIDE})${WIDE}(?:${MARK}+${WIDE}(?!${WIDE}))+`, 'gu');
/** Letters that stand one by one, three or more. */
const SINGLE_LETTERS =
  /(?<![\p{L}\p{M}])[\p{L}](?:[ .*·\-_]{1,3}[\p{L}](?![\p{L}\p{M}'])){2,}(?![\p{L}\p{M}])/gu;
const ALL_MARKS = new RegExp(MARK, 'gu');

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [...'аеорсухіјѕԁɡαοερικυνкмтнгսօհո'].map((letter, at) => [
    letter,
    [...'aeopcyxijsdgaoepikuvkmthruohn'][at] ?? letter,
  ]),
);
const LOOKALIKE = /[\u0370-\u058fɡ]/;
const WORD = /\p{L}+/gu;

function withoutLookalikes(text: string): string {
  if (!LOOKALIKE.test(text)) return text;
  return text.replace(WORD, (word) =>
    /[a-z]/.test(word)
      ? [...word].map((letter) => LOOKALIKES.get(letter) ?? letter).join('')
      : word,
  );
}
const DIGITS: ReadonlyMap<string, string> = new Map([
  ['1', 'i'],
  ['0', 'o'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
]);
const DIGIT_IN_WORD = /(?<=[a-z][$@!\d]?)[01345@$!](?=[$@!\d]?[a-z])/g;
/** Two ones at the end of a short word are what they look like. */
const ONES_AT_END = /(?<=\b[a-z]{1,3})11\b/g;
/** A mark that stands between two words in place of a space, or within what needs none. */
const MARK_BETWEEN_WORDS = /(?<=[a-z])[.\-_/|*·・…~]+(?=[a-z])/g;
const MARK_WITHIN_WIDE = new RegExp(`(?<=${WIDE})[.\\-_/|*·・…~]+ *(?=${WIDE})`, 'gu');

/** Arabic phrases in one character each, which would become eighteen: none is a word of these languages. */
const PHRASES_IN_ONE = /[\ufdf0-\ufdfd]/g;

function normalised(text: string, unseen: '' | ' '): string {
  return withoutUnseen(text.replace(PHRASES_IN_ONE, ' ').normalize('NFKC'), unseen)
    .replace(/[’‘`´]/g, "'")
    .replace(/[^\S\n]+/g, ' ');
}

function putTogether(text: string): string {
  return withoutLookalikes(text)
    .replace(SINGLE_WIDE, (characters) => characters.replace(ALL_MARKS, ''))
    .replace(SPACES_BETWEEN_WIDE, '')
    .replace(COMMA_AFTER_PARTICLE, '')
    .replace(SINGLE_LETTERS, (letters) => letters.replace(ALL_MARKS, ''))
    .replace(DIGIT_IN_WORD, (digit) => DIGITS.get(digit) ?? digit)
    .replace(ONES_AT_END, 'll')
    .replace(MARK_BETWEEN_WORDS, ' ')
    .replace(MARK_WITHIN_WIDE, '')
    .replace(/(?<=\b(?:want|going|wants|need) )2(?= )/g, 'to')
    .replace(/\bmy self\b/g, 'myself');
}

/** A line's end within a sentence: what follows begins no list and no sentence. */
const WRAP = /(?<=[^\s.!?。！？:])\n(?![\s\-•*\d\p{Lu}])/gu;
const LINE_END = /\s*\n\s*/g;

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function kanaOf(text: string): string[] {
  const reading = readingOfKana(text);
  return reading === null ? [] : [putTogether(reading)];
}

function inOneLine(text: string, end: RegExp): string {
  return putTogether(text.replace(end, ' ').toLowerCase());
}

/**
 * The ways to read a text in which no sign may be hidden. Characters that nobody sees, marks within a word,
 * letters that look alike and the ends of lines hide nothing in one of them.
 *
 * @example wordReadings('chest\npain').wrapped // ['chest pain']
 */
export function wordReadings(text: string): WordReadings {
  const plain = withoutEmphasis(text);
  const bare = distinct([normalised(plain, ''), normalised(plain, ' ')]);
  const words = distinct(
    bare
      .map((one) => one.toLowerCase())
      .flatMap((one) => [one, putTogether(one)])
      .flatMap((one) => [one, ...kanaOf(one)]),
  );
  if (!plain.includes('\n')) return { words, wrapped: [], unbroken: [] };
  return {
    words,
    wrapped: distinct(bare.map((one) => inOneLine(one, WRAP))),
    unbroken: distinct(bare.map((one) => inOneLine(one, LINE_END))),
  };
}
