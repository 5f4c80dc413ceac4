import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { conversationFacts } from '@tasuki/domain/coaching/facts/conversation-facts';
import { feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { activityAskedAbout } from '@tasuki/domain/coaching/questions/asked-activity';
import { askedRuns, type AskedRuns } from '@tasuki/domain/coaching/questions/runs/asked-runs';
import type { Language } from '@tasuki/domain/language';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { buildActivity } from '../../builders/recording-builder.ts';
import { earlierRun } from '../feedback/coach-samples.ts';
import {
  asking,
  easyRun,
  EVENING,
  intervalRun,
  RICH_HISTORY,
  topicOf,
  type TalkOptions,
} from './conversation-samples.ts';

/** 21 November 2026, a Saturday. */
const TODAY = 20_778;

function said(question: string, language: Language, talk: TalkOptions): string {
  const conversation = asking(question, { ...talk, language });
  const answer = answerQuestion(conversation);
  const [text = ''] = feedbackText(
    { sentences: [{ role: 'finding', text: answer.sentences.join('') }] },
    [...conversation.facts, ...(answer.facts ?? [])],
    { language, units: 'metric' },
  );
  return text;
}

const ZONE_OF_150: AskedRuns = { ask: 'zoneOf', beatsPerMinute: 150 };

describe('a heart rate that a question names', () => {
  test.each([
    'is 150 bpm still easy for me?',
    'what zone is 150 hr',
    'ジョグで心拍150って楽な範囲ですか',
    '心拍150はゾーンいくつ？',
    '心率150算轻松吗',
    '我平常輕鬆跑心率都在150左右，這樣算輕鬆嗎',
    'nhịp tim 150 là zone mấy của mình',
    'nhịp tim 150 có phải là nhẹ không',
  ])('is read with its number: %s', (question) => {
    expect(askedRuns(question, TODAY)).toEqual(ZONE_OF_150);
  });

  test.each([
    'my max hr is 190, is that normal',
    'why was my heart rate 170 on an easy run',
    'did my hr go from 150 to 170, is that high',
    '安静時心拍が100って高いですか',
    'is 172 spm ok for my cadence and heart rate',
    'can I run 100 km a week with an easy heart rate',
  ])('is not read where another figure is meant: %s', (question) => {
    expect(askedRuns(question, TODAY)?.ask).not.toBe('zoneOf');
  });

  const known = topicOf(easyRun(), { history: RICH_HISTORY });

  // The runner's maximum is 186: the easy range ends at 149.
  test.each<[Language, string, RegExp]>([
    ['en', 'is 135 bpm still easy for me?', /zone 3\. That’s within your easy range/],
    ['en', 'is 150 bpm still easy for me?', /right at the limit/],
    ['en', 'is 165 bpm still easy for me?', /zone 4\..* no longer easy/],
    ['ja', '心拍165って楽な範囲ですか', /ゾーン4.*ジョグのつもりなら/],
    ['zh', '心率165算轻松吗', /区间 4.*不算轻松/],
    ['zh-tw', '心率165算輕鬆嗎', /區間 4.*不算輕鬆/],
    ['vi', 'nhịp tim 165 có phải là nhẹ không', /vùng 4.*không còn nhẹ/],
  ])('is placed in the runner’s own zones (%s: %s)', (language, question, words) => {
    expect(said(question, language, known)).toMatch(words);
  });

  test('is not placed where no zones are known', () => {
    const unknown = topicOf(easyRun(), { athlete: UNKNOWN_PHYSIOLOGY, history: [] });
    const text = said('is 150 bpm still easy for me?', 'en', unknown);
    expect(text).toMatch(/don’t know your heart rate zones/);
    expect(text).not.toMatch(/zone \d/);
  });
});

describe('the first or last kilometres', () => {
  test.each<[string, AskedRuns]>([
    ['how slow was my last 2 km?', { ask: 'part', end: 'last', kilometers: 2 }],
    ['what happened in the last 3 miles', { ask: 'part', end: 'last', kilometers: 5 }],
    ['最後の3キロのペースは？', { ask: 'part', end: 'last', kilometers: 3 }],
    ['最后两公里配速', { ask: 'part', end: 'last', kilometers: 2 }],
    ['前五公里跑了多快', { ask: 'part', end: 'first', kilometers: 5 }],
    ['3 km cuối pace bao nhiêu', { ask: 'part', end: 'last', kilometers: 3 }],
  ])('%s', (question, asked) => {
    expect(askedRuns(question, TODAY)).toEqual(asked);
  });

  test.each([
    'how do I control the first 5 km of a race',
    '最初の5キロを抑えるコツは',
    '前5公里怎么跑',
    'pace of the first 5 km in my half marathon plan',
  ])('are not looked up where they are still to be run: %s', (question) => {
    expect(askedRuns(question, TODAY)?.ask).not.toBe('part');
  });

  test('are set beside the rest of the run', () => {
    const faded = buildActivity(
      [
        { seconds: 2400, speedMetersPerSecond: 10 / 3, heartRate: 140 },
        { seconds: 800, speedMetersPerSecond: 2.5, heartRate: 150 },
      ],
      { seed: 5 },
    );
    const text = said(
      'how slow was my last 2 km?',
      'en',
      topicOf(faded, { history: RICH_HISTORY }),
    );
    expect(text).toMatch(
      /^Your last 2 km averaged 6:[34]\d\/km\. That’s slower than the rest, 5:0\d\/km\./,
    );
    expect(text).toMatch(/heart rate averaged 15\d bpm there and 14\d bpm/);
  });
});

describe('halves, late repetitions and figures of a session', () => {
  test.each([
    'how did my first half compare with the second half, it felt slower',
    '上次比賽前半後半差多少',
    '上次間歇我後面幾趟是不是爆掉了',
    'インターバルのラスト3本落ちてた？',
  ])('are asked of its recording: %s', (question) => {
    expect(askedRuns(question, TODAY)).toEqual({ ask: 'halves' });
  });

  test.each([
    'what was my average hr in the race',
    'how fast was my last tempo',
    '比赛那次平均心率多少',
  ])('are those of the newest of its kind: %s', (question) => {
    expect(askedRuns(question, TODAY)).toMatchObject({ ask: 'last', most: 1 });
  });

  test.each(['组间歇了多久', '每组之间歇了多长'])(
    'the rest between repetitions is no session: %s',
    (text) => {
      expect(askedRuns(text, TODAY)).toBeNull();
    },
  );

  test('two weeks before a race are no two weeks ago', () => {
    expect(askedRuns('本番2週間前、どれくらい減らす？', TODAY)).toBeNull();
    expect(askedRuns('2週間前は何キロ走った？', TODAY)).not.toBeNull();
  });

  test.each<[Language, string]>([
    ['en', 'what pace did I run last night'],
    ['ja', '夕べのランのペースは？'],
    ['zh', '我昨晚夜跑配速多少来着'],
    ['vi', 'tối qua mình chạy pace bao nhiêu'],
  ])('last night is yesterday (%s: %s)', (language, question) => {
    const history = [
      earlierRun(0, { averagePaceSecondsPerKilometer: 400 }),
      earlierRun(1, { averagePaceSecondsPerKilometer: 333 }),
    ];
    expect(said(question, language, { history })).toMatch(/5:33/);
  });

  test('a drift of the heart rate is no session to move', () => {
    const text = said('上周日长跑心率漂移多少', 'zh', { history: RICH_HISTORY });
    expect(text).not.toMatch(/轻松跑直接跳过/);
  });
});

describe('one by one', () => {
  test.each([
    'show me all my splits',
    'ラップ出して',
    '每公里配速是多少',
    'cho xem split từng km hôm qua đi',
  ])('%s', (question) => {
    expect(askedRuns(question, TODAY)).toEqual({ ask: 'splits' });
  });

  test('kilometres are listed with their numbers', () => {
    const text = said('show me all my splits', 'en', topicOf(easyRun()));
    expect(text).toMatch(/^Km 1: 5:\d\d\/km\. Km 2: 5:\d\d\/km\./);
  });

  test('repetitions are listed where the run had some', () => {
    const text = said('show me all my splits', 'en', topicOf(intervalRun()));
    expect(text).toMatch(/^Rep 1: 4:0\d\/km\. .*Rep 5: 4:0\d\/km\.$/);
  });
});

describe('when a run began', () => {
  const history = [earlierRun(1, { id: 'newest' }), earlierRun(2, { id: 'before' })];

  test.each<[Language, string, RegExp]>([
    ['en', 'what time did I start yesterday?', /^You started at 6:30 on Nov 20\.$/],
    ['ja', '昨日走ったのって何時から？', /^11月20日は6:30に走り始めています。$/],
    ['zh', '昨天是几点开始跑的', /6:30 开始跑的/],
    ['zh-tw', '昨天的跑步幾點開始的', /6:30 開始跑的/],
    ['vi', 'hôm qua mình chạy lúc mấy giờ', /lúc 6:30/],
  ])('is said by the clock of the place (%s: %s)', (language, question, words) => {
    expect(said(question, language, { history })).toMatch(words);
  });

  test('is not said of a day without a run', () => {
    expect(said('what time did I start on Monday?', 'en', { history })).toMatch(/don’t see a run/);
  });
});

describe('the longest run of a time that is named', () => {
  const history = [
    earlierRun(3, { id: 'november', distanceMeters: 12_000 }),
    earlierRun(30, { id: 'october', distanceMeters: 21_000 }),
  ];

  test.each<[Language, string, RegExp]>([
    ['en', 'what was my longest run in November?', /in November was 12 km, on Nov 18/],
    ['ja', '11月で一番長かったランは？', /11月でいちばん長かったのは11月18日の12 km/],
    ['zh', '十月最长的一次跑了多远', /10月最长的一次是 10月22日，21 公里/],
    ['vi', 'tháng 10 buổi dài nhất là bao nhiêu', /tháng 10 của bạn là 21 km/],
  ])('is of that time (%s: %s)', (language, question, words) => {
    expect(said(question, language, { history })).toMatch(words);
  });
});

describe('the run that is meant', () => {
  const history = [
    earlierRun(1, { id: 'intervals', purpose: 'intervals' }),
    earlierRun(2, { id: 'easy' }),
    earlierRun(5, { id: 'tempo', purpose: 'tempo' }),
  ];
  const askedAbout = (text: string) =>
    activityAskedAbout({ history, turns: [{ author: 'runner', text }], now: EVENING });

  test.each([
    ['how even were my splits in the tempo run?', 'tempo'],
    ['was my easy run too fast?', 'easy'],
    ['我这次轻松跑是不是跑快了', 'easy'],
    ['was my pace steady yesterday?', 'intervals'],
    ['how did my last 2 km go, how slow was it', 'intervals'],
    ['ラスト1キロ何分?', 'intervals'],
  ])('is that of its kind or day: %s', (question, id) => {
    expect(askedAbout(question)).toBe(id);
  });

  test('is the newest where what was too fast may have been meant as easy', () => {
    const fast = [earlierRun(1, { id: 'steady', purpose: 'steady' }), ...history.slice(1)];
    expect(
      activityAskedAbout({
        history: fast,
        turns: [{ author: 'runner', text: 'was my easy run too fast?' }],
        now: EVENING,
      }),
    ).toBe('steady');
  });
});

test('figures of such a question belong to its run', () => {
  const talk = topicOf(easyRun(), { history: RICH_HISTORY });
  const conversation = asking('how slow was my last 2 km?', talk);
  const { facts = [] } = answerQuestion(conversation);
  expect(facts.map(({ activityId }) => activityId)).toEqual(facts.map(() => 'topic'));
  expect(conversationFacts({ ...talk, now: EVENING }).some(({ id }) => /asked/.test(id))).toBe(
    false,
  );
});

test.each(['これってAIが答えてるんですか?', 'AIが答えているの？'])(
  'who asks whether an AI answers complains of nothing: %s',
  (question) => {
    expect(said(question, 'ja', { history: RICH_HISTORY })).not.toMatch(/失礼しました/);
  },
);
