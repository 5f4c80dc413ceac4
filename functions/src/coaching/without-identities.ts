/** Stands for what was left out, so that the words around it still make sense. */
const LEFT_OUT = '[…]';

/** Web addresses, which often end in somebody's number. */
const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S+/giu;

/** What may be an email's name, with the rest where it is: a text without spaces is looked through once. */
const EMAIL_NAME = /[\p{L}\p{N}._%+-]+([@＠][\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)?/gu;

/** What else names a person or a place beyond doubt, wherever it stands. */
const IDENTITIES: readonly RegExp[] = [
  // Positions, in decimals and in degrees
  /[-+]?\d{1,3}\.\d{3,}°?(?:\s*[,;/]\s*|[^\S ]* \s*)[-+]?\d{1,3}\.\d{3,}°?/gu,
  /\d{1,3}\s*°\s*\d{1,2}(?:\.\d+)?\s*['’′](?:\s*\d{1,2}(?:\.\d+)?\s*["”″])?\s*[NSEW北南東东西]?/giu,
  // Telephone numbers and numbers of accounts
  /\+\d[\d ()-]{7,}\d|(?<![\d-])0\d{1,4}[- ]\d{1,4}[- ]\d{3,4}(?!\d)|\d{9,}/gu,
];

const NAME_MIN_LENGTH = 2;

/** A name as a word of its own; scripts without spaces have no edges to look for. */
function namePattern(name: string): RegExp {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return /^[\p{Script=Latin}\p{M}' .-]+$/u.test(name)
    ? new RegExp(`(?<![\\p{L}\\p{M}])${escaped}(?![\\p{L}\\p{M}])`, 'giu')
    : new RegExp(escaped, 'gu');
}

/**
 * A runner's own words without what a model must never get: their name, email
 * and web addresses, positions, telephone and account numbers.
 *
 * @param names what the runner is called; one of a single letter is passed over
 * @example withoutIdentities('I am Hanako: hanako@example.com', ['Hanako']) // 'I am […]: […]'
 */
export function withoutIdentities(text: string, names: readonly string[] = []): string {
  const patterns = names
    .map((name) => name.trim())
    .filter((name) => name.length >= NAME_MIN_LENGTH)
    .map(namePattern);
  const withoutAddresses = text
    .replace(WEB_ADDRESS, LEFT_OUT)
    .replace(EMAIL_NAME, (name: string, rest?: string) => (rest === undefined ? name : LEFT_OUT));
  return [...IDENTITIES, ...patterns].reduce(
    (words, pattern) => words.replace(pattern, LEFT_OUT),
    withoutAddresses,
  );
}
