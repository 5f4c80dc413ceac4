import { withoutUnseen } from './unseen-characters.ts';
import { IDENTITY_NUMBERS } from './identity-numbers.ts';

/** Stands for what was left out, so that the words around it still make sense. */
const LEFT_OUT = '[…]';

/** Web addresses, which often end in somebody's number. */
const WEB_ADDRESS =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}.@-])(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S+/giu;

/** What may be an email's name, with the rest where it is: a text without spaces is looked through once. */
const EMAIL_NAME = /[\p{L}\p{N}._%+-]+(@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)?/gu;

const HEMISPHERE = '(?:[^\\S\\n]?[NSEW北南東东西](?!\\p{L}))?';

/** What else names a person or a place beyond doubt, wherever it stands. */
const IDENTITIES: readonly RegExp[] = [
  // Positions, in decimals and in degrees; of a distance nobody knows the fifth decimal
  new RegExp(
    `[-+]?\\d{1,3}\\.\\d{3,}°?${HEMISPHERE}(?:\\s*[,;/]\\s*|[^\\S ]* \\s*)[-+]?\\d{1,3}\\.\\d{3,}°?${HEMISPHERE}`,
    'gu',
  ),
  new RegExp(`[-+]?(?<![\\d.])\\d{1,3}\\.\\d{5,}°?${HEMISPHERE}`, 'gu'),
  /\d{1,3}\s*°\s*\d{1,2}(?:\.\d+)?\s*['’′](?:\s*\d{1,2}(?:\.\d+)?\s*["”″])?\s*[NSEW北南東东西]?/giu,
  /(?:[北南][緯纬]|[東东西][経經经])\s?\d{1,3}(?:\.\d+)?\s?度?(?:\s?\d{1,2}\s?分)?(?:\s?\d{1,2}(?:\.\d+)?\s?秒)?/gu,
  // Telephone numbers and numbers of accounts
  /\+\d[\d ()-]{7,}\d|\(0\d{1,4}\)[- ]?\d{1,4}[- ]?\d{3,4}(?!\d)|\(\d{3}\) ?\d{3}[- .]\d{4}(?!\d)|(?<![\d-])0\d{1,4}[- ]\d{1,4}[- ]\d{3,4}(?!\d)|(?<![\d.])0\d{2,4}\.\d{2,4}\.\d{3,4}(?!\d)|(?<![\d-])1[3-9]\d[- ]\d{4}[- ]\d{4}(?!\d)|\d{9,}/gu,
  // The same where the number behind the area has no parts, or has pairs
  /(?<![\d.-])0\d{1,4}[-/ ]\d{6,8}(?!\d)|(?<![\d:.-])0[1-9](?:[ .-]\d{2}){4}(?![\d:])/gu,
  // Ten digits as in North America; in intervals all three are whole fifties: 400-800-1200
  /(?<![\d.:-])(?:1[- .])?(?!\d[05]0[- .]\d[05]0[- .]\d{2}[05]0)[2-9]\d{2}[- .]\d{3}[- .]\d{4}(?!\d|[.:]\d)/gu,
];

const NAME_MIN_LENGTH = 2;

/** A name as a word of its own; scripts without spaces have no edges to look for. */
function namePattern(name: string): RegExp {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // Japanese and Chinese words follow a Latin name without a space.
  return /^[\p{Script=Latin}\p{M}' .-]+$/u.test(name)
    ? new RegExp(`(?<![\\p{Script=Latin}\\p{M}])${escaped}(?![\\p{Script=Latin}\\p{M}])`, 'giu')
    : new RegExp(escaped, 'gu');
}

const HALF_WIDTH_KANA = /[\uFF65-\uFF9F]+/g;

/** Without what nobody sees, and with one spelling of each accent and each kana. */
function plainSpelling(text: string): string {
  return withoutUnseen(text)
    .replace(HALF_WIDTH_KANA, (kana) => kana.normalize('NFKC'))
    .normalize('NFC');
}

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Digits, letters and marks as an English keyboard writes them, each in its place. */
function inHalfWidth(text: string): string {
  return text.replace(FULL_WIDTH, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
}

/** Puts the mark in each place where `pattern` finds something, whatever the width of its characters. */
function leftOut(
  text: string,
  pattern: RegExp,
  isMeant: (match: RegExpExecArray) => boolean = () => true,
): string {
  const parts: string[] = [];
  let end = 0;
  for (const match of inHalfWidth(text).matchAll(pattern)) {
    if (!isMeant(match)) continue;
    parts.push(text.slice(end, match.index), LEFT_OUT);
    end = match.index + match[0].length;
  }
  return parts.join('') + text.slice(end);
}

/**
 * A runner's own words without what a model must never get: their name, email and web addresses, positions, numbers
 * of telephones, accounts, cards and persons. A model gets no characters either that no reader sees, since somebody
 * could instruct it by them.
 *
 * @param names what the runner is called; one of a single letter is passed over
 * @example withoutIdentities('I am Hanako: hanako@example.com', ['Hanako']) // 'I am […]: […]'
 */
export function withoutIdentities(text: string, names: readonly string[] = []): string {
  const patterns = names
    .map((name) => inHalfWidth(plainSpelling(name)).trim())
    .filter((name) => name.length >= NAME_MIN_LENGTH)
    .map(namePattern);
  const withoutAddresses = leftOut(
    leftOut(plainSpelling(text), WEB_ADDRESS),
    EMAIL_NAME,
    ([, host]) => host !== undefined,
  );
  // Before telephone numbers, which would take a part of them.
  const withoutNumbers = IDENTITY_NUMBERS.reduce(
    (words, { pattern, isMeant }) => leftOut(words, pattern, isMeant),
    withoutAddresses,
  );
  return [...IDENTITIES, ...patterns].reduce(
    (words, pattern) => leftOut(words, pattern),
    withoutNumbers,
  );
}
