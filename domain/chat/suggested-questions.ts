import type { SessionPurpose } from '../activities/session-purpose.ts';

/** The subject of a conversation, as far as its first questions differ. */
export const QUESTION_OCCASIONS = ['easy', 'hard', 'race', 'other', 'general'] as const;
export type QuestionOccasion = (typeof QUESTION_OCCASIONS)[number];

const OCCASIONS: Readonly<Record<SessionPurpose, QuestionOccasion>> = {
  recovery: 'easy',
  easy: 'easy',
  long: 'easy',
  steady: 'easy',
  tempo: 'hard',
  intervals: 'hard',
  progression: 'hard',
  hills: 'hard',
  mountain: 'hard',
  race: 'race',
  'stop-and-go': 'other',
  'run-walk': 'easy',
  walk: 'other',
  hike: 'other',
  'cross-training': 'other',
  unclear: 'other',
};

/**
 * Which questions a runner may want to begin with; their words are in
 * `questions:<occasion>`, in this order.
 *
 * @param purpose of the activity the topic is about; null = about no single one
 */
export function questionOccasion(purpose: SessionPurpose | null): QuestionOccasion {
  return purpose === null ? 'general' : OCCASIONS[purpose];
}

/** Each occasion has words for this many. */
export const SUGGESTED_QUESTIONS = ['first', 'second', 'third'] as const;
