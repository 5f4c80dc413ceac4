import { format, type Locale } from 'date-fns';
import { htmlLanguage, type Language } from '../language.ts';
import { dayNumber, wallClock } from './calendar-day.ts';

/** How dates are written: the language with date-fns' words for it. */
export interface DateLocale {
  language: Language;
  locale: Locale;
}

/** As runners of the language write a day; `spec.md` gives English and Japanese. */
const DAY_PATTERNS: Record<Language, string> = {
  ja: 'yyyy年M月d日',
  en: 'MMM d, yyyy',
  zh: 'yyyy年M月d日',
  'zh-tw': 'yyyy年M月d日',
  vi: "d 'tháng' M, yyyy",
};

const WEEKDAY_PATTERNS: Record<Language, string> = {
  ja: 'yyyy年M月d日(EEEEE)',
  en: 'EEE, MMM d, yyyy',
  zh: 'yyyy年M月d日 EEE',
  'zh-tw': 'yyyy年M月d日 EEE',
  vi: "EEE, d 'tháng' M, yyyy",
};

/** Patterns without the year, for a day within a sentence. */
const MONTH_DAY_PATTERNS: Record<Language, string> = {
  ja: 'M月d日',
  en: 'MMM d',
  zh: 'M月d日',
  'zh-tw': 'M月d日',
  vi: "d 'tháng' M",
};

/** A month with its year, as the heading of a calendar. */
const MONTH_PATTERNS: Record<Language, string> = {
  ja: 'yyyy年M月',
  en: 'MMMM yyyy',
  zh: 'yyyy年M月',
  'zh-tw': 'yyyy年M月',
  vi: "'Tháng' M/yyyy",
};

function formatDate(
  moment: Date,
  utcOffsetMinutes: number | null,
  pattern: string,
  locale: Locale,
): string {
  const { year, month, day } = wallClock(moment, utcOffsetMinutes);
  // Noon exists on every day in every zone, so the day cannot slip.
  return format(new Date(year, month - 1, day, 12), pattern, { locale });
}

/**
 * The day something happened, on the athlete's clock where its offset is known.
 *
 * @param utcOffsetMinutes null = show in the browser's zone
 * @example formatDay(startedAt, 540, { language: 'en', locale: enGB }) // 'Nov 21, 2026'
 */
export function formatDay(
  moment: Date,
  utcOffsetMinutes: number | null,
  { language, locale }: DateLocale,
): string {
  return formatDate(moment, utcOffsetMinutes, DAY_PATTERNS[language], locale);
}

/**
 * The day with its weekday, which is how runners remember a session.
 *
 * @example formatDayWithWeekday(startedAt, 540, { language: 'ja', locale: ja }) // '2026年11月21日(土)'
 */
export function formatDayWithWeekday(
  moment: Date,
  utcOffsetMinutes: number | null,
  { language, locale }: DateLocale,
): string {
  return formatDate(moment, utcOffsetMinutes, WEEKDAY_PATTERNS[language], locale);
}

/**
 * The day without its year, for a sentence about something recent.
 *
 * @example formatMonthDay(startedAt, 540, { language: 'ja', locale: ja }) // '11月21日'
 */
export function formatMonthDay(
  moment: Date,
  utcOffsetMinutes: number | null,
  { language, locale }: DateLocale,
): string {
  return formatDate(moment, utcOffsetMinutes, MONTH_DAY_PATTERNS[language], locale);
}

/**
 * The month that a moment lies in.
 *
 * @example formatMonth(startedAt, 540, { language: 'en', locale: enUS }) // 'November 2026'
 */
export function formatMonth(
  moment: Date,
  utcOffsetMinutes: number | null,
  { language, locale }: DateLocale,
): string {
  return formatDate(moment, utcOffsetMinutes, MONTH_PATTERNS[language], locale);
}

/**
 * `today` or `yesterday` in the language's own word, at the beginning of a line; null = longer ago.
 *
 * @example formatRecentDay(startedAt, 540, new Date(), 'ja') // '昨日'
 */
export function formatRecentDay(
  moment: Date,
  utcOffsetMinutes: number | null,
  now: Date,
  language: Language,
): string | null {
  const daysAgo = dayNumber(now, null) - dayNumber(moment, utcOffsetMinutes);
  if (daysAgo !== 0 && daysAgo !== 1) return null;
  const words = new Intl.RelativeTimeFormat(htmlLanguage(language), { numeric: 'auto' });
  const word = words.format(-daysAgo, 'day');
  return word.charAt(0).toLocaleUpperCase(htmlLanguage(language)) + word.slice(1);
}

/** The time on the athlete's clock, 0:00 to 23:59 in every language. */
export function formatTimeOfDay(moment: Date, utcOffsetMinutes: number | null): string {
  const { hour, minute } = wallClock(moment, utcOffsetMinutes);
  return `${hour}:${String(minute).padStart(2, '0')}`;
}
