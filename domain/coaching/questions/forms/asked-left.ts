import { questionSpellings } from '../../text/question-spellings.ts';
import { readPeriod } from '../question-period.ts';

/** A sum of kilometres that is to be reached in the week or month that is not over. */
export interface AskedLeft {
  span: 'week' | 'month';
  kilometers: number;
}

/** How much is missing, asked in any language; Chinese simplified, Vietnamese without tone marks. */
const ASKS_WHAT_IS_LEFT =
  /\b(?:how (?:much|many|far)|what)\b.{0,24}\b(?:left|more|to go|missing|remaining|still)\b|\b(?:short of|until i (?:hit|reach)|to (?:hit|reach|get to|make))\b|あと(?:何|どれ|どの|いくつ)|残り(?:は|何|どれ)|(?:还|要|就)(?:差|剩|缺)|(?:剩|缺)(?:多少|几)|(?:离|距|到).{0,14}差(?:多少|几)?|(?<![率速].{0,3})差(?:多少|几)(?:公里|千米|km)|还(?:要|需要?|得)(?:再)?跑(?:多少|几)|再跑(?:多少|几)|\bcon (?:bao nhieu|may|thieu|\d+ ?(?:km|cay))\b|\bthieu (?:bao nhieu|may)\b/;
const THIS_WEEK = /\bthis (?:week|wk)\b|今週|(?:这|本)(?:个)?(?:周|星期|礼拜)|\btuan nay\b/;
const SUM = /(?<![\d.:])([1-9]\d{1,2})(?![\d.:]|\s?(?:天|日|days?|min|分|%|bpm|ngay))/g;

/** Nobody runs more in a week. A larger number is a pace without its colon, such as 530. */
const WEEK_KILOMETERS_MOST = 300;

/**
 * What is missing to a sum of kilometres, of this week or month; null = nothing of the kind is asked.
 *
 * @param today as `dayNumber`, on the runner's clock
 * @example leftAsked('how many more km to reach 200 this month', today) // { span: 'month', kilometers: 200 }
 */
export function leftAsked(text: string, today: number): AskedLeft | null {
  const isAsked = questionSpellings(text).some((words) => ASKS_WHAT_IS_LEFT.test(words));
  return isAsked ? sumOf(text, today) : null;
}

/** Hundreds in Chinese letters: `破百`, `两百公里`. */
const HUNDREDS: readonly (readonly [RegExp, string])[] = [
  [/[两兩二]百/g, '200'],
  [/三百/g, '300'],
  [/四百/g, '400'],
  [/(?<=[破满滿到够夠上])百|一百/g, '100'],
];

function withHundreds(text: string): string {
  return HUNDREDS.reduce((words, [letters, digits]) => words.replaceAll(letters, digits), text);
}

/** The sum that is named for this week or month; null = none. */
export function sumOf(text: string, today: number): AskedLeft | null {
  const named = [...withHundreds(text).matchAll(SUM)].map(([, digits]) => Number(digits));
  if (named.length === 0) return null;
  // Beside the sum stands what is thought to be left of it.
  const kilometers = Math.max(...named);
  const period = readPeriod(text, today);
  const isOfWeek = questionSpellings(text).some((words) => THIS_WEEK.test(words));
  if (period?.kind === 'week' || (period === null && isOfWeek)) {
    return kilometers <= WEEK_KILOMETERS_MOST ? { span: 'week', kilometers } : null;
  }
  const isThisMonth = period?.kind === 'month' && period.monthsAgo === 0;
  return isThisMonth ? { span: 'month', kilometers } : null;
}
