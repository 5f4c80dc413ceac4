import type { Conversation, QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { spokenMeasure } from '@tasuki/domain/measures/spoken-measure';

/**
 * A figure as a model is shown it: its id, how it reads with its unit, and how it was found. It is one line, since
 * hundreds of them are sent with each question.
 *
 * @example describedFact(fact, conversation) // 'interval.work.pace = 4:05/km (repetition mean)'
 */
export function describedFact(
  { id, method, value, unit }: QuotedFact,
  { language, locale }: Pick<Conversation, 'language' | 'locale'>,
): string {
  const shown = spokenMeasure(value, unit, { language, units: locale.units });
  return `${id} = ${shown} (${method.replaceAll('-', ' ')})`;
}
