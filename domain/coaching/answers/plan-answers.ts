import type { Conversation } from '../facts/conversation.ts';
import type { QuestionIntent } from '../questions/question-phrases.ts';
import { clausesOf } from '../questions/whole/question-clauses.ts';
import type { ThreadSafety } from '../safety/thread-safety.ts';
import { readContext, type AnswerContext } from './answer-context.ts';
import { NEXT_STEP, say, type AnswerPart } from './answer-part.ts';
import { planAnswer } from './plan-answer.ts';

/** Of each of several things that are asked: the answer, and what it rests on. */
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
export function planAnswers(
  context: AnswerContext,
  conversation: Conversation,
  safety: ThreadSafety,
): AnswerPart[] {
  const answers = answersTo(context, conversation, safety);
  return context.lowDay === null ? answers : withEasierNext(answers);
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
  const whole = planAnswer(context);
  const clauses = clausesOf(context.typed);
  if (clauses.length < 2) return whole;
  const contexts = clauses.map((clause) => readContext(conversation, safety, clause));
  // What is only half understood is asked back as a whole.
  if (contexts.some(({ intent, subject }) => !subject && NEVER_BESIDE.has(intent))) return whole;
  const answers = contexts.map(planAnswer);
  const parts = answers.flatMap((answer) =>
    answer.filter((part) => part.kind !== 'nextStep').slice(0, PARTS_OF_EACH),
  );
  const hasNext = answers.some((answer) => answer.includes(NEXT_STEP));
  return distinct(hasNext ? [...parts, NEXT_STEP] : parts);
}

function distinct(parts: readonly AnswerPart[]): AnswerPart[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}
