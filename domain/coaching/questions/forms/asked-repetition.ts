import { questionSpellings } from '../../text/question-spellings.ts';
import { REPETITION_METERS } from '../../facts/for-answers/facts-for-answers.ts';

/** Chinese in simplified characters, Vietnamese without tone marks. */
const REPEATS =
  /\b(?:intervals?|reps?|repeats?|x ?\d{3,4}|\d{1,2} ?x)\b|\d ?[x×*] ?\d{3,4}|インターバル|レペ|本|ヤッソ|亚索|yasso|间歇|组|趟|\b(?:bien toc|to|hiep|lap)\b/;
const HOW_FAST =
  /\b(?:how fast|what pace|which pace|how quick|what time|target time|seconds|pace)\b|何秒|何分|設定|ペース|多快|几秒|多少秒|多少配速|配速|\b(?:bao nhieu giay|may giay|pace|nhanh co nao|bao nhanh|bao nhieu)\b/;
/** What was run is looked up. */
const OVER =
  /\b(?:was|were|did|ran)\b|だった|でした|走った|跑了|刚才|刚刚|这[次趟组]|\b(?:vua|hom qua|da chay|vua roi)\b/;

/**
 * The length of repetitions, in metres, of which it is asked how fast they are to be; null where
 * nothing of the kind is asked.
 *
 * @example repetitionAsked('how fast should i run 400m reps?') // 400
 */
export function repetitionAsked(text: string): number | null {
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  if (!isSaid(REPEATS) || !isSaid(HOW_FAST) || isSaid(OVER)) return null;
  const named = REPETITION_METERS.find((meters) =>
    readings.some((words) => new RegExp(`(?<![\\d:.])${meters}(?![\\d:.])`).test(words)),
  );
  return named ?? null;
}
