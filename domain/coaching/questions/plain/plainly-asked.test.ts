import { describe, expect, test } from 'vitest';
import { plainlyAsked } from './plainly-asked.ts';

describe('what is asked in words that mean nothing else', () => {
  test.each([
    ['planAhead', 'how many weeks are left in my plan'],
    ['planAhead', 'does this plan get any easier'],
    ['planAhead', 'あと何週でプランが終わりますか'],
    ['planAhead', '计划后面哪周跑量最高'],
    ['planAhead', '課表還有幾週結束'],
    ['planAhead', 'giáo án còn mấy tuần nữa'],
    ['next', 'when is my next long run'],
    ['next', '今週のロング走は何曜日？'],
    ['next', '这周间歇是哪天'],
    ['next', '這週強度課是週幾'],
    ['next', 'tuần này long run vào thứ mấy'],
    ['nextWeek', 'is next week any easier'],
    ['nextWeek', '来週は楽になりますか'],
    ['nextWeek', '下周会轻松点吗'],
    ['nextWeek', '下禮拜會比較累嗎'],
    ['nextWeek', 'tuần sau có nhẹ hơn không'],
    ['shoePair', 'should i rotate two pairs of running shoes'],
    ['shoePair', 'シューズは2足を使い分けるべき？'],
    ['shoePair', '两双跑鞋轮换穿有必要吗'],
    ['shoePair', '2雙鞋交替穿好嗎'],
    ['shoePair', 'có nên luân phiên hai đôi giày không'],
    ['appOtherWatch', 'does it sync with my coros'],
    ['appOtherWatch', 'ガーミン以外も使える？'],
    ['appOtherWatch', '高驰能同步吗'],
    ['appOtherWatch', '佳明以外的手錶可以嗎'],
    ['appOtherWatch', 'có kết nối được suunto không'],
    ['appHeartZones', 'where do i change my zones'],
    ['appHeartZones', '心拍ゾーンはどこで変えますか'],
    ['appHeartZones', '心率区间在哪里改'],
    ['appHeartZones', 'chỉnh vùng nhịp tim ở đâu'],
    ['timeOfDay', 'mornings or evenings, which is better for training'],
  ] as const)('%s: %s', (topic, text) => {
    expect(plainlyAsked(text)).toBe(topic);
  });

  test.each([
    'am i faster in the mornings or evenings, which is better for me',
    'how many weeks did i run last year',
    '最近一次节奏跑是什么时候',
    '上次间歇是哪天',
    '最後のロング走はいつ？',
    '下周二会下雨吗',
    'my hill repeats yesterday, were they even',
    'my coros says my vo2max is 50',
  ])('and not in words that may mean another thing: %s', (text) => {
    expect(plainlyAsked(text)).toBeNull();
  });
});
