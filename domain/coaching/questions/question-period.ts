import { DAYS_A_WEEK, DAY_MILLISECONDS } from '../../measures/durations.ts';
import { mondayOf, monthsBefore } from '../../measures/calendar-day.ts';
import { questionSpellings } from '../text/question-spellings.ts';

/** A time in the past that a question asks about by name. */
export type AskedPeriod =
  | { kind: 'day'; daysAgo: number; isYesterday: boolean }
  /** Two days beside each other, as they are named. */
  | { kind: 'days'; daysAgo: readonly [number, number] }
  /** A calendar month, 0 = this one. */
  | { kind: 'month'; monthsAgo: number }
  /** Two calendar months beside each other, the later one first. */
  | { kind: 'months'; monthsAgo: readonly [number, number] }
  /** This week until now, named by its first day. */
  | { kind: 'week' }
  /** This week beside the last. */
  | { kind: 'weeks' }
  /** Longer than any history. */
  | { kind: 'year' }
  /** A time that is none of these: it is said what can be looked up. */
  | { kind: 'unread' };

/** What lies ahead is planned and not looked up. */
const AHEAD =
  /\bshould\b(?! ?(?:have|'?ve)\b)|\bcan i (?:do|run|swap|move|train)\b|\binstead\b|\bwill\b|\bwhat to (?:run|do)\b|\bshall\b|going to|\bnext\b|tomorrow|\bplan\b|\bworkout for\b|^(?!.*\b(?:was|were|did)\b).*\brac(?:e|ing)\b|^(?!.*\bdid\b).*\bwhat\b.{0,20}(?:do|run) on \w+day\b|べき|したら|しよう|すれば|おすすめ|お勧め|オススメ|何しよ|どうしよ|やろう|予定|大会|レース|本番|来週|明日|メニュー|ればいい|跑(?:什么|啥)|该|要(?:跑|练|不要)|怎么(?:跑|练)(?!那么|这么|得|成|[慢快累])|下(?:个|次|周)|还(?:要|能)?[跑练](?:吗|么)|安排|比赛|课表|计划|\bnen\b|\bsap\b|\bgiai\b|\bthi dau\b|\blich\b|\btap gi\b|chay gi|^(?!.*\b(?:hom|vua|da|qua|truoc|roi|duoc|dc|bi|minh chay)\b).*\b(?:chay|bai|buoi) dai\b.{0,6}\b(?:bao nhieu|may) (?:km|cay)/;

const YESTERDAY =
  /yesterday|\blast night\b|\byday\b|昨日|きのう|昨[夜晩]|夕べ|ゆうべ|昨天|昨晚|\b(?:hom|toi|dem|sang|chieu) qua\b/;
const DAY_BEFORE_YESTERDAY = /day before yesterday|一昨日|おととい|前天|hom kia/;
const LAST_WEEK_OF_DAY = /\blast week|先週|上周|上(?:个)?(?:星期|礼拜)|tuan truoc|tuan roi/;
/** From Monday on; Chinese in simplified characters, Vietnamese without tone marks. */
export const WEEKDAYS: readonly RegExp[] = [
  /\bmon(?:day)?(?:'?s)?\b|月曜|(?<!(?<![周期拜])[一1])(?:周|星期|礼拜)一(?![次回趟场]|[共起直样般定])|(?<!\b(?:km|cay|rep|lan|to|vong|doan|buoi|chang|split|interval) )\bthu (?:hai|2)\b/,
  /\btue(?:s|sday)?(?:'?s)?\b|火曜|(?<!(?<![周期拜])[一1])(?:周|星期|礼拜)二(?![次回趟场])|(?<!\b(?:km|cay|rep|lan|to|vong|doan|buoi|chang|split|interval) )\bthu (?:ba|3)\b/,
  /\bwed(?:nesday)?(?:'?s)?\b|水曜|(?<!(?<![周期拜])[一1])(?:周|星期|礼拜)三(?![次回趟场])|(?<!\b(?:km|cay|rep|lan|to|vong|doan|buoi|chang|split|interval) )\bthu (?:tu|4)\b/,
  /\bthu(?:rs?|rsday)(?:'?s)?\b|木曜|(?<!(?<![周期拜])[一1])(?:周|星期|礼拜)四(?![次回趟场])|(?<!\b(?:km|cay|rep|lan|to|vong|doan|buoi|chang|split|interval) )\bthu (?:nam|5)\b/,
  /\bfri(?:day)?(?:'?s)?\b|金曜|(?<!(?<![周期拜])[一1])(?:周|星期|礼拜)五(?![次回趟场])|(?<!\b(?:km|cay|rep|lan|to|vong|doan|buoi|chang|split|interval) )\bthu (?:sau|6)\b/,
  /\bsaturday(?:'?s)?\b|\b(?:on|last) sat\b|土曜|(?<!(?<![周期拜])[一1])(?:周|星期|礼拜)六(?![次回趟场])|(?<!\b(?:km|cay|rep|lan|to|vong|doan|buoi|chang|split|interval) )\bthu (?:bay|7)\b/,
  /\bsunday(?:'?s)?\b|\b(?:on|last) sun\b|日曜|(?:周|星期|礼拜)[日天]|\bchu nhat\b|\bcn\b/,
];

const THIS_MONTH =
  /\bthis month\b|\bmonthly (?:total|mileage|tally|sum|distance|kms?)\b(?=.*\b(?:so far|now|stands|to date|right now|currently)\b)|(?:so far|month to date).*month|今月|こんげつ|[这本]个?月|\bthang nay\b/;
const LAST_MONTH = /\blast months?\b|先月|せんげつ|上个?月|\bthang (?:truoc|roi|vua roi|vua qua)\b/;
const MONTHS_EN = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTHS_EN_SAID =
  /\b(?:in|for|of|during|since|my|total|whole|all|last|to|and|vs|than|with|mileage|distance|kms?|miles) (jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober|tember)?\b|\b(january|february|april|august|september|october|november|december)\b/;
const MONTH_WIDE = /(?<!\d)(1[0-2]|[1-9]) ?月(?!曜|\d)/;
const MONTH_CHINESE = /(十一|十二|十|[一二三四五六七八九])月/;
const CHINESE_MONTHS = '一 二 三 四 五 六 七 八 九 十 十一 十二'.split(' ');
const MONTH_VI = /\bthang (1[0-2]|[1-9])\b/;

/** Times that have a name and no sum: three weeks ago, in spring, the week before last. */
const UNREAD =
  /\b(?:[2-9]|1\d|two|three|four|five|six|eight|ten|a few|several|a couple of|couple) weeks (?:ago|back)\b|\bweek before last\b|\b(?:back in|last|in|over|during) (?:the )?(?:spring|summer|autumn|fall|winter)\b|\bbefore (?:covid|christmas|my (?:injury|operation|surgery|pregnancy))\b|(?:[2-9二三四五六七八九十数]|1\d) ?週間?前|先々週|(?:この前の|去年の)?(?:春|夏|秋|冬)(?:は|の間|に(?!向|備))|(?:[2-9两二三四五六七八九十几]|1\d) ?个?(?:周|星期|礼拜)(?:之|以)?前|上上个?(?:周|星期|礼拜)|(?:春|夏|秋|冬)天(?:的时候|那会|跑了|一共)|\b(?:\d+|hai|ba|bon|nam|sau|bay|tam|chin|muoi|may|vai) tuan (?:truoc|roi)\b|\btuan truoc nua\b|\b(?:hoi )?mua (?:xuan|he|thu|dong) (?:vua roi|truoc|qua)\b/;
/** Whole months back, in words: the first group is their number. */
const MONTHS_AGO: readonly RegExp[] = [
  /\b([2-9]|1[01]|two|three|four|five|six) months? (?:ago|back)\b/,
  /([2-9二三四五六]|1[01]) ?[ヶかカケヵ箇]月前/,
  /([2-9两二三四五六]|1[01]) ?个月(?:之|以)?前/,
  /\b([2-9]|1[01]|hai|ba|bon|nam|sau) thang truoc\b/,
];
const MONTH_BEFORE_LAST =
  /\bmonth before (?:last|that)\b|先々月|前々月|(?:上|再)上个?月|\bthang truoc (?:nua|do)\b/;
const LAST_MONTH_ITSELF =
  /\blast month\b|先月|(?<![上再])上个?月|\bthang (?:truoc(?! (?:nua|do))|roi|vua roi|vua qua)\b/;
const SMALL_NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  hai: 2,
  ba: 3,
  bon: 4,
  nam: 5,
  sau: 6,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
};

/** Months that are several and not named: those that are summed are this one and the last. */
const SEVERAL_MONTHS =
  /\b(?:(?:last|past|these|recent) (?:few|couple(?: of)?|two|2|several) months|month by month|each month|every month|monthly (?:totals|mileages?))\b|ここ(?:数|[2-3２-３二三])?[ヶかカケヵ箇]月|(?:月ごと|毎月|月別)|最近(?:几|两|2)个?月|(?:每个?月|各月)|\b(?:may thang (?:gan day|nay|qua|vua roi)|(?:tung|moi|theo) thang|2 thang (?:gan day|qua|nay))\b/;
const SUMMED_OVER_MONTHS =
  /\bhow (?:far|much|many)\b|\b(?:mileage|distance|kms?|miles|totals?)\b|走行|距離|何 ?キロ|跑量|里程|公里|跑了多少|\b(?:bao nhieu|quang duong|tong|km)\b/;

const YEAR =
  /\b(?:in |of |for |year )?(?<![.\d/-])20[01]\d(?![.\d/-])(?!\s?(?:m|meters?|metres?|米|メートル)\b)|(?<!\d)20[0-2]\d ?年|\b(?:in|of|for|nam) 20\d\d\b|\b(?:\d+|a|one|two|three|four|five|ten) years? (?:ago|back)\b|\byear before last\b|(?:[1-9]|一|二|三|四|五|十|数|两|几) ?年(?:之|以)?前|前年|一昨年|おととし|\b(?:\d+|mot|hai|ba|bon|may) nam (?:truoc|roi)\b|\bnam kia\b|\b(?:this|last|the whole|all) year\b|year to date|\bytd\b|\b(?:in|of|for) 20\d\d\b|今年|去年|一年|年間|年间|\bnam (?:nay|ngoai|roi|truoc)\b|\bca nam\b/;
/** A month with its year. */
const MONTHS_OF_YEARS: readonly RegExp[] = [
  /\b(?<month>jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober|tember)?\.?,? (?:of |in )?(?:the )?(?<year>20\d\d|last year|this year)\b/,
  /(?<year>20\d\d|今|去|一昨|昨|前) ?年 ?[のに的]? ?(?<month>1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九]) ?月(?!曜|\d)/,
  /\bthang (?<month>1[0-2]|[1-9])(?: nam |[/-])(?<year>20\d\d|nay|ngoai|truoc|kia)\b/,
];
const YEARS_AGO: Readonly<Record<string, number>> = {
  'this year': 0,
  'last year': 1,
  今: 0,
  去: 1,
  昨: 1,
  前: 2,
  一昨: 2,
  nay: 0,
  ngoai: 1,
  truoc: 1,
  kia: 2,
};
const THIS_WEEK = /\bthis week\b|今週|こんしゅう|[这本]个?(?:周|星期|礼拜)|\btuan nay\b/;
const LAST_WEEK =
  /\b(?:last|previous) week\b|the week before|先週|せんしゅう|前の週|上个?(?:周|星期|礼拜)(?!一(?![共起直样般定])|[二三四五六日天])|\btuan (?:truoc|roi)\b/;
const COMPARES =
  /\bthan\b|compar|\bvs\b|versus|difference|より|比べ|比較|[比跟和与].{0,6}上|比起来|\bhon\b|so voi|so sanh/;

/** The last one of what was just named. */
const THAN_THE_LAST =
  /\b(?:than|to|vs\.?|versus|with|against|or) (?:the )?(?:last|previous|one before)(?: one)?\b(?! (?:month|year|time|run|race|season))|\b(?:hon|so voi|hay) tuan kia\b/;
const MORE_OR_LESS =
  /\b(?:more|less|further|farther|mileage|distance|kms?)\b|多|少|距離|キロ|走れて|跑量|里程|\b(?:nhieu|it) hon\b|\b(?:km|quang duong)\b/;

const SINCE_MONDAY =
  /\b(?:since|from) mon(?:day)?\b|月曜(?:日)?から|(?:周|星期|礼拜)一(?:到|起|开始|以来|至)|\btu thu (?:2|hai)\b/;

/** The months that a question names, 1–12, in the first spelling that has any. */
function monthsNamed(readings: readonly string[]): number[] {
  for (const words of readings) {
    const named = [
      ...all(MONTHS_EN_SAID, words),
      ...all(MONTH_WIDE, words),
      ...all(MONTH_VI, words),
      ...all(MONTH_CHINESE, words),
    ]
      .map(([, first, second]) => monthOf(first ?? second ?? ''))
      .filter((month) => month > 0);
    if (named.length > 0) return [...new Set(named)].slice(0, 2);
  }
  return [];
}

/** 1–12; 0 = the word is no month. */
function monthOf(word: string): number {
  const ofChinese = CHINESE_MONTHS.indexOf(word) + 1;
  return Number(word) || ofChinese || MONTHS_EN.indexOf(word.slice(0, 3)) + 1;
}

/**
 * The months that a question names with their years, in months before this one. One that is yet to come is below
 * zero.
 */
function monthsOfYearsIn(readings: readonly string[], today: number): number[] {
  const now = new Date(today * DAY_MILLISECONDS);
  for (const words of readings) {
    const named = MONTHS_OF_YEARS.flatMap((pattern) => all(pattern, words)).map(({ groups }) => {
      const { month = '', year = '' } = groups ?? {};
      const yearsAgo = YEARS_AGO[year] ?? now.getUTCFullYear() - Number(year);
      return yearsAgo * 12 + now.getUTCMonth() + 1 - monthOf(month);
    });
    if (named.length > 0) return [...new Set(named)].slice(0, 2);
  }
  return [];
}

function monthsAgoIn(readings: readonly string[]): number | null {
  for (const words of readings) {
    for (const pattern of MONTHS_AGO) {
      const [, number] = pattern.exec(words) ?? [];
      if (number !== undefined) return SMALL_NUMBERS[number] ?? Number(number);
    }
  }
  return null;
}

function all(pattern: RegExp, words: string): RegExpExecArray[] {
  return [...words.matchAll(new RegExp(pattern, 'g'))];
}

/**
 * The past day, month or weeks that a question names; null where it names none or looks ahead. A
 * weekday is its last occurrence up to today, or that of last week where it says so. A month without a year is the last of its name.
 *
 * @param today as `dayNumber`, on the runner's clock
 * @example readPeriod('how far did I go on Tuesday', saturday) // { kind: 'day', daysAgo: 4, … }
 */
export function readPeriod(text: string, today: number): AskedPeriod | null {
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  if (isSaid(AHEAD)) return null;
  if (isSaid(UNREAD)) return { kind: 'unread' };
  if (isSaid(LAST_WEEK) && isSaid(COMPARES)) return { kind: 'weeks' };
  if (isSaid(LAST_WEEK) && isSaid(THIS_WEEK)) return { kind: 'weeks' };
  if (isSaid(THIS_WEEK) && isSaid(THAN_THE_LAST)) return { kind: 'weeks' };
  const isOfTwoMonths = isSaid(MONTH_BEFORE_LAST) && isSaid(LAST_MONTH_ITSELF);
  if (!isOfTwoMonths && isSaid(LAST_MONTH) && isSaid(COMPARES) && isSaid(MORE_OR_LESS)) {
    return { kind: 'months', monthsAgo: [0, 1] };
  }
  if (isSaid(SINCE_MONDAY)) return { kind: 'week' };
  const day = dayNamed(readings, isSaid, today);
  if (day) return day;
  const ofYears = monthsOfYearsIn(readings, today);
  if (ofYears.some((monthsAgo) => monthsAgo < 0)) return { kind: 'unread' };
  if (ofYears.length > 0) return monthsPeriod(ofYears);
  if (isSaid(YEAR)) return { kind: 'year' };
  if (isSaid(SEVERAL_MONTHS) && isSaid(SUMMED_OVER_MONTHS)) {
    return { kind: 'months', monthsAgo: [0, 1] };
  }
  if (isSaid(THIS_MONTH)) return { kind: 'month', monthsAgo: 0 };
  if (isOfTwoMonths) {
    return { kind: 'months', monthsAgo: [1, 2] };
  }
  const monthsAgo = isSaid(MONTH_BEFORE_LAST) ? 2 : monthsAgoIn(readings);
  if (monthsAgo !== null) return { kind: 'month', monthsAgo };
  if (isSaid(LAST_MONTH)) return { kind: 'month', monthsAgo: 1 };
  const { month } = monthsBefore(today, 0);
  return monthsPeriod(monthsNamed(readings).map((named) => (month - named + 12) % 12));
}

/** One month or two; null = there is none. */
function monthsPeriod(monthsAgo: readonly number[]): AskedPeriod | null {
  const [later, earlier] = monthsAgo.toSorted((a, b) => a - b);
  if (later === undefined) return null;
  return earlier === undefined
    ? { kind: 'month', monthsAgo: later }
    : { kind: 'months', monthsAgo: [later, earlier] };
}

/**
 * The weekday that a question names, 0 = Monday; null where it names none.
 *
 * @param readings the question in the spellings that the patterns know
 */
export function weekdayNamed(readings: readonly string[]): number | null {
  const weekday = WEEKDAYS.findIndex((said) => readings.some((words) => said.test(words)));
  return weekday === -1 ? null : weekday;
}

function dayNamed(
  readings: readonly string[],
  isSaid: (said: RegExp) => boolean,
  today: number,
): AskedPeriod | null {
  if (isSaid(DAY_BEFORE_YESTERDAY)) return { kind: 'day', daysAgo: 2, isYesterday: false };
  if (isSaid(YESTERDAY)) return { kind: 'day', daysAgo: 1, isYesterday: true };
  const isOfLastWeek = isSaid(LAST_WEEK_OF_DAY);
  const [first, second] = weekdaysAsked(readings).map((weekday) =>
    daysSince(weekday, today, isOfLastWeek),
  );
  if (first === undefined) return null;
  return second === undefined
    ? { kind: 'day', daysAgo: first, isYesterday: false }
    : { kind: 'days', daysAgo: [first, second] };
}

/** Today is the last of its name, and so zero days ago. */
function daysSince(weekday: number, today: number, isOfLastWeek: boolean): number {
  const ofThisWeek = today - (mondayOf(today) + weekday);
  return isOfLastWeek || ofThisWeek < 0 ? ofThisWeek + DAYS_A_WEEK : ofThisWeek;
}

/** What stands between two things that are said of different days. */
const CONTRAST =
  /\b(?:but|when|while|whereas|though|yet|and|nhung|ma|con|trong khi)\b|[.,;:?!。、，；？！]|のに|けど|だが|でも|但|可是|不过|而(?=周|星期|礼拜)|(?=周[一二三四五六日天]|(?:星期|礼拜)[一二三四五六日天])/;
const ASKS =
  /\b(?:why|how|what|was|were|did)\b.*\b(?:why|how|what|so|slow\w*|bad|hard|awful|tough|fast)\b|\bwhy\b|\bhow come\b|なんで|なぜ|どうして|遅|きつ|しんど|为什么|为啥|怎么|咋|\b(?:sao|tai sao|vi sao)\b/;

/** The one weekday that is asked about, where the words make it plain; else the first two that are named. */
function weekdaysAsked(readings: readonly string[]): number[] {
  const named = readings.map(weekdaysIn).find((days) => days.length > 0) ?? [];
  if (named.length < 2) return named;
  for (const words of readings) {
    const asking = words.split(CONTRAST).filter((clause) => ASKS.test(clause));
    const asked = [...new Set(asking.flatMap(weekdaysIn))];
    if (asked.length === 1) return asked;
  }
  return named.slice(0, 2);
}

/** In the order in which they stand there. */
function weekdaysIn(words: string): number[] {
  return WEEKDAYS.map((said, weekday) => ({ weekday, at: words.search(said) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)
    .map(({ weekday }) => weekday);
}
