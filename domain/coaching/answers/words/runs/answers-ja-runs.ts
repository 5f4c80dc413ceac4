import type { AnswerBook } from '../../answer-book.ts';
import { PAST_ANSWERS_JA } from './past-answers-ja.ts';

/** Answers in Japanese to what is asked of the runner's own runs, and of a target; the fullest first. */
export const RUNS_ANSWERS_JA: AnswerBook['runs'] = {
  ...PAST_ANSWERS_JA,
  'runs.count': ['[period]の[runs]は{{answer.asked.[n].runs}}回です。'],
  'runs.countOne': [
    '[period]は{{answer.asked.[n].runs}}回だけで、{{answer.asked.[n].run.1.day}}の{{answer.asked.[n].run.1.distance}}（平均{{answer.asked.[n].run.1.pace}}）です。',
    '[period]は{{answer.asked.[n].runs}}回だけで、{{answer.asked.[n].run.1.day}}の{{answer.asked.[n].run.1.distance}}です。',
    '[period]は{{answer.asked.[n].runs}}回だけで、{{answer.asked.[n].run.1.day}}に{{answer.asked.[n].run.1.duration}}走っています。',
  ],
  'runs.none': ['[period]は、[runs]の記録がありません。'],
  'runs.newest': [
    'いちばん新しいのは{{answer.asked.[n].run.1.day}}の{{answer.asked.[n].run.1.distance}}（平均{{answer.asked.[n].run.1.pace}}）です。',
    'いちばん新しいのは{{answer.asked.[n].run.1.day}}の{{answer.asked.[n].run.1.distance}}です。',
    'いちばん新しいのは{{answer.asked.[n].run.1.day}}で、{{answer.asked.[n].run.1.duration}}走っています。',
  ],
  'runs.longest': [
    'その期間の最長は{{answer.asked.[n].longest.day}}の{{answer.asked.[n].longest.distance}}です。',
  ],
  'runs.lasting': [
    'その期間でいちばん長く走ったのは{{answer.asked.[n].lasting.day}}の{{answer.asked.[n].lasting.duration}}です。',
  ],
  'runs.reach': [
    '見られるのは直近{{runner.history.days}}日間の記録だけです。それより前は練習の一覧で確認してください。',
  ],
  'runs.earlier': ['それより前の記録は、練習の一覧で確認できます。'],
  'runs.last': [
    '直近の[runs]は{{answer.asked.[n].run.1.day}}で、{{answer.asked.[n].run.1.distance}}を{{answer.asked.[n].run.1.duration}}（平均{{answer.asked.[n].run.1.pace}}）で走っています。',
    '直近の[runs]は{{answer.asked.[n].run.1.day}}で、{{answer.asked.[n].run.1.distance}}を{{answer.asked.[n].run.1.duration}}で走っています。',
    '直近の[runs]は{{answer.asked.[n].run.1.day}}で、{{answer.asked.[n].run.1.duration}}走っています。',
  ],
  'runs.pulse': ['平均心拍は{{answer.asked.[n].run.1.heartRate}}です。'],
  'runs.listed': [
    '{{answer.asked.[n].run.[i].day}}は{{answer.asked.[n].run.[i].distance}}、平均{{answer.asked.[n].run.[i].pace}}。',
    '{{answer.asked.[n].run.[i].day}}は{{answer.asked.[n].run.[i].distance}}、{{answer.asked.[n].run.[i].duration}}。',
    '{{answer.asked.[n].run.[i].day}}は{{answer.asked.[n].run.[i].duration}}。',
  ],
  'runs.listedPulse': [
    '{{answer.asked.[n].run.[i].day}}は{{answer.asked.[n].run.[i].distance}}、平均{{answer.asked.[n].run.[i].pace}}、心拍{{answer.asked.[n].run.[i].heartRate}}。',
    '{{answer.asked.[n].run.[i].day}}は{{answer.asked.[n].run.[i].distance}}、{{answer.asked.[n].run.[i].duration}}、心拍{{answer.asked.[n].run.[i].heartRate}}。',
    '{{answer.asked.[n].run.[i].day}}は{{answer.asked.[n].run.[i].duration}}、心拍{{answer.asked.[n].run.[i].heartRate}}。',
  ],
  'runs.perWeek': [
    '[period]のランは{{answer.asked.[n].runs}}回で、週{{answer.asked.[n].perWeek}}回ほどのペースです。',
  ],
  'runs.counted': ['[period]のランは{{answer.asked.[n].runs}}回です。'],
  'runs.countedOne': ['[period]のランは一度だけです。'],
  'runs.streakToday': ['今日まで{{answer.asked.[n].streakDays}}日連続で走っています。'],
  'runs.streakYesterday': [
    '昨日まで{{answer.asked.[n].streakDays}}日連続で走っていて、今日はまだです。',
  ],
  'runs.streakOne': ['昨日は走っていないので、今日が初日です。'],
  'runs.streakEnded': ['今は連続していません。昨日は走り、おとといは休みで、今日はまだです。'],
  'runs.streakNone': ['今は連続していません。昨日は休みで、今日もまだ走っていません。'],
  'runs.sevenDays': ['この一週間のランは{{runner.sevenDays.runs}}回です。'],
  'runs.sevenDaysOne': ['この一週間のランはこれだけです。'],
  'runs.weekends': [
    '[period]は、土日が{{answer.asked.[n].weekend.runs}}回で平均{{answer.asked.[n].weekend.distance}}、平日が{{answer.asked.[n].weekdays.runs}}回で平均{{answer.asked.[n].weekdays.distance}}です。',
  ],
  'runs.weekendsOnly': [
    '[period]は土日にしか走っていません。{{answer.asked.[n].weekend.runs}}回で、平均{{answer.asked.[n].weekend.distance}}です。',
  ],
  'runs.weekendsOne': [
    '[period]は土日に一度走っただけで、{{answer.asked.[n].weekend.distance}}です。',
  ],
  'runs.weekdaysOnly': [
    '[period]は平日にしか走っていません。{{answer.asked.[n].weekdays.runs}}回で、平均{{answer.asked.[n].weekdays.distance}}です。',
  ],
  'runs.weekdaysOne': [
    '[period]は平日に一度走っただけで、{{answer.asked.[n].weekdays.distance}}です。',
  ],
  'runs.meanPace': ['[period]の[runs]は平均{{answer.asked.[n].mean.[i].pace}}です。'],
  'runs.meanHeartRate': [
    '[period]の[runs]の平均心拍は{{answer.asked.[n].mean.[i].heartRate}}です。',
  ],
  'runs.alsoPace': ['平均ペースは{{answer.asked.[n].mean.[i].pace}}です。'],
  'runs.alsoHeartRate': ['平均心拍は{{answer.asked.[n].mean.[i].heartRate}}です。'],
  'runs.meanMissing': ['[period]の[runs]には[figure]の記録がありません。'],
  'runs.cadence': ['ピッチは練習ごとにしか分からないため、期間の平均や以前との比較はできません。'],
  'runs.sumDistance': ['[period]の走行距離は{{answer.asked.[n].sum.distance}}です。'],
  'runs.sumDuration': ['[period]の走行時間は合計{{answer.asked.[n].sum.duration}}です。'],
  'runs.sumAscent': ['[period]の獲得標高は合計{{answer.asked.[n].sum.ascent}}です。'],
  'runs.alsoRuns': ['回数は{{answer.asked.[n].sum.runs}}回です。'],
  'runs.alsoDistance': ['距離は合計{{answer.asked.[n].sum.distance}}です。'],
  'runs.alsoDuration': ['時間は合計{{answer.asked.[n].sum.duration}}です。'],
  'runs.alsoAscent': ['獲得標高は合計{{answer.asked.[n].sum.ascent}}です。'],
  'runs.noAscent': ['獲得標高の記録がないランがあるため、合計は出せません。'],
  'runs.week': [
    '{{answer.asked.[n].week.[i].day}}からの週：{{answer.asked.[n].week.[i].distance}}、{{answer.asked.[n].week.[i].runs}}回、{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekSingle': [
    '{{answer.asked.[n].week.[i].day}}からの週：{{answer.asked.[n].week.[i].runs}}回で{{answer.asked.[n].week.[i].distance}}、{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekNone': ['{{answer.asked.[n].week.[i].day}}からの週：ランなし。'],
  'runs.weekLast': [
    '先週：{{answer.asked.[n].week.[i].distance}}、{{answer.asked.[n].week.[i].runs}}回、{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekLastSingle': [
    '先週：{{answer.asked.[n].week.[i].runs}}回で{{answer.asked.[n].week.[i].distance}}、{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekLastNone': ['先週：ランなし。'],
  'runs.weekNow': [
    '今週ここまで：{{answer.asked.[n].week.[i].distance}}、{{answer.asked.[n].week.[i].runs}}回、{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekNowSingle': [
    '今週ここまで：{{answer.asked.[n].week.[i].runs}}回で{{answer.asked.[n].week.[i].distance}}、{{answer.asked.[n].week.[i].duration}}。',
  ],
  'runs.weekNowNone': ['今週ここまで：まだランなし。'],
  'runs.weekAscents': [
    '獲得標高は今週が{{answer.asked.[n].week.1.ascent}}、先週が{{answer.asked.[n].week.2.ascent}}です。',
  ],
  'runs.weekMore': ['すでに先週より[wish]多く、今週はまだ終わっていません。'],
  'runs.weekLess': ['今のところ先週より[wish]少ないですが、今週はまだ終わっていません。'],
  'runs.weekAlike': ['今のところ、先週とほぼ同じです。'],
  'runs.lastWeekMore': ['先週のほうが[wish]多い週でした。'],
  'runs.lastWeekLess': ['先週のほうが[wish]少ない週でした。'],
  'runs.lastWeekAlike': ['どちらの週もほぼ同じです。'],
  'runs.topWeek': [
    'いちばん走ったのは{{answer.asked.[n].week.1.day}}からの週で、{{answer.asked.[n].week.1.runs}}回で{{answer.asked.[n].week.1.distance}}です。',
  ],
  'runs.topWeekSingle': [
    'いちばん走ったのは{{answer.asked.[n].week.1.day}}からの週で、{{answer.asked.[n].week.1.runs}}回だけで{{answer.asked.[n].week.1.distance}}です。',
  ],
  'runs.now': [
    '今回（{{answer.asked.[n].own.day}}）は{{answer.asked.[n].own.distance}}、平均{{answer.asked.[n].own.pace}}です。',
    '今回（{{answer.asked.[n].own.day}}）は{{answer.asked.[n].own.distance}}、{{answer.asked.[n].own.duration}}です。',
    '今回（{{answer.asked.[n].own.day}}）は{{answer.asked.[n].own.duration}}です。',
  ],
  'runs.nowPulse': [
    '今回（{{answer.asked.[n].own.day}}）は{{answer.asked.[n].own.distance}}、平均{{answer.asked.[n].own.pace}}、心拍{{answer.asked.[n].own.heartRate}}です。',
    '今回（{{answer.asked.[n].own.day}}）は{{answer.asked.[n].own.distance}}、{{answer.asked.[n].own.duration}}、心拍{{answer.asked.[n].own.heartRate}}です。',
    '今回（{{answer.asked.[n].own.day}}）は{{answer.asked.[n].own.duration}}、心拍{{answer.asked.[n].own.heartRate}}です。',
  ],
  'runs.then': [
    '{{answer.asked.[n].run.1.day}}は{{answer.asked.[n].run.1.distance}}、平均{{answer.asked.[n].run.1.pace}}でした。',
    '{{answer.asked.[n].run.1.day}}は{{answer.asked.[n].run.1.distance}}、{{answer.asked.[n].run.1.duration}}でした。',
    '{{answer.asked.[n].run.1.day}}は{{answer.asked.[n].run.1.duration}}でした。',
  ],
  'runs.thenPulse': [
    '{{answer.asked.[n].run.1.day}}は{{answer.asked.[n].run.1.distance}}、平均{{answer.asked.[n].run.1.pace}}、心拍{{answer.asked.[n].run.1.heartRate}}でした。',
    '{{answer.asked.[n].run.1.day}}は{{answer.asked.[n].run.1.distance}}、{{answer.asked.[n].run.1.duration}}、心拍{{answer.asked.[n].run.1.heartRate}}でした。',
    '{{answer.asked.[n].run.1.day}}は{{answer.asked.[n].run.1.duration}}、心拍{{answer.asked.[n].run.1.heartRate}}でした。',
  ],
  'runs.thenNone': ['比べる相手のランが見つかりません。'],
  'runs.notToday': ['今日のランはまだ届いていないので、いちばん新しいランで比べます。'],
  'runs.nothingNewer': ['これより新しいランの記録はまだないため、比べられません。'],
  'runs.faster': ['今回のほうが{{answer.asked.[n].difference.pace}}速いペースです。'],
  'runs.slower': ['今回のほうが{{answer.asked.[n].difference.pace}}遅いペースです。'],
  'runs.samePace': ['ペースはほぼ同じです。'],
  'runs.pulseHigher': [
    '心拍は今回のほうが{{answer.asked.[n].difference.heartRate}}高くなっています。',
  ],
  'runs.pulseLower': [
    '心拍は今回のほうが{{answer.asked.[n].difference.heartRate}}低くなっています。',
  ],
  'runs.pulseSame': ['心拍はほとんど変わりません。'],
  'runs.share': [
    '[period]の走行時間のうち、ジョグとロング走が{{answer.asked.[n].easyShare}}、ポイント練習が{{answer.asked.[n].hardShare}}です。',
  ],
  'runs.shareBasis': ['心拍ゾーンの時間ではなく、それぞれの練習の目的で分けています。'],
  'runs.shareRest': ['残りはその中間です。'],
  'runs.timeOfDay': [
    '午前のランは平均{{answer.asked.[n].morning.pace}}、夕方以降のランは平均{{answer.asked.[n].evening.pace}}です。',
  ],
  'runs.timeOfDayBasis': [
    '直近{{runner.history.days}}日間のすべてのランの平均なので、時間帯だけでなく練習の種類にも左右されます。',
  ],
  'runs.timeOfDayNone': ['朝と夜の両方のランがそろっていないため、比べられません。'],
  'runs.hardest': [
    '心拍で見ると{{answer.asked.[n].km.number}}キロ目で、平均{{answer.asked.[n].km.heartRate}}、ペースは{{answer.asked.[n].km.pace}}でした。',
  ],
  'runs.lastKilometer': ['キロごとに見ると、最後は{{answer.asked.[n].km.pace}}です。'],
  'runs.kilometer': ['{{answer.asked.[n].km.number}}キロ目は{{answer.asked.[n].km.pace}}です。'],
  'runs.kilometerPulse': [
    '{{answer.asked.[n].km.number}}キロ目は平均心拍{{answer.asked.[n].km.heartRate}}、ペース{{answer.asked.[n].km.pace}}です。',
  ],
  'runs.otherKilometers': ['ほかの区間は平均{{answer.asked.[n].km.rest.pace}}です。'],
  'runs.otherKilometersPulse': [
    'ほかの区間は平均{{answer.asked.[n].km.rest.pace}}、心拍{{answer.asked.[n].km.rest.heartRate}}です。',
  ],
  'runs.kilometerClimb': [
    'この区間の上りは{{answer.asked.[n].km.ascent}}なので、坂の影響があります。',
  ],
  'runs.kilometerFlat': [
    'この区間の上りは{{answer.asked.[n].km.ascent}}だけなので、坂のせいではありません。',
  ],
  'runs.kilometerLevel': ['この区間に上りはないので、坂のせいではありません。'],
  'runs.noPulse': ['全区間分の確かな心拍がないため、どこがいちばんきつかったかは分かりません。'],
  'runs.startNotHigh': [
    '最初のほうが高かったわけではありません。時計の表示が急に跳ね上がっていたのなら、ベルトが乾いていた、手首のセンサーが歩数を拾ったなど、センサー側の原因がほとんどです。',
  ],
  'runs.slowest': [
    '平均ペースで見ると、いちばん遅かったのは{{answer.asked.[n].run.1.day}}の{{answer.asked.[n].run.1.distance}}、{{answer.asked.[n].run.1.pace}}です。',
  ],
  'runs.habit': [
    'ほかのランの終盤はそれぞれのページで確認できます。ここから見えるのは平均だけなので、いつもそうかどうかは分かりません。',
  ],
  'runs.endFaster': ['最後にはっきりとペースを上げています。'],
  'runs.endSlower': ['最後はペースが落ちています。'],
  'runs.endSame': ['最後まで同じペースを保てています。'],
  'runs.noHill': [
    'この練習の区間ごとの上りは最大でも{{answer.asked.[n].km.ascent}}なので、坂と言えるところはありません。',
  ],
  'runs.noClimb': ['この記録ではどの区間にも上りがないので、坂は見当たりません。'],
  'runs.climbUnknown': ['区間ごとの標高の記録がないため、どこが上りだったかは分かりません。'],
  'runs.longestOf': [
    '[period]でいちばん長かったのは{{answer.asked.[n].longest.day}}の{{answer.asked.[n].longest.distance}}です。',
  ],
  'runs.lastingOf': [
    '[period]でいちばん長く走ったのは{{answer.asked.[n].lasting.day}}の{{answer.asked.[n].lasting.duration}}（{{answer.asked.[n].lasting.distance}}）です。',
    '[period]でいちばん長く走ったのは{{answer.asked.[n].lasting.day}}の{{answer.asked.[n].lasting.duration}}です。',
  ],
  'runs.nearest': [
    'いちばん近い距離のランは{{answer.asked.[n].nearest.day}}の{{answer.asked.[n].nearest.distance}}（{{answer.asked.[n].nearest.pace}}）です。',
    'いちばん近い距離のランは{{answer.asked.[n].nearest.day}}の{{answer.asked.[n].nearest.distance}}です。',
  ],
  'runs.steepest': [
    'いちばん上りが多かったのは{{answer.asked.[n].steepest.day}}の{{answer.asked.[n].steepest.distance}}で、獲得標高は{{answer.asked.[n].steepest.ascent}}です。',
  ],
  'runs.climbed': ['獲得標高は{{answer.asked.[n].run.1.ascent}}でした。'],
  'runs.hardPulse': ['負荷の高い練習だったので、ジョグより高くて当然です。'],
  'runs.temperature': [
    '気象サービスのデータでは、走った場所の気温は{{temperature.weather}}でした。',
  ],
  'runs.noTemperature': ['そのランの気温のデータがないため、どのくらい響いたかは分かりません。'],
  'runs.noSky': ['雨や風のデータはランに付いてこないため、そのときの天気は分かりません。'],
  'runs.farKnown': [
    '長すぎることはありません。最近は{{answer.asked.[n].longest.day}}に{{answer.asked.[n].longest.distance}}を走っているので、{{answer.asked.[n].least}}は未知の距離ではありません。ゆっくり走りましょう。',
  ],
  'runs.farStep': [
    '最近の最長は{{answer.asked.[n].longest.day}}の{{answer.asked.[n].longest.distance}}なので、{{answer.asked.[n].least}}は少し延ばすだけです。脚が軽い日に、ゆっくり走り、翌日を楽にするなら大丈夫です。',
  ],
  'runs.farJump': [
    '一度に延ばしすぎです。最近の最長は{{answer.asked.[n].longest.day}}の{{answer.asked.[n].longest.distance}}です。毎週少しずつ延ばし、{{answer.asked.[n].least}}が次の小さな一歩になってから走りましょう。',
  ],
  'runs.zoneOf': ['心拍[said] bpmは、あなたの場合ゾーン{{answer.asked.[n].zone}}です。'],
  'runs.zoneBelow': ['心拍[said] bpmは、あなたの場合いちばん低いゾーンより下です。'],
  'runs.zoneEasy': ['楽な範囲は{{zone.easy.ceiling}}までなので、楽に走れている心拍です。'],
  'runs.zoneAtLimit': [
    '楽な範囲は{{zone.easy.ceiling}}までなので、ちょうど境目です。普通に会話できるなら問題ありません。',
  ],
  'runs.zoneAbove': [
    '楽な範囲は{{zone.easy.ceiling}}までなので、もう楽な範囲ではありません。レースやポイント練習なら普通ですが、ジョグのつもりならペースを落としましょう。',
  ],
  'runs.zoneUsual': ['いつものジョグの心拍は{{runner.easyHeartRate}}ほどです。'],
  'runs.zoneUnknown': [
    '心拍ゾーンが分からないため、[said] bpmがどのあたりかは言えません。プロフィールに最大心拍か閾値心拍を入れると分かります。',
  ],
  'runs.partFirst': [
    '最初の{{answer.asked.[n].part.distance}}は平均{{answer.asked.[n].part.pace}}でした。',
  ],
  'runs.partLast': [
    '最後の{{answer.asked.[n].part.distance}}は平均{{answer.asked.[n].part.pace}}でした。',
  ],
  'runs.partFaster': ['残りの区間の{{answer.asked.[n].part.rest.pace}}より速めです。'],
  'runs.partSlower': ['残りの区間の{{answer.asked.[n].part.rest.pace}}より遅めです。'],
  'runs.partSame': ['残りの区間の{{answer.asked.[n].part.rest.pace}}とほぼ同じです。'],
  'runs.partPulse': [
    '心拍は平均{{answer.asked.[n].part.heartRate}}、残りは{{answer.asked.[n].part.rest.heartRate}}でした。',
  ],
  'runs.splitLine': ['{{answer.asked.[n].split.[i].number}}キロ目は{{split.[i].pace}}。'],
  'runs.repetitionLine': [
    '{{answer.asked.[n].repetition.[i].number}}本目は{{interval.work.[i].pace}}。',
  ],
  'runs.startedAt': ['{{answer.asked.[n].run.[i].day}}は[said]に走り始めています。'],
  'runs.startNone': ['その日に走った記録は見当たりません。'],
  'target.pace': ['[wish]で走るには、平均{{answer.asked.[n].pace}}のペースが必要です。'],
  'target.split': [
    '{{answer.asked.[n].split.[i].distance}}の通過は{{answer.asked.[n].split.[i].duration}}。',
  ],
  'target.forecast': [
    '最近いちばんよかったレースから見ると、予想は{{runner.predicted.[d].duration}}前後です。',
  ],
  'target.noForecast': ['最近のレースの記録がないため、その目標が可能かどうかは分かりません。'],
  'target.which': ['距離と目標タイムを教えていただければ、ペースを計算します。'],
};
