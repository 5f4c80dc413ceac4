import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { conversationFacts } from '@tasuki/domain/coaching/facts/conversation-facts';
import type { Language } from '@tasuki/domain/language';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { earlierRun } from '../feedback/coach-samples.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: PLAN } = PROPOSED;

/** A Wednesday; the plan has a tempo run on Thursday, an easy run on Saturday and a long run on Sunday. */
const NOW = new Date('2026-12-02T10:00:00Z');
const EASY_HISTORY = Array.from({ length: 40 }, (_, index) =>
  earlierRun(2 * index + 2, { utcOffsetMinutes: 0 }, NOW),
);

function answer(
  text: string,
  language: Language = 'en',
  history: readonly RecentActivity[] = EASY_HISTORY,
): string {
  const facts = conversationFacts({ activity: null, history, now: NOW, plan: PLAN });
  return answerQuestion({
    locale: { language, units: 'metric' },
    language,
    activity: null,
    history,
    plan: PLAN,
    facts,
    turns: [{ author: 'runner', text }],
    now: NOW,
  }).sentences.join('');
}

describe('a session that is to be moved is looked at in the plan of the runner', () => {
  test.each([
    ['en', 'can i move thursday to friday', /tempo run tomorrow.*on Friday.*that works/],
    ['ja', '木曜の練習を金曜に移してもいいですか', /明日がテンポ走.*金曜日.*大丈夫/],
    ['zh', '周四的训练能挪到周五吗', /明天是节奏跑.*周五.*可以/],
    ['zh-tw', '週四的課表可以移到週五嗎', /明天是節奏跑.*週五.*可以/],
    ['vi', 'dời buổi thứ năm sang thứ sáu được không', /tempo ngày mai.*thứ Sáu.*nên được/],
  ] as const)('where the days beside it are easy, in %s', (language, text, expected) => {
    expect(answer(text, language)).toMatch(expected);
  });

  test.each([
    ['en', 'can i move thursday to saturday', /long run on Sunday, hard days.*on Friday/],
    ['ja', '木曜の練習を土曜に移してもいい？', /日曜日のロング走.*きつい日が並.*金曜日/],
    ['zh', '周四的训练能挪到周六吗', /周日的长距离跑.*挨在一起.*周五/],
    ['zh-tw', '週四的課表可以移到週六嗎', /週日的長距離跑.*擠在一起.*週五/],
    [
      'vi',
      'dời buổi thứ năm sang thứ bảy được không',
      /buổi chạy dài Chủ nhật.*liền nhau.*thứ Sáu/,
    ],
  ] as const)('where hard days would meet, in %s', (language, text, expected) => {
    expect(answer(text, language)).toMatch(expected);
  });

  test('also where two sessions change places', () => {
    expect(answer('can i swap thursday and saturday this week')).toMatch(
      /long run on Sunday, hard days would meet/,
    );
  });

  test('beside what was run hard already', () => {
    const hard = earlierRun(1, { utcOffsetMinutes: 0, purpose: 'intervals' }, NOW);
    expect(answer('move thursday to today?', 'en', [hard, ...EASY_HISTORY])).toMatch(
      /you ran hard yesterday.*hard days would meet/,
    );
  });

  test.each([
    ['en', 'can i do my long run on friday instead', /tempo run tomorrow, hard days/],
    ['ja', 'ロング走を金曜にしたいです。大丈夫?', /明日のテンポ走.*きつい日が並/],
    ['zh', '长距离放到周五行不行', /明天的节奏跑.*挨在一起/],
  ] as const)('by its kind, in %s', (language, text, expected) => {
    expect(answer(text, language)).toMatch(expected);
  });

  test('which is on the wanted day already', () => {
    expect(answer('土曜のロング走を日曜にずらしたい', 'ja')).toMatch(
      /^計画では日曜日がロング走です。$/,
    );
  });

  test('an easy run can be left out', () => {
    expect(answer('can i move saturday to friday')).toMatch(/easy run.*on Saturday.*skip that/);
  });

  test('a day without a session has nothing to move', () => {
    expect(answer('can i move friday to saturday')).toMatch(/no run on Friday/);
  });
});

test.each([
  ['en', 'how far is the long run this weekend', /long run on Sunday/],
  ['ja', '今週のポイント練習は何曜日ですか', /明日はテンポ走/],
  ['zh', '这周强度课是哪天', /明天是节奏跑/],
  ['zh-tw', '這週的長距離是週幾', /週日是長距離跑/],
  ['vi', 'tuần này bài nặng là ngày nào', /ngày mai là buổi tempo/],
] as const)('a session of the plan is found by its kind, in %s: %s', (language, text, expected) => {
  expect(answer(text, language)).toMatch(expected);
});
