import { htmlLanguage, type Language } from '@tasuki/domain/language';

/**
 * The name of a day of the week. 2024-01-01 was a Monday.
 *
 * @param day Monday is 1
 */
export function weekdayWords(
  day: number,
  language: Language,
  width: 'short' | 'narrow' | 'long',
): string {
  return new Intl.DateTimeFormat(htmlLanguage(language), {
    weekday: width,
    timeZone: 'UTC',
  }).format(Date.UTC(2024, 0, day));
}

/** Several days of the week in a sentence. */
export function weekdayListWords(
  days: readonly number[],
  language: Language,
  width: 'short' | 'long',
): string {
  return new Intl.ListFormat(htmlLanguage(language), { type: 'conjunction' }).format(
    days.map((day) => weekdayWords(day, language, width)),
  );
}
