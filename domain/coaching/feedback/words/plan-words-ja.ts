import type { PlanWords } from '../word-book.ts';

export const PLAN_WORDS_JA: PlanWords = {
  weekdays: ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日'],
  sameDay: '同じ日のこのあと',
  today: '今日',
  tomorrow: '明日',
  sessions: {
    recovery: '回復ジョグ',
    easy: 'ジョグ',
    strides: 'ジョグ＋流し',
    'run-walk': 'ラン＆ウォーク',
    long: 'ロング走',
    'long-pace': 'レースペースを含むロング走',
    hills: '坂道インターバル',
    tempo: 'テンポ走',
    intervals: 'インターバル',
    repetitions: 'レペティション',
    'marathon-pace': 'マラソンペース走',
    test: 'タイムトライアル',
    race: 'レース',
  },
  amounts: [
    '{{planned.repeat.length}}×{{planned.repeat.count}}本、全体で{{planned.distance}}',
    '{{planned.distance}}',
    '{{planned.duration}}',
  ],
  targets: {
    pace: '{{planned.pace.slow}}〜{{planned.pace.fast}}',
    pulse: '心拍{{planned.heartRate.low}}〜{{planned.heartRate.high}}',
    partPace: '速い部分は{{planned.pace.slow}}〜{{planned.pace.fast}}',
    partPulse: 'きつい部分は心拍{{planned.heartRate.low}}〜{{planned.heartRate.high}}',
  },
  feels: {
    'slower-than-easy': 'ジョグよりさらにゆっくりの強さ',
    'talk-in-sentences': '会話できる楽な強さ',
    'steady-and-controlled': '余裕を残した一定のペース',
    'comfortably-hard': '速い部分はややきつい強さ',
    'hard-but-even': 'きつくても最後まで同じ速さ',
    'quick-and-loose': '休みを十分とり、力まない速さ',
    'strong-uphill': '上りは力強く、下りはジョグ',
    'all-you-have': '出し切れる一定のペース',
    'race-patiently': '入りを抑えたペース',
  },
  compared: {
    repeatsKept: [
      '計画どおり、{{planned.own.repeat.length}}×{{planned.own.repeat.count}}本を走りました。',
      '計画の{{planned.own.repeat.length}}×{{planned.own.repeat.count}}本を、すべてこなしています。',
      '計画していた{{planned.own.repeat.length}}×{{planned.own.repeat.count}}本を走り終えました。',
    ],
    repeatsFewer: [
      '計画は{{planned.own.repeat.length}}×{{planned.own.repeat.count}}本で、走ったのは{{interval.work.count}}本でした。',
    ],
    repeatsMore: [
      '計画の{{planned.own.repeat.length}}×{{planned.own.repeat.count}}本より多い{{interval.work.count}}本を走りました。',
    ],
    rangeKept: [
      '計画の{{planned.own.distance}}に対して{{distance.total}}、ペースも目安の範囲でした。',
      '{{distance.total}}走って、計画（{{planned.own.distance}}）どおりです。ペースも目安に収まっています。',
      '計画は{{planned.own.distance}}、走ったのは{{distance.total}}。ペースも計画の範囲です。',
    ],
    rangeFaster: [
      '計画の目安は{{planned.own.pace.slow}}〜{{planned.own.pace.fast}}で、実際は{{pace.average}}と速めでした。',
    ],
    distanceKept: [
      '計画の{{planned.own.distance}}に対して、{{distance.total}}を走りました。',
      '{{distance.total}}走り、計画の{{planned.own.distance}}をこなしています。',
      '計画は{{planned.own.distance}}、走ったのは{{distance.total}}です。',
    ],
    distanceShort: ['計画の{{planned.own.distance}}に対して、{{distance.total}}で終えました。'],
    distanceLong: ['計画の{{planned.own.distance}}を超えて、{{distance.total}}を走りました。'],
  },
  asPlanned: [
    '計画の次の練習は[day]の[session]です（[amount]）。[target]で走りましょう。',
    '計画どおりなら、次は[day]の[session]です。[amount]、[target]で走りましょう。',
  ],
  onDay: '計画では[day]は[session]です（[amount]）。[target]で走りましょう。',
  restDay: '計画では[day]は休みです。',
  week: '計画の今週の残りは、[list]です。',
  weekItem: '[day]の[session]（[amount]）',
  weekDone: '計画の今週の練習は、もう残っていません。',
  instead: {
    hard: [
      '計画では[day]に[session]（[amount]）の予定ですが、きつい練習から間がありません。代わりに休むか、{{next.duration}}のジョグを[guide]で走るのがおすすめです。計画は、自分で変えるまでそのままです。',
    ],
    tired: [
      '計画では[day]に[session]（[amount]）の予定ですが、まだ疲れが抜けていません。代わりに休むか、{{next.duration}}のジョグを[guide]で走るのがおすすめです。計画は、自分で変えるまでそのままです。',
    ],
    jump: [
      '計画では[day]に[session]（[amount]）の予定ですが、いつもよりかなり長く走ったばかりです。代わりに休むか、{{next.duration}}のジョグを[guide]で走るのがおすすめです。計画は、自分で変えるまでそのままです。',
    ],
    week: [
      '計画では[day]に[session]（[amount]）の予定ですが、このところいつもより多く走っています。疲れを感じたら、代わりに休むか、{{next.duration}}のジョグを[guide]で走るのがおすすめです。計画は、自分で変えるまでそのままです。',
    ],
    race: [
      '計画では[day]に[session]（[amount]）の予定ですが、レースの疲れがまだ残っています。代わりに休むか、{{next.duration}}のジョグを[guide]で走るのがおすすめです。計画は、自分で変えるまでそのままです。',
    ],
    severe: [
      '計画では[day]に[session]（[amount]）の予定ですが、体の回復には何日かかかります。まず休み、そのあと{{next.duration}}のジョグを[guide]で走るのがおすすめです。計画は、自分で変えるまでそのままです。',
    ],
    return: [
      '計画では[day]に[session]（[amount]）の予定ですが、休み明けで体がまだ慣れていません。代わりに{{next.duration}}のジョグを[guide]で走るのがおすすめです。計画は、自分で変えるまでそのままです。',
    ],
  },
};
