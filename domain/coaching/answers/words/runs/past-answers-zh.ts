import type { Wordings } from '../../../feedback/word-book.ts';
import type { PastCode } from './past-codes.ts';

/** Answers in simplified Chinese to what is asked of more runs than the recent weeks hold. */
export const PAST_ANSWERS_ZH: Readonly<Record<PastCode, Wordings>> = {
  'past.best': [
    '[period]，你最快的[wish]是 {{answer.asked.[n].best.[i].duration}}，出自 {{answer.asked.[n].best.[i].date}}的那次跑步。',
  ],
  'past.bestEach': [
    '最快的[wish]用时 {{answer.asked.[n].best.[i].duration}}，{{answer.asked.[n].best.[i].date}}。',
  ],
  'past.bestBasis': [
    '我看的是任何一次跑步里这个距离最快的一段，停下的时间也算在内，所以可能和比赛的官方成绩不同。',
  ],
  'past.bestNone': ['[period]，没有一次跑步跑满常见的比赛距离。'],
  'past.bestMissing': ['[period]，没有一次跑步跑满[wish]。'],
  'past.bestUnsure': [
    '[period]最快的[wish]我说不准：相关的跑步已经删除、距离有疑问，或者我不能读取。',
  ],
  'past.bestOther': ['这个距离我没有存最好成绩，只存常见的比赛距离。'],
  'past.faster': ['所以跑进 {{answer.asked.[n].wished.duration}} 你已经做到了。'],
  'past.notFaster': ['在这些记录里，你还没有跑进 {{answer.asked.[n].wished.duration}}。'],
  'past.longest': [
    '[period]，你最长的一次是 {{answer.asked.[n].longest.date}}的 {{answer.asked.[n].longest.distance}}。',
  ],
  'past.sumDistance': [
    '[period]你一共跑了 {{answer.asked.[n].sum.distance}}，{{answer.asked.[n].sum.runs}} 次。',
  ],
  'past.sumRuns': [
    '[period]你跑了 {{answer.asked.[n].sum.runs}} 次，一共 {{answer.asked.[n].sum.distance}}。',
  ],
  'past.sumSingle': [
    '[period]只有一次跑步：{{answer.asked.[n].sum.distance}}，用时 {{answer.asked.[n].sum.duration}}。',
  ],
  'past.topWeek': [
    '[period]，跑量最高的一周从 {{answer.asked.[n].top.date}}开始：{{answer.asked.[n].top.distance}}，{{answer.asked.[n].top.runs}} 次。',
  ],
  'past.topWeekSingle': [
    '[period]，跑量最高的一周从 {{answer.asked.[n].top.date}}开始：只有一次，{{answer.asked.[n].top.distance}}。',
  ],
  'past.topMonth': [
    '[period]，跑量最高的月份是[wish]：{{answer.asked.[n].top.distance}}，{{answer.asked.[n].top.runs}} 次。',
  ],
  'past.topMonthSingle': [
    '[period]，跑量最高的月份是[wish]：只有一次，{{answer.asked.[n].top.distance}}。',
  ],
  'past.months': ['按月来看：[wish]。'],
  'past.besideYear': [
    '今年到现在你跑了 {{answer.asked.[n].now.distance}}，去年到同一天是 {{answer.asked.[n].before.distance}}。',
  ],
  'past.yearMore': ['比去年多了 {{answer.asked.[n].difference.distance}}。'],
  'past.yearLess': ['比去年少了 {{answer.asked.[n].difference.distance}}。'],
  'past.yearAlike': ['和去年差不多。'],
  'past.yearNow': [
    '今年到现在你跑了 {{answer.asked.[n].now.distance}}，{{answer.asked.[n].now.runs}} 次。',
  ],
  'past.besideNone': ['没法和去年比：我这里最早的一次跑步是 {{answer.asked.[n].start.date}}。'],
  'past.besidePartial': [
    '不过这样比不公平：我这里最早的一次跑步是 {{answer.asked.[n].start.date}}，去年年初的没有。',
  ],
  'past.leastOne': ['[runs]，[period]只有一次。'],
  'past.last': [
    '其中最近一次在 {{answer.asked.[n].last.date}}，跑了 {{answer.asked.[n].last.distance}}，用时 {{answer.asked.[n].last.duration}}。',
  ],
  'past.lastOf': [
    '[runs]，最近一次在 {{answer.asked.[n].last.date}}，跑了 {{answer.asked.[n].last.distance}}，用时 {{answer.asked.[n].last.duration}}。',
  ],
  'past.notYet': ['你以前的跑步还没统计好，过几分钟再问我一次吧。'],
  'past.reach': ['我这里有你从 {{answer.asked.[n].start.date}}开始的跑步记录。'],
  'past.partial': [
    '我这里最早的一次跑步是 {{answer.asked.[n].start.date}}，更早的不在里面。上传或导入以前的记录后就会算进来。',
  ],
  'past.cut': ['我最早看到 {{answer.asked.[n].start.date}}。'],
  'past.rough': ['其中有的周只存了大概，实际数字可能略有出入。'],
  'past.omitted': ['只存在 Strava 上的跑步没有算进来，因为按它的条款我不能读取。'],
  'past.missing': ['你隐藏的、或刚刚传来的跑步没有算进来。'],
};
