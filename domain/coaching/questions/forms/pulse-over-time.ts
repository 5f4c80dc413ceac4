import { questionSpellings } from '../../text/question-spellings.ts';

/** Chinese in simplified characters, Vietnamese without tone marks. */
const OVER_TIME =
  /\bused to\b|\bthan (?:before|it was|in the past|a few (?:weeks|months) ago|last month)\b|\b(?:lately|recently|these days)\b.{0,60}\bbefore\b|前(?:より|と比べ|に比べ)|以前|昔より|之前|从前|\b(?:truoc day|hoi truoc|ngay truoc|so voi truoc|hon truoc)\b/;
/** One run of a day, or how it is at rest. */
const OF_A_DAY =
  /\b(?:today|yesterday|this (?:morning|run)|\w+day'?s?)\b|\bresting\b|\bat rest\b|今日|昨日|今朝|曜|安静|今天|昨天|静息|晨脉|(?:周|星期|礼拜)[一二三四五六日天]|\b(?:hom nay|hom qua|sang nay|luc nghi)\b/;
const HEART = /\bheart ?rate\b|\bhr\b|\bpulse\b|心拍|心[率跳]|\b(?:nhip tim|tim)\b/;
const HIGHER = /\bhigh\w*\b|\bup\b|\blow\w*\b|高|上が|低|飙|\b(?:cao|tang|thap)\b/;

/** Whether the heart rate of these weeks is set beside an earlier one: easy running is compared, and no single run. */
export function asksOfPulseOverTime(text: string): boolean {
  const readings = questionSpellings(text);
  const is = (said: RegExp) => readings.some((words) => said.test(words));
  return is(OVER_TIME) && is(HEART) && is(HIGHER) && !is(OF_A_DAY);
}
