import type { UnsafeCategory } from './unsafe-category.ts';

/** One way of saying what is unsafe to read; tested on one lower-case sentence without what it quotes. */
export interface UnsafePhrase {
  category: UnsafeCategory;
  said: RegExp;
  /** Words that make the sentence an innocent one. */
  unless?: RegExp;
}

/** One phrase of several ways. */
export function phrase(
  category: UnsafeCategory,
  ways: readonly string[],
  unless?: RegExp,
): UnsafePhrase {
  const said = new RegExp(ways.join('|'));
  return unless ? { category, said, unless } : { category, said };
}
