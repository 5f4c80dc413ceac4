import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { conversationFacts } from '@tasuki/domain/coaching/facts/conversation-facts';
import { activityAskedAbout } from '@tasuki/domain/coaching/questions/asked-activity';
import { plainlyAsked } from '@tasuki/domain/coaching/questions/plain/plainly-asked';
import type { Language } from '@tasuki/domain/language';
import { earlierRun } from '../feedback/coach-samples.ts';

/** A Wednesday; the newest run is a session of intervals, and no race was run. */
const NOW = new Date('2026-12-02T10:00:00Z');
const HISTORY = [
  earlierRun(1, { utcOffsetMinutes: 0, purpose: 'intervals' }, NOW),
  earlierRun(2, { utcOffsetMinutes: 0, purpose: 'recovery' }, NOW),
  earlierRun(3, { utcOffsetMinutes: 0, purpose: 'long', distanceMeters: 15_000 }, NOW),
  ...Array.from({ length: 20 }, (_, index) =>
    earlierRun(2 * index + 5, { utcOffsetMinutes: 0 }, NOW),
  ),
];
const [INTERVALS, RECOVERY, LONG] = HISTORY;

function lookedUp(text: string): string | null {
  return activityAskedAbout({
    history: HISTORY,
    turns: [{ author: 'runner', text }],
    now: NOW,
    isHistoryArriving: false,
  });
}

function answer(text: string, language: Language = 'en'): string {
  const facts = conversationFacts({ activity: null, history: HISTORY, now: NOW, plan: null });
  return answerQuestion({
    locale: { language, units: 'metric' },
    language,
    activity: null,
    history: HISTORY,
    facts,
    turns: [{ author: 'runner', text }],
    now: NOW,
  }).sentences.join('');
}

describe('the run that a question means', () => {
  test.each([
    ['en', 'how did my berlin marathon go compared to the half', /don’t see any runs of about/],
    ['en', 'how long did my london marathon take', /don’t see any runs of about/],
    ['ja', '東京マラソンのラップ見せて', /ランの記録がありません/],
    ['zh', '我半马是不是前面太快后面爆掉', /一次也没有/],
    ['zh-tw', '台北馬那場我最後10K配速多少', /一次也沒有/],
    ['vi', 'giải marathon Huế mình chạy hết bao lâu nhỉ', /không thấy buổi chạy nào/],
  ] as const)('is no other than the race that it names, in %s: %s', (language, text, expected) => {
    expect(lookedUp(text)).toBeNull();
    expect(answer(text, language)).toMatch(expected);
  });

  test.each([
    '上次長跑後段心率有飄嗎',
    'avg pace on my last long run and did i slow down at the end',
    'did my heart rate drift on my last long run',
    '前回のロング走、後半ペース落ちてた?',
    'Long run tuần rồi nửa sau nhịp tim tăng bao nhiêu so với nửa đầu ạ',
  ])('is the long run with its recording: %s', (text) => {
    expect(lookedUp(text)).toBe(LONG?.id);
  });

  test.each([
    '前回のインターバル、設定ペース守れてましたか',
    'did i hit the paces in my last interval session',
    '上次间歇的配速达标了吗',
  ])('is the last session of repetitions: %s', (text) => {
    expect(lookedUp(text)).toBe(INTERVALS?.id);
  });

  test('is an easy run where slow running is asked about', () => {
    expect(lookedUp('ゆっくり走ってるつもりだけどゾーン2に入ってる?')).toBe(RECOVERY?.id);
  });

  test.each([
    'what pace should i aim for in the berlin marathon',
    '大阪マラソンの目標タイムはどうすればいい',
  ])('is none where a race is to come: %s', (text) => {
    expect(answer(text)).not.toMatch(/42\.2|don’t see|記録がありません/);
  });
});

describe('what is set beside each other', () => {
  test.each([
    ['en', 'how many km did i do last week vs the week before', /Last week.*Week of.*week before/],
    ['ja', '先週と先々週、何キロ走った？', /先週.*週/],
    ['zh', '上周和上上周各跑了多少公里', /上周.*再前一周/],
    ['zh-tw', '上禮拜跟上上禮拜跑了幾公里', /上週.*再前一週/],
    ['vi', 'tuần trước so với tuần trước nữa chạy bao nhiêu km', /tuần trước/],
  ] as const)('is the last week and the one before, in %s', (language, text, expected) => {
    expect(answer(text, language)).toMatch(expected);
    expect(answer(text, language)).not.toMatch(/so far this week|ここまで今週|本周到目前/i);
  });

  test.each([
    'why is my heart rate higher than it used to be at the same pace',
    '最近ジョグの心拍が前より高いんですがなぜ',
    '最近慢跑心率比以前高，为什么',
    '最近輕鬆跑心率都飆到150幾,以前好像沒這麼高',
    'dạo này nhịp tim cao hơn trước cùng pace, sao vậy',
  ])('is easy running of now and earlier, and no single run: %s', (text) => {
    expect(plainlyAsked(text)).toBe('improving');
    expect(lookedUp(text)).toBeNull();
  });

  test.each(['why was my heart rate so high today', '昨日のラン、前半より心拍が高いのはなぜ'])(
    'is no span of weeks beside a day: %s',
    (text) => {
      expect(plainlyAsked(text)).toBeNull();
    },
  );
});

test.each([
  ['en', 'whats my longest run so far', /longest\.daysAgo/],
  ['ja', '最長で何キロ走った？', /longest\.daysAgo/],
  ['zh', '最长一次跑了多远', /longest\.daysAgo/],
  ['zh-tw', '目前最長跑過幾公里', /longest\.daysAgo/],
  ['vi', 'buổi dài nhất mấy km', /longest\.daysAgo/],
] as const)('the longest run is named with its day, in %s', (language, text, expected) => {
  expect(answer(text, language)).toMatch(expected);
});
