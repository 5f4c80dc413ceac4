import { questionSpellings } from '../../text/question-spellings.ts';
import { readPeriod, type AskedPeriod } from '../question-period.ts';

/** Chinese in simplified characters, Vietnamese without tone marks. */
const WHETHER_RAN =
  /\b(?:did i|have i|had i) (?:even |actually |go for a |go )?run\b(?! (?:too|so|fast|slow|hard|even|well|better|more|less|far))|(?:曜日?|昨日|おととい)(?:って|は|に|も)?(?:走った|走りました|走って(?:た|ます))(?:っけ|か(?![らなけ])|[?？])|(?:(?:周|星期|礼拜)[一二三四五六日天]|昨天|前天).{0,2}(?:我)?(?:有)?(?:没有?)?跑(?:了|步)?(?:吗|嘛|没有?(?=[^\p{L}]|$))|\b(?:thu (?:hai|ba|tu|nam|sau|bay|\d)|chu nhat|cn|hom qua)\b.{0,10}\bco chay (?:khong|ko|k)\b/u;

/**
 * The day of which a runner asks whether they ran; null = no such question.
 *
 * @param today as `dayNumber`, on the runner's clock
 * @example dayOfWhetherRan('did I run on Sunday?', today) // { kind: 'day', … }
 */
export function dayOfWhetherRan(
  text: string,
  today: number,
): Extract<AskedPeriod, { kind: 'day' }> | null {
  if (!questionSpellings(text).some((words) => WHETHER_RAN.test(words))) return null;
  const period = readPeriod(text, today);
  return period?.kind === 'day' ? period : null;
}
