import { questionSpellings } from '../../text/question-spellings.ts';
import { readFigureQuestion } from '../question-figures.ts';
import { withoutSimile } from './simile.ts';

/** Chinese in simplified characters, Vietnamese without tone marks. */
const SPORT =
  /\b(?:cycl(?:ed?|ing)|bik(?:ed?|ing)|rode|rides?|swims?|swam|swimming|row(?:ed|ing)|hik(?:ed?|ing)|ski(?:ed|ing)?|skated?|skating)\b|自転車|(?:ロード)?バイク(?!ク)|ロードバイク|泳(?:い|ぎ|ぐ)|水泳|スイム|登山|ハイキング|スキー|骑(?:车|行|了|自行车|单车)|自行车|单车|游泳|游(?=了|多|几|\d)|脚踏车|骑(?=多|几)|划船|徒步|爬山|滑雪|\b(?:dap xe|xe dap|boi (?:duoc|dc|bao|may|lan)|di boi|boi loi|cheo thuyen|leo nui|truot tuyet)\b/;
const HOW_MUCH =
  /\bhow (?:much|many|far|long|fast|often)\b|\bdid i\b|\bwhat (?:was|is|were)\b|\btotal\b|何|どれ(?:くらい|ぐらい|だけ)|どの(?:くらい|ぐらい)|いくつ|合計|多少|几|多远|多久|多长|\b(?:bao nhieu|may|bao lau|bao xa|tong)\b/;
/** What is to come is advice, and not a figure. */
const AHEAD =
  /\b(?:should|can i|could i|instead|next|tomorrow|before|after)\b|べき|たほうが|た方が|代わり|明日|該|该|应该|可以|代替|明天|能不能|\b(?:nen|thay|mai|co the)\b/;

/**
 * Whether the figures of another sport are asked for, which are not among those of the runs.
 *
 * @example asksOfOtherSport('how far did i swim last week') // true
 */
export function asksOfOtherSport(text: string): boolean {
  const readings = questionSpellings(withoutSimile(text));
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  if (!isSaid(SPORT) || isSaid(AHEAD)) return false;
  return isSaid(HOW_MUCH) || readFigureQuestion(text).figures.length > 0;
}
