import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { ANSWER_BOOKS } from '@tasuki/domain/coaching/answers/answer-books';
import type { AdviceCode } from '@tasuki/domain/coaching/answers/answer-book';
import { renderWords } from '@tasuki/domain/coaching/feedback/render-feedback';
import { isSideStitch } from '@tasuki/domain/coaching/safety/complaints/side-stitch';
import { comparesSessions } from '@tasuki/domain/coaching/questions/forms/earlier-run';
import { readQuestion } from '@tasuki/domain/coaching/questions/read-question';
import type { Language } from '@tasuki/domain/language';
import { asking, easyRun, intervalRun, RICH_HISTORY, topicOf } from './conversation-samples.ts';

/** 21 November 2026, a Saturday. */
const TODAY = 20_778;
const RUN = topicOf(easyRun(), { history: RICH_HISTORY });
const INTERVALS = topicOf(intervalRun(), { history: RICH_HISTORY });

function answerTo(question: string, language: Language, talk = RUN) {
  const conversation = asking(question, { ...talk, language });
  const factById = new Map(conversation.facts.map((fact) => [fact.id, fact]));
  const answer = answerQuestion(conversation);
  const text = answer.sentences
    .flatMap((sentence) => renderWords(sentence, factById, conversation.locale))
    .map((part) => part.text)
    .join('');
  return { ...answer, text };
}

function words(code: AdviceCode, language: Language): string {
  return ANSWER_BOOKS[language].advice[code][0] ?? '';
}

describe('a word decides only where the rest of the message supports it', () => {
  test.each([
    [
      'en',
      'I only have my old gym trainers, do I need running shoes to begin?',
      'advice.firstShoes',
    ],
    ['zh', '孩子骑车，我在旁边陪跑，一直停，这样还算训练吗', 'advice.notAlone'],
    ['zh-tw', '推嬰兒車還要閃單車，這個配速有參考價值嗎', 'advice.notAlone'],
    ['ja', '夜勤明けで寝ずに走りました。次のポイント練は何日後？', 'advice.sleepless'],
    ['vi', 'nghỉ giữa rep nên đi bộ hay chạy chậm', 'advice.repRest'],
    ['en', 'my run was so slow, so embarrassing. should i delete it', 'advice.slowIsFine'],
  ] as const)('%s: %s', (language, question, code) => {
    expect(answerTo(question, language).text).toContain(words(code, language));
  });

  test('hunger as one of two reasons is no question of food', () => {
    const { text } = answerTo('last 2k I died, too fast at the start or just hungry?', 'en');
    expect(text).toMatch(/Your last .* averaged/);
    expect(text).not.toMatch(/toast|banana/);
  });

  test('the run before is no time before a run', () => {
    const { text } = answerTo('what about the run before, how far', 'en');
    expect(text).not.toMatch(/toast|banana/);
  });

  test.each(['đau họng nhẹ, mai chạy được không', 'mai thi mà đau họng'])(
    'a sore throat is no stitch: %s',
    (question) => {
      expect(isSideStitch(question)).toBe(false);
    },
  );

  test('a blood test is no donation', () => {
    expect(readQuestion('下周体检抽血，前一天能跑步吗', TODAY).subject).not.toMatchObject({
      topic: 'donation',
    });
  });
});

describe('several things that are asked at once', () => {
  test('are both answered where the last one asks what comes next', () => {
    const { text } = answerTo(
      '犬と一緒で何度も止まりました。このペースは参考になりますか？明日は走っていいですか？',
      'ja',
    );
    expect(text).toContain(words('advice.notAlone', 'ja'));
    expect(text).toMatch(/休/);
  });

  test('name no run beside advice to rest', () => {
    const { text } = answerTo('I gave blood yesterday. Is a run ok tomorrow?', 'en');
    expect(text).toContain(words('advice.donation', 'en').slice(0, 30));
    expect(text).not.toMatch(/minutes/);
  });
});

describe('a session is set beside the last one of its kind, and never beside a week', () => {
  test.each([
    ['en', 'did I do better than in last week’s intervals'],
    ['ja', '先週のインターバルと比べて成長してる？'],
    ['zh', '跟上周那次比呢'],
    ['vi', 'so với lần trước thì rep nào khá hơn'],
  ] as const)('%s: %s', (language, question) => {
    expect(comparesSessions(question)).toBe(true);
    const { text } = answerTo(question, language, INTERVALS);
    expect(text).toContain(words('beside.sessionPage', language));
  });

  test.each([
    'was last week better than this week',
    '跟上周比跑量怎么样',
    'tuần này so với tuần trước',
  ])('weeks stay weeks: %s', (question) => {
    expect(comparesSessions(question)).toBe(false);
  });
});

test('a month that is not over is said to be so beside a whole one', () => {
  const { text } = answerTo('先月より月間距離減ってる？', 'ja');
  expect(text).toContain(words('period.notOver', 'ja'));
});

describe('what many ask has an answer', () => {
  test.each([
    ['en', 'where do I switch this app to English?', 'app.language'],
    ['ja', '日本語に変えるには？', 'app.language'],
    ['zh', '怎么手动补一次忘带表的跑步', 'app.manual'],
    ['zh-tw', '趟間休息要站著還是慢跑？', 'advice.repRest'],
    ['vi', 'đồng hồ báo hồi phục 72h, tin được không', 'advice.watchSays'],
    ['en', 'should I run the day before my half or rest?', 'advice.dayBefore'],
    ['ja', '大会の持ち物リストがほしい', 'advice.racePacking'],
    ['zh', '赛前最长要跑多少公里才敢跑全马', 'advice.longestBefore'],
    ['vi', 'ngại người ta nhìn khi chạy ngoài đường', 'advice.shy'],
  ] as const)('%s: %s', (language, question, code) => {
    expect(answerTo(question, language).text).toContain(words(code, language));
  });
});

describe('what is missing to a sum of kilometres is computed', () => {
  test.each([
    ['en', 'how many more km to reach 200 this month', /200 km.*km more/],
    ['ja', '今月あと何キロ走れば200いく？', /200 kmまであと/],
    ['zh', '这个月跑量破200没', /离 200 公里还差/],
    ['zh-tw', '這週還差多少到300公里', /離 300 公里還差/],
    ['vi', 'tháng này còn bao nhiêu km nữa là đủ 300', /nữa là đủ 300 km/],
  ] as const)('%s: %s', (language, question, said) => {
    const { text } = answerTo(question, language);
    expect(text).toMatch(said);
  });

  test('and asking how much is left names no storm', () => {
    expect(answerTo('còn bao nhiêu km nữa là đủ 300 tháng này', 'vi').text).not.toMatch(/sấm|bão/);
  });
});

test('how to rest between repetitions is answered beside the rests that were taken', () => {
  const { text } = answerTo('组间休息多久合适，等心率降到120再跑对不对', 'zh', INTERVALS);
  expect(text).toContain(words('advice.repRest', 'zh'));
  expect(text).toMatch(/2 分 30 秒/);
});

test('food is answered where some food is named, and else asked back', () => {
  const { text, readings = [] } = answerTo('レース前日に観光で1万歩くらい歩くのはまずい？', 'ja');
  expect(text).not.toMatch(/夕食|おにぎり/);
  expect(readings.length).toBeGreaterThan(0);
});
