import { inSimplified, plainText, withoutMarks } from '../../text/question-text.ts';

/** A stitch by its name. Chinese in simplified characters, Vietnamese without tone marks. */
const NAMED =
  /\b(?:side[- ]?)?stitch(?:es)?\b(?! (?:up|together|removed|out|from (?:the )?(?:surgery|operation|doctor)|in my (?!sides?\b)))|\bside (?:cramps?|aches?)\b|差し込み|さしこみ|(?:脇腹|横腹)痛|岔气|侧腹(?:疼|痛)|\b(?:xoc|soc) hong\b/;
/** A pain in the side, which is a stitch only while somebody runs. */
const IN_THE_SIDE =
  /(?:脇腹|わき腹|わきばら|横っ?腹|よこっぱら)(?:が|の|に|は)?.{0,6}(?:痛|いた|ズキ|差し)|(?:侧腹|肚子(?:侧边|旁边|侧面|一侧)|腹侧|右腹|左腹|肋下).{0,4}(?:疼|痛)|\b(?:pain|cramp|hurts?|hurting|stab|twinge)\b.{0,12}\bin (?:my|the) sides?\b(?! of)|\bdau (?:ben )?(?:hong|mang suon|be suon|suon)\b/;
const WHILE_RUNNING =
  /\b(?:run|runs|running|ran|jog\w*|km|k|mile|race|halfway|tempo|intervals?)\b|走|歩い|立ち止ま|ラン|ジョグ|途中|キロ|練習|レース|跑|公里|途中|\d ?k|\b(?:chay|km|buoi|giai)\b/;
/** What stays, spreads or comes with other signs is more than a stitch. */
const MORE_THAN_THAT =
  /\bfor (?:\w+ ){0,3}(?:days?|weeks?|months?)\b|\b(?:days|weeks) now\b|\bat (?:night|rest)\b|\bevery (?:single )?(?:run|time)\b|毎回|每次|\blan nao\b|\ball the time\b|\bconstant(?:ly)?\b|\b(?:blood|fever|vomit\w*|threw up|throw(?:ing)? up|faint\w*|dizzy|chest|shoulders?|arms?|period|pregnan\w*|swollen|lump|doctor|sick)\b|\b(?:to|in|into|and) (?:my |the )?back\b|\ba fall\b|\bfell (?:on|over|off)\b|ずっと|(?:日|週間)(?:も|くらい続|続)|何日|安静|夜中|血|熱(?:が|も|っ)|発熱|吐き気|嘔吐|胸|肩|腕|背中|めまい|妊娠|医|跑完.{0,4}(?:还|一直)|一直|好?几天|[0-9一二三四五六七两]天了?|夜里|静息|血|发烧|恶心|(?<!呼)吐(?!气)|肩|手臂|后背|头晕|怀孕|\b(?:may ngay|may tuan|\d ngay|suot|ban dem|ca dem|luc nghi|mau|sot|buon non|nguc|canh tay|sau lung|chong mat|mang thai|bac si)\b|họng/;
/** Words of pain by which a stitch is described. */
const OF_PAIN =
  /\b(?:hurt(?:s|ing)?|pain(?:s|ful)?|ach(?:e|es|ing)|sharp|stabbing|cramp(?:s|ed|ing)?|(?:in|on) (?:my|the|one|left|right) (?:left |right )?sides?|side)\b|痛(?:み|い|く|む|め|くて|かった)?|いた(?:い|く|む)|ズキズキ|疼(?:痛)?|痛|đau|dau|nhói|nhoi|nhức|nhuc/g;

function spellingsOf(text: string): readonly string[] {
  const plain = plainText(text);
  return [plain, withoutMarks(plain), inSimplified(plain)];
}

/**
 * Whether a runner speaks of a side stitch: by its name, or as a pain in the side while running. With
 * more than that it is none. Morton & Callister 2015, *Sports Medicine* 45(1): a harmless pain of the
 * belly's side that ends soon after one stops.
 *
 * @example isSideStitch('got a stitch at 4k and had to walk') // true
 */
export function isSideStitch(text: string): boolean {
  const spellings = spellingsOf(text);
  const isSaid = (said: RegExp) => spellings.some((words) => said.test(words));
  if (isSaid(MORE_THAN_THAT)) return false;
  return isSaid(NAMED) || (isSaid(IN_THE_SIDE) && isSaid(WHILE_RUNNING));
}

/** Whether a stitch is named beside what makes more of it, so that it is no stitch to run on with. */
export function isMoreThanStitch(text: string): boolean {
  const spellings = spellingsOf(text);
  return [NAMED, MORE_THAN_THAT].every((said) => spellings.some((words) => said.test(words)));
}

/** Where a stitch is felt, in words that are else a sign of the heart. */
const UNDER_THE_RIBS =
  /(?:[左右](?:[边邊侧側])?)?肋骨?(?:下[面方缘緣]?|[边邊])|\bunder (?:my |the )?(?:(?:left|right) )?ribs?\b|(?:肋骨|あばら骨?)の下|(?:dưới )?(?:xương|mạng) sườn/g;

/** A text without the place of a stitch that is named and nothing more. */
export function withoutPlaceOfStitch(text: string): string {
  const isNamed = spellingsOf(text).some((words) => NAMED.test(words));
  return isNamed && isSideStitch(text) ? text.replace(UNDER_THE_RIBS, ' ') : text;
}

/** A text without the stitch that it speaks of, so that what else ails the runner is still found. */
export function withoutStitch(text: string): string {
  if (!isSideStitch(text)) return text;
  return plainText(text)
    .replace(/(?:side[- ]?)?stitch(?:es)?|side (?:cramps?|aches?)/g, ' ')
    .replace(/差し込み|さしこみ|岔[气氣]|(?:脇腹|わき腹|わきばら|横っ?腹|よこっぱら)/g, ' ')
    .replace(/[侧側]腹|肚子(?:[侧側][边邊面]|旁[边邊]|一[侧側])|腹[侧側]|[左右]腹|肋下/g, ' ')
    .replace(/(?:xóc|sóc|xoc|soc) (?:hông|hong)|(?:bên )?(?:hông|mạng sườn|bẹ sườn|sườn)/g, ' ')
    .replace(OF_PAIN, ' ');
}
