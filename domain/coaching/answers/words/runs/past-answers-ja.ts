import type { Wordings } from '../../../feedback/word-book.ts';
import type { PastCode } from './past-codes.ts';

/** Answers in Japanese to what is asked of more runs than the recent weeks hold. */
export const PAST_ANSWERS_JA: Readonly<Record<PastCode, Wordings>> = {
  'past.best': [
    '[period]の[wish]の最速は{{answer.asked.[n].best.[i].duration}}で、{{answer.asked.[n].best.[i].date}}のランで出たタイムです。',
  ],
  'past.bestEach': [
    '[wish]の最速：{{answer.asked.[n].best.[i].duration}}（{{answer.asked.[n].best.[i].date}}）。',
  ],
  'past.bestBasis': [
    'ランの中でその距離をいちばん速く走った区間のタイムで、止まっていた時間も含みます。大会の公式記録とは違うことがあります。',
  ],
  'past.bestNone': ['[period]に、よくあるレース距離を走りきった記録はありません。'],
  'past.bestMissing': ['[period]に、[wish]の距離を走りきった記録はありません。'],
  'past.bestUnsure': [
    '[period]の[wish]の最速は言えません。元になるランが削除されているか、距離が疑わしいか、私が読めない記録です。',
  ],
  'past.bestOther': [
    'その距離のベストは残していません。残しているのは、よくあるレース距離だけです。',
  ],
  'past.faster': ['{{answer.asked.[n].wished.duration}}は切れています。'],
  'past.notFaster': ['手元の記録では、{{answer.asked.[n].wished.duration}}はまだ切れていません。'],
  'past.longest': [
    '[period]の最長は、{{answer.asked.[n].longest.date}}の{{answer.asked.[n].longest.distance}}です。',
  ],
  'past.sumDistance': [
    '[period]の走行距離は{{answer.asked.[n].sum.distance}}、ランは{{answer.asked.[n].sum.runs}}回です。',
  ],
  'past.sumRuns': [
    '[period]のランは{{answer.asked.[n].sum.runs}}回、合計{{answer.asked.[n].sum.distance}}です。',
  ],
  'past.sumSingle': [
    '[period]のランは一度だけで、{{answer.asked.[n].sum.distance}}を{{answer.asked.[n].sum.duration}}です。',
  ],
  'past.topWeek': [
    '[period]でいちばん走った週は{{answer.asked.[n].top.date}}からの週で、{{answer.asked.[n].top.distance}}（{{answer.asked.[n].top.runs}}回）です。',
  ],
  'past.topWeekSingle': [
    '[period]でいちばん走った週は{{answer.asked.[n].top.date}}からの週で、一度のランで{{answer.asked.[n].top.distance}}です。',
  ],
  'past.topMonth': [
    '[period]でいちばん走った月は[wish]で、{{answer.asked.[n].top.distance}}（{{answer.asked.[n].top.runs}}回）です。',
  ],
  'past.topMonthSingle': [
    '[period]でいちばん走った月は[wish]で、一度のランで{{answer.asked.[n].top.distance}}です。',
  ],
  'past.months': ['月別では、[wish]です。'],
  'past.besideYear': [
    '今年はここまで{{answer.asked.[n].now.distance}}、去年の同じ日までは{{answer.asked.[n].before.distance}}でした。',
  ],
  'past.yearMore': ['去年より{{answer.asked.[n].difference.distance}}多いペースです。'],
  'past.yearLess': ['去年より{{answer.asked.[n].difference.distance}}少ないペースです。'],
  'past.yearAlike': ['去年とほぼ同じです。'],
  'past.yearNow': [
    '今年はここまで{{answer.asked.[n].now.distance}}、{{answer.asked.[n].now.runs}}回走っています。',
  ],
  'past.besideNone': [
    '去年とは比べられません。手元にある最初のランが{{answer.asked.[n].start.date}}だからです。',
  ],
  'past.besidePartial': [
    'ただし、手元にある最初のランは{{answer.asked.[n].start.date}}で、去年の初めの分が抜けているため、公平な比較ではありません。',
  ],
  'past.leastOne': ['[period]の[runs]は一度だけです。'],
  'past.last': [
    'いちばん最近は{{answer.asked.[n].last.date}}で、{{answer.asked.[n].last.distance}}を{{answer.asked.[n].last.duration}}でした。',
  ],
  'past.lastOf': [
    '直近の[runs]は{{answer.asked.[n].last.date}}で、{{answer.asked.[n].last.distance}}を{{answer.asked.[n].last.duration}}でした。',
  ],
  'past.notYet': ['過去のランの集計がまだできていません。数分たったら、もう一度聞いてください。'],
  'past.reach': ['手元にあるのは{{answer.asked.[n].start.date}}以降のランです。'],
  'past.partial': [
    '手元にある最初のランは{{answer.asked.[n].start.date}}なので、それより前は入っていません。古いランも、追加するか取り込めば数に入ります。',
  ],
  'past.cut': ['さかのぼって見たのは{{answer.asked.[n].start.date}}までです。'],
  'past.rough': ['その中に概算でしか残っていない週があるため、実際とは少し違うことがあります。'],
  'past.omitted': ['Stravaだけにあるランは、Stravaの規約で私が読めないため入っていません。'],
  'past.missing': ['非表示にしたランや、届いたばかりのランは入っていません。'],
};
