import { describe, expect, test } from 'vitest';
import {
  ADVICE_CODES,
  FIGURE_CODES,
  OFFERS,
  SUBJECT_CODES,
  TALK_CODES,
  TRAINING_CODES,
} from '@tasuki/domain/coaching/answers/answer-book';
import { ANSWER_BOOKS } from '@tasuki/domain/coaching/answers/answer-books';
import { RUNS_CODES } from '@tasuki/domain/coaching/answers/words/runs/runs-codes';
import { factsAskedFor } from '@tasuki/domain/coaching/answers/asked-runs/facts-asked-for';
import { RUNNING_TERMS } from '@tasuki/domain/coaching/questions/forms/asked-term';
import { checkSentence } from '@tasuki/domain/coaching/sentence-check/check-sentence';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { conversationFacts } from '@tasuki/domain/coaching/facts/conversation-facts';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { WORD_BOOKS } from '@tasuki/domain/coaching/feedback/word-books';
import { joinSentences, sentencesOf } from '@tasuki/domain/coaching/answers/write-answer';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import {
  asking,
  easyRun,
  EVENING,
  intervalRun,
  RICH_HISTORY,
  topicOf,
} from './conversation-samples.ts';
import { withPast } from './past-samples.ts';

function wordingsOf(language: Language): [code: string, wordings: readonly string[]][] {
  const { talk, training, figures, subjects, terms, advice, runs } = ANSWER_BOOKS[language];
  return [talk, training, figures, subjects, terms, advice, runs].flatMap((book) =>
    Object.entries<readonly string[]>(book),
  );
}

/** A day as an answer names it. */
const PERIODS: Readonly<Record<Language, string>> = {
  ja: '木曜日',
  en: 'on Thursday',
  zh: '周四',
  'zh-tw': '週四',
  vi: 'thứ Năm',
};

/** A wished time as an answer repeats it, without its figures. */
const WISHES: Readonly<Record<Language, string>> = {
  ja: 'ハーフ',
  en: 'a half marathon',
  zh: '半马',
  'zh-tw': '半馬',
  vi: 'Half marathon',
};

/** The runs that are asked about. */
const RUNS: Readonly<Record<Language, string>> = {
  ja: 'ジョグ',
  en: 'easy runs',
  zh: '轻松跑',
  'zh-tw': '輕鬆跑',
  vi: 'buổi chạy nhẹ',
};

/** Questions that together need every figure of an asked run or target. */
const ASKED_OF_RUNS = [
  'how many runs over 5 km in the last 30 days?',
  'when was my last tempo and how did it go?',
  'how many days in a row have I run?',
  'how many times a week do I run?',
  'weekdays or weekends, when did I run longer?',
  'average pace and heart rate of my easy runs last week?',
  'total time, distance and climb in the last 3 weeks?',
  'list my weekly mileage for the last 4 weeks',
  'compare today with last sunday',
  'am I faster in the morning or in the evening?',
  'what percent of my running in the last 4 weeks was easy vs hard?',
  'did I climb more this week than last week?',
  'which kilometre had the highest heart rate?',
  'give me 5k splits for a half marathon in 1:45',
  'is 150 bpm still easy for me?',
  'how slow was my last 2 km?',
  'show me all my splits',
  'what was my longest run in the last 30 days?',
  'did I fade in my 30k run?',
  'is 20 km too far for me next Sunday?',
  'how many metres did I climb on my mountain run?',
];
/** What is asked of a session of repetitions. */
const ASKED_OF_REPETITIONS = 'list every rep, what were the splits for each rep';

/** Questions that together need every figure of more runs than the recent weeks hold. */
const ASKED_OF_PAST = [
  'have I ever run 10k under 45?',
  'longest run ever',
  'how many km this year?',
  'biggest week ever?',
  'am I running more than last year at this time?',
  'how many times have I run over 10 km?',
];

/** With its placeholders filled as an answer would. */
function filled(text: string, language: Language): string {
  return text
    .replaceAll('answer.repetition.[n]', 'answer.repetition.400')
    .replaceAll('[n]', '1')
    .replaceAll('[i]', '1')
    .replaceAll('[runs]', RUNS[language])
    .replaceAll('[d]', '10000')
    .replaceAll('[period]', PERIODS[language])
    .replaceAll('[wish]', WISHES[language])
    .replaceAll('[said]', 'Pegasus')
    .replace('[figure]', ANSWER_BOOKS[language].figureNames.heartRateMaximum)
    .replace('[figures]', Object.values(ANSWER_BOOKS[language].figureNames).join(', '))
    .replace('[offers]', joinSentences(Object.values(ANSWER_BOOKS[language].offers), language))
    .replace('[guide]', WORD_BOOKS[language].guides.pulse.replace('{{next.', '{{runner.next.'));
}

/** With the days of runs in words, as an answer writes them. */
function withDays(text: string, language: Language): string {
  return text.replace(/\{\{answer\.asked\.[^}]*\.day\}\}/g, PERIODS[language]);
}

/** A plan on the evening of the samples, with weeks to come. */
function planOfExample() {
  const proposed = proposedPlan(EXAMPLE_RUNNER, { ...EXAMPLE_WISH, today: '2026-11-16' });
  if (proposed.outcome !== 'built') throw new Error(proposed.outcome);
  return proposed.record;
}

/** Runs with their climbs, of mornings and evenings. */
const CLIMBED = RICH_HISTORY.map((run, index) => ({
  ...run,
  ascentMeters: 40,
  startedAt: new Date(run.startedAt.getTime() - (index > 20 ? index % 2 : 0) * 12 * 3_600_000),
}));

const FACTS: readonly QuotedFact[] = [
  ...ASKED_OF_RUNS.flatMap((question) =>
    factsAskedFor(asking(question, topicOf(easyRun(), { history: CLIMBED }))),
  ),
  ...factsAskedFor(asking(ASKED_OF_REPETITIONS, topicOf(intervalRun(), { history: RICH_HISTORY }))),
  ...ASKED_OF_PAST.flatMap((question) =>
    factsAskedFor(
      withPast(asking(question), [
        { day: '2025-03-16', meters: 12_000, seconds: 3600, best: { 10_000: 2800 } },
        { day: '2026-03-16', meters: 11_000, seconds: 3600 },
      ]),
    ),
  ),
  ...[easyRun(), intervalRun()].flatMap((run) =>
    conversationFacts({ ...topicOf(run, { history: RICH_HISTORY }), now: EVENING }),
  ),
  ...conversationFacts({
    activity: null,
    history: RICH_HISTORY,
    now: EVENING,
    plan: planOfExample(),
  }),
  {
    id: 'temperature.weather',
    value: 31,
    unit: 'celsius',
    method: 'weather-model',
    proof: { kind: 'model' },
    activityId: null,
  },
  {
    id: 'humidity.percent',
    value: 62,
    unit: 'percent',
    method: 'weather-model',
    proof: { kind: 'model' },
    activityId: null,
  },
  {
    id: 'power.average',
    value: 251,
    unit: 'watts',
    method: 'recorded',
    proof: { kind: 'model' },
    activityId: null,
  },
];
const KNOWN = new Set(FACTS.map(({ id }) => id));

describe.each(LANGUAGES)('the answers of %s', (language) => {
  const book = wordingsOf(language);

  test('have two wordings at least for everything', () => {
    expect(book.map(([code]) => code).sort()).toEqual(
      [
        ...TALK_CODES,
        ...TRAINING_CODES,
        ...FIGURE_CODES,
        ...SUBJECT_CODES,
        ...ADVICE_CODES,
        ...RUNS_CODES,
        ...RUNNING_TERMS.map((term) => `means.${term}`),
      ].sort(),
    );
    const isAdvice = (code: string) => [...ADVICE_CODES, ...RUNS_CODES].some((one) => one === code);
    for (const [code, wordings] of book) {
      // Advice is asked for once; asked again, it is led in.
      expect(wordings.length, code).toBeGreaterThanOrEqual(isAdvice(code) ? 1 : 2);
    }
  });

  test('hold figures only as references to facts there can be', () => {
    for (const [code, wordings] of book) {
      for (const text of wordings) {
        const said = filled(text, language);
        expect(said.replace(/\{\{[^}]*\}\}/g, ''), code).not.toMatch(/\p{Nd}|[{}[\]]/u);
        for (const id of factReferences(said)) expect(KNOWN.has(id), `${code}: ${id}`).toBe(true);
      }
    }
  });

  test('pass the check that models’ sentences must pass', () => {
    for (const [code, wordings] of book) {
      for (const text of wordings) {
        const said = withDays(filled(text, language), language);
        for (const sentence of sentencesOf(said)) {
          const check = checkSentence(sentence, { facts: FACTS, runnerTexts: [], language });
          expect({ code, sentence, check }).toEqual({ code, sentence, check: { isClean: true } });
        }
      }
    }
  });

  test('put no space between a Chinese unit and the next word', () => {
    const isChinese = language === 'zh' || language === 'zh-tw';
    // A heart rate is in bpm in traditional Chinese.
    const measure = language === 'zh' ? 'pace|distance|heartRate' : 'pace|distance';
    const spaced = new RegExp(`\\{\\{[^}]*(?:${measure})\\}\\} \\p{Script=Han}`, 'iu');
    const texts = book.flatMap(([, wordings]) => wordings);
    expect(texts.filter((text) => isChinese && spaced.test(text))).toEqual([]);
  });

  test('raise no voice, end as sentences do, and are never the same', () => {
    const all = book.flatMap(([, wordings]) => wordings);
    for (const text of all) {
      expect(text).not.toMatch(/[!！]/);
      expect(text).toMatch(/[.。?？]$/);
      expect(text.trim()).toBe(text);
    }
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    expect(new Set(Object.values(ANSWER_BOOKS[language].offers)).size).toBe(OFFERS.length);
  });

  test('refer to the same things as in English', () => {
    const english = new Map(wordingsOf('en'));
    for (const [code, wordings] of book) {
      const here = new Set(wordings.flatMap(factReferences));
      const there = new Set((english.get(code) ?? []).flatMap(factReferences));
      // A count that English says without a figure is written as one elsewhere.
      const added = [...here].filter((id) => !there.has(id) && !/\.(runs|hardRuns)$/.test(id));
      expect({ code, added }).toEqual({ code, added: [] });
    }
  });
});

test('simplified and traditional Chinese do not mix in answers', () => {
  const simplifiedOnly =
    /[体间轻练习时过这还对说话让给们长稳节复渐进赛训标记录强难热会医师从头觉动后组连离数据总够变开关损负担乱处样]/g;
  const traditionalOnly =
    /[體間輕練習時過這還對說話讓給們長穩節復漸進賽訓標記錄強難熱會醫師從頭覺動後組連離數據總夠變開關損負擔亂處樣]/g;
  const words = (language: Language) =>
    [
      ...wordingsOf(language).flatMap(([, wordings]) => wordings),
      ...Object.values(ANSWER_BOOKS[language].offers),
      ...Object.values(ANSWER_BOOKS[language].figureNames),
    ].join();
  expect(words('zh').match(traditionalOnly) ?? []).toEqual([]);
  expect(words('zh-tw').match(simplifiedOnly) ?? []).toEqual([]);
  expect(words('zh')).not.toMatch(/公尺|配速員|步頻|課表/);
  expect(words('zh-tw')).not.toMatch(/步频|千米|公里数/);
});
