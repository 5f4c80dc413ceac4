import type { Conversation } from '../facts/conversation.ts';
import type { QuestionIntent } from '../questions/question-phrases.ts';
import type { AdviceTopic } from '../questions/meanings/asked-meaning.ts';
import { QUESTION_READINGS, type QuestionReading } from '../question-reading.ts';
import { TOPIC_MEANINGS, type QuestionTopic } from '../questions/topics/question-topic.ts';
import { isShortEnough } from './write-answer.ts';
import type { QuestionSubject } from '../questions/question-subject.ts';
import { clausesOf } from '../questions/whole/question-clauses.ts';
import type { ThreadSafety } from '../safety/thread-safety.ts';
import { readContext, type AnswerContext } from './answer-context.ts';
import { NEXT_STEP, say, type AnswerPart } from './answer-part.ts';
import { dayNumber } from '../../measures/calendar-day.ts';
import { dayInWords } from './asked-runs/day-in-words.ts';
import { answerOnAskedRuns } from './asked-runs/answer-on-asked-runs.ts';
import { todayOf } from './asked-runs/facts-asked-for.ts';
import { answerWithoutWeeks } from './answer-on-days.ts';
import { askedByName, dayWithoutRun } from '../questions/runs/run-meant.ts';
import { chooseAnswer } from './choose-answer.ts';

/** Several things that are asked get two parts each: the answer, and what it rests on. */
const PARTS_OF_EACH = 2;

/** What a clause beside a question is not about. */
const NEVER_BESIDE: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'unknown',
  'pain',
  'greeting',
  'thanks',
  'goodbye',
  'abilities',
]);

/** What to say to a message: to each thing that it asks, where it plainly asks several. */
export function chooseAnswers(
  context: AnswerContext,
  conversation: Conversation,
  safety: ThreadSafety,
): AnswerPart[] {
  const answers = withLookedUpRun(answersTo(context, conversation, safety), context);
  return context.lowDay === null ? [...answers] : withEasierNext(answers);
}

/** Says first which run is spoken of, where the question and not the topic decides it. */
function withLookedUpRun(
  answers: readonly AnswerPart[],
  { conversation, standing, subject }: AnswerContext,
): readonly AnswerPart[] {
  const { activity, isActivityLookedUp, language } = conversation;
  const run = standing.earlierRuns.find((one) => one.activity.id === activity?.row.id);
  if (isActivityLookedUp !== true || !run || isOfNoRun(subject)) return answers;
  const today = dayNumber(standing.day.startedAt, standing.day.utcOffsetMinutes ?? 0);
  const period = dayInWords(today - run.daysAgo, run.daysAgo === 1, language);
  const isNone = (part: AnswerPart) => part.kind === 'answer' && part.code === 'period.none';
  return [
    ...answers.filter(isNone),
    say('found.day', { period }),
    ...answers.filter((part) => !isNone(part)),
  ];
}

/** A run that is looked up for the runner's zones only. */
function isOfNoRun(subject: QuestionSubject | null): boolean {
  return subject?.kind === 'runs' && subject.asked.ask === 'zoneOf';
}

/** Sessions to come, which wait while the runner feels low. */
const AHEAD: ReadonlySet<AnswerPart['kind']> = new Set<AnswerPart['kind']>([
  'nextStep',
  'planned',
  'plannedWeek',
]);

function withEasierNext(parts: readonly AnswerPart[]): AnswerPart[] {
  const left = parts.filter(({ kind }) => !AHEAD.has(kind));
  return left.length === parts.length ? left : distinct([...left, say('easier.later')]);
}

function answersTo(
  context: AnswerContext,
  conversation: Conversation,
  safety: ThreadSafety,
): AnswerPart[] {
  if (context.subject?.kind === 'complaint') return answerComplaint(context, conversation, safety);
  const ofNamed = answerOnNamedRun(context);
  if (ofNamed) return ofNamed;
  const whole = chooseAnswer(context);
  const clauses = clausesOf(context.typed);
  if (clauses.length < 2) return whole;
  if (isWhole(context)) return [...whole, ...askedBeside(context, conversation, safety)];
  const contexts = clauses.map((clause) => {
    const part = readContext(conversation, safety, clause);
    return { ...part, words: withRaceOf(context, part) };
  });
  if (!contexts.every(isUnderstood)) {
    return halfAnswered(context, contexts) ?? [...whole, ...askedOfRest(context, contexts)];
  }
  const answers = contexts.map(chooseAnswer);
  const parts = answers.flatMap((answer) =>
    answer.filter((part) => part.kind !== 'nextStep').slice(0, PARTS_OF_EACH),
  );
  const hasNext = answers.some((answer) => answer.includes(NEXT_STEP));
  // Before a race there is no session to come, and that is never left out.
  const beforeRace = answers.flat().filter(isBeforeRace);
  return distinct([...parts, ...beforeRace, ...(hasNext ? [NEXT_STEP] : [])]);
}

/** The run that a question names, where no recording of it is at hand; null = it names none, or there is one. */
function answerOnNamedRun(context: AnswerContext): AnswerPart[] | null {
  const { conversation, question, intent, subject, standing, askedOfPlan, lowDay } = context;
  const isOfTopic = conversation.activity !== null && conversation.isActivityLookedUp !== true;
  if (isOfTopic || askedOfPlan || lowDay !== null || conversation.isInGroup === true) return null;
  const read = { intent, subject };
  const today = todayOf(conversation);
  const known = { runs: standing.earlierRuns, today };
  const day = answerWithoutWeeks(context) ? null : dayWithoutRun(question, read, known);
  if (day !== null) {
    const period = dayInWords(today - day, day === 1, conversation.language);
    return [say('period.none', { period }), say('lastRun.figures', { number: 1 })];
  }
  const runs = askedByName(question, read, known);
  return runs && answerOnAskedRuns({ ask: 'last', runs, most: 1 }, context);
}

/** What is asked beside advice: what comes next at the end, or another thing that is answered in words. */
function askedBeside(
  context: AnswerContext,
  conversation: Conversation,
  safety: ThreadSafety,
): readonly AnswerPart[] {
  const { subject, typed } = context;
  if (!subject || !HAS_ROOM_BESIDE.has(subject.kind)) return [];
  const [last, ...before] = clausesOf(typed)
    .toReversed()
    .map((clause) => readContext(conversation, safety, clause));
  const isHarmless = subject.kind === 'advice' && NO_REASON_TO_REST.has(subject.topic);
  if (last && isHarmless && last.subject === null && LOOKS_AHEAD.has(last.intent)) {
    return chooseAnswer(last);
  }
  const isOther = (one: AnswerContext) =>
    one.subject !== null &&
    IN_WORDS.has(one.subject.kind) &&
    JSON.stringify(one.subject) !== JSON.stringify(subject);
  const other = [...(last ? [last] : []), ...before].find(isOther);
  if (!other) return [];
  const parts = chooseAnswer(other);
  if (isShortEnough([...chooseAnswer(context), ...parts], context)) return parts;
  const reading = readingOf(other.subject);
  return reading === null ? [] : [say('unknown.also', { readings: [reading] })];
}

/** The question that one press asks of a subject; null = there is none. */
function readingOf(subject: QuestionSubject | null): QuestionReading | null {
  const found = QUESTION_READINGS.find((reading) => {
    const meant = TOPIC_MEANINGS[reading as QuestionTopic]?.subject;
    return meant !== undefined && JSON.stringify(meant) === JSON.stringify(subject);
  });
  return found ?? null;
}

const HAS_ROOM_BESIDE: ReadonlySet<QuestionSubject['kind']> = new Set<QuestionSubject['kind']>([
  'advice',
  'moving',
  'app',
]);

/** Beside these a run may be named. Beside other advice it could contradict what is advised. */
const NO_REASON_TO_REST: ReadonlySet<AdviceTopic> = new Set<AdviceTopic>([
  'notAlone',
  'otherGround',
  'repRest',
  'zoneTime',
  'yasso',
  'treadmill',
  'clothes',
  'carbonShoes',
  'shoePair',
]);
const LOOKS_AHEAD: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'nextSession',
  'restOrRun',
  'racePrediction',
]);
const IN_WORDS: ReadonlySet<QuestionSubject['kind']> = new Set<QuestionSubject['kind']>([
  'advice',
  'moving',
  'app',
  'term',
  'food',
  'gear',
]);

/** Each clause asks of the same run or sum, and none stands for itself. */
function isWhole({ subject }: AnswerContext): boolean {
  return (
    subject !== null &&
    [
      'lastLongRun',
      'sum',
      'runs',
      'past',
      'target',
      'repetition',
      'return',
      'recovery',
      'advice',
      'moving',
      'app',
      'earlierRun',
      'besideEarlier',
      'besideSession',
    ].includes(subject.kind)
  );
}

function isBeforeRace(part: AnswerPart): boolean {
  return part.kind === 'answer' && part.code === 'next.beforeRace';
}

/** A race that is near is near for each thing that is asked, whichever clause names it. */
function withRaceOf(whole: AnswerContext, { words }: AnswerContext): AnswerContext['words'] {
  return {
    ...words,
    has: (aspect) =>
      words.has(aspect) ||
      (aspect === 'race within a week' && whole.words.has('race within a week')),
  };
}

/** Whether a clause asks something that stands for itself. */
function isUnderstood({ intent, subject }: AnswerContext): boolean {
  return subject !== null || !NEVER_BESIDE.has(intent);
}

/**
 * The part of a message that is understood, with the other part asked back. Null where the whole has a meaning of
 * its own, nothing of it is understood, or something ails the runner.
 */
function halfAnswered(
  { intent, subject }: AnswerContext,
  contexts: readonly AnswerContext[],
): AnswerPart[] | null {
  if (subject !== null || intent !== 'unknown') return null;
  if (contexts.some((one) => one.intent === 'pain')) return null;
  const known = contexts.filter(isUnderstood);
  if (known.length === 0) return null;
  return [...distinct(known.flatMap(chooseAnswer)), ofRest(contexts)];
}

/** What is said of the clause that was not understood. */
function ofRest(contexts: readonly AnswerContext[]): AnswerPart {
  const readings = contexts.find((one) => !isUnderstood(one))?.readings ?? [];
  return readings.length > 0 ? say('unknown.rest', { readings }) : say('unknown.restPlain');
}

/** An answer to the whole passes over a clause that names what it does not know. */
function askedOfRest(
  context: AnswerContext,
  contexts: readonly AnswerContext[],
): readonly AnswerPart[] {
  const hasOpen = contexts.some((one) => !isUnderstood(one) && one.unclear !== null);
  if (!isUnderstood(context) || !contexts.some(isUnderstood)) return [];
  return hasOpen ? [ofRest(contexts)] : [];
}

/** What stands between a complaint and what is asked once more. */
const BETWEEN_PIECES = /[,.;!?，。；！？、\n]+/u;

/** Said to be sorry for; what is asked once more beside it is answered at once. */
function answerComplaint(
  context: AnswerContext,
  conversation: Conversation,
  safety: ThreadSafety,
): AnswerPart[] {
  const asked = context.typed
    .split(BETWEEN_PIECES)
    .filter((piece) => piece.trim() !== '')
    .map((piece) => readContext(conversation, safety, piece))
    .filter((one) => isUnderstood(one) && one.subject?.kind !== 'complaint');
  const [first] = asked;
  if (!first) return chooseAnswer(context);
  return [say('complaint.sorry'), ...chooseAnswer(first)];
}

function distinct(parts: readonly AnswerPart[]): AnswerPart[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}
