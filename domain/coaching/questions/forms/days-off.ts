import { questionSpellings } from '../../text/question-spellings.ts';

const DAYS_OF: readonly (readonly [days: number, unit: string])[] = [
  [1, 'days?|日(?!曜)|天|ngay'],
  [7, 'weeks?|wks?|週間?|周|个?星期|个?礼拜|tuan'],
  [30, 'months?|[ヶかカケヵ箇]月|个?月|thang'],
  [365, 'years?|年|nam'],
];
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  couple: 2,
  few: 3,
  several: 3,
  半: 0.5,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  几: 3,
  数: 3,
  mot: 1,
  hai: 2,
  ba: 3,
  bon: 4,
  nua: 0.5,
  may: 3,
  vai: 3,
};
const NUMBER = `\\d{1,3}|${Object.keys(NUMBERS).join('|')}`;

/**
 * How many days a break lasted by the runner's own words; null where none are named. The longest that is
 * named counts.
 *
 * @example daysOffSaid('three weeks off with flu') // 21
 */
export function daysOffSaid(text: string): number | null {
  const found = questionSpellings(text).flatMap((words) =>
    DAYS_OF.flatMap(([days, unit]) => {
      const said = new RegExp(
        `(?<![\\p{Script=Latin}\\d])(${NUMBER}) ?(?:of )?个?(?:${unit})`,
        'gu',
      );
      return [...words.matchAll(said)].map(
        ([, number = '']) => days * (NUMBERS[number] ?? Number(number)),
      );
    }),
  );
  const known = found.filter((days) => Number.isFinite(days) && days > 0);
  return known.length === 0 ? null : Math.max(...known);
}
