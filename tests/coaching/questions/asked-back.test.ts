import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { readPlanAsk } from '@tasuki/domain/coaching/questions/read-plan-ask';
import { readQuestion } from '@tasuki/domain/coaching/questions/read-question';
import { guessTopics } from '@tasuki/domain/coaching/questions/topics/topic-classifier';
import { QUESTION_READINGS } from '@tasuki/domain/coaching/question-reading';
import { LEARNT_ADVICE_EXAMPLES } from '@tasuki/domain/coaching/questions/topics/learnt-advice-examples';
import { TOPIC_MEANINGS } from '@tasuki/domain/coaching/questions/topics/question-topic';
import { TOPIC_EXAMPLES_EN } from '@tasuki/domain/coaching/questions/topics/topic-examples-en';
import { TOPIC_EXAMPLES_JA } from '@tasuki/domain/coaching/questions/topics/topic-examples-ja';
import { TOPIC_EXAMPLES_VI } from '@tasuki/domain/coaching/questions/topics/topic-examples-vi';
import { TOPIC_EXAMPLES_ZH } from '@tasuki/domain/coaching/questions/topics/topic-examples-zh';
import { plainText } from '@tasuki/domain/coaching/text/question-text';
import { LANGUAGES } from '@tasuki/domain/language';
import { QUESTIONS_AFTER_RUNS_HELD_BACK } from '../../evaluation/questions/questions-after-runs-held-back.ts';
import { QUESTIONS_HELD_BACK } from '../../evaluation/questions/questions-held-back.ts';
import { QUESTIONS_OF_RUNNERS_HELD_BACK } from '../../evaluation/questions/questions-of-runners-held-back.ts';
import { QUESTIONS_OF_STRANGERS_HELD_BACK } from '../../evaluation/questions/questions-of-strangers-held-back.ts';
import { QUESTIONS_OF_THIRTY_HELD_BACK } from '../../evaluation/questions/questions-of-thirty-held-back.ts';
import { asking, easyRun, RICH_HISTORY, topicOf } from '../answers/conversation-samples.ts';

/** 21 November 2026, a Saturday. */
const TODAY = 20_778;
const BOOKS = [TOPIC_EXAMPLES_EN, TOPIC_EXAMPLES_JA, TOPIC_EXAMPLES_ZH, TOPIC_EXAMPLES_VI];

describe.each(LANGUAGES)('the questions that are asked back in %s', (language) => {
  const path = join(import.meta.dirname, '..', '..', '..', 'locales', language, 'chat.json');
  const { readings } = JSON.parse(readFileSync(path, 'utf8')) as {
    readings: Record<string, string>;
  };

  test.each(QUESTION_READINGS)('are understood for sure: %s', (reading) => {
    const words = readings[reading] ?? '';
    const plan = readPlanAsk(words, TODAY, { hasPlan: true })?.kind ?? null;
    if (reading === 'missed') return expect(plan).toBe('missed');
    if (reading === 'newPlan') return expect(plan).toBe('new');
    expect(plan).toBeNull();
    const read = readQuestion(words, TODAY);
    expect(read.readings).toEqual([]);
    if (reading === 'pain') return expect(read.intent).toBe('pain');
    const meaning = TOPIC_MEANINGS[reading];
    if (meaning?.subject) return expect(read.subject).toEqual(meaning.subject);
    if (reading === 'distance') return expect(read.subject?.kind).toBe('period');
    expect(read).toMatchObject({ intent: meaning?.intent, subject: null });
  });
});

test.each([
  ['en', 'legs no good after the wedding, coach'],
  ['ja', 'そういえば例のあれ、どんな具合ですかね'],
  ['zh', '那个事情后来到底怎么弄比较好'],
  ['zh-tw', '那件事後來到底怎麼弄比較好'],
  ['vi', 'cái vụ hôm bữa rồi tính sao đây'],
] as const)(
  'what is not understood is asked back, with up to three choices, in %s',
  (language, text) => {
    const { readings = [] } = answerQuestion(asking(text, { history: RICH_HISTORY, language }));
    expect(readings.length).toBeGreaterThan(0);
    expect(readings.length).toBeLessThanOrEqual(3);
  },
);

test('what is understood asks nothing back', () => {
  const answer = answerQuestion(asking('what should I run tomorrow?', { history: RICH_HISTORY }));
  expect(answer.readings).toBeUndefined();
});

test('signs that need a doctor are never asked about', () => {
  const answer = answerQuestion(
    asking('felt faint halfway, chest tight', { history: RICH_HISTORY }),
  );
  expect(answer).toMatchObject({ isSafetyFirst: true });
  expect(answer.readings).toBeUndefined();
});

test('a figure asked for in other words is answered', () => {
  const run = topicOf(easyRun(), { history: RICH_HISTORY });
  const answer = answerQuestion(asking('is 165 steps a min bad', run));
  expect(factReferences(answer.sentences.join(''))).toContain('cadence.average');
});

test.each([
  'fastest 5k i have on record',
  "what's my PB",
  '5キロの自己ベストは？',
  '5公里pb多少',
  '5K最快多少',
  'kỷ lục 10k của mình',
])('a best time is not answered with a forecast: %s', (text) => {
  expect(readQuestion(text, TODAY).subject).toEqual({ kind: 'record' });
});

test.each([
  'what time will I finish if i hold 5:40 for a half',
  'キロ5分40でハーフ走ったら何分',
  '540配速半马多少时间',
])('a pace and a distance are multiplied, and no forecast is given: %s', (text) => {
  expect(readQuestion(text, TODAY).subject).toEqual({
    kind: 'sum',
    sum: { distance: 'half', paceSecondsPerKilometer: 340 },
  });
});

test.each([
  'did i go faster in the second half yesterday',
  '昨天后半程有没有提速',
  'hôm qua nửa sau có nhanh hơn ko',
])('how another day went is not answered from the newest run: %s', (text) => {
  expect(readQuestion(text, TODAY).subject).toMatchObject({
    kind: 'period',
    period: { kind: 'day' },
  });
});

test.each([
  "how's my oct compared to sept",
  '10月と9月くらべて',
  '十月和九月比呢',
  'tháng 10 so với tháng 9',
])('two months are answered beside each other: %s', (text) => {
  expect(readQuestion(text, TODAY).subject).toEqual({
    kind: 'period',
    period: { kind: 'months', monthsAgo: [1, 2] },
  });
});

test.each([
  ['這禮拜的量會不會太多', 'week'],
  ['遇到上坡要怎麼配速', 'hills'],
  ['我的閾值配速', 'pacing'],
] as const)('a likelier topic with nearly the same answer is no doubt: %s', (text, intent) => {
  expect(readQuestion(text, TODAY)).toMatchObject({ intent, readings: [] });
});

test.each([
  'how many days in a row have i run',
  '何日連続で走ってる',
  '连续跑了几天',
  '要不要练力量',
  'nghe nhạc khi chạy được không',
])('what no answer knows is not answered with rest or run: %s', (text) => {
  expect(readQuestion(text, TODAY).intent).not.toBe('restOrRun');
});

test.each([
  ['can i run on an empty stomach', 'food'],
  ['空腹で走っていい？', 'food'],
  ['空腹能跑吗', 'food'],
  ['what should i wear for 5 degrees', 'gear'],
  ['明日の朝雨降る？', 'weather'],
  ['should i run more often', 'loadCheck'],
  ['一周跑几次好', 'loadCheck'],
  ['is my heart rate ok', 'pulseCheck'],
] as const)('what has an answer of its own is no question of rest: %s', (text, kind) => {
  expect(readQuestion(text, TODAY).subject).toEqual({ kind });
});

test.each(['trời 15 độ mặc gì chạy', '12度の朝は何を着て走る？', '早上12度穿什么跑步'])(
  'what to wear is answered with clothes: %s',
  (text) => {
    expect(readQuestion(text, TODAY).subject).toEqual({ kind: 'advice', topic: 'clothes' });
  },
);

test.each(['how many days until my race', '大会まであと何日', '离比赛还有几天'])(
  'who asks for the date of a race is not told how to taper: %s',
  (text) => {
    expect(readQuestion(text, TODAY).subject?.kind).not.toBe('taper');
  },
);

test('a pace that feels like walking is explained, and not asked about', () => {
  const read = readQuestion('why so slow? feels like walking', TODAY);
  expect(read).toMatchObject({ intent: 'whyPace', readings: [] });
});

test.each(['上礼拜一共跑了多少', '这周一共多少公里'])(
  'a week as a whole is not taken for its Monday: %s',
  (text) => {
    expect(readQuestion(text, TODAY)).toMatchObject({ intent: 'week', subject: null });
  },
);

test.each([
  'hr crept up the whole way, normal?',
  '後半だんだん心拍が上がってきた',
  '后半程心率越跑越高正常吗',
  'càng về cuối tim càng tăng là sao',
])('a heart rate that rises along the way is no high one: %s', (text) => {
  expect(readQuestion(text, TODAY).subject).toEqual({ kind: 'drift' });
});

test.each(['日曜時間あるけど何がおすすめ', '周日有空，安排点啥'])(
  'a weekday for which something is to be recommended lies ahead: %s',
  (text) => {
    expect(readQuestion(text, TODAY).subject).toBeNull();
  },
);

test.each(['天氣熱到爆要怎麼跑', '天气太热了要停吗'])(
  'weather that is described is no wish for a forecast: %s',
  (text) => {
    expect(readQuestion(text, TODAY)).toMatchObject({ intent: 'heat', subject: null });
  },
);

test.each([
  ['キロ何分ペースだったんだろ', 'figure'],
  ['what was i clicking off per km', 'figure'],
  ['平均每公里跑幾分幾秒', 'figure'],
  ['下次間歇要跑多快', 'pacing'],
  ['インターバルの設定もう少し上げていい？', 'pacing'],
  ['lần sau chạy tổ có nên nhanh hơn ko', 'pacing'],
  ['来月フル出るけど今の練習で足りてる？', 'racePrediction'],
  ['tháng sau FM, tập vậy đủ chưa', 'racePrediction'],
  ['tổ thứ 2 chạy bao nhiêu', 'splits'],
  ['第4趟跑多快', 'splits'],
  ['ハーフのペース配分教えて', 'pacing'],
  ['how quick was i', 'figure'],
  ['what would i get if i raced tomorrow', 'racePrediction'],
  ['如果现在跑半马能跑多少', 'racePrediction'],
  ['nếu giờ thi half thì được mấy tiếng', 'racePrediction'],
  ['配速多少', 'figure'],
  ['pace bao nhiêu', 'figure'],
  ['どのくらい止まってた', 'figure'],
  ['ペース配分どうだった', 'splits'],
  ['配速分配得怎么样', 'splits'],
  ['why do I have intervals this week', 'whyPace'],
  ['sao tuần này lại có bài tempo', 'whyPace'],
  ['when can I run hard again', 'restOrRun'],
  ['什么时候能再上强度', 'restOrRun'],
  ['my legs feel like concrete', 'restOrRun'],
  ['腿像灌了铅', 'restOrRun'],
  ['跟上次比怎么样', 'improving'],
] as const)('a question is read from its parts: %s', (text, intent) => {
  expect(readQuestion(text, TODAY)).toMatchObject({ intent, readings: [] });
});

test.each([
  'knackered since monday, run or rest',
  'legs heavy since monday, run today?',
  '月曜から疲れが抜けない、今日走る？',
  '周一开始就很累，今天还跑吗',
  '週一開始就很累，今天還跑嗎',
  'mệt từ thứ 2, hôm nay chạy không',
])('who is tired since Monday is not answered with kilometres: %s', (text) => {
  expect(readQuestion(text, TODAY)).toMatchObject({ intent: 'restOrRun', subject: null });
});

test.each([
  'why so slow since monday',
  '月曜からペースが遅いのはなぜ',
  '周一开始为什么跑这么慢',
  'sao từ thứ 2 chạy chậm thế',
])('who is slow since Monday is not answered with kilometres: %s', (text) => {
  expect(readQuestion(text, TODAY).subject).toBeNull();
});

test.each([
  'how many km since monday',
  'my mileage since monday',
  '月曜から何キロ走った',
  '周一到现在跑了多少',
  'tổng km từ thứ 2 tới giờ',
])('a figure since Monday is that of this week: %s', (text) => {
  expect(readQuestion(text, TODAY).subject).toEqual({ kind: 'period', period: { kind: 'week' } });
});

test.each([
  'after my marathon, is 5 days rest enough',
  'half marathon last week, recovered enough to run?',
  'is half an hour enough',
  'slept 5 hours, enough for a 10k today?',
  '比赛后恢复够了吗',
  '比賽後恢復夠了嗎',
  '跑完半马休息三天够吗',
  'フルの後、休み十分？',
  'ハーフの後の休養は3日で足りる？',
  'nghỉ 5 ngày sau giải đủ chưa',
  'chạy nửa tiếng đủ chưa',
  '半時間で十分？',
  '30分で足りる？',
  '跑半小时够吗',
])('who recovers from a race is not answered with a forecast: %s', (text) => {
  expect(readQuestion(text, TODAY).intent).not.toBe('racePrediction');
});

test('a race of last week is no comparison with it', () => {
  const read = readQuestion('half marathon last week, recovered enough to run?', TODAY);
  expect(read).toMatchObject({ intent: 'restOrRun', subject: null });
});

test.each([
  'am I ready for my marathon',
  'have i trained enough for the half',
  '半马训练够了吗',
  '半馬準備好了嗎',
  'ハーフの練習、足りてる？',
  'giải này tập đủ chưa',
])('who trains for a race is answered with a forecast: %s', (text) => {
  expect(readQuestion(text, TODAY)).toMatchObject({ intent: 'racePrediction', readings: [] });
});

test('no question held back is among the examples', () => {
  const plain = (text: string) =>
    plainText(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const examples = new Set(
    [...BOOKS, ...LEARNT_ADVICE_EXAMPLES].flatMap((book) =>
      Object.values(book).flatMap((texts) => texts.split('\n').map(plain)),
    ),
  );
  const known = [
    ...QUESTIONS_HELD_BACK,
    ...QUESTIONS_OF_STRANGERS_HELD_BACK,
    ...QUESTIONS_OF_RUNNERS_HELD_BACK,
    ...QUESTIONS_AFTER_RUNS_HELD_BACK,
    ...QUESTIONS_OF_THIRTY_HELD_BACK,
  ]
    .map(([, , , text]) => plain(text))
    .filter((text) => examples.has(text));
  expect(known).toEqual([]);
});

test('the guesses of a question are likelihoods that add up to one', () => {
  const sum = guessTopics('how many gels').reduce(
    (total, { probability }) => total + probability,
    0,
  );
  expect(sum).toBeCloseTo(1);
  expect(guessTopics('')).toEqual([]);
});
