import { inSimplified, plainText, withoutMarks } from '../../text/question-text.ts';

/** A cramp of a muscle by its name. Chinese in simplified characters, Vietnamese without tone marks. */
const NAMED =
  /(?<!\b(?:stomach|period|menstrual|belly|tummy|abdominal|side|gut) )\bcramp(?:s|ed|ing|y)?\b|(?:足|脚|ふくらはぎ|もも|ハム)(?:が|を|も|の)?.{0,4}(?:つっ|つり|つる|攣)|こむら返り|抽筋|\b(?:chuot rut|vop be)\b/;
/** With these it is more than a tired muscle. */
const MORE_THAN_THAT =
  /\b(?:stomach|belly|tummy|abdom\w*|period|menstrua\w*|pregnan\w*|swollen|swelling|numb|warm to|red and|chest|faint\w*|dizzy|vomit\w*|threw up|confus\w*|fever|urine|pee|blood|limp\w*|can'?t (?:walk|stand|run)|calf (?:is )?(?:hot|warm|red)|one (?:leg|calf) (?:only|is)|still hurts?|since (?:then|yesterday)|for (?:\w+ ){0,2}(?:days|weeks))\b|生理|妊娠|腹|お腹|腫れ|むくみ|しび|痺|熱|胸|めまい|吐き|尿|血|歩け|まだ痛|ずっと|肚子|胃|经期|月经|怀孕|肿|麻|发热|发烧|胸|头晕|晕|吐|尿|血|走不了|一直疼|一直痛|好几天|還痛|还疼|还痛|\b(?:bung|kinh|mang thai|sung|te|sot|nguc|chong mat|non|nuoc tieu|mau|khong di duoc|van dau|con dau|may ngay)\b/;
/** Words that only say where it cramps. */
const WHERE =
  /\b(?:calf|calves|hamstrings?|quads?|thighs?|foot|feet|toes?|legs?)\b|ふくらはぎ|太もも|もも裏|ハムスト(?:リングス?)?|[足脚]|小腿|大腿|腿|bắp chân|bap chan|đùi|dui|chân|chan/g;
const WORDS_OF_CRAMPS =
  /cramp(?:s|ed|ing|y)?|(?:が|を|も|の)?.{0,4}(?:つった|つって|つっちゃ\S?|つりやす|つりそう|つる|攣\S{0,2})|こむら返り|抽筋|chuột rút|vọp bẻ|chuot rut|vop be/g;

function spellingsOf(text: string): readonly string[] {
  const plain = plainText(text);
  return [plain, withoutMarks(plain), inSimplified(plain)];
}

/**
 * Whether a runner speaks of a muscle that cramps, and of nothing that makes more of it. Schwellnus
 * 2009, *British Journal of Sports Medicine* 43(6): tired muscles cramp, and seldom for want of salt.
 *
 * @example isMuscleCramp('my calf cramps at 30 km, is it salt?') // true
 */
export function isMuscleCramp(text: string): boolean {
  const spellings = spellingsOf(text);
  const isSaid = (said: RegExp) => spellings.some((words) => said.test(words));
  return isSaid(NAMED) && !isSaid(MORE_THAN_THAT);
}

/** A text without the cramp that it speaks of, so that what else ails the runner is still found. */
export function withoutCramp(text: string): string {
  if (!isMuscleCramp(text)) return text;
  return plainText(text).replace(WORDS_OF_CRAMPS, ' ').replace(WHERE, ' ');
}
