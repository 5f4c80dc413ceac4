import type { Wordings } from '../../../feedback/word-book.ts';
import type { PastCode } from './past-codes.ts';

/** Answers in traditional Chinese to what is asked of more runs than the recent weeks hold. */
export const PAST_ANSWERS_ZH_TW: Readonly<Record<PastCode, Wordings>> = {
  'past.best': [
    '[period]，你最快的[wish]是 {{answer.asked.[n].best.[i].duration}}，出自 {{answer.asked.[n].best.[i].date}}那次跑步。',
  ],
  'past.bestEach': [
    '最快的[wish]花了 {{answer.asked.[n].best.[i].duration}}，{{answer.asked.[n].best.[i].date}}。',
  ],
  'past.bestBasis': [
    '我看的是每次跑步裡這個距離最快的一段，停下來的時間也算在內，所以可能跟比賽的官方成績不同。',
  ],
  'past.bestNone': ['[period]，沒有一次跑步跑滿常見的比賽距離。'],
  'past.bestMissing': ['[period]，沒有一次跑步跑滿[wish]。'],
  'past.bestUnsure': [
    '[period]最快的[wish]我說不準：相關的跑步已經刪除、距離有疑問，或是我不能讀取。',
  ],
  'past.bestOther': ['這個距離我沒有留最佳成績，只留常見的比賽距離。'],
  'past.faster': ['所以你已經跑進 {{answer.asked.[n].wished.duration}} 了。'],
  'past.notFaster': ['在這些紀錄裡，你還沒有跑進 {{answer.asked.[n].wished.duration}}。'],
  'past.longest': [
    '[period]，你跑最長的一次是 {{answer.asked.[n].longest.date}}的 {{answer.asked.[n].longest.distance}}。',
  ],
  'past.sumDistance': [
    '[period]你總共跑了 {{answer.asked.[n].sum.distance}}，{{answer.asked.[n].sum.runs}} 次。',
  ],
  'past.sumRuns': [
    '[period]你跑了 {{answer.asked.[n].sum.runs}} 次，總共 {{answer.asked.[n].sum.distance}}。',
  ],
  'past.sumSingle': [
    '[period]只有一次跑步：{{answer.asked.[n].sum.distance}}，花了 {{answer.asked.[n].sum.duration}}。',
  ],
  'past.topWeek': [
    '[period]，跑量最高的那一週從 {{answer.asked.[n].top.date}}開始：{{answer.asked.[n].top.distance}}，{{answer.asked.[n].top.runs}} 次。',
  ],
  'past.topWeekSingle': [
    '[period]，跑量最高的那一週從 {{answer.asked.[n].top.date}}開始：只有一次，{{answer.asked.[n].top.distance}}。',
  ],
  'past.topMonth': [
    '[period]，跑量最高的月份是[wish]：{{answer.asked.[n].top.distance}}，{{answer.asked.[n].top.runs}} 次。',
  ],
  'past.topMonthSingle': [
    '[period]，跑量最高的月份是[wish]：只有一次，{{answer.asked.[n].top.distance}}。',
  ],
  'past.months': ['逐月來看：[wish]。'],
  'past.besideYear': [
    '今年到現在你跑了 {{answer.asked.[n].now.distance}}，去年到同一天是 {{answer.asked.[n].before.distance}}。',
  ],
  'past.yearMore': ['比去年多了 {{answer.asked.[n].difference.distance}}。'],
  'past.yearLess': ['比去年少了 {{answer.asked.[n].difference.distance}}。'],
  'past.yearAlike': ['跟去年差不多。'],
  'past.yearNow': [
    '今年到現在你跑了 {{answer.asked.[n].now.distance}}，{{answer.asked.[n].now.runs}} 次。',
  ],
  'past.besideNone': ['沒辦法跟去年比：我這裡最早的一次跑步是 {{answer.asked.[n].start.date}}。'],
  'past.besidePartial': [
    '不過這樣比不公平：我這裡最早的一次跑步是 {{answer.asked.[n].start.date}}，缺了去年年初的部分。',
  ],
  'past.leastOne': ['[runs]，[period]只有一次。'],
  'past.last': [
    '其中最近一次在 {{answer.asked.[n].last.date}}，跑了 {{answer.asked.[n].last.distance}}，花了 {{answer.asked.[n].last.duration}}。',
  ],
  'past.lastOf': [
    '[runs]，最近一次在 {{answer.asked.[n].last.date}}，跑了 {{answer.asked.[n].last.distance}}，花了 {{answer.asked.[n].last.duration}}。',
  ],
  'past.notYet': ['你以前的跑步還沒統計好，過幾分鐘再問我一次吧。'],
  'past.reach': ['我這裡有你從 {{answer.asked.[n].start.date}}開始的跑步紀錄。'],
  'past.partial': [
    '我這裡最早的一次跑步是 {{answer.asked.[n].start.date}}，更早的不在裡面。上傳或匯入以前的紀錄後就會算進來。',
  ],
  'past.cut': ['我最早看到 {{answer.asked.[n].start.date}}。'],
  'past.rough': ['其中有的週只留了大概，實際數字可能略有出入。'],
  'past.omitted': ['只有 Strava 上才有的跑步沒有算進來，因為依照它的條款我不能讀取。'],
  'past.missing': ['你隱藏的，或是剛剛才傳來的跑步沒有算進來。'],
};
