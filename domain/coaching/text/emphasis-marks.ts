/** Marks of Markdown that are not shown: at the beginning or end of what is emphasised, or within a word. */
const STARS = /(?<!\*)\*+(?![\d*\s]|$)|(?<=[^\s*])\*+(?!\d)/g;
/** Within a word an underline is a letter of it. */
const UNDERLINES = /(?<![\p{L}\p{N}_])_+(?=[^\s_])|(?<=[^\s_])_+(?![\p{L}\p{N}_])/gu;
/** Two of them around words, and no apostrophe such as that of "don`t". */
const CODE = /(?<![\p{L}\p{N}`])`+([^`\n]{1,400})`+(?![\p{L}\p{N}`])/gu;

/**
 * A text as its readers see it where it is shown by Markdown: without marks of emphasis and code. A star before a
 * figure stands for "times" and stays.
 *
 * @example withoutEmphasis('my **chest** hurts after 3*400 m') // 'my chest hurts after 3*400 m'
 */
export function withoutEmphasis(text: string): string {
  return text.replace(CODE, '$1').replace(STARS, '').replace(UNDERLINES, '');
}

/** Without any letter that can be such a mark, whatever it stands for: nothing is hidden in it. */
export function withoutAnyMarks(text: string): string {
  return text.replace(/[*_`]/g, '');
}
