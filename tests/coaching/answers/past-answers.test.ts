import { describe, expect, it, test } from 'vitest';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { factReferences, feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { asking, RICH_HISTORY, type TalkOptions } from './conversation-samples.ts';
import { withPast, type PastRun } from './past-samples.ts';
import { expectCleanAnswer } from './talks.ts';

/** Asked on Saturday, 21 November 2026. Each sum and each best time is another. */
const RUNS: readonly PastRun[] = [
  { day: '2024-09-01', meters: 12_000, seconds: 4300, best: { 5000: 1700, 10_000: 3500 } },
  {
    day: '2025-03-16',
    meters: 21_300,
    seconds: 6500,
    best: { 5000: 1480, 10_000: 3000, 21_097.5: 6410 },
  },
  { day: '2025-03-20', meters: 8000, seconds: 3000 },
  // A Monday whose week lies in both years.
  { day: '2025-12-29', meters: 9000, seconds: 3300 },
  { day: '2026-01-02', meters: 30_500, seconds: 11_500 },
  { day: '2026-03-05', meters: 10_400, seconds: 2900, best: { 5000: 1350, 10_000: 2780 } },
  { day: '2026-11-15', meters: 15_000, seconds: 5500 },
];

type Values = Readonly<Record<string, number>>;

interface Said {
  /** As the runner reads it. */
  text: string;
  /** Values of the figures that are said, by their ids without the asked one's number. */
  values: Values;
  /** The runs that figures lead to. */
  linked: readonly (string | null)[];
}

function answerTo(question: string, options: TalkOptions = {}, runs = RUNS): Said {
  const { language = 'en' } = options;
  const conversation = withPast(asking(question, options), runs);
  const { sentences, facts: ofQuestion = [] } = answerQuestion(conversation);
  expectCleanAnswer(conversation);
  const facts = [...conversation.facts, ...ofQuestion];
  const text = sentences.join('');
  const said = factReferences(text).flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
  const [rendered = ''] = feedbackText({ sentences: [{ role: 'finding', text }] }, facts, {
    language,
    units: 'metric',
  });
  return {
    text: rendered,
    values: Object.fromEntries(
      said.map(({ id, value }) => [id.replace(/^answer\.asked\.\d+\./, ''), value]),
    ),
    linked: said.map(({ activityId }) => activityId),
  };
}

const CASES: readonly (readonly [
  what: string,
  asked: Readonly<Record<Language, string>>,
  expected: Values,
])[] = [
  [
    'the best time over a distance',
    {
      en: 'what’s my 10k PB',
      ja: '10kmの自己ベストは？',
      zh: '我10公里的PB是多少',
      'zh-tw': '我的10K最佳成績是多少',
      vi: 'PB 10k của mình là bao nhiêu',
    },
    { 'best.1.length': 10_000, 'best.1.duration': 2780 },
  ],
  [
    'the best half marathon ever',
    {
      en: 'fastest half ever?',
      ja: 'ハーフの最速タイムは今までで何分？',
      zh: '有史以来最快的半马是多少',
      'zh-tw': '到目前為止最快的半馬是多少',
      vi: 'half marathon nhanh nhất từ trước đến nay là bao nhiêu',
    },
    { 'best.1.duration': 6410 },
  ],
  [
    'all best times',
    {
      en: 'show me my personal bests',
      ja: '自己ベスト一覧みたい',
      zh: '我的PB有哪些',
      'zh-tw': '列出我的PB',
      vi: 'cho mình xem các PB',
    },
    { 'best.1.duration': 1350, 'best.2.duration': 2780, 'best.3.duration': 6410 },
  ],
  [
    'the kilometres of this year',
    {
      en: 'how many km this year',
      ja: '今年トータルで何km走りましたか',
      zh: '今年一共跑了多少公里',
      'zh-tw': '今年總共跑了幾公里',
      vi: 'năm nay mình chạy được bao nhiêu km',
    },
    { 'sum.distance': 55_900, 'sum.runs': 3 },
  ],
  [
    'the kilometres of last year',
    {
      en: 'how many km did I run last year?',
      ja: '去年は何キロ走った？',
      zh: '去年跑了多少公里',
      'zh-tw': '去年跑了幾公里',
      vi: 'năm ngoái chạy bao nhiêu km',
    },
    { 'sum.distance': 38_300, 'sum.runs': 3 },
  ],
  [
    'those of an early month',
    {
      en: 'how far did I run in March 2025?',
      ja: '2025年3月は何キロ走った？',
      zh: '2025年3月跑了多少公里',
      'zh-tw': '2025年3月跑了幾公里',
      vi: 'tháng 3 năm 2025 chạy bao nhiêu km',
    },
    { 'sum.distance': 29_300, 'sum.runs': 2 },
  ],
  [
    'those since a month',
    {
      en: 'how many km have I run since March?',
      ja: '3月から何キロ走った？',
      zh: '三月到现在一共跑了多少公里',
      'zh-tw': '三月到現在總共跑了幾公里',
      vi: 'từ tháng 3 đến nay chạy được bao nhiêu km',
    },
    { 'sum.distance': 25_400, 'sum.runs': 2 },
  ],
  [
    'the longest run of all',
    {
      en: 'longest run ever',
      ja: 'これまでで一番長いランは？',
      zh: '有史以来跑得最长的一次是多少',
      'zh-tw': '到目前為止跑最長的一次是多少',
      vi: 'chạy dài nhất từ trước tới giờ được bao xa',
    },
    { 'longest.distance': 30_500 },
  ],
  [
    'the biggest month',
    {
      en: 'which month did I run the most?',
      ja: '一番走った月は？',
      zh: '哪个月跑得最多',
      'zh-tw': '哪個月跑最多',
      vi: 'tháng nào chạy nhiều nhất',
    },
    { 'top.distance': 30_500 },
  ],
  [
    'the biggest week',
    {
      en: 'biggest week ever?',
      ja: 'これまでで一番走った週は？',
      zh: '有史以来哪周跑得最多',
      'zh-tw': '到目前為止哪一週跑最多',
      vi: 'tuần nào chạy nhiều nhất',
    },
    { 'top.distance': 39_500, 'top.runs': 2 },
  ],
  [
    'how many runs a year had',
    {
      en: 'how many runs did I do this year',
      ja: '今年何回走った？',
      zh: '今年跑了几次',
      'zh-tw': '今年跑了幾次',
      vi: 'năm nay chạy mấy buổi rồi',
    },
    { 'sum.runs': 3, 'sum.distance': 55_900 },
  ],
  [
    'this year beside the last until the same day',
    {
      en: 'am I running more than last year at this time',
      ja: '今年は去年の同じ時期より走れてる？',
      zh: '今年比去年同期跑得多吗',
      'zh-tw': '今年比去年同期跑得多嗎',
      vi: 'năm nay chạy có nhiều hơn năm ngoái cùng kỳ không',
    },
    { 'now.distance': 55_900, 'before.distance': 29_300, 'difference.distance': 26_600 },
  ],
  [
    'the last run from a distance on',
    {
      en: 'when did I last run over 20 km',
      ja: '最後に20km以上走ったのはいつ？',
      zh: '上次跑20公里以上是什么时候',
      'zh-tw': '上次跑超過20公里是什麼時候',
      vi: 'lần cuối chạy trên 20km là khi nào',
    },
    { least: 20_000, 'last.distance': 30_500, 'last.duration': 11_500 },
  ],
  [
    'the kilometres of each month',
    {
      en: 'how many km each month this year?',
      ja: '今年の月ごとの走行距離教えて',
      zh: '今年每个月跑多少公里',
      'zh-tw': '一月到現在每個月跑多少,列給我看',
      vi: 'năm nay từng tháng chạy bao nhiêu km',
    },
    { 'month.1.distance': 30_500, 'month.3.distance': 10_400, 'month.11.distance': 15_000 },
  ],
];

describe.each(LANGUAGES)('more than the recent weeks in %s', (language) => {
  test.each(CASES)('%s', (_, asked, expected) => {
    const { values, text } = answerTo(asked[language], { language });
    expect({ text, values }).toMatchObject({ values: expected });
    // Since when runs are stored stands beside it, with its year.
    expect(text).toMatch(/2024/);
  });
});

describe('what is said beside a figure', () => {
  it('is the day of a record, with a link to its run', () => {
    const { text, linked } = answerTo('fastest half ever?');
    expect(text).toContain('1:46:50, in your run on Mar 16, 2025');
    expect(linked.filter((id) => id !== null)).toEqual(['run-2025-03-16']);
  });

  it('is whether a named time was run', () => {
    expect(answerTo('have I ever run 10k under 45?').text).toContain('haven’t gone under 45:00');
    expect(answerTo('have I ever run 10k under 50?').text).toContain('you’ve gone under 50:00');
  });

  it('is that a time before the first run is missing', () => {
    const { text, values } = answerTo('how many km in 2024?');
    expect(values['sum.distance']).toBe(12_000);
    expect(text).toMatch(/first run I have is from Sep 1, 2024.*upload or import/);
  });

  it('is that there is nothing of a year before', () => {
    const { text } = answerTo('how many km in 2019?');
    expect(text).toMatch(/don’t (?:have|see) a run .* in 2019/);
    expect(text).toContain('Sep 1, 2024');
  });

  it('compares no year of which the beginning is missing', () => {
    const young = RUNS.filter(({ day }) => day >= '2025-03-20');
    const { text, values } = answerTo('am I running more than last year at this time', {}, young);
    expect(values['before.distance']).toBe(8000);
    expect(values['difference.distance']).toBeUndefined();
    expect(text).toContain('isn’t a fair comparison');
  });

  it('names no run of a distance that nobody ran', () => {
    const { text } = answerTo('whats my marathon pb');
    expect(text).toContain('none of the runs I have covers the distance');
  });

  it('waits while the history arrives', () => {
    const conversation = withPast(asking('how many km this year'), RUNS);
    const { sentences } = answerQuestion({ ...conversation, isHistoryArriving: true });
    expect(sentences.join('')).not.toContain('{{');
  });

  it('says that a run of the last days is not in it', () => {
    const { text } = answerTo('how many km this year', { history: RICH_HISTORY });
    expect(text).toContain('only just came in');
    expect(answerTo('how many km this year').text).not.toContain('only just came in');
  });
});

describe('what a runner did and the coach may not use', () => {
  const STRAVA = sourcePolicy('strava', 'standard');
  const FORBIDDEN: PastRun = {
    day: '2026-05-05',
    meters: 50_000,
    seconds: 12_000,
    best: { 5000: 1000, 10_000: 2100, 21_097.5: 4700 },
    row: { id: 'forbidden' },
  };
  const ASKED = [
    'what’s my 10k PB',
    'show me my personal bests',
    'longest run ever',
    'when did I last run over 20 km',
    'how many times have I run over 20 km?',
  ];

  /** Whether any figure, proof or link of an answer has to do with the forbidden run. */
  function traces(question: string, runs: readonly PastRun[], reader?: 'coach'): string {
    const conversation = withPast(asking(question), runs, reader);
    return JSON.stringify(answerQuestion(conversation));
  }

  it.each(ASKED)('is in no answer where only Strava has it: %s', (question) => {
    const runs = [...RUNS, { ...FORBIDDEN, row: { id: 'forbidden', policy: STRAVA } }];
    const { values, text } = answerTo(question, {}, runs);
    expect(values).toEqual(answerTo(question).values);
    expect(traces(question, runs)).not.toContain('forbidden');
    expect(text).toContain('Strava');
  });

  it('is in no sum, which says so', () => {
    const runs = [...RUNS, { ...FORBIDDEN, row: { id: 'forbidden', policy: STRAVA } }];
    for (const question of ['how many km this year', 'biggest month ever', 'total km ever']) {
      const { values, text } = answerTo(question, {}, runs);
      expect(values).toEqual(answerTo(question).values);
      expect(text).toContain('its terms don’t let me read them');
    }
    expect(answerTo('how many km last year', {}, runs).text).not.toContain('Strava');
  });

  it.each([
    ['its source forbids it now', { policy: STRAVA }],
    ['it was hidden since', { isHidden: true }],
    ['it is a copy now', { duplicateOf: 'run-2026-03-05' }],
    ['its distance is contradicted now', { isDistanceContradicted: true }],
    ['it is a ride now', { sport: 'Ride' }],
  ] as const)('is named no more from an old week: %s', (_, now) => {
    const runs = [...RUNS, { ...FORBIDDEN, now }];
    for (const question of ASKED) {
      expect(answerTo(question, {}, runs).values).toEqual(answerTo(question).values);
      expect(traces(question, runs)).not.toContain('forbidden');
    }
  });

  it('is not named to a coach who reads along and may not see it', () => {
    const shown = RUNS.map((run) => ({ ...run, row: { visibleToCoach: true } }));
    const runs = [...shown, { ...FORBIDDEN, now: { visibleToCoach: false } }];
    for (const question of ASKED)
      expect(traces(question, runs, 'coach')).not.toContain('forbidden');
  });

  it('is no record and no longest run where it was ridden', () => {
    const row = { id: 'forbidden', purpose: 'unclear' } as const;
    const runs = [...RUNS, { ...FORBIDDEN, row, riding: 'whole' } as const];
    for (const question of [...ASKED, 'how many km this year']) {
      expect(answerTo(question, {}, runs).values).toEqual(answerTo(question).values);
    }
  });
});

describe('what other questions ask', () => {
  it.each([
    'what pace for 50 min over 10k next month?',
    'how far did I run this week?',
    'how many km last month?',
    'what was my husband’s marathon PB?',
    'how many km did I cycle this year?',
    'my knee hurts since last year, how many km can I run?',
    'am I faster than last year?',
    'how many km should I run this year?',
    'how far did I run so far this week?',
    'how far so far today?',
    'how many km are left to 1000 this year?',
    'cho xem split từng km hôm qua đi',
    'ここ3ヶ月で走行距離増えすぎてないか見てほしい',
  ])('reads no weeks of years: %s', (question) => {
    const conversation = withPast(asking(question), RUNS);
    const { sentences } = answerQuestion(conversation);
    expect(sentences.join('')).not.toMatch(/answer\.asked\.\d+\.(?:sum|best|longest|start)/);
  });
});
