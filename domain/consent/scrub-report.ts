/** The replacement for what was taken out of a text. */
const REMOVED = '…';
const TEXT_MAXIMUM = 300;

const EMAIL = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/gu;
/**
 * A quote in an error may be somebody's words, with quotation marks of their own. So everything is
 * removed from the first mark to the last one, or to the end if the rest was cut off.
 */
const QUOTED = [
  ['"', '"'],
  ['“', '”'],
  ['‘', '’'],
  ['「', '」'],
  ['『', '』'],
  ['«', '»'],
].map(([first, last]) => new RegExp(`${first}(?:[^]*${last}|[^]*$)`, 'u'));
/** Engines quote names so, several in one message. An apostrophe within a word is no quotation mark. */
const QUOTED_NAME =
  /(?<before>\b(?:reading|setting|property|calling) )?(?<![\p{L}\p{N}])(?<quote>['`])(?<words>(?:(?!\k<quote>)[^]|(?<=\p{L})'(?=\p{L}))*)(?:\k<quote>|$)/gu;
const IDENTIFIER = /^[A-Za-z_$][\w$]{0,40}$/;
/** Heart rates, positions, ids: no number is needed to find a fault. */
const NUMBER = /-?\d+(?:[.,:]\d+)*/gu;
/** An id of ours or of Firebase, which letters are part of. */
const LONG_ID = /\b(?=\w*\d)\w{16,}\b/gu;

/**
 * The message of an error without what may be somebody's: mail addresses, quoted words, and every
 * number, so positions and heart rates too.
 */
export function scrubMessage(message: string): string {
  const withoutQuotes = QUOTED.reduce(
    (text, quoted) => text.replace(quoted, `'${REMOVED}'`),
    message.slice(0, TEXT_MAXIMUM),
  );
  return withoutQuotes
    .replace(EMAIL, REMOVED)
    .replace(QUOTED_NAME, (whole: string, ...found: unknown[]) => {
      const groups = found.at(-1) as { before?: string; words: string };
      return groups.before !== undefined && IDENTIFIER.test(groups.words)
        ? whole
        : `${groups.before ?? ''}'${REMOVED}'`;
    })
    .replace(LONG_ID, REMOVED)
    .replace(NUMBER, '#');
}
