/** Stands for what was left out, so that the words around it still make sense. */
const LEFT_OUT = '[…]';

/** What names a person or a place beyond doubt, wherever it stands. */
const IDENTITIES: readonly RegExp[] = [
  // Web addresses, which often end in somebody's number
  /(?:https?:\/\/|www\.)\S+/giu,
  /[\p{L}\p{N}._%+-]+[@＠][\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  // Positions, in decimals and in degrees
  /[-+]?\d{1,3}\.\d{3,}°?\s*[,;/ ]\s*[-+]?\d{1,3}\.\d{3,}°?/gu,
  /\d{1,3}\s*°\s*\d{1,2}(?:\.\d+)?\s*['’′](?:\s*\d{1,2}(?:\.\d+)?\s*["”″])?\s*[NSEW北南東东西]?/giu,
  // Telephone numbers and numbers of accounts
  /\+\d[\d ()-]{7,}\d|(?<![\d-])0\d{1,4}[- ]\d{1,4}[- ]\d{3,4}(?!\d)|\d{9,}/gu,
];

/**
 * A runner's own words without what a model must never get: email and web
 * addresses, positions, telephone and account numbers.
 *
 * @example withoutIdentities('Ask me: hanako@example.com') // 'Ask me: […]'
 */
export function withoutIdentities(text: string): string {
  return IDENTITIES.reduce((words, pattern) => words.replace(pattern, LEFT_OUT), text);
}
