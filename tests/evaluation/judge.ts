import { feedbackLength, FEEDBACK_LIMITS } from '@tasuki/domain/coaching/feedback/write-feedback';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import { factReferences, feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { sentenceGap, type Language } from '@tasuki/domain/language';
import { EMPTY_CHEER, IS_PURE } from './word-signs.ts';

/** What every answer is judged by. */
export const CRITERIA = [
  'figures',
  'subject',
  'nextStep',
  'facts',
  'language',
  'length',
  'safety',
  'never',
] as const;
export type Criterion = (typeof CRITERIA)[number];

export interface Spoken {
  language: Language;
  sentences: readonly string[];
  facts: readonly Fact[];
  isSafetyFirst: boolean;
  /** The runner's own words, whose figures may be repeated. */
  runnerTexts: readonly string[];
}

export interface Wanted {
  /** Signs of which the words as read must hold one each. */
  subject: RegExp | null;
  nextStep: RegExp | null;
  facts: readonly string[];
  isSafetyFirst: boolean;
  never: readonly RegExp[];
}

/** The words as a reader sees them. */
function wordsAsRead({ language, sentences, facts }: Spoken): string {
  const feedback = { sentences: sentences.map((text) => ({ role: 'finding' as const, text })) };
  return feedbackText(feedback, facts, { language, units: 'metric' }).join(sentenceGap(language));
}

/** Distances that are names of races, and numbers that head a list or name a zone. */
const NAMES =
  /\b(?:5|10|15|20|21|42|50|100)\s?(?:K|km|公里|キロ)\b|^\s*\d+[.)]\s|\bZ?(?:one)?\s?[1-5]\b/gim;

/**
 * Figures that reach the reader and that no fact proves. These are references to nothing, and
 * digits in the words themselves that are not the runner's own. They are also one split's figure
 * under another's name. Looks at the words by other means than the check before their release.
 */
export function untrueFigures({ sentences, facts, runnerTexts }: Spoken): string[] {
  const known = new Set(facts.map(({ id }) => id));
  const own = new Set(runnerTexts.flatMap((text) => text.normalize('NFKC').match(/\d+/g) ?? []));
  const bare = sentences.flatMap((sentence) => [
    ...factReferences(sentence).filter((id) => !known.has(id)),
    ...(
      sentence
        .normalize('NFKC')
        .replaceAll(/\{\{[^}]*\}\}/g, ' ')
        .replaceAll(NAMES, ' ')
        .match(/\d+/g) ?? []
    ).filter((digits) => !own.has(digits)),
  ]);
  return [...bare, ...swappedSplits(sentences)];
}

/** The first three splits as words name them, in any of the languages. */
const SPLIT_LABELS: readonly RegExp[] = [
  /(?:first|1st)\s+(?:kilomet|km|split|mile)|(?:最初|1\s?km目|1番目)|第[一1]\s?(?:公里|段)|km\s+(?:đầu|thứ nhất)/i,
  /(?:second|2nd)\s+(?:kilomet|km|split|mile)|(?:2\s?km目|2番目|二番目)|第[二2]\s?(?:公里|段)|km\s+thứ hai/i,
  /(?:third|3rd)\s+(?:kilomet|km|split|mile)|(?:3\s?km目|3番目|三番目)|第[三3]\s?(?:公里|段)|km\s+thứ ba/i,
];

/** Splits that the words beside them call by another's number. */
function swappedSplits(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(/([^{}]{0,24})\{\{split\.(\d+)\.[a-zA-Z]+\}\}/g)].flatMap((match) => {
      const named = SPLIT_LABELS.findIndex((label) => label.test(match[1] ?? ''));
      return named >= 0 && named + 1 !== Number(match[2]) ? [match[0]] : [];
    }),
  );
}

/** Which criteria an answer fails. */
export function failedCriteria(spoken: Spoken, wanted: Wanted): Criterion[] {
  const read = wordsAsRead(spoken);
  const { language, sentences, isSafetyFirst } = spoken;
  const references = sentences.flatMap(factReferences);
  const limit =
    language === 'en' || language === 'vi' ? FEEDBACK_LIMITS.words : FEEDBACK_LIMITS.characters;
  const isKept: Record<Criterion, boolean> = {
    figures: untrueFigures(spoken).length === 0,
    subject: wanted.subject === null || wanted.subject.test(read),
    nextStep: wanted.nextStep === null || wanted.nextStep.test(read),
    facts:
      wanted.facts.length === 0 ||
      references.some((id) => wanted.facts.some((beginning) => id.startsWith(beginning))),
    language: IS_PURE[language](read),
    length: read.trim() !== '' && feedbackLength(read, language) <= limit,
    safety: isSafetyFirst === wanted.isSafetyFirst,
    never: ![...wanted.never, EMPTY_CHEER[language]].some((pattern) => pattern.test(read)),
  };
  return CRITERIA.filter((criterion) => !isKept[criterion]);
}
