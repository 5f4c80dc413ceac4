import type { FigureName } from '../questions/question-figures.ts';
import type { SessionAhead } from '../facts/sessions-ahead.ts';
import type { AnswerCode, Offer } from './answer-book.ts';
import type { QuestionReading } from '../question-reading.ts';
import type { PredictedDistance } from '../facts/facts-of-prediction.ts';
import type {
  FindingCode,
  OpeningCode,
  PlannedDay,
  PlannedStep,
} from '../feedback/session-reading.ts';

/** A session of the plan with how it is spoken of. */
export interface PlannedAnswer extends SessionAhead {
  step: PlannedStep;
}

/** One piece of an answer before any language. */
export type AnswerPart =
  | {
      kind: 'answer';
      code: AnswerCode;
      /** Stands for `[n]` in its references. */
      number?: number;
      /** Stands for `[i]` in its references. */
      index?: number;
      /** Stands for `[runs]`, in the answer's language. */
      runs?: string;
      /** Stands for `[d]` in its references. */
      distance?: PredictedDistance;
      /** Its name stands for `[figure]`. */
      figure?: FigureName;
      /** Stands for `[period]`, in the answer's language. */
      period?: string;
      /** Stands for `[wish]`, in the answer's language. */
      wish?: string;
      /** Stands for `[said]`: a word or number as the runner typed it. */
      said?: string;
      /** What is asked back with it. */
      readings?: readonly QuestionReading[];
    }
  /** The figures that are known, by their names. */
  | { kind: 'figures'; figures: readonly FigureName[] }
  | { kind: 'offers'; offers: readonly Offer[] }
  /** The words of the feedback, taken up again. */
  | { kind: 'opening'; code: OpeningCode }
  | { kind: 'finding'; code: FindingCode }
  /** A session of the plan; `isNext`: it is said that it is the next one. */
  | { kind: 'planned'; planned: PlannedAnswer; isNext: boolean }
  /** A day on which the plan has no session. */
  | { kind: 'plannedRest'; day: PlannedDay }
  /** What is left of the week's sessions. */
  | { kind: 'plannedWeek'; left: readonly PlannedAnswer[] }
  /** What to do next, as the runner stands now. */
  | { kind: 'nextStep' };

export function say(
  code: AnswerCode,
  change: {
    number?: number;
    index?: number;
    runs?: string;
    distance?: PredictedDistance;
    figure?: FigureName;
    period?: string;
    wish?: string;
    said?: string;
    readings?: readonly QuestionReading[];
  } = {},
): AnswerPart {
  return { kind: 'answer', code, ...change };
}

/** The parts whose condition holds. */
export function sayIf(condition: boolean, ...parts: readonly AnswerPart[]): AnswerPart[] {
  return condition ? [...parts] : [];
}

export const NEXT_STEP: AnswerPart = { kind: 'nextStep' };
