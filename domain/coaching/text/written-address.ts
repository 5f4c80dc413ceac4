/** Endings of domains that no word of the five languages is; behind a missing space a sentence may go on. */
const DOMAIN_ENDING =
  '(?:com|net|org|info|biz|io|jp|cn|tw|vn|hk|kr|uk|eu|xyz|ly|gg|tv|cc|dev|app|online|shop|site|website|live|example)';
/** The same behind a point alone, and more than an initial: spelt out, and in names, others look like them. */
const DOTTED_ENDING = '(?:ru|fr|pl|nl|br|mx|sg|icu|cyou|sbs|cfd|tk|gq)';
const LETTER = '[\\p{Script=Latin}\\p{N}]';

const ADDRESSES: readonly RegExp[] = [
  // With a scheme, of a mailbox, of a domain, and of a page whatever its domain's ending
  /(?<![a-z])[a-z][a-z0-9+.-]{1,20}:\/\/|(?<![\p{L}])(?:tel|sms|ftp|geo):\S/iu,
  /[\p{L}\p{N}._%+-]@[\p{L}\p{N}-]{1,63}\.\p{L}/iu,
  new RegExp(`[a-z0-9-]\\.${DOMAIN_ENDING}(?!${LETTER}|\\.${LETTER})`, 'iu'),
  new RegExp(`[a-z0-9-]{2}\\.${DOTTED_ENDING}(?!${LETTER}|\\.${LETTER})`, 'iu'),
  /[a-z0-9-]\.[a-z]{2,20}\/[a-z0-9?#]/iu,
  // Spelt out
  new RegExp(
    `(?:\\bdot|[[(] ?(?:dot|\\.) ?[\\])]|ドット|点|點|chấm) ?${DOMAIN_ENDING}(?!${LETTER})`,
    'iu',
  ),
];

/** A full stop of Chinese or Japanese, which browsers take for the point of a domain. */
const WIDE_POINT = /(?<=[a-z0-9-])[。．｡](?=[a-z])/giu;

/**
 * Whether a text names a web page, a mailbox or a number to call, by an address that nothing marks as one.
 * Readers type it off, and some programs make a link of it.
 *
 * @param text without marks of Markdown
 * @example holdsAddress('Sign in at tasuki.example.') // true
 */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replace(WIDE_POINT, '.');
  return ADDRESSES.some((address) => address.test(plain));
}
