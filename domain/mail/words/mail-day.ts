import { enUS } from 'date-fns/locale/en-US';
import type { Language } from '../../language.ts';
import { formatDay } from '../../measures/format-date.ts';

/** Japan's time, in which a mail names its days. */
const OFFSET_MINUTES = 9 * 60;

/**
 * A day as a mail names it, in Japan. Only English writes a month as a word, so its locale serves all.
 *
 * @param at milliseconds since 1970
 * @example mailDay(Date.parse('2026-12-07T03:00:00Z'), 'ja') // '2026年12月7日'
 */
export function mailDay(at: number, language: Language): string {
  return formatDay(new Date(at), OFFSET_MINUTES, { language, locale: enUS });
}
