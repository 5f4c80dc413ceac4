import { describe, expect, test } from 'vitest';
import { ANSWER_BOOKS } from '@tasuki/domain/coaching/answers/answer-books';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import type { CommonQuestionCode } from '@tasuki/domain/coaching/answers/words/common-questions/common-question-codes';
import type { Conversation, ConversationTurn } from '@tasuki/domain/coaching/facts/conversation';
import { conversationFacts } from '@tasuki/domain/coaching/facts/conversation-facts';
import { feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { Language } from '@tasuki/domain/language';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { earlierRun } from '../feedback/coach-samples.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;

/** A Wednesday in the second week of a plan for a half marathon on 14 March. */
const NOW = new Date('2026-12-02T10:00:00Z');
/** Tuesdays, Thursdays, Saturdays and Sundays of twelve weeks, and a race. */
const HISTORY = [
  ...Array.from({ length: 12 }, (_, week) =>
    [1, 3, 4, 6].map((day) =>
      earlierRun(7 * week + day, { id: `${week}-${day}`, utcOffsetMinutes: 0 }, NOW),
    ),
  ).flat(),
  earlierRun(
    19,
    {
      id: 'race',
      utcOffsetMinutes: 0,
      distanceMeters: 10_050,
      movingSeconds: 2700,
      averagePaceSecondsPerKilometer: 268,
      purpose: 'race',
    },
    NOW,
  ),
].sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());

interface Asked {
  plan?: PlanRecord | null;
  before?: readonly ConversationTurn[];
}

function answerTo(
  language: Language,
  question: string,
  { plan = RECORD, before = [] }: Asked = {},
) {
  const facts = conversationFacts({ activity: null, history: HISTORY, now: NOW, plan });
  const conversation: Conversation = {
    locale: { language, units: 'metric' },
    language,
    activity: null,
    history: HISTORY,
    plan,
    facts,
    turns: [...before, { author: 'runner', text: question }],
    now: NOW,
  };
  const answer = answerQuestion(conversation);
  const text = answer.sentences.join('');
  const known = [...facts, ...(answer.facts ?? [])];
  const [read = ''] = feedbackText({ sentences: [{ role: 'finding', text }] }, known, {
    language,
    units: 'metric',
  });
  return { text, read };
}

describe('common questions are answered and not asked back', () => {
  test.each<readonly [Language, CommonQuestionCode, string]>([
    ['en', 'advice.raceThenLong', 'Parkrun on Saturday then long run Sunday, is that ok?'],
    ['ja', 'advice.raceThenLong', '土曜にパークラン走って日曜ロング走っても平気？'],
    ['zh', 'advice.raceThenLong', '周六跑parkrun，周日还要长距离，行吗'],
    ['zh-tw', 'advice.raceThenLong', '週六參加parkrun，隔天長跑會太累嗎'],
    ['vi', 'advice.raceThenLong', 'thứ bảy chạy parkrun, chủ nhật chạy dài có sao không'],
    ['en', 'advice.calmStart', 'how do I keep the first 5 km of the race under control?'],
    ['ja', 'advice.calmStart', 'レースの最初の5キロを抑えて入るには？'],
    ['zh-tw', 'advice.calmStart', '比賽前5公里怎麼穩住不要衝太快'],
    ['vi', 'advice.calmStart', 'làm sao kìm tốc độ 5 km đầu của giải'],
    ['en', 'advice.daysPlanned', 'can you make a plan with only three runs a week?'],
    ['ja', 'advice.daysPlanned', '週3日だけ走るプラン作れる？'],
    ['zh', 'advice.daysPlanned', '一周只跑三天的计划怎么安排'],
    ['vi', 'advice.daysPlanned', 'lịch tuần 3 buổi thì sắp xếp sao'],
    ['en', 'advice.lonely', 'running alone gets lonely'],
    ['ja', 'advice.lonely', '一人で走るの寂しい'],
    ['zh', 'advice.lonely', '一个人跑步好孤单'],
    ['zh-tw', 'advice.lonely', '一個人跑很孤單'],
    ['vi', 'advice.lonely', 'chạy một mình buồn quá'],
    ['en', 'app.dataPlace', 'where does my data go?'],
    ['ja', 'app.dataPlace', 'データはどこに送られるの？'],
    ['zh', 'app.dataPlace', '我的数据都存哪儿'],
    ['zh-tw', 'app.dataPlace', '我的資料會傳到哪裡'],
    ['vi', 'app.dataPlace', 'dữ liệu của tôi đi đâu'],
    ['en', 'advice.planTooHard', 'this plan is too hard'],
    ['en', 'advice.consecutiveDays', 'is running on back-to-back days ok for a beginner?'],
    ['vi', 'advice.raceWeek', 'tuần cuối trước giải tập thế nào'],
    ['zh', 'advice.fastedRun', '空腹晨跑会不会掉肌肉'],
    ['ja', 'advice.groupPace', '練習会でいつも速い組についていって最後はへろへろになる'],
    ['zh', 'advice.hillReps', '坡道冲刺一次跑几组'],
    ['zh-tw', 'advice.changeGoal', '我想把目標改成開心完賽就好'],
    ['vi', 'advice.zoneTwoSlow', 'zone 2 chậm gần như đi bộ, có cần không'],
    ['vi', 'app.export', 'Tải dữ liệu về máy được không?'],
    ['zh-tw', 'app.plans', '免費版跟付費版差在哪'],
    ['zh-tw', 'advice.newBest', '初半馬完賽了，好感動'],
  ])('%s: %s (%s)', (language, code, question) => {
    const [words] = ANSWER_BOOKS[language].advice[code];
    expect(answerTo(language, question).text).toContain(words);
  });
});

describe('what lies ahead in the plan is said from the plan', () => {
  const nextWeek = PLAN.weeks.find(({ monday }) => monday === '2026-12-07');
  const kilometers = String(Math.round((nextWeek?.meters ?? 0) / 100) / 10);

  test.each<readonly [Language, string, RegExp]>([
    ['en', 'how many days until race day?', /102 days/],
    ['ja', '本番まであと何週間？', /15週間.*102日/],
    ['zh', '距离比赛还剩多少天', /102 天/],
    ['zh-tw', '距離比賽還有幾天', /102 天/],
    ['vi', 'còn mấy ngày nữa thi', /102 ngày/],
    [
      'en',
      'what does the longest run of my plan get to?',
      /longest run still ahead in your plan is \d/,
    ],
    ['ja', '計画でいちばん長いロング走は何キロ？', /いちばん長いのは\d/],
  ])('%s: %s', (language, question, expected) => {
    expect(answerTo(language, question).read).toMatch(expected);
  });

  test.each<readonly [Language, string]>([
    ['en', "what's the focus of next week?"],
    ['ja', '来週のテーマは？'],
    ['zh', '下周的重点是什么'],
    ['zh-tw', '下週訓練重點是什麼'],
    ['vi', 'tuần sau tập trung vào cái gì'],
  ])('next week has its own kilometres in %s', (language, question) => {
    const { read } = answerTo(language, question);
    expect(read).toContain(language === 'vi' ? kilometers.replace('.', ',') : kilometers);
  });

  test('without a plan no race and no week is made up', () => {
    for (const question of ['how many days until race day?', "what's the focus of next week?"]) {
      expect(answerTo('en', question, { plan: null }).read).not.toMatch(/102|23\.4/);
    }
  });

  test('nothing of next week is said to a runner who is ill', () => {
    const before: ConversationTurn[] = [
      { author: 'runner', text: 'I have a cold and a sore throat' },
      { author: 'coach', text: 'Rest until you are well.' },
    ];
    const { read } = answerTo('en', "what's the focus of next week?", { before });
    expect(read).not.toContain(kilometers);
  });
});

test.each<readonly [Language, string]>([
  ['en', 'how many days off did I take last week'],
  ['ja', '先週何日休んだ？'],
  ['zh', '上周我休息了几天'],
  ['zh-tw', '上週我休息幾天'],
  ['vi', 'tuần trước mình nghỉ mấy ngày'],
])('days without a run last week are counted in %s', (language, question) => {
  expect(answerTo(language, question).read).toMatch(/3 (?:days|天|ngày)|3日/);
});

test.each<readonly [Language, string]>([
  ['en', 'what splits should i aim for in the half'],
  ['ja', 'ハーフのペース配分どうすればいい？5キロごとに教えて'],
  ['zh', '半马怎么分配配速，每5公里多少'],
  ['vi', 'chia pace half marathon thế nào cho từng 5 km'],
])('splits without a time are those of the forecast in %s', (language, question) => {
  expect(answerTo(language, question).read).toMatch(/1:40:00.*23:42.*47:24/);
});

test('the laps of a race that was run are no forecast', () => {
  expect(answerTo('ja', '日曜のハーフのラップ出して').read).not.toContain('23:42');
  expect(answerTo('en', 'what were my splits in the half on Sunday').read).not.toContain('23:42');
});

test.each<readonly [Language, string, RegExp]>([
  ['en', 'coffee before my morning run, yes or no?', /Coffee/],
  ['ja', '走る前にコーヒー飲んでもいい？', /コーヒー/],
  ['zh', '跑步前喝咖啡有用吗', /咖啡/],
  ['vi', 'uống cà phê trước khi chạy có tốt không', /cà phê/],
  ['ja', '走ったあと何食べたらいい？', /^走ったあと/],
  ['zh', '天热跑步要喝电解质吗', /盐/],
])('food and drink that are named are answered first in %s: %s', (language, question, expected) => {
  expect(answerTo(language, question).read).toMatch(expected);
});
