import { htmlLanguage, type Language } from '../language.ts';
import type { QuickResponse } from './quick-response.ts';

/**
 * Favourites first; among them, and among the others, those used last. Those that were never used
 * follow by name.
 */
export function inOrder<Listed extends Pick<QuickResponse, 'name' | 'isFavorite' | 'lastUsedAt'>>(
  responses: readonly Listed[],
  language: Language,
): Listed[] {
  const names = new Intl.Collator(htmlLanguage(language), { numeric: true });
  const usedAt = ({ lastUsedAt }: Listed) => lastUsedAt?.getTime() ?? 0;
  return responses.toSorted(
    (a, b) =>
      Number(b.isFavorite) - Number(a.isFavorite) ||
      usedAt(b) - usedAt(a) ||
      names.compare(a.name, b.name),
  );
}

function compared(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * Whether every word of a search stands in the name or in the content, whatever its case and width.
 *
 * @param term empty = everything is found
 */
export function isFoundBy(
  term: string,
  { name, content }: Pick<QuickResponse, 'name' | 'content'>,
): boolean {
  const text = compared(`${name}\n${content}`);
  return compared(term)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
