import type { Language } from '../../language.ts';
import type { Fact } from '../facts/fact.ts';
import { falseDifference } from './false-difference.ts';
import { figureKeys, figuresInDigits, figuresInWords, numbersAsDigits } from './find-figures.ts';
import { withoutHarmlessFigures } from './harmless-figures.ts';
import { readPartLabels } from './part-labels.ts';
import { misnamedPart } from './named-parts.ts';
import { setsTraining, speaksOfDayAhead } from './sets-training.ts';
import { hasPrivateCharacters, readableText, type Disguise } from '../text/readable-text.ts';
import {
  alteredReference,
  misnamedReference,
  oppositeReference,
  wrongMeasureAfter,
  type PlacedReference,
} from './reference-words.ts';

export interface SentenceProblem {
  kind:
    | Disguise
    | 'too-long'
    /** A figure that is neither a fact's nor the runner's own. */
    | 'bare-figure'
    /** A reference to a fact that is not known. */
    | 'unknown-fact'
    /** Braces that are no reference. */
    | 'malformed-reference'
    /** A unit behind a reference, which brings its own. */
    | 'wrong-unit'
    /** The words beside a reference speak of something else. */
    | 'wrong-reference'
    /** Digits, signs or other references that make another figure of a reference. */
    | 'altered-figure';
  excerpt: string;
}

export type SentenceCheck =
  | { isClean: true }
  | { isClean: false; problems: readonly SentenceProblem[] };

export interface SentenceContext {
  /** Those that may be referred to. */
  facts: readonly Fact[];
  /** The runner's own words, whose figures may be repeated; never a title or a file's content. */
  runnerTexts: readonly string[];
  /** The language of the answer; numbers are looked for in all of them. */
  language: Language;
}

const REFERENCE = /\{\{([a-zA-Z0-9.-]+)\}\}/g;
const FIRST_PRIVATE = 0xe000;
/** Nobody would call it a sentence any more. */
const LONGEST_SENTENCE = 2000;
/** More of them show nothing new. */
const FIGURES_MOST = 10;
const EXCERPT_LENGTH = 40;
const NO_FIGURES: ReadonlySet<string> = new Set();

const runnerFigures = new WeakMap<readonly string[], Map<Language, ReadonlySet<string>>>();

/** The figures in the runner's words; once for the many sentences of an answer. */
function figuresOf(texts: readonly string[], language: Language): ReadonlySet<string> {
  const known = runnerFigures.get(texts) ?? new Map<Language, ReadonlySet<string>>();
  runnerFigures.set(texts, known);
  let keys = known.get(language);
  if (!keys) {
    keys = new Set(
      texts.flatMap((text) => {
        const words = readableText(text).text;
        return [
          ...figuresInWords(words),
          ...figuresInDigits(numbersAsDigits(words, language)),
        ].flatMap(figureKeys);
      }),
    );
    known.set(language, keys);
  }
  return keys;
}

/**
 * Whether a sentence of an answer may be shown. Every figure in it is a reference to a known fact,
 * stands under that fact's own name and unit, or is the runner's own. As an order or a target only a fact's
 * may stand. Digits, number words of all
 * five languages, amounts without a number ("twice as far") and disguises are looked for alike.
 * Harmless are marks of list items, names of zones and races ("zone 2", "a 10K race"), VO2max and
 * the number of the coach's own points.
 *
 * @param sentence Markdown, as SentenceSplitter gives it
 * @example checkSentence('You held 5:00.', context) // { isClean: false, problems: [{ kind: 'bare-figure', … }] }
 */
export function checkSentence(
  sentence: string,
  { facts, runnerTexts, language }: SentenceContext,
): SentenceCheck {
  if (sentence.length > LONGEST_SENTENCE) {
    return {
      isClean: false,
      problems: [{ kind: 'too-long', excerpt: sentence.slice(0, EXCERPT_LENGTH) }],
    };
  }
  const problems: SentenceProblem[] = [];
  const note = (kind: SentenceProblem['kind'], excerpt: string | null) => {
    if (excerpt !== null) problems.push({ kind, excerpt });
  };
  if (hasPrivateCharacters(sentence)) note('look-alike', sentence.slice(0, EXCERPT_LENGTH));

  const factById = new Map(facts.map((fact) => [fact.id, fact]));
  const factAt = new Map<string, Fact>();
  let count = 0;
  const marked = sentence.replace(REFERENCE, (reference: string, id: string) => {
    const character = String.fromCharCode(FIRST_PRIVATE + count);
    count += 1;
    const fact = factById.get(id);
    if (fact) factAt.set(character, fact);
    else note('unknown-fact', reference);
    return character;
  });

  const { text: lines, disguises } = readableText(marked);
  // Markdown goes on in the same line; where one begins matters for marks of items alone.
  const text = lines.replaceAll('\n', ' ');
  problems.push(...disguises);
  note('malformed-reference', /.{0,12}[{}].{0,12}/.exec(text)?.[0] ?? null);

  const digits = numbersAsDigits(lines, language);
  for (const reference of placed(text, factAt)) {
    note('wrong-unit', wrongMeasureAfter(text, reference));
  }
  const labels = readPartLabels(digits, factAt);
  note('wrong-reference', labels.mismatch);
  note('wrong-reference', misnamedReference(text, factAt));
  note('wrong-reference', misnamedPart(text, factAt, facts));
  note('wrong-reference', falseDifference(text, factAt));
  const ids = [...factAt.values()].map(({ id }) => id);
  note('wrong-reference', oppositeReference(text, ids));

  const isOrder = setsTraining(text);
  const claimed = withoutHarmlessFigures(labels.text, isOrder || speaksOfDayAhead(text));
  note('altered-figure', alteredReference(claimed));
  const figures = [...figuresInWords(text), ...figuresInDigits(claimed)];
  if (figures.length > 0) {
    const own = isOrder ? NO_FIGURES : figuresOf(runnerTexts, language);
    const bare = figures.filter((figure) => !figureKeys(figure).some((key) => own.has(key)));
    for (const { excerpt } of bare.slice(0, FIGURES_MOST)) note('bare-figure', excerpt);
  }
  return problems.length === 0 ? { isClean: true } : { isClean: false, problems };
}

function placed(text: string, factAt: ReadonlyMap<string, Fact>): PlacedReference[] {
  return [...text.matchAll(/[\ue000-\uf8ff]/g)].flatMap(({ index, 0: character }) => {
    const fact = factAt.get(character);
    return fact ? [{ position: index, fact }] : [];
  });
}
