import { calendarDayOf, dayNumberOf, isCalendarDay } from '../../measures/calendar-day.ts';
import { RECORD_METERS } from '../../training/performance/record-meters.ts';

/** What words say of a goal; null = it was not said. */
export interface GoalWords {
  meters: number | null;
  /** The time wished for. */
  seconds: number | null;
  /** YYYY-MM-DD, after today. */
  day: string | null;
  runsPerWeek: number | null;
}

/** The first that fits counts: a half marathon is no marathon. */
const DISTANCES: readonly (readonly [number, RegExp])[] = [
  [
    RECORD_METERS.halfMarathon,
    /\bhalf\b|ハーフ|半[马程]|\bban marathon\b|(?<!\d)21 ?(?:km?|公里|キロ)/,
  ],
  [
    RECORD_METERS.marathon,
    /marathon|フル|マラソン|[全马]程?马|马拉松|(?<!\d)42 ?(?:km?|公里|キロ)/,
  ],
  [RECORD_METERS.hundredKilometers, /(?<!\d)100 ?(?:km?\b|公里|キロ)/],
  [RECORD_METERS.fiftyKilometers, /(?<!\d)50 ?(?:km?\b|公里|キロ)/],
  [RECORD_METERS.tenKilometers, /(?<!\d)10 ?(?:km?\b|公里|千米|キロ)|\bten k\b|十公里/],
  [
    RECORD_METERS.fiveKilometers,
    /(?<![\d.])5 ?(?:km?\b|公里|千米|キロ)|\bfive k\b|五公里|\bparkrun\b/,
  ],
];

const RUNS_A_WEEK =
  /\b([3-7]) (?:days|times|runs|sessions) (?:a|per|each) week|(?:周|週|一周|每周|每星期)に?([3-7]) ?[日回天次]|\b([3-7]) (?:buoi|ngay|lan) (?:mot |moi |\/ ?)?tuan/;
const HOURS =
  /(?:\bsub[- ]?|\bunder |サブ|破|\bduoi )(\d)(?:[:h時时小]?(?:間|时)? ?(\d{2}))?(?!\d|k)|(\d)(?:時間|小时|\btieng\b|\bhours?\b)(?:(\d{1,2})(?:分|\bphut\b|\bminutes?\b))?/;
const MINUTES =
  /(?:\bsub[- ]?|\bunder |\bduoi |破)(\d{2})(?!\d)(?: ?(?:min|分|phut))?|(\d{2})分(?:切り|以内)/;
const WEEKS_AHEAD =
  /\bin (\d{1,2}) weeks\b|(\d{1,2}) ?(?:週間後|周后|个星期后)|\b(\d{1,2}) tuan (?:nua|toi)\b/;
const ISO_DAY = /\b(\d{4}-\d{2}-\d{2})\b/;
const MONTH_DAY_WIDE = /(?<!\d)(1[0-2]|[1-9]) ?月 ?(\d{1,2}) ?[日号]/;
const DAY_MONTH_VI = /\bngay (\d{1,2}) ?(?:\/|thang) ?(1[0-2]|[1-9])\b/;
const MONTHS_EN = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAY_MONTH_EN =
  /\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/;
const MONTH_DAY_EN =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (\d{1,2})(?:st|nd|rd|th)?\b/;

/**
 * The goal that words name. Nothing is guessed: what is not said is null.
 *
 * @param readings the words in the spellings that the patterns know
 * @param today as `dayNumber`
 */
export function readGoalWords(readings: readonly string[], today: number): GoalWords {
  const distance = DISTANCES.find(([, said]) => readings.some((words) => said.test(words)));
  const runs = firstGroups(RUNS_A_WEEK, readings);
  return {
    meters: distance?.[0] ?? null,
    seconds: distance ? secondsOf(readings, distance[0]) : null,
    day: dayOf(readings, today),
    runsPerWeek: runs[0] === undefined ? null : Number(runs[0]),
  };
}

/** What the groups of a pattern caught, in the first spelling that fits. */
function firstGroups(pattern: RegExp, readings: readonly string[]): string[] {
  for (const words of readings) {
    const found = pattern.exec(words);
    if (found) return found.slice(1).filter((group) => group !== undefined);
  }
  return [];
}

const LONG_METERS = 20_000;
const HOUR = 3600;
const MINUTE = 60;

function secondsOf(readings: readonly string[], meters: number): number | null {
  if (meters < LONG_METERS) {
    const [minutes] = firstGroups(MINUTES, readings);
    return minutes === undefined ? null : Number(minutes) * MINUTE;
  }
  const [hours, minutes = '0'] = firstGroups(HOURS, readings);
  return hours === undefined ? null : Number(hours) * HOUR + Number(minutes) * MINUTE;
}

function dayOf(readings: readonly string[], today: number): string | null {
  const [iso] = firstGroups(ISO_DAY, readings);
  if (iso !== undefined) return isCalendarDay(iso) && dayNumberOf(iso) > today ? iso : null;
  const [weeks] = firstGroups(WEEKS_AHEAD, readings);
  if (weeks !== undefined) return calendarDayOf(today + 7 * Number(weeks));
  const [month, day] = firstGroups(MONTH_DAY_WIDE, readings);
  if (month !== undefined) return nextOf(Number(month), Number(day), today);
  const [dayVi, monthVi] = firstGroups(DAY_MONTH_VI, readings);
  if (dayVi !== undefined) return nextOf(Number(monthVi), Number(dayVi), today);
  const [dayFirst, monthName = ''] = firstGroups(DAY_MONTH_EN, readings);
  if (dayFirst !== undefined) return nextOf(monthOf(monthName), Number(dayFirst), today);
  const [monthFirst = '', dayLast] = firstGroups(MONTH_DAY_EN, readings);
  return dayLast === undefined ? null : nextOf(monthOf(monthFirst), Number(dayLast), today);
}

function monthOf(name: string): number {
  return MONTHS_EN.indexOf(name) + 1;
}

/** The next such day after today; null where the calendar has none. */
function nextOf(month: number, day: number, today: number): string | null {
  const year = Number(calendarDayOf(today).slice(0, 4));
  const text = (of: number) =>
    `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return (
    [text(year), text(year + 1)].find((one) => isCalendarDay(one) && dayNumberOf(one) > today) ??
    null
  );
}
