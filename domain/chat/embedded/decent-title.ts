import { findUnsafeWordsAlsoQuoted } from '../moderation/find-unsafe-words.ts';

/** The title of an activity as others may read it; null = it has none, or our own rules find unsafe words in it. */
export function decentTitle(title: string | null): string | null {
  return title === null || findUnsafeWordsAlsoQuoted(title).length > 0 ? null : title;
}
