import { monthsBefore } from '../../../measures/calendar-day.ts';
import { DAY_MILLISECONDS } from '../../../measures/durations.ts';
import { readPeriod } from '../question-period.ts';
import { askedSpan } from '../runs/asked-span.ts';

/** A time of the past, as it is named. */
export type PastSpan =
  /** Everything that is stored. */
  | { kind: 'all' }
  /** A calendar year, 0 = this one until today. */
  | { kind: 'year'; yearsAgo: number }
  /** A calendar month, 0 = this one until today. */
  | { kind: 'month'; monthsAgo: number }
  /** From the first day of a month until today. */
  | { kind: 'since'; monthsAgo: number }
  /** So many days up to today. */
  | { kind: 'days'; days: number };

/** Chinese in simplified characters, Vietnamese without tone marks. */
const THIS_YEAR =
  /\b(?:this|the whole|all|of the) year\b|\byear to date\b|\bytd\b|今年|年初(?:から|以来|至今|到现在)|\b(?:nam nay|tu dau nam)\b/;
const LAST_YEAR = /\blast year\b|去年|昨年|\b(?:nam ngoai|nam truoc|nam roi)\b/;
const YEAR_BEFORE_LAST = /\b(?:the )?year before last\b|一昨年|おととし|前年|\bnam kia\b/;
/** The first group is a year of the calendar. */
const YEAR_NAMED =
  /(?<![\d.,:/-])(20[0-3]\d)(?![\d.,:/-]|\d)(?! ?(?:m|km|k|kms|met(?:er|re)s?|steps|kcal|米|公里|キロ|メートル|歩|步)(?![a-z]))/;
const YEARS_AGO: readonly RegExp[] = [
  /\b(\d|two|three|four|five) years? (?:ago|back)\b/,
  /(\d|[一二两三四五]) ?个?年(?:之|以)?前/,
  /\b(\d|hai|ba|bon) nam truoc\b/,
];
const SMALL_NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  hai: 2,
  ba: 3,
  bon: 4,
};
const ALL_TIME =
  /\bever\b|\ball[- ]?time\b|\bin my life\b|\blife ?time\b|\bso far\b|\bsince i (?:started|began|joined)\b|これまで|今まで|いままで|通算|累計|過去(?:最|一番|の記録|に)|人生|生涯|史上|从来|有史以来|历史|至今|从(?:以前|过去|开始|头)到现在|到目前为止|到现在为止|以来|有生|\b(?:tu truoc (?:den|toi) (?:gio|nay)|tu (?:truoc|xua) (?:den|toi) nay|tu luc bat dau|truoc (?:den|toi) gio|tung (?:chay|dat|hoan thanh|pha))\b/;
/** From a month on. */
const SINCE =
  /\bsince\b|\bfrom\b.{0,16}\b(?:on|until|till|to (?:now|today)|onwards?)\b|から|以来|以後|至今|到现在|到今天|起|\b(?:tu thang|ke tu)\b/;
const HALF_YEAR =
  /\bhalf (?:a )?year\b|\b(?:last|past) (?:6|six) months\b|半年|\b(?:nua nam|6 thang (?:qua|gan day|vua qua|nay))\b/;
const TWELVE_MONTHS =
  /\b(?:last|past|previous) (?:12|twelve) months\b|\b(?:the )?past year\b|(?:この|ここ|直近|過去)の?(?:1|一)年|(?:过去|最近|近)(?:的)?一年|(?:12|十二)个月|\b(?:1 nam (?:qua|gan day|vua qua)|12 thang (?:qua|gan day|vua qua))\b/;
/** What is nearer than any year. */
const TODAY =
  /\btoday\b|\byesterday\b|\bthis (?:morning|evening|run|week|weekend)\b|今日|今朝|今回|昨日|今天|今早|昨天|这[次周趟]|本周|\b(?:hom nay|sang nay|hom qua|tuan nay)\b/;
const HALF_YEAR_DAYS = 182;
const YEAR_DAYS = 365;

/** What a question says, in the spellings that the patterns know. */
export interface SaidPast {
  text: string;
  readings: readonly string[];
  is: (said: RegExp) => boolean;
  /** As `dayNumber`, on the runner's clock. */
  today: number;
}

function yearOf(today: number): number {
  return new Date(today * DAY_MILLISECONDS).getUTCFullYear();
}

/** The years of the calendar that a question names by their numbers, in years before this one. */
function yearsNamed({ readings, today }: SaidPast): number[] {
  const named = readings.flatMap((words) =>
    [...words.matchAll(new RegExp(YEAR_NAMED, 'g'))].map(
      ([, year]) => yearOf(today) - Number(year),
    ),
  );
  return [...new Set(named)];
}

function yearNamed(said: SaidPast): number | null {
  const [year] = yearsNamed(said);
  if (year !== undefined) return year;
  for (const words of said.readings) {
    for (const pattern of YEARS_AGO) {
      const [, number] = pattern.exec(words) ?? [];
      if (number !== undefined) return SMALL_NUMBERS[number] ?? Number(number);
    }
  }
  return null;
}

/** Whether the last year is named, and none but this one beside it. */
export function namesLastYear(said: SaidPast): boolean {
  const years = yearsNamed(said);
  if (said.is(YEAR_BEFORE_LAST) || years.some((year) => year > 1)) return false;
  return said.is(LAST_YEAR) || years.includes(1);
}

/** Whether a question names everything that was ever run. */
export function saysEver({ is }: SaidPast): boolean {
  return is(ALL_TIME);
}

/**
 * The time of the past that a question names. Null = it names none, or one that lies ahead.
 *
 * @example pastSpan(saidPast('how many km since March?', today)) // { kind: 'since', monthsAgo: … }
 */
export function pastSpan(said: SaidPast): PastSpan | null {
  const { text, is, today, readings } = said;
  const period = readPeriod(text, today);
  const month = period?.kind === 'month' ? period.monthsAgo : null;
  if (month !== null && is(SINCE)) return { kind: 'since', monthsAgo: month };
  if (month !== null) return { kind: 'month', monthsAgo: month };
  if (is(HALF_YEAR)) return { kind: 'days', days: HALF_YEAR_DAYS };
  if (is(TWELVE_MONTHS)) return { kind: 'days', days: YEAR_DAYS };
  const span = askedSpan(text, readings, today);
  if (span.kind === 'days') return { kind: 'days', days: span.days };
  if (span.kind === 'week' || is(TODAY)) return null;
  if (is(YEAR_BEFORE_LAST)) return { kind: 'year', yearsAgo: 2 };
  const yearsAgo = is(LAST_YEAR) ? 1 : yearNamed(said);
  if (yearsAgo !== null) {
    if (yearsAgo < 0) return null;
    return is(SINCE)
      ? { kind: 'since', monthsAgo: monthsToYear(yearsAgo, today) }
      : { kind: 'year', yearsAgo };
  }
  if (is(THIS_YEAR)) return { kind: 'year', yearsAgo: 0 };
  return is(ALL_TIME) ? { kind: 'all' } : null;
}

/** Months from the January of a year to this one. */
function monthsToYear(yearsAgo: number, today: number): number {
  return yearsAgo * 12 + monthsBefore(today, 0).month - 1;
}

/** First and last day of a span, both as `dayNumber`; everything begins before any run. */
export function daysOfPast(span: PastSpan, today: number): { from: number; to: number } {
  switch (span.kind) {
    case 'all':
      return { from: -Infinity, to: today };
    case 'year': {
      const year = yearOf(today) - span.yearsAgo;
      const from = Math.round(Date.UTC(year, 0, 1) / DAY_MILLISECONDS);
      const end = Math.round(Date.UTC(year + 1, 0, 1) / DAY_MILLISECONDS) - 1;
      return { from, to: Math.min(end, today) };
    }
    case 'month': {
      const { firstDay, lastDay } = monthsBefore(today, span.monthsAgo);
      return { from: firstDay, to: Math.min(lastDay, today) };
    }
    case 'since':
      return { from: monthsBefore(today, span.monthsAgo).firstDay, to: today };
    case 'days':
      return { from: today - span.days + 1, to: today };
  }
}
