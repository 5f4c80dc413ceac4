import type { PlanWords } from '../word-book.ts';

export const PLAN_WORDS_EN: PlanWords = {
  weekdays: [
    'on Monday',
    'on Tuesday',
    'on Wednesday',
    'on Thursday',
    'on Friday',
    'on Saturday',
    'on Sunday',
  ],
  sameDay: 'later the same day',
  today: 'today',
  tomorrow: 'tomorrow',
  sessions: {
    recovery: 'a recovery run',
    easy: 'an easy run',
    strides: 'an easy run with strides',
    'run-walk': 'a run with walking breaks',
    long: 'a long run',
    'long-pace': 'a long run with race pace',
    hills: 'hill repeats',
    tempo: 'a tempo run',
    intervals: 'an interval session',
    repetitions: 'a session of short, fast repetitions',
    'marathon-pace': 'a run at marathon pace',
    test: 'a test run',
    race: 'a race',
  },
  amounts: [
    '{{planned.repeat.count}} × {{planned.repeat.length}}, {{planned.distance}} in all',
    '{{planned.distance}}',
    '{{planned.duration}}',
  ],
  targets: {
    pace: 'between {{planned.pace.fast}} and {{planned.pace.slow}}',
    pulse: 'between {{planned.heartRate.low}} and {{planned.heartRate.high}}',
    partPace: 'the fast part between {{planned.pace.fast}} and {{planned.pace.slow}}',
    partPulse: 'the hard part between {{planned.heartRate.low}} and {{planned.heartRate.high}}',
  },
  feels: {
    'slower-than-easy': 'slower than an easy run',
    'talk-in-sentences': 'slow enough to talk in sentences',
    'steady-and-controlled': 'steady and controlled',
    'comfortably-hard': 'the fast part comfortably hard',
    'hard-but-even': 'hard but even',
    'quick-and-loose': 'quick and loose, with full rests',
    'strong-uphill': 'strong uphill, jogging back down',
    'all-you-have': 'as fast as you can hold evenly',
    'race-patiently': 'starting slower than you want to',
  },
  compared: {
    repeatsKept: [
      'You ran the {{planned.own.repeat.count}} × {{planned.own.repeat.length}} of your plan.',
      'You did all {{planned.own.repeat.count}} × {{planned.own.repeat.length}} of your plan.',
    ],
    repeatsFewer: [
      'Your plan had {{planned.own.repeat.count}} × {{planned.own.repeat.length}}, and you ran {{interval.work.count}}.',
    ],
    repeatsMore: [
      'Your plan had {{planned.own.repeat.count}} × {{planned.own.repeat.length}}, and you ran {{interval.work.count}}, more than planned.',
    ],
    rangeKept: [
      'Your plan had {{planned.own.distance}}: you ran {{distance.total}}, at a pace within its range.',
      'You ran {{distance.total}} and kept to the pace of your plan, which had {{planned.own.distance}}.',
    ],
    rangeFaster: [
      'Your plan had {{planned.own.pace.fast}} to {{planned.own.pace.slow}} for this run; at {{pace.average}} you were faster.',
    ],
    distanceKept: [
      'Your plan had {{planned.own.distance}}, and you ran {{distance.total}}.',
      'You ran {{distance.total}}, where your plan had {{planned.own.distance}}.',
    ],
    distanceShort: [
      'Your plan had {{planned.own.distance}}; you ran {{distance.total}}, less than planned.',
    ],
    distanceLong: [
      'Your plan had {{planned.own.distance}}; you ran {{distance.total}}, more than planned.',
    ],
  },
  asPlanned: [
    'Your plan has [session] next, [day]: [amount], [target].',
    'Next in your plan: [session] [day] ([amount]), [target].',
  ],
  onDay: 'Your plan has [session] [day]: [amount], [target].',
  restDay: 'Your plan has no run [day].',
  week: 'Left in your plan this week: [list].',
  weekItem: '[session] [day] ([amount])',
  weekDone: 'There’s nothing left in your plan this week.',
  instead: {
    hard: [
      'Your plan has [session] [day] ([amount]). That’s too soon after a hard effort: I’d rest or run {{next.duration}} easy instead, [guide]. The plan stays as it is until you change it.',
    ],
    tired: [
      'Your plan has [session] [day] ([amount]), but you haven’t recovered yet. I’d take a rest day or run {{next.duration}} easy instead, [guide]. The plan stays as it is until you change it.',
    ],
    jump: [
      'Your plan has [session] [day] ([amount]), but you’ve just run far more than usual. I’d rest or run {{next.duration}} easy instead, [guide]. The plan stays as it is until you change it.',
    ],
    week: [
      'Your plan has [session] [day] ([amount]), but you’ve run more than usual lately. If you feel it, rest or run {{next.duration}} easy instead, [guide]. The plan stays as it is until you change it.',
    ],
    race: [
      'Your plan has [session] [day] ([amount]), but the race is still in your legs. I’d rest or run {{next.duration}} easy instead, [guide]. The plan stays as it is until you change it.',
    ],
    severe: [
      'Your plan has [session] [day] ([amount]), but your body needs a few days after this one. I’d rest first, then run {{next.duration}} easy, [guide]. The plan stays as it is until you change it.',
    ],
    return: [
      'Your plan has [session] [day] ([amount]), but you’re just back from a break. I’d run {{next.duration}} easy instead, [guide]. The plan stays as it is until you change it.',
    ],
  },
};
