import { questionLanguage } from '@tasuki/domain/coaching/questions/question-language';
import { HAS_VIETNAMESE_MARKS, withoutMarks } from '@tasuki/domain/coaching/text/question-text';
import type { Language } from '@tasuki/domain/language';
import { FOREIGN_WORDS } from './foreign-words.ts';

const REFERENCE = /\{\{[^}]*\}\}/g;
const WORD = /[\p{Script=Latin}\p{M}']{2,}/gu;
const WIDE = /[\u3040-\u30ff\u3400-\u9fff]/g;
/** Less than this may be a name, a term or a greeting. */
const LEAST_WORDS = 4;
const LEAST_WIDE = 8;

/** This many Latin words make a sentence, whatever its language. */
const LEAST_WORDS_OF_SENTENCE = 5;
/** A single word may be a name. */
const LEAST_WORDS_OF_ORDER = 2;
const LEAST_LETTERS_BESIDE_VIETNAMESE = 5;
/** English has one of these among seven words; other languages share a few of them. */
const LEAST_SHARE_OF_LITTLE_WORDS = 0.15;
const LITTLE_WORDS: ReadonlySet<string> = new Set(
  (
    "the an you your you're you've you'll yours it it's its that that's this these those is are was were be been being " +
    "isn't aren't wasn't has have had having do does did don't doesn't didn't done to of and or but in on at for with " +
    'without from by as than then if when while after before until since so not no nor never more most less least too ' +
    "very can can't could will won't would should may might must i'd i'm i'll we he she they them their there here what " +
    'which who how why where up down out over under into through about again also just only still even both each every ' +
    "all any some one first last next well good much many few same other own because though although let's let keep run " +
    'runs running ran easy hard'
  ).split(' '),
);

/** English words that keep a mark of where they come from, as far as a coach may write them. */
const BORROWED: ReadonlySet<string> = new Set(
  (
    'açaí café cafés cliché clichés crème crêpe crêpes déjà décor entrée fiancé fiancée jalapeño jalapeños naïve pâté ' +
    'protégé purée résumé rosé sauté sautéed sautéing soufflé touché à über'
  ).split(' '),
);
/** A letter or a mark that no Vietnamese word has, in letters and marks apart. */
const NOT_VIETNAMESE =
  /[øłßæœðþıħ]|(?![aeiouy])[a-z]\p{M}|[\u0304\u0307\u0308\u030A-\u030C\u0326-\u0328]/u;

/**
 * Whether a sentence is plainly written in another language than the answer's. That may be one that no check of
 * advice and figures reads, or one in letters that are not its own.
 *
 * @param sentence Markdown with references
 * @example isInOtherLanguage('I cannot help you with that today.', 'ja') // true
 */
export function isInOtherLanguage(sentence: string, language: Language): boolean {
  const text = sentence.replace(REFERENCE, ' ');
  const words = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
  const wideCount = (text.match(WIDE) ?? []).length;
  const isLong = words.length >= LEAST_WORDS || wideCount >= LEAST_WIDE;
  return (
    (isLong && questionLanguage(text, language) !== language) ||
    (words.length >= LEAST_WORDS_OF_SENTENCE && isForeign(words, wideCount, language)) ||
    (words.length >= LEAST_WORDS_OF_ORDER &&
      (holdsForeignOrder(words, wideCount, language) ||
        holdsForeignLetters(text, wideCount, language)))
  );
}

/** Whether a short sentence has words with letters that are none of the language: "Løb videre på det." */
function holdsForeignLetters(text: string, wideCount: number, language: Language): boolean {
  const written = text.normalize('NFC').match(WORD) ?? [];
  // A word with a capital may be a name.
  const marked = written.filter((word) => /^\p{Ll}/u.test(word) && /\P{ASCII}/u.test(word));
  switch (language) {
    case 'en':
      return (
        marked.some((word) => !BORROWED.has(word)) &&
        !written.some((word) => LITTLE_WORDS.has(word.toLowerCase()))
      );
    case 'vi':
      return marked.some((word) => NOT_VIETNAMESE.test(word.normalize('NFD')));
    case 'ja':
    case 'zh':
    case 'zh-tw':
      return marked.length > 0 && wideCount < written.length;
  }
}

/** Whether some Latin words are such as only other languages have, as a short order in them: "Lauf weiter." */
function holdsForeignOrder(
  words: readonly string[],
  wideCount: number,
  language: Language,
): boolean {
  // In Vietnamese a mark makes another word. Beside words with marks a short one may be its own.
  const isMarked = language === 'vi' && words.some((word) => HAS_VIETNAMESE_MARKS.test(word));
  const leastLetters = isMarked ? LEAST_LETTERS_BESIDE_VIETNAMESE : 0;
  const foreignCount = words
    .filter((word) => word.length >= leastLetters)
    .filter((word) => FOREIGN_WORDS.has(language === 'vi' ? word : withoutMarks(word))).length;
  if (foreignCount === 0) return false;
  switch (language) {
    case 'en':
      return foreignCount >= words.filter((word) => LITTLE_WORDS.has(word)).length;
    case 'vi':
      return true;
    case 'ja':
    case 'zh':
    case 'zh-tw':
      return wideCount < words.length;
  }
}

/** Whether Latin words are none of the language. */
function isForeign(words: readonly string[], wideCount: number, language: Language): boolean {
  switch (language) {
    case 'en': {
      const littleCount = words.filter((word) => LITTLE_WORDS.has(word)).length;
      return littleCount / words.length < LEAST_SHARE_OF_LITTLE_WORDS;
    }
    case 'vi':
      return !words.some((word) => HAS_VIETNAMESE_MARKS.test(word));
    case 'ja':
    case 'zh':
    case 'zh-tw':
      return wideCount < words.length;
  }
}
