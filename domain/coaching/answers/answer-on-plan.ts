import { dayNumber, mondayOf } from '../../measures/calendar-day.ts';
import { isHardKind, isLongKind, type PlanSessionKind } from '../../plans/training-plan.ts';
import type { RunKind } from '../questions/runs/kinds-of-runs.ts';
import { namedRuns } from '../questions/runs/named-runs.ts';
import { questionSpellings } from '../text/question-spellings.ts';
import { dayFromNow, type AnswerContext } from './answer-context.ts';
import type { AnswerPart } from './answer-part.ts';

/** Sunday, counted from Monday on. */
const LAST_OF_WEEK = 6;

/**
 * The answer from the runner's plan. Pain, a return and a race that the question says is near come
 * before it.
 *
 * @returns null where there is no plan or none is asked for
 */
export function answerFromPlan(context: AnswerContext): AnswerPart[] | null {
  const { askedOfPlan, planned, nextStep, words } = context;
  if (!askedOfPlan || planned.length === 0 || nextStep.code === 'pain') return null;
  if (words.has('race within a week')) return null;
  const called = askedOfPlan.kind === 'day' ? null : calledPart(context);
  if (called) return called;
  const next = nextPart(context);
  switch (askedOfPlan.kind) {
    case 'next':
      return next;
    case 'day':
      return onDay(askedOfPlan.daysAhead, context) ?? next;
    case 'week':
      return [...restOfWeek(context), ...(next ?? [])];
  }
}

const KINDS_CALLED: Readonly<Partial<Record<RunKind, (kind: PlanSessionKind) => boolean>>> = {
  long: isLongKind,
  tempo: (kind) => kind === 'tempo',
  intervals: (kind) => kind === 'intervals' || kind === 'repetitions',
  hard: (kind) => isHardKind(kind) && !isLongKind(kind),
};

/** The sessions of the kind that the question names; null = it names none, or none is planned. */
function calledPart({ planned, question }: AnswerContext): AnswerPart[] | null {
  const { kind } = namedRuns(questionSpellings(question));
  const isCalled = kind === null ? undefined : KINDS_CALLED[kind];
  const called = planned.filter(({ isOpen, session }) => isOpen && isCalled?.(session.kind));
  if (called.length === 0) return null;
  return called.map((one) => ({ kind: 'planned', planned: one, isNext: false }));
}

function nextPart({ planned }: AnswerContext): AnswerPart[] | null {
  const next = planned.find(({ isOpen }) => isOpen);
  return next ? [{ kind: 'planned', planned: next, isNext: true }] : null;
}

function onDay(daysAhead: number, context: AnswerContext): AnswerPart[] | null {
  const ofDay = context.planned.filter((one) => one.daysAhead === daysAhead);
  const [session] = ofDay.filter(({ isOpen }) => isOpen);
  if (session) return [{ kind: 'planned', planned: session, isNext: false }];
  // Something stands there that was run, or that the runner will not do.
  if (ofDay.length > 0) return null;
  const day = dayFromNow(todayOf(context), daysAhead);
  return [{ kind: 'plannedRest', day }, ...(nextPart(context) ?? [])];
}

/** What is left of the week; the next one is said in full after it. */
function restOfWeek(context: AnswerContext): AnswerPart[] {
  const { planned } = context;
  const today = todayOf(context);
  const daysLeft = LAST_OF_WEEK - (today - mondayOf(today));
  const left = planned.filter(({ daysAhead, isOpen }) => isOpen && daysAhead <= daysLeft);
  return [{ kind: 'plannedWeek', left }];
}

function todayOf({ standing: { day } }: AnswerContext): number {
  return dayNumber(day.startedAt, day.utcOffsetMinutes);
}
