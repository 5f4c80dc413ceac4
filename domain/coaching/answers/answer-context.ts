import { dayNumber, mondayOf } from '../../measures/calendar-day.ts';
import type { Conversation } from '../facts/conversation.ts';
import { gentleStep } from '../feedback/advice-limits.ts';
import type { NotedPain } from '../safety/pain-note.ts';
import { ranAsPlanned } from '../facts/planned/planned-week.ts';
import { plannedStep } from '../feedback/planned-step.ts';
import { chooseNextStep } from '../feedback/choose-next-step.ts';
import { readQuestionWords, type QuestionWords } from '../questions/question-aspects.ts';
import { readPlanQuestion, type PlanQuestion } from '../questions/plan-question.ts';
import type { AskedFigure } from '../questions/question-figures.ts';
import { readQuestion } from '../questions/read-question.ts';
import { readThreadQuestion } from '../questions/whole/read-thread-question.ts';
import type { QuestionReading } from '../question-reading.ts';
import type { QuestionSubject } from '../questions/question-subject.ts';
import type { QuestionIntent } from '../questions/question-phrases.ts';
import { readSession } from '../feedback/read-session.ts';
import { sessionsAhead } from '../facts/sessions-ahead.ts';
import { standingOf, type RunnerStanding } from '../facts/runner-standing.ts';
import type { PlannedDay, SessionReading } from '../feedback/session-reading.ts';
import type { PlannedAnswer } from './answer-part.ts';
import { viewSession, type SessionView } from '../facts/session-view.ts';
import type { LowDay } from '../safety/low-day.ts';
import { lowDayOf } from './low-day-of-thread.ts';
import type { ThreadSafety } from '../safety/thread-safety.ts';

/** What the embedded coach has understood before it chooses what to say. */
export interface AnswerContext {
  conversation: Conversation;
  question: string;
  /** The question without what an earlier one adds to it. */
  typed: string;
  intent: QuestionIntent;
  /** What it is about where that has an answer of its own; null = by its intent. */
  subject: QuestionSubject | null;
  /** The figure that is asked for without its name; null = the one that the question names. */
  figure: AskedFigure | null;
  /** What the question may mean, where that is asked back. */
  readings: readonly QuestionReading[];
  /** Similar questions were about nothing of running. */
  isFarFromRunning: boolean;
  /** What may be meant instead of a figure or person that is only named. */
  instead: readonly QuestionReading[];
  /** The runner's own word that was not understood; null = none, or nothing is asked back. */
  unclear: string | null;
  words: QuestionWords;
  safety: ThreadSafety;
  /** The runner does not feel their best now: nothing hard or long is spoken of. */
  lowDay: LowDay | null;
  standing: RunnerStanding;
  nextStep: SessionReading['nextStep'];
  /** What is asked of the plan; null = nothing, or there is none. */
  askedOfPlan: PlanQuestion | null;
  /** Sessions of the plan from today on that may be spoken of; none while something comes before it. */
  planned: readonly PlannedAnswer[];
  /** The topic's activity; null in the general conversation. */
  topic: { view: SessionView; reading: SessionReading } | null;
  /** Value of a fact that an answer may hold; null where there is none. */
  value: (factId: string) => number | null;
  /** Whether all these facts may be spoken of. */
  has: (...factIds: string[]) => boolean;
  knownIds: ReadonlySet<string>;
  /** One more for each answer of the thread, so that wordings take turns. */
  turn: number;
  /** What the coach said last; '' before the first answer. */
  lastSaid: string;
}

/** The intent whose rules of safety hold for a subject. */
const INTENT_OF_SUBJECT: Readonly<Record<QuestionSubject['kind'], QuestionIntent>> = {
  period: 'figure',
  moving: 'nextSession',
  left: 'figure',
  runs: 'figure',
  past: 'figure',
  target: 'racePrediction',
  taper: 'nextSession',
  loadCheck: 'restOrRun',
  missed: 'nextSession',
  increase: 'restOrRun',
  effortCheck: 'thisRun',
  drift: 'splits',
  pulseCheck: 'thisRun',
  gear: 'abilities',
  food: 'abilities',
  weather: 'abilities',
  record: 'abilities',
  term: 'abilities',
  terms: 'abilities',
  wish: 'racePrediction',
  app: 'abilities',
  stitch: 'abilities',
  somebodyElse: 'abilities',
  otherSport: 'figure',
  earlierRun: 'figure',
  besideEarlier: 'thisRun',
  besideSession: 'thisRun',
  raceAhead: 'racePrediction',
  advice: 'abilities',
  return: 'nextSession',
  afterRace: 'restOrRun',
  motivation: 'abilities',
  complaint: 'abilities',
  lastLongRun: 'figure',
  lastRan: 'figure',
  allTime: 'figure',
  weakness: 'improving',
  sameCourse: 'thisRun',
  sum: 'racePrediction',
  repetition: 'pacing',
  paceOfKind: 'pacing',
  premise: 'restOrRun',
  recovery: 'restOrRun',
  besideLong: 'thisRun',
};

function intentOf(subject: QuestionSubject): QuestionIntent {
  // Whether a run to come is too long is asked of what comes.
  const isAhead = subject.kind === 'runs' && subject.asked.ask === 'tooFar';
  return isAhead ? 'restOrRun' : INTENT_OF_SUBJECT[subject.kind];
}

/** What is asked so is answered, and the plan's next session stands behind it at most. */
const BEFORE_THE_PLAN: ReadonlySet<QuestionSubject['kind']> = new Set<QuestionSubject['kind']>([
  'taper',
  'missed',
  'return',
  'afterRace',
  'motivation',
  'complaint',
  'advice',
  'sum',
  'runs',
  'past',
  'record',
  'target',
  'repetition',
  'premise',
  'recovery',
  'lastLongRun',
  'lastRan',
  'allTime',
  'app',
]);

/** Nothing hard right after an illness, a pain or a doctor's leave. */
function gently(
  step: SessionReading['nextStep'],
  { isReturning }: ThreadSafety,
): SessionReading['nextStep'] {
  return isReturning ? { ...step, code: gentleStep(step.code) } : step;
}

function painOf({ ails, isReturning }: ThreadSafety): NotedPain {
  if (ails === 'injury') return 'felt';
  return isReturning ? 'gone' : null;
}

/** Nobody who is just back from an illness or a pain is sent to the plan before they return to it. */
function plannedAnswers(
  conversation: Conversation,
  { standing, nextStep, safety }: Pick<AnswerContext, 'standing' | 'nextStep' | 'safety'>,
): PlannedAnswer[] {
  if (safety.isReturning) return [];
  const today = dayNumber(standing.day.startedAt, standing.day.utcOffsetMinutes);
  const { source, analysis } = standing.session;
  const { history, plan = null } = conversation;
  const isAsPlanned = ranAsPlanned({ source, analysis, history, record: plan });
  return sessionsAhead(conversation, standing).flatMap((ahead) => {
    const { session, daysAhead } = ahead;
    const step = plannedStep(standing.session, nextStep.code, {
      session,
      pain: painOf(safety),
      isAsPlanned,
    });
    return step ? [{ ...ahead, step: { ...step, day: dayFromNow(today, daysAhead) } }] : [];
  });
}

/** How a day is named from today on. */
export function dayFromNow(today: number, daysAhead: number): PlannedDay {
  if (daysAhead === 0) return 'today';
  const day = today + daysAhead;
  return daysAhead === 1 ? 'tomorrow' : day - mondayOf(day);
}

/**
 * What a conversation's last message asks, with what is known to answer it.
 *
 * @param clause one of several things that the message asks; absent = the whole message
 */
export function readContext(
  conversation: Conversation,
  safety: ThreadSafety,
  clause?: string,
): AnswerContext {
  const { activity, history, turns, facts } = conversation;
  const standing = standingOf(conversation);
  const { startedAt, utcOffsetMinutes } = standing.day;
  const today = dayNumber(startedAt, utcOffsetMinutes ?? 0);
  const { question, typed, read } =
    clause === undefined
      ? readThreadQuestion(turns, today)
      : { question: clause, typed: clause, read: readQuestion(clause, today) };
  const {
    intent,
    subject,
    figure,
    readings,
    instead = [],
    unclear = null,
    isFarFromRunning = false,
  } = read;
  const nextStep = gently(chooseNextStep(standing.session, painOf(safety)), safety);
  const planned = plannedAnswers(conversation, { standing, nextStep, safety });
  // A plan that knows of no such race names a long run for its last days.
  const isOfPlan = planned.length > 0 && !(subject && BEFORE_THE_PLAN.has(subject.kind));
  const askedOfPlan = isOfPlan ? readPlanQuestion(question, intent, today) : null;
  const valueById = new Map(facts.map(({ id, value }) => [id, value]));
  const coachTurns = turns.filter(({ author }) => author === 'coach');
  return {
    conversation,
    question,
    typed,
    intent: askedOfPlan ? 'nextSession' : subject ? intentOf(subject) : intent,
    subject: askedOfPlan ? null : subject,
    figure,
    readings: askedOfPlan ? [] : readings,
    instead,
    isFarFromRunning,
    unclear,
    words: readQuestionWords(question),
    safety,
    lowDay: lowDayOf(conversation),
    standing,
    nextStep,
    askedOfPlan,
    planned,
    topic: activity && {
      view: viewSession(activity.row, activity.analysis, history),
      reading: readSession({
        source: activity.row,
        analysis: activity.analysis,
        history,
        note: null,
      }),
    },
    value: (factId) => valueById.get(factId) ?? null,
    has: (...factIds) => factIds.every((factId) => valueById.has(factId)),
    knownIds: new Set(valueById.keys()),
    turn: coachTurns.length,
    lastSaid: coachTurns.at(-1)?.text ?? '',
  };
}
