import type { MeasureLocale } from '../../measures/format-measure.ts';
import { spokenMeasure, spokenPaceDifference } from '../../measures/spoken-measure.ts';
import type { CoachFeedback } from './coach-feedback.ts';
import type { Fact } from '../facts/fact.ts';

/** Words, or a figure that can be pressed for its proof. */
export type FeedbackPart<Known extends Fact = Fact> =
  | { kind: 'text'; text: string }
  | { kind: 'fact'; fact: Known; text: string };

/** `{{factId}}`; the id is the first group. */
const REFERENCE = /\{\{([a-zA-Z0-9.-]+)\}\}/g;
/** Stands where a fact is not there any more: never a wrong figure. */
const UNKNOWN_FIGURE = '–';

/** A first sentence up to this length is a row's clause as a whole; Chinese and Japanese characters are about twice as wide. */
const LEAD_LENGTH = { narrow: 64, wide: 34 };
/** A finding is cut nowhere, so this long it may be: two lines of a row on a phone. */
const FINDING_LENGTH = { narrow: 96, wide: 46 };
const SHORTEST_CLAUSE = 8;

/** The facts that a text refers to, in order, each as often as it stands there. */
export function factReferences(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map((match) => match[1] ?? '');
}

/**
 * The coach's sentences with their figures in the viewer's units.
 *
 * @returns one list of parts for each sentence, in the sentences' order
 */
export function renderFeedback(
  feedback: Pick<CoachFeedback, 'sentences'>,
  facts: readonly Fact[],
  locale: MeasureLocale,
): FeedbackPart[][] {
  const factById = new Map(facts.map((fact) => [fact.id, fact]));
  return feedback.sentences.map(({ text }) => renderWords(text, factById, locale));
}

/**
 * Any words of the coach with their figures in the viewer's units.
 *
 * @example renderWords('At {{pace.average}}.', factById, locale) // ['At ', 5:12/km, '.']
 */
export function renderWords<Known extends Fact>(
  text: string,
  factById: ReadonlyMap<string, Known>,
  locale: MeasureLocale,
): FeedbackPart<Known>[] {
  const parts: FeedbackPart<Known>[] = [];
  let position = 0;
  const addText = (words: string) => {
    if (words !== '') parts.push({ kind: 'text', text: words });
  };
  for (const match of text.matchAll(REFERENCE)) {
    addText(text.slice(position, match.index));
    const fact = factById.get(match[1] ?? '');
    const figure = fact && spokenFact(fact, locale);
    // How many days were looked at is said, not computed: there is nothing to prove.
    if (fact && figure !== undefined && fact.method !== 'window') {
      parts.push({ kind: 'fact', fact, text: figure });
    } else {
      addText(figure ?? UNKNOWN_FIGURE);
    }
    position = match.index + match[0].length;
  }
  addText(text.slice(position));
  return parts;
}

function spokenFact({ value, unit, method }: Fact, locale: MeasureLocale): string {
  return method === 'runs-difference' && unit === 'secondsPerKilometer'
    ? spokenPaceDifference(value, locale)
    : spokenMeasure(value, unit, locale);
}

/** The sentences as plain text, figures rendered; one string for each sentence. */
export function feedbackText(
  feedback: Pick<CoachFeedback, 'sentences'>,
  facts: readonly Fact[],
  locale: MeasureLocale,
): string[] {
  return renderFeedback(feedback, facts, locale).map((parts) =>
    parts.map(({ text }) => text).join(''),
  );
}

/**
 * What stands in an activity's row, without its full stop. It is the first finding with a figure of this run that fits there:
 * a caption of the run says what the row shows already. Else it is the first sentence or, where that is long, its
 * first clause that can stand alone.
 *
 * @example feedbackLead(feedback, facts, locale) // 'You held 4:51/km for 20 minutes, as strong at the end as at the start'
 */
export function feedbackLead(
  feedback: Pick<CoachFeedback, 'sentences'>,
  facts: readonly Fact[],
  locale: MeasureLocale,
): string {
  const sentences = feedbackText(feedback, facts, locale).map(withoutStop);
  const [first = ''] = sentences;
  const isCaption = feedback.sentences[0]?.role === 'purpose';
  const factById = new Map(facts.map((fact) => [fact.id, fact]));
  // One that begins with other runs says of this one only that it belongs to them.
  const isOfRun = (id = '') => {
    const kind = factById.get(id)?.proof.kind;
    return kind !== undefined && kind !== 'history' && kind !== 'model';
  };
  const findings = feedback.sentences.flatMap(({ role, text }, index) =>
    role === 'finding' && isOfRun(factReferences(text)[0]) ? (sentences[index] ?? []) : [],
  );
  const finding = findings.find((sentence) => isWithin(sentence, FINDING_LENGTH));
  return isCaption && finding !== undefined ? finding : firstClauseOf(first);
}

/**
 * What the coach proposes after the run, as plain text with its figures. Null where the words hold no proposal, as
 * where they ask for a doctor.
 */
export function feedbackNextStep(
  feedback: Pick<CoachFeedback, 'sentences'>,
  facts: readonly Fact[],
  locale: MeasureLocale,
): string | null {
  const index = feedback.sentences.findIndex(({ role }) => role === 'nextStep');
  return feedbackText(feedback, facts, locale)[index] ?? null;
}

function withoutStop(sentence: string): string {
  return sentence.replace(/[.。]$/, '');
}

function isWithin(sentence: string, { narrow, wide }: typeof LEAD_LENGTH): boolean {
  const isWide = /[\u3040-\u30ff\u4e00-\u9fff]/.test(sentence);
  return sentence.length <= (isWide ? wide : narrow);
}

function firstClauseOf(sentence: string): string {
  if (isWithin(sentence, LEAD_LENGTH)) return sentence;
  // A point or comma between digits belongs to a figure.
  for (const match of sentence.matchAll(/[;:；：、，。]|[,.](?!\d)/g)) {
    if (match.index >= SHORTEST_CLAUSE) return sentence.slice(0, match.index);
  }
  return sentence;
}
