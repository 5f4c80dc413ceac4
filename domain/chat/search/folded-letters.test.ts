import { expect, test } from 'vitest';
import { foldedLetters, placeOfFolded } from './folded-letters.ts';

test.each([
  ['Chạy bộ', 'chay bo'],
  ['ヒザ', 'ひざ'],
  ['ﾊﾞｯｸﾞ', 'ばっぐ'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['１０ＫＭ', '10km'],
  ['ハ\u3099', 'ば'],
])('%s is folded to %s', (text, folded) => {
  expect(foldedLetters(text)).toBe(folded);
});

test.each([
  ['Chạy bộ', [5, 7], 'bộ'],
  ['Cha\u0323y bo\u0323', [0, 4], 'Cha\u0323y'],
  ['ﾊﾞｯｸﾞ', [0, 1], 'ﾊﾞ'],
  ['a ﷺ b', [3, 5], 'ﷺ'],
  ['😀 knee', [3, 7], 'knee'],
] as const)('in %s the place %j is %s', (text, place, found) => {
  expect(text.slice(...placeOfFolded(text, place))).toBe(found);
});

/** Each folded letter's own place, found letter by letter, is where the whole text has it. */
function placedLetters(text: string): string {
  const folded = foldedLetters(text);
  let behind = 0;
  let again = '';
  for (let at = 0; at < folded.length; at += 1) {
    const [begin, end] = placeOfFolded(text, [at, at + 1]);
    expect(begin).toBeGreaterThanOrEqual(0);
    if (begin < behind) continue;
    again += foldedLetters(text.slice(begin, end));
    behind = end;
  }
  return again;
}

test('whatever letters stand together, a place is that of its letters', () => {
  const letters = [
    ...'aÅſΣςİßđか\u3099カﾊﾞﾟ가ㄱㅏﾡￂᄀ\u1161\u11A8\u0301\u0323\u05B4ﷺ😀ǆ\u0958①㍿\u0345',
  ];
  for (const one of letters) {
    for (const other of letters) {
      const text = `${one}${other}${one} ${other}`;
      expect(placedLetters(text), JSON.stringify(text)).toBe(foldedLetters(text));
    }
  }
});
