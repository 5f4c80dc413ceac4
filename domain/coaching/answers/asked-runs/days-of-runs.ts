import type { Language } from '../../../language.ts';
import { formatRecentDay } from '../../../measures/format-measure.ts';
import type { QuotedFact } from '../../facts/conversation.ts';

/** The day of a run, or the first of a week, as a day number. */
const IS_DAY = /^answer\.asked\..+\.day$/;

/**
 * An answer with its days in words, which are the same in all units. So browsers get no figure for which they would
 * need a unit of its own.
 *
 * @param facts those that only this question asks for
 */
export function withDaysInWords(
  text: string,
  facts: readonly QuotedFact[],
  language: Language,
): string {
  return facts
    .filter(({ id }) => IS_DAY.test(id))
    .reduce(
      (said, { id, value }) => said.replaceAll(`{{${id}}}`, formatRecentDay(value, language)),
      text,
    );
}

/** The figures of an answer without the days that stand in its words. */
export function withoutDays(facts: readonly QuotedFact[]): QuotedFact[] {
  return facts.filter(({ id }) => !IS_DAY.test(id));
}
