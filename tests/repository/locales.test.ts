import { beforeAll, describe, expect, test } from 'vitest';
import { FAILURE_CODES } from '@tasuki/domain/failure-codes';
import { htmlLanguage, LANGUAGES, type Language } from '@tasuki/domain/language';
import { FORM_RULES } from '@tasuki/domain/form-rules';
import {
  baseKey,
  namespacesOf,
  placeholdersOf,
  pluralForm,
  readCatalogue,
  type Catalogue,
} from './locale-catalogues.ts';
import { scanUsedKeys, type KeyScan } from './used-keys.ts';

const catalogues = Object.fromEntries(
  LANGUAGES.map((language) => [language, readCatalogue(language)]),
) as Record<Language, Catalogue>;
const english = catalogues.en;

function baseKeys(catalogue: Catalogue): string[] {
  return [...new Set([...catalogue.keys()].map(baseKey))].sort();
}

describe.each(LANGUAGES)('the words of %s', (language) => {
  const catalogue = catalogues[language];

  test('are the same in number and name as the English ones', () => {
    expect(namespacesOf(language)).toEqual(namespacesOf('en'));
    expect(baseKeys(catalogue)).toEqual(baseKeys(english));
  });

  test('are never empty or padded', () => {
    const wrong = [...catalogue].filter(([, text]) => text === '' || text !== text.trim());
    expect(wrong).toEqual([]);
  });

  test('put no space between a Chinese unit and the next word', () => {
    const isChinese = language === 'zh' || language === 'zh-tw';
    const measure =
      /\{\{(?:meters|otherMeters|distance|minutes|pace|weekly|long)\}\} \p{Script=Han}/u;
    const wrong = [...catalogue].filter(([, text]) => isChinese && measure.test(text));
    expect(wrong).toEqual([]);
  });

  test('are given the same values and marks as the English ones', () => {
    const wrong: string[] = [];
    for (const [key, text] of catalogue) {
      const form = pluralForm(key);
      const model = english.get(key) ?? english.get(`${baseKey(key)}_other`) ?? '';
      const expected = placeholdersOf(model);
      const actual = placeholdersOf(text);
      // "One run" may say the number in words.
      const isSpelledOut = form !== null && form !== 'other';
      const isSame =
        actual.join() === expected.join() ||
        (isSpelledOut && actual.join() === expected.filter((name) => name !== 'count').join());
      if (!isSame) wrong.push(`${key}: ${actual.join()} instead of ${expected.join()}`);
    }
    expect(wrong).toEqual([]);
  });

  // Who controls the page by voice says what the button shows (WCAG 2.5.3).
  test.each([
    ['people:right.approve-beta.of', 'people:right.approve-beta.action'],
    ['people:right.appoint-coach.of', 'people:review'],
  ])('say in the name of a button what it shows: %s', (name, shown) => {
    expect(catalogue.get(name)).toContain(catalogue.get(shown));
  });

  test('close every mark that they open', () => {
    const wrong = [...catalogue].filter(([, text]) => {
      const opened = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => name);
      const closed = [...text.matchAll(/<\/(\w+)>/g)].map(([, name]) => name);
      return opened.join() !== closed.join();
    });
    expect(wrong).toEqual([]);
  });

  test('have exactly the plural forms of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(htmlLanguage(language)).resolvedOptions();
    const forms = new Map<string, string[]>();
    for (const key of catalogue.keys()) {
      const form = pluralForm(key);
      if (form) forms.set(baseKey(key), [...(forms.get(baseKey(key)) ?? []), form]);
    }
    const expected = [...pluralCategories].sort();
    const wrong = [...forms].filter(([, has]) => has.sort().join() !== expected.join());
    expect(wrong).toEqual([]);
    // Words are either counted or not, in every language alike.
    const uncounted = [...forms.keys()].filter((key) => catalogue.has(key));
    expect(uncounted).toEqual([]);
  });

  test('count the same things as the English ones', () => {
    const counted = (of: Catalogue) =>
      [...new Set([...of.keys()].filter((key) => pluralForm(key)).map(baseKey))].sort();
    expect(counted(catalogue)).toEqual(counted(english));
  });

  test('exist for every failure and every rule of a form, and for no other failure', () => {
    const failures = [...catalogue.keys()].filter((key) => key.startsWith('failures:'));
    expect(failures.sort()).toEqual(FAILURE_CODES.map((code) => `failures:${code}`).sort());
    for (const rule of FORM_RULES) expect(catalogue.has(`common:validation.${rule}`)).toBe(true);
  });

  test('never shout in a failure', () => {
    const loud = [...catalogue].filter(
      ([key, text]) => /^(failures:|common:validation)/.test(key) && /[!！]|oops/i.test(text),
    );
    expect(loud).toEqual([]);
  });
});

describe('the code', () => {
  let scan: KeyScan;
  beforeAll(() => {
    scan = scanUsedKeys(namespacesOf('en'));
  }, 60_000);

  const known = new Set(baseKeys(english));
  const isPattern = (key: string) => key.includes('*');
  const matcher = (pattern: string) =>
    new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replace(/[.?+^${}()|[\]\\]/g, '\\$&'))
        .join('[^.:]+')}$`,
    );

  test('names the namespace of every key', () => {
    expect(scan.withoutNamespace).toEqual([]);
  });

  test('names only words that exist', () => {
    const missing = scan.used.flatMap(({ where, keys }) =>
      keys
        .filter((key) =>
          isPattern(key)
            ? ![...known].some((candidate) => matcher(key).test(candidate))
            : !known.has(key),
        )
        .map((key) => `${where}: ${key}`),
    );
    expect(missing).toEqual([]);
    expect(scan.used.length).toBeGreaterThan(100);
  });

  test('leaves no words unused', () => {
    const used = new Set(scan.used.flatMap(({ keys }) => keys));
    const patterns = [...used].filter(isPattern).map(matcher);
    const unused = [...known].filter(
      (key) => !used.has(key) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});
