import { coachsPoints } from './coachs-points.ts';
import { raceNames } from './race-names.ts';

/** Figures that claim nothing about a run, whatever the sentence is. */
const ALWAYS_HARMLESS: readonly RegExp[] = [
  /(?<![\p{Script=Latin}\d])vo ?2(?: ?-?(?:max|peak))?(?![\p{Script=Latin}\d])/giu,
  // Zones
  /(?<!\p{Script=Latin})(?:zones?|z|vùng) ?[1-5](?:(?: ?(?:[-–~〜,&/+]|and|or|to|và|hay|đến) ?)z?[1-5]){0,4}(?![\d:.]{0,4}\d)(?!-\p{L}| ?(?:km|min|%))/giu,
  /(?:ゾーン|心拍[区區域]|强度|強度|心率[区區][间間]?|[区區][间間]|第)?[1-5](?:[-–~〜、和或と][1-5])?(?:[区區](?!别|別|間賞|間記)|ゾーン)/gu,
  /(?:ゾーン|心率[区區][间間]?|[区區][间間]) ?[1-5](?:[-–~〜、和或と][1-5])?(?!\d|[:.]\d|[公キ分秒%])/gu,
  // Two that belong together anyway
  /(?<!factor )\b(?:the|these|those|between|of) 2(?= (?:halves|of|together|ends|sides|legs|feet|kinds|go|are|were|belong)\b|[.,;:!?]|$)/gi,
  /\b2 (?:halves|sides|legs|feet|ends|kinds|sorts)\b/gi,
  /\b(?:1|one) or 2(?= (?:of|more)\b|[.,])/gi,
  /\ban? (?:day|week|month|moment|stride) or 2\b(?!-)/gi,
];

/** `1.` before an item, or `Step 1:`; what is counted or measured behind it makes it a figure. */
const LIST_MARK =
  /(^|\n)([\s>•+・-]*(?:step |bước |ステップ ?|步骤 ?|步驟 ?|第)?)([1-9]|1\d|20)([.)、:](?!\d)|步[:：]?)/gi;

/** A measure right after a list's mark, as in `12. km`. */
const AMOUNT_FOLLOWS =
  /^[ \n]{0,4}(?:km|kilomet|mile|met(?:er|re)|min|hour|second|bpm|beat|per ?cent|%|公里|千米|公尺|米|分|秒|小[时時]|キロ|メートル|時間|拍|phút|giây|giờ|cây số|nhịp|phần trăm|dặm|mét)/i;

const blank = (words: string) => '·'.repeat(words.length);

/**
 * A readable text with its harmless figures blanked out, in equal length. These are marks of list
 * items, names of zones, races and VO2max, and how many points the coach itself is about to make.
 * An order may name a race's pace or time, and no distance by the name of a race.
 *
 * @param text readable text whose number words have become digits
 * @param isOrder whether the sentence orders training, or says what is to be done on a day ahead
 * @example withoutHarmlessFigures('1. Stay in zone 2.', true) // '·· Stay in ······.'
 */
export function withoutHarmlessFigures(text: string, isOrder: boolean): string {
  const unmarked = text.replace(
    LIST_MARK,
    (match: string, ...found: [string, string, string, string, number]) => {
      const [start, before, number, after, at] = found;
      const behind = text.slice(at + match.length);
      // Without an item behind it, it is no mark of one.
      if (behind.trim() === '') return match;
      if (AMOUNT_FOLLOWS.test(behind)) return match;
      return start + before + blank(number + after);
    },
  );
  return [...ALWAYS_HARMLESS, ...raceNames(isOrder), ...coachsPoints(isOrder)].reduce(
    (words, pattern) => words.replace(pattern, blank),
    unmarked,
  );
}
