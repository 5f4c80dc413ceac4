/** Stands in a log for what was taken out. */
const TAKEN_OUT = '[secret]';
/** Stands there for the address of somebody. */
const ADDRESS = '[address]';

/** A secret that is shorter than this is a word of any text. */
const SECRET_MIN_LENGTH = 8;

/** What is a secret by its form, in errors and addresses of any company. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // Signed tokens: of Firebase, Google, and everybody who uses JWT.
  [/\beyJ[\w-]{8,}\.[\w-]{4,}\.[\w-]*/g, TAKEN_OUT],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${TAKEN_OUT}`],
  // The query or fragment of an address may hold a code, a token or a signature.
  [/(\bhttps?:\/\/[^\s"'<>?#]*)[?#][^\s"'<>]*/gi, `$1?${TAKEN_OUT}`],
  [/(\bhttps?:\/\/)[^\s"'<>/@]+@/gi, `$1${TAKEN_OUT}@`],
  // The path of a webhook holds its secret.
  [/\b(stravaWebhook|garminWebhook|mailWebhook)\/[^\s"'<>?#]+/gi, `$1/${TAKEN_OUT}`],
  [
    /\b(access_token|refresh_token|id_token|client_secret|verify_token|code_verifier|code|state|token|key|secret|password)(["']?\s*[=:]\s*["']?)[^\s"'&,;}]{8,}/gi,
    `$1$2${TAKEN_OUT}`,
  ],
  // Mail servers repeat whom they refuse. A name of a host ends with a letter, and a version does not begin so.
  [
    /(?:"[^"\n]{1,64}"|[\p{L}\p{N}.!#$&'*+=?^_`{|}~-]{1,64})(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}[\p{L}\p{N}-]{1,62}/giu,
    ADDRESS,
  ],
];

/**
 * Takes secrets out of a text that is to be logged or stored as an error. It takes out those that
 * are given, and whatever has the form of a token.
 *
 * @param secrets values that this process knows, e.g. of its configuration
 * @example withoutSecrets('GET https://x.example/a?token=abcdefgh failed', []) // '…/a?[secret] failed'
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) {
    if (secret.length >= SECRET_MIN_LENGTH) clean = clean.replaceAll(secret, TAKEN_OUT);
  }
  for (const [pattern, replacement] of PATTERNS) clean = clean.replace(pattern, replacement);
  return clean;
}
