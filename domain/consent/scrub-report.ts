/** What stands for what was taken out of a text. */
const REMOVED = '…';
const TEXT_MAXIMUM = 300;

const EMAIL = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/gu;
/** What an error quotes may be somebody's words. Names that engines give are kept: reading 'title'. */
const QUOTED =
  /(?<before>\b(?:reading|setting|property|calling) )?(?<quote>["'`“‘「])(?<words>[^"'`”’」]*)["'`”’」]/gu;
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
  return message
    .slice(0, TEXT_MAXIMUM)
    .replace(EMAIL, REMOVED)
    .replace(QUOTED, (whole: string, ...found: unknown[]) => {
      const groups = found.at(-1) as { before?: string; words: string };
      return groups.before !== undefined && IDENTIFIER.test(groups.words)
        ? whole
        : `${groups.before ?? ''}'${REMOVED}'`;
    })
    .replace(LONG_ID, REMOVED)
    .replace(NUMBER, '#');
}
