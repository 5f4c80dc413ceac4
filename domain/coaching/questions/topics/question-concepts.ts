import { mendEnglish } from '../../text/english-slips.ts';
import { inSimplified, plainText, withoutMarks } from '../../text/question-text.ts';
import { mendVietnamese } from '../../text/vietnamese-slips.ts';
import { WORDS_OF_CONCEPTS } from './concept-words.ts';

/** The most words that belong together. */
const WORDS_MOST = 3;

/** Words by what they mean, as they are looked up. */
export interface ConceptLexicon {
  /** Of words of Latin script, joined by `_`. */
  ofLatin: ReadonlyMap<string, readonly string[]>;
  /** Of words of other scripts, by their first character. */
  ofOthers: ReadonlyMap<string, readonly (readonly [word: string, concept: string])[]>;
}

let lexicon: ConceptLexicon | null = null;

/** @param wordsOf the words of each concept, written as in `concept-words.ts` */
export function readLexicon(wordsOf: Readonly<Record<string, string>>): ConceptLexicon {
  const ofLatin = new Map<string, string[]>();
  const ofOthers = new Map<string, [string, string][]>();
  for (const [concept, words] of Object.entries(wordsOf)) {
    for (const word of words.split(' ')) {
      if (/^[a-z0-9_']+$/.test(word)) ofLatin.set(word, [...(ofLatin.get(word) ?? []), concept]);
      else {
        const plain = inSimplified(word);
        const first = plain.charAt(0);
        ofOthers.set(first, [...(ofOthers.get(first) ?? []), [plain, concept]]);
      }
    }
  }
  return { ofLatin, ofOthers };
}

/**
 * What the words of a question mean, in whatever language they are.
 *
 * @example conceptsOf('why was my pulse so high') // Set { 'why', 'heart', 'high', … }
 */
export function conceptsOf(text: string): ReadonlySet<string> {
  lexicon ??= readLexicon(WORDS_OF_CONCEPTS);
  return conceptsIn(text, lexicon);
}

/** The same by other words and meanings. */
export function conceptsIn(
  text: string,
  { ofLatin, ofOthers }: ConceptLexicon,
): ReadonlySet<string> {
  const plain = inSimplified(plainText(text));
  const concepts = new Set<string>();
  const unmarked = withoutMarks(mendVietnamese(plain));
  for (const spelling of new Set([mendEnglish(withoutMarks(plain)), unmarked])) {
    const words = spelling.match(/[a-z0-9']+/g) ?? [];
    for (let from = 0; from < words.length; from += 1) {
      for (let count = 1; count <= WORDS_MOST; count += 1) {
        const joined = words.slice(from, from + count).join('_');
        for (const concept of ofLatin.get(joined) ?? []) concepts.add(concept);
      }
    }
  }
  for (let index = 0; index < plain.length; index += 1) {
    for (const [word, concept] of ofOthers.get(plain.charAt(index)) ?? []) {
      if (plain.startsWith(word, index)) concepts.add(concept);
    }
  }
  return concepts;
}
