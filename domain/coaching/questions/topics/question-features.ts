import { inSimplified, plainText } from '../../text/question-text.ts';
import { mendVietnamese } from '../../text/vietnamese-slips.ts';
import { WORDS_OF_MEANINGS } from './meaning-words.ts';
import { LEARNT_ADVICE_WORDS } from './learnt-advice-words.ts';
import { COMMON_QUESTION_WORDS } from './common-question-words.ts';
import { SITUATION_WORDS } from './situation-words.ts';
import { WORDS_OF_CONCEPTS } from './concept-words.ts';
import { conceptsIn, readLexicon, type ConceptLexicon } from './question-concepts.ts';

const LATIN_PIECE = 4;
const WIDE_PIECE_MOST = 3;
/** Longer numbers say nothing by their digits. */
const DIGITS_KEPT = 2;

/** Concepts are also taken two by two; other meanings stand alone. */
const PAIRED = '#';
const ALONE = '@';

let lexicon: ConceptLexicon | null = null;

function marked(sign: string, wordsOf: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(wordsOf).map(([name, words]) => [sign + name, words]));
}

/**
 * What a question is recognised by: its words, their neighbours and pieces, and what the words mean,
 * alone and two by two.
 */
export function featuresOf(text: string): ReadonlySet<string> {
  lexicon ??= readLexicon({
    ...marked(PAIRED, WORDS_OF_CONCEPTS),
    ...marked(ALONE, {
      ...WORDS_OF_MEANINGS,
      ...LEARNT_ADVICE_WORDS,
      ...SITUATION_WORDS,
      ...COMMON_QUESTION_WORDS,
    }),
  });
  const features = wordsOf(text);
  const concepts: string[] = [];
  for (const meaning of conceptsIn(text, lexicon)) {
    features.add(meaning);
    if (meaning.startsWith(PAIRED)) concepts.push(meaning);
  }
  concepts.sort();
  for (const [index, concept] of concepts.entries()) {
    for (const other of concepts.slice(index + 1)) features.add(`${concept}+${other.slice(1)}`);
  }
  return features;
}

function wordsOf(text: string): Set<string> {
  return wordFeatures(inSimplified(mendVietnamese(plainText(text))));
}

/**
 * Words, neighbours and pieces of words of Latin script; one to three characters of others.
 *
 * @param words in lower case, as far as they are to be distinguished
 */
export function wordFeatures(words: string): Set<string> {
  const plain = words.replace(/[0-9]+/g, (digits) => (digits.length > DIGITS_KEPT ? '9' : digits));
  const features = new Set<string>();
  let before = '';
  for (const word of plain.match(/[a-z0-9']+|[^\p{P}\p{S}\p{Z}a-z0-9']+/gu) ?? []) {
    if (!/^[a-z0-9']/.test(word)) {
      for (const piece of piecesOf(word, 1, WIDE_PIECE_MOST)) features.add(piece);
      continue;
    }
    features.add(` ${word}`);
    if (before !== '') features.add(`${before} ${word}`);
    before = word;
    if (word.length < LATIN_PIECE) continue;
    for (const piece of piecesOf(`^${word}$`, LATIN_PIECE, LATIN_PIECE)) features.add(piece);
  }
  return features;
}

function piecesOf(word: string, least: number, most: number): string[] {
  const pieces: string[] = [];
  for (let length = least; length <= most; length += 1) {
    for (let from = 0; from + length <= word.length; from += 1) {
      pieces.push(word.slice(from, from + length));
    }
  }
  return pieces;
}
