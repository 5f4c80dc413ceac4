import { questionSpellings } from '../../text/question-spellings.ts';

/** A body weight that does not fall. Chinese in simplified characters, Vietnamese without tone marks. */
const WEIGHT_STAYS =
  /\b(?:not|n'?t|isn'?t|haven'?t|never|no longer) (?:\w+ ){0,2}(?:los(?:e|t|ing)|drop(?:ped|ping)?|shift\w*) (?:\w+ ){0,2}(?:weight|pounds?|kilos?|kgs?|lbs?)\b|\b(?:put on|gain(?:ed|ing)?) (?:\w+ ){0,3}(?:weight|pounds?|kilos?|kgs?|lbs?)\b|\bweight\b.{0,20}\b(?:stuck|plateau\w*|won'?t (?:move|budge|shift|drop)|not (?:moving|dropping|going))\b|体重.{0,12}(?:減らな|落ちな|変わらな|増え)|(?:痩せ|やせ)(?:ない|られない|なく)|瘦不下来|[没不](?:见)?瘦|体重.{0,10}(?:没[掉变降减少]|不[掉降减]|涨|反而)|(?:一斤|半斤|斤|公斤).{0,2}没(?:掉|瘦|减)|胖了.{0,3}斤|越跑越[胖重]|\b(?:khong|ko|k|chang|mai chua) (?:giam|xuong|sut) (?:duoc )?(?:can|ky|kg|lang)\b|\b(?:len|tang) (?:\w+ )?(?:can|ky|kg)\b|\bcan nang\b.{0,12}\b(?:khong|ko|dung yen|tang)\b/;
/** To lose weight, as it is wished for. */
const WISHES_LESS =
  /\b(?:lose|losing|drop|shed) (?:\w+ ){0,2}(?:weight|pounds?|kilos?|kgs?|lbs?|fat)\b|体重.{0,4}(?:落と|減ら)|(?:痩せ|やせ)たい|ダイエット|减(?:肥|重)|想瘦|\bgiam (?:can|beo|mo)\b/;

/** Whether a body weight is said not to fall, or to rise. */
export function weightStays(text: string): boolean {
  return questionSpellings(text).some((words) => WEIGHT_STAYS.test(words));
}

/**
 * Whether it is asked about the body's weight, whatever is eaten or run beside it.
 *
 * @example asksOfBodyWeight('running daily but not losing weight') // true
 */
export function asksOfBodyWeight(text: string): boolean {
  return weightStays(text) || questionSpellings(text).some((words) => WISHES_LESS.test(words));
}
