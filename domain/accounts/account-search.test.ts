import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_SEARCH_LIMITS,
  isFoundBy,
  searchedPrefix,
  searchPrefixesOf,
} from './account-search.ts';

const HANAKO = {
  firstName: '花子',
  lastName: '佐藤',
  email: 'hanako.sato@example.jp',
  contactEmail: null,
};
const MINH = {
  firstName: 'Thị Minh',
  lastName: 'Nguyễn',
  email: null,
  contactEmail: 'Minh.N@Example.vn',
  displayName: 'Minh chạy bộ',
};

function isFound(account: typeof HANAKO | typeof MINH, term: string): boolean {
  const prefix = searchedPrefix(term);
  return prefix !== null && searchPrefixesOf(account).includes(prefix);
}

describe('finding a person', () => {
  test.each(['佐', '佐藤', '佐藤 花子', '花子 佐藤', '佐藤花', 'hanako', 'HANAKO.S', '　佐藤　花'])(
    'by %s',
    (term) => {
      expect(isFound(HANAKO, term)).toBe(true);
    },
  );

  test.each(['nguyễn', 'NGUYỄN TH', 'minh', 'thị m', 'chạy', 'ｍｉｎｈ.n@'])('by %s', (term) => {
    expect(isFound(MINH, term)).toBe(true);
  });

  test.each(['藤', 'sato', 'example', '佐藤太郎', '.'])('not by %s', (term) => {
    expect(isFound(HANAKO, term)).toBe(false);
  });

  test('by nothing, everybody is asked for', () => {
    expect(searchedPrefix('  ')).toBeNull();
  });

  test('by more letters than are kept, all of them are compared', () => {
    const [one, two] = ['runner-20261121-1@example.test', 'runner-20261121-2@example.test'];
    expect(searchedPrefix(one)).toBe(searchedPrefix(two));
    const minh = { wholeName: 'Nguyễn Thị Minh', displayName: 'Minh chạy bộ đêm', email: null };
    expect(isFoundBy(one, { ...minh, email: one })).toBe(true);
    expect(isFoundBy(one, { ...minh, email: two })).toBe(false);
    expect(isFoundBy('minh nguyễn thị', minh)).toBe(true);
    expect(isFoundBy('minh chạy bộ đê', minh)).toBe(true);
    expect(isFoundBy('minh nguyễn văn', minh)).toBe(false);
  });
});

describe('what is kept of a name', () => {
  test('is bounded, and keeps the shorter beginnings of every word', () => {
    const words = Array.from({ length: 12 }, (_, index) =>
      String.fromCharCode(97 + index).repeat(7),
    );
    const prefixes = searchPrefixesOf({
      firstName: words.slice(0, 6).join(' '),
      lastName: words.slice(6).join(' '),
      email: `${'z'.repeat(240)}@example.jp`,
      contactEmail: null,
    });
    expect(prefixes).toHaveLength(ACCOUNT_SEARCH_LIMITS.prefixesMaximum);
    for (const word of words) expect(prefixes).toContain(word.slice(0, 2));
    for (const prefix of prefixes) {
      expect([...prefix].length).toBeLessThanOrEqual(ACCOUNT_SEARCH_LIMITS.prefixLength);
    }
  });

  test('is nothing where nothing was given', () => {
    expect(
      searchPrefixesOf({ firstName: '', lastName: ' ', email: null, contactEmail: null }),
    ).toEqual([]);
    expect(searchPrefixesOf({})).toEqual([]);
  });

  test('also by a name with signs in it that nobody sees', () => {
    const hiding = { ...MINH, lastName: 'N\u202Eguyễn', firstName: '\u200BMinh' };
    expect(isFound(hiding, 'minh n')).toBe(true);
  });

  test('never cuts a letter in two', () => {
    const prefixes = searchPrefixesOf({ ...HANAKO, firstName: '🏃'.repeat(20), email: null });
    expect(prefixes).toContain('🏃'.repeat(12));
    expect(prefixes.every((prefix) => prefix.isWellFormed())).toBe(true);
  });
});
