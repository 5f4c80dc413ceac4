import { describe, expect, it } from 'vitest';
import { readCatalogue } from './locale-catalogues.ts';

/** How each language says that something is over the next day, and half of a distance at most. */
const OTHER_RULES = {
  ja: [/翌日も痛みが残る/, /翌日には消えた/, /長くても半分/],
  en: [/isn’t gone the next day/, /that’s gone the next day/, /half the distance at most/],
  zh: [/第二天还疼/, /第二天就不疼/, /最多跑一半/],
  'zh-tw': [/隔天還痛/, /隔天就不痛/, /最多跑一半/],
  vi: [/hôm sau chưa hết đau/, /hôm sau hết/, /nửa quãng/],
} as const;

/** The week after which pain belongs to a doctor. */
const A_WEEK = {
  ja: /1週間/,
  en: /a week/,
  zh: /一周/,
  'zh-tw': /一週/,
  vi: /một tuần/,
} as const;

describe.each(['ja', 'en', 'zh', 'zh-tw', 'vi'] as const)('the rule for pain in %s', (language) => {
  const words = readCatalogue(language);
  const guide = [...words].filter(([key]) => /^planOutline:checks\./.test(key));

  it('sends nobody to a doctor for any pain of the next day, and shortens no run by its distance', () => {
    const others = guide.filter(([, text]) =>
      OTHER_RULES[language].some((rule) => rule.test(text)),
    );
    expect(others.map(([key]) => key)).toEqual([]);
  });

  it('names the scale and the week wherever it names a doctor', () => {
    expect(words.get('planOutline:checks.pain')).toContain('5');
    expect(words.get('planOutline:checks.pain-week')).toMatch(A_WEEK[language]);
  });
});
