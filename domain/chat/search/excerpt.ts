/** A text's words around what was found in it. */
export interface Excerpt {
  before: string;
  found: string;
  after: string;
}

export const EXCERPT_LIMITS = { lettersBefore: 30, lettersAfter: 90 } as const;

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

/** @param end of what was found; where it begins and ends is counted as strings are */
export function excerptAround(text: string, begin: number, end: number): Excerpt {
  const before = [...onOneLine(text.slice(0, begin))];
  const after = [...onOneLine(text.slice(end))];
  const { lettersBefore, lettersAfter } = EXCERPT_LIMITS;
  const kept = before.slice(-lettersBefore).join('');
  return {
    before: before.length > lettersBefore ? `…${kept}` : kept.trimStart(),
    found: onOneLine(text.slice(begin, end)),
    after: after.slice(0, lettersAfter).join('') + (after.length > lettersAfter ? '…' : ''),
  };
}
