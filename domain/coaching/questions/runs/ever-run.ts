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
