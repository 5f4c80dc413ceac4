import type { Fact } from '../coaching/facts/fact.ts';
import { feedbackText } from '../coaching/feedback/render-feedback.ts';
import type { MeasureLocale } from '../measures/format-measure.ts';
import { TOPIC_LIMITS } from './topic.ts';

/** Marks at the beginning of a line: headings, list items, quotations, fences. */
const LINE_MARKS =
  /^(?:[ \t]*(?:#{1,6}[ \t]+|[-*+•][ \t]+|\d{1,3}[.)][ \t]+|>[ \t]?|`{3,}.*$|~{3,}.*$))+/gm;
/** Marks around words: strong, emphasis, code, struck out. */
const INLINE_MARKS = /\*{1,3}|_{2,3}|`+|~~/g;
/** `[words](address)` */
const LINK = /\[([^\]]*)\]\([^)]*\)/g;

/** Longer beginnings are cut off anyway, however much of them is marks. */
const READ_LENGTH = TOPIC_LIMITS.lastTextMaxLength * 8;

/**
 * The beginning of a person's message as a list of topics shows it: one line, no
 * letter cut in two.
 *
 * @example firstWords('How should I run\nthe next one?') // 'How should I run the next one?'
 */
export function firstWords(text: string): string {
  const line = text.slice(0, READ_LENGTH).replace(/\s+/g, ' ').trim();
  if (line.length <= TOPIC_LIMITS.lastTextMaxLength) return line;
  let beginning = '';
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (beginning.length + segment.length >= TOPIC_LIMITS.lastTextMaxLength) break;
    beginning += segment;
  }
  return `${beginning.trimEnd()}…`;
}

/**
 * The same of the coach's words: figures put in, Markdown's marks left out.
 *
 * @example firstWordsOfReply('**Easy**, at {{pace.easy}}.', facts, locale) // 'Easy, at 6:10/km.'
 */
export function firstWordsOfReply(
  text: string,
  facts: readonly Fact[],
  locale: MeasureLocale,
): string {
  const words = text
    .slice(0, READ_LENGTH)
    .replace(LINE_MARKS, '')
    .replace(LINK, '$1')
    .replace(INLINE_MARKS, '');
  const [line = ''] = feedbackText(
    { sentences: [{ role: 'finding', text: words }] },
    facts,
    locale,
  );
  return firstWords(line);
}
