import { LANGUAGES } from '@tasuki/domain/language';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../repository/locale-catalogues.ts';

/** Pain from 3 to 4 of 10, as each language writes it. */
const MIDDLE_PAIN = /3 ?(?:or|か|或|hoặc|[–〜～~-]) ?4/;
const PAIN = /pain|hurts|痛|疼|đau/i;

describe.each(LANGUAGES)('pain of 3 or 4 in the words of plans: %s', (language) => {
  it('has one rule in one place', () => {
    const words = [...readCatalogue(language)].filter(([key]) => /^plan(Guide|Outline):/.test(key));
    const keys = words.filter(([, text]) => MIDDLE_PAIN.test(text) && PAIN.test(text));
    expect(keys.map(([key]) => key)).toEqual(['planOutline:checks.pain']);
  });

  it('shortens or swaps the run, watches a day and stops from 5 on', () => {
    const rule = readCatalogue(language).get('planOutline:checks.pain') ?? '';
    for (const figure of ['0', '2', '24', '5']) expect(rule).toContain(figure);
  });
});

/** What follows stands with the steps of who runs and walks; the first week only notes. */
const CHECKS_WITHOUT_REMEDY = new Set(['watch-walk', 'watch-sore', 'watch-start']);
const SENTENCE_END = /[.。](?= |$|[^0-9])/u;

it.each(LANGUAGES)('each check of a week says what follows when it is not met: %s', (language) => {
  const checks = [...readCatalogue(language)].flatMap(([key, text]) => {
    const [, code] = key.split('planning:grows.');
    return code?.startsWith('watch-') && !CHECKS_WITHOUT_REMEDY.has(code) ? [[code, text]] : [];
  });
  expect(checks.length).toBeGreaterThan(12);
  const bare = checks.filter(
    ([, text = '']) => text.split(SENTENCE_END).filter((part) => part.trim() !== '').length < 2,
  );
  expect(bare).toEqual([]);
});

/** To go home on foot, as each language writes it without a warning before it. */
const WALK_HOME =
  /(?<!don’t )walk home|歩いて帰り、|(?<!đừng )đi bộ về và|走回家，再|走路回家，再/u;
const FETCHED = /fetch you|迎え|người đến đón|请人来接|請人來接/u;

it.each(LANGUAGES)('nobody walks home on a bone that hurts: %s', (language) => {
  for (const rule of ['pain', 'pain-healing', 'pain-bone']) {
    const text = readCatalogue(language).get(`planOutline:checks.${rule}`) ?? '';
    expect(text).toMatch(FETCHED);
    if (rule !== 'pain-healing') expect(text).not.toMatch(WALK_HOME);
  }
});

it.each(LANGUAGES)('chest pain calls the emergency number, in both places: %s', (language) => {
  const words = readCatalogue(language);
  for (const key of ['planOutline:checks.emergency', 'planGuide:raceDay.line.stop']) {
    expect(words.get(key)).toMatch(/emergency number|救急の番号|số cấp cứu|急救电话|急救電話/u);
  }
});

it.each(LANGUAGES)('a test in heat is compared over the same distance alone: %s', (language) => {
  const text = readCatalogue(language).get('planOutline:checks.after-test-hot');
  expect(text).toMatch(/same distance|同じ距離|cùng cự ly|距离相同|距離相同/u);
});

it.each(LANGUAGES)('a week’s check says no pace and no rule of its own: %s', (language) => {
  const checks = [...readCatalogue(language)].filter(([key]) =>
    key.startsWith('planning:grows.watch-'),
  );
  expect(checks.length).toBeGreaterThan(15);
  // Seconds per kilometre to be slower by, and days of rest.
  expect(
    checks.filter(([, text]) => /5 ?[–〜～~-] ?10|per km|1 km|每公里|mỗi km/u.test(text)),
  ).toEqual([]);
});

/** More than the usual amount in heat, as each language writes it. */
const MORE_IN_HEAT = /more in heat|暑い日?は|暑さの中|天热|天熱|trời nóng/u;

it.each(LANGUAGES)('a race in heat has no less to drink than training: %s', (language) => {
  const words = readCatalogue(language);
  for (const key of ['planOutline:checks.drink', 'planGuide:raceDay.line.fuel']) {
    expect(words.get(key)).toMatch(/400/u);
    expect(words.get(key)).toMatch(MORE_IN_HEAT);
  }
});
