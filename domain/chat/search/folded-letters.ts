/** Accents and tones; the marks of kana are others. */
const MARKS = /[\u0300-\u036F]/gu;
const KATAKANA = /[\u30A1-\u30F6]/gu;
const KATAKANA_TO_HIRAGANA = 0x60;

function folded(letter: string): string {
  return letter
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(KATAKANA, (kana) =>
      String.fromCodePoint((kana.codePointAt(0) ?? 0) - KATAKANA_TO_HIRAGANA),
    );
}

/**
 * A text without differences that nobody means in a search: case, width, tones and accents, and which
 * kana. So `chay bo` finds `Chạy bộ`, and `ひざ` finds `ヒザ`.
 *
 * @returns with where in `text` each unit of `folded` comes from, and its end as the last place
 */
export function foldedLetters(text: string): { folded: string; places: readonly number[] } {
  let all = '';
  let at = 0;
  const places: number[] = [];
  for (const letter of text) {
    const part = folded(letter);
    all += part;
    for (let unit = 0; unit < part.length; unit += 1) places.push(at);
    at += letter.length;
  }
  places.push(at);
  return { folded: all, places };
}
