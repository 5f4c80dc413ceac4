/**
 * The beginning of a text that a file or a provider brings. It has at most `maxLength` characters,
 * none of them cut in two, whatever the text's own length.
 *
 * @example shortText('Forerunner', 3) // 'For'
 */
export function shortText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text.toWellFormed();
  // A character has at most two units; the whole text may be too long to be taken apart.
  const beginning = [...text.slice(0, 2 * maxLength).toWellFormed()];
  return beginning.slice(0, maxLength).join('');
}

/** The same of a text that may be missing. */
export function shortTextOrNull(text: string | null, maxLength: number): string | null {
  return text === null ? null : shortText(text, maxLength);
}
