import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { factReferences, feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { activityAskedAbout } from '@tasuki/domain/coaching/questions/asked-activity';
import type { Language } from '@tasuki/domain/language';
import { dayNumber } from '@tasuki/domain/measures/calendar-day';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { asking, EVENING } from './conversation-samples.ts';
import { expectCleanAnswer } from './talks.ts';

const OFFSET_MINUTES = 540;
const TODAY = dayNumber(EVENING, OFFSET_MINUTES);

/** Days before the evening of the question, the newest first. */
const RUNS: readonly (readonly [
  daysAgo: number,
  meters: number,
  seconds: number,
  beats: number,
  climbed: number,
  purpose: RecentActivity['purpose'],
])[] = [
  [1, 10_900, 3700, 158, 4, 'intervals'],
  [3, 8000, 2900, 141, 20, 'easy'],
  [6, 15_100, 5460, 146, 60, 'long'],
  [10, 11_100, 4020, 144, 192, 'easy'],
  [13, 18_900, 6840, 142, 80, 'long'],
];

const HISTORY: readonly RecentActivity[] = RUNS.map(
  ([daysAgo, distanceMeters, movingSeconds, beats, ascentMeters, purpose]) => ({
    id: `run-${daysAgo}`,
    sport: 'Run',
    startedAt: new Date(((TODAY - daysAgo) * 24 + 7 - OFFSET_MINUTES / 60) * 3_600_000),
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

function answerTo(question: string, language: Language) {
  const conversation = asking(question, { history: HISTORY, language });
  const { sentences, facts: ofQuestion = [] } = answerQuestion(conversation);
  const facts = [...conversation.facts, ...ofQuestion];
  const text = sentences.join('');
  expectCleanAnswer(conversation);
  const values = factReferences(text).map((id): [string, number] => [
    id.replace(/^answer\.asked\.\d+\./, ''),
    facts.find((fact) => fact.id === id)?.value ?? NaN,
  ]);
  const [rendered = ''] = feedbackText({ sentences: [{ role: 'finding', text }] }, facts, {
    language,
    units: 'metric',
  });
  return { text: rendered, values: Object.fromEntries(values) };
}

function lookedUp(question: string, language: Language): string | null {
  const { turns, now } = asking(question, { history: HISTORY, language });
  return activityAskedAbout({ history: HISTORY, turns, now, isHistoryArriving: false });
}

describe('a run that is named by its length and was not run', () => {
  test.each([
    ['en', 'Did I negative split the half?', 21_097.5],
    ['en', 'did i fade in my 30k run', 30_000],
    ['ja', 'この前の30キロ走、後半の落ち込みひどかったんですけど数字で見るとどうですか', 30_000],
    ['ja', 'この前のハーフ、ラップどうだった?', 21_097.5],
    ['zh', '我那次半马后半程掉速了吗', 21_097.5],
    ['zh-tw', '上次半馬每公里配速怎麼樣', 21_097.5],
    ['vi', 'buổi chạy 30km vừa rồi em có bị tụt pace không', 30_000],
  ] as const)(
    '%s: "%s" is said not to be there, with the nearest one',
    (language, question, least) => {
      expect(lookedUp(question, language)).toBeNull();
      const { values } = answerTo(question, language);
      expect(values['least']).toBeCloseTo(least, 0);
      expect(values['runner.history.days']).toBe(84);
      expect(values['nearest.distance']).toBe(18_900);
    },
  );
});

test.each([
  ['en', 'how did my race go'],
  ['ja', '先月のじゃなくてこの前のレース、どうだった?'],
  ['zh', '我上次比赛跑得怎么样'],
  ['zh-tw', '上次比賽我跑得怎麼樣'],
  ['vi', 'giải vừa rồi em chạy thế nào'],
] as const)('%s: no session stands for a race that is not there: "%s"', (language, question) => {
  expect(lookedUp(question, language)).toBeNull();
  expect(answerTo(question, language).values).not.toHaveProperty('interval.work.pace');
});

test.each([
  ['en', 'how many metres did i climb on my mountain run'],
  ['zh-tw', '爬升多少啊,陽明山那次'],
] as const)('%s: a hilly run is found by its climb: "%s"', (language, question) => {
  const found = lookedUp(question, language);
  const { values } = answerTo(question, language);
  expect([found, values['run.1.distance'] ?? null]).toContain(found === null ? 11_100 : 'run-10');
});

test('a race that is only named beside a run leaves that run', () => {
  expect(lookedUp('赛前这次跑得怎么样', 'zh')).toBe('run-1');
  expect(lookedUp('昨日の練習どうだった?レース前だけど', 'ja')).toBe('run-1');
});

describe('the last two runs of a kind', () => {
  test.each([
    ['en', 'compare my last two long runs'],
    ['ja', '前回のロング走と比べてどうでした?'],
    ['zh', '跟上一次长距离比呢'],
    ['zh-tw', '幫我比一下這兩次長跑'],
    ['vi', 'so sánh 2 buổi chạy dài gần nhất giúp em'],
  ] as const)('%s: "%s" gives both, and how they differ', (language, question) => {
    const { values } = answerTo(question, language);
    expect(values['own.distance']).toBe(15_100);
    expect(values['run.1.distance']).toBe(18_900);
    expect(values['difference.heartRate']).toBe(4);
  });
});

describe('the longest run by its time', () => {
  test.each([
    ['en', "what's my longest run in hours"],
    ['ja', '一番長く走ったのは何時間ですか'],
    ['zh', '最长跑了多少个小时'],
    ['zh-tw', '我最久一次跑了幾個小時'],
    ['vi', 'buổi chạy lâu nhất của mình là mấy tiếng'],
  ] as const)('%s: "%s"', (language, question) => {
    expect(answerTo(question, language).values['lasting.duration']).toBe(6840);
  });
});
