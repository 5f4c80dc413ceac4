import type { AnswerBook } from '../answer-book.ts';

export const SUBJECT_ANSWERS_JA: AnswerBook['subjects'] = {
  'period.day': [
    '[period]は{{recent.[n].distance}}を{{recent.[n].duration}}、平均{{recent.[n].pace}}で走っています。',
    '[period]のランは{{recent.[n].distance}}、{{recent.[n].duration}}、平均{{recent.[n].pace}}でした。',
  ],
  'period.dayHeartRate': [
    '[period]の平均心拍は{{recent.[n].heartRate}}でした。',
    '[period]は平均心拍{{recent.[n].heartRate}}です。',
  ],
  'period.none': ['[period]のランの記録はありません。', '[period]は、走った記録が見当たりません。'],
  'period.older': [
    'そのランは、ここから見える範囲より前のものです。その練習の画面で聞いてください。',
    'ここからはそのランが見えません。その練習の画面で聞いてもらえれば、お答えできます。',
  ],
  'period.month': [
    '[period]は{{runner.calendarMonth.[n].runs}}回走って{{runner.calendarMonth.[n].distance}}、時間は合わせて{{runner.calendarMonth.[n].duration}}です。',
    '[period]の走行距離は{{runner.calendarMonth.[n].distance}}です（{{runner.calendarMonth.[n].runs}}回、{{runner.calendarMonth.[n].duration}}）。',
  ],
  'period.monthSingle': [
    '[period]に走ったのは{{runner.calendarMonth.[n].runs}}回で、{{runner.calendarMonth.[n].distance}}、時間は{{runner.calendarMonth.[n].duration}}です。',
    '[period]は{{runner.calendarMonth.[n].runs}}回だけで、{{runner.calendarMonth.[n].distance}}を{{runner.calendarMonth.[n].duration}}で走りました。',
  ],
  'period.tooFar': [
    '分かるのは直近{{runner.history.days}}日間だけなので、それより前を含む合計は出せません。',
    '直近{{runner.history.days}}日より前の記録は見ていないため、その期間は合計できません。',
  ],
  'effort.within': [
    '速すぎません。平均心拍{{heartRate.average}}は、楽な範囲の上限{{zone.easy.ceiling}}を下回っています。',
    '楽な範囲でした。上限{{zone.easy.ceiling}}に対して、平均は{{heartRate.average}}です。',
  ],
  'effort.above': [
    'ジョグとしては強すぎました。平均心拍{{heartRate.average}}は、楽な範囲の上限{{zone.easy.ceiling}}を超えています。',
    '少しきつめです。楽な範囲は{{zone.easy.ceiling}}までで、平均は{{heartRate.average}}でした。',
  ],
  'effort.pace': [
    '心拍がないので、ペースだけで比べます。今回は{{pace.average}}、普段のジョグは{{runner.easyPace}}です。',
    '比べられるのはペースだけです。普段のジョグ{{runner.easyPace}}に対し、今回は{{pace.average}}でした。',
  ],
  'effort.unknown': [
    '信頼できる心拍がなく、比べるジョグも足りないため、判断できません。',
    '判断するには心拍か、比べるためのジョグの記録がもう少し必要です。',
  ],
  'pulse.compared': [
    '平均心拍は{{heartRate.average}}でした。普段のジョグは{{runner.easyHeartRate}}くらいです。',
    '今回は平均{{heartRate.average}}、普段のジョグは{{runner.easyHeartRate}}です。',
  ],
  'pulse.notHigh': [
    '心拍は高くありません。平均{{heartRate.average}}で、普段のジョグは{{runner.easyHeartRate}}くらいです。',
    '平均{{heartRate.average}}なので、普段のジョグ（{{runner.easyHeartRate}}）より高くはありません。',
  ],
  'pulse.reasons': [
    '同じペースでも、暑さ、上り、寝不足、ストレス、体調の崩れで心拍は上がります。当てはまるものはありますか？',
    '考えられるのは暑さ、上り、睡眠不足、疲れ、風邪のひき始めです。その日はどれが近いですか？',
  ],
  'taper.volume': [
    '大会に向けて、週ごとに距離を減らします。普段の週{{runner.weeks.mean}}から始めて、最後の週を最も短くしましょう。',
    '走る日は残して距離を減らします。普段の週{{runner.weeks.mean}}から、段階を踏んで落としてください。',
  ],
  'taper.keep': [
    'レースペースの短い刺激は少し残し、最後のロング走は省きます。新しいことは試さないでください。',
    '走る習慣と短いレースペースは残し、よく寝て本番を待ちましょう。',
  ],
  'scope.gear': [
    'シューズや用品のことは分かりません。専門店で走りを見てもらい、試し履きして選んでください。',
    '用品は専門外です。私が見ているのは練習の記録なので、ランニング専門店で相談してください。',
  ],
  'scope.food': [
    '食事や補給は専門外です。管理栄養士に相談し、本番で使うものは練習で試してください。',
    '食べ物については助言できません。使いたい補給食は、先に練習で試しておきましょう。',
  ],
  'scope.weather': [
    '天気予報は見られません。暑さや雨の様子を教えてもらえれば、走り方をお答えします。',
    '天気は分かりません。気温や風を教えてもらえれば、それに合わせた走り方をお答えします。',
  ],
  'scope.record': [
    '距離ごとの自己ベストは「推移」の「ベストタイム」で見られます。ここでは、今どれくらいで走れそうかをお答えできます。',
    '自己ベストはこのチャットでは分かりません。「推移」の「ベストタイム」をご覧ください。',
  ],
};
