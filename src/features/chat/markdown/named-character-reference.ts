/** The names that people and models write; the rest of HTML's 2,000 stands as it was typed. */
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  copy: '©',
  deg: '°',
  frac12: '½',
  ge: '≥',
  gt: '>',
  hellip: '…',
  larr: '←',
  ldquo: '“',
  le: '≤',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  minus: '−',
  nbsp: '\u00A0',
  ndash: '–',
  ne: '≠',
  plusmn: '±',
  quot: '"',
  rarr: '→',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  times: '×',
};

/**
 * Stands in the bundle for the package `decode-named-character-reference`, which asks the browser
 * by writing HTML. The page's security policy allows no script to do that.
 *
 * @param name without its marks, e.g. 'amp' of `&amp;`
 * @returns the character, or false where the name is not known
 */
export function decodeNamedCharacterReference(name: string): string | false {
  return Object.hasOwn(CHARACTERS, name) ? (CHARACTERS[name] ?? false) : false;
}
