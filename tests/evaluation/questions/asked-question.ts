import type { Language } from '@tasuki/domain/language';

/**
 * Where a question is asked: about an easy run, about intervals, or in the general conversation. A
 * `newcomer` asks there after a single run.
 */
export type AskedWhere = 'run' | 'intervals' | 'general' | 'newcomer';

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
  | 'ask-back'
  | 'age-start'
  | 'finish-time'
  | 'strength'
  | 'time-of-day'
  | 'cross-training'
  | 'day-off'
  | 'music'
  | 'hangover'
  | 'pulse'
  | 'day-or-none'
  | 'prediction-10'
  | 'missed'
  | 'hard-share'
  | 'return'
  | 'drift'
  | 'race-ready'
  | 'long-run'
  | 'run-compared'
  | 'recent-pace'
  | 'zones'
  | 'rest-or-next'
  | 'increase'
  | 'ask-new'
  | 'ask-move'
  | 'weather'
  | 'months'
  | 'record'
  | 'cramp'
  | 'faster'
  | 'tired'
  | 'run-stopped'
  | 'not-running'
  | 'verdict-10'
  | 'verdict-half'
  | 'verdict-marathon'
  | 'means-tempo'
  | 'means-threshold'
  | 'means-intervals'
  | 'means-long'
  | 'means-recovery'
  | 'means-easy'
  | 'means-vo2max'
  | 'means-cadence'
  | 'means-taper'
  | 'means-zones'
  | 'easier'
  | 'red-flag'
  | 'app-use'
  | 'food'
  | 'gear'
  /** A stitch in the side, and not an illness. */
  | 'stitch'
  /** Whether the months until a race suffice. */
  | 'race-far'
  /** That nothing is known of somebody else. */
  | 'other-person'
  /** That the figures of another sport are not among those that are read. */
  | 'other-sport'
  /** How a sensor's values come in. */
  | 'sensor'
  /** What is missing before it can be answered. */
  | 'says-missing'
  /** The run before the one that is spoken of. */
  | 'earlier-run'
  | 'run-easy-or-zones'
  /** Of which time it is asked, where that is none that can be looked up. */
  | 'which-time'
  /** Less than was planned, since the runner feels low; only ever as what must not be said. */
  | 'low-day';

export type AskedQuestion = readonly [
  language: Language,
  where: AskedWhere,
  /** Several where a message asks several things: a useful answer names them all. */
  need: Need | readonly Need[],
  text: string,
  /** What the same runner had asked right before, where the question follows from it. */
  before?: string | undefined,
  /** What must not be said: an answer that names one of these is wrong, whatever else it says. */
  never?: readonly Need[],
];
