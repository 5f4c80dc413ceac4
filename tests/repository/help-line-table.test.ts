import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { abuseWordsFor, despairWords } from '@tasuki/domain/coaching/answers/safety-words';
import { LANGUAGES } from '@tasuki/domain/language';

const SHOWN = /^## Numbers that are shown\n([\s\S]*?)(?=^## )/m;
/** As `110`, `#9110`, `2343 2255`; an age has fewer digits. */
const NUMBER = /#?\d{3,}(?:[ -]\d{3,})*/g;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function tableRows(): string[][] {
  const [, table = ''] = SHOWN.exec(readFileSync('docs/help-lines.md', 'utf8')) ?? [];
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

function shownIn(language: (typeof LANGUAGES)[number]): string[] {
  const words = `${abuseWordsFor('', language)} ${despairWords(language)}`;
  return [...words.matchAll(NUMBER)].map(([number]) => `${language} ${number}`);
}

it('lists each number that the coach names, and no other, by language', () => {
  const listed = tableRows().map(([number = '', , , language]) =>
    [language, number.replaceAll('`', '')].join(' '),
  );
  const shown = LANGUAGES.flatMap(shownIn);
  expect(shown.length).toBeGreaterThan(10);
  expect([...new Set(listed)].toSorted()).toEqual([...new Set(shown)].toSorted());
});

it('has a service, a place, a source and the day of the check for each number', () => {
  for (const [number, service, place, , verdict, source, , checked] of tableRows()) {
    expect([service, place], number).not.toContain('');
    expect(verdict, number).toBe('confirmed');
    expect(source, number).toMatch(/\]\(https?:\/\/\S+\)/);
    expect(checked, number).toMatch(DAY);
  }
});
