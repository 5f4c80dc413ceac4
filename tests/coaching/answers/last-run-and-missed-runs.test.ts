import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { Language } from '@tasuki/domain/language';
import {
  asking,
  easyRun,
  intervalRun,
  RICH_HISTORY,
  topicOf,
  type TalkOptions,
} from './conversation-samples.ts';

const KNOWN: TalkOptions = { history: RICH_HISTORY };
const OF_A_RUN: TalkOptions = topicOf(easyRun(), { history: RICH_HISTORY });
const OF_INTERVALS: TalkOptions = topicOf(intervalRun(), { history: RICH_HISTORY });

function answer(question: string, options: TalkOptions) {
  const { sentences } = answerQuestion(asking(question, options));
  const text = sentences.join('');
  return { text, facts: factReferences(text) };
}

describe('a run beside the one before it', () => {
  test.each<[Language, string]>([
    ['en', 'was this one any better than my last run?'],
    ['ja', '前回と比べて今日のランはどうでしたか'],
    ['zh', '跟上一次比，这次怎么样'],
    ['zh-tw', '這次跟上次比有進步嗎'],
    ['vi', 'buổi này so với buổi trước ra sao'],
  ])('is compared by the pace and heart rate of both, in %s: %s', (language, question) => {
    const { facts } = answer(question, { ...OF_A_RUN, language });
    expect(facts).toEqual(
      expect.arrayContaining([
        'pace.average',
        'recent.1.pace',
        'heartRate.average',
        'recent.1.heartRate',
      ]),
    );
  });

  test('of another kind is not called better or worse by its pace alone', () => {
    expect(answer('how does this compare with my last run', OF_INTERVALS).text).toMatch(
      /different kinds of session/,
    );
    expect(answer('how does this compare with my last run', OF_A_RUN).text).not.toMatch(
      /different kinds of session/,
    );
  });

  test('that is the first of all is said to be it', () => {
    const { text } = answer('was this better than last time?', topicOf(easyRun()));
    expect(text).toMatch(/no run of yours before|don’t have an earlier run/);
  });

  test('in general is told by the figures of the last two', () => {
    const { facts } = answer('was my last run faster than the one before?', KNOWN);
    expect(facts).toEqual(expect.arrayContaining(['recent.1.pace', 'recent.2.pace']));
  });

  test('stays a question of weeks or a race where these are named', () => {
    const ofWeeks = answer('how does this week compare to last week', OF_A_RUN).facts;
    expect(ofWeeks).toContain('runner.lastWeek.distance');
    expect(ofWeeks).not.toContain('recent.1.pace');
  });
});

describe('whoever missed runs without a plan', () => {
  test.each<[Language, string, RegExp]>([
    ['en', 'missed three runs this week, should i make up for them?', /make up|catch up/],
    ['ja', '今週走れなかった分、取り戻したほうがいい？', /取り/],
    ['zh', '这周有两天没跑，要补回来吗', /不用/],
    ['zh-tw', '這週有兩天沒跑，要補回來嗎', /不用/],
    ['vi', 'tuần này lỡ 2 buổi, có nên chạy bù không', /chạy bù|dồn lại/],
  ])('is not sent to make up for them, in %s: %s', (language, question, said) => {
    const { text } = answer(question, { ...KNOWN, language });
    expect(text).toMatch(said);
  });
});

describe('whoever wants to run more', () => {
  test.each<[Language, string]>([
    ['en', 'how much can i increase my weekly mileage?'],
    ['ja', '週間の走行距離はどのくらい増やしていいですか'],
    ['zh', '我想加跑量，每周加多少好'],
    ['zh-tw', '想增加跑量，一週可以加多少'],
    ['vi', 'muốn tăng số km mỗi tuần thì tăng sao cho an toàn'],
  ])('is told to go up from the usual week, in %s: %s', (language, question) => {
    const { facts, text } = answer(question, { ...KNOWN, language });
    expect(facts).toContain('runner.weeks.mean');
    expect(text).toMatch(/Add a little|small steps|少し|一点|小步|一點|一小步|từng/);
  });
});
