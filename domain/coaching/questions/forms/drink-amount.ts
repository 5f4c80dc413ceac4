import { questionSpellings } from '../../text/question-spellings.ts';

/** Chinese in simplified characters, Vietnamese without tone marks. */
const HOW_MUCH_TO_DRINK =
  /\bhow (?:much|often|many (?:ml|litres?|liters?|bottles?|ounces|oz))\b.{0,24}\b(?:water|drink|fluids?|hydrat\w+|carry)\b|(?:水分|給水|水|スポドリ|ドリンク).{0,10}(?:どれ[くぐ]らい|どの[くぐ]らい|何(?:ml|ミリ|リットル|杯)|どれだけ|量)|(?:喝|补|带).{0,2}(?:多少|几(?:升|毫升|瓶|口)).{0,4}水?|(?:水|补水).{0,6}(?:喝|补|带)?(?:多少|几(?:升|毫升|瓶))|\b(?:uong|mang) (?:khoang )?(?:bao nhieu|may (?:lit|ml|chai))\b|\b(?:nuoc|uong)\b.{0,10}\b(?:bao nhieu|may (?:lit|ml|chai))\b/;
/** Water of a whole day, and other drinks. */
const OF_ANOTHER =
  /\b(?:a|per|each|every) day\b|\bdaily\b|\b(?:beer|wine|coffee|alcohol)\w*|一日|1日|毎日|ビール|コーヒー|每天|一天|啤酒|咖啡|\b(?:moi ngay|mot ngay|bia|ruou|ca phe)\b/;

/**
 * Whether it is asked how much to drink on a run.
 *
 * @example asksHowMuchToDrink('how much water should i drink on a 20k in summer') // true
 */
export function asksHowMuchToDrink(text: string): boolean {
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  return isSaid(HOW_MUCH_TO_DRINK) && !isSaid(OF_ANOTHER);
}
