import {
  conceptsIn,
  readLexicon,
  type ConceptLexicon,
} from '../questions/topics/question-concepts.ts';
import { wordFeatures } from '../questions/topics/question-features.ts';
import { inSimplified, plainText, withoutMarks } from '../text/question-text.ts';
import { WORDS_OF_SIGNS } from './sign-words.ts';

let lexicon: ConceptLexicon | null = null;

/** More clauses than a message has, so that no text takes long. */
const CLAUSES_MOST = 60;
const CLAUSE_END =
  /(?<!\d)[.,](?!\d)|[!?;:。、，！？；：\n]+|\b(?:but|though|nhung|ma)\b|けど|ですが|但是?|可是|不过/;

/** What a message is compared by: its words, their pieces, and what they mean, alone and two by two in a clause. */
export function signFeatures(text: string): ReadonlySet<string> {
  lexicon ??= readLexicon(WORDS_OF_SIGNS);
  const plain = inSimplified(withoutMarks(plainText(text)).normalize('NFC'));
  const features = wordFeatures(plain);
  const all = new Set<string>();
  for (const clause of plain.split(CLAUSE_END, CLAUSES_MOST)) {
    const concepts = [...conceptsIn(clause, lexicon)].sort();
    for (const [index, concept] of concepts.entries()) {
      all.add(concept);
      for (const other of concepts.slice(index + 1)) features.add(`#${concept}+${other}`);
    }
  }
  const inOrder = [...all].sort();
  for (const [index, concept] of inOrder.entries()) {
    features.add(`#${concept}`);
    for (const other of inOrder.slice(index + 1)) features.add(`#${concept}~${other}`);
  }
  return features;
}
