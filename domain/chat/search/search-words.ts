import { excerptAround, type Excerpt } from './excerpt.ts';
import { foldedLetters, placeOfFolded } from './folded-letters.ts';
import { SEARCH_LIMITS } from './search-limits.ts';

/** Written without spaces, so that a word may begin at each letter. */
const UNSPACED =
  '(?:(?=[\\p{L}\\p{M}\\p{N}])[\\p{Script_Extensions=Han}\\p{Script_Extensions=Hiragana}\\p{Script_Extensions=Katakana}])';
/** Letters of every other script. */
const SPACED = `(?:(?!${UNSPACED})[\\p{L}\\p{M}\\p{N}])`;
const PART = new RegExp(`(?<unspaced>${UNSPACED}+)|${SPACED}+`, 'gu');
const ENDS_IN_WORD = new RegExp(`${SPACED}$`, 'u');
const REST_OF_WORD = new RegExp(`${SPACED}+`, 'uy');

interface Part {
  letters: readonly string[];
  isUnspaced: boolean;
}

function partsOf(folded: string): Part[] {
  return [...folded.matchAll(PART)].map(([part, unspaced]) => ({
    letters: [...part],
    isUnspaced: unspaced !== undefined,
  }));
}

/**
 * The tokens of a part: for Japanese and Chinese each letter and pair of letters, for other words
 * their beginnings.
 */
function tokensOf({ letters, isUnspaced }: Part, length: number): string[] {
  if (!isUnspaced) return length <= letters.length ? [letters.slice(0, length).join('')] : [];
  if (length > 2) return [];
  return letters.flatMap((_letter, at) =>
    at + length <= letters.length ? [letters.slice(at, at + length).join('')] : [],
  );
}

/**
 * The search tokens of a conversation in one person's list: parts of its name and of its people's
 * names. If they are too many, the shorter ones are kept.
 */
export function searchTokensOf(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => partsOf(foldedLetters(text)));
  const tokens = new Set<string>();
  for (let length = 1; length <= SEARCH_LIMITS.tokenLength; length += 1) {
    for (const token of parts.flatMap((part) => tokensOf(part, length))) {
      if (tokens.size === SEARCH_LIMITS.tokensMaximum) return [...tokens];
      tokens.add(token);
    }
  }
  return [...tokens];
}

/** The parts of what somebody looks for: each once, and no more than are looked for. */
function searchedParts(term: string): Part[] {
  const parts = partsOf(foldedLetters(term));
  const byLetters = new Map(parts.map((part) => [part.letters.join(''), part]));
  return [...byLetters.values()].slice(0, SEARCH_LIMITS.partsMaximum);
}

/** The stored token to ask for when somebody looks for `term`: of its rarest part; null = for nothing. */
export function searchedToken(term: string): string | null {
  const tokens = searchedParts(term).map((part) => {
    const length = Math.min(part.letters.length, part.isUnspaced ? 2 : SEARCH_LIMITS.tokenLength);
    return {
      token: part.letters.slice(0, length).join(''),
      weight: length * (part.isUnspaced ? 4 : 1),
    };
  });
  return tokens.toSorted((a, b) => b.weight - a.weight)[0]?.token ?? null;
}

/**
 * The places of a text's letters at which a part of what is looked for begins and ends. Words begin as
 * the part does; in Japanese and Chinese it may stand anywhere.
 */
function placeIn(folded: string, { letters, isUnspaced }: Part): [number, number] | null {
  const part = letters.join('');
  let at = folded.indexOf(part);
  for (let tries = 0; at !== -1 && tries < SEARCH_LIMITS.placesMaximum; tries += 1) {
    if (isUnspaced || !isInWord(folded, at)) return [at, at + part.length];
    // A word begins once, so one long word is no more places than a short one.
    at = folded.indexOf(part, endOfWord(folded, at));
  }
  return null;
}

/** Whether a letter that has spaces around its words stands before a place. */
function isInWord(folded: string, at: number): boolean {
  return ENDS_IN_WORD.test(folded.slice(Math.max(0, at - 2), at));
}

/** The end of the word that contains a place. */
function endOfWord(folded: string, at: number): number {
  REST_OF_WORD.lastIndex = at;
  return at + (REST_OF_WORD.exec(folded)?.[0].length ?? 1);
}

/** Whether each part of what is looked for stands in one of the texts. */
export function isFoundIn(texts: readonly string[], term: string): boolean {
  const parts = searchedParts(term);
  const folded = texts.map((text) => foldedLetters(text));
  return (
    parts.length > 0 && parts.every((part) => folded.some((text) => placeIn(text, part) !== null))
  );
}

/**
 * Looks for a term in many texts.
 *
 * @returns for one text the words around the first part that is found in it; null where not every part stands in it
 */
export function excerptFinder(term: string): (text: string) => Excerpt | null {
  const [first, ...others] = searchedParts(term);
  return (text) => {
    if (!first) return null;
    const folded = foldedLetters(text);
    const place = placeIn(folded, first);
    if (!place || others.some((part) => placeIn(folded, part) === null)) return null;
    return excerptAround(text, ...placeOfFolded(text, place));
  };
}
