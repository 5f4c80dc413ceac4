import { describe, expect, test } from 'vitest';
import { lowDayIn, saysWell } from './low-day.ts';

describe('a runner who slept badly', () => {
  test.each([
    'not sleeping well',
    "haven't slept much lately",
    'slept like 4 hrs, still do it?',
    'only got 3 hours of sleep',
    'baby kept me up all night',
    'my son is sick and i slept 3 hours',
    '子供が夜泣きで寝不足',
    '寝不足です',
    'きのう全然寝れなくて',
    '4時間しか寝てない',
    '昨晚失眠了',
    '只睡了三個小時',
    '昨天熬夜了',
    'đêm qua mất ngủ',
    'dem qua ngu co 3 tieng',
  ])('%s', (text) => {
    expect(lowDayIn(text)).toBe('slept-badly');
  });
});

describe('a runner who does not feel well enough for the plan', () => {
  test.each([
    'not great today, what next?',
    'feeling kinda flat, what next',
    'feel a bit off this morning',
    'exhausted. what should I do today',
    'なんか今日だるい',
    '調子がイマイチです',
    '昨日の飲み会で二日酔い。明日のロングどうする',
    'con met qua',
    'người uể oải quá',
    '今天状态不太好',
    '今天怪怪的沒力',
    'nay hoi met',
    'hôm nay mệt quá',
  ])('%s', (text) => {
    expect(lowDayIn(text)).toBe('low');
  });
});

test.each([
  'the pace felt flat at the end',
  'I was exhausted on Sunday',
  'not tired at all, what next?',
  'not great pace, was it',
  'is a flat course faster',
  '全然疲れていません',
  '坂がしんどい',
  '不累，明天跑什么',
  'không mệt, mai chạy gì',
  'did I sleep enough for my taper',
  'why is my cadence so low',
  'are my shoes worn out after 800k',
  "I'm off today, what should I run",
  "I'm dead set on sub 4",
  'is my mileage too low',
  'ストレス発散に走りたい',
  '心率怪怪的',
  '这次跑得很累，为什么',
  'my son slept badly, can i run today',
  'my husband is exhausted, should I still do my tempo',
  'friend feels exhausted after her marathon, normal?',
  '妻が寝不足なんだけど僕は走っていい？',
  '老婆昨晚没睡好，我还能跑吗',
  '老婆昨晚沒睡好，我還能跑嗎',
  'vợ tôi mất ngủ, tôi chạy được không',
  'vo toi mat ngu',
  'slept from 10 to 5',
  'slept in until 5',
  'i slept well, 3 hours of sleep more than usual',
  'no sleep problems at all',
  'i never sleep badly',
  '没睡午觉',
  '寝れないほど楽しみ',
  'still fried chicken for dinner',
  'i am beat by hills',
])('nothing of the kind is said: %s', (text) => {
  expect(lowDayIn(text)).toBeNull();
});

test.each(['slept great', 'feeling good again', 'よく眠れました', '睡得很好', 'ngủ ngon'])(
  'well again: %s',
  (text) => {
    expect(saysWell(text)).toBe(true);
  },
);
