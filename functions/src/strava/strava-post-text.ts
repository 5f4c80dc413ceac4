import type { CoachFeedback } from '@tasuki/domain/coaching/feedback/coach-feedback';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import { feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { sentenceGap } from '@tasuki/domain/language';
import type { MeasureLocale } from '@tasuki/domain/measures/format-measure';

const BEGIN = '[Tasuki]';
const END = '[/Tasuki]';
/**
 * Includes what separates it from the athlete's own words. A block that lost its end goes up to its
 * line's end.
 */
const BLOCK = /\n*\[Tasuki\](?:[\s\S]*?\[\/Tasuki\]|[^\n]*)/g;
const WORDS_MAX_LENGTH = 1500;

/** Checks whether our words stand in a description already. */
export function hasPost(description: string): boolean {
  return description.includes(BEGIN);
}

/** A description with the coach's words in their block behind the athlete's own. */
export function withPost(description: string, words: string): string {
  if (hasPost(description)) return description;
  const own = description.trimEnd();
  return `${own}${own === '' ? '' : '\n\n'}${BEGIN}\n${words}\n${END}`;
}

/** A description without our block; the athlete's own words as they were. */
export function withoutPost(description: string): string {
  return description.replace(BLOCK, '');
}

/**
 * The coach's words as one text, in the language they were written in and the viewer's units.
 */
export function postedWords(
  feedback: CoachFeedback,
  facts: readonly Fact[],
  { units }: Pick<MeasureLocale, 'units'>,
): string {
  const { language } = feedback;
  const words = feedbackText(feedback, facts, { language, units }).join(sentenceGap(language));
  return [...words.replaceAll(BEGIN, '').replaceAll(END, '')].slice(0, WORDS_MAX_LENGTH).join('');
}
