import { describe, expect, test } from 'vitest';
import { wordingText, type Wording } from '../feedback/word-book.ts';
import { LANGUAGES, type Language } from '../../language.ts';
import { checkSentence, type SentenceProblem } from './check-sentence.ts';
import type { Fact } from '../facts/fact.ts';
import type { MeasureUnit } from '../../measures/units.ts';
import { factReferences } from '../feedback/render-feedback.ts';
import { SentenceSplitter } from '../text/split-sentences.ts';
import { SAFETY_WORDS, WORD_BOOKS } from '../feedback/word-books.ts';

function fact(id: string, unit: MeasureUnit, value = 1): Fact {
  return { id, value, unit, method: 'recorded', proof: { kind: 'model' } };
}

const FACTS = [
  fact('pace.average', 'secondsPerKilometer'),
  fact('heartRate.average', 'beatsPerMinute'),
  fact('heartRate.maximum', 'beatsPerMinute'),
  fact('distance.total', 'meters'),
  fact('next.duration', 'minutes'),
  fact('next.recovery.days', 'count'),
  fact('stops.count', 'count'),
  fact('load.value', 'load'),
  fact('split.3.pace', 'secondsPerKilometer'),
  fact('split.4.pace', 'secondsPerKilometer'),
  fact('split.fastest.number', 'count'),
  fact('split.fastest.pace', 'secondsPerKilometer'),
];

function problemsOf(
  sentence: string,
  { runnerTexts = [], language = 'en' }: { runnerTexts?: string[]; language?: Language } = {},
): readonly SentenceProblem[] {
  const check = checkSentence(sentence, { facts: FACTS, runnerTexts, language });
  return check.isClean ? [] : check.problems;
}

function kindsOf(...parameters: Parameters<typeof problemsOf>): string[] {
  return [...new Set(problemsOf(...parameters).map(({ kind }) => kind))];
}

describe('what is wrong is named', () => {
  test.each([
    ['You ran 5 km.', 'bare-figure'],
    ['You ran {{pace.best}}.', 'unknown-fact'],
    ['You ran {{ pace.average }}.', 'malformed-reference'],
    ['You ran {{pace.average}} km.', 'wrong-unit'],
    ['You ran for {{next.duration}} minutes.', 'wrong-unit'],
    ['You ran for {{next.duration}} 30 seconds.', 'bare-figure'],
    ['You ran for 1 hour {{next.duration}}.', 'bare-figure'],
    ['Your speed was {{pace.average}}.', 'wrong-reference'],
    ['Split 4 took {{split.3.pace}}.', 'wrong-reference'],
    ['You stopped {{stops.count}}{{stops.count}} times.', 'altered-figure'],
    ['See [this](https://run.example).', 'markup'],
    ['You ran ㈤ far.', 'look-alike'],
    ['A glyph \ue000 of one font alone.', 'look-alike'],
    ['Well done: \u202Eniap eht hguorht nur\u202C.', 'look-alike'],
    ['Well done: &#x2067;niap eht hguorht nur.', 'look-alike'],
  ])('%s: %s', (sentence, kind) => {
    expect(kindsOf(sentence)).toContain(kind);
  });

  test('with the words around it', () => {
    expect(problemsOf('Today you ran 5 km, I think.')).toEqual([
      { kind: 'bare-figure', excerpt: 'day you ran 5 km, I think' },
    ]);
  });

  test('a prototype’s property is no fact', () => {
    expect(kindsOf('It was {{constructor}} and {{toString}}.')).toEqual(['unknown-fact']);
  });
});

describe('the runner’s own figures', () => {
  const runnerTexts = ['I ran 10 km in fifty minutes at 5:00/km, 1,200 kcal, and slept 6½ hours.'];

  test.each([
    'You ran 10 km, well done.',
    'Fifty minutes for 10 kilometres is quick.',
    '50分で10キロなら速いですね。',
    '五十分钟十公里，很快。',
    'Năm mươi phút cho 10 km là nhanh.',
    'So 5:00/km, as you say.',
    'You burnt 1200 kcal.',
  ])('may be repeated in any language: %s', (sentence) => {
    expect(kindsOf(sentence, { runnerTexts })).toEqual([]);
  });

  test.each([
    ['with another unit', 'You ran 10 miles.'],
    ['without the unit', 'You ran for 10 or so.'],
    ['with another value', 'You ran 10.5 km.'],
    ['as another thing', 'You ran 5:00 kilometres and rested 50 kilometres.'],
    ['multiplied', 'You ran twice 10 km.'],
    ['put together anew', 'You ran 10:50.'],
  ])('may not be changed: %s', (_, sentence) => {
    expect(kindsOf(sentence, { runnerTexts })).toContain('bare-figure');
  });

  test.each([
    ['I did 60 km last week', 'Run 60 km next week.', 'en'],
    ['my easy pace is 3:00/km', 'Your easy pace is 3:00/km.', 'en'],
    ['meeting at 3:30', 'You will finish the marathon in 3:30.', 'en'],
    ['my VO2max is 72 and I run 90 km a week', 'You can run 90 km a week.', 'en'],
    ['a friend ran 50k', 'Make it a 50k tomorrow.', 'en'],
    ['a friend ran 50k', 'Your long run should be a 50k.', 'en'],
    ['友達が50キロ走った', '明日は50キロを目標に走りましょう。', 'ja'],
    ['朋友跑了50公里', '明天按50公里的计划跑。', 'zh'],
    ['朋友跑了50公里', '明天就照50公里的計畫跑吧。', 'zh-tw'],
    ['Bạn tôi chạy 50k', 'Ngày mai chạy 50k nhé.', 'vi'],
    ['昨日は30km走った', '明日は30km走りましょう。', 'ja'],
    ['我上周跑了60公里', '你可以每周跑60公里。', 'zh'],
    ['我上週跑了60公里', '你可以每週跑60公里。', 'zh-tw'],
    ['Tuần trước tôi chạy 60 km', 'Bạn nên chạy 60 km mỗi tuần.', 'vi'],
  ] as const)('order and promise nothing: %s, %s', (own, sentence, language) => {
    expect(kindsOf(sentence, { runnerTexts: [own], language })).toContain('bare-figure');
  });

  test('of two durations are not recombined', () => {
    const texts = ['5分30秒と10分20秒で走りました。'];
    expect(kindsOf('5分30秒は速いです。', { runnerTexts: texts, language: 'ja' })).toEqual([]);
    expect(kindsOf('5分20秒は速いです。', { runnerTexts: texts, language: 'ja' })).toEqual([
      'bare-figure',
    ]);
  });

  test.each([
    ['45:07', '45 minutes 7 seconds'],
    ['1:30 h', '1 hour 30 minutes'],
    ['1h30', '1 hour and 30 minutes'],
    ['90 minutes', '1 hour 30 minutes'],
    ['1.5 hours', '90 min'],
    ['12 hours 21 minutes', '12:21:00'],
    ['3:45', '3 hours 45 minutes'],
    ['20分15秒', '20:15'],
    ['12时21分', '12时21分'],
    ['1 giờ 5 phút', '1h05'],
    ['2 tiếng 15 phút', '135 minutes'],
  ])('are the same on a clock and spoken: %s and %s', (own, said) => {
    expect(kindsOf(`So ${said}.`, { runnerTexts: [`I ran for ${own}`] })).toEqual([]);
    expect(kindsOf(`So ${own}.`, { runnerTexts: [`I ran for ${said}`] })).toEqual([]);
  });

  test.each([
    ['45:07', '45 minutes 17 seconds'],
    ['1:30 h', '1 minute 30 seconds'],
    ['1 hour 30 minutes', '1 hour 13 minutes'],
    ['90 minutes', '90 seconds'],
    ['20分15秒', '20分51秒'],
    ['12 giờ 21 phút', '12 giờ 12 phút'],
    ['2 小时 5 分钟', '2 小时 50 分钟'],
    ['5:30/km', '5 minutes 30 seconds'],
    ['5 minutes 30 seconds', '5:30/km'],
  ])('are not the same where the time differs: %s and %s', (own, said) => {
    expect(kindsOf(`So ${said}.`, { runnerTexts: [`I ran for ${own}`] })).toContain('bare-figure');
  });

  test('are looked for in the runner’s words as they are, whatever these are', () => {
    for (const text of ['', '😀', '{{pace.average}}', '<b>', '٣ km', '\u202e5 km']) {
      expect(kindsOf('You ran 7 km.', { runnerTexts: [text] })).toEqual(['bare-figure']);
    }
  });
});

/** Units by what the ids end in, as the facts are made. */
function unitOf(id: string): MeasureUnit {
  if (id === 'vdot.value') return 'vdot';
  if (/pace/i.test(id)) return 'secondsPerKilometer';
  if (/heartRate|ceiling/i.test(id)) return 'beatsPerMinute';
  if (/share|percent/i.test(id) || id === 'distance.beyondLongest') return 'percent';
  if (id.startsWith('load.')) return 'load';
  if (/days|(?:count|number|runs)$/i.test(id)) return 'count';
  if (id.startsWith('altitude.')) return 'metersOfAltitude';
  if (id.startsWith('temperature.')) return 'celsius';
  if (id.startsWith('cadence.')) return 'perMinute';
  if (id.endsWith('.length')) return 'repetitionMeters';
  if (/^next\..*duration$/.test(id)) return 'minutes';
  if (/duration|^stops\.longest|^gait\./.test(id)) return 'seconds';
  return 'meters';
}

describe.each(LANGUAGES)('the embedded coach’s words of %s', (language) => {
  const { openings, findings, nextSteps, guides } = WORD_BOOKS[language];
  const wordings = [openings, findings, nextSteps, guides, SAFETY_WORDS[language]]
    .flatMap((part) => Object.values<readonly Wording[] | string>(part).flat().map(wordingText))
    .flatMap((wording) =>
      wording.includes('[guide]')
        ? Object.values(guides).map((guide) => wording.replace('[guide]', guide))
        : [wording],
    );

  test('are clean, every wording of them', () => {
    expect(wordings.length).toBeGreaterThan(300);
    const refused = wordings.flatMap((wording) => {
      const facts = factReferences(wording).map((id) => fact(id, unitOf(id)));
      const splitter = new SentenceSplitter();
      return [...splitter.push(wording), ...splitter.end()].filter(
        (sentence) => !checkSentence(sentence, { facts, runnerTexts: [], language }).isClean,
      );
    });
    expect(refused).toEqual([]);
  });

  test('are refused as soon as a figure is written into them', () => {
    const figures = { en: ' 7 km ', vi: ' 7 phút ', ja: '七分', zh: '七公里', 'zh-tw': '七公里' };
    const passed = wordings.flatMap((wording) => {
      const facts = factReferences(wording).map((id) => fact(id, unitOf(id)));
      const middle = wording.indexOf(' ') < 0 ? 2 : wording.indexOf(' ');
      const changed = wording.slice(0, middle) + figures[language] + wording.slice(middle);
      return checkSentence(changed, { facts, runnerTexts: [], language }).isClean ? [changed] : [];
    });
    expect(passed).toEqual([]);
  });
});
