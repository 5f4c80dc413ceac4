import { DAYS_A_WEEK } from '../../../measures/durations.ts';
import { readPeriod } from '../question-period.ts';

/** The time whose runs are asked about. */
export type AskedSpan =
  /** So many days up to today. */
  | { kind: 'days'; days: number }
  /** A week from Monday on, 0 = this one. */
  | { kind: 'week'; weeksAgo: number }
  /** A calendar month, 0 = this one. */
  | { kind: 'month'; monthsAgo: number }
  /** All that is known. `isLonger`: the question names a longer time. */
  | { kind: 'known'; isLonger: boolean }
  /** A time before all that is known. */
  | { kind: 'beyond' };

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  couple: 2,
  'couple of': 2,
  few: 3,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  八: 8,
  十: 10,
  数: 3,
  几: 3,
  mot: 1,
  hai: 2,
  ba: 3,
  bon: 4,
  nam: 5,
  sau: 6,
  tam: 8,
  may: 3,
};
const NUMBER = `(\\d{1,2}|${Object.keys(NUMBERS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
const UNITS: readonly (readonly [
  days: number,
  unit: Readonly<Record<'en' | 'ja' | 'zh' | 'vi', string>>,
])[] = [
  [1, { en: 'days?', ja: '日(?:間)?', zh: '[天日]', vi: 'ngay' }],
  [DAYS_A_WEEK, { en: 'weeks?', ja: '週間?', zh: '个?(?:周|星期|礼拜)', vi: 'tuan' }],
  [30, { en: 'months?', ja: '[ヶかカケヵ箇]月(?:間)?', zh: '个月', vi: 'thang' }],
];

/** Units of time up to today, each with the words in which a number of them is named. */
const SPANS: readonly (readonly [days: number, said: readonly RegExp[]])[] = UNITS.map(
  ([days, { en, ja, zh, vi }]) => [
    days,
    [
      new RegExp(`\\b(?:last|past|previous|these|recent) ${NUMBER} ${en}\\b`),
      new RegExp(
        `\\b(?:been (?:at )?(?:this|it|running)|started)(?: \\w+){0,2} ${NUMBER} ${en}\\b`,
      ),
      new RegExp(`(?:ここ|直近の?|最近の?|過去の?|この|走り始めて) ?${NUMBER} ?${ja}`),
      new RegExp(`(?:最近的?|过去的?|近|这|前) ?${NUMBER} ?${zh}`),
      new RegExp(`\\b${NUMBER} ${vi} (?:gan day|gan nhat|vua qua|vua roi|qua|nay|tro lai day)\\b`),
    ],
  ],
);
const A_MONTH = /\b(?:last|past) (?:28|30|thirty) days\b|\bover the (?:last|past) month\b/;
const THIS_WEEK = /\bthis week\b|今週|こんしゅう|[这本]个?(?:周|星期|礼拜)(?!末)|\btuan nay\b/;
const LAST_WEEK =
  /\b(?:last|previous) week\b|先週|せんしゅう|上个?(?:周|星期|礼拜)(?!末|一(?!共)|[二三四五六日天])|\btuan (?:truoc|roi|vua roi|vua qua)\b/;
const WEEK_BEFORE_LAST =
  /\b(?:the )?week before last\b|先々週|上上个?(?:周|星期|礼拜)|\btuan truoc nua\b/;
/** Whole weeks back: the first group is their number. */
const WEEKS_AGO: readonly RegExp[] = [
  new RegExp(`\\b${NUMBER} weeks? (?:ago|back)\\b`),
  new RegExp(
    `(?<!(?:の|本番|大会|レース|試合|マラソン|ハーフ|フル) ?)${NUMBER} ?週間?前(?!後|から)`,
  ),
  new RegExp(`${NUMBER} ?个?(?:周|星期|礼拜)(?:之|以)?前`),
  new RegExp(`\\b${NUMBER} tuan truoc\\b(?! (?:giai|ngay|thi|race|khi|khi thi))`),
];
/** Longer than what is known, up to today. */
const LONGER =
  /\b(?:this|the whole|all) year\b|\byear to date\b|\bytd\b|\bsince (?:the )?(?:start|beginning|january|new year|spring|summer|last)\b|\bever\b|\ball[- ]time\b|今年|年初|(?<!去)年から|これまで|今まで|从来|有史以来|至今|历史|半年|\b(?:nam nay|tu dau nam|ca nam|tu truoc (?:toi|den) (?:gio|nay))\b/;
/** Before it. */
const BEYOND =
  /\blast year\b|\b(?:\d+|two|three) years ago\b|\byear before last\b|\b20\d\d\b|(?<!\d)20\d\d ?年|\b(?:in|last|this) (?:spring|summer|autumn|fall|winter)\b|去年|昨年|一昨年|前年|\d ?年前|[春夏秋冬](?:の|に|は|と|より|天|季)|\b(?:nam ngoai|nam kia|nam truoc|mua (?:xuan|he|thu|dong))\b/;

/** The week that lies so many weeks back; null = none is named. */
function weeksBack(readings: readonly string[]): number | null {
  if (readings.some((words) => WEEK_BEFORE_LAST.test(words))) return 2;
  for (const words of readings) {
    for (const said of WEEKS_AGO) {
      const [, number] = said.exec(words) ?? [];
      if (number !== undefined) return NUMBERS[number] ?? Number(number);
    }
  }
  return null;
}

function daysNamed(readings: readonly string[]): number | null {
  for (const words of readings) {
    for (const [size, patterns] of SPANS) {
      for (const said of patterns) {
        const [, number] = said.exec(words) ?? [];
        if (number !== undefined) return (NUMBERS[number] ?? Number(number)) * size;
      }
    }
  }
  return null;
}

/**
 * The time that a question asks about. All that is known where it names none.
 *
 * @param readings the question in the spellings that the patterns know
 * @param today as `dayNumber`, on the runner's clock
 */
export function askedSpan(text: string, readings: readonly string[], today: number): AskedSpan {
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  const days = daysNamed(readings);
  if (days !== null) return { kind: 'days', days };
  if (isSaid(A_MONTH)) return { kind: 'days', days: 30 };
  const weeksAgo = weeksBack(readings);
  if (weeksAgo !== null) return { kind: 'week', weeksAgo };
  if (isSaid(LAST_WEEK)) return { kind: 'week', weeksAgo: 1 };
  if (isSaid(THIS_WEEK)) return { kind: 'week', weeksAgo: 0 };
  const period = readPeriod(text, today);
  if (isSaid(BEYOND)) return { kind: 'beyond' };
  if (period?.kind === 'month') return { kind: 'month', monthsAgo: period.monthsAgo };
  return { kind: 'known', isLonger: isSaid(LONGER) || period?.kind === 'year' };
}
