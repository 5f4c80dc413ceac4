import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FACT_METHODS } from '@tasuki/domain/coaching/facts/fact-methods';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { SESSION_PURPOSES } from '@tasuki/domain/activities/session-purpose';

function wordsOf(language: Language, namespace: string): Record<string, Record<string, string>> {
  const path = new URL(`../../../locales/${language}/${namespace}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>;
}

test.each(LANGUAGES)(
  'every method of a figure has words in %s, and no words are left over',
  (language) => {
    const { method = {} } = wordsOf(language, 'facts');
    expect(Object.keys(method).sort()).toEqual([...FACT_METHODS].sort());
    for (const words of Object.values(method)) expect(words.trim()).not.toBe('');
  },
);

test.each(LANGUAGES)('every purpose has words in %s', (language) => {
  const { purpose = {} } = wordsOf(language, 'sports');
  expect(Object.keys(purpose).sort()).toEqual([...SESSION_PURPOSES].sort());
});
