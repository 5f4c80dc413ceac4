import type { Language } from '../../../language.ts';
import { DAY_MILLISECONDS } from '../../../measures/durations.ts';
import { ANSWER_LOCALES } from '../answer-locale.ts';

export const YESTERDAY: Readonly<Record<Language, string>> = {
  ja: '昨日',
  en: 'yesterday',
  zh: '昨天',
  'zh-tw': '昨天',
  vi: 'hôm qua',
};

/** `on Thursday`, `木曜日`, `hôm thứ Năm`; the day is one of the last two weeks. */
export function dayInWords(day: number, isYesterday: boolean, language: Language): string {
  if (isYesterday) return YESTERDAY[language];
  const weekday = new Intl.DateTimeFormat(ANSWER_LOCALES[language], {
    // Chinese runners say 周四; the long form is for documents.
    weekday: language === 'zh' || language === 'zh-tw' ? 'short' : 'long',
    timeZone: 'UTC',
  }).format(new Date(day * DAY_MILLISECONDS));
  if (language === 'en') return `on ${weekday}`;
  // Sunday is a name in Vietnamese, the other days are numbers.
  if (language !== 'vi') return weekday;
  return `hôm ${weekday.replace(/^T/, 't').replace('Chủ Nhật', 'Chủ nhật')}`;
}

/** `October`, `10月`. */
export function monthInWords(day: number, language: Language): string {
  const month = new Intl.DateTimeFormat(ANSWER_LOCALES[language], {
    // In Chinese the long one is written in letters, which no watch does.
    month: language === 'en' || language === 'vi' ? 'long' : 'short',
    timeZone: 'UTC',
  }).format(new Date(day * DAY_MILLISECONDS));
  return language === 'vi' ? month.toLowerCase() : month;
}
