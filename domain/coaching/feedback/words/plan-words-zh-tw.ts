import type { PlanWords } from '../word-book.ts';

export const PLAN_WORDS_ZH_TW: PlanWords = {
  weekdays: ['週一', '週二', '週三', '週四', '週五', '週六', '週日'],
  sameDay: '當天稍晚',
  today: '今天',
  tomorrow: '明天',
  sessions: {
    recovery: '恢復跑',
    easy: '輕鬆跑',
    strides: '輕鬆跑加幾趟快步跑',
    'run-walk': '跑走交替',
    long: '長距離跑',
    'long-pace': '含比賽配速的長距離跑',
    hills: '坡道間歇',
    tempo: '節奏跑',
    intervals: '間歇跑',
    repetitions: '短距離重複跑',
    'marathon-pace': '馬拉松配速跑',
    test: '測驗跑',
    race: '比賽',
  },
  amounts: [
    '{{planned.repeat.length}} × {{planned.repeat.count}} 趟，全程 {{planned.distance}}',
    '{{planned.distance}}',
    '{{planned.duration}}',
  ],
  targets: {
    pace: '配速在 {{planned.pace.slow}}到 {{planned.pace.fast}}之間',
    pulse: '心率在 {{planned.heartRate.low}} 到 {{planned.heartRate.high}} 之間',
    partPace: '快的部分配速在 {{planned.pace.slow}}到 {{planned.pace.fast}}之間',
    partPulse: '吃力的部分心率在 {{planned.heartRate.low}} 到 {{planned.heartRate.high}} 之間',
  },
  feels: {
    'slower-than-easy': '比輕鬆跑更慢',
    'talk-in-sentences': '慢到講話不會喘',
    'steady-and-controlled': '平穩而留有餘力',
    'comfortably-hard': '快的部分有點吃力，一次只能講幾個字',
    'hard-but-even': '吃力但每趟一樣快',
    'quick-and-loose': '快而放鬆，休息充分',
    'strong-uphill': '上坡跑得有力，下坡慢跑回來',
    'all-you-have': '穩住配速，盡全力跑',
    'race-patiently': '起跑先壓一點',
  },
  compared: {
    repeatsKept: [
      '照計畫跑了 {{planned.own.repeat.length}} × {{planned.own.repeat.count}} 趟。',
      '計畫裡的 {{planned.own.repeat.length}} × {{planned.own.repeat.count}} 趟都跑完了。',
    ],
    repeatsFewer: [
      '計畫是 {{planned.own.repeat.length}} × {{planned.own.repeat.count}} 趟，實際跑了 {{interval.work.count}} 趟。',
    ],
    repeatsMore: [
      '計畫是 {{planned.own.repeat.length}} × {{planned.own.repeat.count}} 趟，實際跑了 {{interval.work.count}} 趟，比計畫多。',
    ],
    rangeKept: [
      '計畫 {{planned.own.distance}}，實際跑了 {{distance.total}}，配速也在計畫範圍內。',
      '跑了 {{distance.total}}（計畫 {{planned.own.distance}}），配速也在計畫範圍內。',
    ],
    rangeFaster: [
      '計畫的配速是 {{planned.own.pace.slow}}到 {{planned.own.pace.fast}}，這次 {{pace.average}}，偏快了。',
    ],
    distanceKept: [
      '計畫 {{planned.own.distance}}，實際跑了 {{distance.total}}。',
      '跑了 {{distance.total}}，計畫是 {{planned.own.distance}}。',
    ],
    distanceShort: ['計畫 {{planned.own.distance}}，實際跑了 {{distance.total}}，比計畫少。'],
    distanceLong: ['計畫 {{planned.own.distance}}，實際跑了 {{distance.total}}，比計畫多。'],
  },
  asPlanned: [
    '計畫裡的下一次課表在[day]：[session]，[amount]，[target]。',
    '照計畫，接下來是[day]的[session]：[amount]，[target]。',
  ],
  onDay: '計畫裡[day]是[session]：[amount]，[target]。',
  restDay: '計畫裡[day]沒有排跑步。',
  week: '這週計畫裡還有：[list]。',
  weekItem: '[day][session]（[amount]）',
  weekDone: '計畫裡這週沒有剩下的課表了。',
  instead: {
    hard: [
      '計畫裡[day]有[session]（[amount]），但離剛才的高強度太近了。建議改成休息，或輕鬆跑 {{next.duration}}，[guide]。計畫不會自動更改，要不要改由你決定。',
    ],
    tired: [
      '計畫裡[day]有[session]（[amount]），但你還沒恢復。建議改成休息，或輕鬆跑 {{next.duration}}，[guide]。計畫不會自動更改，要不要改由你決定。',
    ],
    jump: [
      '計畫裡[day]有[session]（[amount]），但你最近跑得比平常多很多。建議改成休息，或輕鬆跑 {{next.duration}}，[guide]。計畫不會自動更改，要不要改由你決定。',
    ],
    week: [
      '計畫裡[day]有[session]（[amount]），但你最近跑得比平常多。要是覺得累，建議改成休息，或輕鬆跑 {{next.duration}}，[guide]。計畫不會自動更改，要不要改由你決定。',
    ],
    race: [
      '計畫裡[day]有[session]（[amount]），但比賽的疲勞還沒退。建議改成休息，或輕鬆跑 {{next.duration}}，[guide]。計畫不會自動更改，要不要改由你決定。',
    ],
    severe: [
      '計畫裡[day]有[session]（[amount]），但這次跑完身體需要休息幾天。建議先休息，再輕鬆跑 {{next.duration}}，[guide]。計畫不會自動更改，要不要改由你決定。',
    ],
    return: [
      '計畫裡[day]有[session]（[amount]），但你停跑之後才剛恢復。建議改成輕鬆跑 {{next.duration}}，[guide]。計畫不會自動更改，要不要改由你決定。',
    ],
  },
};
