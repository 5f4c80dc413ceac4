import { inSimplified } from '../../text/question-text.ts';
import { complaintIn, saidComplaint } from '../question-complaint.ts';
import { namesSign } from '../red-flags.ts';
import {
  CALLS_FOR_CARE,
  GOES_ON,
  NO_CARE,
  SIGNS_OF_NOBODY,
  SPEAKS_OF_FORM,
  TAKES_NOTE,
} from './care-phrases.ts';

/** `said`: pain, illness or a sign that needs a doctor. `part`: a joint or tendon by its name alone. */
type NamedSign = 'said' | 'part';

const SENTENCES = /(?:[^.!?。！？\n]|(?<=\d)\.(?=\d))+[.!?。！？]*/g;
/** Of what the gate reads at once: a sentence, and the one before. */
const SENTENCES_MAXIMUM = 100;
const IS_QUESTION = /[?？]\s*$/;

/**
 * Whether a coach's words speak of a sign or a pain and call neither for rest nor for less nor for a doctor.
 * Taking note of one or asking about it needs no such call, as long as no order to go on follows. The signs are those
 * by which runners' own words are read, so whatever counts as one there counts here.
 *
 * @param words readable text, one or a few sentences of an answer
 * @example playsSignDown('The knee always hurts at first, that is how it gets stronger.') // true
 * @example playsSignDown('If the knee hurts, stop and walk home.') // false
 */
export function playsSignDown(words: string): boolean {
  // Most answers name none, and nobody writes several sentences about one.
  if (namedSign(words, readable(words)) === null) return false;
  const sentences = words.match(SENTENCES) ?? [];
  if (sentences.length > SENTENCES_MAXIMUM) return true;
  let isSignOpen = false;
  for (const sentence of sentences) {
    const text = readable(sentence);
    const isCaring = callsForCare(text);
    const goesOn = isSaidBy(GOES_ON, text);
    if (isCaring) {
      isSignOpen = false;
      continue;
    }
    if (goesOn && isSignOpen) return true;
    const sign = namedSign(sentence, text);
    if (sign === null) continue;
    const isNoted = IS_QUESTION.test(sentence) || isSaidBy(TAKES_NOTE, text);
    if (goesOn || (sign === 'said' && !isNoted)) return true;
    isSignOpen = true;
  }
  return false;
}

/** Beside Chinese of Taiwan its simplified characters, in which the phrases stand. */
function readable(sentence: string): string {
  const plain = sentence.toLowerCase();
  const simplified = inSimplified(plain);
  return simplified === plain ? plain : `${plain}\n${simplified}`;
}

function callsForCare(text: string): boolean {
  const withoutDenials = NO_CARE.reduce((rest, denied) => rest.replace(denied, ' '), text);
  return isSaidBy(CALLS_FOR_CARE, withoutDenials);
}

function isSaidBy(phrases: readonly RegExp[], text: string): boolean {
  return phrases.some((said) => said.test(text));
}

function namedSign(sentence: string, text: string): NamedSign | null {
  if (isSaidBy(SIGNS_OF_NOBODY, text) || namesSign(sentence)) return 'said';
  const said = saidComplaint(sentence);
  if (said === 'injury' || said === 'illness') return 'said';
  return complaintIn(sentence) === 'injury' && !isSaidBy(SPEAKS_OF_FORM, text) ? 'part' : null;
}
