import { DAYS_A_WEEK } from '../../measures/durations.ts';
import { mondayOf } from '../../measures/calendar-day.ts';
import { questionSpellings } from '../text/question-spellings.ts';
import { weekdayNamed } from './question-period.ts';
import type { QuestionIntent } from './question-phrases.ts';

/** What a question asks of the runner's plan. */
export type PlanQuestion = { kind: 'next' } | { kind: 'day'; daysAhead: number } | { kind: 'week' };

/** Chinese in simplified characters, Vietnamese without tone marks. */
const PLAN =
  /\bplan(?:ned|s)?\b|\bschedule[ds]?\b|プラン|予定|メニュー|スケジュール|计[划画畫]|课表|安排|\bke hoach\b|\blich (?:tap|chay)\b|\bgiao an\b/;
const LATER_WEEK = /\bnext week\b|来週|下个?(?:周|星期|礼拜)|\btuan (?:sau|toi)\b/;
const THIS_WEEK =
  /\b(?:this|the) week(?:'?s)?\b|\brest of (?:the|my|this) week\b|今週|[这本]个?(?:周|星期|礼拜)(?![一二三四五六日天])|\btuan nay\b/;
const PAST =
  /\byesterday\b|\blast\b|\bdid\b|\bso far\b|昨日|先週|でした|走った|昨天|上个?周|跑了|\bhom qua\b|\btuan truoc\b|\bda chay\b/;
const AFTER_TOMORROW = /\bday after tomorrow\b|明後日|あさって|后天|\bngay kia\b/;
const TOMORROW = /\btomorrow\b|明日|あした|明天|\bngay mai\b/;
const TODAY = /\btoday\b|\btonight\b|今日|きょう|今天|今晚|\bhom nay\b|^nay\b/;

/**
 * What is asked of the plan, for runners who have one. Null leaves a question to its intent: one that
 * looks back, one of a later week, or one of something else.
 *
 * @param intent what the phrases say
 * @param today as `dayNumber`, on the runner's clock
 * @example readPlanQuestion('what should I run on Thursday?', 'nextSession', tuesday) // { kind: 'day', daysAhead: 2 }
 */
export function readPlanQuestion(
  text: string,
  intent: QuestionIntent,
  today: number,
): PlanQuestion | null {
  if (intent === 'pain') return null;
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  const asksNext = intent === 'nextSession';
  if (isSaid(PAST) || (!asksNext && !isSaid(PLAN))) return null;
  if (isSaid(LATER_WEEK)) return asksNext ? { kind: 'next' } : null;
  const daysAhead = dayAhead(readings, isSaid, today);
  if (daysAhead !== null) return { kind: 'day', daysAhead };
  if (isSaid(THIS_WEEK)) return { kind: 'week' };
  return asksNext ? { kind: 'next' } : null;
}

function dayAhead(
  readings: readonly string[],
  isSaid: (said: RegExp) => boolean,
  today: number,
): number | null {
  if (isSaid(AFTER_TOMORROW)) return 2;
  if (isSaid(TOMORROW)) return 1;
  if (isSaid(TODAY)) return 0;
  const weekday = weekdayNamed(readings);
  if (weekday === null) return null;
  return (mondayOf(today) + weekday - today + DAYS_A_WEEK) % DAYS_A_WEEK;
}
