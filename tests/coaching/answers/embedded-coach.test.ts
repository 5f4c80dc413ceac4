import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import type { Conversation, ConversationTurn } from '@tasuki/domain/coaching/facts/conversation';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { LANGUAGES } from '@tasuki/domain/language';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { situation } from '../feedback/arbitrary-situations.ts';
import { coached, earlierRun, easyWeeks } from '../feedback/coach-samples.ts';
import {
  asking,
  easyRun,
  EVENING,
  intervalRun,
  RICH_HISTORY,
  SAMPLE_RUNNERS,
  talkedAbout,
  topicOf,
} from './conversation-samples.ts';
import { questionsOf } from '../questions/question-samples.ts';
import { processorMilliseconds } from '../../figures/processor-milliseconds.ts';
import { expectCleanAnswer, SAMPLES, someQuestions, talk, textOf } from './talks.ts';

const RUNNERS = Object.entries(SAMPLE_RUNNERS).map(
  ([name, make], turn) => [name, make, turn] as const,
);

describe.each(RUNNERS)('%s', (_, make, turn) => {
  const runner = make();

  test.each(LANGUAGES)('gets a clean answer to every question in %s', (language) => {
    for (const text of someQuestions(language, 1, turn)) {
      expectCleanAnswer(asking(text, { ...runner, language }));
    }
  });
});

describe('a good answer', () => {
  const rich = topicOf(easyRun(), { history: RICH_HISTORY });

  test.each([
    ['en', 'I have a 10k race on Sunday, what should I do this week?'],
    ['en', 'Half marathon in three days, what should I run tomorrow?'],
    ['ja', '日曜に10kmのレースがあります。今週どうすればいい？'],
    ['ja', '明後日レースです。次はどう走ればいい？'],
    ['zh', '周日有10公里比赛，这周怎么安排？'],
    ['zh-tw', '週日有10公里比賽，這週怎麼安排？'],
    ['vi', 'Chủ nhật có giải 10km, tuần này tập sao?'],
  ] as const)('sets no session before a race that is near, in %s: %s', (language, question) => {
    const conversation = asking(question, { ...rich, language });
    expectCleanAnswer(conversation);
    const ids = factReferences(textOf(conversation));
    expect(ids.filter((id) => id.startsWith('runner.next.'))).toEqual([]);
  });

  test.each([
    ['en', 'I ran a 10k race on Sunday, what should I do this week?'],
    ['en', 'I have a race in spring, what should I run next?'],
    ['ja', '日曜にレースを走りました。次はどう走ればいい？'],
    ['en', 'I am training for a marathon, what should I run tomorrow?'],
    ['en', 'What should I run on Sunday in my marathon training?'],
    ['ja', '春のマラソンに向けて、明日はどう走ればいい？'],
    ['ja', '明日は何を走ればいい？マラソンの練習中です'],
    ['zh', '备战马拉松，明天跑什么？'],
    ['vi', 'Tôi tập marathon, ngày mai nên chạy gì?'],
  ] as const)('sets one where it is over or far, in %s: %s', (language, question) => {
    const ids = factReferences(textOf(asking(question, { ...rich, language })));
    expect(ids.some((id) => id.startsWith('runner.next.'))).toBe(true);
  });

  test.each(LANGUAGES)(
    'to what comes next holds how long or far and how hard, in %s',
    (language) => {
      const [question] = questionsOf(SAMPLES[language]).filter(
        ({ intent }) => intent === 'nextSession',
      );
      const { facts, ...asked } = asking(question?.text ?? '', { ...rich, language });
      const ids = factReferences(textOf({ ...asked, facts }));
      expect(ids.some((id) => id.startsWith('runner.next.'))).toBe(true);
      expect(ids).toContain('runner.next.heartRate.ceiling');
    },
  );

  test.each([
    ['en', 'I want to kill myself', true],
    ['ja', '死にたい', true],
    ['zh', '我想自杀', true],
    ['zh-tw', '我想自殺', true],
    ['vi', 'tôi muốn tự tử', true],
    ['en', 'I have chest pain when I run', false],
    ['ja', '走ると胸が痛い', false],
  ] as const)('says whether more than the body is at stake, in %s: %s', (language, text, is) => {
    const said = { author: 'runner', text } as const;
    const asked = asking(text, { language });
    const { isSafetyFirst, needsCare = false } = answerQuestion(asked);
    expect({ isSafetyFirst, needsCare }).toEqual({ isSafetyFirst: true, needsCare: is });
    const later: Conversation = {
      ...asked,
      turns: [said, { author: 'coach', text: '…' }, { author: 'runner', text: '10km?' }],
    };
    const held = answerQuestion(later);
    expect(held.needsCare ?? false).toBe(is);
  });

  test.each(LANGUAGES)(
    'sets no session while the newest run has a pain in its note, in %s',
    (language) => {
      const [question] = questionsOf(SAMPLES[language]).filter(
        ({ intent }) => intent === 'nextSession',
      );
      const history = [earlierRun(0.5, { notedPain: 'felt' }), ...RICH_HISTORY];
      const conversation = asking(question?.text ?? '', { history, language });
      const { isSafetyFirst } = answerQuestion(conversation);
      const ids = factReferences(textOf(conversation));
      expect({ isSafetyFirst, ids }).toEqual({ isSafetyFirst: true, ids: [] });
      const later = [earlierRun(0.2), ...history];
      const gentle = factReferences(
        textOf(asking(question?.text ?? '', { history: later, language })),
      );
      expect(gentle.filter((id) => id.includes('longRun'))).toEqual([]);
    },
  );

  test.each(LANGUAGES)('names Strava where its terms withhold every run, in %s', (language) => {
    const intents = ['nextSession', 'week', 'improving', 'restOrRun', 'splits'] as const;
    for (const intent of intents) {
      const [question] = questionsOf(SAMPLES[language]).filter((one) => one.intent === intent);
      const conversation = asking(question?.text ?? '', { language });
      expectCleanAnswer({ ...conversation, isHistoryWithheld: true });
      const said = textOf({ ...conversation, isHistoryWithheld: true });
      expect({ intent, isNamed: said.includes('Strava') }).toEqual({ intent, isNamed: true });
      expect(textOf(conversation)).not.toContain('Strava');
    }
  });

  test('gives the race that is asked for, and the marathon as a range', () => {
    expect(textOf(asking('what could I run for 10k?', rich))).toContain(
      '{{runner.predicted.10000.duration}}',
    );
    const marathon = textOf(asking('what time could I run in the marathon?', rich));
    expect(marathon).toContain('{{runner.predicted.marathon.from}}');
    expect(marathon).toContain('{{runner.predicted.marathon.to}}');
  });

  test('says what is missing instead of guessing', () => {
    const without = { history: easyWeeks() };
    const race = textOf(asking('what could I run for 10k?', without));
    expect(factReferences(race)).toEqual([]);
    const newcomer = SAMPLE_RUNNERS['a newcomer with a single run']?.();
    const pace = textOf(asking('why that pace?', newcomer));
    expect(pace).toMatch(/don’t have a race|Without a race/);
    expect(factReferences(pace)).toEqual([]);
  });

  test('finds the kilometre and the repetition that are asked for', () => {
    expect(textOf(asking('what was km 5?', rich))).toContain('{{split.5.pace}}');
    expect(textOf(asking('5キロ目は？', { ...rich, language: 'ja' }))).toContain(
      '{{split.5.pace}}',
    );
    expect(textOf(asking('what was km 40?', rich))).not.toContain('{{split.40.pace}}');
    const intervals = topicOf(intervalRun(), { history: RICH_HISTORY });
    expect(textOf(asking('how was the third rep?', intervals))).toContain(
      '{{interval.work.3.pace}}',
    );
    expect(textOf(asking('第三趟呢，第三趟多少', { ...intervals, language: 'zh-tw' }))).toContain(
      '{{interval.work.3.pace}}',
    );
  });

  test('is about now, not about the day of an old activity', () => {
    const old = { ...rich, now: new Date('2026-12-19T10:00:00Z') };
    const text = textOf(asking('what should I run next?', old));
    expect(factReferences(text)).not.toContain('next.duration');
    expect(textOf(asking('should I rest or run?', old))).toMatch(/daysSinceRun/);
  });

  test('never sends somebody into a hard session after a hard one', () => {
    const intervals = topicOf(intervalRun(), { history: RICH_HISTORY });
    const ids = factReferences(textOf(asking('what next?', intervals)));
    expect(ids.some((id) => /next\.(tempo|interval|longRun)/.test(id))).toBe(false);
  });

  test('offers what can be answered when it cannot answer', () => {
    const known = textOf(asking('who is the president?', rich));
    expect(known).toMatch(/splits|what to run next/);
    const unknown = textOf(asking('who is the president?'));
    expect(unknown).not.toMatch(/splits|race times|improving/);
  });

  test.each(LANGUAGES)('is not said twice in a row in %s', (language) => {
    for (const runner of [rich, {}]) {
      for (const question of someQuestions(language, 1)) {
        const turns = talk(Array<string>(4).fill(question), { ...runner, language });
        const said = turns
          .filter(({ author }) => author === 'coach')
          .map(({ text }) => text.trim());
        for (let index = 1; index < said.length; index += 1) {
          expect(said[index], question).not.toBe(said[index - 1]);
        }
      }
    }
  });
});

const turn: fc.Arbitrary<ConversationTurn> = fc.record({
  author: fc.constantFrom('runner' as const, 'coach' as const),
  text: fc.oneof(
    fc.constantFrom(
      ...LANGUAGES.flatMap((language) => questionsOf(SAMPLES[language]).map(({ text }) => text)),
    ),
    fc.constantFrom('chest pain', 'doctor cleared me', '膝が痛い', '不疼了', 'đau ngực', 'ốm'),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  ),
});

test(
  'any conversation gets a clean answer, and the same one again',
  () => {
    fc.assert(
      fc.property(
        situation,
        fc.array(turn, { maxLength: 8 }),
        turn,
        fc.constantFrom(...LANGUAGES),
        fc.record({
          isGeneral: fc.boolean(),
          isImperial: fc.boolean(),
          keptFacts: fc.constantFrom(0, 0.5, 1, 1, 1),
        }),
        fc.integer({ min: 0, max: 40 }),
        (given, earlier, question, language, { isGeneral, isImperial, keptFacts }, daysLater) => {
          const analysis = coached(given.decoded, given);
          const activity = isGeneral
            ? null
            : talkedAbout(given.decoded, analysis, { note: given.note });
          const now = new Date(EVENING.getTime() + daysLater * DAY_MILLISECONDS);
          const asked = asking(question.text, {
            activity,
            history: given.history,
            language,
            now,
            earlier,
          });
          const conversation: Conversation = {
            ...asked,
            locale: { language, units: isImperial ? 'imperial' : 'metric' },
            facts: asked.facts.filter((_, index) => ((index * 7919) % 100) / 100 < keptFacts),
          };
          expectCleanAnswer(conversation);
          expect(answerQuestion(conversation)).toEqual(answerQuestion(conversation));
        },
      ),
      { numRuns: process.env.SOAK ? 5000 : 50, seed: 20_261_121 },
    );
  },
  process.env.SOAK ? 3_600_000 : 120_000,
);

test('a thread as long as a book is answered within a second', () => {
  const history = Array.from({ length: 200 }, (_, index) =>
    earlierRun(index * 0.4 + 1, { id: `${index}` }),
  );
  const { activity } = topicOf(easyRun(), { history });
  const earlier = Array.from({ length: 60 }, (_, index): ConversationTurn => ({
    author: index % 2 === 0 ? 'runner' : 'coach',
    text: 'my knee hurts, no chest pain, what should I run next? '.repeat(70),
  }));
  const conversation = asking('how was my week? '.repeat(230), { activity, history, earlier });
  const milliseconds = processorMilliseconds(() => {
    answerQuestion(conversation);
  });
  // A second of a quiet machine.
  expect(milliseconds).toBeLessThan(3000);
});
