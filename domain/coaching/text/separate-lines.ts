/** A line's end and a character that is no space, so that no pattern reaches from one line into the next. */
const LINE_BREAK = '\n\u0000\n';

/**
 * One text of many short ones, each on a line of its own. A pattern made by {@link patternOfLines} finds
 * in one pass what it would find in each of them.
 */
export function separateLines(texts: readonly string[]): string {
  return texts.join(LINE_BREAK);
}

/** The same pattern for texts of {@link separateLines}: each line begins and ends as a text does. */
export function patternOfLines(pattern: RegExp): RegExp {
  return new RegExp(pattern.source, `${pattern.flags.replace(/[gm]/g, '')}gm`);
}

/**
 * Finds which of the texts hold a pattern.
 *
 * @param lines the texts as {@link separateLines} joins them
 * @returns their indices, in order
 */
export function indicesWith(
  linePattern: RegExp,
  texts: readonly string[],
  lines: string,
): readonly number[] {
  const found: number[] = [];
  let index = 0;
  let end = texts[0]?.length ?? 0;
  for (const match of lines.matchAll(linePattern)) {
    while (match.index > end) {
      index += 1;
      end += LINE_BREAK.length + (texts[index]?.length ?? 0);
    }
    if (found.at(-1) !== index) found.push(index);
  }
  return found;
}
