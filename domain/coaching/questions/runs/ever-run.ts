import { questionSpellings } from '../../text/question-spellings.ts';
import { timesIn } from '../forms/wished-times.ts';
import { namedDistance } from './named-runs.ts';

/** Chinese in simplified characters, Vietnamese without tone marks. */
const EVER =
  /\b(?:have|did|had) i (?:ever|already|actually)\b|\bever (?:run|ran|gone|broken?|done)\b|\bhave i (?:run|broken|gone|done|dipped)\b|(?:切っ|走っ|出し)た(?:こと|事)(?:は|が|って|も)?あ[るっりれ]|[跑破进到]过|有没有(?:跑|破)|曾经|\btung (?:chay|xuong|duoi|pha)\b|\bda (?:bao gio )?(?:chay|pha|xuong) .{0,16}\bchua\b/;

/**
 * Whether a time over a distance was ever run.
 *
 * @example asksWhetherEverRun('have i ever run 10k under 50?') // true
 */
export function asksWhetherEverRun(text: string): boolean {
  const readings = questionSpellings(text);
  if (!readings.some((words) => EVER.test(words)) || namedDistance(readings) === null) return false;
  return readings.some((words) => timesIn(words).length > 0);
}

const A_BEST = '(?:pbs?|prs?|personal (?:best|record)|best(?: time)?|record)';
const WHETHER_A_BEST = new RegExp(
  [
    `\\b(?:was|is|were) (?:that|it|this|today(?:'?s)?(?: \\w+)?|yesterday(?:'?s)?(?: \\w+)?) (?:\\w+ )?(?:a |my |an? \\w+ )?(?:new )?${A_BEST}\\b`,
    `\\bdid i (?:\\w+ )?(?:get|set|run|hit|break|beat|pb)(?: \\w+){0,2} ?${A_BEST}\\b|\\bdid i pb\\b`,
    '(?:自己ベスト|自己新|ベスト|pb|記録)(?:は|を|って)?(?:更新|出て?|出た|だった)(?:し|で)?(?:てる|てます|た|ました|した)?(?:か|の|っけ|[?？])',
    '(?:有没有|是不是|算不算|是否)(?:\\S{0,4})?(?:破|刷新|创)?(?:了)?(?:我的?)?(?:pb|纪录|记录|个人最[好佳])|(?:破|刷新|创)(?:了)?(?:pb|纪录|记录|个人最[好佳]).{0,2}(?:吗|没|么)|有破(?:纪录|记录|pb)',
    '\\b(?:co|da) (?:pha|lap|vuot) (?:\\w+ )?(?:pb|pr|ky luc)\\b|\\b(?:co phai|phai) (?:\\w+ )?(?:pb|pr|ky luc)\\b|\\bcó pb\\b',
  ].join('|'),
);

/**
 * Whether it is asked if a run was the best, which nobody is congratulated on before it is known.
 *
 * @example asksWhetherBest('was that a pb today?') // true
 */
export function asksWhetherBest(text: string): boolean {
  return questionSpellings(text).some((words) => WHETHER_A_BEST.test(words));
}
