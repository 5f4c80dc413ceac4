import type { PlanWords } from '../word-book.ts';

export const PLAN_WORDS_ZH: PlanWords = {
  weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  sameDay: '当天晚些时候',
  today: '今天',
  tomorrow: '明天',
  sessions: {
    recovery: '恢复跑',
    easy: '轻松跑',
    strides: '轻松跑加几组加速跑',
    'run-walk': '跑走结合',
    long: '长距离跑',
    'long-pace': '含比赛配速的长距离跑',
    hills: '坡道间歇',
    tempo: '节奏跑',
    intervals: '间歇跑',
    repetitions: '短距离重复跑',
    'marathon-pace': '马拉松配速跑',
    test: '测试跑',
    race: '比赛',
  },
  amounts: [
    '{{planned.repeat.length}} × {{planned.repeat.count}} 组，全程 {{planned.distance}}',
    '{{planned.distance}}',
    '{{planned.duration}}',
  ],
  targets: {
    pace: '配速在 {{planned.pace.slow}}到 {{planned.pace.fast}}之间',
    pulse: '心率在 {{planned.heartRate.low}}到 {{planned.heartRate.high}}之间',
    partPace: '快的部分配速在 {{planned.pace.slow}}到 {{planned.pace.fast}}之间',
    partPulse: '吃力的部分心率在 {{planned.heartRate.low}}到 {{planned.heartRate.high}}之间',
  },
  feels: {
    'slower-than-easy': '比轻松跑更慢',
    'talk-in-sentences': '慢到说话不喘',
    'steady-and-controlled': '平稳而留有余力',
    'comfortably-hard': '快的部分有点吃力，一次只能说几个字',
    'hard-but-even': '吃力但每组一样快',
    'quick-and-loose': '快而放松，休息充分',
    'strong-uphill': '上坡跑得有力，下坡慢跑回来',
    'all-you-have': '稳住配速，全力跑完',
    'race-patiently': '起跑压住一点',
  },
  compared: {
    repeatsKept: [
      '按计划跑了 {{planned.own.repeat.length}} × {{planned.own.repeat.count}} 组。',
      '计划里的 {{planned.own.repeat.length}} × {{planned.own.repeat.count}} 组都跑完了。',
    ],
    repeatsFewer: [
      '计划是 {{planned.own.repeat.length}} × {{planned.own.repeat.count}} 组，实际跑了 {{interval.work.count}} 组。',
    ],
    repeatsMore: [
      '计划是 {{planned.own.repeat.length}} × {{planned.own.repeat.count}} 组，实际跑了 {{interval.work.count}} 组，比计划多。',
    ],
    rangeKept: [
      '计划 {{planned.own.distance}}，实际跑了 {{distance.total}}，配速也在计划范围内。',
      '跑了 {{distance.total}}（计划 {{planned.own.distance}}），配速也在计划范围内。',
    ],
    rangeFaster: [
      '计划的配速是 {{planned.own.pace.slow}}到 {{planned.own.pace.fast}}，这次 {{pace.average}}，偏快了。',
    ],
    distanceKept: [
      '计划 {{planned.own.distance}}，实际跑了 {{distance.total}}。',
      '跑了 {{distance.total}}，计划是 {{planned.own.distance}}。',
    ],
    distanceShort: ['计划 {{planned.own.distance}}，实际跑了 {{distance.total}}，比计划少。'],
    distanceLong: ['计划 {{planned.own.distance}}，实际跑了 {{distance.total}}，比计划多。'],
  },
  asPlanned: [
    '计划里的下一次训练在[day]：[session]，[amount]，[target]。',
    '按计划，接下来是[day]的[session]：[amount]，[target]。',
  ],
  onDay: '计划里[day]是[session]：[amount]，[target]。',
  restDay: '计划里[day]没有安排跑步。',
  week: '这周计划里还有：[list]。',
  weekItem: '[day][session]（[amount]）',
  weekDone: '计划里这周没有剩下的训练了。',
  instead: {
    hard: [
      '计划里[day]有[session]（[amount]），但离刚才的高强度太近了。建议改成休息，或轻松跑 {{next.duration}}，[guide]。计划不会自动更改，改不改由你决定。',
    ],
    tired: [
      '计划里[day]有[session]（[amount]），但你还没恢复过来。建议改成休息，或轻松跑 {{next.duration}}，[guide]。计划不会自动更改，改不改由你决定。',
    ],
    jump: [
      '计划里[day]有[session]（[amount]），但你最近跑得比平时多了不少。建议改成休息，或轻松跑 {{next.duration}}，[guide]。计划不会自动更改，改不改由你决定。',
    ],
    week: [
      '计划里[day]有[session]（[amount]），但你最近跑得比平时多。要是觉得累，建议改成休息，或轻松跑 {{next.duration}}，[guide]。计划不会自动更改，改不改由你决定。',
    ],
    race: [
      '计划里[day]有[session]（[amount]），但比赛的疲劳还没消。建议改成休息，或轻松跑 {{next.duration}}，[guide]。计划不会自动更改，改不改由你决定。',
    ],
    severe: [
      '计划里[day]有[session]（[amount]），但这次跑完身体需要缓几天。建议先休息，再轻松跑 {{next.duration}}，[guide]。计划不会自动更改，改不改由你决定。',
    ],
    return: [
      '计划里[day]有[session]（[amount]），但你停跑之后刚恢复。建议改成轻松跑 {{next.duration}}，[guide]。计划不会自动更改，改不改由你决定。',
    ],
  },
};
