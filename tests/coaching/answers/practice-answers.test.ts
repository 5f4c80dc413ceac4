import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import type { AdviceCode } from '@tasuki/domain/coaching/answers/answer-book';
import { ANSWER_BOOKS } from '@tasuki/domain/coaching/answers/answer-books';
import { conversationFacts } from '@tasuki/domain/coaching/facts/conversation-facts';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { activityAskedAbout } from '@tasuki/domain/coaching/questions/asked-activity';
import { readPlanAsk } from '@tasuki/domain/coaching/questions/read-plan-ask';
import { complaintIn } from '@tasuki/domain/coaching/safety/question-complaint';
import type { Language } from '@tasuki/domain/language';
import {
  asking,
  easyRun,
  EVENING,
  RICH_HISTORY,
  talkedAbout,
  topicOf,
  type TalkOptions,
} from './conversation-samples.ts';
import { coached, earlierRun } from '../feedback/coach-samples.ts';

/** 21 November 2026, a Saturday. */
const TODAY = 20_778;
const KNOWN: TalkOptions = { history: RICH_HISTORY };
const RUN: TalkOptions = topicOf(easyRun(), { history: RICH_HISTORY });
const NEWCOMER: TalkOptions = { history: [] };

function answerTo(question: string, language: Language, talk: TalkOptions = KNOWN) {
  const answer = answerQuestion(asking(question, { ...talk, language }));
  return { ...answer, text: answer.sentences.join('') };
}

/** Whether the words of a code are in an answer; those of practice have a single wording. */
function says(text: string, language: Language, code: AdviceCode): boolean {
  const [wording] = ANSWER_BOOKS[language].advice[code];
  return text.includes(wording);
}

type Asked = readonly [language: Language, question: string, code: AdviceCode];

test.each<Asked>([
  ['en', 'my resting pulse is higher than usual and i keep waking at night', 'recovery.pulseSleep'],
  ['ja', '起床時の心拍が普段より高くて、夜も眠れません', 'recovery.pulseSleep'],
  ['zh', '这几天静息心率升高，晚上也睡不着', 'recovery.pulseSleep'],
  ['zh-tw', '起床心率比平常高，晚上失眠', 'recovery.pulseSleep'],
  ['vi', 'nhịp tim lúc nghỉ tăng mấy hôm nay, ngủ kém nữa', 'recovery.pulseSleep'],
  ['en', 'morning pulse is raised, am I overtraining', 'recovery.pulse'],
  ['en', 'am i overtraining? irritable and tired all the time', 'recovery.tired'],
])(
  'a body that has not recovered comes before how much was run (%s: %s)',
  (language, question, code) => {
    const { text } = answerTo(question, language);
    expect(says(text, language, code)).toBe(true);
    expect(says(text, language, 'recovery.next')).toBe(true);
    expect(factReferences(text)).toContain('runner.sevenDays.distance');
  },
);

test.each<Asked>([
  [
    'en',
    'hot and humid here, is it better to do a morning run or evening run, morning or evening',
    'advice.heatTime',
  ],
  ['vi', 'trời nóng 38 độ, chạy sáng hay tối thì hơn', 'advice.heatTime'],
  ['zh-tw', '為什麼常常抽筋，要補鹽嗎', 'advice.cramp'],
  ['en', 'quads cramped in the last race, do i lack magnesium', 'advice.cramp'],
  ['ja', 'いつも終盤に足がつるのは塩分不足？', 'advice.cramp'],
  ['vi', 'hay bị vọp bẻ cuối bài dài, do thiếu muối hả', 'advice.cramp'],
  ['en', 'will jogging give me bulky calves', 'advice.calves'],
  ['ja', '走ると脚が太くなる？', 'advice.calves'],
  ['zh', '慢跑会不会让小腿变粗', 'advice.calves'],
  ['vi', 'chạy bộ có làm to bắp chân không', 'advice.calves'],
  ['en', 'is my pulse higher on my period or do i imagine it', 'advice.periodPulse'],
  ['ja', '夫に走ってばかりと文句を言われます', 'advice.family'],
  ['en', 'my husband complains about my running, how do i convince him', 'advice.family'],
  ['zh', '在家用哑铃怎么练核心', 'advice.core'],
  ['en', 'which exercises with a dumbbell for my core', 'advice.core'],
  ['en', 'how many days between hard sessions', 'advice.hardSpacing'],
  ['vi', 'các bài nặng nên cách nhau mấy ngày', 'advice.hardSpacing'],
  ['en', 'treadmill says 8 and my watch 7.4, who is right', 'advice.treadmillDistance'],
  ['ja', 'トレッドミルのほうがきつく感じるのは変？', 'advice.treadmillHard'],
  ['en', 'what do i eat the night before my race', 'advice.raceEve'],
  ['zh', '比赛前一天晚饭吃什么', 'advice.raceEve'],
  ['en', 'race morning: my stomach always plays nervous, what breakfast?', 'advice.raceBelly'],
  ['ja', '給水所は全部寄るべき？', 'advice.aidStations'],
  ['zh-tw', '補給站要每個都停嗎', 'advice.aidStations'],
  ['en', 'gale force gusts tomorrow, inside or outside?', 'advice.wind'],
  ['zh', '下雨天穿什么鞋不容易打滑', 'advice.wetGrip'],
  ['en', 'when do i start my taper', 'advice.taperWhen'],
  ['vi', 'tuần này sao toàn chạy nhẹ vậy', 'advice.easyAll'],
  ['en', 'how do i import from my fitbit', 'app.otherWatch'],
  ['ja', 'ガーミンと同期できないんだけど', 'app.trouble'],
  ['zh', '怎么删除账号，数据会没吗', 'app.deleteAccount'],
  ['vi', 'mới chạy có cần mua đồng hồ không, điện thoại được không', 'app.phone'],
])(
  'what runners ask of daily practice has an answer of its own (%s: %s)',
  (language, question, code) => {
    expect(says(answerTo(question, language).text, language, code)).toBe(true);
  },
);

test.each<Asked>([
  ['en', 'how many days a week should i run', 'begin.often'],
  ['zh-tw', '一週跑幾次好', 'begin.often'],
  ['ja', '運動経験ゼロ、何から始めたらいい？', 'begin.first'],
  ['vi', 'mới tập, hôm nay chạy gì', 'begin.first'],
  ['en', 'i weigh 105 kg, can i start running', 'begin.heavy'],
  ['ja', '3か月後の5キロの大会、初心者だけど間に合いますか', 'begin.race'],
])('who has never run is told how to begin (%s: %s)', (language, question, code) => {
  expect(says(answerTo(question, language, NEWCOMER).text, language, code)).toBe(true);
});

test.each([
  'the kids are sick, can I run later tomorrow',
  'my wife has a fever so no run today',
  '娘が熱を出したので明日は走れないかも',
  '孩子发烧了，明天的课怎么办',
])('what somebody close has is no complaint of the runner: %s', (text) => {
  expect(complaintIn(text)).toBeNull();
});

test.each(['the kids are sick and i have a fever too', 'my son is ill and my knee hurts'])(
  'and what the runner has stays one: %s',
  (text) => {
    expect(complaintIn(text)).not.toBeNull();
  },
);

test('a letter is not written, whatever ails the runner in it', () => {
  const { text } = answerTo('write an email to my coach that I am sick', 'en');
  expect(text).toContain(ANSWER_BOOKS.en.advice['offTopic.plain'][0]);
});

describe('a session that is called by its kind', () => {
  test.each([
    ['can my long run go to saturday? shift it please', 'long', null, '2026-11-21'],
    ['テンポ走を金曜に移せる？', 'tempo', null, '2026-11-27'],
    ['周四没空，间歇挪到周五行吗', 'intervals', '2026-11-26', '2026-11-27'],
    ['mai bận, dời bài tempo qua t6 nhé', 'tempo', '2026-11-22', '2026-11-27'],
  ] as const)('goes to the day that is named after it: %s', (text, session, fromDay, toDay) => {
    expect(readPlanAsk(text, TODAY, { hasPlan: true })).toEqual({
      kind: 'move',
      fromDay,
      toDay,
      session,
    });
  });

  test('leaves a day before it as the day that is moved', () => {
    expect(readPlanAsk("move thursday's tempo", TODAY, { hasPlan: true })).toEqual({
      kind: 'move',
      fromDay: '2026-11-26',
      toDay: null,
    });
  });
});

test.each([
  ['why was kilometre 4 so slow', 'split.4.pace'],
  ['3キロ目はどうして落ちたの', 'split.3.pace'],
  ['sao km 5 chậm vậy', 'split.5.pace'],
])('a kilometre by its number is looked at, also where it is asked why: %s', (question, fact) => {
  const { text } = answerTo(question, 'en', RUN);
  expect(factReferences(text)).toContain(fact);
  expect(says(text, 'en', 'splits.cause')).toBe(true);
});

test('a run is set beside the last long one, and no weeks are', () => {
  const { text } = answerTo('how does it compare with the long run last week', 'en', RUN);
  expect(factReferences(text)).toEqual(
    expect.arrayContaining(['distance.total', 'answer.lastLong.distance']),
  );
  expect(factReferences(text)).not.toContain('runner.week.distance');
});

test('two whole months are compared, and this one is left out where it is not named', () => {
  const { text } = answerTo('did i run more last month than the month before that', 'en');
  const facts = factReferences(text);
  expect(facts).toContain('runner.calendarMonth.1.distance');
  expect(facts).toContain('runner.calendarMonth.2.distance');
  expect(facts).not.toContain('runner.calendarMonth.0.distance');
});

test.each([
  ['en', 'am i past 120 this month'],
  ['ja', '今月120キロ超えた？'],
  ['zh', '这个月到180了没'],
] as const)('a sum that may be reached is looked up (%s: %s)', (language, question) => {
  const { text } = answerTo(question, language);
  expect(factReferences(text)).toContain('runner.calendarMonth.0.distance');
});

test.each([
  ['en', 'how was my grumblefoot yesterday?'],
  ['en', 'How was my 足さばき on Thursday?'],
] as const)(
  'what nobody knows is asked back, and no run is told instead (%s: %s)',
  (language, question) => {
    const { text, readings = [] } = answerTo(question, language);
    expect(readings.length).toBeGreaterThan(1);
    expect(factReferences(text)).toEqual([]);
  },
);

describe('in a conversation about no run', () => {
  const newest = earlierRun(1, { distanceMeters: 10_000 });
  const history = [newest, ...RICH_HISTORY];
  const askedAbout = (text: string) =>
    activityAskedAbout({ history, turns: [{ author: 'runner', text }], now: EVENING });

  test.each([
    'what was my cadence?',
    'ラップはどうだった？',
    '昨天心率区间怎么分布',
    'hôm qua nửa sau có đuối không',
    'was yesterday too fast for an easy run',
  ])('the recording that answers is looked up: %s', (text) => {
    expect(askedAbout(text)).toBe(newest.id);
  });

  test.each([
    'how far did i run yesterday',
    'what should I run tomorrow?',
    'how many km this month',
    'which shoes for a marathon',
  ])('none is looked up where none is needed: %s', (text) => {
    expect(askedAbout(text)).toBeNull();
  });

  test('the run of the day that is named is taken', () => {
    const thursday = history.find(({ id }) => id === 'run-2');
    expect(askedAbout('how were my splits on thursday')).toBe(thursday?.id);
  });

  test.each([
    ['en', 'splits yesterday?', 'yesterday'],
    ['ja', '昨日のラップは？', '昨日'],
  ] as const)('the answer says which run it is about (%s: %s)', (language, question, day) => {
    const decoded = { ...easyRun(), startedAt: newest.startedAt };
    const activity = talkedAbout(decoded, coached(decoded, { history: RICH_HISTORY }), {
      id: newest.id,
    });
    const conversation = asking(question, { activity, history, language });
    const facts = conversationFacts({ activity, history, now: EVENING });
    const { sentences } = answerQuestion({ ...conversation, facts, isActivityLookedUp: true });
    const text = sentences.join('');
    expect(text).toContain(day);
    expect(factReferences(text)).toContain('split.fastest.pace');
  });
});

test.each([
  ['vi', 'em bầu 20 tuần, bác sĩ bảo ổn, chạy theo giáo án được không'],
  ['vi', 'mình có thai rồi, mai chạy gì'],
  ['en', 'i am pregnant and my doctor is happy, what do I run tomorrow'],
  ['ja', '妊娠中だけど明日は何を走ればいい？'],
  ['zh', '怀孕十周了，明天跑什么'],
] as const)(
  'who is pregnant gets no session before a doctor has said how far (%s: %s)',
  (language, question) => {
    const { text } = answerTo(question, language);
    expect(factReferences(text)).toEqual([]);
  },
);
