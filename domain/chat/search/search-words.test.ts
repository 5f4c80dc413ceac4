import { describe, expect, test } from 'vitest';
import { SEARCH_LIMITS } from './search-limits.ts';
import { excerptFinder, isFoundIn, searchedToken, searchTokensOf } from './search-words.ts';

const excerptFor = (text: string, term: string) => excerptFinder(term)(text);

/** The quickest of a few tries, since other work on the machine only adds time. */
function quickestMilliseconds(tries: number, work: () => void): number {
  const times = Array.from({ length: tries }, () => {
    const begin = Date.now();
    work();
    return Date.now() - begin;
  });
  return Math.min(...times);
}

/** As the list is searched: by one token, then by all of what was typed. */
function isFound(texts: readonly string[], term: string): boolean {
  const token = searchedToken(term);
  return token !== null && searchTokensOf(texts).includes(token) && isFoundIn(texts, term);
}

describe('finding a conversation by what it is called', () => {
  test.each([
    ['土曜ラン練習会', '練習'],
    ['土曜ラン練習会', '会'],
    ['土曜ラン練習会', 'らん'],
    ['土曜ラン練習会', '土曜　練習会'],
    ['膝（ひざ）の痛み', 'ヒザ'],
    ['ﾌﾙﾏﾗｿﾝ準備', 'マラソン'],
    ['10km走', '10KM'],
    ['10km走', '走'],
    ['周六长跑', '长跑'],
    ['週六長跑', '週六'],
    ['Chạy bộ cuối tuần', 'chay bo'],
    ['Chạy bộ cuối tuần', 'CUỐI'],
    ['Đường dài', 'duong'],
    ['Long runs on Saturdays', 'sat long'],
    ['Intervals for the half-marathon', 'marathon'],
    ['Preparation 2026', 'preparation'],
  ])('%s by %s', (title, term) => {
    expect(isFound([title], term)).toBe(true);
  });

  test.each([
    ['土曜ラン練習会', '日曜'],
    ['土曜ラン練習会', '習練'],
    ['Long runs', 'ong'],
    ['Long runs', 'runners'],
    ['Preparation', 'preparing'],
    ['Long runs', '…!?'],
    ['Long runs', ''],
  ])('%s not by %s', (title, term) => {
    expect(isFound([title], term)).toBe(false);
  });

  test('by its name and who is in it together', () => {
    expect(isFound(['Half marathon', '佐藤 花子'], '花子 half')).toBe(true);
  });

  test('what is kept of a long name is bounded, and holds its shorter parts', () => {
    const words = Array.from({ length: 40 }, (_one, at) => `${'word'.repeat(3)}${at}`).join(' ');
    const tokens = searchTokensOf([words, '練'.repeat(100)]);
    expect(tokens.length).toBeLessThanOrEqual(SEARCH_LIMITS.tokensMaximum);
    expect(tokens).toEqual(expect.arrayContaining(['w', 'wo', '練', '練練']));
    for (const token of tokens) expect([...token].length).toBeLessThanOrEqual(8);
  });

  test('one letter that is typed by itself is looked for', () => {
    expect(searchedToken('膝')).toBe('膝');
    expect(searchedToken('k')).toBe('k');
    expect(searchedToken('my knee')).toBe('knee');
  });
});

describe('the words around what was found', () => {
  test('are the author’s own, with what was found between', () => {
    expect(excerptFor('昨日の30km走で、ヒザの外側が痛みました。', 'ひざ')).toEqual({
      before: '昨日の30km走で、',
      found: 'ヒザ',
      after: 'の外側が痛みました。',
    });
    expect(excerptFor('Tôi chạy\nbộ sáng nay', 'chay bo')).toEqual({
      before: 'Tôi ',
      found: 'chạy',
      after: ' bộ sáng nay',
    });
  });

  test('are cut on both sides of a long message, between letters', () => {
    const excerpt = excerptFor(`${'😀'.repeat(200)} knee ${'😀'.repeat(200)}`, 'knee');
    expect(excerpt?.found).toBe('knee');
    expect(excerpt?.before).toMatch(/^…😀/u);
    expect(excerpt?.after).toMatch(/😀…$/u);
  });

  test.each([
    ['letters of one word', `x${'a'.repeat(3999)}`, 'a '.repeat(40)],
    ['its end only', `x${'a'.repeat(3900)} a aa aaa`, 'a aa aaa aaaa aaaaa aaaaaa'],
    ['the middle of many words', 'zabcdefgh '.repeat(400), 'a ab abc abcd abcde abcdef abcdefg'],
    ['ligatures of many letters', '\uFDFA'.repeat(4000), 'ل لى لل لله لي ليه لم ه'],
  ])('cost little where the words are in %s', (_place, text, term) => {
    excerptFor('warm', 'up');
    const took = quickestMilliseconds(5, () => excerptFor(text, term));
    expect(took).toBeLessThan(50);
  });

  // One call looks through two hundred messages of a person.
  test.each([
    ['English', 'The long run was easy today and my knee is well. '],
    ['katakana', 'ロングランノアトハヒザガイタクナカッタ。'],
    ['Chinese characters', '今天長跑很輕鬆膝蓋不痛了明天休息一天。'],
    ['Vietnamese', 'Hôm nay tôi chạy bộ đường dài và đầu gối không đau. '],
    ['marks out of order', `a${'\u05B4\u0591\u0323\u0301'.repeat(12)}`],
    ['one letter with many marks', `a${'\u0951'.repeat(2000)}${'\u0952'.repeat(1999)}`],
    ['ligatures of many letters', '\uFDFA'],
  ])('cost little in two hundred long messages of %s', (_letters, words) => {
    const text = words.repeat(4000).slice(0, 4000);
    excerptFor(text, 'warm up');
    const took = quickestMilliseconds(3, () => {
      for (let count = 0; count < 200; count += 1) excerptFor(text, 'missing word');
    });
    expect(took).toBeLessThan(1000);
  });

  test('are found behind a long word that holds the part', () => {
    expect(excerptFor(`x${'a'.repeat(3990)} able`, 'a a A')?.after).toBe('ble');
    expect(excerptFor('走a走 xa', 'a')).toEqual({ before: '走', found: 'a', after: '走 xa' });
  });

  test('are looked for by the first words of a very long term', () => {
    const words = Array.from({ length: SEARCH_LIMITS.partsMaximum }, (_one, at) => `w${at}`);
    const term = words.join(' ');
    expect(excerptFor(term, `${term} w0 missing`)?.found).toBe('w0');
    expect(excerptFor(term, `missing ${term}`)).toBeNull();
  });

  test('are none where one of the words is missing', () => {
    expect(excerptFor('My knee is fine', 'knee ankle')).toBeNull();
    expect(excerptFor('My knee is fine', '...')).toBeNull();
  });
});
