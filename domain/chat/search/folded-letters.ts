/** Accents and tones; the marks of kana are others. */
const MARKS = /[\u0300-\u036F]+/gu;
const KATAKANA = /[\u30A1-\u30F6]/gu;
const KATAKANA_TO_HIRAGANA = 0x60;
/** Combining marks, with those of half-width kana. */
const MARK = '[\\p{M}\\uFF9E\\uFF9F]';
/** No word of a language has more on one letter, and to sort thousands of them takes long. */
const MARKS_TOO_MANY = new RegExp(`(?<few>${MARK}{8})${MARK}+`, 'gu');
/** Parts of Korean syllables, which become one where they stand in a row. */
const SYLLABLE_PART =
  '[\\u1100-\\u11FF\\u3131-\\u318E\\uA960-\\uA97F\\uD7B0-\\uD7FF\\uFFA0-\\uFFDC]';
/** Folded for itself, whatever stands beside it: a letter with its marks. */
const FOLDED_ALONE = new RegExp(
  `[\\uAC00-\\uD7A3]?${SYLLABLE_PART}(?:${SYLLABLE_PART}|${MARK})*|[^\\p{M}]?${MARK}*`,
  'gu',
);

/**
 * A text without differences that nobody means in a search: case, width, tones and accents, and which
 * kana. So `chay bo` finds `Chạy bộ`, and `ひざ` finds `ヒザ`.
 */
export function foldedLetters(text: string): string {
  return text
    .replaceAll(MARKS_TOO_MANY, '$<few>')
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ς', 'σ')
    .replaceAll(KATAKANA, (kana) =>
      String.fromCodePoint((kana.codePointAt(0) ?? 0) - KATAKANA_TO_HIRAGANA),
    );
}

/**
 * The place in a text of a stretch of its folded letters. It folds letter by letter, so it is only
 * for texts in which something was found.
 *
 * @param begin beginning of the stretch in the folded text; `end` is behind it
 */
export function placeOfFolded(
  text: string,
  [begin, end]: readonly [number, number],
): [begin: number, end: number] {
  let at = 0;
  let foldedAt = 0;
  let from = 0;
  for (const [letters] of text.matchAll(FOLDED_ALONE)) {
    const behind = foldedAt + foldedLetters(letters).length;
    if (behind > foldedAt) {
      if (foldedAt <= begin) from = at;
      if (foldedAt >= end) break;
    }
    at += letters.length;
    foldedAt = behind;
  }
  return [from, Math.max(at, from)];
}
