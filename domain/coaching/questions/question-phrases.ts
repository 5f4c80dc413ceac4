/**
 * What a runner may want to know, the one that outranks first where two are said
 * equally clearly. `unknown`: none of them, or not clear enough.
 */
export const QUESTION_INTENTS = [
  'pain',
  'heat',
  'hills',
  'warmUp',
  'splits',
  'racePrediction',
  'restOrRun',
  'improving',
  'week',
  'whyPace',
  'pacing',
  'nextSession',
  'thisRun',
  'figure',
  'abilities',
  'goodbye',
  'thanks',
  'greeting',
  'unknown',
] as const;
export type QuestionIntent = (typeof QUESTION_INTENTS)[number];

/** One way of asking. */
export interface IntentPhrase {
  intent: Exclude<QuestionIntent, 'pain' | 'unknown'>;
  said: RegExp;
  /** 3 = hardly anything else is meant, 2 = likely, 1 = a hint, below nought = it is not meant. */
  weight: number;
  /**
   * Vietnamese only. `with`: tested on the text with its tone marks; `without`: only
   * where none were typed. Left out: on the text without them, typed or not.
   */
  marks?: 'with' | 'without';
}

/** How one language asks. */
export type IntentPhrases = readonly IntentPhrase[];

export function phrase(intent: IntentPhrase['intent'], weight: number, said: RegExp): IntentPhrase {
  return { intent, weight, said };
}
