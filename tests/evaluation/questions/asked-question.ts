import type { Language } from '@tasuki/domain/language';

/** Where a question is asked: about an easy run, about intervals, or in the general conversation. */
export type AskedWhere = 'run' | 'intervals' | 'general';

/** What a right answer names; `grade-answer.ts` says what counts as that. */
export type Need =
  | 'run-judgement'
  | 'run-pace'
  | 'run-distance'
  | 'run-duration'
  | 'run-heart-rate'
  | 'run-maximum'
  | 'run-cadence'
  | 'run-ascent'
  | 'run-splits'
  | 'run-split'
  | 'run-zones'
  | 'run-easy-check'
  | 'run-heart-check'
  | 'run-load'
  | 'run-repetitions'
  | 'run-repetition'
  | 'rests'
  | 'pacing-intervals'
  | 'not-kept'
  | 'next'
  | 'rest'
  | 'month-named'
  | 'this-month'
  | 'last-month'
  | 'day'
  | 'day-none'
  | 'week'
  | 'last-week'
  | 'week-compared'
  | 'year'
  | 'longest'
  | 'load-check'
  | 'improving'
  | 'prediction-half'
  | 'prediction-marathon'
  | 'prediction-5'
  | 'taper'
  | 'pacing-race'
  | 'easy-pace'
  | 'why-easy'
  | 'threshold'
  | 'vdot'
  | 'heat'
  | 'cold'
  | 'hills'
  | 'warm-up'
  | 'cool-down'
  | 'pain'
  | 'sore'
  | 'ill'
  | 'out-of-scope'
  | 'greeting'
  | 'thanks'
  | 'abilities'
  | 'last-run'
  | 'ask-back';

export type AskedQuestion = readonly [
  language: Language,
  where: AskedWhere,
  need: Need,
  text: string,
];
