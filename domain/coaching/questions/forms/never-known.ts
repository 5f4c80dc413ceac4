import { COUNTED_DAYS } from '../question-phrases-composed.ts';
import { questionSpellings } from '../../text/question-spellings.ts';

/** Whether to run early or late; Chinese simplified, Vietnamese without tone marks. */
const TIME_OF_DAY =
  /\b(?:mornings?|am|early)\b.{0,12}\b(?:or|vs\.?|versus)\b.{0,16}\b(?:evenings?|nights?|pm|late|afternoons?)\b|(?:朝|午前).{0,6}(?:夜|夕方|午後|晩).{0,6}(?:どっち|どちら)|(?:早上|早晨|晨跑|上午).{0,8}(?:晚上|夜跑|下午|傍晚).{0,8}(?:好|哪)|\bsang\b.{0,12}\b(?:hay|hoac)\b.{0,12}\b(?:toi|chieu)\b/;

/**
 * Whether something is asked that no recording shows: the days without a run one by one, or the best
 * time of day.
 *
 * @example asksWhatIsNotKnown('is it better to run in the morning or evening') // true
 */
export function asksWhatIsNotKnown(text: string): boolean {
  return questionSpellings(text).some(
    (words) => COUNTED_DAYS.test(words) || TIME_OF_DAY.test(words),
  );
}
