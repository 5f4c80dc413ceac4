import { sentenceGap, type Language } from '../../language.ts';
import { ANSWER_BOOKS } from './answer-books.ts';
import type { AnswerContext } from './answer-context.ts';
import { ANSWER_LOCALES } from './answer-locale.ts';
import type { AnswerPart, PlannedAnswer } from './answer-part.ts';
import {
  PLAN_WORDS,
  plannedDayWords,
  plannedWording,
  plannedWordings,
} from '../feedback/plan-words.ts';
import { FIGURE_NAMES } from '../questions/question-figures.ts';
import { OFFERS, type AnswerCode } from './answer-book.ts';
import { RUNS_CODES } from './words/runs/runs-codes.ts';
import { factReferences, feedbackText } from '../feedback/render-feedback.ts';
import { SentenceSplitter } from '../text/split-sentences.ts';
import { WORD_BOOKS } from '../feedback/word-books.ts';
import { wordingsThatHold } from '../feedback/word-book.ts';
import { wordingsInTurn } from '../feedback/wordings-in-turn.ts';
import { FEEDBACK_LIMITS, feedbackLength } from '../feedback/write-feedback.ts';

/** The sentences as one text; the same as they are said one after the other. */
export function joinSentences(sentences: readonly string[], language: Language): string {
  return sentences.join(sentenceGap(language));
}

/**
 * Puts an answer's parts into the conversation's language. A part of which no wording's figures are
 * known is left out. Wordings take turns and are not those of the last answer. Where the whole
 * would be too long, the parts before the last go, the latest first.
 */
export function writeAnswer(parts: readonly AnswerPart[], context: AnswerContext): string {
  let rest = parts.flatMap((part) => {
    const said = wordingOf(part, context);
    return said === null ? [] : [said];
  });
  const { language, locale } = context.conversation;
  while (rest.length > 2 && isTooLong(joinSentences(rest, language), context)) {
    rest = [...rest.slice(0, -2), ...rest.slice(-1)];
  }
  const said = withoutRepeats(joinSentences(rest, language));
  if (said === '' || said !== context.lastSaid.trim()) return said;
  const lead = wordingOf({ kind: 'answer', code: 'repeat.lead' }, context);
  return lengthOf(`${lead}${said}`, context, locale.units) > limitOf(language)
    ? said
    : joinSentences([lead ?? '', said], language);
}

/** Each sentence once: two parts may end with the same advice. */
function withoutRepeats(text: string): string {
  const said = new Set<string>();
  const kept = sentencesOf(text).filter((sentence) => {
    const isNew = !said.has(sentence.trim());
    said.add(sentence.trim());
    return isNew;
  });
  return kept.join('').trim();
}

/** Whether nothing of these parts would be left out for their length. */
export function isShortEnough(parts: readonly AnswerPart[], context: AnswerContext): boolean {
  const said = parts.flatMap((part) => wordingOf(part, context) ?? []);
  return !isTooLong(joinSentences(said, context.conversation.language), context);
}

function limitOf(language: Language): number {
  return sentenceGap(language) === ' ' ? FEEDBACK_LIMITS.words : FEEDBACK_LIMITS.characters;
}

function isTooLong(text: string, context: AnswerContext): boolean {
  const { language, locale } = context.conversation;
  return lengthOf(text, context, locale.units) > limitOf(language);
}

function lengthOf(text: string, { conversation }: AnswerContext, units: 'metric' | 'imperial') {
  const { language, facts } = conversation;
  const sentences = [{ role: 'finding' as const, text }];
  const [rendered = ''] = feedbackText({ sentences }, facts, { language, units });
  return feedbackLength(rendered, language);
}

function wordingOf(part: AnswerPart, context: AnswerContext): string | null {
  const { conversation, knownIds, turn, lastSaid, topic } = context;
  const { language } = conversation;
  // The feedback's own words go on counting from where it stood.
  const isFeedback = part.kind === 'opening' || part.kind === 'finding';
  const from = isFeedback ? (topic?.reading.turn ?? 0) + turn + 1 : turn;
  const wordings = wordingsOf(part, context);
  if (part.kind === 'answer' && isFullestFirst(part.code)) {
    return wordings.find((text) => isKnown(text, knownIds)) ?? null;
  }
  const usable = wordingsInTurn(wordings, from, placeOf(part), knownIds);
  const gap = sentenceGap(language);
  return usable.find((text) => !`${gap}${lastSaid}`.includes(text)) ?? usable[0] ?? null;
}

const FULLEST_FIRST: ReadonlySet<string> = new Set(RUNS_CODES);

/** A run may lack its pace or distance; the other wordings of its answer are for such runs, and take no turns. */
function isFullestFirst(code: AnswerCode): boolean {
  return FULLEST_FIRST.has(code);
}

function isKnown(text: string, knownIds: ReadonlySet<string>): boolean {
  return factReferences(text).every((id) => knownIds.has(id));
}

function placeOf(part: AnswerPart): string {
  return part.kind === 'answer' || part.kind === 'opening' || part.kind === 'finding'
    ? part.code
    : part.kind;
}

function wordingsOf(part: AnswerPart, context: AnswerContext): readonly string[] {
  const { language } = context.conversation;
  const answers = ANSWER_BOOKS[language];
  const feedback = WORD_BOOKS[language];
  const claims = context.topic?.reading.claims ?? [];
  switch (part.kind) {
    case 'answer': {
      const wordings: readonly string[] = {
        ...answers.talk,
        ...answers.training,
        ...answers.figures,
        ...answers.subjects,
        ...answers.asks,
        ...answers.advice,
        ...answers.terms,
        ...answers.runs,
      }[part.code];
      return wordings.map((text) =>
        withGuide(text, context)
          .replaceAll('[runs]', part.runs ?? '')
          .replaceAll('[period]', part.period ?? '')
          .replaceAll('[wish]', part.wish ?? '')
          .replaceAll('[n]', String(part.number ?? ''))
          .replaceAll('[i]', String(part.index ?? ''))
          .replaceAll('[d]', part.distance ?? '')
          .replaceAll('[said]', part.said ?? '')
          .replaceAll('[figure]', part.figure ? answers.figureNames[part.figure] : ''),
      );
    }
    case 'offers': {
      const named = OFFERS.filter((offer) => part.offers.includes(offer)).map(
        (offer) => answers.offers[offer],
      );
      const list = listOf(named, language);
      return answers.talk['offer.list'].map((text) => text.replace('[offers]', list));
    }
    case 'figures': {
      const list = listOf(
        FIGURE_NAMES.filter((figure) => part.figures.includes(figure)).map(
          (figure) => answers.figureNames[figure],
        ),
        language,
      );
      return answers.figures['figure.list'].map((text) => text.replace('[figures]', list));
    }
    case 'opening':
      return wordingsThatHold(feedback.openings[part.code], claims);
    case 'finding':
      return wordingsThatHold(feedback.findings[part.code], claims);
    case 'planned':
      return plannedText(part, context);
    case 'plannedRest':
      return [PLAN_WORDS[language].restDay.replace('[day]', plannedDayWords(part.day, language))];
    case 'plannedWeek':
      return [weekText(part.left, language, context.knownIds)];
    case 'nextStep': {
      const next = context.planned.find(({ isOpen }) => isOpen);
      if (next) return plannedText({ kind: 'planned', planned: next, isNext: true }, context);
      const wordings = stepWordings(context);
      // Below a run its effort may stay unsaid. A runner who asks wants to know it.
      const guided = wordings.filter((text) => text.includes('[guide]'));
      return (guided.length > 0 ? guided : wordings).map((text) => withGuide(text, context));
    }
  }
}

/** A runner who has rested for days is not sent to rest. */
function stepWordings({ conversation, nextStep, standing }: AnswerContext): readonly string[] {
  const { language } = conversation;
  const isRested = (standing.earlier[0]?.daysAgo ?? RESTED_DAYS) >= RESTED_DAYS;
  return nextStep.code === 'restart' && isRested
    ? ANSWER_BOOKS[language].talk['next.restart']
    : WORD_BOOKS[language].nextSteps[nextStep.code];
}

const RESTED_DAYS = 2;

/** What is said of a session, with the figures of that session. */
function plannedText(
  { planned, isNext }: Extract<AnswerPart, { kind: 'planned' }>,
  context: AnswerContext,
): string[] {
  const { conversation, knownIds } = context;
  const { language } = conversation;
  const known = knownOf(planned, knownIds);
  const isAsItIs = !isNext && planned.step.against === null;
  const wordings = isAsItIs
    ? [plannedWording(PLAN_WORDS[language].onDay, planned.step, { language, known }) ?? '']
    : plannedWordings(planned.step, language, known);
  return wordings.map((text) => named(planned, withGuide(text, context)));
}

function weekText(
  left: readonly PlannedAnswer[],
  language: Language,
  knownIds: ReadonlySet<string>,
): string {
  const words = PLAN_WORDS[language];
  if (left.length === 0) return words.weekDone;
  const items = left.map((planned) => {
    const known = knownOf(planned, knownIds);
    const item = plannedWording(words.weekItem, planned.step, { language, known }) ?? '';
    return named(planned, item);
  });
  return words.week.replace('[list]', listOf(items, language));
}

/** The ids of a session's figures, as its words have them. */
function knownOf({ name }: PlannedAnswer, knownIds: ReadonlySet<string>): ReadonlySet<string> {
  const own = [...knownIds].filter((id) => id.startsWith(`${name}.`));
  return new Set(own.map((id) => id.replace(name, 'planned')));
}

function named({ name }: PlannedAnswer, text: string): string {
  return text.replaceAll('{{planned.', `{{${name}.`);
}

function listOf(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(ANSWER_LOCALES[language], { type: 'conjunction' }).format(names);
}

/** The guide of the next step, and its figures as the runner stands now. */
function withGuide(text: string, { conversation, nextStep, knownIds }: AnswerContext): string {
  const guides = WORD_BOOKS[conversation.language].guides;
  const guided = text.replace('[guide]', guides[nextStep.guide]);
  return factReferences(guided)
    .filter((id) => id.startsWith('next.') && knownIds.has(`runner.${id}`))
    .reduce((words, id) => words.replace(`{{${id}}}`, `{{runner.${id}}}`), guided);
}

/** The sentences of a text in order; joined they are the text again. */
export function sentencesOf(text: string): string[] {
  const splitter = new SentenceSplitter();
  return [...splitter.push(text), ...splitter.end()];
}
