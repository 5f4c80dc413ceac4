import { dayNumber } from '../../measures/calendar-day.ts';
import { namedDays } from '../questions/named-days.ts';
import { questionSpellings } from '../text/question-spellings.ts';
import { complaintIn } from '../safety/question-complaint.ts';
import { hazardNamed, type Hazard } from '../questions/doubt/hazards.ts';
import type { AdviceTopic } from '../questions/meanings/asked-meaning.ts';
import type { QuestionIntent } from '../questions/question-phrases.ts';
import type { QuestionSubject } from '../questions/question-subject.ts';
import type { AnswerCode } from './answer-book.ts';
import type { AnswerContext } from './answer-context.ts';
import { say, sayIf, type AnswerPart } from './answer-part.ts';
import { chooseAnswer } from './choose-answer.ts';

const CODE_OF: Readonly<Record<Hazard, AnswerCode>> = {
  medicine: 'hazard.medicine',
  condition: 'hazard.condition',
  storm: 'hazard.storm',
  ice: 'hazard.ice',
  air: 'advice.air',
  pollen: 'hazard.pollen',
  alcohol: 'advice.alcohol',
  skin: 'hazard.skin',
};
/** Asked of others, of words or of the product, a hazard is none of the runner's. */
const OF_ELSE: ReadonlySet<QuestionSubject['kind']> = new Set<QuestionSubject['kind']>([
  'somebodyElse',
  'otherSport',
  'term',
  'terms',
  'app',
  'complaint',
  'stitch',
]);
/** Advice that speaks of the hazard itself. */
const SPEAKS_OF_IT: ReadonlySet<AdviceTopic> = new Set<AdviceTopic>([
  'donation',
  'vaccine',
  'afterBirth',
  'period',
  'supplements',
  'toenail',
  'alcohol',
  'air',
]);
const COURTESIES: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'greeting',
  'thanks',
  'goodbye',
]);
/** What was run is looked up, and the hazard is spoken of after it. */
const LOOKS_BACK: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>(['figure', 'splits']);
/** A pace or a heart rate means something else with these. */
const CHANGES_FIGURES: ReadonlySet<Hazard> = new Set<Hazard>(['medicine', 'condition']);

/**
 * What to say where a hazard is named: the careful words, and no session, pace or leave to run beside
 * them. Null = none is named, or the answer speaks of it already.
 */
export function hazardParts(context: AnswerContext): AnswerPart[] | null {
  const { question, subject, intent } = context;
  const hazard = hazardNamed(question);
  if (hazard === null || COURTESIES.has(intent)) return null;
  if (subject && OF_ELSE.has(subject.kind)) return null;
  if (subject?.kind === 'advice' && SPEAKS_OF_IT.has(subject.topic)) return null;
  const complaint = complaintIn(question);
  if (complaint !== null && hazard !== 'skin') return null;
  const careful = say(CODE_OF[hazard]);
  const isOfFigures = LOOKS_BACK.has(intent) && !CHANGES_FIGURES.has(hazard);
  const isLookedUp = subject?.kind === 'period' || (!subject && (isOfFigures || intent === 'week'));
  // A drink may only be the reason of a wish for the days around it.
  if (hazard === 'alcohol' && isReasonOfWish(context)) return [...chooseAnswer(context), careful];
  if (!isLookedUp) return [careful, ...besideDrink(hazard, context)];
  return [...chooseAnswer(context).filter(({ kind }) => kind === 'answer'), careful];
}

/** A drink may only be named beside what is asked, which is then asked back. */
function besideDrink(hazard: Hazard, { intent, subject, readings }: AnswerContext): AnswerPart[] {
  const others = readings.filter((reading) => reading !== hazard);
  const isOpen = intent === 'unknown' && subject === null && others.length > 0;
  return sayIf(hazard === 'alcohol' && isOpen, say('unknown.rest', { readings: others }));
}

/** A session is to be moved, or two days are named, and nothing asked of the drink itself. */
function isReasonOfWish({ question, subject, standing: { day } }: AnswerContext): boolean {
  if (subject?.kind === 'moving') return true;
  if (subject !== null) return false;
  const today = dayNumber(day.startedAt, day.utcOffsetMinutes ?? 0);
  return namedDays(questionSpellings(question), today).length > 1;
}
