import { enUS, ja, vi, zhCN, zhTW } from 'date-fns/locale';
import { describe, expect, it } from 'vitest';
import type { DateLocale } from './format-date.ts';
import {
  formatDay,
  formatDayWithWeekday,
  formatMonth,
  formatRecentDay,
  formatTimeOfDay,
} from './format-date.ts';

const LOCALES: DateLocale[] = [
  { language: 'ja', locale: ja },
  { language: 'en', locale: enUS },
  { language: 'zh', locale: zhCN },
  { language: 'zh-tw', locale: zhTW },
  { language: 'vi', locale: vi },
];
/** Saturday 21 November 2026, 23:40 in Tokyo. */
const LATE_IN_TOKYO = new Date('2026-11-21T14:40:00Z');

describe('a day in words', () => {
  it('is written as each language writes it', () => {
    expect(LOCALES.map((locale) => formatDay(LATE_IN_TOKYO, 540, locale))).toEqual([
      '2026年11月21日',
      'Nov 21, 2026',
      '2026年11月21日',
      '2026年11月21日',
      '21 tháng 11, 2026',
    ]);
  });

  it('names the weekday as each language does', () => {
    expect(LOCALES.map((locale) => formatDayWithWeekday(LATE_IN_TOKYO, 540, locale))).toEqual([
      '2026年11月21日(土)',
      'Sat, Nov 21, 2026',
      '2026年11月21日 周六',
      '2026年11月21日 週六',
      'Thứ 7, 21 tháng 11, 2026',
    ]);
  });

  it('names the month as each language does', () => {
    expect(LOCALES.map((locale) => formatMonth(LATE_IN_TOKYO, 540, locale))).toEqual([
      '2026年11月',
      'November 2026',
      '2026年11月',
      '2026年11月',
      'Tháng 11/2026',
    ]);
  });

  it('is called by its name where it was today or yesterday', () => {
    const now = new Date(2026, 10, 22, 9);
    const daysAgo = (days: number) => new Date(2026, 10, 22 - days, 6);
    const words = (days: number) =>
      LOCALES.map(({ language }) => formatRecentDay(daysAgo(days), null, now, language));
    expect(words(0)).toEqual(['今日', 'Today', '今天', '今天', 'Hôm nay']);
    expect(words(1)).toEqual(['昨日', 'Yesterday', '昨天', '昨天', 'Hôm qua']);
    expect(words(2)).toEqual([null, null, null, null, null]);
  });

  it('is the athlete’s day, not the viewer’s', () => {
    const locale = LOCALES[1] as DateLocale;
    expect(formatDay(new Date('2026-11-21T16:00:00Z'), 540, locale)).toBe('Nov 22, 2026');
    expect(formatDay(new Date('2026-11-21T03:00:00Z'), -480, locale)).toBe('Nov 20, 2026');
  });
});

describe('a time of day', () => {
  it('is the athlete’s clock', () => {
    expect(formatTimeOfDay(LATE_IN_TOKYO, 540)).toBe('23:40');
    expect(formatTimeOfDay(new Date('2026-11-20T21:05:00Z'), 540)).toBe('6:05');
  });

  it('is the viewer’s clock where the athlete’s is unknown', () => {
    expect(formatTimeOfDay(new Date(2026, 10, 21, 6, 7), null)).toBe('6:07');
  });
});
