import type { Language } from '../../../language.ts';
import { formatPastDay, formatRecentDay } from '../../../measures/format-measure.ts';
import type { QuotedFact } from '../../facts/conversation.ts';

/** The day of a run, or the first of a week, as a day number. */
const IS_DAY = /^answer\.asked\..+\.day$/;
/** The same of any year. */
const IS_DATE = /^answer\.asked\..+\.date$/;

/**
 * An answer with its days in words, which are the same in all units. So browsers get no figure for which they would
 * need a unit of its own.
 *
 * @param facts those that only this question asks for
 * @param today as a day number
 */
export function withDaysInWords(
  text: string,
  facts: readonly QuotedFact[],
  { language, today }: { language: Language; today: number },
): string {
  return facts
    .filter(({ id }) => isDay(id))
    .reduce((said, { id, value }) => {
      const day = IS_DATE.test(id)
        ? formatPastDay(value, today, language)
        : formatRecentDay(value, language);
      return said.replaceAll(`{{${id}}}`, day);
    }, text);
}

function isDay(id: string): boolean {
  return IS_DAY.test(id) || IS_DATE.test(id);
}

/** The figures of an answer without the days that stand in its words. */
export function withoutDays(facts: readonly QuotedFact[]): QuotedFact[] {
  return facts.filter(({ id }) => !isDay(id));
}
