import { DAYS_A_WEEK } from '../../../measures/durations.ts';
import type { PredictedDistance } from '../../facts/facts-of-prediction.ts';
import { calendarDayOf, dayNumberOf } from '../../../measures/calendar-day.ts';
import { questionSpellings } from '../../text/question-spellings.ts';
import { readQuestionWords } from '../question-aspects.ts';

/** A race some weeks or months ahead, of which it is asked whether there is time for it. */
export interface RaceAhead {
  /** Null = it is not named. */
  distance: PredictedDistance | null;
  /** From today to the race. */
  weeks: number;
  /** As the runner says it: a number of weeks or months, or a month from 1 to 12. */
  said: { unit: 'weeks' | 'months' | 'month'; number: number };
}

const DAYS_A_MONTH = 30.4;
/** With less than this only rest still helps, which is asked of the taper. */
const LEAST_WEEKS = 4;
const MOST_WEEKS = 78;

const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty'.split('|');
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 20];
const WIDE_NUMBERS = '一二三四五六七八九十';
const NUMBERS_VI = 'mot|hai|ba|bon|nam|sau|bay|tam|chin|muoi'.split('|');
const MONTHS_EN = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const EN = `(\\d{1,2}|${NUMBERS.join('|')})(?: ?(?:-|or|to) ?(?:\\d{1,2}|${NUMBERS.join('|')}))?`;
const WIDE = `(\\d{1,2}|[两${WIDE_NUMBERS}])(?:[、~〜,或到至-]?(?:か)?(?:\\d{1,2}|[${WIDE_NUMBERS}]))?`;
const VI = `(\\d{1,2}|${NUMBERS_VI.join('|')})(?:(?: hay | - |-| den )(?:\\d{1,2}|${NUMBERS_VI.join('|')}))?`;
const LATER_MONTHS: readonly RegExp[] = [
  new RegExp(`\\b${EN} ?months?\\b(?! ago)`),
  new RegExp(`${WIDE} ?[ヶかカケヵ箇]月(?!前)`),
  new RegExp(`${WIDE} ?个(?:多)?月(?!前|之前|以前)`),
  new RegExp(`\\b${VI} thang\\b(?! (?:truoc|qua|roi|\\d))`),
];
const LATER_WEEKS: readonly RegExp[] = [
  new RegExp(`\\b${EN} ?(?:weeks?|wks?)\\b(?! ago)`),
  new RegExp(`${WIDE} ?週間?(?!前)`),
  new RegExp(`${WIDE} ?(?:个)?(?:周|星期|礼拜)(?!前|之前|以前)`),
  new RegExp(`\\b${VI} tuan\\b(?! (?:truoc|qua|roi))`),
];
const HALF_A_YEAR = /\bhalf a year\b|半年(?!前)|\bnua nam\b/;
const MONTHS_OF_HALF_A_YEAR = 6;
const MONTH_NAMED: readonly RegExp[] = [
  /\b(?:in|by|this|next|for) (jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|\bin (may)\b/,
  /(?<![\d/])(1[0-2]|[1-9]) ?月(?:の|に|ま)?/,
  /\bthang (1[0-2]|[1-9])\b/,
];

const ASKS_WHETHER =
  /\b(?:enough|ready|doable|realistic|possible|feasible|achievable|crazy|mad|stupid|too (?:soon|late|early|ambitious)|make it|manage|can i|could i|will i|should i|think|reckon|in time|sensible)\b|間に合|足り|十分|完走|いけ(?:る|ます|そう)|行け(?:る|ます|そう)|でき(?:る|ます|そう)|走れ(?:る|ます|そう)|大丈夫|可能|準備|無理|現実|無謀|早い|迷って|来得及|够|能|可以|行[吗么不]|有戏|现实|靠谱|准备好|赶得[上及]|合适|会不会|太[晚早赶急]|勉强|\b(?:kip|thuc te|du (?:thoi gian|khong|ko|chua)|noi khong|kha thi|san sang|co the|on khong|duoc khong|dc khong|lieu)\b/;
const SOMETHING_ELSE =
  /\b(?:how (?:many|far|much|fast|do|should|to|can)|which|when|pace|plan|schedule|taper\w*|did|ran|finished|ago|sub|what (?:time|pace|should|do|to))\b|何(?:キロ|分|回)|どの|どう(?:や|すれ|した)|ペース|メニュー|計画|走りました|走った|でした|サブ|怎么|多少|配速|计划|课表|跑了|破|跑进|\b(?:the nao|ra sao|bao nhieu|giao an|ke hoach|da chay|sub|duoi)\b/;

/** Whether the time is enough, in words of nothing else. */
const ENOUGH_TIME =
  /\b(?:enough time|weeks? enough|months? enough|enough weeks|in time|be ready|too (?:late|soon))\b|間に合|来得及|赶得[上及]|\b(?:kip|du thoi gian)\b/;
const A_RACE =
  /\b(?:race|entry|lottery|ballot|place|bib)\b|レース|大会|本番|抽選|当選|エントリー|比赛|中签|抽[中签]|报[了上]?名|参赛|\b(?:giai|thi dau|boc tham|dang ky)\b/;

/**
 * A race ahead of which it is asked whether the time until then is enough; null where none is.
 *
 * @param today as `dayNumber`, on the runner's clock
 * @example readRaceAhead('is 4 months enough for a marathon', today) // { distance: 'marathon', weeks: 17, … }
 */
export function readRaceAhead(text: string, today: number): RaceAhead | null {
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  if (!isSaid(ASKS_WHETHER) || isSaid(SOMETHING_ELSE)) return null;
  const distance = readQuestionWords(text).distance;
  // Where only its time is named, it is the race of the plan, if there is one.
  if (distance === null && !(isSaid(ENOUGH_TIME) && isSaid(A_RACE))) return null;
  const said = timeSaid(readings);
  if (!said) return null;
  const weeks = weeksUntil(said, today);
  return weeks >= LEAST_WEEKS && weeks <= MOST_WEEKS ? { distance, weeks, said } : null;
}

function timeSaid(readings: readonly string[]): RaceAhead['said'] | null {
  if (readings.some((words) => HALF_A_YEAR.test(words))) {
    return { unit: 'months', number: MONTHS_OF_HALF_A_YEAR };
  }
  const months = numberIn(LATER_MONTHS, readings);
  if (months !== null) return { unit: 'months', number: months };
  const weeks = numberIn(LATER_WEEKS, readings);
  if (weeks !== null) return { unit: 'weeks', number: weeks };
  const month = numberIn(MONTH_NAMED, readings);
  return month === null ? null : { unit: 'month', number: month };
}

function numberIn(patterns: readonly RegExp[], readings: readonly string[]): number | null {
  for (const pattern of patterns) {
    for (const words of readings) {
      const [, ...groups] = pattern.exec(words) ?? [];
      const word = groups.find((group) => group !== undefined);
      if (word !== undefined) return valueOf(word);
    }
  }
  return null;
}

function valueOf(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  const month = MONTHS_EN.indexOf(word.slice(0, 3));
  const english = VALUES[NUMBERS.indexOf(word)];
  if (english !== undefined) return english;
  if (word === '两') return 2;
  const wide = WIDE_NUMBERS.indexOf(word) + 1;
  if (wide > 0) return wide;
  const vietnamese = NUMBERS_VI.indexOf(word) + 1;
  return vietnamese > 0 ? vietnamese : month + 1;
}

/** Whole weeks, so that nobody is promised a week more than there is. */
function weeksUntil({ unit, number }: RaceAhead['said'], today: number): number {
  if (unit === 'weeks') return number;
  if (unit === 'months') return Math.floor((number * DAYS_A_MONTH) / DAYS_A_WEEK);
  const year = Number(calendarDayOf(today).slice(0, 4));
  const first = [year, year + 1]
    .map((one) => dayNumberOf(`${one}-${String(number).padStart(2, '0')}-01`))
    .find((day) => day > today);
  return Math.floor(((first ?? today) - today) / DAYS_A_WEEK);
}
