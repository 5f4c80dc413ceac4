import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { formatRecentDay } from '@tasuki/domain/measures/format-measure';
import { dayNumber } from '@tasuki/domain/measures/calendar-day';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { earlierRun } from '../feedback/coach-samples.ts';
import { asking, easyRun, EVENING, topicOf, type TalkOptions } from './conversation-samples.ts';
import { expectCleanAnswer } from './talks.ts';

function answerTo(
  question: string,
  { language = 'en', ...options }: TalkOptions & { language?: Language },
): string {
  const conversation = asking(question, { ...options, language });
  const { sentences, facts = [] } = answerQuestion(conversation);
  expectCleanAnswer(conversation);
  const [text = ''] = feedbackText(
    { sentences: [{ role: 'finding', text: sentences.join('') }] },
    [...conversation.facts, ...facts],
    { language, units: 'metric' },
  );
  return text;
}

const ONE_RUN = [earlierRun(1, { purpose: 'easy' })];

describe('a single run', () => {
  test.each([
    ['how many times a week do I actually run these days?', 'just one run'],
    ['how many days in a row have I been running?', 'only run'],
    ['do I only run at weekends?', 'once'],
    ['list my weekly mileage for the past 3 weeks', 'one run'],
    ["what's my biggest week and how far was it?", 'a single run'],
  ])('is no plural: %s', (question, expected) => {
    const text = answerTo(question, { history: ONE_RUN });
    expect(text).toContain(expected);
    expect(text).not.toMatch(/\b1 (?:runs|times)\b/);
  });
});

const BESIDE_YESTERDAY: Readonly<Record<Language, string>> = {
  en: "how does today's run compare with yesterday's?",
  ja: '今日のランは昨日と比べてどうでしたか',
  zh: '今天和昨天那次相比怎么样',
  'zh-tw': '今天跟昨天那次比起來怎麼樣',
  vi: 'hôm nay so với hôm qua thế nào',
};

test.each(LANGUAGES)(
  'the run of yesterday is named and not denied where there is none of today, in %s',
  (language) => {
    const text = answerTo(BESIDE_YESTERDAY[language], { history: ONE_RUN, language });
    const yesterday = dayNumber(EVENING, 540) - 1;
    expect(text.split(formatRecentDay(yesterday, language))).toHaveLength(2);
    expect(text).not.toMatch(/yesterday|昨日|昨天|hôm qua/);
  },
);

test('a run that is not of today is said to be none of today', () => {
  const history = [earlierRun(1), earlierRun(6)];
  const text = answerTo("how does today's run compare with last Sunday's?", { history });
  expect(text).toMatch(/don’t have a run from today/);
});

test('a difference of paces is said in seconds, and is the one of the paces as shown', () => {
  const history = [
    earlierRun(0, { averagePaceSecondsPerKilometer: 355.6 }),
    earlierRun(6, { averagePaceSecondsPerKilometer: 368.1 }),
  ];
  const text = answerTo("how does today's run compare with last Sunday's?", { history });
  expect(text).toContain('5:56/km');
  expect(text).toContain('6:08/km');
  expect(text).toContain('This run was 12 s/km faster.');
});

test('nothing lies between easy and hard where both are everything', () => {
  const question = 'what percentage of my running in the last 4 weeks was easy vs hard?';
  const history = [earlierRun(2, { purpose: 'easy' }), earlierRun(9, { purpose: 'tempo' })];
  expect(answerTo(question, { history })).not.toContain('in between');
  const steady: RecentActivity = earlierRun(4, { purpose: 'steady' });
  expect(answerTo(question, { history: [...history, steady] })).toContain('in between');
});

test('who has run for less than the time that is meant reads of no longer time', () => {
  const text = answerTo('how many times a week do I actually run these days?', {
    history: [earlierRun(0), earlierRun(3), earlierRun(6)],
  });
  expect(text).toContain('3 runs in the last 7 days, about 3 a week');
});

test('a race is said with its seconds', () => {
  const history = [
    earlierRun(20, { purpose: 'race', distanceMeters: 10_020, movingSeconds: 2720 }),
  ];
  expect(answerTo('when was my last race and how did it go', { history })).toContain('45:20');
});

test('a run whose pace is not known is named all the same', () => {
  const history = [
    earlierRun(3, {
      distanceMeters: 21_400,
      movingSeconds: 7800,
      averagePaceSecondsPerKilometer: null,
    }),
  ];
  const text = answerTo('how many times have I gone past 20 km?', { history });
  expect(text).toMatch(/one in the last 84 days: 21\.4 km on Nov 18\./);
});

test('a kind of run that was not done is not set beside the longest of another kind', () => {
  const text = answerTo('how many intervals did I do in the last 4 weeks', { history: ONE_RUN });
  expect(text).toContain('interval sessions');
  expect(text).not.toContain('longest');
});

test('a level kilometre is called so, without a climb of nought', () => {
  const talk = topicOf(easyRun(), { history: ONE_RUN });
  const text = answerTo('which kilometre was slowest, was it the hill', talk);
  expect(text).not.toMatch(/\b0 m\b/);
  expect(text).toContain('didn’t climb');
});

test('who asks of a heart rate that was not recorded reads that there is none', () => {
  const talk = topicOf(easyRun({ withoutHeartRate: true }), { history: ONE_RUN });
  expect(answerTo('why was my heart rate up in the first kilometre?', talk)).toContain(
    'no number for heart rate',
  );
});
