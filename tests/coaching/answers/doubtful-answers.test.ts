import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { hazardNamed } from '@tasuki/domain/coaching/questions/doubt/hazards';
import type { Language } from '@tasuki/domain/language';
import {
  asking,
  easyRun,
  RICH_HISTORY,
  topicOf,
  type TalkOptions,
} from './conversation-samples.ts';

/** What a runner with a history reads, and what is asked back. */
function answerTo(language: Language, question: string, talk: TalkOptions = {}) {
  const conversation = asking(question, { history: RICH_HISTORY, ...talk, language });
  const { sentences, readings = [] } = answerQuestion(conversation);
  const [said = ''] = feedbackText(
    { sentences: [{ role: 'finding', text: sentences.join('') }] },
    conversation.facts,
    { language, units: 'metric' },
  );
  return { said, readings };
}

/** A pace, a heart rate, a length of a run: what no hazard allows. */
const SESSION = /\d:\d\d|bpm|次\/分|nhịp\/phút|\d ?(?:km|公里|min|分)/;

describe('a hazard', () => {
  test.each([
    ['en', 'what pace on beta blockers', 'medicine', /doctor/],
    ['ja', '降圧剤の日は何キロ走る？', 'medicine', /医師/],
    ['zh', '在吃降压药 配速怎么定', 'medicine', /医生/],
    ['zh-tw', '這兩天有吃止痛藥，明天可以跑間歇嗎', 'medicine', /醫師/],
    ['vi', 'em uống thuốc huyết áp, pace thế nào', 'medicine', /bác sĩ/],
    ['en', 'lightning forecast tonight, intervals still on?', 'storm', /Don’t run outside/],
    ['ja', '雷が鳴ってるけど走っていいですか', 'storm', /外を走らず/],
    ['zh', '外面暴雨打雷还能跑吗', 'storm', /不要在外面跑/],
    ['zh-tw', '外面豪雨打雷還可以跑嗎 颱風快來', 'storm', /不要在外面跑/],
    ['vi', 'mai có bão, chạy dài được không', 'storm', /đừng chạy ngoài trời/],
    ['en', 'wildfire haze all over town, can I run?', 'air', /asthma/],
    ['zh', '今天空气很差 雾霾 能跑长距离吗', 'air', /室内/],
    ['en', 'i have asthma, should I do the intervals?', 'condition', /doctor/],
    ['ja', '貧血と言われたけど明日走っていい？', 'condition', /医師/],
    ['vi', 'mình bị cao huyết áp, mai chạy nhanh được không', 'condition', /bác sĩ/],
    ['en', 'pavements all icy, still do my run?', 'ice', /fall/],
    ['zh-tw', '過敏很嚴重今天能跑嗎', 'pollen', /醫師/],
    ['en', 'blister on my toe, run tomorrow?', 'skin', /clean/],
    ['ja', '靴擦れで水ぶくれができた、明日走れる？', 'skin', /清潔/],
  ] as const)('in %s is met with care, and with no session: %s', (language, text, hazard, care) => {
    expect(hazardNamed(text)).toBe(hazard);
    const { said } = answerTo(language, text);
    expect(said).toMatch(care);
    expect(said).not.toMatch(SESSION);
  });

  test.each([
    'should I take an ice bath after my long run',
    'bao nhiêu km tuần này',
    'was my heart rate ok?',
    '今週どれくらい走った？',
    '消化不好吃什么',
  ])('is not seen where there is none: %s', (text) => {
    expect(hazardNamed(text)).toBeNull();
  });

  test('keeps no figure of the past back', () => {
    const { said } = answerTo('en', 'how far did I run this week in the pollen');
    expect(said).toMatch(/km/);
    expect(said).toMatch(/doctor/);
  });

  test('gives way to a sign that needs help', () => {
    const text = 'took my beta blockers and had chest pain while running';
    expect(answerQuestion(asking(text, { history: RICH_HISTORY })).isSafetyFirst).toBe(true);
  });
});

describe('a doubtful question', () => {
  test.each([
    ['en', 'is the Glenfiddich loop any good for me', 'glenfiddich'],
    ['ja', '竹馬の件はどうなりますか', '竹馬'],
    ['zh', '那个榴莲下次练', '榴莲'],
    ['zh-tw', '那個榴槤下次練', '榴槤'],
  ] as const)('in %s is asked back in the runner’s own word: %s', (language, text, word) => {
    const { said, readings } = answerTo(language, text);
    expect(said.toLowerCase()).toContain(word);
    expect(readings.length).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ['en', 'marathon in 9 days, what should I run this week?'],
    ['ja', 'あと6日でハーフです。次は何を走ればいい？'],
    ['zh', '昨天刚跑完半马第2天 今天跑什么'],
  ] as const)('with a race some days away gets no long run, in %s: %s', (language, text) => {
    const { said, readings } = answerTo(language, text);
    expect(readings.length === 0 ? said : readings.join(' ')).toMatch(
      /taper|afterRace|rest|休|race/i,
    );
    expect(said).not.toMatch(/long run this week|ロング走を入れ|安排一次长距离/);
  });

  test('is never left with a single choice', () => {
    const { readings } = answerTo('zh-tw', '大夜班後要跑還是睡');
    expect(readings).not.toHaveLength(1);
  });

  test('of a plan is asked for what a plan needs', () => {
    const { said, readings } = answerTo('zh', '帮我弄个计划呗');
    expect(said).toMatch(/日期/);
    expect(readings).toEqual(['newPlan']);
  });

  test('that nothing answers names who else can be asked', () => {
    const { said, readings } = answerTo('en', 'xqzt vbnm');
    expect(said).toMatch(/coach|sure/);
    expect(readings.length).toBeGreaterThan(0);
  });
});

describe('two questions', () => {
  test('of which one is not understood get an answer and a plain word on the other', () => {
    const { said } = answerTo('en', 'how far did I run this week? and what about the zumblewort?');
    expect(said).toMatch(/km/);
    expect(said).toMatch(/other part|the rest/);
  });
});

describe('a number of the runner’s own', () => {
  const run = topicOf(easyRun(), { history: RICH_HISTORY });

  test.each([
    ['en', 'why was my heart rate so high, it hit 191', '191'],
    ['zh', '心率怎么这么高 到了191', '191'],
  ] as const)('is named beside the stored figures, in %s', (language, text, own) => {
    const { said } = answerTo(language, text, run);
    expect(said).toContain(own);
    expect(said).toMatch(/13\d/);
  });

  test('that is the stored one is not named again', () => {
    const { said } = answerTo('en', 'what was my average pace, 5:50?', run);
    expect(said).not.toMatch(/You mention/);
  });
});

test.each([
  ['en', 'what is VDOT', /race/],
  ['ja', 'VDOTって何', /レース/],
  ['zh', '跑力是什么', /比赛/],
  ['zh-tw', '跑力是什麼', /比賽/],
  ['vi', 'VDOT là gì', /giải/],
] as const)('VDOT is not explained as oxygen uptake, in %s', (language, text, race) => {
  const { said } = answerTo(language, text);
  expect(said).toMatch(race);
  expect(said).not.toMatch(/VO₂max/);
});

test('a Vietnamese question of how many is not one of who answers', () => {
  const { said } = answerTo('vi', 'buổi chạy dài nhất là mấy km');
  expect(said).not.toMatch(/AI/);
});
