import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { readQuestion } from '@tasuki/domain/coaching/questions/read-question';
import type { Language } from '@tasuki/domain/language';
import { asking, RICH_HISTORY } from '../answers/conversation-samples.ts';

/** 21 November 2026, a Saturday. */
const TODAY = 20_778;

function answerTo(language: Language, text: string) {
  const { sentences, readings = [] } = answerQuestion(
    asking(text, { history: RICH_HISTORY, language }),
  );
  return { said: sentences.join(''), readings };
}

describe('a thing that is named beside the question', () => {
  test.each([
    ['en', 'the treadmill at work tops out at 11 kph, how am I meant to get my speed session in'],
    ['en', 'Headlamp, vest, poles, 2 litre bladder. anything I left off the list?'],
    ['zh', '跑步机上做的间歇没有GPS，你从数据里能看出什么'],
    ['zh-tw', '越野背包的水袋一股塑膠味要怎麼清洗'],
    ['vi', 'chạy máy ở gym mà app ghi sai số km, sửa sao ạ'],
  ] as const)('is no subject by itself, in %s: %s', (_, text) => {
    const { intent, subject, readings } = readQuestion(text, TODAY);
    expect({ intent, subject }).toEqual({ intent: 'unknown', subject: null });
    expect(readings.length).toBeGreaterThan(0);
  });

  test.each([
    ['does treadmill running count as much as running outside?', 'treadmill'],
    ['跑步机跑和户外跑有什么区别', 'treadmill'],
    ['how often should I do strength training?', 'strength'],
    ['treadmill says 9 and my watch says 8.2, which one is right?', 'treadmill'],
    ['is cycling good cross training for runners?', 'otherSport'],
  ])('is answered where it is asked about: %s', (text, topic) => {
    expect(readQuestion(text, TODAY).subject).toEqual({ kind: 'advice', topic });
  });
});

describe('somebody else', () => {
  test.each([
    ['ja', '旦那がガーミンを買い替えたいらしい。265と965で迷ってるって。違いわかる？'],
    ['ja', '息子のお古のバスケットシューズなんですが、やっぱりだめでしょうか'],
    ['vi', 'Coach tên gì, có người yêu chưa'],
  ] as const)(
    'who is only named gets no advice on running, and is asked back, in %s: %s',
    (language, text) => {
      expect(answerTo(language, text).readings.length).toBeGreaterThan(0);
    },
  );

  test.each([
    ['en', 'how many miles did my wife run last week'],
    ['vi', 'Bạn em chạy 10k 40 phút thì full marathon được bao nhiêu'],
  ] as const)('who asks for no beginning gets none, in %s: %s', (language, text) => {
    const { said } = answerTo(language, text);
    expect(said).not.toMatch(/beginner|new to running|Người mới|mới tập/);
    expect(said).toMatch(/only|chỉ/);
  });

  test.each([
    ['女友說生理期不能跑 是真的嗎', 'period'],
    ['vợ em mới sinh 2 tháng, chạy lại được chưa ạ', 'afterBirth'],
  ])('gets the advice that holds for anybody: %s', (text, topic) => {
    expect(readQuestion(text, TODAY).subject).toEqual({ kind: 'advice', topic });
  });
});

test('a hike in the plan is no question for the figures of another sport', () => {
  const { said } = answerTo('zh', '我打算周三爬山周六长距离 这样安排会不会太累');
  expect(said).not.toContain('只统计跑步');
});

test.each([
  ['en', 'boss put me on a relay leg of 7 km in june, never raced before, pace??'],
  ['vi', 'Nhịp tim nghỉ của em tháng này sao cao hơn tháng trước'],
  ['zh', '二区到底咋算啊，220减年龄、储备心率算出来都不一样'],
] as const)(
  'a figure that is only named is not sent to the page of a run, in %s: %s',
  (language, text) => {
    const { readings } = answerTo(language, text);
    expect(readings.length).toBeGreaterThan(1);
  },
);

test('phrases of some weight do not outweigh similar questions that hardly ever asked it', () => {
  const { readings } = answerTo('zh-tw', '第一次報名路跑 5K 要先練多久');
  expect(readings.length).toBeGreaterThan(1);
});

test('a drink that is named beside another question leaves that question open', () => {
  const { said, readings } = answerTo('en', 'beer mile in 3 weeks, how do I prepare for that');
  expect(said).toMatch(/alcohol/);
  expect(readings.length).toBeGreaterThan(0);
  expect(readings).not.toContain('alcohol');
});

test.each([
  ['ja', '解熱剤で熱は下がりました。明日の10キロは走れますか', /医師|薬剤師/],
  ['zh', '吃了退烧药烧退了，明天的10公里可以跑吧', /医生/],
  ['zh-tw', '吃了退燒藥燒退了，明天的10K可以跑吧', /醫師/],
  ['vi', 'uống thuốc hạ sốt rồi hết nóng, mai chạy 10k được chứ', /bác sĩ|đi khám/],
] as const)(
  'who took something against a fever is met with care, in %s',
  (language, text, care) => {
    const { said } = answerTo(language, text);
    expect(said).toMatch(care);
    expect(said).not.toMatch(/\d:\d\d/);
  },
);
