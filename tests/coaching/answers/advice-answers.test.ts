import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { conversationFacts } from '@tasuki/domain/coaching/facts/conversation-facts';
import { feedbackText, factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { WORD_BOOKS } from '@tasuki/domain/coaching/feedback/word-books';
import { wordingText } from '@tasuki/domain/coaching/feedback/word-book';
import { daysOffSaid } from '@tasuki/domain/coaching/questions/forms/days-off';
import {
  ADVICE_TOPICS,
  adviceAsked,
} from '@tasuki/domain/coaching/questions/meanings/asked-meaning';
import { WORDS_OF_MEANINGS } from '@tasuki/domain/coaching/questions/topics/meaning-words';
import { readQuestion } from '@tasuki/domain/coaching/questions/read-question';
import type { Language } from '@tasuki/domain/language';
import { easyWeeks } from '../feedback/coach-samples.ts';
import {
  asking,
  easyRun,
  RICH_HISTORY,
  topicOf,
  type TalkOptions,
} from './conversation-samples.ts';

/** 21 November 2026, a Saturday. */
const TODAY = 20_778;
const KNOWN: TalkOptions = { history: RICH_HISTORY };
/** The last run is sixteen days ago. */
const BACK: TalkOptions = {
  history: easyWeeks().filter(({ startedAt }) => startedAt < new Date('2026-11-06T00:00:00Z')),
};

function answerTo(question: string, talk: TalkOptions = KNOWN, language: Language = 'en') {
  const asked = asking(question, { ...talk, language });
  const answer = answerQuestion(asked);
  const text = answer.sentences.join('');
  const [read = ''] = feedbackText({ sentences: [{ role: 'finding', text }] }, asked.facts, {
    language,
    units: 'metric',
  });
  return { ...answer, text, read, facts: factReferences(text) };
}

const LONG_OR_FAST = ['long', 'tempo', 'intervals'] as const;

function sendsToLongOrFast(text: string, language: Language): boolean {
  const { nextSteps } = WORD_BOOKS[language];
  return LONG_OR_FAST.flatMap((code) => nextSteps[code]).some((step) => {
    const [lead = ''] = wordingText(step).split(/\[guide\]|\{\{/);
    return lead.length > 4 && text.includes(lead);
  });
}

describe('who comes back after a break', () => {
  test.each<[Language, string]>([
    ['en', 'been off five weeks, how should I get back into it?'],
    ['en', 'stopped running for two months, want to start again'],
    ['ja', '一か月ほど休んでいたのですが、どう再開したらいいですか'],
    ['ja', 'ブランクがあるけど、走り始めはどうする'],
    ['zh', '停跑五周了，怎么恢复训练'],
    ['zh', '好久没跑，想重新开始，第一周怎么跑'],
    ['zh-tw', '停跑一個月，要怎麼恢復'],
    ['vi', 'nghỉ chạy một tháng rồi, giờ chạy lại thế nào'],
  ])('begins short and easy, and runs nothing long or fast (%s: %s)', (language, question) => {
    for (const talk of [BACK, KNOWN, {}]) {
      const { text, facts } = answerTo(question, talk, language);
      expect(facts).toContain('answer.return.distance');
      expect(sendsToLongOrFast(text, language)).toBe(false);
    }
  });

  test('has no figure of the weeks while a history is imported', () => {
    const { activity, history, now } = asking('x', KNOWN);
    const facts = conversationFacts({ activity, history, now, isHistoryArriving: true });
    const ofHistory = /^answer\.(?:longest|lastLong|all|return\.distance|shoes\.weeks)/;
    expect(facts.filter(({ id }) => ofHistory.test(id))).toEqual([]);
  });

  test.each([
    ['three weeks off', 21],
    ['2ヶ月ぶり', 60],
    ['停了一个月', 30],
    ['nghỉ 2 tuần', 14],
    ['no break at all', null],
  ])('is read how long it was: %s', (text, days) => {
    expect(daysOffSaid(text)).toBe(days);
  });
});

test.each<[Language, string]>([
  ['en', 'how long should I rest after my marathon?'],
  ['ja', 'ハーフの後はどれくらい休めばいい？'],
  ['zh', '跑完全马休息几天'],
  ['zh-tw', '完賽後多久可以再跑'],
  ['vi', 'chạy xong FM nghỉ mấy ngày'],
])('after a race comes rest, and nothing hard or long (%s: %s)', (language, question) => {
  const { text, facts } = answerTo(question, KNOWN, language);
  expect(facts).toContain('answer.marathonRecovery.days');
  expect(sendsToLongOrFast(text, language)).toBe(false);
});

describe('an illness or operation after which a doctor decides', () => {
  test.each<[Language, string]>([
    ['en', 'just got over pneumonia, can I run again?'],
    ['ja', '先月手術したけど、もう走っていい？'],
    ['zh', '肺炎刚好，可以恢复跑步吗'],
    ['zh-tw', '登革熱好了，可以跑了嗎'],
    ['vi', 'mới khỏi viêm phổi, chạy lại được chưa'],
  ])('gets no session and no pace (%s: %s)', (language, question) => {
    const { isSafetyFirst, facts } = answerTo(question, KNOWN, language);
    expect(isSafetyFirst).toBe(true);
    expect(facts).toEqual([]);
  });

  test('is no matter where it was long ago, or a doctor has allowed running', () => {
    const year = 'I had knee surgery 6 years ago, what should I run tomorrow?';
    expect(answerTo(year).text).not.toContain('ask your doctor first');
  });
});

describe('what is named decides', () => {
  test.each<[Language, string, string]>([
    ['en', 'is running on a treadmill as good?', 'treadmill'],
    ['ja', 'トレッドミルと外、どっちがいい？', 'treadmill'],
    ['en', 'do I need strength training twice a week?', 'strength'],
    ['vi', 'có cần tập gym không', 'strength'],
    ['zh', '空气质量不好还能跑吗', 'air'],
    ['zh-tw', '去高原跑步要注意什麼', 'altitude'],
    ['en', 'a couple of beers the night before, is that bad?', 'alcohol'],
    ['ja', '走る前のコーヒーってどう？', 'caffeine'],
    ['vi', 'mất ngủ vì hồi hộp trước giải', 'nerves'],
    ['zh', '跑步耳机听歌会影响吗', 'music'],
  ])('in %s: %s', (_language, question, topic) => {
    expect(adviceAsked(question)).toBe(topic);
  });

  test('every topic can be reached', () => {
    const reached = new Set(Object.values(WORDS_OF_MEANINGS).flatMap((words) => words.split(' ')));
    expect(reached.size).toBeGreaterThan(ADVICE_TOPICS.length);
  });

  test('no more words belong together than are looked up', () => {
    const words = Object.values(WORDS_OF_MEANINGS).flatMap((all) => all.split(' '));
    expect(words.filter((word) => word.split('_').length > 3)).toEqual([]);
  });

  test('figures come from what is known of the runner', () => {
    expect(answerTo('how long does a pair of shoes last?').read).toContain('500');
    expect(answerTo('how many gels for a marathon?').facts).toContain('answer.gels.marathon');
    expect(answerTo('how fast should I run 400m reps?').facts).toContain(
      'answer.repetition.400.duration',
    );
  });
});

test.each<[Language, string, string]>([
  ['en', 'if I hold 5:30/km, what time do I get for a half?', '1:56:02'],
  ['ja', 'キロ6分でフルを走ったら何時間？', '4:13:10'],
  ['zh', '配速5:00跑全马要多久', '3:30:59'],
  ['zh-tw', '用6:00配速跑半馬要多久', '2:06:35'],
  ['vi', 'giữ pace 5:00 chạy 10k hết bao lâu', '50:00'],
])('a pace and a distance are multiplied (%s: %s)', (language, question, time) => {
  expect(answerTo(question, KNOWN, language).read).toContain(time);
});

test.each<[Language, string]>([
  ['en', 'that’s not what I asked, what is my tempo pace?'],
  ['ja', '答えになってない。閾値ペースはいくつ？'],
  ['zh', '你没回答，我的节奏跑配速是多少？'],
  ['zh-tw', '你沒回答，我的節奏跑配速是多少？'],
  ['vi', 'trả lời sai rồi, pace tempo của mình là bao nhiêu?'],
])('what is asked once more beside a complaint is answered (%s: %s)', (language, question) => {
  expect(answerTo(question, KNOWN, language).facts).toContain('runner.pace.threshold');
});

test('a part that is better is no pain', () => {
  expect(answerTo('thanks coach, my knee feels much better today').isSafetyFirst).toBe(false);
  expect(answerTo('my knee is a bit better but still hurts').isSafetyFirst).toBe(true);
});

test.each([
  'did I run more this week than last?',
  '這週跟上週比誰多',
  'tuần này nhiều hơn tuần trước không',
])('two weeks are set beside each other: %s', (question) => {
  expect(readQuestion(question, TODAY).subject).toEqual({
    kind: 'period',
    period: { kind: 'weeks' },
  });
});

test('why a run was slow is answered with what is usual', () => {
  const { facts } = answerTo('why was I so slow today?', topicOf(easyRun(), KNOWN));
  expect(facts).toEqual(expect.arrayContaining(['pace.average', 'runner.easyPace']));
});

test('without a run nobody is said to be seen', () => {
  expect(answerTo('can you see my garmin data?', {}).text).toContain('Linked accounts');
});

describe('what a question takes for granted', () => {
  test.each<[Language, string]>([
    ['en', 'I ran 25 km yesterday, can I do intervals tomorrow?'],
    ['ja', '昨日30キロ走ったけど、明日テンポ走していい？'],
    ['zh', '昨天跑了30公里，明天能不能跑间歇'],
    ['zh-tw', '昨天跑了30公里，明天能不能跑間歇'],
    ['vi', 'hôm qua chạy 25km, mai chạy tempo được không'],
  ])(
    'is set beside what is stored, and answered with an easy day (%s: %s)',
    (language, question) => {
      const { text } = answerTo(question, KNOWN, language);
      expect(readQuestion(question, TODAY).subject).toEqual({
        kind: 'premise',
        premise: 'ranYesterday',
      });
      expect(sendsToLongOrFast(text, language)).toBe(false);
    },
  );

  test.each<[Language, string]>([
    ['en', 'ran eight days in a row, should I rest tomorrow?'],
    ['ja', '8日連続で走ってる。明日は休む？'],
    ['zh', '连着跑了八天，明天要不要休息'],
    ['vi', 'chạy 8 ngày liền rồi, mai nên nghỉ không'],
  ])('days in a row are counted (%s: %s)', (language, question) => {
    expect(answerTo(question, KNOWN, language).facts).toEqual(['runner.sevenDays.runs']);
  });
});

test.each<[Language, string]>([
  ['en', 'race in 4 days, how should I train this week, and should I rest tomorrow?'],
  ['vi', 'còn 4 ngày nữa là race, tuần này tập sao, có nên nghỉ không'],
])('several things asked in a race week lead to no long run (%s: %s)', (language, question) => {
  expect(sendsToLongOrFast(answerTo(question, KNOWN, language).text, language)).toBe(false);
});

test.each<[Language, string, RegExp]>([
  ['en', 'are you a real person?', /not a person/],
  ['ja', 'AIですか、人間ですか', /AIです/],
  ['zh', '你是真人还是AI', /不是真人/],
  ['zh-tw', '你是真人還是AI', /不是真人/],
  ['vi', 'bạn là người thật hay máy', /không phải người/],
])(
  'who asks whether a person answers learns that none does (%s: %s)',
  (language, question, said) => {
    expect(answerTo(question, KNOWN, language).text).toMatch(said);
  },
);

test('the first run after years is looked at, and not asked about', () => {
  const run = topicOf(easyRun({ minutes: 25 }), { history: [] });
  const answer = answerTo('first run in eleven years, how did I do?', run);
  expect(answer.readings).toBeUndefined();
});

test.each<[Language, string]>([
  ['en', 'had a baby three months ago, where should I start running?'],
  ['ja', '産後3か月です。いつから走っていいですか'],
  ['zh', '产后三个月可以跑步吗'],
  ['zh-tw', '產後三個月可以跑步嗎'],
  ['vi', 'sau sinh 3 tháng chạy lại được không'],
])('after a birth a doctor or midwife comes first (%s: %s)', (language, question) => {
  const { text, facts } = answerTo(question, KNOWN, language);
  expect(facts).toEqual([]);
  expect(sendsToLongOrFast(text, language)).toBe(false);
});
