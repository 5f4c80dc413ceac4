import { holdsAddress } from './written-address.ts';

/** Ways of hiding a figure from readers of the source, but not from readers of the page. */
export type Disguise =
  /** A link, an image, a tag: nothing that a coach's sentence needs. */
  | 'markup'
  /** A letter or picture that only looks like one of the product's languages or their digits. */
  | 'look-alike';

export interface ReadableText {
  /** What a reader sees, in plain characters: no marks, no entities, digits as 0–9. */
  text: string;
  disguises: readonly { kind: Disguise; excerpt: string }[];
}

const TAG = /<[a-z/!?][^>]{0,200}>?/i;
const LINK = /!?\[[^\]]{0,300}\][ \t]?[([:]|\]\(|https?:|www\.|mailto:|javascript:|data:[a-z]+\//i;

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwnj: '',
  zwj: '',
  colon: ':',
  period: '.',
  comma: ',',
  sol: '/',
  percnt: '%',
  lcub: '{',
  rcub: '}',
  lbrace: '{',
  rbrace: '}',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  deg: '°',
  frac12: '½',
  frac13: '⅓',
  frac14: '¼',
  frac34: '¾',
  half: '½',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
};
/** Of a name that is not in the list above; whatever it stands for, a coach does not need it. */
const OTHER_ENTITY = /&[a-z][a-z0-9]{1,30};/i;
const ENTITY = /&(?:#x([0-9a-f]{1,8})|#([0-9]{1,8})|([a-z][a-z0-9]{1,30}));/gi;

/** Invisible or without a width, wherever it stands. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\n\t\r])\p{Cc}/gu;
/** Turns the words around it, so that a reader sees others than are written. */
const TURNS_WORDS = /\p{Bidi_Control}/u;
const PRIVATE_USE = /\p{Co}/u;
/** Keycap ten, medals, dice, clock faces, squared and dotted figures, Braille. */
const PICTURED_FIGURE =
  /[\u2680-\u2685\u2800-\u28ff\u{1f51f}\u{1f550}-\u{1f567}\u{1f100}-\u{1f10c}\u{1f947}-\u{1f949}]/u;
/** Numerals that no plain digit stands for: Roman ones, ㈤, 〤; the circle for zero is none. */
const OTHER_NUMERAL = /(?!〇)[\p{No}\p{Nl}]/u;
/** Letters of the five languages; Latin ones as far as they have accents. */
const FOREIGN_LETTER =
  /(?![a-zA-Z\u00aa-\u024f\u02b0-\u02ff\u1e00-\u1eff])[\p{L}](?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\uff70\u3005-\u3007])/u;
const DIGIT_OF_ANY_SCRIPT = /\p{Nd}/gu;
const CIRCLED_LIST_MARK = /(^|\n)([\s>*+-]*)([①-⑳])[ \t]*/g;
const CIRCLED_ONE = 0x2460;
const EMPHASIS = /[*_~`\\]/g;

/** Every script's digits stand in rows of ten from nought to nine. */
function plainDigit(digit: string): string {
  const compatible = digit.normalize('NFKC');
  if (compatible >= '0' && compatible <= '9') return compatible;
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  // A row begins where the character before is none of its digits.
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code -= 1;
    value += 1;
  }
  return String(value);
}

function decodeEntity(entity: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return NAMED_ENTITIES[name.toLowerCase()] ?? entity;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function firstOf(pattern: RegExp, text: string): string | null {
  return pattern.exec(text)?.[0] ?? null;
}

function withoutMarks(markdown: string): string {
  return (
    markdown
      .replace(ENTITY, decodeEntity)
      .replace(INVISIBLE, '')
      // Before characters are combined: a mark may stand between a letter and its accent.
      .replace(EMPHASIS, '')
  );
}

/** Whether Markdown holds a link, an image or an address, also one spelt with entities or backslashes. */
export function holdsLink(markdown: string): boolean {
  const words = withoutMarks(markdown);
  return LINK.test(markdown) || LINK.test(words) || holdsAddress(words);
}

/**
 * The words of a piece of Markdown as a reader sees them, so that a figure is found however it was
 * written. Entities, another script's digits, marks or invisible characters within and combined
 * characters are resolved.
 */
export function readableText(markdown: string): ReadableText {
  const disguises: { kind: Disguise; excerpt: string }[] = [];
  const note = (kind: Disguise, excerpt: string | null) => {
    if (excerpt !== null) disguises.push({ kind, excerpt });
  };
  note('markup', firstOf(TAG, markdown) ?? firstOf(LINK, markdown));
  const visible = withoutMarks(markdown)
    .replace(/VO₂/gi, 'VO2')
    .replace(
      CIRCLED_LIST_MARK,
      (_, start: string, marks: string, circled: string) =>
        `${start}${marks}${circled.charCodeAt(0) - CIRCLED_ONE + 1}. `,
    );
  // An address may be spelt with entities or backslashes, which Markdown takes away.
  note('markup', firstOf(LINK, visible));
  note('markup', firstOf(OTHER_ENTITY, visible));
  note('look-alike', firstOf(TURNS_WORDS, markdown.replace(ENTITY, decodeEntity)));
  note('look-alike', firstOf(PICTURED_FIGURE, visible));
  const digits = visible.replace(DIGIT_OF_ANY_SCRIPT, (digit) =>
    digit >= '0' && digit <= '9' ? digit : plainDigit(digit),
  );
  const numeral = firstOf(OTHER_NUMERAL, digits);
  // ⑫ and ½ become digits below; what does not is a figure all the same.
  if (numeral !== null && !/\d/.test(numeral.normalize('NFKC'))) note('look-alike', numeral);
  const text = digits
    // A comma in a sentence, not one within a figure.
    .replace(/，(?!\d)/g, ', ')
    .normalize('NFKC')
    .replace(/\p{M}/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[‐‑‒−]/g, '-')
    .replace(/[’‘`´ʼ′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[：∶ː]/g, ':');
  note('look-alike', firstOf(FOREIGN_LETTER, text));
  return { text, disguises };
}

/** Whether a text holds characters that have no meaning but the one a font gives them. */
export function hasPrivateCharacters(text: string): boolean {
  return PRIVATE_USE.test(text);
}
