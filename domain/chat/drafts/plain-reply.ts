import { feedbackText } from '../../coaching/feedback/render-feedback.ts';
import type { Fact } from '../../coaching/facts/fact.ts';
import type { MeasureLocale } from '../../measures/format-measure.ts';
import { shortText } from '../../short-text.ts';
import { withoutAiMention } from '../mention.ts';
import { MESSAGE_LIMITS } from '../message.ts';

/** Headings, quotations and fences; list items read well as they are. */
const LINE_MARKS = /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|(?:`{3,}|~{3,}).*$)/gm;
const INLINE_MARKS = /\*{2,3}|_{2,3}|`+|~~/g;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;

/**
 * The words of a reply as a person would send them, with their figures and no longer than a message may
 * be. Markdown's marks are left out, and a mention of the AI is too.
 *
 * @example plainReply('**Easy**, at {{pace.easy}}.', facts, locale) // 'Easy, at 6:10/km.'
 */
export function plainReply(text: string, facts: readonly Fact[], locale: MeasureLocale): string {
  const words = text.replace(LINE_MARKS, '').replace(LINK, '$1').replace(INLINE_MARKS, '');
  const [said = ''] = feedbackText(
    { sentences: [{ role: 'finding', text: words }] },
    facts,
    locale,
  );
  return shortText(withoutAiMention(said).trim(), MESSAGE_LIMITS.textMaxLength).trim();
}
