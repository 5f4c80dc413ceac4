import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { readQuestion } from '@tasuki/domain/coaching/questions/read-question';
import { factReferences, feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { dayNumber } from '@tasuki/domain/measures/calendar-day';
import { formatRecentDay } from '@tasuki/domain/measures/format-measure';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { asking, easyRun, EVENING, topicOf, type TalkOptions } from './conversation-samples.ts';
import { expectCleanAnswer } from './talks.ts';

/** Days before Saturday, 21 November 2026; each run is of another length, pace and heart rate. */
const RUNS: readonly (readonly [
  daysAgo: number,
  meters: number,
  seconds: number,
  beats: number,
  climbed: number,
  purpose: RecentActivity['purpose'],
  hour: number,
])[] = [
  [0, 8100, 2880, 139, 31, 'easy', 7],
  [1, 6300, 2310, 137, 22, 'easy', 7],
  [2, 10_400, 3015, 158, 48, 'tempo', 19],
  [6, 18_200, 6700, 147, 140, 'long', 7],
  [8, 7200, 2590, 141, 18, 'easy', 19],
  [9, 9100, 2640, 161, 35, 'intervals', 19],
  [13, 21_300, 7900, 149, 160, 'long', 7],
  [16, 8800, 3190, 143, 27, 'easy', 7],
  [20, 15_600, 5700, 146, 90, 'long', 7],
  [29, 10_020, 2720, 171, 12, 'race', 9],
  [34, 22_400, 8350, 150, 210, 'long', 7],
  [45, 9900, 3650, 144, 30, 'easy', 7],
  [60, 10_900, 4010, 145, 33, 'easy', 7],
];

const OFFSET_MINUTES = 540;
const TODAY = dayNumber(EVENING, OFFSET_MINUTES);

const HISTORY: readonly RecentActivity[] = RUNS.map(
  ([daysAgo, distanceMeters, movingSeconds, beats, ascentMeters, purpose, hour]) => ({
    id: `run-${daysAgo}`,
    sport: 'Run',
    startedAt: new Date(((TODAY - daysAgo) * 24 + hour - OFFSET_MINUTES / 60) * 3_600_000),
    utcOffsetMinutes: OFFSET_MINUTES,
    distanceMeters,
    movingSeconds,
    averagePaceSecondsPerKilometer: (1000 * movingSeconds) / distanceMeters,
    averageHeartRateBeatsPerMinute: beats,
    ascentMeters,
    load: { value: 50, method: 'heart-rate' },
    purpose,
  }),
);

const KNOWN: TalkOptions = { history: HISTORY };

interface Said {
  text: string;
  /** Values of the figures that are said, by their ids without the asked one's number. */
  values: Readonly<Record<string, number>>;
}

function answerTo(question: string, language: Language, options: TalkOptions = KNOWN): Said {
  const conversation = asking(question, { ...options, language });
  const { sentences, facts: ofQuestion = [] } = answerQuestion(conversation);
  const facts = [...conversation.facts, ...ofQuestion];
  const text = sentences.join('');
  const values = factReferences(text).map((id): [string, number] => [
    id.replace(/^answer\.asked\.\d+\./, ''),
    facts.find((fact) => fact.id === id)?.value ?? NaN,
  ]);
  expectCleanAnswer(conversation);
  const [rendered = ''] = feedbackText({ sentences: [{ role: 'finding', text }] }, facts, {
    language,
    units: 'metric',
  });
  return { text: rendered, values: Object.fromEntries(values) };
}

type InEachLanguage = Readonly<Record<Language, string>>;

/** What the table of the runs says, summed up by hand and not as the coach does. */
function summed(chosen: (run: (typeof RUNS)[number]) => boolean) {
  let [runs, meters, seconds, beatSeconds, climbed] = [0, 0, 0, 0, 0];
  for (const run of RUNS) {
    if (!chosen(run)) continue;
    runs += 1;
    meters += run[1];
    seconds += run[2];
    beatSeconds += run[2] * run[3];
    climbed += run[4];
  }
  return {
    runs,
    meters,
    seconds,
    climbed,
    pace: (seconds / meters) * 1000,
    beats: beatSeconds / seconds,
  };
}

const CASES: readonly (readonly [
  what: string,
  asked: InEachLanguage,
  expected: Readonly<Record<string, number>>,
])[] = [
  [
    'how many runs were at least so long',
    {
      en: 'how many times have I gone past 20 km?',
      ja: '20km以上走った回数って何回？',
      zh: '20公里以上我跑过几次',
      'zh-tw': '超過20公里的跑步我跑了幾次？',
      vi: 'mình chạy trên 20km được mấy lần rồi',
    },
    { runs: 2, 'run.1.distance': 21_300, 'run.1.day': TODAY - 13 },
  ],
  [
    'how many runs there were in a month',
    {
      en: 'how many runs of 15k or more did I do in the last 4 weeks',
      ja: 'ここ4週間で15キロ以上は何回走った？',
      zh: '最近4周15公里以上跑了几次',
      'zh-tw': '最近四週15公里以上跑了幾趟',
      vi: '4 tuần gần đây mình chạy trên 15km mấy buổi',
    },
    { runs: summed(([days, meters]) => days < 28 && meters >= 15_000).runs, weeks: 4 },
  ],
  [
    'when a run was that long',
    {
      en: "when's the last time I ran more than 21 km",
      ja: '21キロ以上走ったのは最後いつ？',
      zh: '上次跑21公里以上是哪天',
      'zh-tw': '上一次跑超過21公里是哪一天',
      vi: 'lần cuối mình chạy trên 21 km là hôm nào',
    },
    { 'run.1.distance': 21_300, 'run.1.duration': 7900, 'run.1.day': TODAY - 13 },
  ],
  [
    'when a run took that long',
    {
      en: 'when did I last run for more than 2 hours?',
      ja: '2時間以上走ったのは最後いつですか',
      zh: '上一次跑2小时以上是什么时候',
      'zh-tw': '上次跑超過2小時是什麼時候',
      vi: 'lần gần nhất mình chạy trên 2 tiếng là khi nào',
    },
    { 'run.1.duration': 7900, 'run.1.day': TODAY - 13 },
  ],
  [
    'when and how the last tempo run was',
    {
      en: 'when did I do my last tempo run, and how fast was it?',
      ja: '最後のペース走はいつで、どのくらいの速さでしたか',
      zh: '最近一次节奏跑是哪天，跑得怎么样',
      'zh-tw': '最近一次節奏跑是哪天跑的',
      vi: 'buổi tempo gần nhất là hôm nào',
    },
    {
      'run.1.distance': 10_400,
      'run.1.duration': 3015,
      'run.1.pace': 3_015_000 / 10_400,
      'run.1.heartRate': 158,
      'run.1.day': TODAY - 2,
    },
  ],
  [
    'when the last intervals were',
    {
      en: 'when was my most recent interval session?',
      ja: '前回のインターバルはいつでしたか',
      zh: '上次间歇是哪天',
      'zh-tw': '上次跑間歇是什麼時候',
      vi: 'buổi biến tốc gần nhất là khi nào',
    },
    { 'run.1.distance': 9100, 'run.1.day': TODAY - 9 },
  ],
  [
    'what the last long runs were',
    {
      en: 'show me pace and heart rate of my last three long runs',
      ja: '直近3回のロング走のペースと心拍を見せて',
      zh: '看看最近三次长距离的配速和心率',
      'zh-tw': '最近三次長距離的配速跟心率給我看',
      vi: 'cho xem pace và nhịp tim 3 buổi chạy dài gần nhất',
    },
    { 'run.1.distance': 18_200, 'run.2.distance': 21_300, 'run.3.heartRate': 146 },
  ],
  [
    'how many runs a week there are',
    {
      en: 'how many times a week do I actually run these days?',
      ja: '最近は週に何回走れていますか',
      zh: '我平均一周跑几次',
      'zh-tw': '我平常一週跑幾次',
      vi: 'trung bình mỗi tuần mình chạy mấy buổi',
    },
    { runs: summed(([days]) => days < 28).runs, perWeek: 2 },
  ],
  [
    'how many days in a row were run',
    {
      en: 'how many days in a row have I been running?',
      ja: '今、何日連続で走っていますか',
      zh: '我连续跑了几天了',
      'zh-tw': '我連續跑幾天了',
      vi: 'mình chạy mấy ngày liên tiếp rồi',
    },
    { streakDays: 3 },
  ],
  [
    'whether the runs were at the weekend',
    {
      en: 'do I only run at weekends?',
      ja: '走ってるのは土日だけですか',
      zh: '我是不是只在周末跑',
      'zh-tw': '我是不是只有週末才跑',
      vi: 'mình chỉ chạy cuối tuần thôi phải không',
    },
    {
      'weekend.runs': summed(([days]) => [0, 6, 13, 20].includes(days)).runs,
      'weekend.distance': summed(([days]) => [0, 6, 13, 20].includes(days)).meters / 4,
      'weekdays.runs': summed(([days]) => [1, 2, 8, 9, 16].includes(days)).runs,
    },
  ],
  [
    'the mean pace of easy runs',
    {
      en: 'average pace of my easy runs over the last 4 weeks?',
      ja: 'ここ4週間のジョグの平均ペースは？',
      zh: '最近4周轻松跑的平均配速',
      'zh-tw': '最近四週輕鬆跑的平均配速是多少',
      vi: 'pace trung bình các buổi nhẹ 4 tuần gần đây',
    },
    { 'mean.1.pace': summed(([days, , , , , purpose]) => days < 28 && purpose === 'easy').pace },
  ],
  [
    'the mean heart rate of a month',
    {
      en: 'what was my average heart rate in October?',
      ja: '10月の平均心拍はどのくらいですか',
      zh: '10月平均心率多少',
      'zh-tw': '十月的平均心率是多少',
      vi: 'nhịp tim trung bình tháng 10 là bao nhiêu',
    },
    { 'mean.1.heartRate': summed(([days]) => days >= 21 && days <= 51).beats },
  ],
  [
    'how long was run last week',
    {
      en: 'total time running last week?',
      ja: '先週は合計で何時間走りましたか',
      zh: '上周总共跑了多长时间',
      'zh-tw': '上週總共跑了多久',
      vi: 'tuần trước mình chạy tổng cộng bao lâu',
    },
    { 'sum.duration': summed(([days]) => days >= 6 && days <= 12).seconds },
  ],
  [
    'how much was climbed this month',
    {
      en: 'total elevation gain this month?',
      ja: '今月の獲得標高の合計は？',
      zh: '这个月累计爬升多少',
      'zh-tw': '這個月總共爬升多少',
      vi: 'tháng này leo tổng cộng bao nhiêu mét',
    },
    { 'sum.ascent': summed(([days]) => days <= 20).climbed },
  ],
  [
    'what the last weeks were, one by one',
    {
      en: 'list my weekly mileage for the past 3 weeks',
      ja: 'ここ3週間の週間距離を並べて',
      zh: '列一下最近3周每周的跑量',
      'zh-tw': '列出最近三週每週的跑量',
      vi: 'liệt kê số km mỗi tuần 3 tuần gần đây',
    },
    {
      'week.1.distance': 8100 + 6300 + 10_400,
      'week.2.distance': 18_200 + 7200 + 9100,
      'week.3.distance': 21_300 + 8800,
      'week.3.day': TODAY - 5 - 14,
    },
  ],
  [
    'which week was the biggest',
    {
      en: "what's my biggest week and how far was it?",
      ja: '一番走った週はいつ？',
      zh: '哪一周跑得最多',
      'zh-tw': '哪一週跑最多',
      vi: 'tuần nào mình chạy nhiều nhất',
    },
    { 'week.1.distance': 18_200 + 7200 + 9100, 'week.1.runs': 3 },
  ],
  [
    'today beside a named day',
    {
      en: "how does today's run compare with last Sunday's?",
      ja: '今日のランは日曜日と比べてどうでしたか',
      zh: '今天和上周日那次相比怎么样',
      'zh-tw': '今天跟上週日那次比起來怎麼樣',
      vi: 'hôm nay so với chủ nhật tuần trước thế nào',
    },
    {
      'own.distance': 8100,
      'run.1.distance': 18_200,
      // Of the paces as they are shown.
      'difference.pace': Math.round(6_700_000 / 18_200) - Math.round(2_880_000 / 8100),
      'difference.heartRate': 147 - 139,
    },
  ],
  [
    'this week beside the last by time',
    {
      en: 'did I run for more hours this week than last week?',
      ja: '走った時間は先週より今週のほうが長い？',
      zh: '这周跑的时间比上周长吗，各多少小时',
      'zh-tw': '這週跑的時間比上週多嗎，各幾小時',
      vi: 'thời gian chạy tuần này so với tuần trước thế nào',
    },
    {
      'week.1.duration': 2880 + 2310 + 3015,
      'week.2.duration': 6700 + 2590 + 2640,
      'difference.duration': 6700 + 2590 + 2640 - (2880 + 2310 + 3015),
    },
  ],
  [
    'what share was easy',
    {
      en: 'what percentage of my running in the last 4 weeks was easy vs hard?',
      ja: 'ここ4週間、楽なランときつい練習の割合は何%ですか',
      zh: '最近4周轻松跑和强度跑各占百分之几，比例多少',
      'zh-tw': '最近四週輕鬆跑跟強度課的比例是多少',
      vi: '4 tuần gần đây chạy nhẹ và chạy nặng chiếm bao nhiêu phần trăm',
    },
    {
      hardShare: Math.round((100 * (3015 + 2640)) / summed(([days]) => days < 28).seconds),
    },
  ],
  [
    'mornings beside evenings',
    {
      en: 'am I faster in the morning or in the evening?',
      ja: '朝と夜ではどっちが速く走れてる？',
      zh: '我早上跑得快还是晚上跑得快',
      'zh-tw': '我早上跑比較快還是晚上',
      vi: 'mình chạy sáng hay chạy tối nhanh hơn',
    },
    {
      'morning.pace': summed(([, , , , , , hour]) => hour < 12).pace,
      'evening.pace': summed(([, , , , , , hour]) => hour > 15).pace,
    },
  ],
  [
    'the pace that a time needs',
    {
      en: 'what pace do I need for a 48 min 10k?',
      ja: '10kmを48分で走るにはどのペースが必要ですか',
      zh: '10公里跑48分钟要什么配速',
      'zh-tw': '10公里要跑進48分鐘，配速要多少',
      vi: 'muốn chạy 10km 48 phút thì pace bao nhiêu',
    },
    { pace: 288, duration: 2880 },
  ],
  [
    'the times on the way to a goal',
    {
      en: 'give me the splits every 5k for a 3:30 marathon',
      ja: 'フルマラソン3時間30分、5キロごとの通過タイムを教えて',
      zh: '全马3小时30分，每5公里的时间帮我算一下',
      'zh-tw': '全馬3小時30分，每5公里幾分過',
      vi: 'chia split mỗi 5km cho marathon 3h30 giúp mình',
    },
    {
      'split.1.duration': (12_600 * 5000) / 42_195,
      'split.8.duration': (12_600 * 40_000) / 42_195,
    },
  ],
];

describe.each(LANGUAGES)('questions on the own runs in %s', (language) => {
  test.each(CASES)('are answered with exact figures: %s', (_, asked, expected) => {
    const { values, text } = answerTo(asked[language], language);
    for (const [figure, value] of Object.entries(expected)) {
      // A day stands in the words, since it is the same in all units.
      if (figure.endsWith('.day')) expect(text).toContain(formatRecentDay(value, language));
      else expect(values[figure], `${figure} in ${text}`).toBeCloseTo(value, 3);
    }
  });
});

const NONE: InEachLanguage = {
  en: 'how many runs over 30 km have I done?',
  ja: '30キロ以上走ったことは何回ある？',
  zh: '30公里以上我跑过几次',
  'zh-tw': '30公里以上我跑過幾次',
  vi: 'mình chạy trên 30km mấy lần rồi',
};
const THIS_YEAR: InEachLanguage = {
  en: 'how many km have I run this year in total?',
  ja: '今年は全部で何キロ走りましたか',
  zh: '今年一共跑了多少公里',
  'zh-tw': '今年一共跑了幾公里',
  vi: 'năm nay mình chạy tổng cộng bao nhiêu km',
};

test.each(LANGUAGES)(
  'what was never run is said, with how far back is known, in %s',
  (language) => {
    const { values } = answerTo(NONE[language], language);
    expect(values['longest.distance']).toBe(22_400);
    expect(values['runner.history.days']).toBe(84);
    expect(values).not.toHaveProperty('runs');
  },
);

test.each(LANGUAGES)('a year is not told as if all of it were known, in %s', (language) => {
  const { values } = answerTo(THIS_YEAR[language], language);
  expect(values['sum.distance']).toBe(summed(() => true).meters);
  expect(values['runner.history.days']).toBe(84);
});

const LAST_KILOMETER: InEachLanguage = {
  en: 'how fast was my last km?',
  ja: '最後の1キロはどうでしたか',
  zh: '最后一公里多快',
  'zh-tw': '最後一公里多快',
  vi: 'km cuối của mình thế nào',
};
const HARDEST: InEachLanguage = {
  en: 'which km was the hardest?',
  ja: '一番きつかったのは何キロ目？',
  zh: '哪一公里最累',
  'zh-tw': '哪一公里最累',
  vi: 'km nào mệt nhất',
};
const FIRST_PULSE: InEachLanguage = {
  en: 'why was my heart rate up in the first kilometre?',
  ja: '最初の1キロで心拍が高かったのはなぜ？',
  zh: '第一公里心率怎么这么高',
  'zh-tw': '第一公里心率怎麼這麼高',
  vi: 'tại sao km đầu tiên tim đập nhanh thế',
};

describe.each(LANGUAGES)('a kilometre of the run in %s', (language) => {
  const talk = topicOf(easyRun(), { history: HISTORY.slice(1) });
  const splits = talk.activity.analysis.splits.filter(({ isRemainder }) => !isRemainder);

  test('is the last one, beside the others', () => {
    const { values } = answerTo(LAST_KILOMETER[language], language, talk);
    expect(values['km.pace']).toBe(splits.at(-1)?.paceSecondsPerKilometer);
    const others = splits.slice(0, -1);
    const seconds = others.map(({ movingSeconds }) => movingSeconds).reduce((a, b) => a + b);
    const meters = others.map(({ distanceMeters }) => distanceMeters).reduce((a, b) => a + b);
    expect(values['km.rest.pace']).toBeCloseTo((1000 * seconds) / meters, 6);
  });

  test('is the one with the highest heart rate', () => {
    const { values } = answerTo(HARDEST[language], language, talk);
    const beats = splits.map((one) => one.averageHeartRateBeatsPerMinute ?? 0);
    expect(values['km.heartRate']).toBe(Math.max(...beats));
    expect(values['km.number']).toBe(beats.indexOf(Math.max(...beats)) + 1);
  });

  test('is the first one, whose heart rate is asked about', () => {
    const { values } = answerTo(FIRST_PULSE[language], language, talk);
    expect(values['km.number']).toBe(1);
    expect(values['km.heartRate']).toBe(splits[0]?.averageHeartRateBeatsPerMinute);
  });
});

/** What is to be done is advised, and not counted. */
const ADVICE: readonly (readonly [Language, string])[] = [
  ['en', 'how many times a week should I run?'],
  ['en', 'how many long runs before a marathon?'],
  ['en', 'how many 400s and how much rest?'],
  ['ja', '週に何回走ればいいですか'],
  ['ja', 'ハーフの前にロング走は何回必要？'],
  ['zh', '一周应该跑几次'],
  ['zh-tw', '間歇要跑幾趟比較好，應該休多久'],
  ['vi', 'một tuần nên chạy mấy buổi'],
];

test.each(ADVICE)('advice is no count, in %s: %s', (_, text) => {
  expect(readQuestion(text, TODAY).subject?.kind).not.toBe('runs');
});

const EVER: InEachLanguage = {
  en: 'have I ever run 5k under 24 minutes?',
  ja: '5キロを24分で走ったことある？',
  zh: '我5公里跑进过24分钟吗',
  'zh-tw': '我5公里跑進過24分鐘嗎',
  vi: 'mình đã từng chạy 5km dưới 24 phút chưa',
};

test.each(LANGUAGES)('what was ever run is a record and no forecast, in %s', (language) => {
  expect(readQuestion(EVER[language], TODAY).subject).toEqual({ kind: 'record' });
});
