import { withoutAnyMarks } from '../../coaching/text/emphasis-marks.ts';
import { wordReadings } from '../../coaching/text/word-readings.ts';
import { insultsAsMeant, wordsOfName } from './unsafe-disguises.ts';
import { UNSAFE_CATEGORIES, type UnsafeCategory } from './unsafe-category.ts';
import type { UnsafePhrase } from './unsafe-phrases.ts';
import { CHILD_EN, UNSAFE_PHRASES_EN } from './unsafe-phrases-en.ts';
import { CHILD_JA, UNSAFE_PHRASES_JA } from './unsafe-phrases-ja.ts';
import { CHILD_VI, UNSAFE_PHRASES_VI } from './unsafe-phrases-vi.ts';
import { CHILD_ZH, UNSAFE_PHRASES_ZH } from './unsafe-phrases-zh.ts';
import { THREATS_TO_KILL } from './threats-to-kill.ts';
import { UNSAFE_WORDS, UNSAFE_WORDS_OF_TITLES } from './unsafe-words.ts';

/** All languages are always looked for: what people write need not be in the app's language. */
const PHRASES_OF_LETTERS: readonly UnsafePhrase[] = [...UNSAFE_PHRASES_EN, ...UNSAFE_PHRASES_VI];
const PHRASES_WITH_KANA = [...PHRASES_OF_LETTERS, ...UNSAFE_PHRASES_JA];
const PHRASES_WITHOUT_KANA = [...PHRASES_WITH_KANA, ...UNSAFE_PHRASES_ZH];
/** More than the one that Chinese borrows: the sentence is Japanese, and its characters mean what they mean there. */
const IS_JAPANESE = /[ぁ-ん][^]*[ぁ-ん]/;

function phrasesFor(sentence: string): readonly UnsafePhrase[] {
  return IS_JAPANESE.test(sentence) ? PHRASES_WITH_KANA : PHRASES_WITHOUT_KANA;
}

const CHILD = new RegExp([CHILD_EN, CHILD_JA, CHILD_ZH, CHILD_VI].join('|'));

/** Looked for in a whole text: what stands around them parts no sentence from them. */
const WORDS = [...UNSAFE_WORDS, THREATS_TO_KILL];
const WORDS_OF_TITLES = [...WORDS, ...UNSAFE_WORDS_OF_TITLES];

const SENTENCE_END = /[.!?。;\n]+/;
/** Somebody else's words, or a line that is quoted. */
const QUOTED =
  /"[^"\n]{1,400}"|“[^”\n]{1,400}”|「[^」\n]{1,400}」|『[^』\n]{1,400}』|«[^»\n]{1,400}»/g;
const QUOTED_LINE = /^\s*>.*$/gm;
const QUOTATION_MARKS = /["“”「」『』«»]|^\s*>/gm;
/** Marks part two sentences, stand between two words, or within what Japanese and Chinese write together. */
const READINGS_OF_MARKS = ['\n', ' ', ''] as const;
/** A line break within what Japanese and Chinese write together. */
const BREAK_WITHIN_WORD =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s*\n\s*(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;
/** Invisible characters, such as a space without a width within a word. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Text that an override of direction shows from right to left, up to its end. */
const TURNED_AROUND = /\u202E([^\u202C\u2069\n]*)/g;

/** A text in the order in which its readers see it. */
function asShown(text: string): string {
  return text.replace(TURNED_AROUND, (_, words: string) => [...words].reverse().join(''));
}

function normalise(text: string): string {
  return text.normalize('NFKC').replace(UNSEEN, '').toLowerCase().replace(/[’‘`]/g, "'");
}

/**
 * Looks for words of a person's message that nobody should have to read unasked. That is abuse and threats,
 * sexual talk and advances, what is sexual about children, and what urges somebody to self-harm. Quoted
 * words are not the author's own, and the slang of runners is none of it. In doubt nothing is
 * found: hiding what is innocent costs more here, and members can report the rest.
 *
 * What an author says of their own despair is no abuse; `findRedFlag` finds it.
 *
 * @example findUnsafeWords('Kill that last interval!') // []
 */
export function findUnsafeWords(text: string): UnsafeCategory[] {
  // Marks of emphasis are not shown: "k**i**ll" is read as the word that it hides.
  return foundIn([text, asShown(text), withoutAnyMarks(text), text.replace(UNSEEN, ' ')], (one) => {
    const ownWords = normalise(one).replace(QUOTED_LINE, '').replace(QUOTED, '…');
    const joined = withoutBreaks(ownWords).replace(QUOTED, '…');
    return foundIn(readingsOf([ownWords, joined]), (words) => unsafeIn(words, WORDS));
  });
}

/**
 * The same of names, titles and what else stands alone: nobody quotes somebody else there, and it is shown to others
 * as it is.
 */
export function findUnsafeWordsAlsoQuoted(text: string): UnsafeCategory[] {
  const readings = new Set(
    [text, asShown(text), wordsOfName(text), text.replace(UNSEEN, ' ')]
      .map(normalise)
      .flatMap((normalised) =>
        READINGS_OF_MARKS.flatMap((mark) => {
          const reading = normalised.replace(QUOTATION_MARKS, mark);
          return [reading, withoutBreaks(reading)];
        }),
      ),
  );
  return foundIn(readingsOf([...readings]), (reading) => unsafeIn(reading, WORDS_OF_TITLES));
}

/** As it stands, with letters and parts of words as they are meant, and with insults out of their disguise. */
function readingsOf(texts: readonly string[]): string[] {
  const read = texts.flatMap((text) => [text, ...wordReadings(text).words]);
  return [...new Set(read.flatMap((text) => [text, insultsAsMeant(text)]))];
}

/** The text in one line: who breaks a line within a threat says it all the same. */
function withoutBreaks(text: string): string {
  return text.replace(BREAK_WITHIN_WORD, '').replace(/\s*\n\s*/g, ' ');
}

function foundIn(
  readings: readonly string[],
  read: (text: string) => UnsafeCategory[],
): UnsafeCategory[] {
  const found = new Set([...new Set(readings)].flatMap(read));
  return UNSAFE_CATEGORIES.filter((category) => found.has(category));
}

function unsafeIn(normalised: string, words: readonly UnsafePhrase[]): UnsafeCategory[] {
  const sentences = normalised
    .replace(/[^\S\n]+/g, ' ')
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const whole = normalised.replace(/\s+/g, ' ').trim();
  const found = new Set<UnsafeCategory>(
    words
      .filter(({ said, unless }) => said.test(whole) && unless?.test(whole) !== true)
      .map(({ category }) => category),
  );
  for (const sentence of sentences) {
    for (const { category, said, unless } of phrasesFor(sentence)) {
      if (found.has(category)) continue;
      if (said.test(sentence) && unless?.test(sentence) !== true) found.add(category);
    }
  }
  // An advance, and a child somewhere beside it.
  if (found.has('sexual') && sentences.some((sentence) => CHILD.test(sentence))) {
    found.add('minors');
  }
  return UNSAFE_CATEGORIES.filter((category) => found.has(category));
}
