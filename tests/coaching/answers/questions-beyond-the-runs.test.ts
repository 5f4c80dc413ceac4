import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { factReferences, feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { ConversationTurn } from '@tasuki/domain/coaching/facts/conversation';
import type { Language } from '@tasuki/domain/language';
import {
  asking,
  easyRun,
  RICH_HISTORY,
  topicOf,
  type TalkOptions,
} from './conversation-samples.ts';

const KNOWN: TalkOptions = { history: RICH_HISTORY };
const OF_A_RUN: TalkOptions = topicOf(easyRun(), { history: RICH_HISTORY });

function answer(question: string, options: TalkOptions = KNOWN) {
  const { sentences, isSafetyFirst } = answerQuestion(asking(question, options));
  const text = sentences.join('');
  return { text, facts: factReferences(text), isSafetyFirst };
}

describe('a stitch is no illness', () => {
  test.each<[Language, string, RegExp]>([
    ['en', 'had a side stitch halfway, what causes those', /stitch/],
    ['ja', '走っていたら脇腹が痛くなった', /脇腹/],
    ['zh', '跑步老是岔气怎么办', /岔气/],
    ['zh-tw', '為什麼跑步會側腹痛', /側腹痛/],
    ['vi', 'đang chạy bị xóc hông thì làm sao', /xóc hông/i],
  ])('%s: %s', (language, question, named) => {
    const { text, isSafetyFirst } = answer(question, { ...OF_A_RUN, language });
    expect(text).toMatch(named);
    expect(isSafetyFirst).toBe(false);
  });

  test.each([
    'stitch in my side and chest pain',
    'side stitch for three days now, also at rest',
    'got a stitch and my knee hurts',
    'stitch in my side, i feel sick and had to throw up',
    '脇腹がずっと痛い、熱もある',
    'xóc hông mấy ngày rồi, đau suốt',
  ])('with more than that it stays a complaint: %s', (question) => {
    expect(answer(question).isSafetyFirst).toBe(true);
  });
});

describe('who says not to be tired is not sent to rest for it', () => {
  test.each<[Language, string]>([
    ['en', "i'm not tired"],
    ['en', 'not tired at all, can i run tomorrow'],
    ['ja', '全然疲れてないです。明日も走れますか'],
    ['zh', '一点都不累，明天还能跑吗'],
    ['zh-tw', '我不累'],
    ['vi', 'không mệt chút nào, mai chạy tiếp được không'],
    ['ja', '疲れは感じていません。明日も走れますか'],
    ['zh-tw', '沒有很累，昨晚睡得很飽，明天可以跑嗎'],
  ])('%s: %s', (language, question) => {
    const { text } = answer(question, { ...KNOWN, language });
    const tired = answer('i am so tired, can i run tomorrow', KNOWN).text;
    expect(text).not.toBe(tired);
    expect(text).not.toMatch(/says it’s tired|疲れを感じて|觉得累|覺得累|Cơ thể đã nói/);
    expect(answerQuestion(asking(question, { ...KNOWN, language })).readings ?? []).toEqual([]);
  });

  test('it ends what was said of a bad night', () => {
    const earlier: ConversationTurn[] = [
      { author: 'runner', text: 'I slept badly' },
      { author: 'coach', text: 'Take it easy.' },
    ];
    const before = answer('what should I run next', { ...KNOWN, earlier }).text;
    const after = answer('not tired at all. what should I run next', { ...KNOWN, earlier }).text;
    expect(before).not.toContain('runner.next.');
    expect(after).toContain('runner.next.');
  });
});

describe('whether there is time for a race', () => {
  const longRuns = RICH_HISTORY.map((run) =>
    run.purpose === 'long' ? { ...run, distanceMeters: 24_000 } : run,
  );
  const shortRuns = RICH_HISTORY.map((run) => ({ ...run, distanceMeters: 4000 }));

  test.each([
    ['is 4 months enough for a marathon?', longRuns, /a marathon in 4 months\? (?:Yes|That works)/],
    [
      'marathon in 4 or 5 months, doable?',
      shortRuns,
      /a marathon in 4 months\? (?:I’d wait|That’s too soon)/,
    ],
    ['first marathon in april, realistic?', shortRuns, /in April\? (?:I’d wait|That’s too soon)/],
    ['half in 10 weeks, will i be ready?', longRuns, /in 10 weeks\? (?:Yes|That works)/],
  ])('%s', (question, history, verdict) => {
    const { text, facts } = answer(question, { history });
    expect(text).toMatch(verdict);
    expect(facts).toContain('runner.longest30');
  });

  test('more time never makes it worse, and more running neither', () => {
    const verdicts = [/I’d wait|too soon/, /tight|little room/, /Yes|That works/];
    const rankOf = (weeks: number, history: typeof RICH_HISTORY) =>
      verdicts.findIndex((one) =>
        one.test(answer(`is ${weeks} weeks enough for a marathon?`, { ...KNOWN, history }).text),
      );
    for (let weeks = 6; weeks < 50; weeks += 3) {
      expect(rankOf(weeks + 3, RICH_HISTORY)).toBeGreaterThanOrEqual(rankOf(weeks, RICH_HISTORY));
      expect(rankOf(weeks, longRuns)).toBeGreaterThanOrEqual(rankOf(weeks, shortRuns));
    }
  });

  test('without any run nothing is promised', () => {
    const { text } = answer('is 5 months enough for a marathon?', { history: [] });
    expect(text).not.toMatch(/Yes|That works/);
    expect(text).toMatch(/run of yours|reached me/);
  });
});

test.each([
  ['how far should my wife run in her first week', /only know your runs|only see yours/],
  ['how far did i swim last week', /only add up runs|only count running/],
  ['how much did i run in 2021', /runner\.history\.days/],
  ['how do i add my chest strap', /watch/],
])('what is not known is said, and nothing else is answered: %s', (question, said) => {
  const { text, facts } = answer(question);
  expect(text).toMatch(said);
  expect(facts.filter((id) => /week|sevenDays|next|recent/.test(id))).toEqual([]);
});

test('a week that lies some weeks back is added up by itself', () => {
  const { text, facts } = answer('how many km did i run three weeks ago');
  expect(text).toMatch(/^You ran {{answer\.asked\.1\.sum\.distance}} in the week from Oct 26\./);
  expect(facts).toContain('answer.asked.1.sum.runs');
});

test('the run before this one is not this one', () => {
  const { facts } = answer('how long was the run before this one', OF_A_RUN);
  expect(facts).toContain('recent.1.distance');
  expect(facts).not.toContain('duration.moving');
});

test('an expected time is not said to the second', () => {
  const conversation = asking('what could i run', KNOWN);
  const { sentences } = answerQuestion(conversation);
  const shown = feedbackText(
    { sentences: sentences.map((text) => ({ role: 'finding' as const, text })) },
    conversation.facts,
    conversation.locale,
  );
  const text = shown.join('');
  const clocks = [...text.matchAll(/\b(?:\d:)?\d{1,2}:\d{2}\b(?!\/)/g)].map(([clock]) => clock);
  expect(clocks.length).toBeGreaterThan(1);
  // To ten seconds, from an hour on to a minute.
  expect(clocks.filter((clock) => !/^(?:\d{1,2}:\d0|\d:\d{2}:00)$/.test(clock))).toEqual([]);
  expect(clocks.some((clock) => /^\d:\d{2}:00$/.test(clock))).toBe(true);
});
