import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { readPeriod } from '@tasuki/domain/coaching/questions/question-period';
import type { Language } from '@tasuki/domain/language';
import {
  asking,
  easyRun,
  intervalRun,
  RICH_HISTORY,
  topicOf,
  type TalkOptions,
} from '../answers/conversation-samples.ts';

const KNOWN: TalkOptions = { history: RICH_HISTORY };
const OF_A_RUN: TalkOptions = topicOf(easyRun(), { history: RICH_HISTORY });
const OF_INTERVALS: TalkOptions = topicOf(intervalRun(), { history: RICH_HISTORY });

function answer(question: string, options: TalkOptions) {
  const { sentences, readings = [] } = answerQuestion(asking(question, options));
  const text = sentences.join('');
  return { text, facts: factReferences(text), readings };
}

describe('what lies between repetitions', () => {
  test.each<[Language, string]>([
    ['en', 'how long were the recoveries between reps'],
    ['ja', 'つなぎのジョグは何分だった？'],
    ['zh', '组间歇了多久'],
    ['zh-tw', '組間休息多久'],
    ['vi', 'nghỉ giữa các rep bao lâu'],
  ])('is told by its length, in %s: %s', (language, question) => {
    const { facts } = answer(question, { ...OF_INTERVALS, language });
    expect(facts).toContain('interval.rest.duration');
  });
});

describe('how fast to begin repetitions', () => {
  test.each<[Language, string]>([
    ['en', 'i fade in the later reps, how fast should i start them?'],
    ['ja', 'インターバルの後半で落ちます、最初はどのペースで入ればいい？'],
    ['zh', '间歇后面掉速，一开始该跑多快'],
    ['zh-tw', '間歇後面掉速，一開始該跑多快'],
    ['vi', 'chạy interval hay đuối cuối bài, vào đầu nên pace bao nhiêu'],
  ])('is advice, and not what was run, in %s: %s', (language, question) => {
    const { text, facts } = answer(question, { ...OF_INTERVALS, language });
    expect(facts).toContain('interval.work.pace');
    expect(facts).not.toContain('interval.rest.duration');
    expect(text).not.toBe('');
  });
});

describe('a kilometre by its number', () => {
  test.each<[Language, string, string]>([
    ['en', 'how was the 4th km', 'split.4.pace'],
    ['ja', '3キロ目のペースは？', 'split.3.pace'],
    ['zh', '第五公里跑了几分', 'split.5.pace'],
    ['zh-tw', '第6公里配速多少', 'split.6.pace'],
    ['vi', 'km thứ 2 pace nhiêu', 'split.2.pace'],
  ])('is that one, in %s: %s', (language, question, fact) => {
    expect(answer(question, { ...OF_A_RUN, language }).facts).toContain(fact);
  });
});

describe('whether a run stayed in a zone', () => {
  test.each<[Language, string]>([
    ['en', 'did i actually stay in zone 2?'],
    ['ja', 'ずっとゾーン2に収まっていましたか'],
    ['zh', '今天都在二区吗'],
    ['zh-tw', '今天都在Z2嗎'],
    ['vi', 'buổi này có đúng vùng 2 không'],
  ])('is told by the time there, in %s: %s', (language, question) => {
    const { facts } = answer(question, { ...OF_A_RUN, language });
    expect(facts.some((fact) => /^zone\./.test(fact))).toBe(true);
    expect(facts).not.toContain('runner.next.heartRate.ceiling');
  });

  test('is not asked where a pace for a zone is', () => {
    const { facts } = answer('what pace should i run for zone 2', KNOWN);
    expect(facts.some((fact) => fact.startsWith('runner.'))).toBe(true);
  });
});

describe('a heart rate that is judged', () => {
  test.each<[Language, string]>([
    ['en', 'heart rate 142 on an easy jog, is that normal?'],
    ['ja', '心拍142はジョグにしては高い？'],
    ['zh', '慢跑心率142正常吗'],
    ['zh-tw', '慢跑心率142會不會太高'],
    ['vi', 'nhịp tim 142 có cao không'],
  ])('is compared with what is usual, in %s: %s', (language, question) => {
    expect(answer(question, { ...OF_A_RUN, language }).facts).toContain('runner.easyHeartRate');
  });
});

describe('a time that is named in another way', () => {
  /** A Saturday in November. */
  const TODAY = 20_778;

  test.each([
    ['mileage oct?', { kind: 'month', monthsAgo: 1 }],
    ['ここ数ヶ月の走行距離', { kind: 'months', monthsAgo: [0, 1] }],
    ['最近几个月每月跑量多少', { kind: 'months', monthsAgo: [0, 1] }],
    ['how many km the last few months', { kind: 'months', monthsAgo: [0, 1] }],
    ['am i fitter than the last few months', null],
    [
      'was tuesday harder than it should have been',
      { kind: 'day', daysAgo: 4, isYesterday: false },
    ],
  ])('%s', (text, period) => {
    expect(readPeriod(text, TODAY)).toEqual(period);
  });

  test('is said to be none where it cannot be looked up', () => {
    expect(answer('五個月前那週我跑多少', { ...KNOWN, language: 'zh-tw' }).facts).toEqual([]);
    expect(answer('km last spring?', KNOWN).text).toMatch(/can’t look up|don’t have a total/);
  });
});

describe('what no recording tells', () => {
  test.each<[Language, string]>([
    ['en', 'should I run in the morning or in the evening?'],
    ['ja', '朝と夕方どちらに走るのがいい'],
    ['zh', '早上跑好还是晚上跑好，哪个好'],
    ['vi', 'nên chạy sáng hay chạy tối'],
  ])('is not answered with the next session, in %s: %s', (language, question) => {
    const { facts } = answer(question, { ...KNOWN, language });
    expect(facts.filter((fact) => fact.startsWith('runner.next.'))).toEqual([]);
  });
});

describe('what was said besides', () => {
  test('clothes for the cold are answered by how to run in it', () => {
    expect(answer('what should i wear when it is freezing', KNOWN).text).toMatch(/layer/i);
    expect(answer('which shoes should i wear', KNOWN).text).toMatch(/gear|shoes/i);
  });

  test('shoes that are only laced are no gear', () => {
    const { text } = answer('nay oải quá có nên xỏ giày không', { ...KNOWN, language: 'vi' });
    expect(text).not.toMatch(/Đồ chạy/);
  });

  test('the first kilometres of a race are no taper', () => {
    const { facts, text } = answer('半馬前三公里該怎麼跑', { ...KNOWN, language: 'zh-tw' });
    expect(`${facts.join(' ')} ${text}`).not.toMatch(/runner\.weeks\.mean/);
  });

  test('a letter is not turned into a question of running', () => {
    const { text } = answer('write me a resignation letter', KNOWN);
    expect(text).toBe(answer('who invented the telephone', KNOWN).text);
  });
});
