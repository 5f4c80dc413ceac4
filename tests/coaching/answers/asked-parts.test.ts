import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import type { Language } from '@tasuki/domain/language';
import { buildActivity } from '../../builders/recording-builder.ts';
import {
  asking,
  easyRun,
  intervalRun,
  RICH_HISTORY,
  topicOf,
  type TalkOptions,
} from './conversation-samples.ts';

function answerTo(text: string, talk: TalkOptions, language: Language = 'en'): string {
  return answerQuestion(asking(text, { ...talk, language })).sentences.join(' ');
}

const INTERVALS = topicOf(intervalRun());
const STEADY = topicOf(easyRun());

describe('a question about one part of a run', () => {
  test('why a kilometre was slow is answered with that kilometre and with its hills', () => {
    const climb = { speedMetersPerSecond: 2.4, heartRate: 150, grade: 0.05 };
    const hilly = topicOf(
      buildActivity(
        [
          { seconds: 420, speedMetersPerSecond: 2.9, heartRate: 140 },
          { seconds: 450, ...climb },
          { seconds: 900, speedMetersPerSecond: 3.1, heartRate: 140, grade: -0.02 },
          { seconds: 450, ...climb },
        ],
        { seed: 3 },
      ),
    );
    const answer = answerTo('why was the second km so slow', hilly);
    expect(answer).toContain('{{split.2.pace}}');
    expect(answer).toContain('{{altitude.ascent}}');
    expect(answer).not.toContain('even');
  });

  test.each<[Language, string]>([
    ['en', 'what was my fastest rep'],
    ['ja', '一番速い本は?'],
    ['zh', '最快一组多快'],
    ['zh-tw', '最快一趟多快'],
  ])('the fastest repetition is named, in %s', (language, question) => {
    expect(answerTo(question, INTERVALS, language)).toContain('{{interval.work.fastest.pace}}');
  });

  test('a drift of the heart rate is no drift of the pace', () => {
    const question = 'did my heart rate drift';
    expect(answerTo(question, STEADY)).not.toContain('{{split.');
    const short = topicOf(easyRun({ minutes: 20 }));
    expect(answerTo(question, short)).toContain('longer run');
  });

  test('whether this pace was good is a question about this run', () => {
    const answer = answerTo('このペースどう?', STEADY, 'ja');
    expect(answer).not.toContain('入りは物足りない');
  });

  test('when to run again is a question of rest', () => {
    expect(answerTo('bao lâu thì chạy lại được', STEADY, 'vi')).not.toContain('không trả lời được');
  });
});

test('who asks why a heart rate was high, though it was not, hears so and no reasons', () => {
  const question = 'why was my heart rate so high';
  const calm = answerTo(question, topicOf(easyRun(), { history: RICH_HISTORY }));
  expect(calm).toContain('{{runner.easyHeartRate}}');
  expect(calm).not.toMatch(/heat/i);
  const tired = buildActivity([{ seconds: 2400, speedMetersPerSecond: 2.85, heartRate: 158 }], {
    seed: 3,
  });
  const high = answerTo(question, topicOf(tired, { history: RICH_HISTORY }));
  expect(high).toMatch(/heat/i);
});
