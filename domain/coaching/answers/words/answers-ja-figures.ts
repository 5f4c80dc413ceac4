import type { AnswerBook } from '../answer-book.ts';

export const FIGURE_NAMES_JA: AnswerBook['figureNames'] = {
  distance: '距離',
  duration: '時間',
  pace: 'ペース',
  speed: '速度',
  heartRate: '平均心拍',
  heartRateMaximum: '最高心拍',
  cadence: 'ピッチ',
  power: 'パワー',
  ascent: '獲得標高',
  load: '負荷',
  zones: '心拍ゾーン',
};

/** Answers in Japanese to a question about a single figure. */
export const FIGURE_ANSWERS_JA: AnswerBook['figures'] = {
  'figure.distance': ['距離は{{distance.total}}でした。', '今回は{{distance.total}}走っています。'],
  'figure.duration': [
    '動いていた時間は{{duration.moving}}です。',
    '時間は、止まっていた分を除いて{{duration.moving}}でした。',
  ],
  'figure.elapsed': [
    '止まっていた時間も入れると{{duration.elapsed}}です。',
    'スタートから終わりまでなら{{duration.elapsed}}になります。',
  ],
  'figure.hardlyStopped': ['ほとんど止まっていません。', '止まっていた時間はごくわずかです。'],
  'figure.pace': [
    '平均ペースは{{pace.average}}でした。',
    '止まっていた分を除いて、平均{{pace.average}}で走っています。',
  ],
  'figure.paceUsual': [
    '最近のジョグは{{runner.easyPace}}前後です。',
    '普段のジョグは{{runner.easyPace}}ほどです。',
  ],
  'figure.speed': [
    '平均速度は{{speed.average}}、ペースにすると{{pace.average}}です。',
    '速度は平均{{speed.average}}でした。',
  ],
  'figure.heartRate': [
    '平均心拍は{{heartRate.average}}でした。',
    '心拍は平均で{{heartRate.average}}です。',
  ],
  'figure.maximum': [
    '最高心拍は{{heartRate.maximum}}でした。',
    '心拍がいちばん高いところで{{heartRate.maximum}}でした。',
  ],
  'figure.maximumMeaning': [
    'これはこの記録の中での最高で、出せる上限とはかぎりません。',
    '一瞬の値はセンサーの乱れのこともあります。ゾーンごとの時間のほうが参考になります。',
  ],
  'figure.cadence': [
    'ピッチは平均{{cadence.average}}でした。',
    '平均ピッチは{{cadence.average}}です。',
  ],
  'figure.cadenceMeaning': [
    'ピッチはペースが上がると増え、脚の長さでも変わります。比べるなら、同じくらいのペースのランどうしにしましょう。',
    '誰にでも正しいピッチというものはありません。速く走れば自然に増えます。',
  ],
  'figure.power': [
    'パワーは平均{{power.average}}でした。機器によって違うので、同じ機器で測ったランと比べてください。',
    '平均パワーは{{power.average}}です。比べられるのは同じ機器の値だけです。',
  ],
  'figure.ascent': [
    '上りは合わせて{{altitude.ascent}}、下りは{{altitude.descent}}でした。',
    '上った高さの合計は{{altitude.ascent}}です。',
  ],
  'figure.ascentWorth': [
    '平地換算では、ペースは{{pace.gradeAdjusted}}に当たります。',
    '平地なら{{pace.gradeAdjusted}}ほどのペースです。',
  ],
  'figure.load': ['この練習の負荷は{{load.value}}です。', '負荷は{{load.value}}と出ています。'],
  'figure.loadMeaning': [
    '走った長さと強さを合わせて表した値です。',
    '長く走っても、強く走っても大きくなります。',
  ],
  'figure.loadDays': [
    '今の時点では、体力が{{runner.load.fitness}}、疲労が{{runner.load.fatigue}}です。',
    'ここ何週かの積み重ねでは、体力{{runner.load.fitness}}に対して疲労{{runner.load.fatigue}}です。',
  ],
  'figure.zones': [
    '時間の{{zone.easy.share}}は楽な範囲でした。上限は{{zone.easy.ceiling}}です。',
    '楽な範囲は{{zone.easy.ceiling}}までで、時間の{{zone.easy.share}}がそこに収まっています。',
  ],
  'figure.zoneMost': [
    'いちばん長かったのはゾーン{{zone.most.number}}で、時間の{{zone.most.share}}です。',
    '時間が最も多いのはゾーン{{zone.most.number}}で、全体の{{zone.most.share}}を占めます。',
  ],
  'figure.zoneAsked': [
    'そのゾーンにいたのは、時間の{{zone.[n].share}}です。',
    'そのゾーンの割合は{{zone.[n].share}}でした。',
  ],
  'figure.vdot': [
    'VDOTは{{runner.vdot}}です。最近いちばんよかったレース（{{runner.race.distance}}を{{runner.race.duration}}）から求めました。',
    '{{runner.race.distance}}を{{runner.race.duration}}で走ったレースから見て、VDOTは{{runner.vdot}}です。',
  ],
  'figure.vdotMeaning': [
    'レースの結果から見た走力の値です。最大酸素摂取量そのものは、専用の設備で測らないと分かりません。',
    '最大酸素摂取量をレースの結果から見積もった値で、酸素の量を測ったものではありません。',
  ],
  'figure.noVdot': [
    'VDOTはレースからだけ求めていて、最近のレースの記録がまだありません。',
    '最近のレースがないのでVDOTは出せません。最大酸素摂取量も、ランの記録だけでは測れません。',
  ],
  'figure.longest': [
    'ここ最近の最長は{{runner.longest30}}です。',
    '最近の最長は{{runner.longest30}}でした。',
  ],
  'figure.month': [
    '直近{{runner.month.days}}日で{{runner.month.distance}}走っています。',
    'この{{runner.month.days}}日間の合計は{{runner.month.distance}}です。',
  ],
  'figure.monthDuration': [
    '直近{{runner.month.days}}日に走った時間は{{runner.month.duration}}です。',
    'この{{runner.month.days}}日間の時間は、合わせて{{runner.month.duration}}になります。',
  ],
  'figure.monthRuns': [
    '走った回数は{{runner.month.runs}}回です。',
    '回数にすると{{runner.month.runs}}回になります。',
  ],
  'figure.monthRunsSingle': [
    '走ったのは{{runner.month.runs}}回です。',
    '回数は{{runner.month.runs}}回だけです。',
  ],
  'figure.monthUsual': [
    '普段の一週間は{{runner.weeks.mean}}ほどです。',
    '週にすると、いつもは{{runner.weeks.mean}}です。',
  ],
  'figure.monthNone': [
    'ここ最近、走った記録がありません。',
    '最近の分で、数えられるランの記録がまだ届いていません。',
  ],
  'figure.monthBasis': [
    '暦の月ではなく、今日からさかのぼって数えています。',
    '今日までの日数で数えた合計で、月ごとの集計ではありません。',
  ],
  'figure.lastDistance': [
    '前回のランは{{recent.[n].distance}}でした。',
    '直近のランの距離は{{recent.[n].distance}}です。',
  ],
  'figure.lastDuration': [
    '前回は{{recent.[n].duration}}走りました。',
    '直近のランの時間は{{recent.[n].duration}}です。',
  ],
  'figure.lastPace': [
    '前回の平均ペースは{{recent.[n].pace}}でした。',
    '直近のランは平均{{recent.[n].pace}}です。',
  ],
  'figure.lastHeartRate': [
    '前回の平均心拍は{{recent.[n].heartRate}}でした。',
    '直近のランの心拍は平均{{recent.[n].heartRate}}です。',
  ],
  'figure.lastMissing': [
    '前回のランには[figure]の数値がありません。',
    '直近のランでは、[figure]の数値が分かりません。',
  ],
  'figure.byRun': [
    'その数値は、ランごとにしか分かりません。',
    'ランごとの数値はありますが、まとめた値はありません。',
  ],
  'figure.openRun': [
    '知りたい練習の画面を開いて、そこで聞いてください。',
    'その練習の画面から聞いてもらえれば、お答えできます。',
  ],
  'figure.missing': [
    'この記録には[figure]の数値がありません。',
    '[figure]は、この記録からは分かりません。',
  ],
  'figure.list': ['この記録から分かるのは、[figures]です。', 'お伝えできるのは、[figures]です。'],
  'figure.energy': [
    'カロリーは扱っていません。時計が記録していれば、その練習の画面の数値の中にあります。',
    '消費カロリーは計算していません。時計の値があれば、練習の画面で見られます。',
  ],
  'figure.notKept': ['その数値は分かりません。', 'その数値は、記録から読み取っていません。'],
};
