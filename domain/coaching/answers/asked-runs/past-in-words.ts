import { DAY_MILLISECONDS } from '../../../measures/durations.ts';
import type { Language } from '../../../language.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../../training/performance/vdot.ts';
import { daysOfPast, type PastSpan } from '../../questions/past/past-span.ts';
import { ANSWER_LOCALES } from '../answer-locale.ts';
import { monthInWords } from './day-in-words.ts';

interface PastWords {
  all: string;
  thisYear: string;
  lastYear: string;
  /** `[year]` stands for its number. */
  year: string;
  month: string;
  since: string;
  days: string;
  half: string;
  marathon: string;
  mile: string;
}

const PAST_WORDS: Readonly<Record<Language, PastWords>> = {
  en: {
    all: 'so far',
    thisYear: 'this year',
    lastYear: 'last year',
    year: 'in [year]',
    month: 'in [month]',
    since: 'from [month] until today',
    days: 'in the last [days] days',
    half: 'half marathon',
    marathon: 'marathon',
    mile: 'mile',
  },
  ja: {
    all: 'これまで',
    thisYear: '今年',
    lastYear: '去年',
    year: '[year]年',
    month: '[month]',
    since: '[month]以降',
    days: '直近[days]日間',
    half: 'ハーフ',
    marathon: 'フルマラソン',
    mile: 'マイル',
  },
  zh: {
    all: '到目前为止',
    thisYear: '今年',
    lastYear: '去年',
    year: '[year] 年',
    month: '[month]',
    since: '[month]以来',
    days: '最近 [days] 天',
    half: '半马',
    marathon: '全马',
    mile: '英里',
  },
  'zh-tw': {
    all: '到目前為止',
    thisYear: '今年',
    lastYear: '去年',
    year: '[year] 年',
    month: '[month]',
    since: '[month]以來',
    days: '最近 [days] 天',
    half: '半馬',
    marathon: '全馬',
    mile: '英里',
  },
  vi: {
    all: 'từ trước đến nay',
    thisYear: 'năm nay',
    lastYear: 'năm ngoái',
    year: 'trong năm [year]',
    month: 'trong [month]',
    since: 'từ [month] đến nay',
    days: 'trong [days] ngày qua',
    half: 'half marathon',
    marathon: 'marathon',
    mile: 'dặm',
  },
};

const MILE_METERS = 1609.344;

function yearOf(day: number): number {
  return new Date(day * DAY_MILLISECONDS).getUTCFullYear();
}

/** `March`, or `March 2024` where it is of another year than today. */
export function pastMonthInWords(firstDay: number, today: number, language: Language): string {
  if (yearOf(firstDay) === yearOf(today)) return monthInWords(firstDay, language);
  const month = new Intl.DateTimeFormat(ANSWER_LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(firstDay * DAY_MILLISECONDS));
  return language === 'vi' ? month.toLowerCase() : month;
}

/**
 * The time of the past that is asked about, as it stands in a sentence.
 *
 * @param name what the ids of the figures begin with
 * @param today as `dayNumber`
 */
export function pastInWords(
  span: PastSpan,
  name: string,
  { language, today }: { language: Language; today: number },
): string {
  const words = PAST_WORDS[language];
  const { from } = daysOfPast(span, today);
  switch (span.kind) {
    case 'all':
      return words.all;
    case 'year':
      if (span.yearsAgo === 0) return words.thisYear;
      if (span.yearsAgo === 1) return words.lastYear;
      return words.year.replace('[year]', String(yearOf(from)));
    case 'month':
      return words.month.replace('[month]', pastMonthInWords(from, today, language));
    case 'since':
      return words.since.replace('[month]', pastMonthInWords(from, today, language));
    case 'days':
      return words.days.replace('[days]', `{{${name}.days}}`);
  }
}

/** A race distance by its name, or else by its figure. */
export function distanceInWords(meters: number, fact: string, language: Language): string {
  const words = PAST_WORDS[language];
  switch (meters) {
    case HALF_MARATHON_METERS:
      return words.half;
    case MARATHON_METERS:
      return words.marathon;
    case MILE_METERS:
      return words.mile;
    default:
      // In Chinese a figure stands apart from the word before it.
      return language === 'zh' || language === 'zh-tw' ? ` {{${fact}}}` : `{{${fact}}}`;
  }
}

/** Names and figures as one list: `January 120 km, February 98 km`. */
export function listInWords(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(ANSWER_LOCALES[language], { type: 'conjunction' }).format(items);
}
